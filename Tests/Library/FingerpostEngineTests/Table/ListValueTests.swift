import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// Lists within one value: `{ids:[int],}`, in an item and as a segment.
struct ListValueTests {
  static let items: [Reading] = [
    ("r x?{ids:[int],}", "/x?ids=1,2,3", "r ids=[1 2 3]"),
    ("r x?{ids:[int],}", "/x?ids=1", "r ids=[1]"),
    ("r x?{ids:[int],}", "/x?ids=1%2C2,3", "r ids=[1 2 3]"),
    ("r x?{ids:[int],}", "/x", "r ids=[]"),
    ("r x?{ids:[int],}", "/x?ids=", "r ids=[] !ids="),
    ("r x?{ids:[int],}", "/x?ids=1,x", "r ids=[] !ids=1,x"),
    ("r x?{ids:[int],}", "/x?ids=1,,2", "r ids=[] !ids=1,,2"),
    ("r x?{ids:[int],}", "/x?ids=1&ids=2", "badQuery"),
    ("r x?{ids:[int],}&{k}", "/x?k=a&ids=1,2", "r ids=[1 2] k=a"),
    ("r x?{ids:[int];}", "/x?ids=1;2", "r ids=[1 2]"),
    ("r x?{ids:[int]|}", "/x?ids=1%7C2", "r ids=[1 2]"),
    ("r x?{ids:[int]|}", "/x?ids=1|2", "r ids=[1 2]"),
    ("r x?{ids:[int]:}", "/x?ids=1:2", "r ids=[1 2]"),
    ("r x?{on:[bool],}", "/x?on=TRUE,0", "r on=[true false]"),
    ("r x?{s:[new|top],}", "/x?s=top,new", "r s=[top new]"),
    ("r x?{s:[new|top],}", "/x?s=top%2cnew", "r s=[top new]"),
    ("r x?{t:[string],}", "/x?t=a,b", "r t=[a b]"),
    ("r x?{t:[string],}", "/x?t=a%2Cb,c", "r t=[a,b c]"),
    ("r x?{t:[string],}", "/x?t=a%20b%2C,%2C%2C", "r t=[a b, ,,]"),
    ("r x?{t:[string],}", "/x?t=", "r t=[]"),
    ("r x?{t:[string],}", "/x?t=a,,b", "r t=[a  b]"),
    ("r x?{t:[string]|}", "/x?t=a%7Cb", "r t=[a b]"),
    ("r x?{t:[string],=a,b}", "/x", "r t=[a b]"),
    ("r x?{t:[string],=a,b}", "/x?t=c", "r t=[c]"),
    ("r x?{t:[int],=1,2}", "/x?t=z", "r t=[1 2] !t=z"),
    ("r x#/p?{t:[string],}", "/x#/p?t=a%2Cb,c", "r t=[a,b c]"),
    ("r x#t={t:[string],}", "/x#t=a%2Cb,c", "r t=[a,b c]"),
    ("r x#/p/{t:[string],}", "/x#/p/a%2Cb,c", "r t=[a,b c]"),
  ]

  @Test(arguments: items) func `the value of an item is cut at its separators`(reading: Reading) throws {
    try expect(reading)
  }

  static let segments: [Reading] = [
    ("r compare/{ids:[int],}", "/compare/1,2,3", "r ids=[1 2 3]"),
    ("r compare/{ids:[int],}", "/compare/1%2C2", "r ids=[1 2]"),
    ("r compare/{ids:[int],}", "/compare/1,", "notFound"),
    ("r compare/{ids:[int],}", "/compare/x", "notFound"),
    ("r compare/{ids:[int],}", "/compare", "notFound"),
    ("r compare/{t:[string],}/x", "/compare/a%2Cb,c/x", "r t=[a,b c]"),
    ("r compare/{t:[string],}/x", "/compare/a,,c/x", "notFound"),
    ("r a/({t:[int],})/{b}", "/a/1,2/c", "r t=[1 2] b=c (1)"),
    ("r a/({t:[int],=1,2})", "/a", "r t=[1 2] (0)"),
    ("r a/({t:[int],=1,2})", "/a/3,4", "r t=[3 4] (1)"),
    ("id x/{i:int}, ids x/{l:[int],}, any x/{s}", "/x/1", "id i=1"),
    ("id x/{i:int}, ids x/{l:[int],}, any x/{s}", "/x/1,2", "ids l=[1 2]"),
    ("id x/{i:int}, ids x/{l:[int],}, any x/{s}", "/x/1,a", "any s=1,a"),
    ("any x/{s}, all x/{t:[string],}", "/x/a,b", "any s=a,b"),
  ]

