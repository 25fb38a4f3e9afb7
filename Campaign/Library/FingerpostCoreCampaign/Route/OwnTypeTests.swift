import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// Types of one's own as parameters: how they read, print, and rank.
@Suite struct OwnTypeTests {
  /// Lower case inside; other spellings read, too.
  struct Handle: RouteParameter, Equatable {
    let name: String
    init?(parameter text: String) {
      guard text.hasPrefix("@"), text.utf8.count > 1 else { return nil }
      name = text.dropFirst().lowercased()
    }
    var parameter: String { "@" + name }
  }
  struct Slug: RouteParameter, Equatable {
    let text: String
    init?(parameter text: String) {
      guard text.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
      self.text = text
    }
    var parameter: String { text }
  }
  struct PostSlug: RawRepresentable, RouteParameter, Equatable { let rawValue: Slug }
  struct UserID: RawRepresentable, RouteParameter, Equatable { let rawValue: Int }
  struct Percent: RawRepresentable, RouteParameter, Equatable {
    let rawValue: UInt8
    init?(rawValue: UInt8) {
      guard rawValue <= 100 else { return nil }
      self.rawValue = rawValue
    }
  }
  enum Sort: String, CaseIterable, RouteParameter { case new, top = "a|b" }

  enum Link: Sendable, Equatable {
    case handle(Handle), slug(Slug), post(PostSlug), id(UserID), percent(Percent), sort(Sort), text(String), number(Int)
    case maybe(to: Handle?), several(to: [Handle]), either(EitherBranch<UserID, Handle>)
  }
  typealias Row = PatternRow<Link>

  /// Reads less than the type that it goes by.
  struct Even: RouteParameter, Equatable {
    let number: Int
    init?(parameter text: String) {
      guard let number = Int(parameter: text), number.isMultiple(of: 2) else { return nil }
      self.number = number
    }
    init(_ number: Int) { self.number = number }
    var parameter: String { String(number) }
    static var parameterType: ParameterType { .integer(.int) }
  }
  enum Evens: Sendable, Equatable {
    case one(Even), all(n: [Even]), maybe(n: Even?), number(Int), numbers(n: [Int]), none
  }

  @Test func `a type that reads less than it goes by leaves the rest to other routes`() throws {
    let router = try Router<Evens>(
      .path,
      routes: [
        RouteDefinition("one/{x}", Evens.one), RouteDefinition("one/{x:1|3}", Evens.number),
        RouteDefinition("all?{n}", Evens.all),
        RouteDefinition("all?{n}&a=1", Evens.numbers),
        RouteDefinition("maybe/({n})", Evens.maybe), RouteDefinition("q?({n})", Evens.maybe),
      ])
    let links: [(String, Evens?)] = [
      ("/one/2", .one(Even(2))), ("/one/3", .number(3)), ("/one/5", nil),
      ("/all?n=2&n=4", .all(n: [Even(2), Even(4)])),
      ("/all?n=2&n=3", nil), ("/all?n=2&n=3&a=1", .numbers(n: [2, 3])), ("/maybe/2", .maybe(n: Even(2))),
      ("/maybe/3", nil),
      ("/q?n=3", nil), ("/q?n=4", .maybe(n: Even(4))),
    ]
    for (link, value) in links { #expect(router.destination(for: link) == value, "\(link)") }
    let error = #expect(throws: PrintError.self) { try router.link(for: .one(Even(3))) }
    #expect(error?.description == "the link of these values is read as \"number\"")
  }

  private static func make<Value: RouteParameter>(_ text: String, _ make: (Value) -> Link) -> Link {
    Value(parameter: text).map(make) ?? .text("\(text) does not read")
  }

  private static let handles = ["@ann", "@bob"].compactMap(Handle.init(parameter:))

  static let rows: [Row] = [
    Row(
      ":Handle", "/@Ann", make("@ann", Link.handle), printed: "/@ann", not: ["/ann", "/@"],
      RouteDefinition(":Handle", Link.handle), RouteDefinition(Link.handle) { Handle.self }),
    Row(
      "{who:Handle}", "/@%C3%89", make("@é", Link.handle), printed: "/@%C3%A9", RouteDefinition("{who}", Link.handle)),
    Row(
      "p/:PostSlug", "/p/abc", make("abc", Link.post), not: ["/p/a1"],
      RouteDefinition("p/:PostSlug", Link.post),
      RouteDefinition(Link.post) {
        "p"; PostSlug.self
      }),
    Row(
      ":UserID", "/7", make("7", Link.id), not: ["/x", "/07"], RouteDefinition(":UserID", Link.id),
      RouteDefinition(Link.id) { UserID.self }),
    Row(
      ":Percent", "/100", make("100", Link.percent), not: ["/101", "/256"],
      RouteDefinition(Link.percent) { Percent.self }),
    Row(
      "{:a%7Cb|new}", "/a%7Cb", .sort(.top), printed: "/a%7Cb", not: ["/a", "/top"],
      RouteDefinition(Link.sort) { Sort.self }),
    Row(
      "(:Handle)", "/@ann", make("@ann") { .maybe(to: $0) }, not: ["/ann"],
      RouteDefinition("(:Handle)", Link.maybe), RouteDefinition(Link.maybe) { OptionalPart { Handle.self } }),
    Row("m?({to:Handle})", "/m?to=ann", .maybe(to: nil), printed: "/m", RouteDefinition("m?({to})", Link.maybe)),
    Row(
      "m?{to:[Handle]}", "/m?to=@Ann&to=@bob", .several(to: handles), printed: "/m?to=@ann&to=@bob",
      RouteDefinition("m?{to}", Link.several)),
    Row(
      "m?{to:[Handle]}", "/m?to=@Ann&to=bob&to=@bob", .several(to: handles), printed: "/m?to=@ann&to=@bob",
      RouteDefinition("m?{to}", Link.several)),
    Row(
      "({id:UserID}|{who:Handle})", "/@ann", make("@ann") { .either(.right($0)) }, not: ["/ann"],
      RouteDefinition("({id}|{who})", Link.either)),
  ]

  @Test(arguments: rows) func `a type of one's own reads and prints by its own rules`(row: Row) throws {
    try row.check()
  }

  @Test func `types of one's own rank by what they are within, and then by name`() throws {
    let routes: [RouteDefinition<Link>] = [
      RouteDefinition(":string", Link.text), RouteDefinition(":Handle", Link.handle),
      RouteDefinition(":int", Link.number), RouteDefinition(":UserID", Link.id),
      RouteDefinition("{:a%7Cb|new}", Link.sort), RouteDefinition(":PostSlug", Link.post),
      RouteDefinition(":Slug", Link.slug),
    ]
    for routes in [routes, routes.reversed()] {
      let router = try Router<Link>(.path, routes: RouteList(routes))
      #expect(router.destination(for: "/new") == .sort(.new))
      #expect(router.destination(for: "/7") == Self.make("7", Link.id))
      #expect(router.destination(for: "/@ann") == Self.make("@ann", Link.handle))
      #expect(router.destination(for: "/abc") == Self.make("abc", Link.post))
      #expect(router.destination(for: "/Abc") == .text("Abc"))
      #expect(throws: PrintError.self) { try router.link(for: .number(7)) }
      #expect(throws: PrintError.self) { try router.link(for: Self.make("abc", Link.slug)) }
    }
  }
}
