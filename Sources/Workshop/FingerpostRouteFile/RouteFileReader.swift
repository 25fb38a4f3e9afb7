import FingerpostEngine
internal import FingerpostProof

/// A text table, line by line: what was understood, and what was not.
struct RouteFileReader {
  private static let example = "origins appscheme:// https://social.example"

  private var number = 0
  private var faults: [RouteFileError.Fault] = []
  private var origins: [Origin] = []
  private var routes: [RouteTable.Route] = []
  private var options = RouteTable.Options()
  /// The line of the options.
  private var optionsLine: RouteFileLine?
  /// The line of the origins, or the one that should have been.
  private var first: RouteFileLine?
  /// The line of each route, where its template starts, and where the parts of that are.
  private var starts: [(line: RouteFileLine, offset: Int, place: TemplatePlace)] = []

  /// Where the parts of a template are in its line.
  private struct TemplatePlace {
    let start: Int
    /// The length of the first word, and the spaces after it that were left out.
    let (word, gap): (Int, Int)
    let ranges: Template.Ranges

    func offset(_ offset: Int) -> Int { start + offset + (offset <= word ? 0 : gap) }
  }

  mutating func read(_ bytes: ArraySlice<UInt8>) {
    number += 1
    let line = RouteFileLine(number: number, bytes: bytes)
    if let offset = UTF8Rule.firstInvalid(in: bytes) {
      fault(line, offset, UTF8Rule.message, .notUTF8)
      // A line that cannot be read may still be the one that was asked for.
      if first == nil, !line.words.isEmpty { first = line }
      return
    }
    if let offset = line.bytes.firstIndex(of: UInt8(ascii: "\r")) {
      fault(line, offset, "this is a carriage return: lines must end in LF or CR LF", .fileReturn)
      if first == nil, !line.words.isEmpty { first = line }
      return
    }
    guard let name = line.words.first else { return }
    if name.text == RouteFileOptions.word { return readOptions(line) }
    if first == nil {
      first = line
      if name.text == RouteFile.origins { return readOrigins(line) }
      let isSlip = nearestWord(to: name.text, among: [RouteFile.origins]) != nil
      let hint = isSlip ? "; did you mean \"\(RouteFile.origins)\"?" : ", as in \"\(Self.example)\""
      fault(line, name.offset, "the first line must list the origins" + hint, .fileNoOrigins)
      if isSlip { return }
    } else if name.text == RouteFile.origins {
      let isSecond = first?.words.first?.text == RouteFile.origins
      let reason =
        isSecond ? "line \(first?.number ?? 1) lists the origins already" : "the origins must be in the first line"
      return fault(line, name.offset, "\(reason), and a route cannot be named \"origins\"", .fileOriginsAgain)
    }
    readRoute(line, name: name)
  }

  private mutating func readOrigins(_ line: RouteFileLine) {
    let words = line.words.dropFirst()
    if words.isEmpty {
      fault(line, line.end, "at least one origin is expected, as in \"\(Self.example)\"", .fileEmptyOrigins)
    }
    for word in words {
      do {
        let origin = try Origin(parsing: word.text)
        if origins.contains(origin) {
          fault(line, word.offset, "the origin \(origin) is listed twice", .tableRepeatedOrigin)
        } else {
          origins.append(origin)
        }
      } catch {
        fault(line, word.offset, error.description, error.code)
      }
    }
  }

  private mutating func readOptions(_ line: RouteFileLine) {
    guard first == nil, optionsLine == nil else {
      let reason =
        optionsLine.map { "line \($0.number) has the options already" } ?? "the options must be in the first line"
      return fault(line, line.words[0].offset, "\(reason), and a route cannot be named \"options\"", .fileOptionsAgain)
    }
    optionsLine = line
    if line.words.count == 1 {
      fault(line, line.end, "at least one option is expected, as in \"options plus=form case=ignore\"", .fileOption)
    }
    var seen: Set<String> = []
    for word in line.words.dropFirst() {
      switch RouteFileOptions.read(word.text, into: &options) {
      case .success(let name):
        if !seen.insert(name).inserted { fault(line, word.offset, "\(name) is given twice", .fileOption) }
      case .failure(let problem): fault(line, word.offset + problem.offset, problem.message, .fileOption)
      }
    }
  }

