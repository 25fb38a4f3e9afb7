import FingerpostCore
import Fingerpost
import Foundation
import RegexBuilder
import Testing

/// The library's words beside those of modules that people import with it: that this compiles is the test.
@Suite struct NamesTests {
  private enum Link: Equatable {
    case home
    case item(Int, String?, EitherBranch<Int, String>, [String], String)
    case inner(Inner)
  }

  private enum Inner: Equatable { case only }

  @Test func `no word of ours is ambiguous beside Foundation and RegexBuilder`() throws {
    let inner = try Router<Inner>(.path, routes: [RouteDefinition("only", .only)])
    let router = try Router<Link>(
      .path,
      routes: [
        RouteDefinition("/", .home),
        RouteDefinition(Link.item) {
          "items"
          NamedPart("id", Int.self)
          OptionalPart {
            "in"; String.self
          }
          EitherPart {
            Int.self
          } or: {
            "by"; String.self
          }
          RestPart("rest")
          QueryPart("q", String.self)
        },
        RouteDefinition(.home) {
          WildcardPart(); "home"
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

  @Test func `an initializer by its name alone is the standard library's, or Foundation's`() {
    let id = UUID()
    let (integers, bytes) = (["+1", "007", "x"].compactMap(Int.init), ["+1", "300"].compactMap(UInt8.init))
    #expect(integers == [1, 7] && bytes == [1])
    let (doubles, floats) = (["1e3"].compactMap(Double.init), ["1e3"].compactMap(Float.init))
    #expect(doubles == [1000] && floats == [1000])
    let (flags, ids) = (["true", "TRUE", "1"].compactMap(Bool.init), [id.uuidString].compactMap(UUID.init))
    #expect(flags == [true] && ids == [id])
    let parameters = ["+1", "007", "7"].compactMap(Int.init(parameter:))
    #expect(parameters == [7])
  }
}
