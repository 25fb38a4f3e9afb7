/// Why no destination could be read from a document, or from a dictionary.
///
///     do { try JSONDecoder().decode(Item.self, from: data) } catch DecodingError.dataCorrupted(let context) {
///       context.debugDescription   // "unsupported destination: no route has this shape (at byte 0); nearest: profile/{id}"
///       (context.underlyingError as? DestinationError)?.kind   // .unsupported: of a newer server, perhaps
///     }
///
/// `description` never holds text from what was read, except the name of a route; `debugDescription` does.
public struct DestinationError: Error, Sendable, Hashable {
  /// The kind of error. More kinds may be added: compare with those that you know, and keep a default.
  public struct Kind: Sendable, Hashable, CustomStringConvertible {
    /// The name of the kind.
    public let description: String

    /// It is well-formed, but no route reads it, or it is of another origin: it may come from a newer server, or be
    /// foreign.
    public static let unsupported = Kind(description: "unsupported destination")
    /// It breaks a rule of syntax: no table could read it.
    public static let wrongFormat = Kind(description: "wrong format")
    /// It is known, and leads nowhere any more: ``Router/gone(_:method:)`` says what to show instead of a link.
    public static let gone = Kind(description: "gone destination")
    /// Nothing stands under the keys that were given.
    public static let missing = Kind(description: "missing destination")
  }

  enum Reason: Sendable, Hashable {
    case link(RouteError)
    case object(PrintError)
    case message(String, FaultKind)
  }

  /// The kind of error.
  public let kind: Kind
  let reason: Reason

  /// - Parameter fault: what is wrong with the document.
  init(_ kind: Kind, _ message: String, _ fault: FaultKind = .documentNoLink) {
    (self.kind, reason) = (kind, .message(message, fault))
  }

  init(_ error: RouteError) { (kind, reason) = (Kind(error.kind), .link(error)) }

  init(object error: PrintError) { (kind, reason) = (Kind(error.kind), .object(error)) }

  static let neitherTextNorObject = Self(
    .wrongFormat, "a destination is text, or an object that names its route", .documentForm)
  static let namesNoRoute = Self(.wrongFormat, "an object names its route, a text, under \"route\"", .documentForm)
  static let cannotBeKept = Self(
    .wrongFormat, "no route reads it, and it cannot be kept: text, numbers, truth values, lists and objects can",
    .documentUnread)

  /// What is wrong with a link, with the byte at which reading stopped; nil where it was no link.
  public var routeError: RouteError? { if case .link(let error) = reason { error } else { nil } }
}

extension DestinationError.Kind {
  /// Another table might read what this one does not; what is malformed, or beyond a limit, none does.
  fileprivate init(_ kind: LinkError.Kind) {
    switch kind {
    case .gone: self = .gone
    case .notFound, .badQuery, .methodNotAllowed, .unknownOrigin: self = .unsupported
    default: self = .wrongFormat
    }
  }
}

extension DestinationError: CodedFault {
  /// What is wrong with the link, with the object or with the document: where its cause and its fix are explained.
  public var code: FaultCode {
    switch reason {
    case .link(let error): error.code
    case .object(let error): error.code
    case .message(_, let kind): FaultCode(kind)
    }
  }

  /// The kind, what is wrong, where, and the nearest route.
  public var description: String { message.isEmpty ? "\(kind)" : "\(kind): \(message)" }

  var message: String {
    switch reason {
    case .link(let error): error.gone?.reason ?? error.description
    case .object(let error): error.description
    case .message(let message, _): message
    }
  }

  /// `description`, the link and the code.
  public var debugDescription: String {
    routeError.map { "\(kind): \(String(reflecting: $0))" } ?? "\(description) [\(code)]"
  }
}

extension DecodingError {
  /// The error, at a coding path.
  init(_ error: DestinationError, at path: [any CodingKey]) {
    self = .dataCorrupted(
      Context(codingPath: path, debugDescription: error.description, underlyingError: error))
  }
}
