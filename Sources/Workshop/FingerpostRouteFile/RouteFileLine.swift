import FingerpostEngine

/// A line of a text table, cut into words, its comment left out.
package struct RouteFileLine {
  package struct Word {
    package let text: String
    /// Where it starts and ends, in bytes from the start of the line.
    let offset: Int
    let end: Int
  }

  /// From 1.
  let number: Int
  let bytes: [UInt8]
  let text: String
  package let words: [Word]
  /// Where the last word ends.
  let end: Int

  package init(number: Int, bytes: ArraySlice<UInt8>) {
    self.number = number
    self.bytes = Array(bytes)
    text = String(decoding: bytes, as: UTF8.self)
    var words: [Word] = []
    for word in bytes.split(whereSeparator: Self.isBlank) {
      guard word.first != UInt8(ascii: "#") else { break }
      let (offset, end) = (word.startIndex - bytes.startIndex, word.endIndex - bytes.startIndex)
      words.append(Word(text: String(decoding: word, as: UTF8.self), offset: offset, end: end))
    }
    self.words = words
    end = words.last?.end ?? 0
  }

  /// The text from `word` on, with one space after a method however its column is filled; `gap` is what that left out.
  package func template(from word: Word) -> (text: String, gap: Int) {
    let next = words.first { $0.offset > word.offset }
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let isMethod = word.text.utf8.allSatisfy { capitals.contains($0) || $0 == UInt8(ascii: "-") }
    guard let next, isMethod, !next.text.hasPrefix("[") else { return (spaced(word.offset), 0) }
    let gap = next.offset - word.end - 1
    return ("\(word.text) \(spaced(next.offset))", gap)
  }

  /// Where an origin stands, as written or spelled otherwise; of several the last, which is the one too many.
  func offset(ofOrigin origin: String) -> Int? {
    words.dropFirst().last { $0.text == origin || (try? Origin(parsing: $0.text))?.description == origin }?.offset
  }

  /// The offset of each type of this name, or of each origin among the flags, from `start` on.
  func offsets(ofType type: String, from start: Int) -> [Int] {
    let name = Array(type.utf8)
    return (start..<end).filter { offset in
      guard offset > start, bytes[offset...].starts(with: name) else { return false }
      let opens =
        bytes[offset - 1] == UInt8(ascii: ":") || bytes[offset - 1] == UInt8(ascii: "[")
        || bytes[..<offset].suffix(7).elementsEqual("origin=".utf8)
      let after = offset + name.count
      return opens && (after == end || "}]=/(|).&?#, \t".utf8.contains(bytes[after]))
    }
  }

  /// Whether its comment looks like the fragment of a template.
  var endsInFragment: Bool {
    let comment = bytes[end...].drop(while: Self.isBlank)
    return comment.starts(with: "#/".utf8) || comment.starts(with: "#{".utf8)
  }

  private func spaced(_ start: Int) -> String {
    String(decoding: bytes[start..<end].map { Self.isBlank($0) ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}

extension ArraySlice<UInt8> {
  /// The text without the byte order mark (RFC 3629 §6) that programs of other systems begin it with.
  package var withoutMark: ArraySlice<UInt8> { starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self }

  /// The line without the carriage return that files from other systems end it with.
  package var withoutReturn: ArraySlice<UInt8> { last == UInt8(ascii: "\r") ? dropLast() : self }
}