  private mutating func readRoute(_ line: RouteFileLine, name: RouteFileLine.Word) {
    guard let template = line.words.dropFirst().first else {
      let hint =
        line.endsInFragment ? "; \"#\" begins a comment, and a template begins with its path, as in /#/room/{id}" : ""
      let message = "a name and a template are expected: the template is missing" + hint
      return fault(line, line.end, message, .fileNoTemplate)
    }
    if let index = name.text.unicodeScalars.firstIndex(where: { $0.isHidden }) {
      let offset = name.offset + name.text.utf8.distance(from: name.text.startIndex, to: index)
      fault(line, offset, name.text.unicodeScalars[index].hiddenMessage, .fileHiddenName)
    }
    let (text, gap) = line.template(from: template)
    var ranges = Template.Ranges()
    func place(_ offset: Int) -> Int {
      TemplatePlace(start: template.offset, word: template.end - template.offset, gap: gap, ranges: ranges).offset(
        offset)
    }
    do {
      let read = try Template(text, ranges: &ranges)
      for (parameter, range) in zip(read.parameters, ranges.parameters) {
        guard let name = parameter.name, let index = name.unicodeScalars.firstIndex(where: { $0.isHidden }) else {
          continue
        }
        let offset = range.name.lowerBound + name.utf8.distance(from: name.startIndex, to: index)
        fault(line, place(offset), name.unicodeScalars[index].hiddenMessage, .fileHiddenName)
      }
      routes.append(RouteTable.Route(name.text, read))
      let place = TemplatePlace(
        start: template.offset, word: template.end - template.offset, gap: gap, ranges: ranges)
      starts.append((line, template.offset, place))
    } catch {
      let offset = place(error.offset)
      // What is not a template here may be one of another router.
      let message = error.fullMessage
      fault(line, offset, message, error.code)
    }
  }

  /// Of a text that begins with the byte order mark of UTF-16, everything that is to be said.
  consuming func parsedUTF16() -> ParsedRouteFile {
    first = RouteFileLine(number: 1, bytes: [])
    number = 1
    if let first { fault(first, 0, "the text is UTF-16: save it as UTF-8", .fileUTF16) }
    return parsed()
  }

  /// What was understood and what was not, faults that only the whole table shows included.
  consuming func parsed() -> ParsedRouteFile {
    if first == nil {
      let message = "the table is empty: its first line lists the origins, as in \"\(Self.example)\""
      fault(RouteFileLine(number: 1, bytes: []), 0, message, .fileEmpty)
    }
    // Without origins of its own, a table is still looked through for its other faults.
    let known = origins.isEmpty ? [.path] : origins
    // Any text reads as one, as in a lock file: only Foundation knows what is a URL.
    let hasURLs = routes.contains { $0.template.parameters.contains { $0.type.element == .url } }
    if hasURLs { options.types = [CustomType(opaque: ParameterType.urlName)] }
    let (routes, options) = (routes, options)
    let whole = Result { () throws(TableError) in try RouteTable(routes, origins: known, options: options) }
    if case .failure(let error) = whole {
      for problem in error.faults { fault(problem) }
    }
    return ParsedRouteFile(
      origins: known, routes: routes, options: options, lines: starts.map { $0.line.number },
      head: optionsLine ?? first, faults: faults, whole: whole)
  }

  private mutating func fault(_ problem: TableError.Fault) {
    guard let route = problem.route, starts.indices.contains(route) else {
      guard let first else { return }
      let offset = problem.subject.flatMap { first.offset(ofOrigin: $0) } ?? first.words.dropFirst().first?.offset
      return fault(first, offset ?? 0, problem.description, problem.code)
    }
    var message = problem.description
    var kind = RouteFileError.Fault.Kind.malformed
    if let twin = problem.first, starts.indices.contains(twin) {
      message += ", in line \(starts[twin].line.number)"
      kind = .duplicate(route, of: twin)
    }
    let (line, offset, _) = starts[route]
    fault(line, self.offset(of: problem, message, in: line, from: offset) ?? offset, message, problem.code, kind)
  }

