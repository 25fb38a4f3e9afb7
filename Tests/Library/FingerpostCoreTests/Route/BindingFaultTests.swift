import FingerpostCore
import Testing

/// Every fault of a route, in the words that a user reads, with the file and line of the route.
@Suite struct BindingFaultTests {
  enum Sort: String, CaseIterable, RouteParameter { case new, top }
  struct Handle: RouteParameter {
    init?(parameter text: String) {}
    var parameter: String { "a" }
  }
  struct Plain: Sendable {}

  enum Link: Sendable {
    case home, user(id: Int), tweet(userId: String, tweetId: Int), plain(Int), two(Int, String), name(String)
    case maybe(id: Int?), list(page: Int), array(tag: [Int]), texts(tag: [String]), sort(sort: Sort), handle(
      who: Handle)
    case wrong(Plain), wrongs(a: Plain, id: Int, b: [Plain?]), nested(id: Int??), lists(tag: [String]?), small(id: Int8)
    case bool(x: Bool), double(x: Double), fixed(Plain)
  }

  private static func unfit(_ type: String) -> String {
    "no link can hold a value of type \(type): a payload must be a RouteParameter, or an optional, an array or an EitherBranch of such types"
  }

  private static func leftOut(_ name: String) -> String {
    "\"\(name)\" may be left out of the link: its payload must be optional, or have a default"
  }

