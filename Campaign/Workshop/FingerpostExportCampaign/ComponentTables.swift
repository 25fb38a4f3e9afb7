import FingerpostEngine
import SeededRandom

@testable import FingerpostExportTests

/// Tables that patterns of Apple's shape cannot always say, and links for them.
struct ComponentTables {
  var random: Random

  private static let parts = [
    "a", "b", "ab", "b*", "*a*", "%28x%29", "é", "$(x", "{:string}", "{:string}", "{:int}", "{:l|m|x y}", "{:uuid}",
    "{:ipv4}",
    "{:date}",
    "{:bool}", "{:double}", "{:datetime}", "{:uint8}", "{:string}.json", "v{:int}", "{:l|m}-{:string}", "(a)",
    "({:string})",
    "(a|b/{:string})", "({:string}|me)", "(a/(b))", "*", "{*rest}", "(*)",
  ]
  private static let queries = [
    "?{q}", "?k={q:int}", "?({q})", "?(k=a|l={m})", "?{q:l|m}", "?{q=1}", "?{q:[int]}", "?k=*", "?k=b",
    "?{q}&{n:bool}",
  ]
  private static let fragments = ["#top", "#{f}", "#{f:int}", "(#{f})", "(#{f:int})", "#{f:l|m}", "#t*"]
  private static let values = [
    "a", "b", "ab", "bx", "bb", "b*", "*a*", "(x)", "é", "$(x", "me", "7", "-7", "007", "255", "256", "l", "m", "x y",
    "true",
    "FALSE", "1.5", "a.json", ".json", "v7", "vx", "l-a", "x-a", "123e4567-E89b-42d3-a456-426614174000", "2026-11-20",
    "2026-02-30", "2026-11-20T09:26:00Z", "a/b", "%",
  ]

  private mutating func template() -> String {
    var parts = (0..<random.below(4)).map { _ in random.pick(Self.parts) }
    if random.chance(10) { parts += ["(a)", "(b)", "({:int})", "(c)", "(d)", "(e)", "(f)"] }
    return (parts.isEmpty ? "/" : parts.joined(separator: "/")) + (random.chance(30) ? random.pick(Self.queries) : "")
      + (random.chance(20) ? random.pick(Self.fragments) : "")
      + (random.chance(10) ? " [internal]" : random.chance(15) ? " [case=ignore]" : "")
  }

  mutating func link(_ templates: [String]) -> String {
    var segments: [String] = []
    if random.chance(70) {
      let template = random.pick(templates).split(separator: " [")[0].prefix { $0 != "?" && $0 != "#" }
      for part in template.split(separator: "/") where part.first != "(" || random.chance(50) {
        let isLiteral = !part.contains { "{(*".contains($0) }
        segments.append(isLiteral ? (part == "%28x%29" ? "(x)" : String(part)) : random.pick(Self.values))
      }
    } else {
      segments = (0..<random.below(5)).map { _ in random.pick(Self.values) }
    }
    if random.chance(10) { segments.append(random.pick(Self.values)) }
    if random.chance(10) { segments = segments.map { $0.uppercased() } }
    let items =
      random.chance(40)
      ? [random.pick(["q=", "q=l", "q=7", "q=x", "k=a", "k=7", "k=*", "k=b", "l=x", "l=", "n=true"])] : []
    let more = random.chance(15) && !items.contains { $0.hasPrefix("n") } ? items + ["n=1"] : items
    return "https://a.example/" + segments.map(\.escapedSegment).joined(separator: "/")
      + (!segments.isEmpty && random.chance(20) ? "/" : "")
      + (more.isEmpty ? "" : "?" + more.joined(separator: "&"))
      + (random.chance(30) ? "#" + random.pick(["top", "7", "l", "x", "t*", "tx"]) : "")
  }

  /// A table, and its templates as they are written.
  mutating func table() -> (RouteTable, [String]) {
    while true {
      let templates = (0..<1 + random.below(5)).map { _ in template() }
      let routes = templates.enumerated().compactMap { number, text in
        (try? Template(text)).map { RouteTable.Route("r\(number)", $0) }
      }
      if let table = try? RouteTable(routes, origins: [.scheme("app"), .web("a.example")]), !routes.isEmpty {
        return (table, templates)
      }
    }
  }
}
