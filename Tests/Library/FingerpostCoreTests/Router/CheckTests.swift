import FingerpostCore
import Testing

private enum Link: Equatable {
  case me
  case user(String)
  case numbered(Int)
  case inner(Inner)
}

private enum Inner: Equatable {
  case start
  case page(String)
}

/// A text without capitals; others are left to other routes.
private func lowercase(_ text: String) -> String? { text.lowercased() == text ? text : nil }

@Suite struct CheckTests {
  private static func router(_ routes: RouteList<Link>) throws -> Router<Link> {
    try Router(.scheme("app"), routes: routes)
  }

  @Test func `a finding has the routes with their lines, a link and what to do`() throws {
    let line = #line
    let router = try Self.router([
      RouteDefinition("users/me", .me),
      RouteDefinition("users/{name}", Link.user),
    ])
    let finding = try #require(router.check().first)
    #expect(
      finding.description == """
        FingerpostCoreTests/CheckTests.swift:\(line + 3): warning: "user" cannot print name=me: "me" takes app://users/me: \
        segment 2: the literal "me" comes before a string
          fix: give the parameter a type that excludes this value, or accept it: [overlaps=me] on "user"
        """)
    #expect(finding.routes.map(\.location?.line) == [line + 3, line + 2])
    #expect(finding.routes.map(\.template) == ["users/{name}", "users/me"])
    #expect(finding.witness?.text == "app://users/me")
    #expect(throws: PrintError.self) { try router.link(for: .user("me")) }
  }

  @Test func `routes that cannot meet, or whose types keep them apart, are not found`() throws {
    let router = try Self.router([
      RouteDefinition("users/me", .me), RouteDefinition("users/{id}", Link.numbered),
      RouteDefinition("people/{name}", Link.user),
    ])
    #expect(router.check() == [])
  }

  @Test func `an overlap that is meant is accepted, by a route or in its template`() throws {
    let routers = [
      try Self.router([RouteDefinition("users/me", .me), RouteDefinition("users/{name}", Link.user).overlaps("me")]),
      try Self.router([RouteDefinition("users/me", .me).overlaps("user"), RouteDefinition("users/{name}", Link.user)]),
      try Self.router([RouteDefinition("users/me", .me), RouteDefinition("users/{name} [overlaps=me]", Link.user)]),
    ]
    for router in routers { #expect(router.check().map(\.severity) == [.accepted]) }
    #expect(
      try Self.router([RouteDefinition("users/me", .me).overlaps("user")]).check().map(\.kind) == [.needlessOverlap])
  }

  @Test func `a value that another route of its case prints is no collision`() throws {
    let routes: RouteList<Link> = [
      RouteDefinition("users/me", .me), RouteDefinition("users/{name}", Link.user),
      RouteDefinition("by-name/{name}", Link.user),
    ]
    let router = try Self.router(routes)
    #expect(try router.link(for: .user("me")) == "app://by-name/me")
    #expect(router.check() == [])
  }

  /// Routes of one case, and what is told of nil: the name of its parameter, and why.
  static let optionals: [(routes: RouteList<Optionals>, told: [String])] = [
    (
      [RouteDefinition("a/{id}", Optionals.one)],
      ["nil of \"id\" cannot be printed: every link of \"one\" needs this parameter"]
    ),
    (
      [RouteDefinition("a/:int", Optionals.one)],
      ["nil of \"1\" cannot be printed: every link of \"one\" needs this parameter"]
    ),
    ([RouteDefinition("a/({id})", Optionals.one)], []), ([RouteDefinition("a?{id}", Optionals.one)], []),
    ([RouteDefinition("a/({id}|me)", Optionals.one)], []),
    // One of several routes is enough; one that only reads does not count.
    ([RouteDefinition("a/{id}", Optionals.one), RouteDefinition("b?{id}", Optionals.one)], []),
    (
      [RouteDefinition("a/{id}", Optionals.one), RouteDefinition("b?{id}", Optionals.one).deprecated()],
      ["nil of \"id\" cannot be printed: every link of \"one\" needs this parameter"]
    ),
    (
      [RouteDefinition("a/({id}/{page})", Optionals.two)],
      [
        "nil of \"page\" cannot be printed beside a value of \"id\": a link has both or neither, because they share a group"
      ]
    ),
    (
      [RouteDefinition("a/({id}-{page})", Optionals.two)],
      [
        "nil of \"page\" cannot be printed beside a value of \"id\": a link has both or neither, because they share a group"
      ]
    ),
    ([RouteDefinition("a/({id}/({page}))", Optionals.two)], []),
    ([RouteDefinition("a?{id}&{page}", Optionals.two)], []),
    ([RouteDefinition("a/({id}/{page})", Optionals.two), RouteDefinition("b?{id}&{page}", Optionals.two)], []),
    (
      [RouteDefinition("a/({id}|{page:int})", Optionals.two)],
      ["nil of \"page\" cannot be printed if \"id\" is nil, too: every link of \"two\" has one of them"]
    ),
    ([RouteDefinition("a/({id}|n/{page}|me)", Optionals.two)], []),
    // Of several that share a group the last is told.
    (
      [RouteDefinition("a/({id}/{page}/{tab})", Optionals.three)],
      [
        "nil of \"tab\" cannot be printed beside a value of \"page\": a link has both or neither, because they share a group"
      ]
    ),
  ]

  enum Optionals {
    case one(id: Int?)
    case two(id: Int?, page: Int?)
    case three(id: Int?, page: Int?, tab: Int?)
  }

  @Test(arguments: optionals) func `nil without a link is told of routes by hand`(
    routes: RouteList<Optionals>, told: [String]
  ) throws {
    let found = try Router<Optionals>(.path, routes: routes).check().filter { $0.kind == .neverNil }
    #expect(found.map(\.message) == told)
    #expect(found.allSatisfy { $0.severity == .warning && $0.code.description == "FP0818" && !$0.fix.isEmpty })
  }

  @Test(arguments: optionals) func `what is told of nil is so, and nothing is told where every nil prints`(
    routes: RouteList<Optionals>, told: [String]
  ) throws {
    let router = try Router<Optionals>(.path, routes: routes)
    let some = [nil, 1]
    let values: [Optionals] =
      switch router.routes.first?.name {
      case "one": some.map(Optionals.one)
      case "two": some.flatMap { id in some.map { Optionals.two(id: id, page: $0) } }
      default: some.flatMap { id in some.flatMap { page in some.map { .three(id: id, page: page, tab: $0) } } }
      }
    let unprinted = values.filter { (try? router.link(for: $0)) == nil }
    // Below another group, a value stands alone with its own.
    let isNested =
      router.routes.contains { $0.template().contains("/({page") }
      || router.routes.first?.template().contains("|") == true
    #expect(unprinted.isEmpty == told.isEmpty || isNested, "\(unprinted)")
  }

  @Test func `a route that never answers is an error, and one that closures may let answer is not`() throws {
    let covered = try Router<Link>(
      .scheme("app"), precedence: .declared,
      routes: [RouteDefinition("{name}", Link.user), RouteDefinition("{number:7|}", Link.user)])
    #expect(covered.check().map(\.kind) == [.unreachable])
    let partial = RoutePattern { String.self }.map(lowercase) { $0 }
    let open = try Router<Link>(
      .scheme("app"), precedence: .declared,
      routes: [RouteDefinition(Link.user) { partial }, RouteDefinition("{number:A|}", Link.user)])
    #expect(open.destination(for: "app://A") == .user("A"))
    #expect(open.check().filter { $0.severity == .error } == [])
  }

  @Test func `a mounted route is told with the line where it was declared`() throws {
    let line = #line
    let inner = try Router<Inner>(
      .path,
      routes: [
        RouteDefinition("start", .start),
        RouteDefinition("{page}", Inner.page),
      ])
    let router = try Self.router([Mount(Link.inner, at: "inner", inner)])
    #expect(router.routes.map(\.location?.line) == [line + 4, line + 5])
    let finding = try #require(router.check().first)
    #expect(finding.routes.map(\.name) == ["inner.page", "inner.start"])
    #expect(finding.routes.map(\.location?.line) == [line + 5, line + 4])
  }

  @Test func `progress ends with every step done`() throws {
    var told: [[Int]] = []
    _ = try Self.router([RouteDefinition("users/me", .me), RouteDefinition("users/{name}", Link.user)]).check {
      told.append([$0, $1])
    }
    #expect(told.last.map { $0[0] == $0[1] } == true)
    #expect(told.map { $0[0] } == told.map { $0[0] }.sorted())
  }
}
