import FingerpostEngine
import SeededRandom
import Testing

@testable import FingerpostExport
@testable import FingerpostExportTests

/// What is exported for Android, read by the platform's rules, and verified with the word of the export.
@Suite struct AndroidClosureLaws {
  private static let parts = [
    "a", "b", "%2A", "a%2Ab", "%F0%9F%98%80", "$%7Bx%7D", "%1B", "a.b", "{:string}", "{:int}", "{:uint8}", "{:bool}",
    "{:l|m|%F0%9F%98%80}", "{:string}.json", "{:string}%F0%9F%98%80{:string}", "{:int}-{:string}", "v{:uint8}",
    "(a)", "(a|b/c)", "({:int}|new)", "({:string}/x)", "*",
  ]
  private static let queries = [
    "", "", "", "?{q}", "?{n:int}", "?k=v", "?({q})", "?({q}|{r:int})", "?{n:int}&{q}", "?{s:l|m}",
    "?{*d}", "?{q}&{*d}", "?s=/l",
  ]
  private static let fragments = [
    "", "", "", "", "#top", "#{f}", "(#{f})", "#{f:l|m}", "(#top)", "#/l/{f}", "#/{f:int}?({g})", "#k={f}",
    "#k={f:int}&(v={g})",
    "#@{f}", "(#@{f})", "#/p?{via:[string]}",
  ]
  private static let values = [
    "a", "b", "*", "a*b", "😀", "😁", "${x}", "0", "7", "-7", "256", "true", "l", "m", "x.json", ".json", "a😀b", "😀😀",
    "7-a", "-", "v7", "v256", "new", "c", "x", "~",
  ]

  private static func table(_ random: inout Random) -> RouteTable {
    while true {
      let templates = (0...random.below(3)).map { _ in
        (0...random.below(3)).map { _ in random.pick(parts) }.joined(separator: "/") + random.pick(queries)
          + random.pick(fragments) + (random.chance(20) ? random.pick([" [internal]", " [case=ignore]"]) : "")
      }
      let routes = templates.enumerated().compactMap { number, text in
        (try? Template(text)).map { RouteTable.Route("r\(number)", $0) }
      }
      guard !routes.isEmpty, let table = try? RouteTable(routes, origins: [.web("a.example")]) else { continue }
      return table
    }
  }

  private static func link(_ random: inout Random, _ table: RouteTable) -> String {
    var segments: [String] = []
    if random.chance(70), let ways = random.pick(table.routes.map { $0 }).template.ways(), !ways.isEmpty {
      segments = random.pick(ways).path.map { part in
        if case .literal(let text) = part, random.chance(90) { text } else { random.pick(values) }
      }
    } else {
      segments = (0...random.below(3)).map { _ in random.pick(values) }
    }
    let query =
      random.chance(40)
      ? random.pick(["?q=", "?q=a", "?n=7", "?n=x", "?k=v", "?q=a&n=7", "?s=l", "?r=1", "?s=/l"]) : ""
    let fragment =
      random.chance(30)
      ? random.pick(["#top", "#l", "#x", "#/l/7", "#/7", "#/7?g=l", "#k=7", "#v=1&k=a", "#@7", "#/p"]) : ""
    let slash = random.chance(20) ? "/" : ""
    return "https://a.example/" + segments.map(\.escapedSegment).joined(separator: "/") + slash + query + fragment
  }

  /// `FINGERPOST_FULL=1` tries far more.
  private static let tables = isFull ? 120 : 3

  @Test(arguments: [24, 31, 35], ExportOptions.Direction.allCases)
  func `what is exported passes verify with the same word, and the platform agrees`(
    _ level: Int, _ direction: ExportOptions.Direction
  ) throws {
    var random = Random("android closure \(level) \(direction)")
    var (claimed, kept) = (0, 0)
    for _ in 0..<Self.tables {
      let table = Self.table(&random)
      let templates = table.routes.map(\.template.description)
      var options = ExportOptions()
      (options.minimumAPI, options.direction) = (level, direction)
      let text = try table.exported(as: .androidManifest, options).text
      let platform = PlatformManifest(text)
      let manifest = try AndroidManifest(Array(text.utf8))
      let verification = try table.compare(with: manifest, allowing: .init(direction))
      #expect(verification.differences == [] && verification.isComplete, "\(templates) \(text) \(Random.note)")
      let strict = try table.compare(with: manifest)
      for difference in strict.differences {
        let isClaim = difference.kind == .unhandled
        #expect(platform.opens(difference.link) == isClaim, "\(difference) \(templates) \(text) \(Random.note)")
        #expect(!table.opens(difference.link) || !isClaim, "\(difference) \(templates) \(Random.note)")
      }
      for _ in 0..<60 {
        let link = Self.link(&random, table)
        let (isClaimed, isRead) = (platform.opens(link), table.opens(link))
        if isClaimed { claimed += 1 } else { kept += 1 }
        if isClaimed == isRead { continue }
        #expect(isClaimed == (direction == .over), "\(link) \(templates) \(text) \(Random.note)")
        let kinds = strict.differences.map(\.kind)
        #expect(kinds.contains(isClaimed ? .unhandled : .unclaimed), "\(link) \(templates) \(text) \(Random.note)")
      }
    }
    #expect(!isFull || claimed > (direction == .over ? 150 : 50) && kept > 200, "\(claimed) \(kept)")
  }
}
