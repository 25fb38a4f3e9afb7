/// A link as an object: the name of its route, and the values of its parameters.
///
///     {"route": "showUserTweet", "userId": "ann", "tweetId": "123"}
///
/// Values are written as the texts of a link, lists as arrays of texts; numbers and booleans are read, too. An encoded link
/// decodes as an equal one.
package struct StructuredLink: Sendable, Equatable {
  /// The key that holds the route's name.
  package static let routeKey = "route"

  /// Why no parameter can hold a value.
  package enum Unreadable: Sendable, Equatable {
    /// The number may have been rounded by its sender.
    case number
    /// The value is an object, or a list with other elements than texts, numbers and truth values.
    case foreign
  }

  package let route: String
  /// The values by the names of their parameters.
  package let values: [String: Captured]
  /// The values that no parameter can hold, by key.
  package let unreadable: [String: Unreadable]

  package init(route: String, values: [String: Captured]) {
    (self.route, self.values, unreadable) = (route, values, [:])
  }

  /// The link of an object's members; nil if they name no route.
  package init?(_ members: [String: StructuredValue]) {
    guard case .scalar(.text(let name))? = members[Self.routeKey] else { return nil }
    var values: [String: Captured] = [:]
    var unreadable: [String: Unreadable] = [:]
    for (key, value) in members where key != Self.routeKey {
      switch value {
      case .null: values[key] = .absent
      case .scalar(let scalar): values[key] = scalar.spelling.map(Captured.text)
      case .list(let list):
        let scalars = list.compactMap { if case .scalar(let scalar) = $0 { scalar } else { nil } }
        let texts = scalars.compactMap(\.spelling)
        values[key] = texts.count == list.count ? .list(texts) : nil
        if scalars.count < list.count { unreadable[key] = .foreign }
      case .object, .foreign: unreadable[key] = .foreign
      }
      if values[key] == nil, unreadable[key] == nil { unreadable[key] = .number }
    }
    (route, self.values, self.unreadable) = (name.text, values, unreadable)
  }
}

/// A value in a document: a link as an object, what one holds, or what stands beside one.
package indirect enum StructuredValue: Sendable, Hashable {
  case null
  case scalar(ScalarValue)
  case list([StructuredValue])
  case object([String: StructuredValue])
  /// Anything else, such as a date of a property list.
  case foreign

  package static func text(_ text: String) -> Self { .scalar(.text(ExactText(text))) }
}

extension StructuredValue: Codable {
  /// Never throws: else each level of a deep object would be read twice, as a single value and by its keys.
  package init(from decoder: any Decoder) {
    let value = try? decoder.singleValueContainer()
    if value?.decodeNil() == true {
      self = .null
    } else if let text = try? value?.decode(String.self) {
      self = .text(text)
    } else if let members = Self.members(in: decoder) {
      self = .object(members)
    } else if let scalar = value.flatMap(ScalarValue.init(in:)) {
      self = .scalar(scalar)
    } else if let list = try? value?.decode([Self].self) {
      self = .list(list)
    } else if let number = try? ScalarValue(from: decoder) {
      self = .scalar(number)
    } else {
      self = .foreign
    }
  }

  /// The members of the object in a decoder; nil if there is no object.
  ///
  /// It is decoded as a dictionary, so that the coder's key strategy does not change the keys, which come from a template.
  package static func members(in decoder: any Decoder) -> [String: Self]? {
    let value = try? decoder.singleValueContainer()
    return (try? value?.decode([String: Self].self)) ?? (try? [String: Self](from: decoder))
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null, .foreign: try value.encodeNil()
    case .scalar(let scalar): try value.encode(scalar)
    case .list(let elements): try value.encode(elements)
    case .object(let members): try value.encode(members)
    }
  }
}

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
    func read<Value: Decodable>(_ make: (Value) -> Self) -> Self? { (try? value.decode(Value.self)).map(make) }
    let text = read { (text: String) in .text(ExactText(text)) }
    guard let scalar = text ?? read(Self.int) ?? read(Self.uint) ?? read(Self.bool) ?? read(Self.double) else {
      return nil
    }
    self = scalar
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
