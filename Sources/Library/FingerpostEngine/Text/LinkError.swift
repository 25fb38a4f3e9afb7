/// Why a text is not a link of a table: what is wrong, and where.
///
///     table.match("appscheme://users/%zz")   // kind .malformed, offset 18
///     table.match("appscheme://nowhere")     // kind .notFound, offset 12
///
/// A router's errors say the same of a link that has no destination. `explain` of `FingerpostAnalysis` names the nearest route.
///
/// `description` never holds text from the link itself, so it is safe to log; `debugDescription` does.
public struct LinkError: Error, Sendable, Hashable {
  /// What went wrong, in broad terms. Later versions may add kinds: keep a default.
  public struct Kind: Sendable, Hashable, CustomStringConvertible {
    /// The name that JSON output uses.
    public let description: String

    /// The text is well formed, but no route has its shape.
    public static let notFound = Kind(description: "notFound")
    /// A route has this shape, for another method: see ``LinkError/allowedMethods``.
    public static let methodNotAllowed = Kind(description: "methodNotAllowed")
    /// A release removed the link: see ``LinkError/gone``.
    public static let gone = Kind(description: "gone")
    /// A route reads the path, but a required query item is missing or does not read: see ``LinkError/badQuery``.
    public static let badQuery = Kind(description: "badQuery")
    /// The text belongs to no origin that the table lists.
    public static let unknownOrigin = Kind(description: "unknownOrigin")
    /// The text breaks a rule of syntax.
    public static let malformed = Kind(description: "malformed")
    /// The text has more bytes than ``LinkLimits/bytes``.
    public static let tooLong = Kind(description: "tooLong")
    /// The path has more segments than ``LinkLimits/segments``.
    public static let tooManySegments = Kind(description: "tooManySegments")
    /// A pattern that is used on its own is not a valid template: nothing is wrong with the text.
    public static let faultyPattern = Kind(description: "faultyPattern")
    /// The query has more items than ``LinkLimits/queryItems``.
    public static let tooManyQueryItems = Kind(description: "tooManyQueryItems")
  }

  package indirect enum Reason: Sendable, Hashable {
    case notFound
    case methodNotAllowed([String])
    case gone(Gone)
    case badQuery(BadQuery)
    case unknownOrigin
    case malformed(Malformation)
    case tooLong(limit: Int)
    case tooManySegments(limit: Int)
    case tooManyQueryItems(limit: Int)
    case pattern(String)
  }

  package enum Malformation: Sendable, Hashable {
    case empty, escape, utf8, control, rawControl, unprintable, backslash, dotSegment, emptySegment
    case userInfo, authorityColon, host, hostByte, hostNumber, ownHost, address, port
    case slashesAfterScheme, protocolRelative, script, scriptRest
  }

  package let reason: Reason
  /// Where reading stopped, in UTF-8 bytes from the start of the text.
  public let offset: Int
  private var link: ExactText?

  package init(_ reason: Reason, at offset: Int) { (self.reason, self.offset) = (reason, offset) }

  /// The same error with the link that it is about.
  package func of(_ link: String) -> LinkError {
    var error = self
    error.link = ExactText(link)
    return error
  }

  /// The link that a router was given; nil from a table, which keeps none.
  public var text: String? { link?.text }

  /// What went wrong.
  public var kind: Kind { explained.kind }

  /// The methods of the routes at this location, sorted; empty unless `kind` is `.methodNotAllowed`.
  ///
  /// They fit an `Allow` header, RFC 9110 §10.2.1: GET brings HEAD with it.
  public var allowedMethods: [String] { if case .methodNotAllowed(let methods) = reason { methods } else { [] } }

  /// What a table knows about a gone link.
  public struct Gone: Sendable, Hashable {
    /// Why it is gone; empty if no reason is given.
    public let reason: String
    /// The name of the gone route.
    public let route: String
    /// The name of the route to show instead; nil if the table names none.
    public let instead: String?

    package init(reason: String, route: String, instead: String?) {
      (self.reason, self.route, self.instead) = (reason, route, instead)
    }

    /// `gone: the sale has ended`
    package var message: String { reason.isEmpty ? "gone" : "gone: \(reason)" }
  }

  /// Why the link is gone; nil unless `kind` is `.gone`.
  public var gone: Gone? { if case .gone(let gone) = reason { gone } else { nil } }
}

extension LinkError {
  /// What is wrong with the query of a link whose path a route reads.
  ///
  ///     // search?{q}&{page:int=1}
  ///     table.match("/search")          // the query item "q" is missing
  ///     table.match("/search?q=a&q=b")  // the query item "q" is given 2 times
  ///
  /// A server answers 400 (RFC 9110 §15.5.1): the resource is known, and the request is wrong.
  public struct BadQuery: Sendable, Hashable {
    package enum Problem: Sendable, Hashable {
      case missing
      case repeated(Int)
      /// The type as templates write it.
      case unreadable(name: String, type: String)
      case otherValue
    }

    /// The name of the route that reads the path.
    public let route: String
    /// The key of the item; of a group of alternatives that are all missing, the key of each.
    public let keys: [String]
    package let problem: Problem

