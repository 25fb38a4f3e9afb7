import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// Values of items, in a query and in a fragment, that are made of literals and parameters.
struct MixedValueTests {
  private static let near = "r near?ll={lat:double},{lon:double}"
  private static let keyed = "r x?key={app}:{id}"

  static let readings: [Reading] = [
    (near, "/near?ll=1,2", "r lat=1 lon=2"),
    (near, "/near?ll=1.50,-2", "r lat=1.5 lon=-2"),
    (near, "/near?z=3&ll=1,2", "r lat=1 lon=2 +z=3"),
    (near, "/near?ll=1%2C2", "r lat=1 lon=2"),
    (near, "/near?%6Cl=%31,2", "r lat=1 lon=2"),
    (near, "/near?ll=1", "badQuery"),
    (near, "/near?ll=1,", "badQuery"),
    (near, "/near?ll=,2", "badQuery"),
    (near, "/near?ll=", "badQuery"),
    (near, "/near?ll", "badQuery"),
    (near, "/near", "badQuery"),
    (near, "/near?ll=1,2,3", "badQuery"),
    (near, "/near?ll=1,2&ll=1,2", "badQuery"),
    ("r x?v=v{n:int}", "/x?v=v7", "r n=7"),
    ("r x?v=v{n:int}", "/x?v=7", "badQuery"),
    ("r x?v=v{n:int}", "/x?v=V7", "badQuery"),
    (keyed, "/x?key=a:b:c", "r app=a id=b:c"),
    (keyed, "/x?key=%26:%3D", "r app=& id=="),
    ("r x?k={a}-{b}&v=1", "/x?v=1&k=1-2", "r a=1 b=2"),
    ("r x?k={a}/{b}?", "/x?k=1/2?", "r a=1 b=2"),
    ("r x?k=%C3%A9{a}", "/x?k=%C3%A9b", "r a=b"),
    ("r x?k={:int}-{:int}", "/x?k=1-2", "r 1=1 2=2"),
    ("r x?k={a:bool}.{b:uint8}", "/x?k=TRUE.7", "r a=true b=7"),
    ("r x?k={a:bool}.{b:uint8}", "/x?k=true.256", "badQuery"),
  ]

  @Test(arguments: readings) func `the value of an item is parted by its literals`(reading: Reading) throws {
    try expect(reading)
  }

  static let optional: [Reading] = [
    ("r x?(k={a}-{b})", "/x", "r (0)"),
    ("r x?(k={a}-{b})", "/x?k=1-2", "r a=1 b=2 (1)"),
    ("r x?(k={a}-{b})", "/x?k=1", "r (0) !k=1"),
    ("r x?(k={a}-{b})", "/x?k=1-2&k=3-4", "r (0) !k=1-2 !k=3-4"),
    ("r x?(k={a:int}-{b}|q={q})", "/x?q=1", "r q=1 (1)"),
    ("r x?(k={a:int}-{b}|q={q})", "/x?q=1&k=1-2", "r a=1 b=2 (0) +q=1"),
    ("r x?(k={a:int}-{b}|q={q})", "/x?q=1&k=z-2", "r q=1 (1) +k=z-2"),
    ("r x?(k={a:int}-{b}|q={q})", "/x", "badQuery"),
  ]

  @Test(arguments: optional) func `the parameters of an optional value are all there, or none is`(
    reading: Reading
  ) throws {
    try expect(reading)
  }

  static let fragments: [Reading] = [
    ("r x#t={m:int}:{s:int}", "/x#t=1:30", "r m=1 s=30"),
    ("r x#t={m:int}:{s:int}", "/x#u=2&t=1:30", "r m=1 s=30 +u=2"),
    ("r x#t={m:int}:{s:int}", "/x#t=1%3A30", "r m=1 s=30"),
    ("r x#t={m:int}:{s:int}", "/x#t=1", "notFound"),
    ("r x#/a?(t={m:int}:{s:int})", "/x#/a", "r (0)"),
    ("r x#/a?(t={m:int}:{s:int})", "/x#/a?t=1:30", "r m=1 s=30 (1)"),
    ("r x#/a?(t={m:int}:{s:int})", "/x#/a?t=1", "r (0) !t=1"),
  ]

