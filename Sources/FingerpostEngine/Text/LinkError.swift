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