  static let faults: [(RouteDefinition<Link>, [String])] = [
    // Labels and names.
    (RouteDefinition("users/{userid}", Link.user), ["the parameter \"userid\" has no payload; did you mean \"id\"?"]),
    (RouteDefinition("users/{Id}", Link.user), ["the parameter \"Id\" has no payload; did you mean \"id\"?"]),
    (
      RouteDefinition("{userid}/{tweetId}", Link.tweet),
      ["the parameter \"userid\" has no payload; did you mean \"userId\"?"]
    ),
    (
      RouteDefinition("{userid}/{tweetid}", Link.tweet),
      [
        "the parameter \"userid\" has no payload; did you mean \"userId\"?",
        "the parameter \"tweetid\" has no payload; did you mean \"tweetId\"?",
      ]
    ),
    (
      RouteDefinition("{a}/{b}", Link.tweet),
      [
        "the parameter \"a\" has no payload", "the parameter \"b\" has no payload",
        "the payload \"userId\" has no parameter in the template: add {userId} to it",
        "the payload \"tweetId\" has no parameter in the template: add {tweetId} to it",
      ]
    ),
    (RouteDefinition("users", Link.user), ["the payload \"id\" has no parameter in the template: add {id} to it"]),
    (RouteDefinition("users", Link.plain), ["the payload of type Int has no parameter in the template"]),
    (RouteDefinition("{a}", Link.two), ["the payload of type String has no parameter in the template"]),
    (
      RouteDefinition(":int", Link.tweet),
      [
        "the payload \"tweetId\" has no parameter in the template: add {tweetId} to it",
        "\"1\" is int in the template, but its payload is String",
      ]
    ),
    (RouteDefinition("{a}/{b}/{c}", Link.two), ["the parameter \"c\" has no payload"]),
    (
      RouteDefinition("{id}/{b}/{c}", Link.user),
      ["the parameter \"b\" has no payload", "the parameter \"c\" has no payload"]
    ),
    (RouteDefinition("users/:int/:int", Link.plain), ["the parameter \"2\" has no payload"]),
    (RouteDefinition("users/{id}", .home), ["the parameter \"id\" has no payload"]),
    (RouteDefinition("users/{id}", .user(id: 7)), ["the parameter \"id\" has no payload"]),
    (RouteDefinition("x/{*rest}?{q}#{f}", .home), ["rest", "q", "f"].map { "the parameter \"\($0)\" has no payload" }),
    // Types.
    (RouteDefinition("{id:bool}", Link.user), ["\"id\" is bool in the template, but its payload is Int"]),
    (RouteDefinition(":string", Link.plain), ["\"1\" is string in the template, but its payload is Int"]),
    (RouteDefinition("{id:int}", Link.small), ["\"id\" is int in the template, but its payload is Int8"]),
    (RouteDefinition("{id:int8}", Link.user), ["\"id\" is int8 in the template, but its payload is Int"]),
    (RouteDefinition("{id:double}", Link.user), ["\"id\" is double in the template, but its payload is Int"]),
    (RouteDefinition("{x:int}", Link.double), ["\"x\" is int in the template, but its payload is Double"]),
    (RouteDefinition("{x:1|0}", Link.bool), []),
    (RouteDefinition("{x:yes|no}", Link.bool), ["\"x\" is no|yes in the template, but its payload is Bool"]),
    (RouteDefinition("{sort:new|hot}", Link.sort), ["\"sort\" is hot|new in the template, but its payload is Sort"]),
    (RouteDefinition("{who:Handel}", Link.handle), ["\"who\" is Handel in the template, but its payload is Handle"]),
    (RouteDefinition("{who:uuid}", Link.handle), ["\"who\" is uuid in the template, but its payload is Handle"]),
    (
      RouteDefinition("x?{tag:[string]}", Link.array), ["\"tag\" is [string] in the template, but its payload is [Int]"]
    ),
    (RouteDefinition("x?{tag:int}", Link.array), ["\"tag\" is int in the template, but its payload is [Int]"]),
    (RouteDefinition("x?{id:[int]}", Link.user), ["\"id\" is [int] in the template, but its payload is Int"]),
    (
      RouteDefinition("x/{*id}", Link.user),
      ["\"id\" is the rest of a path, a list of its segments: write [String], not Int"]
    ),
    (
      RouteDefinition("x/{*tag}", Link.array),
      ["\"tag\" is the rest of a path, a list of its segments: write [String], not [Int]"]
    ),
    (
      RouteDefinition("{tag}", Link.texts),
      ["\"tag\" is [String]: an array is for repeated query keys; in a path write {*name}"]
    ),
    (
      RouteDefinition("x?({tag})", Link.texts),
      ["\"tag\" is [String]: an array needs no parentheses: a missing key is an empty array"]
    ),
    (RouteDefinition("({page=x})", Link.list), ["\"page\" is Int: the default does not read as int"]),
    (RouteDefinition("{a}", Link.wrong), [unfit("Plain")]),
    (
      RouteDefinition("{a}/{id}/{b}", Link.wrongs),
      [
        unfit("Plain"),
        unfit("[Plain?]"),
      ]
    ),
    (
      RouteDefinition("({id})", Link.nested),
      [unfit("Int??")]
    ),
    (
      RouteDefinition("x?{tag}", Link.lists),
      ["no link can hold a value of type [String]?: write [String], which may be empty"]
    ),
    // What may be left out.
    (RouteDefinition("({id})", Link.user), [leftOut("id")]), (RouteDefinition("x?({id})", Link.user), [leftOut("id")]),
    (RouteDefinition("({id}|me)", Link.user), [leftOut("id")]),
    (RouteDefinition("x(#{id})", Link.user), [leftOut("id")]),
    (RouteDefinition("({id=1})", Link.maybe), ["\"id\" has a default in the template: its payload cannot be nil"]),
    (RouteDefinition("x?{id=1}", Link.maybe), ["\"id\" has a default in the template: its payload cannot be nil"]),
    (
      RouteDefinition("({userId:int})/({tweetId})", Link.tweet),
      [
        "\"userId\" is int in the template, but its payload is String",
        leftOut("userId"), leftOut("tweetId"),
      ]
    ),
    // The template's own.
    (RouteDefinition("users/{id", .home), ["expected \"}\", not the end (at byte 9)"]),
    (RouteDefinition("a//b", .home), ["expected a segment, not \"/\" (at byte 2)"]),
    (RouteDefinition("users/{id:int}/{id:int}", Link.user), ["the name \"id\" is used twice (at byte 16)"]),
    (RouteDefinition("{id:int", Link.user), ["expected \"}\", not the end (at byte 7)"]),
    // The table's own.
    (
      RouteDefinition("x", .home).origins(.scheme("b c")),
      [
        "\"b c://\" is not an origin: expected a letter, then letters, digits, \"+\", \"-\" or \".\", then \"://\", \":/\" or \":\""
      ]
    ),
    (RouteDefinition("x", .home).origins(.path, .path), ["the origin / is listed twice, in x [origin=/, origin=/]"]),
    (
      RouteDefinition("x", .home).webOnly().origins(.compact),
      [": is not a web origin, and the flag \"web\" allows only those: leave one of the two out, in x [web, origin=:]"]
    ),
    (RouteDefinition("x", .home).method("get"), ["\"get\" is not a method: write only capitals and hyphens"]),
    (RouteDefinition("x", .home).method(""), ["\"\" is not a method: write only capitals and hyphens"]),
    (RouteDefinition("x", .home).method("GET x"), ["\"GET x\" is not a method: write only capitals and hyphens"]),
    (RouteDefinition("POST x", .home).method("GET"), ["the template has the method POST already"]),
    (RouteDefinition("x", .home).tagged(""), ["expected \"=\" and a value, not \"]\", in x [tag]"]),
  ]

