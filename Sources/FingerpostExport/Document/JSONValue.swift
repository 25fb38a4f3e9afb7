/// A value of a JSON text, and where it begins.
package struct JSONValue: Sendable {
  /// What it is.
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
  package let offset: Int

  init(_ content: Content, at offset: Int) { (self.content, self.offset) = (content, offset) }

  /// What it is, in words for a message.
  var word: String {
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

  /// The value under a key.
  package subscript(_ key: String) -> JSONValue? { position(of: key).map { all[$0].value } }

  func keyOffset(of key: String) -> Int? { position(of: key).map { all[$0].keyOffset } }

  mutating func append(_ key: String, at offset: Int, _ value: JSONValue) {
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
