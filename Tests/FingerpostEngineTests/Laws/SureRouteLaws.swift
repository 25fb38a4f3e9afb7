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
      tables.isPlain = round % 2 == 0
      let table = Self.limited(tables.table(precedence: precedence, strictQuery: round % 5 == 4), &tables.random)
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

  @Test func `what is sure of a match is read as the match again, by its method and as a target too`() {
    var sure = 0
    for round in 0..<300 {
      var tables = TableGenerator(Seed.random("sure matches", round))
      tables.isPlain = round % 2 == 0
      let table = tables.table(precedence: round % 4 == 3 ? .declared : .specific)
      var links = LinkGenerator(Random(tables.random.next()))
      for _ in 0..<60 {
        var link = links.link(for: table)
        let method = links.random.method()
        let asTarget = links.random.chance(30)
        if asTarget, let host = link.range(of: "example/") { link = "/" + link[host.upperBound...] }
        guard let match = try? table.table.match(link, method: method, asTarget: asTarget),
          let printed = try? table.table.text(of: match.captures, route: match.index, like: match), printed.isSure
        else { continue }
        sure += 1
        let again = try? table.table.match(printed.text, method: method, asTarget: asTarget)
        #expect(
          again?.index == match.index && again.map { isSame($0.captures, match.captures) } == true,
          "\(table.lines)\n\(link.debugDescription) \(method ?? "") \(asTarget) \(printed.text)\n\(Seed.note)")
      }
    }
    #expect(sure > 1000, "\(sure). \(Seed.note)")
  }

  private static func print(
    _ table: RouteTable, _ captures: Captures, _ index: Int, _ origin: Origin?, isReadBack: Bool
  ) -> Result<String, PrintError> {
    Result { () throws(PrintError) in try table.print(captures, route: index, for: origin, isReadBack: isReadBack) }
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
