import Fingerpost
import Testing

@testable import FingerpostMacrosTests

/// Types of the user's own that are called as those of the library, or as what `@Routes` writes.
struct Route: RouteParameter, Equatable {
  let number: Int

  init(_ number: Int) { self.number = number }

  init?(parameter text: String) {
    guard let number = Int(text) else { return nil }
    self.number = number
  }

  var parameter: String { "\(number)" }
}

struct Routes {}
struct Router {}
struct RouteDefinition {}

enum Kind: String, RouteParameter { case old, new }

@Suite struct RoutesNamesTests {
  @Routes(.path)
  enum OwnTypes: Routable, Equatable {
    @Route("routes/{route}") case route(route: Route)
    @Route("b") case b
  }

  @Routes(.path)
  enum InnerTypes: Routable, Equatable {
    @Fingerpost.Route("routes/{route}") case route(route: Route)
    @Fingerpost.Mount("own") case own(OwnTypes)

    enum Route: String, RouteParameter, CaseIterable { case north }
    enum Routes {}
    enum Mount {}
    enum Router {}
    enum Origin {}
  }

  @Test func `types that are called as the library's are the user's`() {
    #expect(OwnTypes.route(route: Route(7)).link == "/routes/7")
    #expect(InnerTypes.route(route: .north).link == "/routes/north")
    #expect(InnerTypes(link: "/own/routes/8") == .own(.route(route: Route(8))))
  }

  @Routes(.path)
  enum OwnKind: Routable, Equatable {
    @Route("{kind}") case thing(kind: Kind)

    enum Kind: String, RouteParameter { case big, small }
    var kind: Kind { if case .thing(let kind) = self { kind } else { .small } }
  }

  @Routes(.path)
  enum OuterKind: Routable, Equatable {
    @Route("things/{kind}") case thing(kind: Kind)
    @Route("b") case b
  }

  @Routes(.path)
  enum CaseKind: Routable, Equatable {
    @Route("kind") case Kind
    @Route("all") case allCases
  }

  @Routes(.path)
  enum LowerKind: Routable, Equatable {
    @Route("kind") case kind
    @Route("b") case b
  }

  enum Scope {
    @Routes(.path)
    enum Kind: Routable, Equatable { @Route("a") case a }
  }

  @Test func `a Kind of the user's own stays what it is`() {
    #expect(OwnKind.thing(kind: .big).kind == .big)
    #expect(OuterKind(link: "/things/new") == .thing(kind: FingerpostMacrosCampaign.Kind.new))
    #expect(CaseKind.Kind.link == "/kind")
    #expect(LowerKind.kind.kind == .kind)
    #expect(Scope.Kind.a.link == "/a")
  }

  @Routes(.path)
  enum Keywords: Routable, Equatable {
    @Route("default/{in}") case `default`(in: Int)
    @Route("init") case `init`
    @Route("self") case `self`
    @Route("{inout}/{where}/{let}") case words(`inout`: Int, where: Int, `let`: Int)
    @Route("none") case none
    @Route("switch/{for}") static func `switch`(for x: Int) -> Self? { .default(in: x) }
  }

  @Test func `names and labels may be keywords`() {
    #expect(Keywords.router.check() == [])
    for value in [Keywords.default(in: 1), .`init`, .`self`, .words(`inout`: 1, where: 2, let: 3), .none] {
      #expect(value.link.flatMap { Keywords(link: $0) } == value)
    }
    #expect(Keywords(link: "/switch/7") == .default(in: 7))
    #expect(Keywords.`init`.kind == .`init`)
    #expect(Keywords.router.routes.map(\.name) == ["default", "init", "self", "words", "none", "switch"])
  }

  @Routes(.path)
  enum Overloads: Routable, Equatable {
    @Route("u/{id}") case user(id: Int)
    @Route("n/{name}") static func user(name: String) -> Self? { .user(id: name.count) }
  }

  @Routes(.path)
  enum Namesakes: Routable, Equatable {
    @Route("u/{id}") case user(id: Int)
    @Route("n/{id}") static func old(id: String) -> Self? { .user(id: id.count) }
    @Route("m/{id}") static func old(id: Int) -> Self? { .user(id: -id) }
    static func old(id: String) -> Int { id.count }
    static func user(id: String) -> Self { .user(id: id.count) }
  }

  @Test func `functions of one name are told apart by what they take`() {
    #expect(Namesakes(link: "/n/7") == .user(id: 1))
    #expect(Namesakes(link: "/m/7") == .user(id: -7))
    #expect(Namesakes(link: "/u/7") == .user(id: 7))
    #expect(Namesakes.router.check() == [])
  }

  @Routes(.path)
  enum Lists: Routable, Equatable {
    @available(*, deprecated) @Route("old") case old
    @Route("new") case new
  }

  @Test func `an enum may be called as what is written inside of it was`() {
    #expect(Lists(link: "/new") == .new)
    #expect(Lists.router.routes.map(\.name) == ["old", "new"])
  }

  @Test func `a function may have the name of a case`() {
    #expect(Overloads(link: "/n/ann") == .user(id: 3))
    #expect(Overloads.user(id: 3).link == "/u/3")
    #expect(Overloads.user(id: 3).kind == .user)
  }
}
