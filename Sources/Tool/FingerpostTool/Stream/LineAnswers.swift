import FingerpostAnalysis
import FingerpostInput
import FingerpostRouteFile

/// What is the same for every line of a stream.
struct LineQuestions: Sendable {
  /// How much of a line is kept beyond the longest URL: a method, a version, and enough to tell that there was more.
  private static let room = RequestLine.longestMethod + RequestLine.longestVersion + 8

  /// The tables that every line is tried with.
  let resolvers: [Resolver]
  /// Nil: the lines are URLs.
  let reader: DocumentReader?
  let isJSON: Bool
  /// What answers most lines of one table; nil if every line needs a closer look.
  fileprivate let plain: PlainLines?
  /// How many bytes are looked at of a line without its end.
  let limit: Int

  /// How much is to be kept of a line with its end: a byte order mark takes no room.
  var room: Int { limit + 3 }

  init(_ resolvers: [Resolver], key: String?, isJSON: Bool) {
    (self.resolvers, self.isJSON) = (resolvers, isJSON)
    reader = key.map { DocumentReader(key: $0) }
    plain = resolvers.count == 1 && reader == nil ? PlainLines(resolvers[0], isJSON: isJSON) : nil
    let longestURL = resolvers.map(\.table.options.text.limits.bytes).max() ?? 0
    // One more byte shows that the line was longer, and one is for a carriage return.
    limit = reader == nil ? longestURL + Self.room : DocumentReader.limit + 2
  }

  func answers(to part: LinePart) -> LineAnswers {
    var answers = LineAnswers(room: part.bytes.count * (isJSON ? 6 : 2))
    answers.add(part, asking: self)
    return answers
  }
}

extension LineQuestions {
  /// How much output gathers before it is written; it is also written before each wait for input, so that a program on
  /// the other end can ask and get its answer, line by line.
  private static let batch = 1 << 18
  /// How many parts are answered before their results are written: what they take of memory grows with them, and with fewer,
  /// cores would wait for each other.
  private static let round = 32

  /// One result a line for each line of the input, in order.
  ///
  ///     lines ─parts─▶ workers ─results, a part each─▶ output, in the order of the parts
  ///
  /// A reader that has gone ends it; the status is then that of the lines so far.
  ///
  /// - Parameter partSize: how many bytes of lines one worker answers at a time, at least.
  func stream(on console: Console, partSize: Int = 1 << 13) throws(InputError) -> Status {
    var parts = LineParts(size: partSize, countsLines: reader != nil)
    var status = Status.yes
    var output: [UInt8] = []

    func flush(atLeast least: Int) throws(InputError) {
      guard output.count >= least else { return }
      do { try console.write(output) } catch { throw .unwritable(error) }
      output.removeAll(keepingCapacity: true)
    }

    do throws(InputError) {
      let blocks = LineBlocks(Files.Pieces(next: console.files.readInput), of: InputError.input, upTo: room)
      while var lines = try blocks.next() {
        while !lines.isEmpty {
          let round = parts.next(Self.round, of: &lines)
          for answers in Workers.results(of: round.count, { self.answers(to: round[$0]) }) {
            if !answers.areFound { status = .no }
            output += answers.bytes
            try flush(atLeast: Self.batch)
          }
        }
        try flush(atLeast: 1)
      }
    } catch {
      guard error == .unwritable(.brokenPipe) else { throw error }
    }
    return status
  }
}

/// What answers lines of ASCII that shows, as nearly all are, by one table.
private struct PlainLines: Sendable {
  let resolver: Resolver
  let isJSON: Bool
  let labels: RouteLabels
  /// The method that is asked with where a line has none.
  let method: Request.Method
  let longestURL: Int

  init(_ resolver: Resolver, isJSON: Bool) {
    (self.resolver, self.isJSON) = (resolver, isJSON)
    labels = RouteLabels(resolver.table, isJSON: isJSON)
    method = resolver.table.number(of: resolver.method)
    longestURL = resolver.table.options.text.limits.bytes
  }

