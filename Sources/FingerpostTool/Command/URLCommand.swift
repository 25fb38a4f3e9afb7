import FingerpostAnalysis
import FingerpostRouteFile

/// Prints the link of a route with the values given.
struct URLCommand: Command {
  static let syntax = Syntax(
    name: "url",
    forms: [.init(.init("FILE", .tables), .init("NAME", .routes), .init("KEY=VALUE", .keys, .severalOptional))],
    summary: "print the link of a route",
    options: [
      Syntax.enumName(),
      .init("origin", value: "ORIGIN", "the origin to print for; unless given, the first that the route allows"),
      .init("json", "print JSON"),
      Syntax.limit,
    ],
    notes: [
      "KEY is the name of a parameter; one without a name goes by its position, from 1.",
      "A parameter that takes a list takes its KEY several times.",
      "The exit status is 1 if no route has the NAME, if a VALUE is missing, or if the route does not take a KEY or a VALUE.",
    ],
    examples: [
      "fingerpost url Examples/social.routes showUserTweet userId=ann tweetId=123",
      "fingerpost url Examples/social.routes showMyProfile --origin https://social.example",
    ])

  let source: TableSource
  let name: String
  let values: [(key: String, value: String)]
  let origin: Origin?
  let isJSON: Bool

  init(_ arguments: inout Arguments) throws(ToolError) {
    source = try TableSource(&arguments)
    guard let name = arguments.next() else { throw arguments.usage("the NAME of a route is missing") }
    self.name = name
    var values: [(key: String, value: String)] = []
    while let operand = arguments.next() {
      guard let equals = operand.utf8.firstIndex(of: UInt8(ascii: "=")), equals > operand.startIndex else {
        throw arguments.usage("expected KEY=VALUE, not \"\(operand)\"")
      }
      values.append((String(operand[..<equals]), String(operand[operand.utf8.index(after: equals)...])))
    }
    self.values = values
    do {
      origin = try arguments.value("origin").map { text throws(OriginError) in try Origin(parsing: text) }
    } catch {
      throw arguments.usage(error.description, error.code)
    }
    isJSON = arguments.has("json")
  }

  func answer(on console: Console) throws(ToolError) -> Answer {
    let reading = try source.reading(on: console)
    let table = try reading.table()
    let style = console.errorStyle
    switch link(in: table) {
    case .success(let link):
      let notes = reading.notes(of: table.routes.filter { $0.name == name }, style)
      return Answer(output: isJSON ? json { $0.member("url", link) } : link + "\n", errors: notes)
    case .failure(let failure):
      let warnings = reading.warnings(style)
      guard isJSON else {
        return Answer(errors: warnings + Remark(error: failure.message, failure.code).text(style), status: .no)
      }
      let output = json {
        $0.member("url", bare: "null")
        $0.member("error") {
          $0.member("code", failure.code.description)
          $0.member("message", failure.message)
        }
      }
      return Answer(output: output, errors: warnings, status: .no)
    }
  }

  private func link(in table: RouteTable) -> Result<String, LinkFailure> {
    let parameters = table.routes.filter { $0.name == name }.flatMap(\.parameters)
    var captures: [String: Captured] = [:]
    for (key, value) in values {
      let takesList = parameters.contains { $0.name == key && $0.takesList }
      switch captures[key] {
      case nil: captures[key] = takesList ? .list([value]) : .text(value)
      case .list(let list): captures[key] = .list(list + [value])
      default:
        return .failure(LinkFailure(.malformed, .printUnknown, "\"\(key)\" takes one value, and is given twice"))
      }
    }
    do {
      return .success(try table.print(name, captures, for: origin))
    } catch {
      return .failure(LinkFailure(error))
    }
  }

  private func json(_ rest: (inout JSON) -> Void) -> String {
    JSON.line { json in
      json.object {
        $0.member("route", name)
        rest(&$0)
      }
    }
  }
}
