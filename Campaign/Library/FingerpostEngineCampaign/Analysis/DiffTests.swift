import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// What a new table changes, as text: a pair that has each change, and one that nearly has it.
@Suite struct DiffTests {
  static let none: [String] = []

  func changes(
    _ old: String, _ new: String, _ origins: (old: [String], new: [String]) = (["/"], ["/"]),
    _ options: (old: RouteTable.Options, new: RouteTable.Options) = (RouteTable.Options(), RouteTable.Options())
  ) throws -> [String] {
    let old = try table(old, origins.old, options.old)
    return try table(new, origins.new, options.new).diff(from: old).changes.map(\.description)
  }

  @Test(arguments: [
    (
      "sale sale/{id}, user users/{id}", "user users/{id}",
      ["breaking: \"sale\" sale/{id}: no route reads /sale/a any more"]
    ),
    ("sale sale/{id}", "sale sale/{id} [deprecated]", ["compatible: \"sale\" sale/{id}: it is deprecated now"]),
    ("home /, all {*rest}", "home /", ["breaking: \"all\" {*rest}: no route reads /a any more"]),
    ("a GET x, b POST x", "a GET x", ["breaking: \"b\" POST x: no route reads POST /x any more"]),
    ("a GET x", "a x", ["compatible: \"a\" GET x: POST /x is read now, too"]),
  ])
  func `links die`(old: String, new: String, expected: [String]) throws {
    #expect(try changes(old, new) == expected)
  }

  static let access: [(old: String, new: String, expected: [String])] = [
    (
      "a x/{id}", "a x/{id} [internal]",
      ["breaking: \"a\" x/{id}: only the app may open its links now; before, everyone could"]
    ),
    (
      "a x/{id} [confirm]", "a x/{id} [internal], b y",
      [
        "breaking: \"a\" x/{id}: only the app may open its links now; before, they asked the user before they opened",
        "compatible: \"b\" y: the route is new: /y",
      ]
    ),
    (
      "a x", "a x [confirm]",
      ["compatible: \"a\" x: its links now ask the user before they open; before, everyone could"]
    ),
    (
      "a x [internal]", "a x",
      ["breaking: \"a\" x: everyone may open its links now; before, only the app could"]
    ),
    (
      "a x [confirm]", "a x",
      ["breaking: \"a\" x: everyone may open its links now; before, they asked the user before they opened"]
    ),
    (
      "a x [internal]", "a x [confirm]",
      ["breaking: \"a\" x: its links now ask the user before they open; before, only the app could"]
    ),
    ("a x [internal]", "a x [internal,tag=b]", none),
    // Of several routes of a name the strictest counts.
    (
      "a x, a y", "a x, a y [internal]",
      [
        "breaking: \"a\" x: only the app may open its links now; before, everyone could",
        "breaking: \"a\" y: only the app may open its links now; before, everyone could",
      ]
    ),
  ]

  @Test(arguments: access)
  func `who may open a route is told`(old: String, new: String, expected: [String]) throws {
    #expect(try changes(old, new) == expected)
  }

  static let narrowed: [(old: String, new: String, expected: [String])] = [
    (
      "user users/{id}", "user users/{id:int}",
      [
        "breaking: \"user\" users/{id}: no route reads some of its links any more, such as /users/a",
        "compatible: \"user\" users/{id}: \"id\" was string and is now int",
      ]
    ),
    (
      "user users/{id:int}", "user users/{id:int}, user users/{name}",
      ["compatible: \"user\" users/{id:int}: /users/a is read now, too"]
    ),
    (
      "a x/{n:int32}", "a x/{n:int}",
      [
        "compatible: \"a\" x/{n:int32}: \"n\" was int32 and is now int",
        "compatible: \"a\" x/{n:int32}: /x/2147483648 is read now, too",
      ]
    ),
    ("a x/{n:a|b}", "a x/{n:b|a}", none),
    ("a x/({m})", "a x/{m}", ["breaking: \"a\" x/({m}): no route reads some of its links any more, such as /x"]),
    ("a x/({m})", "a x, a x/{m}", none),
  ]

  @Test(arguments: narrowed)
  func `routes narrow and widen`(old: String, new: String, expected: [String]) throws {
    #expect(try changes(old, new) == expected)
  }

  static let moved: [(old: String, new: String, expected: [String])] = [
    (
      "user users/{id}", "user users/{id}, me users/me",
      [
        "breaking: \"user\" users/{id}: /users/me is read by \"me\" now: segment 2: the literal \"me\" comes before "
          + "a string", "compatible: \"me\" users/me: the route is new",
      ]
    ),
    (
      "user users/{id}", "user users/{id}, me people/me",
      ["compatible: \"me\" people/me: the route is new: /people/me"]
    ),
    (
      "a x, b y", "a y, b x",
      ["breaking: \"a\" x: /x is read by \"b\" now", "breaking: \"b\" y: /y is read by \"a\" now"]
    ),
    // Which route wins depends on the items that a link has.
    (
      "f x?({q})&({r}), g x?({t})", "f x?({q}), g x?({t})",
      [
        "breaking: \"g\" x?({t}): /x is read by \"f\" now: its text comes first",
        "breaking: \"f\" x?({q})&({r}): \"r\" of /x?q=some-text-1&r=some-text-2 is not read any more",
        "compatible: \"f\" x?({q})&({r}): /x?q=some-text-1&r=some-text-2 is now printed as /x?q=some-text-1",
      ]
    ),
  ]

