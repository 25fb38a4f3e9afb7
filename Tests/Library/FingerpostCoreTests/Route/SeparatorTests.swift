import FingerpostCore
import FingerpostEngine
import Testing

/// Typed values that hold what separates them in a link.
@Suite struct SeparatorTests {
  enum Link: Sendable, Equatable {
    case code(issuer: String, account: String), tags(String, String), key(app: String, id: Code, page: Int)
    case wall(String, String), pair(String, String)
  }

  /// Has colons.
  struct Code: RouteParameter, Equatable {
    let text: String
    init(_ text: String) { self.text = text }
    init?(parameter text: String) {
      guard text.utf8.allSatisfy({ $0 == 0x3A || (0x61...0x7A).contains($0) }) else { return nil }
      self.text = text
    }
    var parameter: String { text }
    static let parameterExamples = [Code("a:b")]
  }

  private static func router(_ origins: Origin...) throws -> Router<Link> {
    try Router<Link>(
      origins: origins,
      routes: [
        RouteDefinition("otp/{issuer}:{account}", Link.code), RouteDefinition("tags/{a},{b}", Link.tags),
        RouteDefinition("open?k={id}:{app}&{page=1}", Link.key), RouteDefinition("wall#{a}:{b}", Link.wall),
        RouteDefinition("pair/{a}-{b}", Link.pair),
      ])
  }

  static let both: [(String, Link)] = [
    ("/otp/Text%3A%20More:Secret", .code(issuer: "Text: More", account: "Secret")),
    ("/otp/a:b:c", .code(issuer: "a", account: "b:c")), ("/tags/x%2Cy,z", .tags("x,y", "z")),
    ("/tags/x%2Cy,z,w", .tags("x,y", "z,w")), ("/open?k=a%3Ab:c", .key(app: "c", id: Code("a:b"), page: 1)),
    ("/open?k=a%3Ab:c&page=2", .key(app: "c", id: Code("a:b"), page: 2)), ("/wall#a%3Ab:c", .wall("a:b", "c")),
    ("/pair/x-y-z", .pair("x", "y-z")),
  ]

  @Test(arguments: both) func `a separator in a value survives the round trip`(text: String, link: Link) throws {
    let router = try Self.router(.path)
    #expect(router.destination(for: text) == link)
    #expect(try router.link(for: link) == text)
    #expect(try Self.router(.scheme("app")).link(for: link) == "app:/" + text)
  }

  @Test func `an escaped separator separates where no raw one does`() throws {
    #expect(try Self.router(.path).destination(for: "/tags/x%2Cy") == .tags("x", "y"))
    #expect(try Self.router(.path).destination(for: "/open?k=a%3Ab%3AC") == .key(app: "b:C", id: Code("a"), page: 1))
  }

  @Test func `what no escape tells apart is not printed`() throws {
    let error = #expect(throws: PrintError.self) { try Self.router(.path).link(for: .pair("x-y", "z")) }
    #expect(error?.kind == .notFound)
  }
}
