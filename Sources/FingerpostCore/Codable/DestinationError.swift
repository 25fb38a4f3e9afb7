/// Why something that was decoded, or delivered, stands for no destination.
///
///     do { try JSONDecoder().decode(Item.self, from: data) } catch DecodingError.dataCorrupted(let context) {
///       context.debugDescription   // "unsupported destination: no route has this shape (at byte 0); nearest: profile/{id}"
///       (context.underlyingError as? DestinationError)?.kind   // .unsupported: of a newer server, perhaps
///     }
///
/// `description` never holds text from what was read, except the name of a route; `debugDescription` does.
public struct DestinationError: Error, Sendable, Hashable {
  /// What went wrong, in the coarse. More kinds may come: compare, and keep a default.
  public struct Kind: Sendable, Hashable, CustomStringConvertible {
    /// The name of the kind.
    public let description: String

    /// It reads, but no route has its shape, or it is of no origin of the table: newer than this program, or foreign.
    public static let unsupported = Kind(description: "unsupported destination")
    /// It breaks a rule of syntax; or it is an object whose values are not those of its route.
    public static let wrongFormat = Kind(description: "wrong format")
    /// There is nothing at the place that was asked for.
    public static let missing = Kind(description: "missing destination")
  }

  enum Reason: Sendable, Hashable {
    case link(RouteError)
    case object(PrintError)
    case message(String)
  }

  /// What went wrong, in the coarse.
  public let kind: Kind
  let reason: Reason

  init(_ kind: Kind, _ message: String) { (self.kind, reason) = (kind, .message(message)) }

  init(_ error: RouteError) {
    let isUnsupported = [.notFound, .methodNotAllowed, .unknownOrigin].contains(error.kind)
    (kind, reason) = (isUnsupported ? .unsupported : .wrongFormat, .link(error))
  }

  /// What is wrong with an object.
  init(object error: PrintError) {
    (kind, reason) = (error.namesNoRoute ? .unsupported : .wrongFormat, .object(error))
  }

  /// What is wrong with a link, with the byte at which reading stopped; nil where it was no link.
  public var routeError: RouteError? {
    if case .link(let error) = reason { error } else { nil }
  }
}

extension PrintError {
  fileprivate var namesNoRoute: Bool {
    switch reason {
    case .unknownRoute, .webOnly: true
    default: false
    }
  }
}

extension DestinationError: CustomStringConvertible, CustomDebugStringConvertible {
  /// The kind, what is wrong, where, and the nearest route.
  public var description: String {
    switch reason {
    case .link(let error): "\(kind): \(error)"
    case .object(let error): "\(kind): \(error)"
    case .message(let message): "\(kind): \(message)"
    }
  }

  /// `description`, and the link.
  public var debugDescription: String {
    routeError.map { "\(kind): \(String(reflecting: $0))" } ?? description
  }
}

extension DecodingError {
  /// The error at the place where the decoder is.
  init(_ error: DestinationError, at path: [any CodingKey]) {
    self = .dataCorrupted(
      Context(codingPath: path, debugDescription: error.description, underlyingError: error))
  }
}
