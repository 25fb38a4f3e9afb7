import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// Which of two routes wins, and the words for why: one row for each rule.
struct DecisionTests {
  /// Routes, a link, and the sentence; nil where there is nothing to decide.
  typealias Row = (routes: String, text: String, sentence: String?)

  static let labels: [Row] = [
    ("a users/{id}, b users/me", "/users/me", "b: segment 2: the literal \"me\" comes before a string"),
    ("a {x:int}, b {y:7|8}", "/7", "b: segment 1: a set of 2 comes before an int"),
    ("a {x:a|c}, b {y:a|b}", "/a", "b: segment 1: the set a|b comes before the set a|c"),
    ("a {x:a|}, b {y:a|b}", "/a", "a: segment 1: a set of 1 comes before a set of 2"),
    ("a {x}.json, b {y}", "/c.json", "a: segment 1: the segment \"{:string}.json\" comes before a string"),
    (
      "a {x}.json, b d.{y:json|xml}", "/d.json",
      "a: segment 1: the segment \"{:string}.json\" comes before the segment \"d.{:json|xml}\""
    ),
    ("a {x:uuid}, b {y}", "/123e4567-e89b-42d3-a456-426614174000", "a: segment 1: a uuid comes before a string"),
    ("a {x:bool}, b {y:uint8}", "/1", "a: segment 1: a bool comes before a uint8"),
    ("a {x:int}, b {y:int8}", "/1", "b: segment 1: an int8 comes before an int"),
    ("a {x:even}, b {y:slug}", "/12", "a: segment 1: an even comes before a slug"),
    ("a {x:even}, b {y:int}", "/12", "a: segment 1: an even comes before an int"),
    ("a {x}/*, b {y}/{z}", "/1/2", "b: segment 2: a string comes before \"*\""),
    ("a {*x}, b *", "/1/2", "b: segment 1: \"*\" comes before \"{*rest}\""),
    ("a a%2Fb, b {x}", "/a%2Fb", "a: segment 1: the literal \"a%2Fb\" comes before a string"),
    ("a x/(y)/{z}, b x/{z}/{w:1|}", "/x/y/1", "a: segment 2: the literal \"y\" comes before a string"),
    ("a a/{x}, b a/{y}/b", "a:c:b", "b: segment 3: the literal \"b\" comes before the rest of a string"),
    ("a {x}/b?{k}&{l}, b a/{y}", "/a/b?k=1&l=2", "b: segment 1: the literal \"a\" comes before a string"),
    // Each reads the link in its own way, and by its best labels.
    ("a x/{y}, b x/{**r}", "/x/1", "a: segment 2: a string comes before \"{**rest}\""),
    ("a x/{**r}, b x/y/{**r}", "/x/y//z", "b: segment 2: the literal \"y\" comes before \"{**rest}\""),
    ("a x, b GET x/{**r}", "/x/?k", "a: segment 2: no segment comes before \"{**rest}\""),
    (
      "a {z}/b/b/{**r}, b (c/{y}|{z})/b/{**r}", "/c/b/b/d/e",
      "b: segment 1: the literal \"c\" comes before a string"
    ),
  ]

  static let ties: [Row] = [
    ("a x, b x?{p}", "/x?p=1", "b: it requires more query items"),
    ("a x?{k}, b x?{j}", "/x?j=1&k=2", "b: its query key \"j\" comes before \"k\""),
    ("a x?{k}&{m}, b x?{k}&{l}", "/x?k=1&l=2&m=3", "b: its query key \"l\" comes before \"m\""),
    ("a x?{k}, b x?k=5", "/x?k=5", "b: query item \"k\": the literal \"5\" comes before a string"),
    ("a x?{k}, b x?({k:int}|{j})", "/x?k=5", "b: query item \"k\": an int comes before a string"),
    ("a x, b x?({p})", "/x?p=1", "b: more of its optional query items are there"),
    ("a x, b x?{p:[int]}", "/x?p=1", "b: more of its optional query items are there"),
    ("a x#{f}, b x#top", "/x#top", "b: fragment: the literal \"top\" comes before a string"),
    ("a x#{f}, b x#{g:bool}", "/x#1", "b: fragment: a bool comes before a string"),
    ("a x, b x#top", "/x#top", "b: its fragment is a literal"),
    ("a x(#{f:int}), b x#{f}", "/x#1", "b: its fragment is not in parentheses"),
    ("a x(#{f}), b x(#{f:int})", "/x", "b: fragment: an int comes before a string"),
    ("a x, b x(#{f})", "/x", "b: it captures the fragment"),
    ("a x(#{f}), b x#{f=top}", "/x", "b: its fragment is not in parentheses"),
    ("a x, b x#{f}", "/x#top", "b: it captures the fragment"),
    ("a x <- https://*.example, b x <- https://a.example", "https://a.example/x", "b: its host is exact"),
    ("a x <- https://*, b x <- https://*.example", "https://b.example/x", "b: its host has a longer suffix"),
    ("a x, b GET x", "/x", "b: it names the method"),
    ("a x/(y), b x", "/x", "b: it has fewer optional groups"),
    ("a x?({p}), b x", "/x", "b: it has fewer optional groups"),
    ("a (x|z), b (x|y)", "/x", "b: its text comes first"),
  ]

