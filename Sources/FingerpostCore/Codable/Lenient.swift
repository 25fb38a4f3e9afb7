/// A destination that may be of a newer server: what no route reads is kept as it stands, and sent back unchanged.
///
///     struct Item: Codable { let title: String; let destination: Lenient<Destination> }
///     item.destination.destination   // nil: this program has no such route
///     item.destination.text          // "hologram:7"
///
/// What decodes encodes unchanged, known or not: text byte for byte; of an object every key, numbers as far as `Int64`, `UInt64` and
/// `Double` hold them.
public struct Lenient<Destination: Routable>: Sendable {
  /// What it stands for; nil where no route reads it.
  public let destination: Destination?
  private let source: Document

  /// A destination with its link, for one origin, or for the first that can carry it.
  ///
  /// - Throws: ``PrintError`` where no link that GET opens reads back as this destination.
  public init(_ destination: Destination, in origin: Origin? = nil) throws(PrintError) {
    source = .text(Exact(text: try Destination.router.openedLink(for: destination, in: origin)))
    self.destination = destination
  }

  /// A link, whether or not a route reads it.
  public init(text: String) {
    destination = try? Destination.router.destination(of: .text(text))
    source = .text(Exact(text: text))
  }

  /// The text; nil where it was an object, or something else.
  public var text: String? {
    if case .text(let text) = source { text.text } else { nil }
  }
}

extension Lenient: Codable {
  /// Reads anything that is text, numbers, truth values and nulls, and lists and objects of them.
  public init(from decoder: any Decoder) throws {
    source = try Document(from: decoder)
    destination = try? Destination.router.decode(from: decoder)
  }

  /// Writes what was read.
  public func encode(to encoder: any Encoder) throws { try source.encode(to: encoder) }
}

extension Lenient: Hashable {
  /// Equal where what was read is, texts byte for byte.
  public static func == (left: Lenient, right: Lenient) -> Bool { left.source == right.source }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// A text that equals those of the same bytes: two that look alike may be two links.
private struct Exact: Sendable, Hashable {
  let text: String

  static func == (left: Exact, right: Exact) -> Bool { left.text.isIdentical(to: right.text) }
  func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }
}

/// Any document, as it stands.
private indirect enum Document: Sendable, Hashable {
  case null
  case bool(Bool)
  case int(Int64)
  case uint(UInt64)
  case double(Double)
  case text(Exact)
  case array([Document])
  case object([String: Document])
}

extension Document: Codable {
  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: StructuredLink.Key.self) {
      var members: [String: Document] = [:]
      for key in object.allKeys { members[key.stringValue] = try object.decode(Document.self, forKey: key) }
      self = .object(members)
      return
    }
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let text = try? value.decode(String.self) {
      self = .text(Exact(text: text))
    } else if let int = try? value.decode(Int64.self) {
      self = .int(int)
    } else if let uint = try? value.decode(UInt64.self) {
      self = .uint(uint)
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let double = try? value.decode(Double.self) {
      self = .double(double)
    } else {
      self = .array(try value.decode([Document].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    if case .object(let members) = self {
      var object = encoder.container(keyedBy: StructuredLink.Key.self)
      for (name, member) in members.sorted(by: { $0.key < $1.key }) {
        try object.encode(member, forKey: .init(stringValue: name))
      }
      return
    }
    var value = encoder.singleValueContainer()
    switch self {
    case .null, .object: try value.encodeNil()
    case .bool(let bool): try value.encode(bool)
    case .int(let int): try value.encode(int)
    case .uint(let uint): try value.encode(uint)
    case .double(let double): try value.encode(double)
    case .text(let text): try value.encode(text.text)
    case .array(let elements): try value.encode(elements)
    }
  }
}