  /// Whether a line is a request: it has a method, or all lines have one.
  func isRequest(_ line: UnsafeBufferPointer<UInt8>, _ url: UnsafeBufferPointer<UInt8>) -> Bool {
    resolver.method != nil || line.count > url.count
  }
}

/// The results of lines, one a line, as one worker writes them.
struct LineAnswers: Sendable {
  var bytes: [UInt8] = []
  var areFound = true
  /// Empty between two lines.
  var json = JSON()

  init(room: Int) { bytes.reserveCapacity(room) }

  mutating func add(_ part: LinePart, asking questions: LineQuestions) {
    guard let plain = questions.plain else { return add(part, questions) { _, _ in false } }
    plain.labels.withLabels { labels in
      add(part, questions) { answers, scan in unsafe answers.addPlain(scan.line, plain, labels) }
    }
  }

  /// - Parameter addPlain: adds a line of ASCII that shows; false if it needs a closer look.
  @inline(__always)
  private mutating func add(
    _ part: LinePart, _ questions: LineQuestions,
    addPlain: (inout LineAnswers, LineScan) -> Bool
  ) {
    unsafe part.bytes.withUnsafeBufferPointer { bytes in
      var (start, line) = (0, part.firstLine)
      while start < bytes.count {
        let isFirst = part.isFirst && start == 0
        let scan = unsafe LineScan(bytes, from: start)
        let isAdded = scan.isPlain && addPlain(&self, scan)
        if !isAdded {
          let end = min(scan.next, bytes.count, start + questions.room + 1)
          add(unsafe Array(bytes[start..<end]), number: line, isFirst, questions)
        }
        start = scan.next
        line += 1
      }
    }
  }

  /// Adds the result of any line, of which more may be there than is looked at.
  @inline(never)
  private mutating func add(_ line: [UInt8], number: Int, _ isFirst: Bool, _ questions: LineQuestions) {
    var line = line[...]
    if line.last == UInt8(ascii: "\n") { line.removeLast() }
    line = (isFirst ? line.withoutMark : line).prefix(questions.limit).withoutReturn
    for var report in questions.resolvers.map({ $0.report(of: line, by: questions.reader) }).answering {
      if questions.reader != nil { report.line = number }
      add(report, isJSON: questions.isJSON)
    }
  }

  private mutating func add(_ report: LinkReport, isJSON: Bool) {
    if !report.isFound { areFound = false }
    if isJSON {
      json.object(report.write)
      json.endLine()
      bytes += json.bytes
      json.removeAll()
    } else {
      var text = ""
      report.writeLine(to: &text)
      bytes += text.utf8
    }
  }
}

// A line of ASCII that shows, as nearly all are: its URL is shown as it is, and nothing is made but the result.

extension LineAnswers {
  private enum Outcome {
    case added
    /// No route reads the URL.
    case refused
    /// The line needs a closer look.
    case unclear
  }

