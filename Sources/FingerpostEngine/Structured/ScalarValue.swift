/// A text, a number or a truth value of a document.
package enum ScalarValue: Sendable, Hashable {
  case text(ExactText)
  case int(Int64)
  case uint(UInt64)
  case bool(Bool)
  /// Infinite for a number beyond the range of `Double`.
  case double(Double)

  /// From here on doubles skip integers, so that one integer may stand for its neighbour.
  private static let firstInexact = 0x1p53

  /// The spelling in a link; nil for a number that its sender may have rounded: 10^23 is 99999999999999991611392.
  package var spelling: String? {
    switch self {
    case .text(let text): text.text
    case .int(let int): String(int)
    case .uint(let uint): String(uint)
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .double(let double): double.magnitude < Self.firstInexact ? ParameterType.decimal(double) : nil
    }
  }
}

extension ScalarValue: Codable {
  /// The value in a decoder; nil for anything else.
  package init?(in value: any SingleValueDecodingContainer) {
    if let text = try? value.decode(String.self) {
      self = .text(ExactText(text))
    } else if let int = try? value.decode(Int64.self) {
      self = .int(int)
    } else if let uint = try? value.decode(UInt64.self) {
      self = .uint(uint)
    } else if let isTrue = try? value.decode(Bool.self) {
      self = .bool(isTrue)
    } else if let double = try? value.decode(Double.self) {
      self = .double(double)
    } else {
      return nil
    }
  }

  /// Reads a number beyond every type as infinite.
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let scalar = Self(in: value) {
      self = scalar
    } else {
      do { self = .double(try value.decode(Double.self)) } catch {
        if case DecodingError.typeMismatch = error { throw error }
        self = .double(.infinity)
      }
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .text(let text): try value.encode(text.text)
    case .int(let int): try value.encode(int)
    case .uint(let uint): try value.encode(uint)
    case .bool(let isTrue): try value.encode(isTrue)
    case .double(let double): try value.encode(double)
    }
  }
}

/// A text that is equal only if its bytes are: two texts that look alike may be two links.
package struct ExactText: Sendable, Hashable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: ExactText, right: ExactText) -> Bool { left.text.isIdentical(to: right.text) }
  package func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }
}