  private static let origins = ["/", ":", "https://*", "https://*.example", "https://a.example"]

  private static let options: [RouteTable.Options] = [.specific, .declared].map { precedence in
    RouteTable.Options(
      precedence: precedence, types: [CustomType("slug") { $0 }, CustomType("even", within: .integer(.int)) { $0 }])
  }

  @Test(arguments: labels + ties) func `of two routes that match, a rule says which one wins`(row: Row) throws {
    let routes = try routes(row.routes)
    let origins = try Self.origins.map { try Origin(parsing: $0) }
    for routes in [routes, routes.reversed()] {
      let table = try RouteTable(routes, origins: origins, options: Self.options[0])
      #expect(table.sentence(row.text) == row.sentence)
      let declared = try RouteTable(routes, origins: origins, options: Self.options[1])
      #expect(declared.sentence(row.text) == "\(routes[0].name): it was declared first")
    }
  }

  @Test func `HEAD is named, answered by GET, or let pass`() throws {
    let table = try table("get GET x, head HEAD x, any x")
    #expect(table.sentence("/x", 0, 1, method: "HEAD") == "head: it names HEAD, and not GET")
    #expect(table.sentence("/x", 0, 2, method: "HEAD") == "get: it names GET, which answers HEAD")
    #expect(table.sentence("/x", 1, 2, method: "HEAD") == "head: it names the method")
    #expect(table.sentence("/x", 0, 1, method: "GET") == nil)
  }

  static let targets: [(String, String)] = [
    ("web x <- https://a.example, bare x <- /", "bare: it answers at bare paths"),
    ("wild x <- https://*.example, web x <- https://a.example", "web: its host is exact"),
    ("b x <- https://b.example, a x <- https://a.example", "a: its origin is listed first"),
    ("b GET x <- https://b.example, a x <- https://a.example", "b: it names the method"),
  ]

  @Test(arguments: targets) func `the target of a request is a link of all hosts`(
    list: String, sentence: String
  ) throws {
    let origins = try (Self.origins + ["https://b.example"]).map { try Origin(parsing: $0) }
    let routes = try routes(list)
    for routes in [routes, routes.reversed()] {
      let table = try RouteTable(routes, origins: origins)
      #expect(table.sentence("/x", asTarget: true) == sentence)
      #expect(table.outcome(target: "/x") == sentence.prefix { $0 != ":" })
    }
  }

  static let undecided: [Row] = [
    ("a users/{id}, b users/me", "/users/you", nil),
    ("a x?{p}, b x", "/x", nil),
    ("a x, b y", "/x", nil),
    ("a POST x, b x", "/x", nil),
    ("a x <- /, b x <- :", "/x", nil),
    ("a x, b y", "//", nil),
    ("a x, b y", "", nil),
  ]

  @Test(arguments: undecided) func `nothing is decided where one of the two does not match`(row: Row) throws {
    #expect(try table(row.routes, Self.origins, Self.options[0]).sentence(row.text) == row.sentence)
    #expect(try table(row.routes, Self.origins, Self.options[1]).sentence(row.text) == row.sentence)
  }

  @Test func `what decides has numbers, the smaller the better`() throws {
    let ranks = try table("a x/{id:int}/{name}#{f}, b x/{name}#top, c x/({y})?{q:int}&{k}, d y?({k:int})").ranks
    #expect(ranks.segments.map { $0.map(\.rank) } == [[1, 2], [2], [2], []])
    #expect(ranks.segments.joined().allSatisfy { $0.tail == nil })
    #expect(ranks.fragments == [1, 0, 2, 2])
    #expect(ranks.orders == [0, 1, 2, 3])
    let items = try ["?{q:int}", "?{k}", "?({k:int})"].flatMap { try Template($0).query.flatMap(\.items) }
    #expect(items.map(ranks.place) == [2, 1, 0])
    // The last string of compact text takes more segments.
    let compact = try table("a x/{name}, b y/{id:int}", [":"]).ranks
    #expect(compact.segments.map { $0.map(\.rank) } == [[2], [1]])
    #expect(compact.segments.map { $0.map(\.tail) } == [[3], [nil]])
  }

  @Test func `a route and itself, and routes that are not there, decide nothing`() throws {
    let table = try table("a x, b {y}")
    for (first, second) in [(0, 0), (0, 2), (-1, 0)] { #expect(table.sentence("/x", first, second) == nil) }
  }
}

extension RouteTable {
  fileprivate func sentence(
    _ text: String, _ first: Int = 0, _ second: Int = 1, method: String? = nil, asTarget: Bool = false
  ) -> String? {
    decision(between: first, and: second, for: text, method: method, asTarget: asTarget).map {
      "\(routes[$0.winner].name): \($0.rule)"
    }
  }
}
