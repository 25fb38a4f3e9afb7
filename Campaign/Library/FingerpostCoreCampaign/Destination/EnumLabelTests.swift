import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// Labels: none, all, some, a single one, and names that overload.
@Suite struct EnumLabelTests {
  enum Link: Sendable, Equatable {
    case unlabelled(String, Int), labelled(name: String, id: Int), mixed(String, id: Int), first(name: String, Int)
    case single(id: Int), quoted(`in`: Int), unicode(größe: Int), under(_: Int, _: String)
    case b(id: Int), b(name: String), b(id: Int, name: String)
    case same(left: Int), same(right: Int)
    case one(String), two(String), three(text: String)
  }

  static let rows: [(String, Link, RouteDefinition<Link>)] = [
    ("/u/ann/7", .unlabelled("ann", 7), RouteDefinition("u/{x}/{y}", Link.unlabelled)),
    ("/u/ann/7", .unlabelled("ann", 7), RouteDefinition("u/:string/:int", Link.unlabelled)),
    (
      "/u/ann/7", .unlabelled("ann", 7),
      RouteDefinition(Link.unlabelled) {
        "u"; String.self; Int.self
      }
    ),
    ("/l/7/ann", .labelled(name: "ann", id: 7), RouteDefinition("l/{id}/{name}", Link.labelled)),
    ("/l/ann/7", .labelled(name: "ann", id: 7), RouteDefinition("l/{name}/{id}", Link.labelled)),
    ("/l/ann/7", .labelled(name: "ann", id: 7), RouteDefinition("l/:string/:int", Link.labelled)),
    (
      "/l/ann/7", .labelled(name: "ann", id: 7),
      RouteDefinition(Link.labelled) {
        "l"; String.self; Int.self
      }
    ),
    ("/m/7/ann", .mixed("ann", id: 7), RouteDefinition("m/{id}/{x}", Link.mixed)),
    ("/m/ann/7", .mixed("ann", id: 7), RouteDefinition("m/{x}/{id}", Link.mixed)),
    ("/f/7/ann", .first(name: "ann", 7), RouteDefinition("f/{x}/{name}", Link.first)),
    ("/s/7", .single(id: 7), RouteDefinition("s/{id}", Link.single)),
    ("/s/7", .single(id: 7), RouteDefinition("s/:int", Link.single)),
    (
      "/s/7", .single(id: 7),
      RouteDefinition(Link.single) {
        "s"; Int.self
      }
    ),
    ("/q/7", .quoted(in: 7), RouteDefinition("q/{in}", Link.quoted)),
    ("/g/7", .unicode(größe: 7), RouteDefinition("g/{größe}", Link.unicode)),
    ("/x/7/ann", .under(7, "ann"), RouteDefinition("x/{a}/{b}", Link.under)),
    ("/b/7", .b(id: 7), RouteDefinition("b/{id}", Link.b(id:))),
    ("/b/ann", .b(name: "ann"), RouteDefinition("b/{name}", Link.b(name:))),
    ("/b/ann/7", .b(id: 7, name: "ann"), RouteDefinition("b/{name}/{id}", Link.b(id:name:))),
  ]

  @Test(arguments: rows) func `labels bind to names, the others in order`(
    link: String, value: Link, route: RouteDefinition<Link>
  )
    throws
  {
    let router = try Router<Link>(.path, routes: [route])
    #expect(router.destination(for: link) == value)
    #expect(try router.link(for: value) == link)
  }

  @Test func `cases that overload a name are told apart`() throws {
    let router = try Router<Link>(
      .path,
      routes: [
        RouteDefinition("id/{id}", Link.b(id:)), RouteDefinition("name/{name}", Link.b(name:)),
        RouteDefinition("both/{id}/{name}", Link.b(id:name:)),
        RouteDefinition("left/{left}", Link.same(left:)),
        RouteDefinition(Link.same(right:)) {
          "right"; Int.self
        },
      ])
    let links: [(String, Link)] = [
      ("/id/7", .b(id: 7)), ("/name/7", .b(name: "7")), ("/both/7/8", .b(id: 7, name: "8")),
      ("/left/7", .same(left: 7)), ("/right/7", .same(right: 7)),
    ]
    for (link, value) in links {
      #expect(router.destination(for: link) == value)
      #expect(try router.link(for: value) == link)
    }
    #expect(router.routes.map(\.name) == ["b", "b", "b", "same", "same"])
  }

  @Test func `cases of one payload are told apart`() throws {
    let router = try Router<Link>(
      .path,
      routes: [
        RouteDefinition("1/{x}", Link.one), RouteDefinition("2/{x}", Link.two), RouteDefinition("3/{text}", Link.three),
      ])
    for (link, value) in [("/1/a", Link.one("a")), ("/2/a", .two("a")), ("/3/a", .three(text: "a"))] {
      #expect(router.destination(for: link) == value)
      #expect(try router.link(for: value) == link)
      #expect(router.links(for: value) == [link])
    }
  }

  @Test func `a case without a route does not print, though another has its payload`() throws {
    let router = try Router<Link>(.path, routes: [RouteDefinition("1/{x}", Link.one)])
    for value in [Link.two("a"), .three(text: "a"), .single(id: 1)] {
      let error = #expect(throws: PrintError.self) { try router.link(for: value) }
      #expect(error?.description == "no route prints \"\(String(describing: value).prefix { $0 != "(" })\"")
      #expect(router.links(for: value) == [])
    }
  }
}
