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

  static let rows: [(String, Link, On<Link>)] = [
    ("/u/ann/7", .unlabelled("ann", 7), On("u/{x}/{y}", Link.unlabelled)),
    ("/u/ann/7", .unlabelled("ann", 7), On("u/:string/:int", Link.unlabelled)),
    (
      "/u/ann/7", .unlabelled("ann", 7),
      On(Link.unlabelled) {
        "u"; String.self; Int.self
      }
    ),
    ("/l/7/ann", .labelled(name: "ann", id: 7), On("l/{id}/{name}", Link.labelled)),
    ("/l/ann/7", .labelled(name: "ann", id: 7), On("l/{name}/{id}", Link.labelled)),
    ("/l/ann/7", .labelled(name: "ann", id: 7), On("l/:string/:int", Link.labelled)),
    (
      "/l/ann/7", .labelled(name: "ann", id: 7),
      On(Link.labelled) {
        "l"; String.self; Int.self
      }
    ),
    ("/m/7/ann", .mixed("ann", id: 7), On("m/{id}/{x}", Link.mixed)),
    ("/m/ann/7", .mixed("ann", id: 7), On("m/{x}/{id}", Link.mixed)),
    ("/f/7/ann", .first(name: "ann", 7), On("f/{x}/{name}", Link.first)),
    ("/s/7", .single(id: 7), On("s/{id}", Link.single)),
    ("/s/7", .single(id: 7), On("s/:int", Link.single)),
    (
      "/s/7", .single(id: 7),
      On(Link.single) {
        "s"; Int.self
      }
    ),
    ("/q/7", .quoted(in: 7), On("q/{in}", Link.quoted)),
    ("/g/7", .unicode(größe: 7), On("g/{größe}", Link.unicode)),
    ("/x/7/ann", .under(7, "ann"), On("x/{a}/{b}", Link.under)),
    ("/b/7", .b(id: 7), On("b/{id}", Link.b(id:))),
    ("/b/ann", .b(name: "ann"), On("b/{name}", Link.b(name:))),
    ("/b/ann/7", .b(id: 7, name: "ann"), On("b/{name}/{id}", Link.b(id:name:))),
  ]

  @Test(arguments: rows) func `labels bind to names, the others in order`(link: String, value: Link, route: On<Link>)
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
        On("id/{id}", Link.b(id:)), On("name/{name}", Link.b(name:)), On("both/{id}/{name}", Link.b(id:name:)),
        On("left/{left}", Link.same(left:)),
        On(Link.same(right:)) {
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
      .path, routes: [On("1/{x}", Link.one), On("2/{x}", Link.two), On("3/{text}", Link.three)])
    for (link, value) in [("/1/a", Link.one("a")), ("/2/a", .two("a")), ("/3/a", .three(text: "a"))] {
      #expect(router.destination(for: link) == value)
      #expect(try router.link(for: value) == link)
      #expect(router.links(for: value) == [link])
    }
  }

  @Test func `a case without a route does not print, though another has its payload`() throws {
    let router = try Router<Link>(.path, routes: [On("1/{x}", Link.one)])
    for value in [Link.two("a"), .three(text: "a"), .single(id: 1)] {
      let error = #expect(throws: PrintError.self) { try router.link(for: value) }
      #expect(error?.description == "no route prints \"\(String(describing: value).prefix { $0 != "(" })\"")
      #expect(router.links(for: value) == [])
    }
  }
}
