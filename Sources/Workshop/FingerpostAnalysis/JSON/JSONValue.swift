/// A value of a JSON text, and where it stands.
package struct JSONValue: Sendable {
  package enum Content: Sendable {
    case null
    case bool(Bool)
    /// As it is written: `1.50`.
    case number(String)
    /// Decoded.
    case text(String)
    case list([JSONValue])
    case object(JSONMembers)
  }

  package let content: Content
  /// In bytes from the start of the text.
  package let range: Range<Int>
  /// Where it begins.
  package var offset: Int { range.lowerBound }

  /// What it is, in words for a message.
  package var word: String {
    switch content {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

/// The members of an object in the order of the text, each under a key of its own. Keys are equal byte for byte.
package struct JSONMembers: Sendable {
  package typealias Member = (key: String, keyOffset: Int, value: JSONValue)

  package private(set) var all: [Member] = []
  /// The positions by key; a few members are found without.
  private var positions: [[UInt8]: Int] = [:]
  private static let few = 8

  package subscript(_ key: String) -> JSONValue? { position(of: key).map { all[$0].value } }

  package func keyOffset(of key: String) -> Int? { position(of: key).map { all[$0].keyOffset } }

  package mutating func append(_ key: String, at offset: Int, _ value: JSONValue) {
    all.append((key, offset, value))
    if all.count == Self.few {
      for (position, member) in all.enumerated() { positions[Array(member.key.utf8)] = position }
    } else if all.count > Self.few {
      positions[Array(key.utf8)] = all.count - 1
    }
  }

  private func position(of key: String) -> Int? {
    guard all.count < Self.few else { return positions[Array(key.utf8)] }
    return all.firstIndex { $0.key.utf8.elementsEqual(key.utf8) }
  }
}

/// The steps from the outermost value of a document to another.
package struct DocumentPath: Sendable, Hashable, CustomStringConvertible {
  package enum Step: Sendable, Hashable {
    case key(String)
    case index(Int)
  }

  package var steps: [Step] = []

  package init(steps: [Step] = []) { self.steps = steps }

  /// `paths./users/{id}.get.tags[0]`
  package var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index(let index): text += "[\(index)]"
      }
    }
  }
}

#if !hasFeature(Embedded)
  extension JSONValue: Decodable {
    /// The value that a decoder reads, which knows no places.
    package init(from decoder: any Decoder) throws {
      range = 0..<0
      if let object = try? decoder.container(keyedBy: MemberKey.self) {
        var members = JSONMembers()
        for key in object.allKeys {
          members.append(key.stringValue, at: 0, try object.decode(JSONValue.self, forKey: key))
        }
        content = .object(members)
      } else if var list = try? decoder.unkeyedContainer() {
        var elements: [JSONValue] = []
        while !list.isAtEnd { elements.append(try list.decode(JSONValue.self)) }
        content = .list(elements)
      } else {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
          content = .null
        } else if let bool = try? value.decode(Bool.self) {
          content = .bool(bool)
        } else if let text = try? value.decode(String.self) {
          content = .text(text)
        } else if let whole = try? value.decode(Int.self) {
          content = .number("\(whole)")
        } else {
          content = .number("\(try value.decode(Double.self))")
        }
      }
    }

    private struct MemberKey: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
  }
#endif
