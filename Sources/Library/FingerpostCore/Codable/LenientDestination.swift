import FingerpostEngine

/// A destination that may come from a newer server. If no route reads it, it is kept, and encoded unchanged.
///
///     struct Item: Codable { let title: String; let destination: LenientDestination<Destination> }
///     item.destination.destination   // nil: this program has no such route
///     item.destination.text          // "hologram:7"
///     item.destination.error?.kind   // .unsupported
///
/// What is decoded encodes unchanged, whether or not a route reads it: a text byte for byte, an object with every key. Numbers are
/// kept as an `Int64`, a `UInt64` or a `Double`: 99999999999999999999999 becomes 1e23. A value that cannot be kept, such as 1e400,
/// half of a surrogate pair, or a date of a property list, is an error. If it is in an object that a route reads, it is dropped
/// instead, and the destination is written as its link, or as an object if it has no link.
public struct LenientDestination<Destination: Routable>: Sendable {
  private let reading: Result<Destination, DestinationError>
  private let source: StructuredValue

  private init(_ source: StructuredValue) {
    self.source = source
    reading = Result { () throws(DestinationError) in try Destination.router.destination(of: Coded(source)) }
  }

  /// A destination with its link, for one origin, or for the first that can carry it.
  ///
  /// - Throws: `PrintError` if no link that GET opens reads back as this destination.
  public init(_ destination: Destination, in origin: Origin? = nil) throws(PrintError) {
    source = StructuredValue(try Destination.router.openedLink(for: destination, in: origin))
    reading = .success(destination)
  }

  /// A link, whether or not a route reads it.
  public init(text: String) { self.init(StructuredValue(text)) }

  /// What it stands for; nil if no route reads it.
  public var destination: Destination? { try? reading.get() }

  /// Why it stands for no destination; nil if it does.
  public var error: DestinationError? { if case .failure(let error) = reading { error } else { nil } }

  /// The text; nil if it was an object, or something else.
  public var text: String? { if case .text(let text) = source { text.text } else { nil } }
}

extension LenientDestination: CustomStringConvertible {
  /// The text, or the object.
  public var description: String { text ?? source.json }
}

extension LenientDestination: Codable {
  /// Reads anything that is text, numbers, truth values and nulls, and lists and objects of them.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if what is there cannot be kept, and stands for no destination.
  public init(from decoder: any Decoder) throws {
    var source = StructuredValue(from: decoder)
    if !source.isExact {
      let (router, form) = (Destination.router, [RouteForm.link, .structured])
      guard let destination = try? router.destination(of: Coded(source)),
        let coded = form.firstResult({ try? router.coded(destination, as: $0) })
      else { throw DecodingError(.cannotBeKept, at: decoder.codingPath) }
      source = coded.value
    }
    self.init(source)
  }

  /// Writes what was read.
  public func encode(to encoder: any Encoder) throws { try source.encode(to: encoder) }
}

extension LenientDestination: Hashable {
  /// Equal if what was read is equal, texts byte for byte.
  public static func == (left: LenientDestination, right: LenientDestination) -> Bool { left.source == right.source }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension StructuredValue {
  /// Whether it can be written again unchanged: a number beyond every type cannot, nor can a date of a property list.
  fileprivate var isExact: Bool {
    switch self {
    case .foreign: false
    case .double(let double): double.isFinite
    case .null, .text, .int, .uint, .bool: true
    case .list(let elements): elements.allSatisfy(\.isExact)
    case .object(let members): members.values.allSatisfy(\.isExact)
    }
  }

  /// As JSON has it, keys in order.
  fileprivate var json: String {
    switch self {
    case .null, .foreign: "null"
    case .text(let text): text.text.debugDescription
    case .int, .uint, .bool: spelling ?? ""
    case .double(let double): "\(double)"
    case .list(let elements): "[\(elements.map(\.json).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.keys.inOrder().map { "\($0.debugDescription): \(members[$0]?.json ?? "")" }.joined(separator: ", "))}"
    }
  }
}
