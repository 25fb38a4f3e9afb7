import Foundation
import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests
import FingerpostRouteFile

/// Tables, made up and of the examples, and links and values with what each table answers, in the folder that `FINGERPOST_ANSWERS` names.
/// Those in Tests/Golden are kept: the suite, modules in other languages and the page's engine are to give the same answers, see
/// `GoldenTests` and `.ci/languages`. A change that answers otherwise, or says more, writes them anew: `FINGERPOST_ANSWERS=Tests/Golden swift test --filter
/// AnswersFile` with `FINGERPOST_CAMPAIGN=1`.
@Suite struct AnswersFile {
  private static let folder = ProcessInfo.processInfo.environment["FINGERPOST_ANSWERS"]
  private static let tables = isFull ? 250 : 24
  private static let links = isFull ? 300 : 100
  private static let prints = isFull ? 120 : 40

  /// A lock keeps the members of a type, or no more than its name.
  private static let types = [
    CustomType("low", members: ["a", "b", "ab", "me", "\u{E9}"], within: nil),
    CustomType(opaque: "even", within: .integer(.int)), CustomType(opaque: "url"),
  ]

  @Test(.enabled(if: folder != nil)) func `answers are written for programs in other languages`() throws {
    for round in 0..<Self.tables {
      let made = try #require(Self.table(round))
      var links = LinkGenerator(Seed.random("answered links", round))
      let asked = (0..<Self.links).map { _ in
        var (link, method) = (links.link(for: made), links.random.method())
        // What is near is of interest, too, and what is offered.
        if links.random.chance(20) { link = links.misspelt(link) }
        if links.random.chance(10) { link = links.copied(link) }
        if links.random.chance(10) { link = links.escapedNeedlessly(link) }
        return (link, method)
      }
      try write(made.table, as: "\(round)", asked, &links.random)
    }
    for name in ["store", "api"] {
      let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../../../Examples/\(name)")
      let text = try Data(contentsOf: examples.appendingPathExtension("routes"))
      let table = try RouteFile.read(Array(text))
      let urls = try String(contentsOf: examples.appendingPathExtension("urls"), encoding: .utf8).split(separator: "\n")
      let asked = urls.filter { !$0.hasPrefix("#") }.map { line -> (String, String?) in
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        return words.count == 2 ? (words[1], words[0]) : (String(line), nil)
      }
      var random = Seed.random("answered examples", 0)
      let open = table.routes.map { Self.opened($0) }
      try write(
        RouteTable(open, origins: table.origins, options: table.options), as: "app-\(name)", asked, &random)
    }
    try writeSeparated()
  }

  /// Writes a table whose values may hold what separates them, and links with few other letters, raw and escaped.
  private func writeSeparated() throws {
    let routes = [
      "otp/{a}:{b}", "tags/{a},{b},{c}", "sets/{a:a|b%2Ca},{b}", "ends/%28{a};{b}%29", "two/{a}::{b}", "free/{a}-{b}",
      "case/{a}A,{b} [case=ignore]", "near?ll={a:double},{b:double}&(t={c}:{d})", "keys?k={a}/{b}&l={c}%26{d}",
      "wall#{a}:{b}", "room#/p/{a};{b}?k={c},{d}", "{a}:{b}@{c}", "x%2Fy/{a}%2F{b},{c}",
    ].enumerated().map { number, text in (name: "r\(number)", text: text) }
    let table = try RouteTable(
      routes.map { RouteTable.Route($0.name, try Template($0.text)) },
      origins: ["app://", "https://a.example", "/"].map { try Origin(parsing: $0) })
    let letters = ["a", "b", "-", ":", ",", ";", "A", "1", "é"]
    var random = Seed.random("separated answers", 0)
    let asked = (0..<3 * Self.links).map { _ -> (String, String?) in
      let parts = random.pick(routes).text.split(separator: " ")[0].split(
        separator: "{", omittingEmptySubsequences: false)
      var link = random.pick(["app://", "https://a.example/", "/"])
      for (number, part) in parts.enumerated() {
        if number > 0 {
          for _ in 0..<1 + random.below(4) {
            let letter = random.pick(letters)
            link += random.chance(50) ? letter : Self.escaped(letter)
          }
        }
        let literal = number > 0 ? part.drop { $0 != "}" }.dropFirst() : part
        link += literal.filter { !"()".contains($0) }.map { letter in
          ":,;@".contains(letter) && random.chance(30) ? Self.escaped(String(letter)) : String(letter)
        }.joined()
      }
      return (link, nil)
    }
    try write(table, as: "app-separated", asked, &random) { random, type in
      let text = (0..<1 + random.below(4)).map { _ in random.pick(letters) }.joined()
      return .text(type == .string ? text : random.text(of: type))
    }
  }

  private static func escaped(_ text: String) -> String {
    text.utf8.map { "%" + String($0, radix: 16, uppercase: true) }.joined()
  }

  /// Writes a table as a lock, and what it answers.
  ///
  /// - Parameter capture: makes a value of a type.
  private func write(
    _ made: RouteTable, as name: String, _ asked: [(link: String, method: String?)], _ random: inout Random,
    capture: (inout Random, ParameterType) -> Captured = { $0.capture(of: $1) }
  ) throws {
    let folder = try #require(Self.folder)
    let lock = TableLock([.init(made)]).json
    let table = try #require(readLock(lock).tables.first?.table)
    try lock.write(toFile: "\(folder)/\(name).json", atomically: false, encoding: .utf8)
    var json = JSON()
    for (link, method) in asked {
      json.object {
        $0.answer(to: link, method, of: table)
        // It tries every route.
        if random.chance(20) { $0.explanation(table.explain(link, method: method)) }
      }
      json.endLine()
    }
    for _ in 0..<Self.prints where !table.routes.isEmpty {
      let route = random.pick(table.routes)
      let origin = random.chance(70) ? nil : random.pick(table.allOrigins)
      json.object { $0.print(of: route, for: origin, in: table, &random, capture) }
      json.endLine()
    }
    try json.text.write(toFile: "\(folder)/\(name).jsonl", atomically: false, encoding: .utf8)
  }

