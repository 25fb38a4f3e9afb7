import FingerpostEngine

/// A text table, line by line: what was understood, and what was not.
struct RouteFileReader {
  private static let example = "origins appscheme:// https://social.example"

  private var number = 0
  private var faults: [RouteFileError.Fault] = []
  private var origins: [Origin] = []
  private var routes: [RouteTable.Route] = []
  /// The line of the origins, or the one that should have been.
  private var first: Line?
  /// The line of each route, and where its template starts.
  private var places: [(line: Line, offset: Int)] = []

  mutating func read(_ bytes: ArraySlice<UInt8>) {
    number += 1
    let line = Line(number: number, bytes: bytes)
    if let offset = line.bytes.firstInvalid(repaired: line.text) {
      fault(line, offset, "the bytes here are not UTF-8")
      // A line that cannot be read may still be the one that was asked for.
      if first == nil, !line.words.isEmpty { first = line }
      return
    }
    guard let name = line.words.first else { return }
    if first == nil {
      first = line
      if name.text == RouteFile.origins { return readOrigins(line) }
      let isSlip = nearest(to: name.text, among: [RouteFile.origins]) != nil
      let hint = isSlip ? "; did you mean \"\(RouteFile.origins)\"?" : ", as in \"\(Self.example)\""
      fault(line, name.offset, "the first line lists the origins" + hint)
      if isSlip { return }
    } else if name.text == RouteFile.origins {
      let isSecond = first?.words.first?.text == RouteFile.origins
      let place = isSecond ? "the origins stand in line \(first?.number ?? 1)" : "the origins stand in the first line"
      return fault(line, name.offset, "\(place), and \"origins\" names no route")
    }
    readRoute(line, name: name)
  }

  private mutating func readOrigins(_ line: Line) {
    let words = line.words.dropFirst()
    if words.isEmpty { fault(line, line.end, "at least one origin is expected, as in \"\(Self.example)\"") }
    for word in words {
      do {
        let origin = try Origin(parsing: word.text)
        if origins.contains(origin) {
          fault(line, word.offset, "the origin \(origin) is listed twice")
        } else {
          origins.append(origin)
        }
      } catch {
        fault(line, word.offset, error.description)
      }
    }
  }

  private mutating func readRoute(_ line: Line, name: Line.Word) {
    guard let template = line.words.dropFirst().first else {
      return fault(line, line.end, "a name and a template are expected: the template is missing")
    }
    if let place = name.text.unicodeScalars.firstIndex(where: \.isHidden) {
      let offset = name.offset + name.text.utf8.distance(from: name.text.startIndex, to: place)
      let code = String(name.text.unicodeScalars[place].value, radix: 16, uppercase: true)
      let digits = String(repeating: "0", count: max(0, 4 - code.count)) + code
      fault(line, offset, "a name cannot hold U+\(digits), which does not show as it is")
    }
    let (text, gap) = line.template(from: template)
    do {
      routes.append(RouteTable.Route(name.text, try Template(text)))
      places.append((line, template.offset))
    } catch {
      let isBeforeGap = error.offset <= template.text.utf8.count
      fault(line, template.offset + error.offset + (isBeforeGap ? 0 : gap), error.message)
    }
  }

  /// Every fault at once, those that only the whole table shows included.
  consuming func table() throws(RouteFileError) -> RouteTable {
    if first == nil {
      let message = "the table is empty: its first line lists the origins, as in \"\(Self.example)\""
      fault(Line(number: 1, bytes: []), 0, message)
    }
    do {
      // Without origins of its own, a table is still looked through for its other faults.
      let table = try RouteTable(routes, origins: origins.isEmpty ? [.scheme("any"), .web("any")] : origins)
      if faults.isEmpty { return table }
    } catch {
      for problem in error.faults { fault(problem) }
    }
    throw RouteFileError(faults)
  }

  private mutating func fault(_ problem: TableError.Fault) {
    guard let route = problem.route, places.indices.contains(route) else {
      guard let first else { return }
      let place = problem.subject.flatMap { first.offset(ofOrigin: $0) } ?? first.words.dropFirst().first?.offset
      return fault(first, place ?? 0, problem.description)
    }
    var message = problem.description
    if let twin = problem.first, places.indices.contains(twin) { message += ", in line \(places[twin].line.number)" }
    let (line, offset) = places[route]
    // A type that is written twice is two faults.
    let subjects = problem.subject.map { line.offsets(ofType: $0, from: offset) } ?? []
    let place = subjects.first { subject in
      !faults.contains { $0.line == line.number && $0.offset == subject && $0.message == message }
    }
    fault(line, place ?? offset, message)
  }

  private mutating func fault(_ line: Line, _ offset: Int, _ message: String) {
    faults.append(.init(line: line.number, text: line.text, offset: offset, message: message))
  }
}

extension RouteFileReader {
  /// A line, cut into words, its comment left out.
  fileprivate struct Line {
    struct Word {
      let text: String
      let offset: Int
    }

    let number: Int
    let bytes: [UInt8]
    let text: String
    let words: [Word]
    /// Where the last word ends.
    let end: Int

    init(number: Int, bytes: ArraySlice<UInt8>) {
      self.number = number
      self.bytes = Array(bytes)
      text = String(decoding: bytes, as: UTF8.self)
      var words: [Word] = []
      for word in bytes.split(whereSeparator: Self.isBlank) {
        guard word.first != UInt8(ascii: "#") else { break }
        words.append(Word(text: String(decoding: word, as: UTF8.self), offset: word.startIndex - bytes.startIndex))
      }
      self.words = words
      end = words.last.map { $0.offset + $0.text.utf8.count } ?? 0
    }

    /// The text from `word` on, with one space after a method however its column is filled; `gap` is what that left out.
    func template(from word: Word) -> (text: String, gap: Int) {
      let next = words.first { $0.offset > word.offset }
      let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
      let isMethod = word.text.utf8.allSatisfy { capitals.contains($0) || $0 == UInt8(ascii: "-") }
      guard let next, isMethod, !next.text.hasPrefix("[") else { return (spaced(word.offset), 0) }
      let gap = next.offset - word.offset - word.text.utf8.count - 1
      return ("\(word.text) \(spaced(next.offset))", gap)
    }

    /// Where an origin stands, as written or spelled otherwise; of several the last, which is the one too many.
    func offset(ofOrigin origin: String) -> Int? {
      words.dropFirst().last { $0.text == origin || (try? Origin(parsing: $0.text))?.description == origin }?.offset
    }

    /// Every place from `start` on where a type of this name stands.
    func offsets(ofType type: String, from start: Int) -> [Int] {
      let name = Array(type.utf8)
      return (start..<end).filter { place in
        guard place > start, bytes[place...].starts(with: name) else { return false }
        let opens = bytes[place - 1] == UInt8(ascii: ":") || bytes[place - 1] == UInt8(ascii: "[")
        let after = place + name.count
        return opens && (after == end || "}]=/(|).&?#, \t".utf8.contains(bytes[after]))
      }
    }

    private func spaced(_ start: Int) -> String {
      String(decoding: bytes[start..<end].map { Self.isBlank($0) ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  }
}
