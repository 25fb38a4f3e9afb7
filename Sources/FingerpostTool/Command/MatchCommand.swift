import FingerpostEngine

/// Finds the route that a URL names: one URL, or one a line.
struct MatchCommand: Command {
  static let syntax = Syntax(
    name: "match",
    forms: ["FILE URL [--method METHOD] [--json]", "FILE --stdin [--method METHOD] [--json]"],
    summary: "find the route that a URL names, and its values",
    options: [
      .init("method", value: "METHOD", "the method of the request; GET unless given"),
      .init("json", "print JSON, one document a line"),
      .init("stdin", "read URLs from the input, one a line, and print one result a line"),
    ],
    notes: [
      "Without --json, a result of --stdin is parted by tabs: the URL, the route (\"-\" where there is none), and",
      "name=value for each value, or what is wrong. The exit status is 0 where every URL names a route, else 1.",
    ],
    examples: [
      "fingerpost match Examples/social.routes 'appscheme://users/ann/tweets/123'",
      "fingerpost match Examples/store.routes --stdin --json < Examples/store.urls",
    ])

  let source: TableSource
  /// Nil: the URLs come from the input.
  let url: String?
  let method: String?
  let isJSON: Bool

  init(_ arguments: Arguments) throws(ToolError) {
    var operands = arguments.operands[...]
    guard let path = operands.popFirst() else { throw .usage("a FILE with routes is missing", Self.syntax) }
    source = TableSource(path: path)
    url = operands.popFirst()
    method = arguments.value("method")
    isJSON = arguments.has("json")
    if arguments.has("stdin") {
      if let url { throw .usage("a URL is given as well as --stdin: \"\(url)\"", Self.syntax) }
      if source.isInput { throw .usage("the input cannot hold both the table and the URLs", Self.syntax) }
    } else if url == nil {
      throw .usage("a URL is missing; --stdin reads URLs from the input", Self.syntax)
    }
    if let extra = operands.first { throw .usage("one URL at a time, not also \"\(extra)\"", Self.syntax) }
    if method?.isEmpty == true { throw .usage("--method needs a value: --method=METHOD", Self.syntax) }
  }

  func answer(on console: Console) throws(ToolError) -> Answer {
    let table = try source.table(on: console)
    guard let url else { return Answer(status: try stream(through: table, on: console)) }
    let resolution = Resolution(of: url, method: method, in: table)
    let status = resolution.isFound ? Status.found : .notFound
    if isJSON {
      var json = JSON()
      resolution.write(to: &json)
      json.endLine()
      return Answer(output: json.text, status: status)
    }
    if resolution.isFound {
      let style = Style(isTerminal: console.isTerminal, variable: console.variable)
      return Answer(output: resolution.text(style), status: status)
    }
    let style = Style(isTerminal: console.isErrorTerminal, variable: console.variable)
    return Answer(errors: resolution.text(style), status: status)
  }
}
