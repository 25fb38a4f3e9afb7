import FingerpostAnalysis
import FingerpostInput
import FingerpostRouteFile

/// Prints the link of a route with the values given.
enum URLCommand: Command {
  static let syntax = Syntax(
    name: "url",
    usages: [
      .init(.init("FILE", .tables), .init("NAME", .routes), .init("KEY=VALUE", .keys, goesOn: true, isOptional: true))
    ],
    summary: "print the link of a route",
    options: [
      Syntax.enumName(),
      .init("origin", value: "ORIGIN", "the origin to print for; by default the first that the route allows"),
      .init("json", "print JSON"),
      Syntax.limit,
    ],
    notes: [
      "KEY is the name of a parameter, or its position, from 1, if it has no name.",
      "For a list, repeat the KEY.",
      "The exit status is 1 if no route has the NAME, if a VALUE is missing, or if the route has no such KEY or refuses a VALUE.",
    ],
    examples: [
      "fingerpost url Examples/social.routes showUserTweet userId=ann tweetId=123",
      "fingerpost url Examples/social.routes showMyProfile --origin https://social.example",
    ])

  static func answer(_ arguments: inout Arguments, on console: Console) throws(InputError) -> Answer {
    let source = try TableSource(&arguments)
    guard let name = arguments.next() else { throw .usage("the NAME of a route is missing") }
    var values: [RouteTable.Word] = []
    while let operand = arguments.next() {
      guard let equals = operand.utf8.firstIndex(of: UInt8(ascii: "=")), equals > operand.startIndex else {
        throw .usage("expected KEY=VALUE, not \"\(operand)\"")
      }
      values.append((String(operand[..<equals]), String(operand[operand.utf8.index(after: equals)...])))
    }
    let origin = try arguments.value("origin").map { word throws(InputError) in try arguments.origin(word) }
    let parsed = try source.parsed(in: console.files)
    let table = try parsed.table()
    let style = console.errorStyle
    do throws(LinkFailure) {
      let link = try table.link(of: name, values, for: origin)
      let notes = Unknowns(parsed, table.routes.filter { $0.name == name }).notes(style)
      return Answer(output: arguments.isJSON ? json(name, .success(link)) : link + "\n", errors: notes)
    } catch {
      var answer = Answer(errors: Unknowns(parsed, []).notes(style), status: .no)
      if arguments.isJSON {
        answer.output = json(name, .failure(error))
      } else {
        answer.errors += Remark(error: error.message, error.code).text(style)
      }
      return answer
    }
  }

  private static func json(_ name: String, _ link: Result<String, LinkFailure>) -> String {
    JSON.line { $0.printed(name, link) }
  }
}