  @Test(arguments: segments) func `a segment is cut as an item is, and no element is empty`(reading: Reading) throws {
    try expect(reading)
  }

  static let printed: [(String, [String: Captured], String)] = [
    ("r x?{ids:[int],}", ["ids": ["3", "1"]], "/x?ids=3,1"),
    ("r x?{ids:[int],}", ["ids": []], "/x"),
    ("r x?{ids:[int],}", [:], "/x"),
    ("r x?{ids:[int]|}", ["ids": ["1", "2"]], "/x?ids=1%7C2"),
    ("r x?{ids:[int];}", ["ids": ["1", "2"]], "/x?ids=1;2"),
    ("r x?{ids:[int]:}", ["ids": ["1", "2"]], "/x?ids=1:2"),
    ("r x?{t:[string],}", ["t": ["a,b", "c d"]], "/x?t=a%2Cb,c%20d"),
    ("r x?{t:[string],}", ["t": [""]], "/x?t="),
    ("r x?{t:[string],=a,b}", ["t": ["a", "b"]], "/x"),
    ("r x?{t:[string],=a,b}", ["t": ["b"]], "/x?t=b"),
    ("r x/{t:[string];}", ["t": ["a;b", "c,d"]], "/x/a%3Bb;c,d"),
    ("r x/{t:[double],}", ["t": ["1.50", "2"]], "/x/1.5,2"),
    ("r x#/p?{t:[string],}", ["t": ["a,b", "c"]], "/x#/p?t=a%2Cb,c"),
    ("r x/({t:[int],=1,2})", ["t": ["1", "2"]], "/x"),
    ("r x/({t:[int],=1,2})", ["t": ["3"]], "/x/3"),
  ]

  @Test(arguments: printed) func `a list is printed, and reads back`(
    template: String, values: [String: Captured], link: String
  ) throws {
    let table = try table(template)
    let text = try table.print("r", values)
    #expect(text == link)
    #expect(try table.match(text).isCanonical)
  }

  static let unprintable: [(String, [String: Captured])] = [
    ("r x?{t:[string]|}", ["t": ["a|b"]]), ("r x?{t:[int],}", ["t": ["a"]]), ("r x?{t:[int],}", ["t": "1"]),
    ("r x/{t:[string],}", ["t": []]), ("r x/{t:[string],}", ["t": ["a", ""]]), ("r x/{t:[string],}", [:]),
    ("r x?{t:[string],=a}", ["t": []]),
  ]

  @Test(arguments: unprintable) func `what would not read back is not printed`(
    template: String, values: [String: Captured]
  ) throws {
    let table = try table(template)
    #expect(throws: PrintError.self) { try table.print("r", values) }
  }

  @Test func `an escaped separator that separates is not canonical`() throws {
    let table = try table("r x?{ids:[int],}&{t:[string]|}")
    #expect(try table.match("/x?ids=1%2C2").canonical == "/x?ids=1,2")
    #expect(try table.match("/x?t=a|b").canonical == "/x?t=a%7Cb")
    #expect(try table.match("/x?t=a%7Cb").isCanonical)
  }

  @Test func `compact text cuts segments first`() throws {
    let table = try table("r x/{t:[string],}", [":"])
    #expect(table.outcome("x:a,b") == "r t=[a b]")
    #expect(try table.print("r", ["t": ["a", "b"]]) == "x:a,b")
    #expect(throws: PrintError.self) { try table.print("r", ["t": ["a,b"]]) }
  }

