import FingerpostAnalysis
import FingerpostEngine
import FingerpostRouteFile

/// Explains why a URL matches, or why it does not.
struct ExplainCommand: Command {
  static let syntax = Syntax(
    name: "explain", forms: [.init(.init("FILE", .tables), .init("URL", .any))],
    summary: "say why a URL matches, or why not",
    options: [
      .init("enum", value: "NAME", "the @Routes enum that is meant, where the FILE holds several"),
      .init("method", value: "METHOD", "the method of the request; GET unless given"),
      .init("near", value: "N", "the most routes that came near to show; 10 unless given"),
      .init("json", "print JSON"),
      Syntax.limit,
    ],
    notes: [
      "It shows the parts of the URL as read, and the route that answers, with the others that read the URL and why they",
      "come after it. If no route answers, it shows those that come near, everything that keeps each of them from",
      "answering, and a URL that differs little and matches. A method may stand before the URL, as with match.",
      "",
      "The exit status is 0 if a route answers, else 1.",
    ],
    examples: [
      "fingerpost explain Examples/social.routes 'appscheme://users/ann/tweet/abc'",
      "fingerpost explain Examples/store.routes 'POST shop://orders/7/cancelled'",
    ])

  let source: TableSource
  let url: String
  let method: String?
  /// The most routes that came near to show.
  let most: Int
  let isJSON: Bool

  init(_ arguments: Arguments) throws(ToolError) {
    var operands = arguments.operands[...]
    source = try TableSource(&operands, Self.syntax, enumName: arguments.value("enum"))
    guard let line = operands.popFirst() else { throw .usage("a URL is missing", Self.syntax) }
    if let extra = operands.first { throw .usage("one URL at a time, not also \"\(extra)\"", Self.syntax) }
    let request = RequestLine.read(line)
    if request == nil, let slip = Resolver.methodInSmallLetters(line) {
      throw .usage("a method before a URL stands in capitals: \(slip.uppercased())", Self.syntax)
    }
    url = request?.url ?? line
    method = try arguments.method(besides: line, Self.syntax) ?? request?.method
    let count = arguments.value("near") ?? "10"
    guard let most = Int(count), most >= 0 else {
      throw .usage("--near takes a number such as 10, not \"\(count)\"", Self.syntax)
    }
    self.most = most
    isJSON = arguments.has("json")
  }

  func answer(on console: Console) throws(ToolError) -> Answer {
    let reading = try source.reading(on: console)
    let table = try reading.table()
    let explanation = table.explain(url, method: method, limit: most)
    let shown = explanation.winner.map { [$0.route] } ?? explanation.near.map(\.route)
    let notes = reading.warnings(console.errorStyle) + table.unknowns(of: shown).notes(console.errorStyle)
    let status = explanation.winner == nil ? Status.no : .yes
    if isJSON {
      var json = JSON()
      explanation.write(to: &json, of: table)
      json.endLine()
      return Answer(output: json.text, errors: notes, status: status)
    }
    let style = console.style
    let text = explanation.text { text, role in style(text.visible, Style.Role(role)) }
    return Answer(output: text + "\n", errors: notes, status: status)
  }
}

extension Style.Role {
  fileprivate init(_ role: LinkExplanation.Role) {
    switch role {
    case .plain: self = .plain
    case .name: self = .name
    case .quiet: self = .quiet
    case .good: self = .good
    case .error: self = .error
    }
  }
}
