import FingerpostAnalysis
import FingerpostInput
import FingerpostRouteFile

/// Explains why a URL matches, or why it does not.
enum ExplainCommand: Command {
  static let syntax = Syntax(
    name: "explain", usages: [.init(.init("FILE", .tables), .init("URL", .any))],
    summary: "say why a URL matches, or why it does not",
    options: [
      Syntax.enumName(),
      Syntax.method,
      .init("near", value: "N", "how many near routes to show; 10 by default"),
      .init("json", "print JSON"),
      Syntax.limit,
    ],
    notes: [
      "It shows the parts of the URL and the route that reads it, with the other routes that read it and why they lose. If no",
      "route reads it, it shows the nearest routes, everything that keeps each of them from matching, and a similar URL that",
      "would match. Write the method of a request before the URL, as with match. If FILE holds several tables, the URL is",
      "tried with all of them.",
      "",
      "The exit status is 0 if a route reads the URL, else 1.",
    ],
    examples: [
      "fingerpost explain Examples/social.routes 'appscheme://users/ann/tweet/abc'",
      "fingerpost explain Examples/store.routes 'POST shop://orders/7/cancelled'",
    ])

  static func answer(_ arguments: inout Arguments, on console: Console) throws(InputError) -> Answer {
    let source = try TableSource(&arguments)
    guard let line = arguments.next() else { throw .usage("a URL is missing") }
    try arguments.end("explain takes one URL")
    let request = RequestLine.read(line)
    if request == nil, let slip = Resolver.methodInSmallLetters(line) {
      throw .usage("write the method before a URL in capitals: \(slip.uppercased())")
    }
    let method = try arguments.method(besides: line) ?? request?.method
    let count = arguments.value("near") ?? "10"
    guard let most = Int(count), most >= 0 else {
      throw .usage("--near takes a number such as 10, not \"\(count)\"")
    }
    let parsedTables = try source.parsedTables(in: console.files)
    let all = try parsedTables.map { (parsed) throws(InputError) in
      let table = try parsed.table()
      return Explained(
        parsed: parsed, table: table, isOneOfSeveral: parsedTables.count > 1,
        link: table.explain(request?.url ?? line, method: method, asTarget: method != nil, limit: most))
    }
    let shown = all.answering {
      $0.link.winner != nil
    } orFitting: { explained in
      guard case .failure(let error) = explained.link.result else { return false }
      return error.kind != .unknownOrigin
    }
    var unknowns = Unknowns()
    for explained in shown { unknowns.add(explained.parsed, explained.routes) }
    let (isJSON, style) = (arguments.isJSON, console.style)
    let output = isJSON ? shown.map(\.line).joined() : shown.map { $0.text(style) }.joined(separator: "\n")
    return Answer(
      output: output, errors: unknowns.notes(console.errorStyle),
      status: shown.contains { $0.link.winner != nil } ? .yes : .no)
  }
}

/// What one table says of the link.
private struct Explained {
  let parsed: ParsedTable
  let table: RouteTable
  let isOneOfSeveral: Bool
  let link: LinkExplanation

  /// The routes that it is about.
  var routes: [RouteTable.Route] { link.winner.map { [$0.route] } ?? link.near.map(\.route) }

  var line: String {
    JSON.line {
      if isOneOfSeveral { $0.member("table", parsed.title) }
      link.write(to: &$0, of: table)
    }
  }

  func text(_ style: Style) -> String {
    let title = isOneOfSeveral ? "\(style(parsed.title.visible, .name)):\n" : ""
    return title + link.text { text, role in style(text.visible, role) } + "\n"
  }
}
