/// What stands at one key of an object, as far as a parameter could hold it.
package enum StructuredValue: Sendable, Hashable {
  case null
  case scalar(Scalar)
  case list([Scalar])
  /// Anything else: an object may hold what is no link's, such as a title beside it.
  case foreign

  init(_ capture: Captured) {
    switch capture {
    case .absent: self = .null
    case .text(let text): self = .scalar(.text(ExactText(text)))
    case .list(let texts): self = .list(texts.map { .text(ExactText($0)) })
    }
  }
}

extension StructuredValue: Codable {
  package init(from decoder: any Decoder) {
    guard let value = try? decoder.singleValueContainer() else {
      self = .foreign
      return
    }
    if value.decodeNil() {
      self = .null
    } else if let scalar = Scalar(in: value) {
      self = .scalar(scalar)
    } else if let list = try? value.decode([Scalar].self) {
      self = .list(list)
    } else if let number = try? Scalar(from: decoder) {
      self = .scalar(number)
    } else {
      self = .foreign
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null, .foreign: try value.encodeNil()
    case .scalar(let scalar): try value.encode(scalar)
    case .list(let list): try value.encode(list)
    }
  }
}