  @Test(arguments: faults.indices) func `a route that does not fit its case says what does not`(index: Int) {
    let (route, messages) = Self.faults[index]
    guard !messages.isEmpty else {
      #expect(throws: Never.self) { try Router<Link>(.path, routes: [route]) }
      return
    }
    let error = #expect(throws: RouterError.self) { try Router<Link>(.path, routes: [route]) }
    #expect(error?.faults.map(\.message) == messages)
    for fault in error?.faults ?? [] {
      #expect(fault.location?.description.hasPrefix("FingerpostCoreTests/BindingFaultTests.swift:") == true)
    }
  }

  @Test func `every fault is told at once, in the order of the routes, with its line`() {
    let line = #line
    let routes: [RouteDefinition<Link>] = [
      RouteDefinition("users/{userid}", Link.user),
      RouteDefinition("ok", .home),
      RouteDefinition(Link.plain) { NamedPart("7", Int.self) },
      RouteDefinition("{id:bool}/{x}", Link.user).named("both"),
      RouteDefinition("ok", .user(id: 7)),
      RouteDefinition("{", .home),
      RouteDefinition("OK", .home).origins(.scheme("b")).origins(.scheme("1")),
    ]
    let error = #expect(throws: RouterError.self) { try Router<Link>(.path, routes: RouteList(routes)) }
    let file = "FingerpostCoreTests/BindingFaultTests.swift"
    #expect(
      error?.description == """
        \(file):\(line + 2): users/{userid}: the parameter "userid" has no payload; did you mean "id"?
        \(file):\(line + 4): {7:int}: expected a name, not "7", in {7:int}
        \(file):\(line + 5): {id:bool}/{x}: the parameter "x" has no payload
        \(file):\(line + 5): {id:bool}/{x}: "id" is bool in the template, but its payload is Int
        \(file):\(line + 6): ok: the same route twice: ok is already the route "home" (\(file):\(line + 3))
        \(file):\(line + 7): {: expected a name, not the end (at byte 1)
        \(file):\(line + 8): OK: "1://" is not an origin: expected a letter, then letters, digits, "+", "-" or ".", then "://", ":/" or ":"
        """)
    #expect(error?.faults.first?.route == "users/{userid}")
    #expect(error?.faults.first?.location?.description == "\(file):\(line + 2)")
  }

  @Test func `faults of the whole router come first, without a place`() {
    let error = #expect(throws: RouterError.self) {
      try Router<Link>(origins: [.scheme("a b"), .path, .path], routes: [RouteDefinition("{id}", .home)])
    }
    #expect(error?.faults.map { $0.location == nil } == [true, true, false])
    #expect(
      error?.faults.map(\.message) == [
        "\"a b://\" is not an origin: expected a letter, then letters, digits, \"+\", \"-\" or \".\", then \"://\", \":/\" or \":\"",
        "the origin / is listed twice", "the parameter \"id\" has no payload",
      ])
    let none = #expect(throws: RouterError.self) { try Router<Link>(routes: []) }
    #expect(
      none?.description
        == "a table needs an origin: a scheme, a web host, \"/\" for bare paths or \":\" for compact text")
  }
}