  /// Where the type stands that a route is faulty for: one that is written twice is two faults.
  private func offset(
    of problem: TableError.Fault, _ message: String, in line: RouteFileLine, from start: Int
  ) -> Int? {
    guard let type = problem.subject, let route = problem.route else { return nil }
    if problem.code == FaultCode(.coincidingMembers) {
      let place = starts[route].place
      return zip(routes[route].template.parameters, place.ranges.parameters)
        .first { $0.0.type.description == type }.map { place.offset($0.1.type.lowerBound + 1) }
    }
    // The faults of one route come one after another.
    let others = faults.reversed().prefix { $0.line == line.number }
    return line.offsets(ofType: type, from: start).first { offset in
      !others.contains { $0.offset == offset && $0.message == message }
    }
  }

  private mutating func fault(
    _ line: RouteFileLine, _ offset: Int, _ message: String, _ code: FaultCode,
    _ kind: RouteFileError.Fault.Kind = .malformed
  ) {
    let isRepeatedName = code.kind == .templateRepeatedName
    faults.append(
      .init(
        kind: kind, line: line.number, text: line.text, offset: offset, message: message, code: code,
        word: isRepeatedName ? Finding.Kind.repeatedName.rawValue : nil,
        fix: isRepeatedName ? "give one of the two another name" : nil))
  }

  private mutating func fault(_ line: RouteFileLine, _ offset: Int, _ message: String, _ kind: FaultKind) {
    fault(line, offset, message, FaultCode(kind))
  }
}

/// A text table that was read: the routes with their lines, and every line that is faulty.
package struct ParsedRouteFile {
  /// Where the links come from; bare paths where the text does not say.
  package let origins: [Origin]
  package let options: RouteTable.Options
  /// The line of the options; without one, that of the origins. Its number and its text.
  package let head: (line: Int, text: String)
  /// Every line that is a route, even if no table can hold it beside the others.
  package let routes: [RouteTable.Route]
  /// The line of each route, from 1.
  package let lines: [Int]
  /// Everything that is wrong, in the order of the lines.
  package let faults: [RouteFileError.Fault]
  /// The table of all these routes, or why they are none.
  private let whole: Result<RouteTable, TableError>

  init(
    origins: [Origin], routes: [RouteTable.Route], options: RouteTable.Options, lines: [Int], head: RouteFileLine?,
    faults: [RouteFileError.Fault], whole: Result<RouteTable, TableError>
  ) {
    (self.origins, self.routes, self.options, self.lines) = (origins, routes, options, lines)
    self.head = (head?.number ?? 1, head?.text ?? "")
    self.faults = faults.inOrder
    self.whole = whole
  }

  /// The table, all of it or nothing.
  package var table: RouteTable? { faults.isEmpty ? try? whole.get() : nil }

  /// What of a text is a table, whatever else it holds.
  package struct Sound {
    package let table: RouteTable
    /// The line of each route of the table, from 1.
    package let lines: [Int]
  }

  /// The table without the faulty lines; nil if that leaves no route.
  package var sound: Sound? {
    switch whole {
    case .success(let table):
      return routes.isEmpty ? nil : Sound(table: table, lines: lines)
    case .failure(let error):
      let faulty = Set(error.faults.compactMap { $0.route })
      let kept = routes.indices.filter { !faulty.contains($0) }
      let refused = Set(error.faults.filter { $0.route == nil }.compactMap { $0.subject })
      let listed = origins.filter { !refused.contains($0.description) }
      guard !kept.isEmpty, let table = table(kept.map { routes[$0] }, origins: listed) else { return nil }
      return Sound(table: table, lines: kept.map { lines[$0] })
    }
  }

  /// Origins that make no list, being too many, are put aside: the routes can still be looked at.
  private func table(_ routes: [RouteTable.Route], origins: [Origin]) -> RouteTable? {
    (try? RouteTable(routes, origins: origins, options: options))
      ?? (try? RouteTable(routes, origins: [.path], options: options))
  }
}