  @Test(arguments: moved)
  func `links move to another route`(old: String, new: String, expected: [String]) throws {
    #expect(try changes(old, new) == expected)
  }

  static let gone: [(old: String, new: String, expected: [String])] = [
    (
      "sale sale/{id}", "sale sale/{id} [gone=the%20sale%20has%20ended]",
      ["compatible: \"sale\" sale/{id}: /sale/a is known to be gone: the sale has ended"]
    ),
    (
      "sale sale/{id}", "home /, home.gone sale/{id:int} [gone]",
      [
        "breaking: \"sale\" sale/{id}: no route reads /sale/a any more",
        "compatible: \"sale\" sale/{id}: /sale/2 is known to be gone", "compatible: \"home\" /: the route is new: /",
      ]
    ),
    ("a x, sale sale [gone]", "a x", ["breaking: \"sale\" sale: /sale is not known as gone any more"]),
    ("a x, sale sale [gone]", "a x, sale sale [gone=ended]", none),
    ("a x, sale sale [gone]", "a x, sale sale", ["compatible: \"sale\" sale: /sale is read again, by \"sale\""]),
    (
      "user users/{id}", "user users/{id}, me users/me [gone]",
      ["compatible: \"user\" users/{id}: /users/me is known to be gone"]
    ),
  ]

  @Test(arguments: gone)
  func `links that are gone are kept`(old: String, new: String, expected: [String]) throws {
    #expect(try changes(old, new) == expected)
  }

