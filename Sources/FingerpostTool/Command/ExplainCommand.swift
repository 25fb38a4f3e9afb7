import FingerpostAnalysis
import FingerpostEngine
import FingerpostRouteFile

/// Explains why a URL matches, or why it does not.
struct ExplainCommand: Command {
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
    let notes = reading.notes(of: shown, console.errorStyle)
    let status = explanation.winner == nil ? Status.no : .yes
    let style = console.style
    let output =
      isJSON
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
  /// One document, without the end of its line.
  ///
  /// - Parameter table: the table that was asked.
  fileprivate func write(to json: inout JSON, of table: RouteTable) {
    json.object { json in
      json.member("url", text)
      json.member("method", ifAny: method)
      json.key("parts")
      json.array(parts) { part, json in
        json.object {
          $0.member("part", part.part.description)
          $0.member("text", part.text)
          $0.member("offset", ifAny: part.offset)
        }
      }
      switch result {
      case .success(let winner): write(winner, to: &json)
      case .failure(let error): write(error, of: table, to: &json)
      }
    }
  }

  private func write(_ winner: Winner, to json: inout JSON) {
    json.member(winner.route)
    json.values(winner.values)
    json.member("canonical", winner.canonical)
    json.member("extraQuery", winner.extraQuery)
    json.member("unreadQuery", winner.unreadQuery)
    json.key("others")
    json.array(others) { other, json in
      json.object {
        $0.member(other.route)
        $0.member("reason", ifAny: other.reason)
      }
    }
  }

  private func write(_ error: LinkError, of table: RouteTable, to json: inout JSON) {
    json.member("route", bare: "null")
    json.member("error", LinkFailure(error, of: text, method, in: table).write)
    json.member("obstacles", obstacles)
    json.member("isNear", bare: isNear)
    json.key("near")
    json.array(near) { near, json in
      json.object {
        $0.member(near.route)
        $0.member("obstacles", near.obstacles)
      }
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

extension JSON {
  fileprivate mutating func member(_ route: RouteTable.Route) {
    member("route", route.name)
    member("template", route.template.description)
  }

  fileprivate mutating func member(_ name: String, _ obstacles: [Obstacle]) {
    key(name)
    array(obstacles) { obstacle, json in
      json.object {
        $0.member("part", obstacle.part.description)
        $0.member("expected", obstacle.expected.description)
        $0.member("found", obstacle.found)
        $0.member("suggestion", ifAny: obstacle.suggestion)
        $0.member("offset", ifAny: obstacle.offset)
        $0.member("message", obstacle.description)
      }
    }
  }
}
