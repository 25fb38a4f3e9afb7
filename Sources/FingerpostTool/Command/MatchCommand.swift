import FingerpostAnalysis

/// Finds the route that a URL names: one URL, or one a line.
enum MatchCommand: Command {
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

  static func answer(_ arguments: inout Arguments, on console: Console) throws(ToolError) -> Answer {
    let source = try TableSource(&arguments)
    let (url, isJSON) = (arguments.next(), arguments.isJSON)
    if arguments.has("stdin") {
      if let url { throw arguments.usage("a URL is given as well as --stdin: \"\(url)\"") }
      if source.isInput { throw arguments.usage("the input cannot hold both the table and the URLs") }
    } else if url == nil {
      throw arguments.usage("a URL is missing; --stdin reads URLs from the input")
    }
    try arguments.end("one URL at a time")
    let key = try arguments.filledValue("json-key")
    let method = try arguments.method(besides: key == nil ? url : nil)
    let reading = try source.reading(on: console)
    let table = try reading.table()
    guard let url else {
      let notes = Unknowns(reading).notes(console.errorStyle)
      if !notes.isEmpty { console.complain(Array(notes.utf8)) }
      return Answer(status: try LineQuestions(table, method: method, key: key, isJSON: isJSON).stream(on: console))
    }
    let resolver = Resolver(table, method: method, suggests: true)
    let bytes = Array(url.utf8)[...]
    let report =
      key.map { resolver.resolve(document: bytes, by: DocumentReader(key: $0)) } ?? resolver.resolve(line: bytes)
    let notes = Unknowns(reading, report.found.map { [$0.route] } ?? []).notes(console.errorStyle)
    let status = report.isFound ? Status.yes : .no
    if isJSON { return Answer(output: JSON.line(report.write), errors: notes, status: status) }
    if report.isFound { return Answer(output: report.text(console.style), errors: notes, status: status) }
    return Answer(errors: report.text(console.errorStyle) + notes, status: status)
  }
}
