import Fingerpost
import SeededRandom
import Testing

@testable import FingerpostCore
@testable import FingerpostMacrosTests

/// A router of generated code and one of the same routes by hand give the same, and so do the plain road and the long one.
@Suite struct GeneratedRoadLaws {
  enum Sort: String, RouteParameter, CaseIterable { case new, top }

  /// Reads capitals, and writes small letters.
  struct Tag: RouteParameter, Equatable {
    let text: String
    init(_ text: String) { self.text = text }
    init?(parameter text: String) { self.text = text.lowercased() }
    var parameter: String { text }
    static let parameterExamples = ["a"]
  }

  @Routes(.path)
  enum Inner: Routable, Equatable {
    @Route("/") case all
    @Route("{id}?{tab}") case item(id: Int, tab: String?)
    @Route("by/{sort}/{name}") @Route("named/{name}/{sort}") case sorted(Sort, name: String)
  }

  @Routes(.scheme("app"), .web("app.example"))
  enum Link: Routable, Equatable {
    @Route("/") case home
    @Route("users/{id}") @Route("people/{id}") case user(id: Int64)
    @Route("users/me") case me
    @Route("users/{name}/tweets/{tweet}") case tweet(name: String, tweet: UInt)
    @Route("search?{q}&{page}&{sort}") case search(q: String, page: Int = 1, sort: Sort?)
    @Route("tags?{tags}") case tags(tags: [String])
    @Route("tagged/{tag}") case tagged(Tag)
    @Route("devices/{id:uuid}") case device(id: String)
    @Route("price/{amount}/{isNew}") case price(amount: Double, isNew: Bool)
    @Route("either/({id}|by-{name})") case either(EitherBranch<Int, String>)
    @Route("docs/({language})/{page}") case docs(language: String?, page: String)
    @Route("files/{*path}") case files(path: [String])
    @Route("{from}-to-{to}") case range(from: Int, to: Int)
    @Route("guide/{id}?{page}(#{anchor})") case guide(id: Int, page: Int?, anchor: String?)
    @Mount("inner") case inner(Inner)
    @Mount("shops/{id}") case shop(id: UInt8, Inner)
    @Route("old/{id}") static func old(id: Int) -> Link? { id > 9 ? .user(id: Int64(id)) : nil }
    @Route("old/{text} [overlaps=old]") case text(String)
    @available(*, deprecated) @Route("past/{id}") case past(id: Int)
  }

  private static func text(_ random: inout Random) -> String {
    random.pick([
      "a", "me", "ann", "7", "07", "Ä", "a b", "a/b", "%41", "..", "", "x?y#z", "-", "日本", "a\u{0}", "new", "~",
    ])
  }

  private static func inner(_ random: inout Random) -> Inner {
    switch random.below(3) {
    case 0: .all
    case 1: .item(id: random.pick([0, -7, .max]), tab: random.chance(50) ? nil : text(&random))
    default: .sorted(random.pick(Sort.allCases), name: text(&random))
    }
  }

  private static func value(_ random: inout Random) -> Link {
    let number = random.pick([0, 1, 7, 10, -1, 255, Int(Int32.max), .min, .max])
    switch random.below(18) {
    case 0: return .home
    case 1: return .user(id: Int64(number))
    case 2: return .me
    case 3: return .tweet(name: text(&random), tweet: random.pick([0, 7, .max]))
    case 4: return .search(q: text(&random), page: number, sort: random.pick([nil, .new, .top]))
    case 5: return .tags(tags: (0..<random.below(4)).map { _ in text(&random) })
    case 6: return .tagged(Tag(random.pick(["a", "B", "é", ""])))
    case 7:
      return .device(
        id: random.pick(["x", "0b8a4e2c-5f6d-4a1b-9c3e-7d2f1a0b9c8d", "0B8A4E2C-5F6D-4A1B-9C3E-7D2F1A0B9C8D"]))
    case 8: return .price(amount: random.pick([0, 1.5, -0.0, .infinity, .nan, 1e300]), isNew: random.chance(50))
    case 9: return .either(random.chance(50) ? .left(number) : .right(text(&random)))
    case 10: return .docs(language: random.chance(50) ? nil : text(&random), page: text(&random))
    case 11: return .files(path: (0..<random.below(4)).map { _ in text(&random) })
    case 12: return .range(from: number, to: 7)
    case 13: return .inner(inner(&random))
    case 14: return .shop(id: 7, inner(&random))
    case 15:
      return .guide(id: number, page: random.pick([nil, 1]), anchor: random.chance(30) ? nil : text(&random))
    default: return .text(text(&random))
    }
  }

