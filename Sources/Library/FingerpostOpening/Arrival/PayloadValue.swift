/// A value of a push payload, as JSON has it. It is `Sendable`.
///
///     let payload = PayloadValue(userInfo)
///     payload["aps"]?["badge"]     // .int(3)
///     payload["campaign"]?.text    // "spring"
public enum PayloadValue: Sendable, Hashable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A number without a fraction.
  case int(Int)
  /// Any other number.
  case double(Double)
  /// Text.
  case text(String)
  /// A list.
  case list([PayloadValue])
  /// Values by their keys.
  case object([String: PayloadValue])

  /// The value of a dictionary, such as a push payload. Keys that are not text are left out; a value that JSON does not have
  /// becomes its description. Lists and objects deeper than 128 levels are null.
  public init(_ payload: [AnyHashable: Any]) { self.init(any: payload, levels: 128) }

  private init(any value: Any, levels: Int) {
    switch value {
    case let value as PayloadValue: self = value
    case let text as String: self = .text(text)
    // Numbers are asked for before truth values, which Objective-C boxes alike.
    case let number as Int: self = .int(number)
    case let number as any BinaryInteger: self = Int(exactly: number).map(Self.int) ?? .text("\(number)")
    case let number as Double: self = .double(number)
    case let number as Float: self = .double(Double(number))
    case let isTrue as Bool: self = .bool(isTrue)
    case is [Any] where levels == 0, is [AnyHashable: Any] where levels == 0: self = .null
    case let list as [Any]: self = .list(list.map { Self(any: $0, levels: levels - 1) })
    case let members as [AnyHashable: Any]:
      let named = members.compactMap { key, value in
        (key.base as? String).map { ($0, Self(any: value, levels: levels - 1)) }
      }
      self = .object(Dictionary(named, uniquingKeysWith: { first, _ in first }))
    default:
      let mirror = Mirror(reflecting: value)
      let isNull = mirror.displayStyle == .optional || "\(mirror.subjectType)" == "NSNull"
      self = isNull ? mirror.children.first.map { Self(any: $0.value, levels: levels) } ?? .null : .text("\(value)")
    }
  }

  /// The value of a key; nil if this is not an object, or has no such key.
  public subscript(key: String) -> PayloadValue? { if case .object(let members) = self { members[key] } else { nil } }

  /// The text; nil for any other value.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
}

extension PayloadValue: Codable {
  /// Reads any JSON.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let isTrue = try? value.decode(Bool.self) {
      self = .bool(isTrue)
    } else if let int = try? value.decode(Int.self) {
      self = .int(int)
    } else if let double = try? value.decode(Double.self) {
      self = .double(double)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([PayloadValue].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: PayloadValue].self))
    }
  }

  /// Writes JSON; a number that is not finite becomes null.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let isTrue): try value.encode(isTrue)
    case .int(let int): try value.encode(int)
    case .double(let double): if double.isFinite { try value.encode(double) } else { try value.encodeNil() }
    case .text(let text): try value.encode(text)
    case .list(let list): try value.encode(list)
    case .object(let members): try value.encode(members)
    }
  }
}
