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
  var description: String {
    if case .scalar(.text(let text)) = self { text.text } else { quoted }
  }

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