  @Test(arguments: fragments) func `so is that of an item of a fragment`(reading: Reading) throws {
    try expect(reading)
  }

  static let rivals: [Reading] = [
    ("lit x?k=a-b, mix x?k=a-{b}, any x?{k}", "/x?k=a-b", "lit"),
    ("lit x?k=a-b, mix x?k=a-{b}, any x?{k}", "/x?k=a-c", "mix b=c"),
    ("lit x?k=a-b, mix x?k=a-{b}, any x?{k}", "/x?k=c", "any k=c"),
    ("set x?k={k:a-1|a-2}, mix x?k=a-{b}", "/x?k=a-1", "set k=a-1"),
    ("set x?k={k:a-1|a-2}, mix x?k=a-{b}", "/x?k=a-3", "mix b=3"),
    ("id x?k={k:int}, mix x?k=1{b}", "/x?k=12", "mix b=2"),
    ("id x?k={k:int}, mix x?k=1{b}", "/x?k=1", "id k=1"),
    ("long x?k=ab{b}, short x?k=a{b}", "/x?k=abc", "long b=c"),
    ("long x?k=ab{b}, short x?k=a{b}", "/x?k=ac", "short b=c"),
    ("one x?k={a}-{b}, two x?(k={c}-{d})", "/x?k=1-2", "one a=1 b=2"),
    ("one x?k={a}-{b}, two x?(k={c}-{d})", "/x", "two (0)"),
  ]

  @Test(arguments: rivals) func `a mixed value has the rank of a mixed segment`(reading: Reading) throws {
    try expect(reading)
  }

  static let printed: [(template: String, values: [String: Captured], link: String)] = [
    (near, ["lat": "1.50", "lon": "2"], "/near?ll=1.5,2"),
    (near, ["lat": "1"], "a value for \"lon\" is missing"),
    (keyed, ["app": "a", "id": "b:c"], "/x?key=a:b:c"),
    (keyed, ["app": "a&b", "id": "c=d é"], "/x?key=a%26b:c%3Dd%20%C3%A9"),
    (keyed, ["app": "", "id": "b"], "the value of \"app\" is empty, and no part of an item's value may be"),
    ("r x?(k={a}-{b})", [:], "/x"),
    ("r x?(k={a}-{b})", ["a": "1", "b": "2"], "/x?k=1-2"),
    ("r x?(k={a}-{b})", ["b": "2"], "a value for \"a\" is missing"),
    ("r x?(k={a}-{b}|q={q})", ["q": "1"], "/x?q=1"),
    ("r x?(k={a}-{b}|q={q})", ["a": "1", "b": "2"], "/x?k=1-2"),
    ("r x?(q={q}|k={a}-{b})", ["a": "1", "b": "2"], "/x?k=1-2"),
    ("r x?(k=a|q={a}-{b})", [:], "/x?k=a"),
    ("r x#t={m:int}:{s:int}&x=1", ["m": "1", "s": "30"], "/x#t=1:30&x=1"),
    ("r x?k={a}+{b}", ["a": "1", "b": "2"], "/x?k=1%2B2"),
  ]

  @Test(arguments: printed) func `what is printed reads back`(
    template: String, values: [String: Captured], link: String
  ) throws {
    let table = try table(template)
    do {
      let text = try table.print("r", values)
      #expect(text == link)
      #expect(try table.match(text).canonical == text)
    } catch let error as PrintError {
      #expect(error.description == link)
    }
  }

  @Test func `values that would be cut elsewhere are not printed`() throws {
    let table = try table("r x?key={app}-{id}")
    let error = #expect(throws: PrintError.self) { try table.print("r", ["app": "a-b", "id": "c"]) }
    #expect(error?.kind == .notFound)
  }

