import FingerpostEngine
import FingerpostRouteFile
import SeededRandom
import Testing

@testable import FingerpostCount
@testable import FingerpostCountTests

/// Parts of a count add up, however the lines are split and in whatever order the parts are merged.
struct CountLaws {
  private static let words = [
    "/", "/items/7", "/items/70", "app://items/7", "/items/x", "POST /items", "GET /items", "/search?q=a",
    "/search?q=é&page=1",
    "/old/3", "/sale", "/users/7/zz", "/users/8/zz", "https://other.example/a", "no request", "é", "", "/%zz",
    "/items/\u{FF}",
    #"1 - - [x] "GET /items/7 HTTP/1.1" 200 1"#, #"1 - - [x] "GET /nowhere HTTP/1.1" 404 1"#,
  ]

  private static func summary(_ count: LinkCount) -> String { count.json }

  @Test func `any split, any order and any tree of merges give the same`() throws {
    let table = try CountTests.table()
    let counter = LinkCounter(table)
    var random = Random("count")
    for _ in 0..<Random.draws(2000) {
      let lines = (0..<random.below(40)).map { _ in random.pick(Self.words) + "\n" }
      var whole = LinkCount(table)
      counter.count(Array(lines.joined().utf8)[...], into: &whole)
      // Parts go through their text, some of them.
      var parts: [LinkCount] = [LinkCount(table)]
      for line in random.shuffled(lines) {
        if random.chance(30) { parts.append(LinkCount(table)) }
        counter.count(Array(line.utf8)[...], into: &parts[parts.count - 1])
      }
      while parts.count > 1 {
        let second = parts.remove(at: random.below(parts.count))
        let index = random.below(parts.count)
        var first = parts[index]
        if random.chance(50) { first = try LinkCount(partial: Array(first.partial.utf8)) }
        #expect(first.merge(random.chance(50) ? try LinkCount(partial: Array(second.partial.utf8)) : second))
        parts[index] = first
      }
      #expect(Self.summary(parts[0]) == Self.summary(whole), "\(lines)")
      #expect(parts[0].partial.utf8.allSatisfy { $0 < 0x80 })
      #expect(parts[0].partial.filter { $0 == "\n" }.count == 1)
      #expect(whole.total == lines.count)
    }
  }

  /// The counter knows most links as canonical, or not, without a match.
  @Test func `a link is not canonical if its match says so`() throws {
    let table = try CountTests.table(
      """
      origins / app:// https://shop.example https://*.shop.example
      a      a/{id:uuid}/({page:int=1})
      b      b/(x|y)?{q}&{tag:[string]}
      c      c/{*rest}
      c      d/{x:double}
      e      e/{id:int}
      e      old/{id:int} [deprecated]
      f      f/*/g
      h      h/({s})#{at}
      n      {file}.{type:html|txt}
      live   a/{id} [origin=https://live.example]

      """)
    let counter = LinkCounter(table)
    let words = [
      "a", "b", "c", "d", "e", "old", "f", "h", "x", "y", "g", "7", "1", "1.50", "2.0", "", "%65", "n.html",
      "123E4567-e89b-42d3-a456-426614174000", "123e4567-e89b-42d3-a456-426614174000", "é", "%C3%A9", "a.b.txt",
    ]
    var random = Random("canonical")
    for _ in 0..<Random.draws(20_000) {
      var link = random.pick([
        "/", "app://", "https://shop.example/", "https://eu.shop.example/", "https://EU.shop.example/",
        "https://eu.shop.example:443/", "https://eu.shop.example:8443/", "https://a.b.shop.example/", "https:///",
        "https://live.example/",
      ])
      link += (0..<random.below(4)).map { _ in random.pick(words) }.joined(separator: "/")
      if random.chance(40) {
        link += random.pick(["?q=a", "?q=%61&tag=b", "?tag=a&q=b", "?utm=x", "#z", "?q=a#z", "?"])
      }
      var count = LinkCount(table)
      // The second one is remembered.
      counter.count(Array("\(link)\n\(link)\n".utf8)[...], into: &count)
      let match = table.answer(link, asTarget: link.hasPrefix("/"))
      #expect(count.rows.map(\.count).reduce(0, +) == (match == nil ? 0 : 2), "\(link)")
      let notCanonical = count.rows.map(\.notCanonical).reduce(0, +)
      #expect(notCanonical == (match?.isCanonical == false ? 2 : 0), "\(link)")
    }
  }

  @Test func `with more shapes than are kept, no count is off by more than it says`() throws {
    let table = try CountTests.table()
    let counter = LinkCounter(table)
    var random = Random("groups")
    var (truth, parts): ([String: Int], [LinkCount]) = ([:], (0..<3).map { _ in LinkCount(table) })
    for _ in 0..<60_000 {
      // Few are frequent, many are rare.
      let shape = "/p/x\(random.chance(50) ? random.below(20) : random.below(30_000))y"
      truth[shape, default: 0] += 1
      counter.count(Array("\(shape)\n".utf8)[...], into: &parts[random.below(3)])
    }
    var count = parts[0]
    for part in parts.dropFirst() { #expect(count.merge(try LinkCount(partial: Array(part.partial.utf8)))) }
    #expect(count.unmatchedCount == 60_000)
    #expect(count.shapes.count == Groups.limit)
    var left = truth
    for shape in count.shapes {
      let own = truth[shape.text] ?? 0
      #expect(own <= shape.count && own >= shape.count - shape.error, "\(shape)")
      left[shape.text] = nil
    }
    #expect((left.values.max() ?? 0) <= count.bound)
    #expect(count.bound > 0)
  }

  @Test func `sums of parts with any numbers do not trap`() throws {
    let table = try CountTests.table()
    let most = Int.max >> 16
    let text = LinkCount(table).partial.replacing("\"count\":0", with: "\"count\":\(most)")
    let part = try LinkCount(partial: Array(text.utf8))
    var sum = part
    // Doubled, until no number is large enough.
    for _ in 0..<70 {
      let same = sum
      let isMerged = sum.merge(same)
      #expect(isMerged)
    }
    #expect(part.rows.allSatisfy { $0.count == most })
    #expect(sum.rows.allSatisfy { $0.count == .max && $0.share == 1 } && sum.total == .max && !sum.csv.isEmpty)
  }

  @Test func `parts of different tables are refused, and so is what is no part`() throws {
    let table = try CountTests.table()
    var count = LinkCount(table)
    let other = LinkCount(try CountTests.table("origins /\nhome  /\n"))
    #expect(!count.merge(other) && count.total == 0)
    for text in ["", "{}", #"{"fingerpost":"count"}"#, #"{"fingerpost":"count","version":2}"#, "[1]"] {
      #expect(throws: (any Error).self, "\(text)") { _ = try LinkCount(partial: Array(text.utf8)) }
    }
    let big = count.partial.replacing("\"count\":0", with: "\"count\":9223372036854775807")
    #expect(throws: (any Error).self) { _ = try LinkCount(partial: Array(big.utf8)) }
  }
}
