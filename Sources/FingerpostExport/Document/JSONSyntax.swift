/// The rules of JSON (RFC 8259): finds where a text stops being JSON, and keeps its values if they are wanted.
///
///     JSONSyntax.fault(in: Array(#"{"to" 1}"#.utf8)[...])     // ":" is expected (at byte 6)
///     try JSONSyntax.value(of: Array(#"{"to":1}"#.utf8)[...])  // an object with the number 1, at byte 6
///
/// The caller knows that the text is UTF-8.
package struct JSONSyntax {
  /// What is wrong first.
  package struct Fault: Error, Equatable {
    package let message: String
    /// In bytes from the start of the text.
    package let offset: Int
    /// The steps from the outermost value to the one that is wrong; none unless values are kept.
    package let path: DocumentPath

    package init(message: String, offset: Int, path: DocumentPath = DocumentPath()) {
      (self.message, self.offset, self.path) = (message, offset, path)
    }
  }

  /// The deepest that Foundation reads.
  private static let deepest = 512

  let bytes: ArraySlice<UInt8>
  var index: Int
  /// Whether values are made, which refuses two members of one key.
  let keepsValues: Bool
  private var path = DocumentPath()

  private init(_ bytes: ArraySlice<UInt8>, keepsValues: Bool) {
    (self.bytes, index, self.keepsValues) = (bytes, bytes.startIndex, keepsValues)
  }

  /// Nil where the text is JSON. Two members may have one key: what reads them takes one of the two.
  package static func fault(in bytes: ArraySlice<UInt8>) -> Fault? {
    var syntax = JSONSyntax(bytes, keepsValues: false)
    do throws(Fault) {
      _ = try syntax.document()
      return nil
    } catch {
      return error
    }
  }

  /// The outermost value, with offsets from the start of the text.
  package static func value(of bytes: ArraySlice<UInt8>) throws(Fault) -> JSONValue {
    var syntax = JSONSyntax(bytes, keepsValues: true)
    return try syntax.document()
  }

  private mutating func document() throws(Fault) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index += 3 }
    let value = try value(depth: 0)
    guard next() == nil else { throw fault("nothing is expected after the document") }
    return value
  }

  var byte: UInt8? { index < bytes.endIndex ? bytes[index] : nil }
  private var offset: Int { index - bytes.startIndex }

  /// The next byte that is no white space.
  private mutating func next() -> UInt8? {
    while let byte, byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B && byte != 0x0C { index += 1 }
    return byte
  }

  func fault(_ message: String) -> Fault {
    fault(index < bytes.endIndex ? message : "it ends too early", at: index)
  }

  func fault(_ message: String, at index: Int) -> Fault {
    Fault(message: message, offset: index - bytes.startIndex, path: path)
  }

  private mutating func value(depth: Int) throws(Fault) -> JSONValue {
    guard let first = next() else { throw fault("a value is expected") }
    let start = offset
    switch Unicode.Scalar(first) {
    case "{", "[":
      guard depth < Self.deepest else { throw fault("it is nested deeper than \(Self.deepest)") }
      index += 1
      return JSONValue(first == UInt8(ascii: "{") ? try members(depth + 1) : try elements(depth + 1), at: start)
    case "\"": return JSONValue(.text(try text()), at: start)
    case "t": return JSONValue(try word("true", .bool(true)), at: start)
    case "f": return JSONValue(try word("false", .bool(false)), at: start)
    case "n": return JSONValue(try word("null", .null), at: start)
    case "-", "0"..."9": return JSONValue(.number(try number()), at: start)
    default: throw fault("a value is expected")
    }
  }

  private mutating func elements(_ depth: Int) throws(Fault) -> JSONValue.Content {
    var elements: [JSONValue] = []
    if try isEnd("]", first: true) { return .list(elements) }
    var count = 0
    repeat {
      if keepsValues { path.append(.index(count)) }
      let element = try value(depth: depth)
      if keepsValues {
        elements.append(element)
        path.removeLast()
      }
      count += 1
    } while try !isEnd("]")
    return .list(elements)
  }

  private mutating func members(_ depth: Int) throws(Fault) -> JSONValue.Content {
    var members = JSONMembers()
    if try isEnd("}", first: true) { return .object(members) }
    repeat {
      guard next() == UInt8(ascii: "\"") else { throw fault("a key in double quotes is expected") }
      let start = index
      let key = try text()
      guard next() == UInt8(ascii: ":") else { throw fault("\":\" is expected") }
      index += 1
      if keepsValues { path.append(.key(key)) }
      if keepsValues, let first = members.keyOffset(of: key) {
        let line = bytes.prefix(first).count { $0 == UInt8(ascii: "\n") } + 1
        throw fault("the key \"\(key)\" is there twice, first in line \(line)", at: start)
      }
      let member = try value(depth: depth)
      if keepsValues {
        members.append(key, at: start - bytes.startIndex, member)
        path.removeLast()
      }
    } while try !isEnd("}")
    return .object(members)
  }

  /// Whether the list or object ends here; if not, another value follows.
  private mutating func isEnd(_ end: Unicode.Scalar, first: Bool = false) throws(Fault) -> Bool {
    let separator = next()
    if separator == UInt8(ascii: end) {
      index += 1
      return true
    }
    if first { return false }
    guard separator == UInt8(ascii: ",") else { throw fault("\",\" or \"\(end)\" is expected") }
    index += 1
    return false
  }

  private mutating func word(_ word: String, _ content: JSONValue.Content) throws(Fault) -> JSONValue.Content {
    for letter in word.utf8 {
      guard byte == letter else { throw fault("\"\(word)\" is expected") }
      index += 1
    }
    return content
  }
}
