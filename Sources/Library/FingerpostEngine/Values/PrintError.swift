/// Why values do not make a link of a route.
public struct PrintError: Error, Sendable, Hashable {
  /// What the limits of a table count.
  package enum Unit: String, Sendable {
    case bytes, segments
    case queryItems = "query items"
  }

  package indirect enum Reason: Sendable, Hashable {
    /// A typed router has no route that prints this destination.
    case noRoute(String?)
    case pattern(String)
    /// Foundation's `URL` rejects or changes the link.
    case foundation
    case unknownRoute(String, nearest: String?)
    case missing(String)
    case unknown(String, nearest: String?, known: [String])
    case doesNotRead(String, type: String, nearest: String? = nil)
    case empty(String)
    /// The same in a mixed value of an item.
    case emptyPart(String)
    case unused(String)
    case unprintable(Unprintable)
    case unprintableValue(String, Unprintable)
    case taken(by: String)
    case readsDifferently
    /// The link was printed, and is known to read differently.
    case misread(Misreading)
    /// The value of a type is not the one that its text reads as; the message.
    case unequal(String, link: String? = nil)
    /// A value that is nil, or an empty list, where absence means the parameter's default.
    case leftOut(String, Template.Parameter)
    /// The link exceeds a limit of the table: the unit, the count and the limit.
    case tooLong(Unit, Int, limit: Int)
    case deprecated(String)
    /// The name of a gone route, and why it is gone.
    case gone(String, reason: String)
    case origin(String)
    case wildcardHost
    /// The rest of a query has an item with a key that the template names.
    case namedKey(String, key: String)
    /// A parameter uses the key of the route's name in an object.
    case reservedName(String)
    /// An object has a number that its sender may have rounded.
    case inexact(String)
    /// An object has a value that no parameter can hold, of whatever type.
    case foreign(String)
    /// The route is marked `web`, and an object is not a web link.
    case webOnly(String)
    /// A link without a request is opened by GET.
    case method(String)
  }

  package let reason: Reason

  package init(_ reason: Reason) { self.reason = reason }

  var isUnknownName: Bool { if case .unknown = reason { true } else { false } }
}

extension PrintError: CodedFault {
  /// What is wrong, and the nearest fix; it never holds a value.
  public var description: String { explained.message }

  /// The same with the code. Of a link that reads as other values it has the link and the values, so keep it out of logs.
  public var debugDescription: String { "\(shown) [\(code)]" }

  /// The description for those who may see the values.
  package var shown: String {
    switch reason {
    case .misread(let misreading): misreading.shown
    case .unequal(let message, let link?): "\(message) (\(link))"
    default: description
    }
  }

  /// The same error about a link.
  package func of(_ link: String) -> PrintError {
    if case .unequal(let message, _) = reason { PrintError(.unequal(message, link: link)) } else { self }
  }

  /// Why the values make no link.
  public var code: FaultCode { FaultCode(explained.kind) }

  @_optimize(size)
  private var explained: (kind: FaultKind, message: String) {
    switch reason {
    case .noRoute(let name): (.printNoRoute, "no route prints " + (name.map { "\"\($0)\"" } ?? "this destination"))
    case .pattern(let message): (.routerPart, "the pattern is not a template: \(message)")
    case .foundation: (.printFoundation, "Foundation's URL would change the link of these values")
    case .unknownRoute(let name, let nearest):
      (.printUnknownRoute, "no route is named \"\(name)\"" + didYouMean(nearest))
    case .missing(let name): (.printMissing, "a value for \"\(name)\" is missing")
    case .unknown(let name, let nearest, let known):
      (
        .printUnknown,
        "the route has no parameter \"\(name)\""
          + (nearest.map { didYouMean($0) }
            ?? (known.isEmpty ? ": it has none" : "; it has \(known.joined(separator: ", "))"))
      )
    case .doesNotRead(let name, let type, let nearest):
      (.printDoesNotRead, "the value of \"\(name)\" does not read as \(type)" + didYouMean(nearest))
    case .empty(let name): (.printEmpty, "the value of \"\(name)\" is empty, and a path segment cannot be empty")
    case .emptyPart(let name): (.printEmpty, "the value of \"\(name)\" is empty, and no part of an item's value may be")
    case .unused(let name):
      (.printUnused, "the value of \"\(name)\" belongs to another branch of the group than the other values")
    case .unprintable(let error): (error.kind, "no link can carry these values: \(error)")
    case .unprintableValue(let name, let error): (error.kind, "no link can carry the value of \"\(name)\": \(error)")
    case .taken(let route): (.printTaken, "the link of these values is read as \"\(route)\"")
    case .readsDifferently: (.printReadsDifferently, "the link of these values does not read back as the same values")
    case .misread(let misreading): (.printReadsDifferently, misreading.message)
    case .unequal(let message, _): (.printReadsDifferently, message)
    case .leftOut(let name, let parameter):
      (
        .printLeftOut,
        (parameter.type.isArray ? "the list of \"\(name)\" is empty" : "the value of \"\(name)\" is nil")
          + ", but a link without it means its default "
          + "\"\((parameter.defaultValue?.texts ?? []).joined(separator: ","))\": give it a value, or remove the default"
      )
    case .tooLong(let unit, let count, let limit):
      (
        .printTooLong,
        "the link of these values is too long: it has \(count) \(unit.rawValue), and the table's limit is \(limit)"
      )
    case .deprecated(let name): (.printDeprecated, "\"\(name)\" is deprecated: its links are read, not printed")
    case .gone(let name, let reason): (.printGone, "\"\(name)\" is gone" + (reason.isEmpty ? "" : ": \(reason)"))
    case .origin(let origin): (.printOrigin, "the route has no links at \(origin)")
    case .wildcardHost: (.printWildcardHost, "an origin with \"*\" is not a host: name one host to print for")
    case .namedKey(let name, let key):
      (
        .printNamedKey,
        "\"\(name)\" has an item with the key \"\(key)\", which belongs to another parameter of the template"
      )
    case .reservedName(let name):
      (.printReservedName, "the parameter \"\(name)\" uses the key of the route's name: rename it")
    case .inexact(let name):
      (.printInexact, "the number of \"\(name)\" may have been rounded by its sender: send it as text")
    case .foreign(let name):
      (.printForeign, "the value of \"\(name)\" is not a text, a number, a boolean or a list of these")
    case .webOnly(let route): (.printWebOnly, "\"\(route)\" is only for web links")
    case .method(let method):
      (.printMethod, "the link of this destination is for \(method) requests, and a text has no method")
    }
  }

  /// The kind of error for a link with the same fault: a value that breaks a rule of syntax makes a malformed link. One that is
  /// missing, or does not read as its type, makes a link that no route has the shape of.
  package var kind: LinkError.Kind {
    switch reason {
    case .empty, .emptyPart, .unprintable, .unprintableValue, .inexact, .foreign: .malformed
    case .tooLong(.bytes, _, _): .tooLong
    case .tooLong(.segments, _, _): .tooManySegments
    case .tooLong(.queryItems, _, _): .tooManyQueryItems
    case .method: .methodNotAllowed
    case .gone: .gone
    default: .notFound
    }
  }
}

extension Location {
  /// The text of this location, with every byte that needs it escaped.
  ///
  /// - Throws: ``PrintError`` if no text reads back as this location.
  public func print() throws(PrintError) -> String {
    do throws(Unprintable) { return try written() } catch { throw PrintError(.unprintable(error)) }
  }
}
