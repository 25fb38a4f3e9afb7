import FingerpostCore
import Testing

/// Destinations that are not an enum's cases, or are made by functions: `take:` says how to take them apart.
@Suite struct TakeTests {
  struct Point: Sendable, Equatable { let x: Int, y: Int }
  final class Node: Sendable {
    let id: Int
    init(id: Int) { self.id = id }
  }
  enum Link: Sendable, Equatable {
    case odd(Int), even(Int), name(first: String, last: String)
    static func number(_ value: Int) -> Link { value.isMultiple(of: 2) ? .even(value) : .odd(value) }
    static func doubled(_ value: Int) -> Link { .even(value * 2) }
    static func joined(_ text: String, _ id: Int) -> Link { .name(first: text, last: "\(id)") }
    static func swapped(_ last: String, _ first: String) -> Link { .name(first: first, last: last) }
    static func renamed(_ last: String, _ first: String) -> Link { .name(first: last, last: first) }
    var number: Int? {
      switch self {
      case .odd(let value), .even(let value): value;
      case .name: nil
      }
    }
  }

  @Test func `a struct says how it is taken apart`() throws {
    let byText = RouteDefinition("p/{x}/{y}", { Point(x: $0, y: $1) }, take: { ($0.x, $0.y) })
    let byPattern = RouteDefinition({ Point(x: $0, y: $1) }, take: { ($0.x, $0.y) }) {
      "p"; Int.self; Int.self
    }
    let mapped = RouteDefinition<Point>({ $0 }, take: { $0 }) {
      RoutePattern {
        "p"; Int.self; Int.self
      }.map {
        Point(x: $0, y: $1)
      } unapply: {
        ($0.x, $0.y)
      }
    }
    for route in [byText, byPattern, mapped] {
      let router = try Router<Point>(.path, routes: [route])
      #expect(router.destination(for: "/p/1/-2") == Point(x: 1, y: -2))
      #expect(try router.link(for: Point(x: 1, y: -2)) == "/p/1/-2")
    }
  }

  @Test func `one struct may have several routes, each with a part of the values`() throws {
    let router = try Router<Point>(
      .path,
      routes: [
        RouteDefinition("origin", Point(x: 0, y: 0), take: { $0 == Point(x: 0, y: 0) ? () : nil }),
        RouteDefinition("x/{x}", { Point(x: $0, y: 0) }, take: { $0.y == 0 ? $0.x : nil }),
        RouteDefinition("p/{x}/{y}", { Point(x: $0, y: $1) }, take: { ($0.x, $0.y) }),
      ])
    for (link, value) in [("/origin", Point(x: 0, y: 0)), ("/x/7", Point(x: 7, y: 0)), ("/p/7/8", Point(x: 7, y: 8))] {
      #expect(router.destination(for: link) == value)
      #expect(try router.link(for: value) == link)
    }
    #expect(router.links(for: Point(x: 0, y: 0)) == ["/origin", "/x/0", "/p/0/0"])
  }

  @Test func `a class, a plain value and an existential say so too`() throws {
    let nodes = try Router<Node>(.path, routes: [RouteDefinition("n/{id}", { Node(id: $0) }, take: { $0.id })])
    #expect(nodes.destination(for: "/n/7")?.id == 7)
    #expect(try nodes.link(for: Node(id: 7)) == "/n/7")
    let texts = try Router<String>(.path, routes: [RouteDefinition("t/{x}", { $0 }, take: { $0 })])
    #expect(try texts.link(for: "ann") == "/t/ann")
    let any = try Router<any Sendable>(
      .path,
      routes: [
        RouteDefinition("i/{x}", { $0 as Int }, take: { $0 as? Int }),
        RouteDefinition("s/{x}", { $0 as String }, take: { $0 as? String }),
      ])
    #expect(try any.link(for: 7) == "/i/7")
    #expect(try any.link(for: "7") == "/s/7")
    #expect(any.destination(for: "/i/7") as? Int == 7)
  }

