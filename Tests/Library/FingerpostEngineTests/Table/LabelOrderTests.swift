import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

private let uuid = "01234567-89ab-cdef-0123-456789abcdef"

/// Every label that reads a segment, from the most specific to the least.
private let labels = [
  "1", "{x:1|}", "{x:0|1}", "{x:1|2}", "{x:0|1|2}", "v{x}.json", "{x}.json", "v{x}", "{x:uuid}", "{x:datetime}",
  "{x:date}", "{x:ipv4}", "{x:bool}", "{x:uint8}", "{x:int8}", "{x:uint16}", "{x:int16}", "{x:uint32}", "{x:int32}",
  "{x:uint}", "{x:int}", "{x:double}", "{x:aa}", "{x:bb}", "{x}", "*", "{*x}",
]

private let custom = [CustomType("bb") { $0 }, CustomType("aa") { $0 }]

struct LabelOrderTests {
  /// Two templates that both read a text, the better one first.
  static let pairs: [(String, String, String)] = [
    ("a", "{x:a|}", "/a"),
    ("a", "{x:a|b}", "/a"),
    ("a", "{x}", "/a"),
    ("a.b", "{x}.b", "/a.b"),
    // Sets: fewer members, then members in byte order.
    ("{x:a|}", "{x:a|b}", "/a"),
    ("{x:y|z}", "{x:a|b|z}", "/z"),
    ("{x:a|b}", "{x:a|c}", "/a"),
    ("{x:B|a}", "{x:a|b}", "/a"),
    ("{x:a|b}", "{x:b|c}", "/b"),
    ("{x:1|10}", "{x:1|9}", "/1"),
    ("{x:a|z}", "{x:a|%C3%A9}", "/a"),
    ("{x:a|b|c|d.e}", "{x}.e", "/d.e"),
    // Mixed: more literal bytes, longer prefix, literal bytes, parameter types.
    ("{x}.json", "{x}.{y}", "/a.json"),
    ("{x}.json", "v{x}", "/v.json"),
    ("{x}%C3%A9", "a{x}", "/ab%C3%A9"),
    ("ab{x}", "a{x}b", "/abcb"),
    ("a{x}b", "{x}ab", "/aaab"),
    ("{x}a{y}", "{x}b{y}", "/1a2b3"),
    ("a{x}b{y}", "a{x}c{y}", "/a1b2c3"),
    ("{x:int}.b", "{x}.b", "/5.b"),
    ("{x:bool}.b", "{x:int}.b", "/1.b"),
    ("{x:int}.{y}", "{x}.{y:int}", "/5.5"),
    ("{x}.{y:int}", "{x}.{y}", "/5.5"),
    ("{x:a|}.b", "{x}.b", "/a.b"),
    ("{x}-{y}", "{x:uuid}", "/\(uuid)"),
    ("{x}T{y}", "{x:datetime}", "/2026-11-20T00:00:00Z"),
    ("{x}-{y}", "{x:date}", "/2026-11-20"),
    ("{x}.{y}", "{x:double}", "/1.5"),
    // Types.
    ("{x:uuid}", "{x}", "/\(uuid)"),
    ("{x:datetime}", "{x}", "/2026-11-20T00:00:00Z"),
    ("{x:date}", "{x}", "/2026-11-20"),
    ("{x:bool}", "{x:uint8}", "/1"),
    ("{x:uint8}", "{x:int8}", "/1"),
    ("{x:int8}", "{x:uint16}", "/1"),
    ("{x:uint16}", "{x:int16}", "/1"),
    ("{x:int16}", "{x:uint32}", "/1"),
    ("{x:uint32}", "{x:int32}", "/1"),
    ("{x:int32}", "{x:uint}", "/1"),
    ("{x:uint}", "{x:int}", "/1"),
    ("{x:int}", "{x:double}", "/1"),
    ("{x:double}", "{x:aa}", "/1"),
    ("{x:aa}", "{x:bb}", "/1"),
    ("{x:bb}", "{x}", "/1"),
    ("{x}", "*", "/1"),
    ("*", "{*x}", "/1"),
    // Position decides first.
    ("{x:int}/{y}", "{x}/y", "/5/y"),
    ("x/{y}", "{x}/y", "/x/y"),
    ("a/*", "{x}/b", "/a/b"),
    ("{x}/*", "*/b", "/a/b"),
    ("*/b", "{*x}", "/a/b"),
    ("a/({x:int}|b)/c", "a/{x}/c", "/a/b/c"),
    ("a/(b)/c", "a/{x}/(c)", "/a/b/c"),
    ("({x})/b/c", "*/c", "/a/b/c"),
  ]

  @Test(arguments: pairs)
  func `the better label wins, in whatever order routes come`(better: String, worse: String, text: String) throws {
    for list in ["better \(better), worse \(worse)", "worse \(worse), better \(better)"] {
      let table = try table(list, ["/"], RouteTable.Options(types: custom))
      #expect(try table.match(text).route.name == "better")
      let order = table.bySpecificity.map { table.routes[$0].name }
      #expect(order == ["better", "worse"])
    }
  }

  @Test func `all labels stand in one strict total order`() throws {
    let lines = labels.enumerated().map { "r\($0.offset) \($0.element)" }
    for lines in [lines, lines.reversed()] {
      let table = try table(lines.joined(separator: "\n"), ["/"], RouteTable.Options(types: custom))
      #expect(table.bySpecificity.map { table.routes[$0].template.description } == labels)
    }
  }

  @Test func `routes with equal labels stand in the order of precedence`() throws {
    let lines = [
      "a x?{q}&{r}", "b x?k=v", "c x?({k}|{l})", "d x?{q}", "e x#top", "f x#{f}", "g x(#{f})", "h POST x", "i (x|y)",
      "j x", "k x?({q})", "l x/y", "m x/(y)",
    ]
    for lines in [lines, lines.reversed()] {
      let table = try table(lines.joined(separator: "\n"))
      #expect(table.bySpecificity.map { table.routes[$0].name }.joined() == "abcdefghijklm")
    }
  }

  static let within: [(ParameterType?, String, String)] = [
    (.integer(.int), "{x:uint}", "{x:int}"), (.bool, "{x:ipv4}", "{x:bool}"),
    (.ipv4, "{x:date}", "{x:ipv4}"), (.double, "{x:int}", "{x:double}"),
    (.integer(.uint8), "{x:bool}", "{x:uint8}"), (.string, "{x:double}", "{x}"), (nil, "{x:double}", "{x}"),
    (.uuid, "v{x}", "{x:uuid}"), (.dateTime, "{x:uuid}", "{x:datetime}"), (.date, "{x:datetime}", "{x:date}"),
  ]

  @Test(arguments: within)
  func `a custom type stands just before the type that it is within`(
    type: ParameterType?, before: String, after: String
  ) throws {
    let options = RouteTable.Options(types: [CustomType("own", within: type) { $0 }])
    let table = try table("c \(after), b {x:own}, a \(before)", ["/"], options)
    #expect(table.bySpecificity.map { table.routes[$0].name } == ["a", "b", "c"])
  }

  @Test func `custom types within one type go by name`() throws {
    let types = [CustomType("b", within: .integer(.int)) { $0 }, CustomType("a", within: .integer(.int)) { $0 }]
    let table = try table("n {x:int}, b {x:b}, a {x:a}, s {x}", ["/"], RouteTable.Options(types: types))
    #expect(table.bySpecificity.map { table.routes[$0].name } == ["a", "b", "n", "s"])
    #expect(table.outcome("/5") == "a x=5")
  }
}
