import FingerpostEngine
import SeededRandom

/// Tables with everything that a table may have, small enough that all of their links are compared.
struct ExportTables {
  var random: Random

  private static let parts = [
    "a", "B", "b", "rooms", "b*", "%2A", "é", "{:string}", "{:string}", "{:int}", "{:uint8}", "{:bool}", "{:double}",
    "{:uuid}", "{:ipv4}",
    "{:date}", "{:l|m}", "{:L|m}", "{:Known}", "{:slug}", "{:string}.json", "v{:int}", "{:l|m}-{:string}",
    "{:int}-{:slug}",
  ]
  private static let groups = [
    "(a)", "({:string})", "({:int}|me)", "(a|b/{:string})", "(a/(b))", "({:Known}|{:date})", "({:slug}/x)", "(*)",
    "(a/*)",
  ]
  private static let wildcards = ["*", "{*rest}"]
  private static let queries = [
    "?{q}", "?k={q:int}", "?({q})", "?(k=a|l={m})", "?{q:l|m}", "?{q=1}", "?{n:bool=true}", "?{q:[int]}", "?k=%2A",
    "?k=b",
    "?{q}&{n:bool}", "?({q}|{n:bool})&{k:date}", "?{s:Known}", "?{s:slug}", "?({s:slug})",
    "?{q:[slug]}", "?{q:[string]=new,top}", "?(s={:Known}|s={:slug})", "?{*d}", "?{q}&{*d}", "?k=b&{*d}",
    "?{q:/l|m}", "?{q:url}", "?({q:url})",
  ]
  private static let fragments = [
    "#top", "#{f}", "#{f:int}", "(#{f})", "(#{f:int})", "(#top)", "#{f:l|m}", "#t%2A", "#{f=top}", "#{f:slug}",
    "#/l/{:string}", "#/{:int}?({f})", "#k={f}", "#k={f:int}&v=2", "#k={f:url}", "#@{f}", "(#@{f})",
    "#{:l|m}/{:string}?{via:[string]}",
  ]
  private static let flags = [
    "web", "deprecated", "gone", "internal", "internal", "confirm", "web, deprecated=old", "tag=x", "case=ignore",
    "case=ignore",
  ]
  private static let ownOrigins: [Origin] = [
    .web("live.example"), .web("y.b.example"), .scheme("live"), .web("*.d.example"),
    .web("a.example:81", scheme: "http"),
  ]
  private static let methods = ["GET ", "GET ", "POST ", "HEAD ", "PURGE "]

  /// What is known of a table beside itself.
  static let types = [
    CustomType("Known", members: ["new", "old"], within: nil),
    CustomType(opaque: "url"),
    CustomType("slug") { text in !text.isEmpty && text.allSatisfy(\.isLowercase) ? text : nil },
  ]

  private mutating func template() -> String {
    var parts: [String] = []
    for _ in 0..<random.below(4) {
      let pool = random.chance(15) ? Self.groups : random.chance(12) ? Self.wildcards : Self.parts
      parts.append(random.pick(pool))
    }
    var text = random.chance(15) ? random.pick(Self.methods) : ""
    text += parts.isEmpty ? "/" : parts.joined(separator: "/")
    if random.chance(4) { return text + (parts.isEmpty ? "a" : "/a") + random.pick(["/{**raw}", "/({**raw})"]) }
    if random.chance(parts.isEmpty ? 0 : 12) { text += "/" }
    if random.chance(25) { text += random.pick(Self.queries) }
    if random.chance(20) { text += random.pick(Self.fragments) }
    if random.chance(25) { text += " [\(random.pick(Self.flags))]" }
    return text
  }

  private mutating func origins() throws -> [Origin] {
    let all = [
      "app://", "https://a.example", "https://*.b.example", "https://{tenant}.c.example", "https://a.example:8443", "/",
      "https://rooms.c.example", "https://x.b.example", "http://a.example",
    ]
    let own = all.filter { _ in random.chance(30) }
    // Most formats are about web links.
    return try (own.contains { $0.hasPrefix("https") } ? own : ["https://a.example"] + own).map(Origin.init(parsing:))
  }

  mutating func table() throws -> RouteTable {
    while true {
      let origins = try origins()
      let options = RouteTable.Options(
        precedence: random.chance(20) ? .declared : .specific,
        text: TextRules(
          slashes: random.pick([nil, nil, .strict, .lenient]), plus: random.pick([.rfc3986, .form]),
          case: random.chance(10) ? .ignored : .exact),
        strictQuery: random.chance(25),
        types: Self.types)
      var routes: [RouteTable.Route] = []
      for number in 0..<1 + random.below(4) {
        guard let template = try? Template(template()) else { continue }
        // Origins that the table lists, and such that the route alone has.
        let own =
          random.chance(20) ? Array(random.shuffled(origins + Self.ownOrigins).prefix(1 + random.below(2))) : nil
        // Aliases, now and then.
        routes.append(.init(random.chance(8) ? "r0" : "r\(number)", template, origins: own))
      }
      if !routes.isEmpty, let table = try? RouteTable(routes, origins: origins, options: options) { return table }
    }
  }
}
