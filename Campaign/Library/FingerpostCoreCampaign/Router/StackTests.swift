import FingerpostCore
import SeededRandom
import Testing

@testable import FingerpostCoreTests

/// The destinations that a link leads through.
@Suite struct StackTests {
  enum Link: Sendable, Equatable {
    case root, users, profile(String), tweets(String), tweet(String, Int), post, files([String]), tab(String?)
    case unknown(String)
  }

  private static func router(_ origins: Origin...) throws -> Router<Link> {
    try Router(
      origins: origins.isEmpty ? [.scheme("app"), .web("a.example"), .path, .compact] : origins,
      routes: [
        RouteDefinition("/", .root), RouteDefinition("users", .users), RouteDefinition("users/{id}", Link.profile),
        RouteDefinition("users/{id}/tweets", Link.tweets),
        RouteDefinition("users/{id}/tweets/{n}", Link.tweet), RouteDefinition("u/{id}", Link.profile).deprecated(),
        RouteDefinition("u/{id}/tweets/{n}", Link.tweet).deprecated(),
        RouteDefinition("POST users/{id}/new", Link.profile).named("post"),
        RouteDefinition("users/old", gone: "over", instead: .users), RouteDefinition("files/{*path}", Link.files),
        RouteDefinition("settings/({tab})", Link.tab),
        RouteDefinition("search/{id}?{q}", reading: { (_: String, q: String) in .profile(q) }),
      ]
    ).addingFallback(Link.unknown)
  }

  static let stacks: [(link: String, stack: [Link])] = [
    ("app://users/ann/tweets/7", [.root, .users, .profile("ann"), .tweets("ann"), .tweet("ann", 7)]),
    ("https://a.example/users/ann?tab=x#top", [.root, .users, .profile("ann")]),
    ("HTTPS://A.example:443/users/ann/", [.root, .users, .profile("ann")]),
    ("/users/%61nn/tweets", [.root, .users, .profile("ann"), .tweets("ann")]),
    ("app:///users//ann/", [.root, .users, .profile("ann")]), ("app://", [.root]), ("app://?x", [.root]),
    ("https://a.example", [.root]), ("https://a.example/", [.root]), ("/", [.root]),
    ("app://u/ann/tweets/7", [.root, .profile("ann"), .tweet("ann", 7)]),
    ("app://users/old/tweets", [.root, .users, .tweets("old")]),
    ("app://files/a/b", [.root, .files(["a"]), .files(["a", "b"])]),
    ("app://settings/privacy", [.root, .tab(nil), .tab("privacy")]),
    ("app://search/x?q=y", [.root, .profile("y")]), ("users:ann:tweets", [.tweets("ann")]), ("users", [.users]),
    ("app://users/ann/x/y?z", [.root, .users, .profile("ann"), .unknown("app://users/ann/x/y?z")]),
    ("app://users/old", []), ("app://users/%zz", []), ("", []), ("app://users/ann\\x", []),
    ("https://b.example/users", []),
  ]

  @Test(arguments: stacks) func `a link leads through the prefixes that are routes`(link: String, stack: [Link]) throws
  {
    #expect(try Self.router().stack(for: link) == stack)
  }

  @Test func `a destination leads through the prefixes of its link`() throws {
    let router = try Self.router(.web("a.example"))
    #expect(
      router.stack(for: Link.tweet("a/b", 7)) == [.root, .users, .profile("a/b"), .tweets("a/b"), .tweet("a/b", 7)])
    #expect(router.stack(for: Link.root) == [.root])
    // Its link is that of a POST route: another route takes what GET would read.
    #expect(router.stack(for: Link.profile("old")) == [.root, .users, .profile("old")])
    #expect(router.stack(for: Link.profile("")) == [.profile("")])
    #expect(router.stack(for: Link.unknown("https://a.example/users/x/y/z")).count == 4)
    #expect(router.stack(for: Link.unknown("no link")) == [.unknown("no link")])
  }

  static let rawRests: [(link: String, stack: [Link])] = [
    ("app://jump/https://a.example//b?c#d", [.root, .users, .profile("https://a.example//b?c#d")]),
    ("https://a.example/jump/https://b.example//c", [.root, .users, .profile("https://b.example//c")]),
    ("app://jump/to/https://a.example/b", [.root, .users, .tweets("to"), .profile("https://a.example/b")]),
    ("app://jump/to", [.root, .users, .tweets("to")]), ("app://jump", [.root, .users]),
  ]

  @Test(arguments: rawRests) func `a raw rest is one value of a stack, and is not cut`(link: String, stack: [Link])
    throws
  {
    let router = try Router<Link>(
      .scheme("app"), .web("a.example"),
      routes: [
        RouteDefinition("/", .root), RouteDefinition("jump", .users), RouteDefinition("jump/{**to}", Link.profile),
        RouteDefinition("jump/{id}", Link.tweets),
        RouteDefinition("jump/to/{**to}", Link.profile),
      ])
    #expect(router.stack(for: link) == stack)
  }

  @Test func `the query is only that of the whole link`() throws {
    let router = try Router<Link>(
      .scheme("app"),
      routes: [
        RouteDefinition("tabs?{tab}", Link.tab),
        RouteDefinition("tabs/{id}?{tab}", reading: { (_: String, tab: String?) in .tab(tab) }),
      ])
    #expect(router.stack(for: "app://tabs/7?tab=x") == [.tab(nil), .tab("x")])
  }

  @Test func `a captured host is the first segment`() throws {
    let router = try Router<Link>(
      .web("{id}.a.example"),
      routes: [
        RouteDefinition("{id}", Link.profile), RouteDefinition("{id}/tweets", Link.tweets),
        RouteDefinition("{id}/tweets/{n}", Link.tweet),
      ])
    let stack = router.stack(for: "https://ann.a.example/tweets/7")
    #expect(stack == [.profile("ann"), .tweets("ann"), .tweet("ann", 7)])
    #expect(router.stack(for: "https://ann.a.example/") == [.profile("ann")])
  }

  @Test func `each of a stack is read from a prefix, in order, the link's own last`() throws {
    let router = try Self.router()
    let parts = [
      "app://", "https://a.example", "/", "users", "ann", "tweets", "7", "old", "files", "settings", "u", "?x=y", "#z",
      "%2F", ":",
    ]
    var random = Random("each of a stack is read from a prefix")
    var deep = 0
    for _ in 0..<Random.draws(3_000, atLeast: 400) {
      let link =
        random.pick(["app://", "https://a.example/", "/", ""])
        + (0...random.below(9)).map { _ in
          random.pick(parts)
        }.joined(separator: random.chance(80) ? "/" : "")
      let stack = router.stack(for: link)
      #expect(stack.last == router.destination(for: link), "\(link.debugDescription) \(Random.note)")
      var rest = stack.dropLast()[...]
      deep += rest.count > 2 ? 1 : 0
      // Each comes from a longer prefix than the one before.
      for index in link.utf8.indices where !rest.isEmpty {
        if (try? router.match(String(link.utf8[...index]) ?? ""))?.destination == rest.first { rest.removeFirst() }
      }
      #expect(rest.isEmpty, "\(link.debugDescription) \(Random.note)")
    }
    #expect(deep > Random.enough(80), "\(deep) \(Random.note)")
  }
}