  @Test func `what a custom type reads may not be known`() throws {
    var options = RouteTable.Options()
    options.types = [CustomType(opaque: "slug"), CustomType(opaque: "other")]
    let both = (options, options)
    #expect(try changes("a x/{id:slug}", "a x/{id:slug}", (["/"], ["/"]), both) == [])
    #expect(
      try changes("a x/{id}", "a x/{id:slug}", (["/"], ["/"]), both) == [
        "breaking: \"a\" x/{id}: it is not known whether all its links are still read",
        "compatible: \"a\" x/{id}: \"id\" was string and is now slug",
      ])
    #expect(
      try changes("a x/{id:slug}", "a x/{id}", (["/"], ["/"]), both) == [
        "compatible: \"a\" x/{id:slug}: \"id\" was slug and is now string"
      ])
  }

  private static let hundreds = (0..<300).map { "r\($0) s\($0)/{id}" }.joined(separator: ", ")
  private static let scripts: [(old: String, new: String, link: String?)] = [
    ("a f/{p}", "a f/{*p}", "/f/data:a"),
    ("a f/{p}", "a f/x/y, a f/({*p})", "/f/data:a"),
    ("a f/{p}", "a (f/x|f/{*p})", "/f/data:a"),
    ("a f/{p}/{q}", "a f/{*p}/{q}, b f/{p}", "/f/data:a/a"),
    ("a s/{u}", "a s/{**u}", "/s/data:a"),
    ("a {*p}", "a {x}/{*p}, b {x}", "/a/data:a"),
    ("all {*p}", "all {*p}, one x/{*p}", "/x/data:a"),
    ("all {*p}, \(hundreds)", "all {*p}, one x/{*p}, \(hundreds)", "/x/data:a"),
    ("a f/{p:javascript%3A1|b}", "a f/{*p}", "/f/javascript:1"),
    ("a f/data:x", "a f/{*p}", "/f/data:x"),
    ("a f/{p}", "a f/{*p} [case=ignore]", "/f/data:a"),
    // A route in front reads them.
    ("a f/{p}", "a f/{p}, b f/{*p}", nil),
    ("a f/{p}", "a f/data:{p}, a f/javascript:{p}, a f/vbscript:{p}, a f/{*p}", nil),
    ("a f/{p:int}", "a f/{*p}", nil),
    ("a f/x-{p}", "a f/{*p}", nil),
    ("a f/x/{p}", "a f/{*p}", nil),
    // They were refused before.
    ("a f/{*p}", "a f/({*p})", nil),
    ("a s/{*u}", "a s/{**u}", nil),
  ]

  @Test(arguments: scripts)
  func `links are refused where a rest becomes a script`(old: String, new: String, link: String?) throws {
    let refused = try changes(old, new).filter { $0.contains("is a script") }
    #expect(refused.count == (link == nil ? 0 : 1), "\(refused)")
    if let link { #expect(refused.first?.contains("such as \(link): ") == true, "\(refused)") }
  }

  @Test func `links that a raw rest alone reads are compared at each origin`() throws {
    let (old, new) = ("r a/{**n}, s {x}?a={n=}", "s {x}?a={n=}, a a [origin=/]")
    let changes = try changes(old, new, (["/", "app://"], ["/", "app://"]))
    #expect(changes.contains { $0.hasPrefix("breaking: \"r\" a/{**n}: app://a/?a is read by \"s\" now") }, "\(changes)")
  }

  @Test func `with another precedence a link may be read in another way`() throws {
    let options = [RoutePrecedence.specific, .declared].map { RouteTable.Options(precedence: $0) }
    func changes(_ text: String) throws -> [String] {
      try self.changes(text, text, (["/"], ["/"]), (options[0], options[1])).filter { $0.contains("breaking") }
    }
    #expect(
      try changes("a f/({p}|{n:int})") == [
        "breaking: \"a\" f/({p}|{n:int}): it reads /f/2 in two ways, and the precedence decides in which"
      ])
    #expect(try changes("a f/({p}|x/{n:int})") == [])
  }

  @Test func `what breaks links comes first`() throws {
    let specific = RouteTable.Options(types: [CustomType(opaque: "slug")])
    var declared = specific
    declared.precedence = .declared
    #expect(
      try changes("a x/{id}", "a x/{id:slug}", (["/"], ["/"]), (specific, declared)) == [
        "breaking: \"a\" x/{id}: it is not known whether all its links are still read",
        "compatible: the route declared first wins now",
        "compatible: \"a\" x/{id}: \"id\" was string and is now slug",
      ])
  }

  @Test func `a type that loses a member narrows`() throws {
    func options(_ members: [String]) -> RouteTable.Options {
      RouteTable.Options(types: [CustomType("kind", members: members, within: nil)])
    }
    #expect(
      try changes("a x/{k:kind}", "a x/{k:kind}", (["/"], ["/"]), (options(["a", "b"]), options(["a"]))) == [
        "breaking: \"a\" x/{k:kind}: no route reads some of its links any more, such as /x/b",
        "compatible: \"a\" x/{k:kind}: \"k\" was a|b and is now a|",
      ])
    // A lock file may know the name alone.
    let named = RouteTable.Options(types: [CustomType(opaque: "kind")])
    #expect(try changes("a x/{k:kind}", "a x/{k:kind}", (["/"], ["/"]), (named, options(["a"]))) == [])
  }

  @Test func `options change how every link is read`() throws {
    let standard = RouteTable.Options()
    func options(_ change: (inout RouteTable.Options) -> Void) -> RouteTable.Options {
      var options = standard
      change(&options)
      return options
    }
    let cases: [(RouteTable.Options, String)] = [
      (options { $0.precedence = .declared }, "compatible: the route declared first wins now"),
      (
        options { $0.strictQuery = true },
        "breaking: an optional query item that does not read makes a link die"
      ),
      (options { $0.text.plus = .form }, "breaking: \"+\" in a query is a space now"),
      (
        options { $0.text.slashes = .strict },
        "breaking: empty segments in links of custom schemes are refused now"
      ),
      (
        options { $0.text.slashes = .lenient }, "compatible: empty segments in web links and bare paths are dropped now"
      ),
      (options { $0.text.limits.segments = 8 }, "breaking: a link may have 8 segments; before, it could have 256"),
    ]
    for (new, expected) in cases {
      #expect(try changes("a x", "a x", (["/"], ["/"]), (standard, new)) == [expected])
      #expect(try changes("a x", "a x", (["/"], ["/"]), (new, new)) == [])
    }
  }

  @Test func `with precedence by declaration a route in front takes links`() throws {
    let declared = RouteTable.Options(precedence: .declared)
    let both = (declared, declared)
    #expect(try changes("a {x}, b y", "a {x}, b y, c z", (["/"], ["/"]), both).count == 1)
    #expect(
      try changes("b y, a {x}", "a {x}, b y", (["/"], ["/"]), both) == [
        "breaking: \"b\" y: /y is read by \"a\" now"
      ])
  }

  @Test func `hundreds of routes that all change are compared`() throws {
    let services = Random.draws(125, atLeast: 25)
    func routes(_ texts: (Int) -> [String]) throws -> [RouteTable.Route] {
      try (0..<services).flatMap { service in
        try texts(service).enumerated().map {
          RouteTable.Route("r\(service)-\($0)", try Template("v1/s\(service)/\($1)"))
        }
      }
    }
    let old = try RouteTable(
      routes { _ in
        ["list", "{id:int}", "{id:int}/edit", "{name}", "items/{*path}", "a-{b}.{c}", "find?{q}", "({x})/y/z"]
      }, origins: [.path])
    let new = try RouteTable(
      routes { _ in
        [
          "lists", "{id:uint8}", "{id:int64}/edit", "{nick}", "items/{*rest}", "a-{b}.{d}", "find?{q=}",
          "({x:int})/y/z",
        ]
      }, origins: [.path])
    let changes = new.diff(from: old).changes
    let kinds = Dictionary(grouping: changes, by: \.kind).mapValues(\.count)
    #expect(kinds[.undecided] == nil)
    let isAll =
      kinds[.narrowed] == services && kinds[.moved] == 4 * services && kinds[.renamedParameter] == 3 * services
    #expect(isAll, "\(kinds)")
  }
}
