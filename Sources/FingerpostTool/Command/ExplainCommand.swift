import FingerpostAnalysis
import FingerpostCount
import FingerpostRouteFile

/// Explains why a URL matches, or why it does not.
enum ExplainCommand: Command {
  static let syntax = Syntax(
    name: "explain", forms: [.init(.init("FILE", .tables), .init("URL", .any))],
    summary: "say why a URL matches, or why not",
    options: [
      Syntax.enumName(),
      Syntax.method,
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

  static func answer(_ arguments: inout Arguments, on console: Console) throws(ToolError) -> Answer {
    let source = try TableSource(&arguments)
    guard let line = arguments.next() else { throw arguments.usage("a URL is missing") }
    try arguments.end("one URL at a time")
    let request = RequestLine.read(line)
    if request == nil, let slip = Resolver.methodInSmallLetters(line) {
      throw arguments.usage("a method before a URL stands in capitals: \(slip.uppercased())")
    }
    let method = try arguments.method(besides: line) ?? request?.method
    let count = arguments.value("near") ?? "10"
    guard let most = Int(count), most >= 0 else {
      throw arguments.usage("--near takes a number such as 10, not \"\(count)\"")
    }
    let reading = try source.reading(on: console)
    let table = try reading.table()
    let explanation = table.explain(request?.url ?? line, method: method, asTarget: method != nil, limit: most)
    let shown = explanation.winner.map { [$0.route] } ?? explanation.near.map(\.route)
    let notes = Unknowns(reading, shown).notes(console.errorStyle)
    let status = explanation.winner == nil ? Status.no : .yes
    let style = console.style
    let output =
      arguments.isJSON
      ? JSON.line { explanation.write(to: &$0, of: table) }
      : explanation.text { text, role in style(text.visible, Style.Role(role)) } + "\n"
    return Answer(output: output, errors: notes, status: status)
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

extension LinkExplanation {
  /// The members of one document.
  ///
  /// - Parameter table: the table that was asked.
  fileprivate func write(to json: inout JSON, of table: RouteTable) {
    json.member("url", text)
    json.member("method", ifAny: method)
    json.member("parts", parts) {
      $1.member("part", $0.part.description)
      $1.member("text", $0.text)
      $1.member("offset", ifAny: $0.offset)
    }
    switch result {
    case .success(let winner):
      json.member(winner.route)
      json.values(winner.values)
      json.member("canonical", winner.canonical)
      json.member("extraQuery", winner.extraQuery)
      json.member("unreadQuery", winner.unreadQuery)
      json.member("others", others) {
        $1.member($0.route)
        $1.member("reason", ifAny: $0.reason)
      }
    case .failure(let error):
      json.member("route", bare: "null")
      json.member("error", LinkFailure(error, of: text, method, in: table).write)
      json.member("obstacles", obstacles)
      json.member("isNear", bare: isNear)
      json.member("near", near) {
        $1.member($0.route)
        $1.member("obstacles", $0.obstacles)
      }
      json.member("omitted", bare: omittedCount)
      guard let fix else { return }
      json.member("fix") {
        $0.member("url", fix.link)
        $0.member("method", ifAny: fix.method)
        $0.member("route", fix.route.name)
      }
    }
  }
}

extension JSON {
  fileprivate mutating func member(_ route: RouteTable.Route) {
    member("route", route.name)
    member("template", route.template.description)
  }

  fileprivate mutating func member(_ name: String, _ obstacles: [Obstacle]) {
    member(name, obstacles) {
      $1.member("part", $0.part.description)
      $1.member("expected", $0.expected.description)
      $1.member("found", $0.found)
      $1.member("suggestion", ifAny: $0.suggestion)
      $1.member("offset", ifAny: $0.offset)
      $1.member("message", $0.description)
    }
  }
}
