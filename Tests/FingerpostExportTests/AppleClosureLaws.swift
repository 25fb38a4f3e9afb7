import FingerpostEngine
import FingerpostExport
import SeededRandom
import Testing

/// What is written for Apple's systems, evaluated by other code than the library's, and verified in the same direction.
@Suite struct AppleClosureLaws {
  private struct Generator {
    var random: Random

    private static let parts = [
      "a", "b", "ab", "b*", "*a*", "%28x%29", "é", "$(x", "{:string}", "{:string}", "{:int}", "{:l|m|x y}", "{:uuid}",
      "{:date}",
      "{:bool}", "{:double}", "{:datetime}", "{:uint8}", "{:string}.json", "v{:int}", "{:l|m}-{:string}", "(a)",
      "({:string})",
      "(a|b/{:string})", "({:string}|me)", "(a/(b))", "*", "{*rest}", "(*)",
    ]
    private static let queries = [
      "?{q}", "?k={q:int}", "?({q})", "?(k=a|l={m})", "?{q:l|m}", "?{q=1}", "?{q:[int]}", "?k=*", "?k=b",
      "?{q}&{n:bool}",
    ]
    private static let fragments = ["#top", "#{f}", "#{f:int}", "#({f})", "#{f:l|m}", "#t*"]
    private static let values = [
      "a", "b", "ab", "bx", "bb", "b*", "*a*", "(x)", "é", "$(x", "me", "7", "-7", "007", "255", "256", "l", "m", "x y",
      "true",
      "FALSE", "1.5", "a.json", ".json", "v7", "vx", "l-a", "x-a", "123e4567-E89b-42d3-a456-426614174000", "2026-11-20",
      "2026-02-30", "2026-11-20T09:26:00Z", "a/b", "%",
    ]

    mutating func template() -> String {
      var parts = (0..<random.below(4)).map { _ in random.pick(Self.parts) }
      if random.chance(10) { parts += ["(a)", "(b)", "({:int})", "(c)", "(d)", "(e)", "(f)"] }
      return (parts.isEmpty ? "/" : parts.joined(separator: "/")) + (random.chance(30) ? random.pick(Self.queries) : "")
        + (random.chance(20) ? random.pick(Self.fragments) : "") + (random.chance(10) ? " [internal]" : "")
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
      let items =
        random.chance(40)
        ? [random.pick(["q=", "q=l", "q=7", "q=x", "k=a", "k=7", "k=*", "k=b", "l=x", "l=", "n=true"])] : []
      let more = random.chance(15) && !items.contains { $0.hasPrefix("n") } ? items + ["n=1"] : items
      return "https://a.example/" + segments.map(\.escapedSegment).joined(separator: "/")
        + (more.isEmpty ? "" : "?" + more.joined(separator: "&"))
        + (random.chance(30) ? "#" + random.pick(["top", "7", "l", "x", "t*", "tx"]) : "")
    }
  }

  private func table(_ generator: inout Generator) -> (RouteTable, [String]) {
    while true {
      let templates = (0..<1 + generator.random.below(5)).map { _ in generator.template() }
      let routes = templates.enumerated().compactMap { number, text in
        (try? Template(text)).map { RouteTable.Route("r\(number)", $0) }
      }
      if let table = try? RouteTable(routes, origins: [.scheme("app"), .web("a.example")]), !routes.isEmpty {
        return (table, templates)
      }
    }
  }

  /// `FINGERPOST_FULL=1` tries far more.
  private static let (parts, tables) = isFull ? (6, 12) : (2, 2)

  @Test(arguments: 0..<parts, ExportOptions.Direction.allCases)
  func `a file claims no less, or no more, than the table reads, and passes in the same direction`(
    _ part: Int, _ direction: ExportOptions.Direction
  ) throws {
    var generator = Generator(random: Random("apple \(part)"))
    var (opened, agreed) = (0, 0)
    for _ in 0..<Self.tables {
      let (table, templates) = table(&generator)
      var options = ExportOptions()
      (options.appIDs, options.direction) = (["A.b"], direction)
      let text = try table.exported(as: .aasa, options).text
      let comment = Comment(rawValue: "\(templates)\n\(text)\n\(Random.note)")
      let association = try AppSiteAssociation(Array(text.utf8))
      let verification = try table.compare(with: association, allowing: .init(direction))
      #expect(verification.differences.map(\.description) == [] && verification.isComplete, comment)
      #expect(try table.compare(with: association, allowing: [.wider, .narrower]).differences == [], comment)
      let matcher = try AppleMatcher(text)
      for difference in try table.compare(with: association).differences {
        #expect(matcher.opens(difference.link) == (difference.kind == .unhandled), "\(difference) \(comment)")
      }
      for _ in 0..<40 {
        let link = generator.link(templates)
        let (isOpened, isRead) = (matcher.opens(link), table.opens(link))
        opened += isOpened ? 1 : 0
        agreed += isOpened == isRead ? 1 : 0
        switch direction {
        case .over: #expect(isOpened || !isRead, "\(link) \(comment)")
        case .under: #expect(!isOpened || isRead, "\(link) \(comment)")
        }
      }
    }
    #expect(!isFull || opened > 20 && agreed > 200, "\(opened) \(agreed)")
  }
}

extension RouteTable {
  /// Whether a route reads a link that others than the app may open.
  func opens(_ link: String) -> Bool { (try? match(link)).map { $0.route.template.flags.access != .internal } ?? false }
}
