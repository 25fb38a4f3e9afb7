import FingerpostEngine

extension SourceText {
  /// A text that is no template, and one change to it that makes it one.
  struct Respelling {
    let message: String
    let range: Range<Int>
    let new: String

    var order: String { new.isEmpty ? "leave it out" : "write \"\(new)\"" }
  }

  /// What somebody meant who writes templates as other routers have them; nil where no one change makes the text read.
  ///
  ///     users[web]       // users [web]
  ///     list(/{page})    // list/({page})
  ///     my users         // my%20users
  ///     get users        // GET users
  ///     app://users      // users
  ///     users/<id>       // users/{id}
  ///     list/{page?}     // list/({page})
  func respelling(after error: TemplateError) -> Respelling? {
    let bytes = Array(text.utf8)
    let candidates =
      [Self.withoutOrigin(bytes), Self.method(bytes)] + Self.punctuation(bytes, at: error.offset)
      + [Self.parameter(bytes, at: error.offset)]
    return candidates.compactMap(\.self).first { candidate in
      let changed =
        Array(bytes[..<candidate.range.lowerBound]) + Array(candidate.new.utf8)
        + Array(bytes[candidate.range.upperBound...])
      return (try? Template(String(decoding: changed, as: UTF8.self))) != nil
    }
  }

  /// A whole link: its scheme goes, and of a web link the host.
  private static func withoutOrigin(_ bytes: [UInt8]) -> Respelling? {
    let mark = Array("://".utf8)
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: mark) }) else { return nil }
    var end = start + mark.count
    if ["http", "https"].contains(String(decoding: bytes[..<start], as: UTF8.self)) {
      end = bytes[end...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
    }
    return Respelling(
      message: "a template has no origin: where links come from, @Routes says for all of them", range: 0..<end, new: "")
  }

  private static func method(_ bytes: [UInt8]) -> Respelling? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: " ")) else { return nil }
    let word = String(decoding: bytes[..<end], as: UTF8.self)
    let method = word.uppercased()
    guard method != word, ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].contains(method) else {
      return nil
    }
    return Respelling(message: "a method is written in capitals", range: 0..<end, new: method)
  }

  /// A parameter in other brackets, with blanks inside, or with other marks for an optional one and for the rest of a path.
  private static func parameter(_ bytes: [UInt8], at offset: Int) -> Respelling? {
    let brackets = Dictionary(uniqueKeysWithValues: zip("{<[".utf8, "}>]".utf8))
    guard let start = bytes.prefix(offset + 1).lastIndex(where: { brackets[$0] != nil }),
      let end = bytes[start...].firstIndex(where: { $0 == brackets[bytes[start]] })
    else { return nil }
    let name = String(decoding: bytes[(start + 1)..<end].filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    let new =
      if name.hasPrefix("...") {
        "{*\(name.dropFirst(3))}"
      } else if name.hasSuffix("*") {
        "{*\(name.dropLast())}"
      } else if name.hasSuffix("?") {
        "({\(name.dropLast())})"
      } else {
        "{\(name)}"
      }
    let kind = new.hasPrefix("(") ? " that may be left out" : new.hasPrefix("{*") ? " for the rest of a path" : ""
    return Respelling(message: "a parameter\(kind) is written \(new)", range: start..<end + 1, new: new)
  }

  private static func punctuation(_ bytes: [UInt8], at offset: Int) -> [Respelling] {
    func byte(_ index: Int) -> Character? {
      bytes.indices.contains(index) ? Character(UnicodeScalar(bytes[index])) : nil
    }
    var candidates: [Respelling] = []
    if byte(offset) == "[" {
      candidates.append(Respelling(message: "flags stand after a space", range: offset..<offset, new: " "))
    }
    if byte(offset) == "(", byte(offset + 1) == "/" {
      candidates.append(
        Respelling(
          message: "a group stands between slashes: write /( for (/", range: offset..<offset + 2, new: "/("))
    }
    if offset == bytes.count, bytes.last == UInt8(ascii: "/") {
      candidates.append(
        Respelling(message: "a template ends with no \"/\"", range: offset - 1..<offset, new: ""))
    }
    if bytes.last == UInt8(ascii: " "), offset >= bytes.count - 1 {
      let end = bytes.lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? 0
      candidates.append(Respelling(message: "a template ends with no space", range: end..<bytes.count, new: ""))
    }
    if let space = bytes.prefix(offset).lastIndex(where: { $0 != UInt8(ascii: " ") }).map({ $0 + 1 }), space < offset,
      offset - space == 1
    {
      candidates.append(
        Respelling(
          message: "a space in a literal is written \"%20\"; after a space stand flags, as in \"users [web]\"",
          range: space..<offset, new: "%20"))
    }
    return candidates
  }
}
