/// A value of a JSON text: it says where it stands when it is not what was expected.
///
///     let root = try JSONNode(bytes)   // the outermost value
///     try root["paths"]?.members()     // the key and the value of each member
///     try root["title"]?.text()        // throws: a text is expected, not an object (in title)
///
/// The whole text is kept; its values are read on the way, none twice.
package struct JSONNode: Sendable {
  /// The longest document, in bytes.
  package static let limit = 10_000_000

  package let value: JSONValue
  private let path: DocumentPath
  private let lines: DocumentLines

  private init(_ value: JSONValue, _ path: DocumentPath, _ lines: DocumentLines) {
    (self.value, self.path, self.lines) = (value, path, lines)
  }

  /// Reads a document.
  ///
  /// - Throws: ``DocumentError`` if it is longer than ``limit``, no UTF-8, no JSON, nested deeper than 512, or if an object has
  ///   two members of one key.
  package init(_ bytes: [UInt8], limit: Int = limit) throws(DocumentError) {
    let lines = DocumentLines(bytes)
    guard bytes.count <= limit else {
      throw lines.error("the document is longer than \(limit) bytes", at: limit)
    }
    if let offset = UTF8Rule.firstInvalid(in: bytes) { throw lines.error(UTF8Rule.message, at: offset) }
    do throws(JSONSyntax.Fault) {
      self.init(try JSONSyntax.value(of: bytes[...]), DocumentPath(), lines)
    } catch {
      let hint = Self.isYAML(bytes) ? "; \(Self.yamlHint)" : ""
      throw lines.error("the document is not JSON: \(error.message)\(hint)", at: error.offset, in: error.path)
    }
  }

  /// What a message about a document of YAML ends with. Who knows the name of the file may add the command.
  package static let yamlHint = "it looks like YAML: convert it to JSON first"

  /// Whether a text begins as documents of YAML do: `---`, `%YAML`, a comment, or a key and its colon.
  private static func isYAML(_ bytes: [UInt8]) -> Bool {
    // A mark of UTF-8 may come first.
    let text = bytes.drop { " \r\n\u{FEFF}".utf8.contains($0) }
    let line = text.prefix { $0 != UInt8(ascii: "\n") }
    let key = line.prefix { $0 != UInt8(ascii: ":") }.filter { $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: "\"") }
    return line.starts(with: "---".utf8) || line.first == UInt8(ascii: "#") || line.starts(with: "%YAML".utf8)
      || line.contains(UInt8(ascii: ":")) && ByteSet.isName(key)
  }

  /// In bytes from the start of the document.
  package var offset: Int { value.offset }
  /// From 1.
  package var line: Int { lines.position(of: offset).line }
  package var isNull: Bool { if case .null = value.content { true } else { false } }
  package var isBool: Bool { if case .bool = value.content { true } else { false } }
  package var isText: Bool { if case .text = value.content { true } else { false } }
  package var isList: Bool { if case .list = value.content { true } else { false } }
  package var isObject: Bool { if case .object = value.content { true } else { false } }

  /// The member under a key; nil if there is none, or if this is not an object.
  package subscript(_ key: String) -> JSONNode? {
    guard case .object(let members) = value.content, let member = members[key] else { return nil }
    return node(member, .key(key))
  }

  /// The members of an object, in the order of the text.
  package func members() throws(DocumentError) -> [(key: String, node: JSONNode)] {
    guard case .object(let members) = value.content else { throw unexpected("an object") }
    return members.all.map { ($0.key, node($0.value, .key($0.key))) }
  }

  package func elements() throws(DocumentError) -> [JSONNode] {
    guard case .list(let elements) = value.content else { throw unexpected("a list") }
    return elements.enumerated().map { node($1, .index($0)) }
  }

  package func texts() throws(DocumentError) -> [String] {
    try elements().map { (node) throws(DocumentError) in try node.text() }
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
    JSONNode(value, DocumentPath(steps: path.steps + [step]), lines)
  }
}
