import FingerpostEngine

extension SourceText {
  /// A text that is no template, and one change to it that makes it one.
  struct Respelling {
    let message: String
    let range: Range<Int>
    let new: String
  }

  /// What somebody meant who writes templates as other routers have them; nil where no one change makes the text read.
  ///
  ///     users[web]       // users [web]
  ///     list(/{page})    // list/({page})
  ///     my users         // my%20users
  func respelling(after error: TemplateError) -> Respelling? {
    let bytes = Array(text.utf8)
    let place = error.offset
    func byte(_ index: Int) -> Character? {
      bytes.indices.contains(index) ? Character(UnicodeScalar(bytes[index])) : nil
    }
    var candidates: [Respelling] = []
    if byte(place) == "[" {
      candidates.append(Respelling(message: "flags stand after a space", range: place..<place, new: " "))
    }
    if byte(place) == "(", byte(place + 1) == "/" {
      candidates.append(
        Respelling(message: "a group stands between slashes: write /( for (/", range: place..<place + 2, new: "/("))
    }
    if let space = bytes.prefix(place).lastIndex(where: { $0 != UInt8(ascii: " ") }).map({ $0 + 1 }), space < place,
      place - space == 1
    {
      candidates.append(
        Respelling(
          message: "a space in a literal is written \"%20\"; after a space stand flags, as in \"users [web]\"",
          range: space..<place, new: "%20"))
    }
    return candidates.first { candidate in
      let changed =
        Array(bytes[..<candidate.range.lowerBound]) + Array(candidate.new.utf8)
        + Array(bytes[candidate.range.upperBound...])
      return (try? Template(String(decoding: changed, as: UTF8.self))) != nil
    }
  }
}