  @Test func `a long list, and a long link with escapes, are read`() throws {
    let table = try table("r x?{t:[string],}")
    let texts = (0..<200).map { "a,\($0)" }
    let link = try table.print("r", ["t": .list(texts)])
    #expect(link.utf8.count > 1000)
    #expect(try table.match(link).captures.values == [.list(texts)])
  }

  static let texts: [(text: String, canonical: String)] = [
    ("x?{ids:[int],}", "x?{ids:[int],}"), ("x?ids={:[int],}", "x?ids={:[int],}"),
    ("x/{ids:[int];}", "x/{ids:[int];}"), ("x?{s:[b|a]|}", "x?{s:[a|b]|}"),
    ("x?{s:[b|a],=b,a}", "x?{s:[a|b],=b,a}"), ("x?{t:[string]:=a%2Cb,c}", "x?{t:[string]:=a%2Cb,c}"),
    ("x/({ids:[int],=1,2})", "x/({ids:[int],=1,2})"), ("x#/p/{t:[string],}", "x#/p/{t:[string],}"),
    ("x?{t:[slug],}", "x?{t:[slug],}"),
  ]

  @Test(arguments: texts) func `a template with a list prints its canonical text`(
    text: String, canonical: String
  ) throws {
    let template = try Template(text)
    #expect(template.description == canonical)
    #expect(try Template(canonical) == template)
  }

  static let faults: [(text: String, message: String, code: Int)] = [
    (
      "a?{b:[x%2Cy|z],}",
      "a value of type x%2Cy|z may hold \",\", which would separate it: write \";\" behind the bracket (at byte 5)",
      0191
    ),
    (
      "a/{b:[datetime]:}",
      "a value of type datetime may hold \":\", which would separate it: write \",\" behind the bracket (at byte 5)",
      0191
    ),
    (
      "a?{b:[url],}", "an array or a URL is a whole value, and no part of one: give it a key of its own (at byte 3)",
      0190
    ),
    ("a?({b:[int],})", "an array needs no parentheses: a missing key is an empty array (at byte 2)", 0116),
    ("a#{b:[int],}", "a fragment cannot be a list: write it as an item, as in #ids={ids:[int],} (at byte 3)", 0114),
    (
      "a?k={b:[int],}-{c}",
      "an array or a URL is a whole value, and no part of one: give it a key of its own (at byte 4)", 0190
    ),
    ("a?{b:[int],=x}", "the default does not read as int (at byte 12)", 0124),
  ]

  @Test(arguments: faults) func `what no list can be is told with its place`(text: String, message: String, code: Int) {
    let error = #expect(throws: TemplateError.self) { try Template(text) }
    #expect(error?.description == message)
    #expect(error?.code.number == code)
  }

  static let relations: [RelationCase] = [
    RelationCase("x/{a:[int],}", "x/{b:int}", "wider: /x/2; only the first: /x/0,0"),
    RelationCase("x/{a:[int],}", "x/{b:[string],}", "narrower: /x/2; only the second: /x/some-text"),
    RelationCase("x/{a:[int],}", "x/{b:[int];}", "crossing: /x/2; only the first: /x/0,0; only the second: /x/0;0"),
    RelationCase("x/{a:[a|b],}", "x/{b:a|b|c}", "crossing: /x/a; only the first: /x/a,a; only the second: /x/c"),
    RelationCase("x/{a:[int],}", "x/{b}-{c}", "crossing"), RelationCase("x/{a:[int],}", "x/v{b}", "disjoint"),
  ]

  @Test(arguments: relations) func `lists are compared with other labels`(row: RelationCase) throws {
    let (first, second) = (try Template(row.first), try Template(row.second))
    let relation = first.relation(to: second)
    #expect(row.relation.hasPrefix("\(relation.kind)"), "\(relation)")
    #expect(try witnessFault(relation, first, second) == nil)
  }

  @Test func `explain tells what a list is made of`() throws {
    let explanation = try table("r x/{ids:[int],}").explain("/x/1,b")
    #expect("\(explanation)".contains(#"expected "{ids:[int],}", found "1,b""#))
  }
}