  static let texts: [(text: String, canonical: String)] = [
    ("near?ll={lat:double},{lon:double}", "near?ll={lat:double},{lon:double}"),
    ("x?(k={a}-{b}|q={q})", "x?(k={a}-{b}|{q})"),
    ("x?k=%3Aa{b}", "x?k=%3Aa{b}"),
    ("x?k={k}:int", "x?k={k}:int"),
    ("x?k={:int}x", "x?k={:int}x"),
    ("x?k=a+{b}", "x?k=a%2B{b}"),
    ("x?k={a}%26{b}", "x?k={a}%26{b}"),
    ("x?k={a:b|c}/{d}?", "x?k={a:b|c}/{d}?"),
    ("x#k={a}/{b}", "x#k={a}/{b}"),
    ("x#/p?k={a}.{b}&(l=v{c:int})", "x#/p?k={a}.{b}&(l=v{c:int})"),
  ]

  @Test(arguments: texts) func `a template with a mixed value prints its canonical text`(
    text: String, canonical: String
  ) throws {
    let template = try Template(text)
    #expect(template.description == canonical)
    #expect(try Template(canonical) == template)
  }

  static let faults: [(text: String, message: String, code: Int)] = [
    ("a?k={b}{c}", "two parameters side by side cannot be told apart: put a literal between them (at byte 7)", 0112),
    (
      "a?k={b}-{c=1}", "a parameter that is only part of a segment or of a value cannot have a default (at byte 4)",
      0122
    ),
    (
      "a?k={b}-{c:[int]}",
      "an array or a URL is a whole value, and no part of one: give it a key of its own (at byte 4)",
      0190
    ),
    (
      "a?k=x{c:url}", "an array or a URL is a whole value, and no part of one: give it a key of its own (at byte 4)",
      0190
    ),
    (
      "a?{b}-{c}", "a value of several parts needs a key of its own: write key={b} and the other parts (at byte 2)",
      0117
    ),
    (
      "a?{b}{c}", "a value of several parts needs a key of its own: write key={b} and the other parts (at byte 2)", 0117
    ),
    ("a?k={b}-{b}", "the name \"b\" is used twice (at byte 9)", 0118),
    ("a?k={b}(c)", "expected the end of the template, not \"(\" (at byte 7)", 0101),
  ]

  @Test(arguments: faults) func `what no mixed value can be is told with its place`(
    text: String, message: String, code: Int
  ) {
    let error = #expect(throws: TemplateError.self) { try Template(text) }
    #expect(error?.description == message)
    #expect(error?.code.number == code)
    #expect(error?.respelling == nil)
  }

  static let relations: [RelationCase] = [
    RelationCase("x?k={a}-{b}", "x?k={a}-{b:int}", "wider"), RelationCase("x?k=a{b}", "x?k={b}z", "crossing"),
    RelationCase("x?k=a{b}", "x?k=b{b}", "disjoint"), RelationCase("x?k={a:int}", "x?k=v{b}", "disjoint"),
    RelationCase("x?k={a:int}.{b:int}", "x?{k:double}", "crossing"), RelationCase("x?k=a{b}", "x?{k}", "narrower"),
    RelationCase("x?(k=a{b})", "x?k=a{b}", "wider"), RelationCase("x#k=a{b}", "x#k={b}z", "crossing"),
  ]

  @Test(arguments: relations) func `mixed values are compared as mixed segments are`(row: RelationCase) throws {
    let (first, second) = (try Template(row.first), try Template(row.second))
    let relation = first.relation(to: second)
    #expect("\(relation.kind)" == row.relation, "\(relation)")
    #expect(try witnessFault(relation, first, second) == nil)
  }

  @Test func `a value that can be cut in two ways is reported`() throws {
    let findings = try table("r x?key={app}-{id}").check()
    #expect(findings.map(\.message) == ["\"r\" reads /x?key=a--a in two ways: app=a, id=-a, or app=a-, id=a"])
  }

  @Test func `explain tells what a value is made of, and keeps what reads`() throws {
    let explanation = try table(Self.near).explain("/near?ll=1;2")
    #expect("\(explanation)".contains(#"query item "ll": expected "{lat:double},{lon:double}", found "1;2""#))
    #expect("\(explanation)".contains("/near?ll=1.5,1.5"))
  }
}
