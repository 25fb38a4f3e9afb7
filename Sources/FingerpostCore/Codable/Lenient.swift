/// A destination that may come from a newer server: what no route reads is kept, and sent back unchanged.
///
///     struct Item: Codable { let title: String; let destination: Lenient<Destination> }
///     item.destination.destination   // nil: this program has no such route
///     item.destination.text          // "hologram:7"
///     item.destination.error?.kind   // .unsupported
///
/// What is decoded encodes unchanged, whether or not a route reads it: a text byte for byte, an object with every key.
/// Numbers are kept as an `Int64`, a `UInt64` or a `Double`: 99999999999999999999999 becomes 1e23. A value that cannot
/// be kept, such as 1e400, half of a surrogate pair, or a date of a property list, is an error. If it stands in an
/// object that a route reads, it is dropped instead, and the destination is written as its link, or as an object if it
/// has no link.
public struct Lenient<Destination: Routable>: Sendable {
  private let reading: Result<Destination, DestinationError>
  private let source: Document

  private init(_ source: Document, _ reading: Result<Destination, DestinationError>) {
    (self.source, self.reading) = (source, reading)
  }

  private init(_ source: Document) {
    do throws(DestinationError) {
      self.init(source, .success(try Destination.router.destination(of: try source.coded)))
    } catch {
      self.init(source, .failure(error))
    }
  }

  /// A destination with its link, for one origin, or for the first that can carry it.
  ///
  /// - Throws: `PrintError` where no link that GET opens reads back as this destination.
  public init(_ destination: Destination, in origin: Origin? = nil) throws(PrintError) {
    let text = try Destination.router.openedLink(for: destination, in: origin)
    self.init(Document(text), .success(destination))
  }

  /// A link, whether or not a route reads it.
  public init(text: String) { self.init(Document(text)) }

  /// What it stands for; nil where no route reads it.
  public var destination: Destination? { try? reading.get() }

  /// Why it stands for no destination; nil where it does.
  public var error: DestinationError? { if case .failure(let error) = reading { error } else { nil } }

  /// The text; nil where it was an object, or something else.
  public var text: String? { if case .scalar(.text(let text)) = source { text.text } else { nil } }
}

extension Lenient: CustomStringConvertible {
  /// The text, or the object.
  public var description: String { source.description }
}

extension Lenient: Codable {
  /// Reads anything that is text, numbers, truth values and nulls, and lists and objects of them.
  ///
  /// - Throws: `DecodingError.dataCorrupted` where what is there cannot be kept, and stands for no destination.
  public init(from decoder: any Decoder) throws {
    let document = Document(from: decoder)
    if document != .foreign {
      self.init(document)
      return
    }
    guard let destination = try? Destination.router.decode(from: decoder),
      let coded = (try? Destination.router.coded(destination, as: .link))
        ?? (try? Destination.router.coded(destination, as: .structured))
    else {
      throw DecodingError(.cannotBeKept, at: decoder.codingPath)
    }
    self.init(Document(coded), .success(destination))
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

/// A value in a document, kept so that it can be written again unchanged: any JSON value whose numbers fit a Swift type.
indirect enum Document: Sendable, Hashable {
  case null
  case scalar(ScalarValue)
  case array([Document])
  case object([String: Document])
  /// What cannot be written again unchanged, such as a date of a property list, and every list or object that holds such a value.
  case foreign

  init(_ coded: Coded) {
    switch coded {
    case .text(let text): self.init(text)
    case .object(let link): self = .object(link.members({ Document($0) }, { .array($0.map { Document($0) }) }))
    }
  }

  init(_ text: String) { self = .scalar(.text(ExactText(text))) }

  /// What stands for a destination there.
  var coded: Coded {
    get throws(DestinationError) {
      switch self {
      case .null: throw DestinationError(.missing, "null is no destination")
      case .scalar(.text(let text)): return .text(text.text)
      case .scalar, .array, .foreign: throw .neitherTextNorObject
      case .object(let members):
        guard let link = StructuredLink(members.mapValues(\.structured)) else { throw .namesNoRoute }
        return .object(link)
      }
    }
  }

  private var structured: StructuredValue {
    switch self {
    case .null: return .null
    case .scalar(let scalar): return .scalar(scalar)
    case .array(let elements):
      let scalars = elements.compactMap { if case .scalar(let scalar) = $0 { scalar } else { nil } }
      return scalars.count == elements.count ? .list(scalars) : .foreign
    case .object, .foreign: return .foreign
    }
  }
}

extension Document: Codable {
  /// Never throws: else each level of a deep object would be read twice, as a single value and by its keys.
  init(from decoder: any Decoder) {
    let value = try? decoder.singleValueContainer()
    if value?.decodeNil() == true {
      self = .null
    } else if let text = try? value?.decode(String.self) {
      self.init(text)
    } else if let members = (try? value?.decode([String: Self].self)) ?? (try? [String: Self](from: decoder)) {
      // A dictionary to the coder, whose strategies leave its keys alone.
      self = members.values.contains(.foreign) ? .foreign : .object(members)
    } else if let scalar = value.flatMap(ScalarValue.init(in:)) {
      if case .double(let double) = scalar, !double.isFinite { self = .foreign } else { self = .scalar(scalar) }
    } else if let elements = try? value?.decode([Self].self) {
      self = elements.contains(.foreign) ? .foreign : .array(elements)
    } else {
      self = .foreign
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null, .foreign: try value.encodeNil()
    case .scalar(let scalar): try value.encode(scalar)
    case .array(let elements): try value.encode(elements)
    case .object(let members): try value.encode(members)
    }
  }
}

extension Document: CustomStringConvertible {
  /// As JSON has it, keys in order; a text alone stands without quotes.
  var description: String { if case .scalar(.text(let text)) = self { text.text } else { quoted } }

  private var quoted: String {
    switch self {
    case .null, .foreign: "null"
    case .scalar(.text(let text)): text.text.debugDescription
    case .scalar(.int(let int)): "\(int)"
    case .scalar(.uint(let uint)): "\(uint)"
    case .scalar(.bool(let isTrue)): "\(isTrue)"
    case .scalar(.double(let double)): "\(double)"
    case .array(let elements): "[\(elements.map(\.quoted).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.sorted { $0.key < $1.key }.map { "\($0.debugDescription): \($1.quoted)" }.joined(separator: ", "))}"
    }
  }
}
