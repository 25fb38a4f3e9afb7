import Fingerpost
import FingerpostApplicative
import Testing

/// `@Route` and `Route` in one file.
@Routes(.path)
enum Page: Routable, Equatable {
  @Route("home") case home
  @Route("pages/{id}") case page(id: Int)

  static let parsed: Route<Page> = match("home") *> pure(.home) <|> match("pages") *> int() <&> Page.page
}

struct CoexistenceTests {
  @Test func `an enum of links may be read in either style`() {
    #expect(Page(link: "/pages/7") == .page(id: 7))
    #expect(Page.parsed.run("/pages/7") == .page(id: 7))
    #expect(Page.page(id: 7).link.flatMap { Page.parsed.compiled().run($0) } == .page(id: 7))
  }
}
