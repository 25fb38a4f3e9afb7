import Fingerpost
import Foundation
import RegexBuilder
import Testing

/// The library's words beside those of modules that people import with it: that this compiles is the test.
@Suite struct NamesTests {
  private enum Link: Equatable {
    case home
    case item(Int, String?, Either<Int, String>, [String], String)
    case inner(Inner)
  }

  private enum Inner: Equatable { case only }

  @Test func `no word of ours is ambiguous beside Foundation and RegexBuilder`() throws {
    let inner = try Router<Inner>(.path, routes: [On("only", .only)])
    let router = try Router<Link>(
      .path,
      routes: [
        On("/", .home),
        On(Link.item) {
          "items"
          Named("id", Int.self)
          OptionalPart {
            "in"; String.self
          }
          EitherPart {
            Int.self
          } or: {
            "by"; String.self
          }
          Rest("rest")
          QueryItem("q", String.self)
        },
        On(.home) {
          Wildcard(); "home"
        },
        Mount(Link.inner, at: "inner", inner),
      ])
    let origin: Origin = .path
    let match: RouteMatch<Link> = try router.match("/items/1/in/a/by/me/x/y?q=z")
    #expect(match.destination == .item(1, "a", .right("me"), ["x", "y"], "z"))
    #expect(try router.link(for: .inner(.only), in: origin) == "/inner/only")
    let regex = Regex { OneOrMore(.digit) }
    #expect("7".contains(regex))
  }
}
