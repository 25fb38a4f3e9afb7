import FingerpostCore
import Fingerpost
import Foundation
import Testing

@Routes(.scheme("app"), .web("a.example"))
enum HomeLink: Routable, Codable, Equatable {
  @Route("fire_event/{event}?{*data}") case fireEvent(event: String, data: QueryItems)
  @Route("call/{service}?{entity}&{*data}") case call(service: String, entity: Int, data: QueryItems)
  @Route("subscribe/{**feed}") case subscribe(feed: URL)
  @Route("page/({**any})") case page(any: String?)
}

@Routes(.scheme("app"))
enum HouseLink: Routable, Equatable {
  @Mount("houses/{id}") case house(id: Int, HomeLink)
}

private enum OddLink: Equatable { case text(d: String), items(d: QueryItems) }

struct RestsTests {
  static let links: [(String, HomeLink)] = [
    ("app://fire_event/door", .fireEvent(event: "door", data: [])),
    (
      "app://fire_event/door?open=1&by=a%20b&open=2&loud&x=",
      .fireEvent(event: "door", data: ["open": "1", "by": "a b", "open": "2", "loud": nil, "x": ""])
    ),
    ("app://call/light?entity=7&on=true", .call(service: "light", entity: 7, data: ["on": "true"])),
    ("app://subscribe/https://b.example/x//y?z=%2f#f", .subscribe(feed: URL(fileURLWithPath: "/"))),
    ("app://page", .page(any: nil)),
    ("app://page/a//b?c#d", .page(any: "a//b?c#d")),
  ]

  @Test(arguments: links) func `an enum holds rests`(link: String, value: HomeLink) throws {
    var value = value
    if case .subscribe = value {
      value = .subscribe(feed: try #require(URL(string: "https://b.example/x//y?z=%2f#f")))
    }
    let router = HomeLink.router
    #expect(router.destination(for: link) == value)
    #expect(try router.link(for: value) == link)
    #expect(try router.match(link).isCanonical)
    let document = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(HomeLink.self, from: document) == value)
  }

  @Test func `a rest is what the template says of it`() throws {
    let router = HomeLink.router
    #expect(
      router.destination(for: "app://call/light?on=1&entity=7") == .call(service: "light", entity: 7, data: ["on": "1"])
    )
    #expect(try router.match("app://call/light?on=1&entity=7").canonical == "app://call/light?entity=7&on=1")
    #expect(router.destination(for: "app://subscribe/javascript:alert(1)") == nil)
    #expect(router.destination(for: "app://subscribe/a/../b") == nil)
    #expect(router.routes.map { $0.template() }[2] == "subscribe/{**feed:url}")
  }

  static let linkless: [(HomeLink, Int)] = [
    (.call(service: "a", entity: 1, data: ["entity": "2"]), 421), (.fireEvent(event: "a", data: [.init("")]), 406),
    (.page(any: "a b"), 422), (.page(any: "a/./b"), 432), (.page(any: "data:a"), 334), (.page(any: ""), 407),
  ]

  @Test(arguments: linkless) func `a value that no link holds throws`(value: HomeLink, code: Int) throws {
    let error = #expect(throws: PrintError.self) { try HomeLink.router.link(for: value) }
    #expect(error?.code.number == code, "\(error?.debugDescription ?? "")")
  }

  @Test func `routes by hand have rests`() throws {
    let router = try Router<HomeLink>(
      .path,
      routes: [
        RouteDefinition("fire/{event}?{*data}", HomeLink.fireEvent),
        RouteDefinition(HomeLink.call) {
          "call"; String.self; QueryPart("e", Int.self); QueryRestPart("data")
        },
        RouteDefinition(HomeLink.subscribe) {
          "feeds"; RawRestPart("feed", URL.self)
        },
        RouteDefinition(HomeLink.page) {
          "page"; OptionalPart { RawRestPart("any") }
        },
      ])
    #expect(
      router.routes.map { $0.template() } == [
        "fire/{event}?{*data}", "call/:string?e=:int&{*data}", "feeds/{**feed:url}", "page/({**any})",
      ])
    for link in ["/fire/a?b=1&c", "/call/a?e=1&b=2", "/feeds/mailto:a@b.example?c#d", "/page", "/page//a?b"] {
      let value = try #require(router.destination(for: link))
      #expect(try router.link(for: value) == link, "\(link)")
    }
  }

  @Test func `a mounted router has rests`() throws {
    let values: [(String, HouseLink)] = [
      ("app://houses/7/page/a//b?c", .house(id: 7, .page(any: "a//b?c"))),
      ("app://houses/7/page", .house(id: 7, .page(any: nil))),
      (
        "app://houses/7/call/a?entity=1&x&y=2",
        .house(id: 7, .call(service: "a", entity: 1, data: ["x": nil, "y": "2"]))
      ),
    ]
    for (link, value) in values {
      #expect(HouseLink.router.destination(for: link) == value)
      #expect(try HouseLink.router.link(for: value) == link)
    }
  }

  @Test func `a payload of another type is a fault`() {
    let fault = #expect(throws: RouterError.self) {
      _ = try Router<OddLink>(.path, routes: [RouteDefinition("a?{*d}", OddLink.text)])
    }
    #expect(fault?.faults.first?.message == "\"d\" is the rest of a query: write QueryItems, not String")
    let other = #expect(throws: RouterError.self) {
      _ = try Router<OddLink>(.path, routes: [RouteDefinition("a?{d}", OddLink.items)])
    }
    #expect(
      other?.faults.first?.message
        == "\"d\" is one value, and QueryItems are the rest of a query: write {*d} at its end")
  }
}
