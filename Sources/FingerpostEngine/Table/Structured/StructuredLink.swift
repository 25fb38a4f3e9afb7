/// A link as an object: the name of its route, and what the parameters hold.
///
///     {"route": "showUserTweet", "userId": "ann", "tweetId": "123"}
///
/// Values are written as the texts that they are in a link, arrays as arrays of them; numbers and booleans are read, too. What
/// encodes decodes equal.
package struct StructuredLink: Sendable, Hashable {
  /// The name of the route.
  package let route: String
  /// What is said of each parameter, by its name.
  package let values: [String: Captured]
  /// The names of what no parameter can hold: objects, and arrays of anything but texts.
  package let unreadable: Set<String>

  package init(route: String, values: [String: Captured], unreadable: Set<String> = []) {
    (self.route, self.values, self.unreadable) = (route, values, unreadable)
  }

  /// The key of an object: a parameter's name, or the one below.
  package struct Key: CodingKey {
    package let stringValue: String
    package var intValue: Int? { nil }

    package init(stringValue: String) { self.stringValue = stringValue }
    package init?(intValue: Int) { nil }

    /// What holds the route's name.
    package static let route = Key(stringValue: "route")
  }
}

extension StructuredLink: Codable {
  package init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    route = try object.decode(String.self, forKey: .route)
    var values: [String: Captured] = [:]
    var unreadable: Set<String> = []
    for key in object.allKeys where key.stringValue != Key.route.stringValue {
      // An object may hold what is no link's, such as a title beside it.
      if let value = try? object.decode(StructuredValue.self, forKey: key) {
        values[key.stringValue] = value.capture
      } else {
        unreadable.insert(key.stringValue)
      }
    }
    (self.values, self.unreadable) = (values, unreadable)
  }

  package func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(route, forKey: .route)
    for (name, capture) in values.sorted(by: { $0.key < $1.key }) where capture != .absent {
      try object.encode(StructuredValue(capture: capture), forKey: Key(stringValue: name))
    }
  }
}

/// What one key of an object holds.
private struct StructuredValue: Codable {
  let capture: Captured

  init(capture: Captured) { self.capture = capture }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      capture = .absent
    } else if let texts = try? value.decode([Scalar].self) {
      capture = .list(texts.map(\.text))
    } else {
      capture = .text(try value.decode(Scalar.self).text)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch capture {
    case .absent: try value.encodeNil()
    case .text(let text): try value.encode(text)
    case .list(let texts): try value.encode(texts)
    }
  }

  /// A text, or what can be told as one.
  private struct Scalar: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let text = try? value.decode(String.self) {
        self.text = text
      } else if let number = try? value.decode(Int64.self) {
        text = String(number)
      } else if let number = try? value.decode(UInt64.self) {
        text = String(number)
      } else if let isTrue = try? value.decode(Bool.self) {
        text = isTrue ? "true" : "false"
      } else {
        let number = try value.decode(Double.self)
        text = ParameterType.decimal(number) ?? "\(number)"
      }
    }
  }
}
