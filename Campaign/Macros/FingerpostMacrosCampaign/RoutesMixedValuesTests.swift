import Fingerpost
import FingerpostTesting
import Testing

/// Values of items that are made of literals and parameters, as cases of an enum.
@Suite struct RoutesMixedValuesTests {
  enum App: String, RouteParameter, CaseIterable { case mail, photos }

  @Routes(.scheme("app"), .web("a.example"), .path)
  enum AppLink: Routable, Equatable, Codable {
    @Route("near?ll={lat},{lon}") case near(lat: Double, lon: Double)
    @Route("watch?v=v{n}&{t}") case watch(n: Int, t: Int = 0)
    @Route("open?key={app}:{id}") case open(app: App, id: String)
    @Route("wall#t={m}:{s}") case wall(m: Int, s: Int)
    @Route("size/{w}x{h}?r={x}-{y}") case size(w: Int, h: Int, x: Int, y: Int)
    @Route("otp/{issuer}:{account}") case code(issuer: String, account: String)
  }

  /// Its parameters are all there, or none is.
  @Routes(.scheme("app"))
  enum Pair: Routable, Equatable {
    @Route("map?ll={lat},{lon}&{zoom}") case map(lat: Double?, lon: Double?, zoom: Int?)
  }

  static let both: [(String, AppLink)] = [
    ("app://near?ll=52.5,13.4", .near(lat: 52.5, lon: 13.4)),
    ("app://watch?v=v7", .watch(n: 7)), ("app://watch?v=v7&t=30", .watch(n: 7, t: 30)),
    ("app://open?key=mail:a:b", .open(app: .mail, id: "a:b")),
    ("app://wall#t=1:30", .wall(m: 1, s: 30)),
    ("app://size/3x4?r=5-6", .size(w: 3, h: 4, x: 5, y: 6)),
    ("app://otp/Text%3A%20More:Secret", .code(issuer: "Text: More", account: "Secret")),
  ]

  @Test(arguments: both) func `a mixed value is read and printed by the cases`(text: String, link: AppLink) throws {
    #expect(AppLink.router.destination(for: text) == link)
    #expect(try AppLink.router.link(for: link) == text)
  }

  static let pairs: [(String, Pair)] = [
    ("app://map", .map(lat: nil, lon: nil, zoom: nil)), ("app://map?ll=1,2", .map(lat: 1, lon: 2, zoom: nil)),
    ("app://map?ll=1,2&zoom=3", .map(lat: 1, lon: 2, zoom: 3)),
  ]

  @Test(arguments: pairs) func `an optional value is there as a whole`(text: String, link: Pair) throws {
    #expect(Pair.router.destination(for: text) == link)
    #expect(try Pair.router.link(for: link) == text)
  }

  @Test func `one of two optional parameters is no value`() {
    let error = #expect(throws: PrintError.self) { try Pair.router.link(for: .map(lat: 1, lon: nil, zoom: nil)) }
    #expect(error?.description.contains("\"lon\"") == true)
  }

  @Test func `every destination comes back`() { #expect(AppLink.router.failures().isEmpty) }
}
