/// A value in its document: it says where it stands when it is not what was expected.
///
///     let paths = try document.root.object("paths")
///     try paths["/users"]?.text()   // throws: a text is expected, not an object (in paths./users)
package struct JSONNode: Sendable {
  package let value: JSONValue
  package let path: DocumentPath
  let lines: DocumentLines

  /// In bytes from the start of the document.
  package var offset: Int { value.offset }
  /// From 1.
  package var line: Int { lines.position(of: offset).line }
  package var isNull: Bool { if case .null = value.content { true } else { false } }

  /// The member under a key; nil if there is none, or if this is no object.
  package subscript(_ key: String) -> JSONNode? {
    guard case .object(let members) = value.content, let member = members[key] else { return nil }
    return node(member, .key(key))
  }

  /// The members of an object, in the order of the text.
  package func members() throws(DocumentError) -> [(key: String, node: JSONNode)] {
    guard case .object(let members) = value.content else { throw unexpected("an object") }
    return members.all.map { ($0.key, node($0.value, .key($0.key))) }
  }

  /// The elements of a list.
  package func elements() throws(DocumentError) -> [JSONNode] {
    guard case .list(let elements) = value.content else { throw unexpected("a list") }
    return elements.enumerated().map { node($1, .index($0)) }
  }

  package func text() throws(DocumentError) -> String {
    guard case .text(let text) = value.content else { throw unexpected("a text") }
    return text
  }

  package func bool() throws(DocumentError) -> Bool {
    guard case .bool(let bool) = value.content else { throw unexpected("true or false") }
    return bool
  }

  /// A number, as it is written.
  package func number() throws(DocumentError) -> String {
    guard case .number(let number) = value.content else { throw unexpected("a number") }
    return number
  }

  /// The member under a key, which must be there.
  package func member(_ key: String) throws(DocumentError) -> JSONNode {
    guard let member = self[key] else {
      _ = try members()
      throw error("the key \"\(key)\" is missing")
    }
    return member
  }

  /// What is wrong with this value.
  package func error(_ message: String) -> DocumentError { lines.error(message, at: offset, in: path) }

  private func unexpected(_ expected: String) -> DocumentError { error("\(expected) is expected, not \(value.word)") }

  private func node(_ value: JSONValue, _ step: DocumentPath.Step) -> JSONNode {
    JSONNode(value: value, path: path.appending(step), lines: lines)
  }
}