  /// A module has no route that only the app may open.
  private static func opened(_ route: RouteTable.Route) -> RouteTable.Route {
    var template = route.template
    template.flags.access = .open
    return RouteTable.Route(route.name, template, origins: route.origins)
  }

  private static func table(_ round: Int) -> TableCase? {
    var tables = TableGenerator(Seed.random("answered tables", round))
    let made = tables.table(
      precedence: round % 4 == 0 ? .declared : .specific, strictQuery: round % 5 == 0, upTo: round % 3 == 0 ? 24 : 8)
    var options = made.options
    options.types = types
    if round % 10 == 0 { options.text.limits = LinkLimits(bytes: 30, segments: 4, queryItems: 2) }
    var routes = made.routes.map { route in
      var template = opened(route).template
      if tables.random.chance(5) { (template.flags.gone, template.flags.deprecation) = ("moved", nil) }
      return RouteTable.Route(route.name, template, origins: route.origins)
    }
    // Lists with defaults: an empty one has no link.
    if let lists = try? Template("lists?{tags:[string]=new,top}&{ids:[int]=7}&{all:[int]}") {
      routes.append(RouteTable.Route("lists", lists))
    }
    // Literals, members and keys that a link cannot hold as they are, and values that no link says.
    let hostile = [
      "te%2Fsx/{s:te%2Fst|a%20b}?sort=a%26b", "x?page%5Bsize%5D={n:int}&({p:c%26d|one%20two})#/room/te%2Fst",
      "caf%C3%A9/v{n:int}#tab=a%26b&(kind={k:new|old})", "({q=a})/({r:bool=true})#/?b={w:uuid}&a=\u{E9}",
      "m/;n={n:int}",
    ]
    if round % 3 == 1 {
      for (number, text) in hostile.enumerated() {
        if let template = try? Template(text) { routes.append(RouteTable.Route("hostile\(number)", template)) }
      }
    }
    return TableCase(routes, origins: made.origins, options: options)
  }
}

extension JSON {
  /// A link, and what the table reads in it.
  fileprivate mutating func answer(to link: String, _ method: String?, of table: RouteTable) {
    member("link", link)
    if let method { member("method", method) }
    let match: Match
    do throws(LinkError) { match = try table.match(link, method: method) } catch {
      return member("error", error.kind.description)
    }
    member("route", match.route.name)
    member("canonical", match.canonical)
    key("values")
    object { json in for value in match.values { json.member(value.name, value.capture) } }
  }

  /// Why the table reads a link, or why not, in the words of the command.
  fileprivate mutating func explanation(_ told: LinkExplanation) {
    member("told") { json in
      json.member("others", told.others.filter { $0.reason != nil }) { other, json in
        json.member("name", other.route.name)
        json.member("shape", other.route.shape)
        json.member("why", other.reason.map { [$0] } ?? [])
      }
      if let winner = told.winner {
        json.member("extra", winner.extraQuery.map(\.description))
        json.member("unread", winner.unreadQuery.map(\.description))
      }
      guard told.error != nil else { return }
      // The parts of the link come first, then what is wrong with it as a whole.
      let toldText = String(told.description.unicodeScalars.dropFirst(told.text.unicodeScalars.count + 1))
      let lines = toldText.split(separator: "\n", omittingEmptySubsequences: false)
      json.member("lines", lines.drop { !$0.isEmpty }.dropFirst().prefix { !$0.isEmpty }.map(String.init))
      let near = told.near.filter { $0.obstacles.count > told.obstacles.count }
      json.member("isNear", bare: told.isNear)
      json.member("near", near) { near, json in
        json.member("name", near.route.name)
        json.member("shape", near.route.shape)
        json.member("why", near.obstacles.dropFirst(told.obstacles.count).map(\.description))
      }
      json.member("omitted", bare: told.omittedCount)
      guard let fix = told.fix else { return }
      json.member("fix") { json in
        json.member("name", fix.route.name)
        json.member("link", fix.link)
        if let method = fix.method { json.member("method", method) }
      }
    }
  }

  /// Values, and the link that the table prints of them.
  fileprivate mutating func print(
    of route: RouteTable.Route, for origin: Origin?, in table: RouteTable, _ random: inout Random,
    _ capture: (inout Random, ParameterType) -> Captured
  ) {
    var values: [String: Captured] = [:]
    member("print", route.name)
    if let origin { member("origin", origin.description) }
    key("types")
    object { json in for parameter in route.parameters { json.member(parameter.name, parameter.type.description) } }
    // Of branches, one is to be complete: what does not fit beside the others is left out more often than not.
    let few = random.chance(50)
    for parameter in route.parameters where !few || random.chance(60) {
      values[parameter.name] = capture(&random, parameter.type)
    }
    key("values")
    object { json in
      for parameter in route.parameters { json.member(parameter.name, values[parameter.name] ?? .absent) }
    }
    do throws(PrintError) {
      member("text", try table.print(route.name, values, for: origin))
    } catch {
      if case .leftOut(let name, _) = error.reason { member("leftOut", name) }
    }
  }

  private mutating func member(_ name: String, _ value: Captured) {
    switch value {
    case .absent: break
    case .text(let text): member(name, text)
    case .list(let texts): member(name, texts)
    }
  }
}
