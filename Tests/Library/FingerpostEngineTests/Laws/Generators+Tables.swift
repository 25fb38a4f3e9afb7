import SeededRandom

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// A table under test, and the routes that it was made of.
struct TableCase {
  var routes: [RouteTable.Route]
  var origins: [Origin]
  var options: RouteTable.Options
  var table: RouteTable
  var oracle: Oracle

  /// Compiles `routes`, without those that the table says are there twice.
  init?(_ routes: [RouteTable.Route], origins: [Origin], options: RouteTable.Options) {
    var routes = routes
    while true {
      do throws(TableError) {
        table = try RouteTable(routes, origins: origins, options: options)
        break
      } catch {
        let refused = Set(error.faults.compactMap(\.route))
        guard !refused.isEmpty else { return nil }
        routes = routes.enumerated().filter { !refused.contains($0.offset) }.map(\.element)
      }
    }
    self.routes = routes
    self.origins = origins
    self.options = options
    oracle = Oracle(routes, origins: origins, options: options)
  }

  /// The table of the included routes alone, with all its origins: those that only other routes name part hosts, too.
  func among(_ isIncluded: (Int) -> Bool) throws -> RouteTable {
    let kept = routes.indices.filter(isIncluded).map { index in
      let route = routes[index]
      return RouteTable.Route(route.name, route.template, origins: route.origins ?? origins)
    }
    return try RouteTable(kept, origins: table.allOrigins, options: options)
  }

  /// The lines of the table, for a failure to show.
  var lines: String {
    let lines = routes.enumerated().map { index, route in
      "  #\(index) \(route.name): \(route.template)" + (route.origins.map { " from \($0)" } ?? "")
    }
    let head =
      "\(options.text.case == .ignored ? "case=ignore, " : "")origins \(origins), precedence \(options.precedence), strictQuery \(options.strictQuery)"
    return ([head] + lines).joined(separator: "\n")
  }
}

extension Template {
  /// The template with origins of its own; nil if its flags do not allow them.
  func at(_ origins: [Origin]) -> Template? {
    var flags = flags
    flags.origins = origins
    return try? Template(path: path, query: query, fragment: fragment, method: method, flags: flags)
  }
}

extension Random {
  /// A template for the same links: the items of its query in another order.
  mutating func reordered(_ template: Template) -> Template {
    var template = template
    template.query = shuffled(template.query)
    return template
  }
}

struct TableGenerator {
  var random: Random
  var mayAlias = true
  /// Templates of literals and parameters alone.
  var isPlain = false

  init(_ random: Random) { self.random = random }

  private static let originSets: [[Origin]] = [
    [.scheme("app")], [.scheme("app")], [.web("a.example")],
    [.web("*.b.example"), .web("x.b.example"), .web("*.example")], [.path], [.compact], [.compact, .scheme("app")],
    [.scheme("app"), .web("a.example"), .path], [.web("a.example"), .web("*.example"), .web("*"), .web("*.b.example")],
    [.path, .web("a.example:8080", scheme: "http"), .web("a.example", scheme: "http"), .compact],
    [.scheme("app"), .scheme("b+c"), .web("*"), .path, .compact], [.web("{t}.b.example"), .scheme("app"), .path],
    [.web("{t}.example"), .web("{t}.b.example"), .web("x.b.example"), .web("*.x.b.example"), .compact],
    [.web("{host}"), .web("*.b.example"), .path], [.withoutAuthority("app")],
    [.withoutAuthority("app", isRootless: true)],
    [.withoutAuthority("app", isRootless: true), .compact, .web("a.example")],
    [.withoutAuthority("b+c"), .scheme("app"), .path, .compact],
    [.scheme("app"), .web("www.a.example", scheme: "app"), .web("www.a.example")],
    [.web("a", scheme: "app"), .withoutAuthority("app"), .path], [.web("me", scheme: "app"), .scheme("app"), .compact],
  ]

  /// What no table lists, and routes may name.
  private static let ownOrigins: [Origin] = [
    .web("live.b.example"), .web("b.example"), .web("*.live.example"), .web("{u}.own.example"), .scheme("live"),
    .web("[::1]:8080", scheme: "http"), .web("y.b.example"), .web("a.example:8443"),
    .withoutAuthority("bare", isRootless: true),
  ]

  mutating func origins() -> [Origin] { random.pick(Self.originSets) }

  mutating func routes(_ count: Int, origins: [Origin]) -> [RouteTable.Route] {
    var generator = TemplateGenerator(Random(random.next()))
    generator.isPlain = isPlain
    var templates: [Template] = []
    return (0..<count).map { index in
      templates.append(rival(of: templates) ?? generator.template())
      let isAlias = mayAlias && index > 0 && random.chance(6)
      let name = "r\(isAlias ? index - 1 : index)"
      let own = random.shuffled(origins.filter { _ in random.chance(50) } + ownOrigins())
      guard random.chance(25), !own.isEmpty else { return RouteTable.Route(name, templates[index]) }
      // As the template says it, or beside the template.
      guard random.chance(50), let template = templates[index].at(own) else {
        return RouteTable.Route(name, templates[index], origins: own)
      }
      return RouteTable.Route(name, template)
    }
  }

  private mutating func ownOrigins() -> [Origin] {
    random.chance(50) ? [] : Self.ownOrigins.filter { _ in random.chance(25) }
  }

  /// Now and then an earlier template for another method: origins and methods alone decide between the two.
  private mutating func rival(of templates: [Template]) -> Template? {
    guard !templates.isEmpty, random.chance(10) else { return nil }
    let template = random.pick(templates)
    let text = template.method.map { String(template.description.dropFirst($0.count + 1)) } ?? template.description
    return try? Template(random.pick(["", "GET ", "POST ", "HEAD "]) + text)
  }

  mutating func table(
    precedence: RoutePrecedence = .specific, strictQuery: Bool = false, upTo limit: Int = 8
  ) -> TableCase {
    while true {
      let origins = self.origins()
      var text = TextRules()
      if random.chance(10) { text.slashes = random.chance(50) ? .strict : .lenient }
      if random.chance(10) { text.plus = .form }
      if random.chance(10) { text.case = .ignored }
      let options = RouteTable.Options(
        precedence: precedence, text: text, strictQuery: strictQuery, types: customTypes)
      let routes = self.routes(1 + random.below(limit), origins: origins)
      if let made = TableCase(routes, origins: origins, options: options) { return made }
    }
  }
}
