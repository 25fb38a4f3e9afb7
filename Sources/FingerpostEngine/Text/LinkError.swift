/// Why a text is not a link of a table: what is wrong, and where.
///
///     table.match("appscheme://users/%zz")   // kind .malformed, offset 18
///     table.match("appscheme://nowhere")     // kind .notFound, offset 12
///
/// `description` never holds text from the link itself, so it is safe to log.
public struct LinkError: Error, Sendable, Hashable {
  /// What went wrong, in broad terms. More kinds may come: compare, and keep a default.
  public struct Kind: Sendable, Hashable, CustomStringConvertible {
    /// The name that JSON output uses.
    public let description: String

    /// The text is well formed, but no route has its shape.
    public static let notFound = Kind(description: "notFound")
    /// A route has this shape, for another method: see ``LinkError/allowedMethods``.
    public static let methodNotAllowed = Kind(description: "methodNotAllowed")
    /// A release took the link away: see ``LinkError/gone``.
    public static let gone = Kind(description: "gone")
    /// A route reads the link but for its query, in which a required item is missing or does not read: see
    /// ``LinkError/badQuery``.
    public static let badQuery = Kind(description: "badQuery")
    /// The text belongs to no origin that the table lists.
    public static let unknownOrigin = Kind(description: "unknownOrigin")
    /// The text breaks a rule of syntax.
    public static let malformed = Kind(description: "malformed")
    /// The text has more bytes than ``Limits/bytes``.
    public static let tooLong = Kind(description: "tooLong")
    /// The path has more segments than ``Limits/segments``.
    public static let tooManySegments = Kind(description: "tooManySegments")
    /// A pattern that is used on its own is not a valid template: nothing is wrong with the text.
    public static let faultyPattern = Kind(description: "faultyPattern")
    /// The query has more items than ``Limits/queryItems``.
    public static let tooManyQueryItems = Kind(description: "tooManyQueryItems")
  }

  package enum Reason: Sendable, Hashable {
    case notFound
    case methodNotAllowed([String])
    indirect case gone(Gone)
    indirect case badQuery(BadQuery)
    case unknownOrigin
    case malformed(Malformation)
    case tooLong(limit: Int)
    case tooManySegments(limit: Int)
    case tooManyQueryItems(limit: Int)
  }

  package enum Malformation: Sendable, Hashable {
    case empty
    case escape
    case utf8
    case control
    case rawControl
    case unprintable
    case backslash
    case dotSegment
    case emptySegment
    case userInfo
    case authorityColon
    case host
    case hostByte
    case hostNumber
    case address
    case port
    case slashesAfterScheme
    case protocolRelative
    case script
    case scriptRest
  }

  package let reason: Reason
  /// Where reading stopped, in UTF-8 bytes from the start of the text.
  public let offset: Int

  package init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// What went wrong.
  public var kind: Kind {
    switch reason {
    case .notFound: .notFound
    case .methodNotAllowed: .methodNotAllowed
    case .gone: .gone
    case .badQuery: .badQuery
    case .unknownOrigin: .unknownOrigin
    case .malformed: .malformed
    case .tooLong: .tooLong
    case .tooManySegments: .tooManySegments
    case .tooManyQueryItems: .tooManyQueryItems
    }
  }

  /// The methods of the routes at this location, sorted; empty unless `kind` is `.methodNotAllowed`.
  ///
  /// They fit an `Allow` header, RFC 9110 §10.2.1: GET brings HEAD with it.
  public var allowedMethods: [String] {
    if case .methodNotAllowed(let methods) = reason { methods } else { [] }
  }

  /// What a table knows of a link that is gone.
  public struct Gone: Sendable, Hashable {
    /// Why it is gone; empty if nothing is said.
    public let reason: String
    /// The name of the gone route.
    public let route: String
    /// The name of the route to show instead; nil if the table names none.
    public let instead: String?

    package init(reason: String, route: String, instead: String?) {
      (self.reason, self.route, self.instead) = (reason, route, instead)
    }
  }

  /// Why the link is gone; nil unless `kind` is `.gone`.
  public var gone: Gone? {
    if case .gone(let gone) = reason { gone } else { nil }
  }
}