  static let untaken: [(String, String)] = [
    (
      message { try Router<Point>(.path, routes: [RouteDefinition("p/{x}/{y}", { Point(x: $0, y: $1) })]) },
      "Point is not an enum: say how to take it apart with take:"
    ),
    (
      message { try Router<Point>(.path, routes: [RouteDefinition("p", Point(x: 1, y: 2))]) },
      "Point is not an enum: say how to take it apart with take:"
    ),
    (
      message { try Router<Node>(.path, routes: [RouteDefinition(Node.init(id:)) { Int.self }]) },
      "Node is not an enum: say how to take it apart with take:"
    ),
    (
      message { try Router<String>(.path, routes: [RouteDefinition("{x}", { $0 })]) },
      "String is not an enum: say how to take it apart with take:"
    ),
    (
      message { try Router<any Sendable>(.path, routes: [RouteDefinition("{x}", { $0 as Int })]) },
      "Any is not an enum: say how to take it apart with take:"
    ),
    (
      message { try Router<Link?>(.path, routes: [RouteDefinition("{x}", { Link.even($0) })]) },
      "Optional<Link> cannot be taken apart by reflection: say how with take:"
    ),
    (
      message { try Router<Link>(.path, routes: [RouteDefinition("{x}/{y}", Link.joined)]) },
      "Link cannot be taken apart by reflection: say how with take:"
    ),
    (
      message { try Router<Link>(.path, routes: [RouteDefinition("{x}", Link.doubled)]) },
      "Link cannot be taken apart by reflection: say how with take:"
    ),
    (
      message { try Router<Link>(.path, routes: [RouteDefinition("{x}/{y}", Link.swapped)]) },
      "Link cannot be taken apart by reflection: say how with take:"
    ),
    (
      message { try Router<Link>(.path, routes: [RouteDefinition(Link.doubled) { Int.self }]) },
      "Link cannot be taken apart by reflection: say how with take:"
    ),
  ]

  @Test(arguments: untaken) func `what reflection does not take apart is refused when the router is built`(
    message: String, wanted: String
  ) { #expect(message == wanted) }

  private static func message<Destination>(_ build: () throws -> Router<Destination>) -> String {
    do {
      return "built: \(try build().routes)"
    } catch {
      return (error as? RouterError)?.faults.map(\.message).joined(separator: "\n") ?? "\(error)"
    }
  }

  @Test func `an Optional destination says how it is taken apart`() throws {
    let router = try Router<Link?>(
      .path,
      routes: [
        RouteDefinition(
          "even/{x}", { Link.even($0) }, take: { if case .even(let value)?? = $0 as Link?? { value } else { nil } }),
        RouteDefinition("none", nil as Link?),
      ])
    #expect(try router.link(for: .even(4)) == "/even/4")
    #expect(try router.link(for: nil) == "/none")
    #expect(router.destination(for: "/none") == .some(nil))
    #expect(throws: PrintError.self) { try router.link(for: .odd(3)) }
  }

  @Test func `a function that makes several cases prints them all`() throws {
    let number = RouteDefinition("n/{x}", Link.number, take: \.number)
    let pattern = RouteDefinition(Link.number, take: \.number) {
      "n"; Int.self
    }
    for route in [number, pattern] {
      let router = try Router<Link>(.path, routes: [route])
      for value in [Link.odd(1), .even(2), .odd(-3), .even(0)] {
        #expect(try router.link(for: value) == "/n/\(value.number ?? 0)")
        #expect(try router.destination(for: router.link(for: value)) == value)
      }
      #expect(throws: PrintError.self) { try router.link(for: .name(first: "a", last: "b")) }
    }
  }

  @Test func `what take gives is printed only if it reads back as the same`() throws {
    let router = try Router<Link>(
      .path, routes: [RouteDefinition("n/{x}", Link.number, take: { ($0.number ?? 0) + 1 })])
    let error = #expect(throws: PrintError.self) { try router.link(for: .odd(1)) }
    #expect(error?.description == "the link of these values does not read back as the same values: \"x\" differs")
  }

  @Test func `functions of an enum may change the order of what a case holds, with take`() throws {
    let router = try Router<Link>(
      .path,
      routes: [
        RouteDefinition(
          "{last}/{first}", Link.swapped,
          take: { if case .name(let first, let last) = $0 { (last, first) } else { nil } })
      ])
    #expect(router.destination(for: "/b/a") == .name(first: "a", last: "b"))
    #expect(try router.link(for: .name(first: "a", last: "b")) == "/b/a")
  }
}
