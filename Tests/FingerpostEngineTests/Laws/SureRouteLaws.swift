import SeededRandom
import Testing

@testable import FingerpostEngine

/// Of a route that the build marks as sure, a link is printed as though it had been read back.
@Suite struct SureRouteLaws {
  @Test(arguments: [RouteTable.Precedence.specific, .declared])
  func `what is not read back would have read back`(_ precedence: RouteTable.Precedence) {
    var sure = 0
    var unsure = 0
    var printed = 0
    var failures = 0
    for round in 0..<500 {
      var tables = TableGenerator(Seed.random("sure \(precedence)", round))
      let made = round % 2 == 0 ? Self.crowded(&tables, precedence) : tables.table(precedence: precedence)
      let table = Self.limited(made, &tables.random)
      for (index, route) in table.routes.enumerated() {
        guard table.table.isSure(index) else {
          unsure += 1
          continue
        }
        sure += 1
        for _ in 0..<12 {
          let captures = Self.captures(&tables.random, route.template)
          let origin = Self.origin(&tables.random, of: table)
          let short = Self.print(table.table, captures, index, origin, isReadBack: false)
          let long = Self.print(table.table, captures, index, origin, isReadBack: true)
          if case .success = short { printed += 1 }
          guard short != long else { continue }
          failures += 1
          Issue.record(
            """
            \(table.lines)
            #\(index) \(captures.values) for \(origin.map(\.description) ?? "any origin")
            not read back \(short)
            read back     \(long)
            \(Seed.note)
            """)
          if failures == 5 { return }
        }
      }
    }
    #expect(sure > 300 && unsure > 300 && printed > 1500, "\(sure), \(unsure), \(printed). \(Seed.note)")
  }

  @Test func `what is sure to be read like a match is read so, by its method and as a target too`() {
    var sure = 0
    for round in 0..<400 {
      var tables = TableGenerator(Seed.random("sure matches", round))
      let precedence: RouteTable.Precedence = round % 4 == 3 ? .declared : .specific
      let table = round % 3 == 0 ? tables.table(precedence: precedence) : Self.crowded(&tables, precedence)
      var links = LinkGenerator(Random(tables.random.next()))
      for _ in 0..<40 {
        var link = links.link(for: table)
        let method = links.random.pick([nil, "GET", "HEAD", "POST"])
        let asTarget = links.random.chance(40)
        if asTarget, let host = link.range(of: "example/") { link = "/" + link[host.upperBound...] }
        guard let match = try? table.table.match(link, method: method, asTarget: asTarget) else { continue }
        // What the match holds, and what else its route might have held.
        let others = (0..<15).map { _ in Self.captures(&links.random, match.route.template) }
        for captures in [match.captures] + others {
          guard let printed = try? table.table.text(of: captures, route: match.index, like: match), printed.isSure
          else { continue }
          sure += 1
          let again = try? table.table.match(printed.text, method: method, asTarget: asTarget)
          let isAgain = again?.index == match.index && again.map { isSame($0.captures, captures) } == true
          guard !isAgain else { continue }
          Issue.record(
            """
            \(table.lines)
            #\(match.index) \(captures.values) like \(link.debugDescription) \(method ?? "")\(asTarget ? " as target" : "")
            \(printed.text.debugDescription) is read as \(again.map(\.description) ?? "nothing")
            \(Seed.note)
            """)
          return
        }
      }
    }
    #expect(sure > 1000, "\(sure). \(Seed.note)")
  }

  private static func print(
    _ table: RouteTable, _ captures: Captures, _ index: Int, _ origin: Origin?, isReadBack: Bool
  ) -> Result<String, PrintError> {
    Result { () throws(PrintError) in try table.print(captures, route: index, for: origin, isReadBack: isReadBack) }
  }

  /// Routes of few segments, each of which many others read, for methods and hosts that are near each other.
  private static func crowded(_ tables: inout TableGenerator, _ precedence: RouteTable.Precedence) -> TableCase {
    let parts = [
      "a", "b", "1", "7", "true", "2026-11-20", "{x}", "{x}", "{x}", "{x:int}", "{x:bool}", "{x:date}", "{x:double}",
      "{x:uint8}", "{x:uuid}", "{x:a|1}", "{x:true|7}", "{x}-{y}", "{x:int}-{y}", "{x}a{y}", "*", "{*x}", "(a)",
      "(a|1)",
      "({x:int})", "{x:low}", "{x:even}",
    ]
    let queries = ["", "", "", "", "?k={q}", "?k=a", "?k={q:int}", "?(k={q})", "?k={q}&a={r}", "#a", "#{f}"]
    while true {
      var hosts: [Origin] = [.web("*.example"), .web("b.example"), .web("a.example"), .path, .scheme("app")]
      if tables.random.chance(30) { hosts.insert(.web("{t}.a.example"), at: tables.random.below(5)) }
      let origins = tables.random.chance(50) ? hosts : tables.origins()
      let routes = (0..<2 + tables.random.below(6)).compactMap { index in
        let path = (0...tables.random.below(2)).map { place in
          tables.random.pick(parts).replacing("x", with: "x\(place)").replacing("y", with: "y\(place)")
        }
        let method = tables.random.pick(["", "", "", "GET ", "HEAD ", "POST "])
        let text = method + path.joined(separator: "/") + tables.random.pick(queries)
        let own = tables.random.chance(50) ? [tables.random.pick(origins)] : []
        return (try? Template(text)).map { RouteTable.Route("r\(index)", $0, origins: own.isEmpty ? nil : own) }
      }
      let options = RouteTable.Options(
        precedence: precedence, strictQuery: tables.random.chance(20), types: customTypes)
      if let table = TableCase(routes, origins: origins, options: options) { return table }
    }
  }

  /// Now and then a table of narrow limits.
  private static func limited(_ table: TableCase, _ random: inout Random) -> TableCase {
    guard random.chance(30) else { return table }
    var options = table.options
    options.text.limits = Limits(bytes: 10 + random.below(30), segments: random.below(5), queryItems: random.below(3))
    return TableCase(table.routes, origins: table.origins, options: options) ?? table
  }

  private static func captures(_ random: inout Random, _ template: Template) -> Captures {
    var values = template.parameters.map { parameter in
      random.chance(20)
        ? parameter.defaultText.map(Captured.text) ?? random.capture(of: parameter.type)
        : random.capture(of: parameter.type)
    }
    var choices = template.choiceCounts.map { random.below($0) }
    if random.chance(2) { values.append(.text("a")) }
    if random.chance(2) { choices.append(0) }
    return Captures(values: values, choices: choices)
  }

  /// One of the table, a host that one of the table's stands for, or none.
  private static func origin(_ random: inout Random, of table: TableCase) -> Origin? {
    guard random.chance(70) else { return nil }
    guard case .web(let host, let scheme) = random.pick(table.origins), host.hasPrefix("*") else {
      return random.pick(table.origins)
    }
    return .web(random.pick(["a", "x.b", "x"]) + (host == "*" ? ".example" : host.dropFirst()), scheme: scheme)
  }
}

extension RouteTable {
  /// Whether links that the route prints, and its own method reads, are sure to read back.
  func isSure(_ index: Int) -> Bool {
    sure.contains(index, routes[index], method: routes[index].template.method, asTarget: false)
  }
}
