import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// Law 1, in tables where many routes are near each other, and in tables of narrow limits: what prints reads back.
@Suite struct CrowdedPrintLaws {
  @Test(arguments: [RoutePrecedence.specific, .declared])
  func `what a crowded table prints is read as what was printed`(_ precedence: RoutePrecedence) {
    var printed = 0
    var refused = 0
    for round in 0..<Random.draws(500) {
      var tables = TableGenerator(Seed.random("crowded \(precedence)", round))
      let made = round % 2 == 0 ? Self.crowded(&tables, precedence) : tables.table(precedence: precedence)
      let table = Self.limited(made, &tables.random)
      for (index, route) in table.routes.enumerated() {
        for _ in 0..<12 {
          let captures = Self.captures(&tables.random, route.template)
          let origin = Self.origin(&tables.random, of: table)
          guard let text = try? table.table.print(captures, route: index, for: origin) else {
            refused += 1
            continue
          }
          printed += 1
          let method = route.template.method
          guard let complaint = Self.complaint(about: text, of: captures, index, method, table) else { continue }
          Issue.record(
            """
            \(table.lines)
            #\(index) \(captures.values) for \(origin.map(\.description) ?? "any origin") prints \(text.debugDescription)
            \(complaint)
            \(Seed.note)
            """)
          return
        }
      }
    }
    #expect(printed > Random.enough(1500) && refused > Random.enough(1500), "\(printed), \(refused). \(Seed.note)")
  }

  /// What is wrong with a link that is to be read as captures of a route, or of another route of its name.
  private static func complaint(
    about text: String, of captures: Captures, _ index: Int, _ method: String?, _ table: TableCase
  ) -> String? {
    let expected = table.oracle.answer(text, method: method)
    guard let read = expected.found else { return "nothing reads it" }
    guard Answer(of: table.table, text, method: method).agrees(with: expected) else {
      return "the table reads it otherwise"
    }
    guard read.index == index else {
      return table.routes[read.index].name == table.routes[index].name ? nil : "#\(read.index) takes it"
    }
    for (parameter, (wanted, found)) in zip(table.routes[index].template.parameters, zip(captures.values, read.values))
    {
      guard case .text(let wanted) = wanted, case .text(let found) = found else { continue }
      let canonical = parameter.type.canonical(wanted, custom: table.table.custom)
      if canonical.map({ isSame($0, found) }) != true {
        return "\(found.debugDescription) is read for \(wanted.debugDescription)"
      }
    }
    return nil
  }

  /// Routes of few segments, each of which many others read, for methods and hosts that are near each other.
  private static func crowded(_ tables: inout TableGenerator, _ precedence: RoutePrecedence) -> TableCase {
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
    options.text.limits = LinkLimits(
      bytes: 10 + random.below(30), segments: random.below(5), queryItems: random.below(3))
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
