import FingerpostEngine
import FingerpostRouteFile
import Foundation
import SeededRandom
import Testing

@testable import FingerpostExport
@testable import FingerpostExportTests

/// What is written for Android, evaluated as Android does, agrees with the table on made-up links.
@Suite struct AndroidLaws {
  private struct Generator {
    var random: Random
    /// Whether most tables have only what the patterns of the lowest level can say: otherwise nearly nothing is claimed there.
    var isPlain = false

    private static let plainParts = ["a", "b", "users", "a.b", "é", "{:l|m|xl}", "(a)", "(a|b/c)", "({:l|m})"]
    private static let types = [
      "{x}", "{x:int}", "{x:uint8}", "{x:int8}", "{x:uint16}", "{x:int16}", "{x:uuid}", "{x:bool}", "{x:double}",
      "{x:date}", "{x:ipv4}",
      "{x:l|m|xl}", "{x:datetime}", "{x}.json", "{x:int}-{y}", "{x:uint8}.{y:uint8}", "v{x:uint16}0",
      "{x:double},{y:double}",
    ]
    private static let values = [
      "a", "b", "0", "7", "-7", "-0", "007", "255", "256", "-128", "127", "128", "-129", "65535", "65536", "-32768",
      "32767",
      "9223372036854775807", "9223372036854775808", "1.5", "-1.50", "1.", ".5", "true", "FALSE", "l", "xl", "xxl",
      "a.json",
      "a.b.json", ".json", "7-a", "7-", "-7--a", "1.2", "255.256", "192.0.2.1", "199.255.0.10", "256.0.2.1",
      "192.00.2.1", "1.2.3", "v10", "v100", "v655350", "1.5,-2", "é", "a b", "~",
      "123e4567-E89b-42d3-a456-426614174000", "123e4567-e89b-42d3-a456-42661417400", "2026-11-20", "2026-02-30",
      "2024-02-29",
      "2026-11-20T09:26:00Z", "2026-11-20T24:26:00Z", "2026-11-20T09:26:00.123+01:00",
    ]

    mutating func template() -> String {
      if isPlain, random.chance(60) {
        let parts = (0...random.below(3)).map { _ in random.pick(Self.plainParts) }
        return (parts + (random.chance(40) ? ["*"] : [])).joined(separator: "/")
      }
      var parts: [String] = []
      for _ in 0...random.below(3) {
        parts.append(
          random.chance(50)
            ? random.pick(["a", "b", "users", "a.b", "é"])
            : random.chance(75)
              ? unnamed(random.pick(Self.types)) : random.pick(["(a)", "(a|b/c)", "({:int}|new)", "({:l|m})"]))
      }
      if random.chance(15) { parts.append("{*}") }
      let path = parts.map { $0 == "{*}" ? "*" : $0 }.joined(separator: "/")
      return path + (random.chance(20) ? random.pick(["?{q}", "?{n:int}", "?k=v", "?{p:int=1}", "?{q}&{n:bool}"]) : "")
    }

    private func unnamed(_ text: String) -> String {
      text.replacing("{x}", with: "{:string}").replacing("{y}", with: "{:string}").replacing("{x:", with: "{:")
        .replacing("{y:", with: "{:")
    }

    mutating func link(_ origin: String, _ templates: [String]) -> String {
      var path: [String] = []
      if random.chance(60) {
        let template = random.pick(templates).prefix { $0 != "?" }
        path = template.split(separator: "/").map { part in
          part.hasPrefix("{") || part.hasPrefix("(") || part == "*" || part.hasPrefix("v{")
            ? random.pick(Self.values) : String(part)
        }
      } else {
        for _ in 0...random.below(3) { path.append(random.pick(Self.values + ["a", "b", "users", "a.b", "new"])) }
      }
      let query = random.chance(30) ? random.pick(["?q=", "?q=x", "?n=7", "?n=x", "?k=v", "?z=1&q=x", "?n=1&q=y"]) : ""
      var segments = path.map(\.escapedSegment)
      // Links are compared as they are printed: in an authority a colon is escaped.
      if origin == "app://" { segments[0] = segments[0].replacing(":", with: "%3A") }
      return origin + segments.joined(separator: "/") + (random.chance(5) ? "/" : "") + query
    }
  }

  private func table(_ generator: inout Generator, _ origin: String) throws -> (RouteTable, [String]) {
    while true {
      let templates = (0..<1 + generator.random.below(4)).map { _ in generator.template() }
      let routes = templates.enumerated().compactMap { number, text in
        (try? Template(text)).map { RouteTable.Route("r\(number)", $0) }
      }
      guard routes.count == templates.count, let origin = try? Origin(parsing: origin) else { continue }
      if let table = try? RouteTable(routes, origins: [origin]) { return (table, templates) }
    }
  }

