import Foundation
import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// Made-up tables, links and values with the answers of the table, in the folder that `FINGERPOST_ANSWERS` names: for programs in
/// other languages, which are to give the same ones. See `.ci/foreign`.
@Suite struct AnswersFile {
  private static let folder = ProcessInfo.processInfo.environment["FINGERPOST_ANSWERS"]
  private static let tables = 250
  private static let links = 300
  private static let prints = 120

  /// A lock keeps the members of a type, or no more than its name.
  private static let types = [
    CustomType("low", members: ["a", "b", "ab", "me", "\u{E9}"], within: nil),
    CustomType(opaque: "even", within: .integer(.int)), CustomType(opaque: "url"),
  ]

  @Test(.enabled(if: folder != nil)) func `answers are written for programs in other languages`() throws {
    let folder = try #require(Self.folder)
    for round in 0..<Self.tables {
      let made = try #require(Self.table(round))
      let lock = TableLock([.init(made.table)]).json
      let table = try #require(readLock(lock).tables.first?.table)
      try lock.write(toFile: "\(folder)/\(round).json", atomically: false, encoding: .utf8)
      var json = JSON()
      var links = LinkGenerator(Seed.random("answered links", round))
      for _ in 0..<Self.links {
        let (link, method) = (links.link(for: made), links.random.method())
        json.object { $0.answer(to: link, method, of: table) }
        json.endLine()
      }
      for _ in 0..<Self.prints where !table.routes.isEmpty {
        let route = links.random.pick(table.routes)
        let origin = links.random.chance(70) ? nil : links.random.pick(table.allOrigins)
        json.object { $0.print(of: route, for: origin, in: table, &links.random) }
        json.endLine()
      }
      try json.text.write(toFile: "\(folder)/\(round).jsonl", atomically: false, encoding: .utf8)
    }
  }

  private static func table(_ round: Int) -> TableCase? {
    var tables = TableGenerator(Seed.random("answered tables", round))
    let made = tables.table(
      precedence: round % 4 == 0 ? .declared : .specific, strictQuery: round % 5 == 0, upTo: round % 3 == 0 ? 24 : 8)
    var options = made.options
    options.types = types
    if round % 10 == 0 { options.text.limits = Limits(bytes: 30, segments: 4, queryItems: 2) }
    let routes = made.routes.map { route in
      var template = route.template
      // A module has no route that only the app may open.
      template.flags.access = .open
      if tables.random.chance(5) { (template.flags.gone, template.flags.deprecation) = ("moved", nil) }
      return RouteTable.Route(route.name, template, origins: route.origins)
    }
    return TableCase(routes, origins: made.origins, options: options)
  }
}

extension JSON {
  /// A link, and what the table reads in it.
  fileprivate mutating func answer(to link: String, _ method: String?, of table: RouteTable) {
    member("link", link)
    if let method { member("method", method) }
    guard let match = try? table.match(link, method: method) else { return }
    member("route", match.route.name)
    member("canonical", match.canonical)
    key("values")
    object { json in for value in match.values { json.member(value.name, value.capture) } }
  }

  /// Values, and the link that the table prints of them.
  fileprivate mutating func print(
    of route: RouteTable.Route, for origin: Origin?, in table: RouteTable, _ random: inout Random
  ) {
    var values: [String: Captured] = [:]
    member("print", route.name)
    if let origin { member("origin", origin.description) }
    key("types")
    object { json in for parameter in route.parameters { json.member(parameter.name, parameter.type.description) } }
    // Of branches, one is to be complete: what does not fit beside the others is left out more often than not.
    let few = random.chance(50)
    for parameter in route.parameters where !few || random.chance(60) {
      values[parameter.name] = random.capture(of: parameter.type)
    }
    key("values")
    object { json in
      for parameter in route.parameters { json.member(parameter.name, values[parameter.name] ?? .absent) }
    }
    if let text = try? table.print(route.name, values, for: origin) { member("text", text) }
  }

  private mutating func member(_ name: String, _ value: Captured) {
    switch value {
    case .absent: break
    case .text(let text): member(name, text)
    case .list(let texts): member(name, texts)
    }
  }
}