extension LinkError: CodedFault {
  /// Which rule the text breaks, or that no route reads it; finer than ``kind``.
  public var code: FaultCode {
    let kind: FaultKind =
      switch reason {
      case .notFound: .linkNotFound
      case .methodNotAllowed: .linkMethod
      case .gone: .gone
      case .badQuery(let query): query.isMissing ? .linkMissingItem : .linkUnreadItem
      case .unknownOrigin: .linkUnknownOrigin
      case .malformed(let malformation): malformation.faultKind
      case .tooLong: .linkTooLong
      case .tooManySegments: .linkTooManySegments
      case .tooManyQueryItems: .linkTooManyItems
      }
    return FaultCode(kind)
  }
}

extension LinkError.Malformation {
  fileprivate var faultKind: FaultKind {
    switch self {
    case .empty: .linkEmpty
    case .escape: .linkEscape
    case .utf8: .notUTF8
    case .control: .linkControl
    case .rawControl: .linkRawControl
    case .unprintable: .linkCompactByte
    case .backslash: .linkBackslash
    case .dotSegment: .linkDotSegment
    case .emptySegment: .linkEmptySegment
    case .userInfo: .linkUserInfo
    case .authorityColon: .linkColon
    case .host: .linkNoHost
    case .hostByte: .linkHostByte
    case .hostNumber: .linkHostNumber
    case .address: .linkAddress
    case .port: .linkPort
    case .slashesAfterScheme: .linkNoSlashes
    case .protocolRelative: .linkNoScheme
    case .script: .linkScript
    case .scriptRest: .scriptValue
    }
  }
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

    package init(route: String, keys: [String], _ problem: Problem) {
      (self.route, self.keys, self.problem) = (route, keys, problem)
    }

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
  public var badQuery: BadQuery? {
    if case .badQuery(let query) = reason { query } else { nil }
  }
}

extension LinkError: CustomStringConvertible {
  /// What is wrong, where, and what to do: `an escape is "%" and two hexadecimal digits; write a lone "%" as "%25" (at byte 18)`.
  ///
  /// Of a gone link, which was read to its end, it is the message alone.
  public var description: String { gone == nil ? "\(message) (at byte \(offset))" : message }

  /// `description` without the offset.
  public var message: String {
    switch reason {
    case .notFound:
      "no route has this shape"
    case .methodNotAllowed(let methods):
      "the method does not fit; allowed: \(methods.joined(separator: ", "))"
    case .gone(let gone):
      gone.message
    case .badQuery(let query):
      query.message
    case .unknownOrigin:
      "the text comes from no origin of this table"
    case .malformed(let malformation):
      malformation.message
    case .tooLong(let limit):
      "the text is longer than \(limit) bytes"
    case .tooManySegments(let limit):
      "the path has more than \(limit) segments"
    case .tooManyQueryItems(let limit):
      "the query has more than \(limit) items"
    }
  }
}

extension LinkError.Gone {
  /// `gone: the sale has ended`
  package var message: String { reason.isEmpty ? "gone" : "gone: \(reason)" }
}

extension LinkError.Malformation {
  fileprivate var message: String {
    switch self {
    case .empty: "the text is empty"
    case .escape: "an escape is \"%\" and two hexadecimal digits; write a lone \"%\" as \"%25\""
    case .utf8: UTF8Rule.message
    case .control: "NUL, CR and LF stand in no link, escaped or not"
    case .rawControl: "a control character stands here: drop it, or write it as an escape, such as \"%09\""
    case .unprintable: "compact text holds no spaces, no control characters and no backslashes"
    case .backslash: "a backslash is written \"%5C\"; path segments are parted by \"/\""
    case .dotSegment: "\".\" and \"..\" are no segments of a link; resolve them first"
    case .emptySegment: "an empty segment: write one \"/\" between segments"
    case .userInfo: "a link carries no user info: drop what stands before \"@\""
    case .authorityColon: "a colon before the first \"/\" begins a port, which no such link has; write it \"%3A\""
    case .host: "a host is expected after \"://\""
    case .hostByte: "a host holds ASCII letters, digits, \"-\", \"_\" and \".\"; write other letters as \"xn--…\""
    case .hostNumber:
      "a host that ends in a number is an IPv4 address: four numbers from 0 to 255, such as \"127.0.0.1\""
    case .address: "brackets hold an IPv6 address, and nothing but a port follows them"
    case .port: "a port is a number from 0 to 65535"
    case .slashesAfterScheme: "\"://\" is expected after the scheme"
    case .protocolRelative: "\"//\" begins a host without its scheme: write the scheme, or one \"/\""
    case .script: "a script is no link"
    case .scriptRest: "a script is no value: \"javascript:\", \"vbscript:\" and \"data:\" begin no rest of a path"
    }
  }
}