    /// Whether the item is missing; otherwise it is there, and does not read.
    public var isMissing: Bool { problem == .missing }

    /// What is wrong, in words, with nothing of the link's text.
    package var message: String {
      switch problem {
      case .missing: "the query item \(keys.map { "\"\($0)\"" }.joined(separator: " or ")) is missing"
      case .repeated(let count): "the query item \"\(keys.first ?? "")\" is given \(count) times"
      case .unreadable(let name, let type): "the value of \"\(name)\" does not read as \(type)"
      case .otherValue: "the query item \"\(keys.first ?? "")\" has another value"
      }
    }
  }

  /// What is wrong with the query; nil unless `kind` is `.badQuery`.
  public var badQuery: BadQuery? { if case .badQuery(let query) = reason { query } else { nil } }
}

extension LinkError: CodedFault {
  /// What is wrong, where, and what to do: `an escape is "%" and two hexadecimal digits; write a lone "%" as "%25" (at byte 18)`.
  ///
  /// For a gone link, and for a faulty pattern, it is only the message.
  public var description: String {
    switch reason {
    case .gone, .pattern: message
    default: "\(message) (at byte \(offset))"
    }
  }

  /// `description` with the link, if it is known, and the code.
  public var debugDescription: String { (link.map { "\"\($0.text)\": " } ?? "") + "\(description) [\(code)]" }

  /// `description` without the offset.
  package var message: String { explained.message }

  /// Which rule the text breaks, or that no route reads it; finer than ``kind``.
  public var code: FaultCode { FaultCode(explained.fault) }

  private var explained: (kind: Kind, fault: FaultKind, message: String) {
    switch reason {
    case .notFound: (.notFound, .linkNotFound, "no route has this shape")
    case .methodNotAllowed(let methods):
      (.methodNotAllowed, .linkMethod, "the method does not fit; allowed: \(methods.joined(separator: ", "))")
    case .gone(let gone): (.gone, .gone, gone.message)
    case .badQuery(let query): (.badQuery, query.isMissing ? .linkMissingItem : .linkUnreadItem, query.message)
    case .unknownOrigin: (.unknownOrigin, .linkUnknownOrigin, "no origin of this table fits the link")
    case .malformed(let malformation): (.malformed, malformation.explained.fault, malformation.explained.message)
    case .tooLong(let limit): (.tooLong, .linkTooLong, "the text is longer than \(limit) bytes")
    case .tooManySegments(let limit):
      (.tooManySegments, .linkTooManySegments, "the path has more than \(limit) segments")
    case .tooManyQueryItems(let limit):
      (.tooManyQueryItems, .linkTooManyItems, "the query has more than \(limit) items")
    case .pattern(let message): (.faultyPattern, .routerPart, "the pattern is not a template: \(message)")
    }
  }
}

extension LinkError.Malformation {
  fileprivate var explained: (fault: FaultKind, message: String) {
    switch self {
    case .empty: (.linkEmpty, "the text is empty")
    case .escape:
      (.linkEscape, "an escape is \"%\" and two hexadecimal digits; write a lone \"%\" as \"%25\"")
    case .utf8: (.notUTF8, UTF8Rule.message)
    case .control: (.linkControl, "a link cannot contain NUL, CR or LF, escaped or not")
    case .rawControl:
      (.linkRawControl, "this is a control character: remove it, or escape it, such as \"%09\"")
    case .unprintable:
      (.linkCompactByte, "compact text cannot contain spaces, control characters or backslashes")
    case .backslash: (.linkBackslash, "write a backslash as \"%5C\"; \"/\" separates segments")
    case .dotSegment: (.linkDotSegment, "\".\" and \"..\" cannot be segments of a link; resolve them first")
    case .emptySegment: (.linkEmptySegment, "an empty segment: write one \"/\" between segments")
    case .userInfo: (.linkUserInfo, "a link cannot contain user info: remove the text before \"@\"")
    case .authorityColon:
      (.linkColon, "a colon before the first \"/\" begins a port, which such a link cannot have; write it as \"%3A\"")
    case .host: (.linkNoHost, "a host is expected after \"://\"")
    case .hostByte:
      (
        .linkHostByte,
        "a host may contain ASCII letters, digits, \"-\", \"_\" and \".\"; write other letters as \"xn--…\""
      )
    case .hostNumber:
      (
        .linkHostNumber,
        "a host that ends in a number is an IPv4 address: four numbers from 0 to 255, such as \"127.0.0.1\""
      )
    case .address: (.linkAddress, "brackets must contain an IPv6 address, and only a port may follow")
    case .port: (.linkPort, "a port is a number from 0 to 65535")
    case .ownHost:
      (.linkOwnHost, "this is a host of the scheme, and no segment: write it right behind \"//\", without escapes")
    case .slashesAfterScheme: (.linkNoSlashes, "\"://\" is expected after the scheme")
    case .protocolRelative:
      (.linkNoScheme, "\"//\" begins a host without a scheme: write the scheme, or one \"/\"")
    case .script: (.linkScript, "a script is not a link")
    case .scriptRest:
      (
        .scriptValue,
        "a script is not a value: a rest of a path must not begin with \"javascript:\", \"vbscript:\" or \"data:\""
      )
    }
  }
}
