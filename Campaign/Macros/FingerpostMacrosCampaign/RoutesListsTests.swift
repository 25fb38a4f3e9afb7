import Fingerpost
import FingerpostTesting
import Testing

/// Lists in one value, as cases of an enum.
@Suite struct RoutesListsTests {
  enum Sort: String, RouteParameter, CaseIterable { case new, price }

  @Routes(.scheme("app"), .web("a.example"), .path)
  enum AppLink: Routable, Equatable, Codable {
    @Route("compare/{ids:[int],}") case compare(ids: [Int])
    @Route("items?{tags:[string],}&{sort:[string]|}") case items(tags: [String], sort: [Sort])
    @Route("pages?{pages:[string];}") case pages(pages: [Int] = [1, 2])
    @Route("wall#t={times:[string]:}") case wall(times: [Int])
  }

  static let both: [(String, AppLink)] = [
    ("app://compare/1,2", .compare(ids: [1, 2])),
    ("app://items", .items(tags: [], sort: [])),
    ("app://items?tags=a%2Cb,c&sort=new%7Cprice", .items(tags: ["a,b", "c"], sort: [.new, .price])),
    ("app://pages", .pages()), ("app://pages?pages=3;4", .pages(pages: [3, 4])),
    ("app://wall#t=1:30", .wall(times: [1, 30])),
  ]

  @Test(arguments: both) func `a list is read and printed by the cases`(text: String, link: AppLink) throws {
    #expect(AppLink.router.destination(for: text) == link)
    #expect(try AppLink.router.link(for: link) == text)
  }

  @Test func `an escaped separator separates where no element holds it`() {
    #expect(AppLink.router.destination(for: "app://compare/1%2C2") == .compare(ids: [1, 2]))
    #expect(AppLink.router.destination(for: "app://items?sort=new|price") == .items(tags: [], sort: [.new, .price]))
  }

  @Test func `a path has no empty list`() {
    #expect(throws: PrintError.self) { try AppLink.router.link(for: .compare(ids: [])) }
  }
}