  @Test(arguments: [24, 31, 35], ExportOptions.Direction.allCases)
  func `filters claim no less, or no more, than the table reads`(_ api: Int, _ direction: ExportOptions.Direction)
    throws
  {
    var generator = Generator(random: Random("android \(api) \(direction)"), isPlain: api < 31)
    var (claimedCount, exact, wrong) = (0, 0, 0)
    // Files of Kotlin are asked the same: see `.ci/languages`.
    let answers = ProcessInfo.processInfo.environment["FINGERPOST_ANSWERS"]
    var isTelling: Bool { claimedCount > Random.enough(200) && exact > Random.enough(1000) }
    let rounds = Random.draws(40, atLeast: 6)
    for round in 0..<rounds * 4 {
      // A few tables may claim too few links.
      if round >= rounds, isTelling { break }
      let origin = round % 3 == 0 ? "app://" : "https://a.example"
      let (table, templates) = try table(&generator, origin)
      var options = ExportOptions()
      (options.minimumAPI, options.direction) = (api, direction)
      let export = try table.exported(as: .androidManifest, options)
      let filters = try AndroidManifest(Array(export.text.utf8)).filters
      let made = AndroidManifest(filters).claims(at: "https://a.example")
      let claims = made.isFinished && origin != "app://" ? LinkClaims(made.claims) : nil
      for note in export.notes {
        guard let link = note.link, let parts = AndroidLink(link) else { continue }
        let isClaimed = filters.contains { $0.matches(parts) }
        #expect(isClaimed == (note.kind == .over), "\(link) \(templates) \(Random.note)")
        let isRead = (try? table.match(link)) != nil
        #expect(isRead == (note.kind == .under), "\(link) \(templates) \(Random.note)")
      }
      let file = answers.map { "\($0)/filters-\(direction.rawValue)-\(api)-\(round)" }
      var lines: [String] = []
      defer {
        if let file {
          try? TableLock([.init(table)]).json.write(toFile: file + ".json", atomically: false, encoding: .utf8)
          try? lines.joined().write(toFile: file + ".claims", atomically: false, encoding: .utf8)
        }
      }
      for number in 0..<60 {
        let link = generator.link(origin == "app://" ? origin : origin + "/", templates)
        guard let parts = AndroidLink(link) else { continue }
        let isClaimed = filters.contains { $0.matches(parts) }
        let isRead = (try? table.match(link)) != nil
        if isClaimed { claimedCount += 1 }
        if !Self.isRoot(link) {
          lines.append(
            JSON.line {
              $0.member("link", link); $0.member("isClaimed", bare: isClaimed)
            })
        }
        if let host = claims, number % 8 == 0 {
          let claim = host.first(path: Self.path(link), query: Self.query(link), fragment: nil)
          #expect((claim != nil) == isClaimed, "\(link) \(templates) \(export.text) \(Random.note)")
        }
        if isClaimed == isRead { exact += 1 } else { wrong += 1 }
        switch direction {
        case .over:
          #expect(isClaimed || !isRead || Self.isRoot(link), "\(link) \(templates) \(export.text) \(Random.note)")
        case .under:
          #expect(!isClaimed || isRead, "\(link) \(templates) \(export.text) \(Random.note)")
        }
      }
    }
    #expect(isTelling, "\(claimedCount) \(exact) \(wrong)")
  }

  private static func path(_ link: String) -> String {
    String(link.dropFirst("https://a.example".count).prefix { $0 != "?" })
  }

  private static func query(_ link: String) -> String? {
    link.firstIndex(of: "?").map { String(link[link.index(after: $0)...]) }
  }

  private static func isRoot(_ link: String) -> Bool { link == "app://" }

  @Test func `what is written is read back as the same filters`() throws {
    var generator = Generator(random: Random("android manifests"))
    for round in 0..<Random.draws(100, atLeast: 30) {
      let (table, _) = try table(&generator, round % 2 == 0 ? "app://" : "https://*.a.example:8080")
      var options = ExportOptions()
      options.minimumAPI = generator.random.pick([24, 31, 35])
      let text = try table.exported(as: .androidManifest, options).text
      let manifest = try AndroidManifest(Array(text.utf8))
      var again = manifest
      for index in again.filters.indices { again.filters[index].comment = "" }
      #expect(try AndroidManifest(Array(again.text.utf8)) == manifest)
      #expect(manifest.filters.count == text.split(separator: "\n").count { $0.contains("<intent-filter") })
    }
  }
}