  /// - Returns: false if the line needs a closer look; nothing is added then.
  @inline(__always)
  private mutating func addPlain(
    _ line: UnsafeBufferPointer<UInt8>, _ plain: PlainLines, _ labels: RouteLabels.Lent
  ) -> Bool {
    let request = unsafe RequestLine(line)
    let own = request.map { request in
      unsafe String(decoding: UnsafeBufferPointer(rebasing: line[request.method]), as: UTF8.self)
    }
    let method = own.map { plain.resolver.table.number(of: $0) } ?? plain.method
    let count = request?.target.lowerBound ?? 0
    let line = unsafe request.map { unsafe UnsafeBufferPointer(rebasing: line[..<$0.target.upperBound]) } ?? line
    guard line.count - count <= plain.longestURL else { return false }
    let url = unsafe UnsafeBufferPointer(rebasing: line[count...])
    let start = bytes.count
    let outcome =
      unsafe plain.isJSON
      ? addDocument(line, url, method, plain, labels) : addLine(line, url, method, plain, labels)
    if outcome == .added { return true }
    bytes.removeLast(bytes.count - start)
    // A space may part a method from a URL, and brackets begin documents.
    guard outcome == .refused, unsafe !url.contains(UInt8(ascii: " ")), unsafe !"{[".utf8.contains(url.first ?? 0)
    else { return false }
    let text = unsafe String(decoding: url, as: UTF8.self)
    let error = unsafe plain.resolver.table.refusal(
      url, method, asTarget: own != nil || plain.resolver.method != nil)
    let failure = plain.resolver.failure(error, of: text, own ?? plain.resolver.method)
    add(LinkReport(url: text, method: own, result: .failure(failure)), isJSON: plain.isJSON)
    return true
  }

  private mutating func addLine(
    _ line: UnsafeBufferPointer<UInt8>, _ url: UnsafeBufferPointer<UInt8>, _ method: Request.Method,
    _ plain: PlainLines, _ labels: RouteLabels.Lent
  ) -> Outcome {
    unsafe bytes.append(contentsOf: line)
    var index = 0
    let isFound = unsafe plain.resolver.table.visit(url, method, asTarget: plain.isRequest(line, url)) { route in
      index = route
      unsafe bytes.append(contentsOf: labels.label(0, of: route))
    } value: { parameter, value in
      unsafe bytes.append(contentsOf: labels.label(parameter + 1, of: index))
      add(value)
    }
    guard isFound else { return .refused }
    bytes.append(UInt8(ascii: "\n"))
    return .added
  }

  private mutating func add(_ value: LentValue) {
    switch value {
    case .text(let text):
      if unsafe LineScan.firstNotPlain(in: text, from: 0) == text.count {
        unsafe bytes.append(contentsOf: text)
      } else {
        bytes += unsafe String(decoding: text, as: UTF8.self).visible.utf8
      }
    case .made(let capture): bytes += capture.text.visible.utf8
    }
  }

  // As JSON: where the link is its own canonical text, nothing is made but the document.

  private mutating func addDocument(
    _ line: UnsafeBufferPointer<UInt8>, _ url: UnsafeBufferPointer<UInt8>, _ method: Request.Method,
    _ plain: PlainLines, _ labels: RouteLabels.Lent
  ) -> Outcome {
    let isPrinted = unsafe RouteTable.isPrintedPath(url)
    guard unsafe url.count <= LinkReport.longestURL && (isPrinted || Self.isQuotedAsIs(url)) else { return .unclear }
    bytes += "{\"url\":\"".utf8
    unsafe bytes.append(contentsOf: url)
    if line.count > url.count {
      bytes += "\",\"method\":\"".utf8
      unsafe bytes.append(contentsOf: line[..<(line.count - url.count - 1)])
    }
    var (index, last, isPlain) = (0, 0, true)
    let isFound = unsafe plain.resolver.table.visit(url, method, asTarget: plain.isRequest(line, url)) { route in
      index = route
      isPlain = isPrinted && labels.isPlain(route)
      if isPlain { unsafe bytes.append(contentsOf: labels.label(0, of: route)) }
    } value: { parameter, value in
      guard isPlain, case .text(let text) = value, unsafe Self.isQuotedAsIs(text) else { return isPlain = false }
      last = parameter + 1
      unsafe bytes.append(contentsOf: text)
      unsafe bytes.append(contentsOf: labels.label(last, of: index))
    }
    guard isFound else { return .refused }
    guard isPlain else { return .unclear }
    unsafe bytes.append(contentsOf: url)
    unsafe bytes.append(contentsOf: labels.label(last + 1, of: index))
    return .added
  }

  private static func isQuotedAsIs(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe text.allSatisfy { LineScan.isPlain($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }
}
