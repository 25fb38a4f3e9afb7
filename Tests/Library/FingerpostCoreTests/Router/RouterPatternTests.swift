import FingerpostCore
import Testing

/// A router as one pattern, whose branches are its routes.
@Suite struct RouterPatternTests {
  enum Link: Sendable, Equatable { case files([String]), tags([String]), page(Int?) }

  static let links: [(String, Link)] = [
    ("/files/a", .files(["a"])), ("/files/a/b%2Fc", .files(["a", "b/c"])), ("/t", .tags([])),
    ("/t?tag=x", .tags(["x"])),
    ("/t?tag=x&tag=y", .tags(["x", "y"])), ("/pages/7", .page(7)), ("/pages", .page(nil)),
  ]

  @Test(arguments: links) func `lists and what is left out are read, and printed`(link: String, value: Link) throws {
    let router = try Router<Link>(
      .path,
      routes: [
        RouteDefinition("files/{*path}", Link.files), RouteDefinition("t?{tag}", Link.tags),
        RouteDefinition("pages/({page})", Link.page),
      ])
    let pattern = router.pattern
    #expect(pattern.template == "(files/{*path}|t?{tag:[string]}|pages/({page:int}))")
    #expect(try pattern.parse(link) == value)
    #expect(try pattern.print(value) == link)
  }
}
