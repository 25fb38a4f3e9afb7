import FingerpostCore
import Testing

/// An origin whose host is captured, beside those that have the same segments elsewhere.
@Suite struct TenantTests {
  enum Link: Sendable, Equatable {
    case user(tenant: String, id: Int), home(String), file(String, [String]), root, admin
  }

  private static func router(_ origins: Origin...) throws -> Router<Link> {
    try Router(
      origins: origins,
      routes: [
        RouteDefinition("{tenant}/users/{id}", Link.user), RouteDefinition("{tenant}", Link.home),
        RouteDefinition("{tenant}/files/{*path}", Link.file),
        RouteDefinition("/", .root), RouteDefinition("Admin", .admin),
      ])
  }

  private static let tenant = Origin.web("{tenant}.example.com")

  static let links: [(Link, [String])] = [
    (
      .user(tenant: "acme", id: 7),
      ["https://acme.example.com/users/7", "app://acme/users/7", "/acme/users/7", "acme:users:7"]
    ),
    (.home("a.b"), ["https://a.b.example.com/", "app://a.b", "/a.b", "a.b"]),
    (
      .file("a-1", ["x y", "z"]),
      ["https://a-1.example.com/files/x%20y/z", "app://a-1/files/x%20y/z", "/a-1/files/x%20y/z"]
    ),
    // What no host holds, what no host can be without, and what another origin reads.
    (.home("Acme"), ["app://Acme", "/Acme", "Acme"]),
    (.admin, ["app://Admin", "/Admin", "Admin"]),
    (.root, ["app://", "/"]),
    (.home("www"), ["app://www", "/www", "www"]),
  ]

  @Test(arguments: links) func `one template is read and printed for every origin`(link: Link, texts: [String]) throws {
    let router = try Self.router(Self.tenant, .scheme("app"), .path, .compact, .web("www.example.com"))
    let others = router.links(for: link).filter { !$0.hasPrefix("https://www.") }
    #expect(others == texts)
    for text in texts {
      let match = try router.match(text)
      #expect(match.destination == link && match.isCanonical)
      #expect(router.links(for: match.destination) == router.links(for: link))
    }
    #expect(try router.link(for: link) == texts[0])
    let hosted = try? router.link(for: link, in: Self.tenant)
    #expect(hosted == (texts[0].hasPrefix("https://") ? texts[0] : nil))
    #expect(try router.link(for: link, in: .scheme("app")) == texts.first { $0.hasPrefix("app://") })
  }

  @Test func `a destination that no host can carry says why`() throws {
    let router = try Self.router(Self.tenant, .scheme("app"))
    let errors = [Link.home("A"), .admin, .root].map { link in
      #expect(throws: PrintError.self) { try router.link(for: link, in: Self.tenant) }?.description
    }
    let name =
      "no link can carry these values: the first segment is the host here: it may contain lower-case letters, "
      + "digits, \"-\" and \"_\", with single dots between them"
    let none = "no link can carry these values: this origin needs a first segment as the host"
    #expect(errors == [name, name, none])
    // Where no origin can, the first failure is what is said.
    let error = #expect(throws: PrintError.self) { try Self.router(Self.tenant, .compact).link(for: .home("a b")) }
    #expect(error?.description == name)
  }

  @Test func `the target of a request is read as a path, and never as a host`() throws {
    let hosts = try Self.router(Self.tenant)
    #expect(hosts.resolve(target: "/acme/users/7").destination == nil)
    let paths = try Self.router(Self.tenant, .path)
    #expect(paths.resolve(target: "/acme/users/7").destination == .user(tenant: "acme", id: 7))
  }

  @Test func `two origins for the same hosts are refused`() {
    let error = #expect(throws: RouterError.self) { try Self.router(Self.tenant, .web("*.example.com")) }
    #expect(
      error?.description.contains(
        "https://{tenant}.example.com and https://*.example.com match the same hosts: list one of them") == true)
  }
}
