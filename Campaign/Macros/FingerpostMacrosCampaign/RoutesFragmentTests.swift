import Fingerpost
import FingerpostTesting
import Foundation
import Testing

/// Fragments of several parts, as cases of an enum.
@Suite struct RoutesFragmentTests {
  @Routes(.scheme("app"), .web("a.example"), .path)
  enum AppLink: Routable, Equatable, Codable {
    @Route("/#/room/{id}?{via}") case room(id: String, via: [String])
    @Route("issues#p/{number}") case issue(number: Int)
    @Route("pair#channel_id={id}&channel_key={key}&v=2") case pair(id: String, key: String)
    @Route("wall#/@{user}") case wall(user: String)
    @Route("names#@{user}") case name(user: String)
    @Route("names(#~{user})") case maybe(user: String?)
    @Route("list#/?{page}&{sort}") case list(page: Int = 1, sort: String?)
    @Route("items#k={a}&l={b}") case items(a: Int = 7, b: Bool?)
    @Route("invite#url={url}") case invite(url: URL)
    @Route("deep-link?{url:/settings/newTab|/settings/fxa}") case deepLink(url: String)
  }

  static let both: [(String, AppLink)] = [
    ("app://#/room/%21a%2Fb:c", .room(id: "!a/b:c", via: [])),
    ("app://#/room/a?via=b&via=c%26d", .room(id: "a", via: ["b", "c&d"])),
    ("app://issues#p/7", .issue(number: 7)),
    ("app://pair#channel_id=a&channel_key=b%3Dc&v=2", .pair(id: "a", key: "b=c")),
    ("app://wall#/@ann", .wall(user: "ann")),
    ("app://names#@ann/lee", .name(user: "ann/lee")),
    ("app://names", .maybe(user: nil)), ("app://names#~ann", .maybe(user: "ann")),
    ("app://list#/", .list(page: 1, sort: nil)), ("app://list#/?page=2&sort=a", .list(page: 2, sort: "a")),
    ("app://items", .items(a: 7, b: nil)), ("app://items#k=8", .items(a: 8, b: nil)),
    ("app://items#l=true", .items(a: 7, b: true)),
    ("app://deep-link?url=/settings/fxa", .deepLink(url: "/settings/fxa")),
  ]

  @Test(arguments: both) func `a fragment is read and printed by the cases`(text: String, link: AppLink) throws {
    let text = text.replacing("!", with: "%21")
    let printed = try AppLink.router.link(for: link)
    #expect(AppLink.router.destination(for: text) == link)
    #expect(AppLink.router.destination(for: printed) == link)
    #expect(printed == text.replacing("%21", with: "!"))
  }

  @Test func `a URL is one item of a fragment`() throws {
    let url = try #require(URL(string: "http://homeassistant.local:8123/?a=b&c=d#e"))
    let link = try AppLink.router.link(for: .invite(url: url))
    #expect(link == "app://invite#url=http://homeassistant.local:8123/?a%3Db%26c%3Dd%23e")
    #expect(AppLink.router.destination(for: link) == .invite(url: url))
    #expect(AppLink.router.destination(for: "app://invite#url=http%3A%2F%2Fhomeassistant.local%3A8123") != nil)
    #expect(AppLink.router.destination(for: "app://invite#url=javascript:a") == nil)
  }

  @Test func `items that a route does not ask for are told`() throws {
    let match = try AppLink.router.match("app://issues#p/7?utm=x")
    #expect(match.destination == .issue(number: 7))
    #expect(match.extraQuery.map(\.description) == ["utm=x"])
    #expect(!match.isCanonical && match.canonical == "app://issues#p/7")
  }

  @Test func `every destination comes back`() throws {
    let templates = AppLink.router.routes.map { $0.template() }
    #expect(templates.contains("list#/?{page:int=1}&({sort})"))
    #expect(templates.contains("items#k={a:int=7}&(l={b:bool})"))
    for (_, link) in Self.both {
      #expect(try AppLink.router.destination(for: AppLink.router.link(for: link)) == link)
      let data = try JSONEncoder().encode(link)
      #expect(try JSONDecoder().decode(AppLink.self, from: data) == link)
    }
  }
}
