internal import FingerpostAnalysis
internal import FingerpostEngine

/// A JSON text whose values know where they stand.
///
///     let document = try JSONDocument(bytes)
///     try document.root["paths"]?.members()   // the key and the value of each member
///
/// The whole text is kept; its values are read on the way, none twice.
package struct JSONDocument: Sendable {
  /// The longest document, in bytes.
  package static let limit = 10_000_000

  private let value: JSONValue
  private let lines: DocumentLines

  /// Reads a text.
  ///
  /// - Throws: ``DocumentError`` if it is longer than ``limit``, no UTF-8, no JSON, nested deeper than 512, or if an object has
  ///   two members of one key.
  package init(_ bytes: [UInt8], limit: Int = limit) throws(DocumentError) {
    lines = DocumentLines(bytes)
    guard bytes.count <= limit else {
      throw lines.error("the document is longer than \(limit) bytes", at: limit)
    }
    if let offset = UTF8Rule.firstInvalid(in: bytes) { throw lines.error(UTF8Rule.message, at: offset) }
    do throws(JSONSyntax.Fault) {
      value = try JSONSyntax.value(of: bytes[...])
    } catch {
      throw lines.error("the document is no JSON: \(error.message)", at: error.offset, in: error.path)
    }
  }

  /// The outermost value.
  package var root: JSONNode { JSONNode(value: value, path: DocumentPath(), lines: lines) }
}

/// The bytes of a document, and where its lines begin.
struct DocumentLines: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The line and the column of an offset, both from 1.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    // Every byte that continues no scalar begins one.
    return (low + 1, bytes.prefix(offset).dropFirst(starts[low]).count { $0 & 0xC0 != 0x80 } + 1)
  }

  func error(_ message: String, at offset: Int, in path: DocumentPath = DocumentPath()) -> DocumentError {
    let (line, column) = position(of: offset)
    return DocumentError(message: message, offset: offset, line: line, column: column, path: path.description)
  }
}
