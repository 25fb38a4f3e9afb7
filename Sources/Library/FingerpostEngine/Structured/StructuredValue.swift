/// A link as an object: the name of its route, and the values of its parameters.
///
///     {"route": "showUserTweet", "userId": "ann", "tweetId": "123"}
///
/// Values are written as the texts of a link, lists as arrays of texts; numbers and booleans are read, too. An encoded link
/// decodes as an equal one.
package struct RouteObject: Sendable, Equatable {
  /// The key that holds the route's name.
  package static let routeKey = "route"

  package let route: String
  /// The values by the names of their parameters.
  package let values: [String: Captured]
  /// The values that no parameter can hold, by key.
  package let unreadable: [String: PrintError]

  package init(route: String, values: [String: Captured]) {
    (self.route, self.values, unreadable) = (route, values, [:])
  }

  /// The link of an object's members; nil if they name no route.
  package init?(_ members: [String: StructuredValue]) {
    guard case .text(let name)? = members[Self.routeKey] else { return nil }
    var values = [String: Captured]()
    var unreadable = [String: PrintError]()
    for (key, value) in members where key != Self.routeKey {
      switch value {
      case .null: values[key] = .absent
      case .list(let list) where list.allSatisfy({ $0.isScalar }):
        let texts = list.compactMap { $0.spelling }
        values[key] = texts.count == list.count ? .list(texts) : nil
      case .list, .object, .foreign: unreadable[key] = PrintError(.foreign(key))
      case .text, .int, .uint, .bool, .double: values[key] = value.spelling.map(Captured.text)
      }
      if values[key] == nil, unreadable[key] == nil { unreadable[key] = PrintError(.inexact(key)) }
    }
    (route, self.values, self.unreadable) = (name.text, values, unreadable)
  }
}

/// A value in a document: a link as an object, what one holds, or what stands beside one.
package indirect enum StructuredValue: Sendable, Hashable {
  case null
  case text(ExactText)
  case int(Int64)
  case uint(UInt64)
  case bool(Bool)
  /// Infinite for a number beyond the range of `Double`.
  case double(Double)
  case list([StructuredValue])
  case object([String: StructuredValue])
  /// Anything else, such as a date of a property list.
  case foreign

  package init(_ text: String) { self = .text(ExactText(text)) }

  /// Whether it is a text, a number or a truth value.
  fileprivate var isScalar: Bool {
    switch self {
    case .text, .int, .uint, .bool, .double: true
    case .null, .list, .object, .foreign: false
    }
  }

  /// The spelling of a scalar in a link; nil for a number that its sender may have rounded: 10^23 is 99999999999999991611392.
  package var spelling: String? {
    switch self {
    case .text(let text): text.text
    case .int(let int): String(int)
    case .uint(let uint): String(uint)
    case .bool(let isTrue): isTrue ? "true" : "false"
    // From 2^53 on doubles skip integers, so that one integer may stand for its neighbour.
    case .double(let double): double.magnitude < 0x1p53 ? DoubleText.text(double) : nil
    case .null, .list, .object, .foreign: nil
    }
  }
}

// WebAssembly without a library has no `Codable`.
#if !hasFeature(Embedded)
  extension StructuredValue: Codable {
    /// Never throws: else each level of a deep object would be read twice, as a single value and by its keys.
    package init(from decoder: any Decoder) {
      let value = try? decoder.singleValueContainer()
      func read<Value: Decodable>(_ make: (Value) -> Self) -> Self? { (try? value?.decode(Value.self)).map(make) }
      if value?.decodeNil() == true {
        self = .null
      } else if let text = read({ (text: String) in Self(text) }) {
        self = text
      } else if let members = Self.members(in: decoder) {
        self = .object(members)
      } else if let other = read(Self.int) ?? read(Self.uint) ?? read(Self.bool) ?? read(Self.double) ?? read(Self.list)
      {
        self = other
      } else {
        self = Self.isNumber(value) ? .double(.infinity) : .foreign
      }
    }

    /// Whether what no type holds is a number: a decoder says that it does not fit, not that it is of another type.
    private static func isNumber(_ value: (any SingleValueDecodingContainer)?) -> Bool {
      do { _ = try value?.decode(Double.self) } catch DecodingError.typeMismatch { return false } catch { return true }
      return false
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
      case .text(let text): try value.encode(text.text)
      case .int(let int): try value.encode(int)
      case .uint(let uint): try value.encode(uint)
      case .bool(let isTrue): try value.encode(isTrue)
      case .double(let double): try value.encode(double)
      case .list(let elements): try value.encode(elements)
      case .object(let members): try value.encode(members)
      }
    }
  }
#endif
