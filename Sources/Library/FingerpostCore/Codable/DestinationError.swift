import FingerpostEngine

/// Why no destination could be read from a document, or from a dictionary.
///
///     do { try JSONDecoder().decode(Item.self, from: data) } catch DecodingError.dataCorrupted(let context) {
///       context.debugDescription   // "unsupported destination: no route has this shape (at byte 0)"
///       (context.underlyingError as? DestinationError)?.kind   // .unsupported: perhaps from a newer server
///     }
///
/// `description` never holds text from what was read, except the name of a route; `debugDescription` does.
public struct DestinationError: Error, Sendable, Hashable {
  /// The kind of error. More kinds may be added: compare with those that you know, and keep a default.
  public struct Kind: Sendable, Hashable, CustomStringConvertible {
    /// The name of the kind.
    public let description: String

    /// It is well formed, but no route reads it, or it has another origin. It may come from a newer server.
    public static let unsupported = Kind(description: "unsupported destination")
    /// It breaks a rule of syntax: no table could read it.
    public static let wrongFormat = Kind(description: "wrong format")
    /// The link was removed: ``Router/goneLink(for:method:)`` has what to show instead.
    public static let gone = Kind(description: "gone destination")
    /// There is no value at the given keys.
    public static let missing = Kind(description: "missing destination")

    /// Another table might read what this one does not; what is malformed, or beyond a limit, none does.
    fileprivate static func of(_ kind: LinkError.Kind) -> Kind {
      switch kind {
      case .gone: .gone
      case .notFound, .badQuery, .methodNotAllowed, .unknownOrigin: .unsupported
      default: .wrongFormat
      }
    }
  }

  /// The kind of error.
  public let kind: Kind
  /// The code of what is wrong, which leads to the cause and the fix.
  public let code: FaultCode
  let message: String
  /// What is wrong with a link, with the byte at which reading stopped; nil if it was not a link.
  public let linkError: LinkError?

  /// - Parameter fault: what is wrong with the document.
  init(_ kind: Kind, _ message: String, _ fault: FaultKind = .documentNoLink) {
    (self.kind, self.message, code, linkError) = (kind, message, FaultCode(fault), nil)
  }

  package init(_ error: LinkError) {
    (kind, code, linkError) = (.of(error.kind), error.code, error)
    message = error.gone?.reason ?? error.description
  }

  package init(object error: PrintError) {
    (kind, message, code, linkError) = (.of(error.kind), error.description, error.code, nil)
  }

  static let neitherTextNorObject = Self(
    .wrongFormat, "a destination is text, or an object that names its route", .documentForm)
  static let namesNoRoute = Self(
    .wrongFormat, "an object needs the name of its route, a text, under \"route\"", .documentForm)
  static let cannotBeKept = Self(
    .wrongFormat, "no route reads it, and it cannot be kept: only text, numbers, booleans, lists and objects can",
    .documentUnread)
}

extension DestinationError: CodedFault {
  /// The kind, what is wrong, and where.
  public var description: String { message.isEmpty ? "\(kind)" : "\(kind): \(message)" }

  /// `description`, the link and the code.
  public var debugDescription: String {
    linkError.map { "\(kind): \(String(reflecting: $0))" } ?? "\(description) [\(code)]"
  }
}

extension DecodingError {
  /// The error, at a coding path.
  init(_ error: DestinationError, at path: [any CodingKey]) {
    self = .dataCorrupted(
      Context(codingPath: path, debugDescription: error.description, underlyingError: error))
  }
}