  private typealias InnerRoute = FingerpostCore.RouteDefinition<Inner>
  private typealias LinkRoute = FingerpostCore.RouteDefinition<Link>
  private typealias LinkMount = FingerpostCore.Mount<Link>

  /// The routes of the generated router, put together by hand.
  private static func byHand() throws -> FingerpostCore.Router<Link> {
    let inner = try FingerpostCore.Router<Inner>(
      .path,
      routes: [
        InnerRoute("/", .all), InnerRoute("{id}?{tab}", Inner.item), InnerRoute("by/{sort}/{name}", Inner.sorted),
        InnerRoute("named/{name}/{sort}", Inner.sorted),
      ])
    return try FingerpostCore.Router<Link>(
      .scheme("app"), .web("app.example"),
      routes: [
        LinkRoute("/", .home), LinkRoute("users/{id}", Link.user), LinkRoute("people/{id}", Link.user),
        LinkRoute("users/me", .me),
        LinkRoute("users/{name}/tweets/{tweet}", Link.tweet), LinkRoute("search?{q}&{page=1}&{sort}", Link.search),
        LinkRoute("tags?{tags}", Link.tags), LinkRoute("tagged/{tag}", Link.tagged),
        LinkRoute("devices/{id:uuid}", Link.device),
        LinkRoute("price/{amount}/{isNew}", Link.price), LinkRoute("either/({id}|by-{name})", Link.either),
        LinkRoute("docs/({language})/{page}", Link.docs), LinkRoute("files/{*path}", Link.files),
        LinkRoute("{from}-to-{to}", Link.range),
        LinkRoute("guide/{id}?{page}(#{anchor})", Link.guide),
        LinkMount(Link.inner, at: "inner", inner), LinkMount(Link.shop, at: "shops/{id}", inner),
        LinkRoute("old/{id}", reading: { (id: Int) in id > 9 ? .user(id: Int64(id)) : nil }),
        LinkRoute("old/{text}", Link.text).overlaps("old"),
      ])
  }

  /// How a value is spelled, where its own `==` would say nothing of a NaN.
  private func spelled(_ value: Link?) -> String { value.map { "\($0)" } ?? "none" }

  @Test func `a value is printed by generated code as it is by hand, and by the plain road as by the long one`() throws
  {
    var random = Random("printed by slots")
    let byHand = try Self.byHand()
    var (printed, plain) = (0, 0)
    for _ in 0..<Random.draws(4000) {
      let value = Self.value(&random)
      let origin = random.pick([Origin?.none, .scheme("app"), .web("app.example"), .web("other.example")])
      let link = Result { () throws(PrintError) in try Link.router.link(for: value, in: origin) }
      let other = Result { () throws(PrintError) in try byHand.link(for: value, in: origin) }
      #expect((try? link.get()) == (try? other.get()), "\(value) \(Random.note)")
      for router in [Link.router, byHand] {
        guard let short = router.contents.link(for: value, in: origin) else { continue }
        plain += 1
        #expect(short == (try? router.longLink(for: value, in: origin)), "\(value) \(Random.note)")
      }
      guard let text = try? link.get() else { continue }
      printed += 1
      #expect(
        spelled(Link.router.destination(for: text)) == spelled(byHand.destination(for: text)), "\(text) \(Random.note)")
    }
    #expect(printed > Random.enough(1200) && plain > Random.enough(1600), "\(printed) \(plain) \(Random.note)")
  }

  @Test func `a text is read by generated code as it is by hand`() throws {
    var random = Random("read by slots")
    let byHand = try Self.byHand()
    let pieces = [
      "users", "people", "me", "7", "ann", "tweets", "search?q=a", "?q=b&page=2", "&sort=new", "&page=x",
      "tags?tags=a&tags=b",
      "tagged", "A", "devices", "0B8A4E2C-5F6D-4A1B-9C3E-7D2F1A0B9C8D", "price", "1.50", "TRUE", "either", "docs", "en",
      "files",
      "1-to-2", "inner", "shops", "by", "top", "named", "old", "10", "%41", "%6De", "..", "", "#x", "guide/7",
      "guide/7#",
    ]
    var read = 0
    for _ in 0..<Random.draws(8000) {
      let start = random.pick(["app://", "https://app.example/", "APP://", "/"])
      let text =
        start + (0...random.below(4)).map { _ in random.pick(pieces) }.joined(separator: random.pick(["/", "/", ""]))
      let value = Link.router.destination(for: text)
      #expect(spelled(value) == spelled(byHand.destination(for: text)), "\(text) \(Random.note)")
      if value != nil { read += 1 }
    }
    #expect(read > Random.enough(500), "\(read) \(Random.note)")
  }
}
