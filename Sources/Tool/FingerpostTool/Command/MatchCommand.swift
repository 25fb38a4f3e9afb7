import FingerpostAnalysis
import FingerpostInput

/// Finds the route that a URL names: one URL, or one a line.
enum MatchCommand: Command {
  static let syntax = Syntax(
    name: "match",
    usages: [.init(.init("FILE", .tables), .init("URL", .any)), .init(.init("FILE", .tables), with: "stdin")],
    summary: "find the route that reads a URL, and its values",
    options: [
      Syntax.enumName(),
      Syntax.method,
      .init("json", "print JSON, one document a line"),
      .init("json-key", value: "KEY", "each URL is a JSON document, with the link at KEY: data.link"),
      .init("stdin", "read URLs from standard input, one a line, and print one line for each"),
      Syntax.limit,
    ],
    notes: [
      "If FILE has several tables, each URL is tried with all of them, and every table that reads it answers. If none does,",
      "the tables with an origin of the URL say why. --enum chooses one table.",
      "",
      "Write the method of a request before the URL, in capitals: \"POST /cart/items\". A version of HTTP may follow, and is",
      "left out of the result: \"GET /blog HTTP/1.1\".",
      "With --stdin each line has one result, separated by tabs: the line, the route (\"-\" if there is none), and name=value",
      "for each value, or what is wrong. If FILE has several tables, the table comes before the route, and a line has a result",
      "for each table that answers. The nearest route is shown only for a single URL. A URL that is too long is cut. For a URL",
      "that is gone, the result has the reason and the route to show instead.",
      "",
      "With --json-key, a URL or a line is a JSON document; dots separate nested keys. The value at KEY is a link, a request,",
      "or an object that names its route: {\"route\": \"profile\", \"id\": \"859\"}. The result shows the link, or the link of the",
      "object. If there is no link, it shows the document and the error: notFound, malformed, tooLong, or missing if there is",
      "no value at KEY. With --json, a result also has the number of its line. A document has at most 1 MiB.",
      "",
      "The exit status of --stdin is 0 if a route reads every URL, else 1.",
    ],
    examples: [
      "fingerpost match Examples/social.routes 'appscheme://users/ann/tweets/123'",
      "fingerpost match Examples/store.routes --stdin --json < Examples/store.urls",
      "fingerpost match Examples/destinations.routes --stdin --json-key destination < Examples/destinations.jsonl",
    ])

  static func answer(_ arguments: inout Arguments, on console: Console) throws(InputError) -> Answer {
    let source = try TableSource(&arguments)
    let (url, isJSON) = (arguments.next(), arguments.isJSON)
    if arguments.has("stdin") {
      if let url { throw .usage("a URL is given as well as --stdin: \"\(url)\"") }
      if source.isInput { throw .usage("the input cannot hold both the table and the URLs") }
    } else if url == nil {
      throw .usage("a URL is missing; --stdin reads URLs from standard input")
    }
    try arguments.end("match takes one URL")
    let key = try arguments.filledValue("json-key")
    let method = try arguments.method(besides: key == nil ? url : nil)
    let parsedTables = try source.parsedTables(in: console.files)
    let resolvers = try parsedTables.map { (parsed) throws(InputError) in
      Resolver(
        try parsed.table(), titled: parsedTables.count > 1 ? parsed.title : nil, method: method, suggests: url != nil)
    }
    guard let url else {
      let notes = Unknowns(parsedTables).notes(console.errorStyle)
      if !notes.isEmpty { console.complain(Array(notes.utf8)) }
      return Answer(status: try LineQuestions(resolvers, key: key, isJSON: isJSON).stream(on: console))
    }
    let bytes = Array(url.utf8)[...]
    let reports = resolvers.map { $0.report(of: bytes, by: key.map { DocumentReader(key: $0) }) }
    var unknowns = Unknowns()
    for (parsed, report) in zip(parsedTables, reports) { unknowns.add(parsed, report.found.map { [$0.route] } ?? []) }
    let shown = reports.answering
    let isFound = shown.contains(where: \.isFound)
    let (notes, status) = (unknowns.notes(console.errorStyle), isFound ? Status.yes : .no)
    if isJSON { return Answer(output: shown.map { JSON.line($0.write) }.joined(), errors: notes, status: status) }
    let text = shown.map { $0.text(isFound ? console.style : console.errorStyle) }.joined(separator: "\n")
    return isFound
      ? Answer(output: text, errors: notes, status: status) : Answer(errors: text + notes, status: status)
  }
}
