import FingerpostAnalysis

/// Finds the route that a URL names: one URL, or one a line.
struct MatchCommand: Command {
  static let syntax = Syntax(
    name: "match",
    forms: [.init(.init("FILE", .tables), .init("URL", .any)), .init(.init("FILE", .tables), with: "stdin")],
    summary: "find the route that a URL names, and its values",
    options: [
      Syntax.enumName(),
      Syntax.method,
      .init("json", "print JSON, one document a line"),
      .init("json-key", value: "KEY", "each URL is a JSON document, in which the link stands at KEY: data.link"),
      .init("stdin", "read URLs from the input, one a line, and print one result a line each"),
      Syntax.limit,
    ],
    notes: [
      "A URL, or a line of --stdin, may have its method before it, in capitals and with one space: \"POST /cart/items\". A",
      "version of HTTP may stand behind it, which is left out of the result: \"GET /blog HTTP/1.1\".",
      "Without --json, each line has one result, separated by tabs: the line, the route (\"-\" if there is none), and name=value",
      "for each value, or what is wrong. Only a single URL is shown with the nearest route. A URL that is too long is cut in",
      "the result. A URL that is gone is told why, and which route to show instead.",
      "",
      "With --json-key a URL, or a line, is a JSON document; dots separate nested keys. At KEY stands a link, a request, or",
      "an object that names its route: {\"route\": \"profile\", \"id\": \"859\"}. The result shows the link, or the link that the",
      "object makes, whatever its method. If a document holds no link, the result shows the document, and what is wrong:",
      "notFound, malformed, tooLong, or missing if nothing stands at KEY. With --json, a result has the number of its line,",
      "too. A document has 1 MiB at most.",
      "",
      "The exit status of --stdin is 0 where every URL names a route, else 1.",
    ],
    examples: [
      "fingerpost match Examples/social.routes 'appscheme://users/ann/tweets/123'",
      "fingerpost match Examples/store.routes --stdin --json < Examples/store.urls",
      "fingerpost match Examples/destinations.routes --stdin --json-key destination < Examples/destinations.jsonl",
    ])

  let source: TableSource
  /// Nil: the URLs come from the input.
  let url: String?
  let method: String?
  /// Where the link stands in each document; nil: the URLs are links themselves.
  let key: String?
  let isJSON: Bool

  init(_ arguments: inout Arguments) throws(ToolError) {
    source = try TableSource(&arguments)
    url = arguments.next()
    key = arguments.value("json-key")
    isJSON = arguments.has("json")
    if arguments.has("stdin") {
      if let url { throw arguments.usage("a URL is given as well as --stdin: \"\(url)\"") }
      if source.isInput { throw arguments.usage("the input cannot hold both the table and the URLs") }
    } else if url == nil {
      throw arguments.usage("a URL is missing; --stdin reads URLs from the input")
    }
    if let extra = arguments.next() { throw arguments.usage("one URL at a time, not also \"\(extra)\"") }
    if arguments.value("json-key") == "" { throw arguments.usage("--json-key needs a value: --json-key=KEY") }
    method = try arguments.method(besides: key == nil ? url : nil)
  }

  func answer(on console: Console) throws(ToolError) -> Answer {
    let reading = try source.reading(on: console)
    let table = try reading.table()
    guard let url else {
      let notes = reading.notes(of: nil, console.errorStyle)
      if !notes.isEmpty { console.complain(Array(notes.utf8)) }
      return Answer(status: try stream(through: table, on: console))
    }
    let resolver = Resolver(table, method: method, suggests: true)
    let bytes = Array(url.utf8)[...]
    let report =
      key.map { resolver.resolve(document: bytes, by: DocumentReader(key: $0)) } ?? resolver.resolve(line: bytes)
    let status = report.isFound ? Status.yes : .no
    let notes = reading.notes(of: report.found.map { [$0.route] } ?? [], console.errorStyle)
    if isJSON { return Answer(output: JSON.line(report.write), errors: notes, status: status) }
    if report.isFound { return Answer(output: report.text(console.style), errors: notes, status: status) }
    return Answer(errors: report.text(console.errorStyle) + notes, status: status)
  }
}

extension MatchCommand {
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
  func stream(
    through table: RouteTable, on console: Console, partSize: Int = 1 << 13
  ) throws(ToolError) -> Status {
    let questions = LineQuestions(table, method: method, key: key, isJSON: isJSON)
    var parts = LineParts(size: partSize, countsLines: key != nil)
    var status = Status.yes
    var output: [UInt8] = []

    func flush(atLeast least: Int) throws(ToolError) {
      guard output.count >= least else { return }
      do { try console.write(output) } catch { throw .unwritable(error) }
      output.removeAll(keepingCapacity: true)
    }

    do throws(ToolError) {
      try console.forEachLines(upTo: questions.room) { lines throws(ToolError) in
        var rest = lines
        while !rest.isEmpty {
          let round = parts.next(Self.round, of: &rest)
          for answers in Workers.results(of: round.count, { questions.answers(to: round[$0]) }) {
            if !answers.areFound { status = .no }
            output += answers.bytes
            try flush(atLeast: Self.batch)
          }
        }
      } pause: { () throws(ToolError) in
        try flush(atLeast: 1)
      }
      try flush(atLeast: 1)
    } catch {
      guard error == .unwritable(.brokenPipe) else { throw error }
    }
    return status
  }
}
