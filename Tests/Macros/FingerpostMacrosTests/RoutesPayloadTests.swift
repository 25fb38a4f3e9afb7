import Fingerpost
import Foundation
import Testing

/// What a case may hold, and how its link has it.
@Suite struct RoutesPayloadTests {
  @Routes(.scheme("app"))
  enum Link: Routable, Equatable {
    @Route("users/{id}") @Route("u/{id}") @Route("old/{id}", deprecated: "5.0, use users/{id}") case user(id: Int)
    @Route("pages/({page})") case pages(page: Int?)
    @Route("list?{page}&{q}") case list(page: Int = 1, q: String?)
    @Route("sorted/({sort})?{size=20}") case sorted(sort: Sort?, size: Int)
    @Route("tags?{tags}") case tags(tags: [String])
    @Route("either/({id}|n/{name})") case either(EitherBranch<Int, String>)
    @Route("labelled/({id}|n/{name})") case labelled(key: EitherBranch<Int, String>)
    @Route("placed/({id}|n/{name})/{at}") case placed(EitherBranch<Int, String>, String)
    @Route("{sort}/of/{id}") case bare(Sort, Int)
    @Route("said/{sort:Sort}/{id:int}") case said(sort: Sort, id: Int)
    @Route("slugs/({slug})") case slug(slug: Slug = "all")
    @Route("mask?{mask}&{ratio}&{big}&{zero}") case mask(
      mask: UInt8 = 0x1F, ratio: Double = 1e3, big: Int = 1_000, zero: Int = 007)
    @Route("text?{text}") case text(text: String = "a b&\"c\"")
    @Route("types/{a}/{b}?{c}&{d}") case types(a: Swift.Int, b: Foundation.UUID, c: Optional<Int>, d: Array<Int>)
    @Route(#"raw/{id}"#) case raw(id: Int)
    @Route(
      """
      lines/{id}
      """) case lines(id: Int)
    @Route("hosts/{address:ipv4}?{via:[ipv4]}") case host(address: String, via: [String])
    @Route("profile?{name}") static func profile(name: String) -> Self? { Int(name).map { .user(id: $0) } }
    @Route("me", tags: ["a", "b"], webOnly: false) case me
    @Route("alias/({page})/by?{sort}") case alias(page: MaybePage, sort: Self.MaybeSort)
    @Route("ratio/{ratio}") case ratio(ratio: Float)
    @Route("guide/{id}(#{anchor})") case guide(id: Int, anchor: String?)
    @Route("lines(#{line})") case line(line: Int = 1)
    @Route("notes/({id})?{q}(#{note})") case note(id: Int?, q: String?, note: Slug?)
    #if canImport(Foundation)
      @available(*, deprecated) @Route("past/({past})/{id}") case past(past: Past?, id: UUID)
    #endif

    typealias MaybeSort = Sort?
    enum Sort: String, RouteParameter, CaseIterable { case new, top }
  }

  typealias MaybePage = Int?

  @available(*, deprecated) enum Past: String, RouteParameter { case then }

  struct Slug: RouteParameter, Equatable, ExpressibleByStringLiteral {
    let text: String

    init(stringLiteral text: String) { self.text = text }
    init?(parameter text: String) { self.text = text }
    var parameter: String { text }
  }

  static let links: [(value: Link, link: String)] = [
    (.user(id: 7), "app://users/7"),
    (.pages(page: nil), "app://pages"), (.pages(page: 2), "app://pages/2"),
    (.list(q: nil), "app://list"), (.list(page: 2, q: "x"), "app://list?page=2&q=x"),
    (.sorted(sort: nil, size: 20), "app://sorted"), (.sorted(sort: .top, size: 5), "app://sorted/top?size=5"),
    (.tags(tags: []), "app://tags"), (.tags(tags: ["a", "b"]), "app://tags?tags=a&tags=b"),
    (.either(.left(7)), "app://either/7"), (.either(.right("ann")), "app://either/n/ann"),
    (.labelled(key: .right("ann")), "app://labelled/n/ann"),
    (.placed(.left(7), "x"), "app://placed/7/x"), (.placed(.right("ann"), "x"), "app://placed/n/ann/x"),
    (.bare(.new, 7), "app://new/of/7"),
    (.said(sort: .top, id: 7), "app://said/top/7"), (.slug(), "app://slugs"), (.slug(slug: "x"), "app://slugs/x"),
    (.mask(), "app://mask"), (.mask(mask: 1), "app://mask?mask=1"),
    (.text(), "app://text"), (.text(text: "x"), "app://text?text=x"),
    (.alias(page: nil, sort: nil), "app://alias/by"),
    (.alias(page: 7, sort: .top), "app://alias/7/by?sort=top"),
    (.ratio(ratio: 0.1), "app://ratio/0.1"),
    (.host(address: "192.0.2.1", via: []), "app://hosts/192.0.2.1"),
    (.host(address: "0.0.0.0", via: ["10.0.0.1", "10.0.0.2"]), "app://hosts/0.0.0.0?via=10.0.0.1&via=10.0.0.2"),
    (.guide(id: 7, anchor: nil), "app://guide/7"), (.guide(id: 7, anchor: ""), "app://guide/7#"),
    (.guide(id: 7, anchor: "a b"), "app://guide/7#a%20b"),
    (.line(), "app://lines"), (.line(line: 2), "app://lines#2"),
    (.note(id: nil, q: nil, note: "x"), "app://notes#x"), (.note(id: 1, q: "", note: nil), "app://notes/1?q="),
    (.raw(id: 1), "app://raw/1"), (.lines(id: 1), "app://lines/1"), (.me, "app://me"),
  ]

  @Test(arguments: links) func `a payload is printed and read`(value: Link, link: String) {
    #expect(value.link == link)
    #expect(Link(link: link) == value)
  }

  @Test func `nothing is wrong with the router`() { #expect(Link.router.check() == []) }

  @Test func `a payload of every kind is there and back`() throws {
    let id = try #require(UUID(uuidString: "123E4567-E89B-42D3-A456-426614174000"))
    for value in [Link.types(a: 1, b: id, c: nil, d: []), .types(a: -1, b: id, c: 2, d: [3, 4])] {
      #expect(value.link.flatMap { Link(link: $0) } == value)
    }
  }

  @Test func `aliases are read, and the first prints`() throws {
    #expect(Link(link: "app://u/7") == .user(id: 7))
    #expect(try Link.router.match("app://u/7").route.deprecation == nil)
    #expect(try Link.router.match("app://old/7").route.deprecation == "5.0, use users/{id}")
    #expect(try Link.router.match("app://old/7").destination == .user(id: 7))
  }

  @Test func `a function reads, may refuse, and is never printed`() throws {
    #expect(Link(link: "app://profile?name=7") == .user(id: 7))
    #expect(Link(link: "app://profile?name=ann") == nil)
    #expect(try Link.router.match("app://profile?name=7").route.deprecation != nil)
  }
}
