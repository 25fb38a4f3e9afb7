import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

private let outside = "a default is allowed only in a query, a fragment or an optional group: write ({name:type=value})"
private let inGroup = """
  if one parameter of a group has a default, all need one, and the group must not contain groups, wildcards or a query
  """
private let optional = "a parameter with a default is optional already: drop the parentheses"

struct TemplateDefaultTests {
  static let misplaced: [BrokenTemplate] = [
    ("{a=1}", 2, outside),
    ("x/{a:int=1}", 8, outside),
    ("{a=1}.json", 2, outside),
    ("({a=1}|b)", 0, outside),
    ("x/(b|{a:int=1})", 2, outside),
    ("({a=1}/{b})", 0, inGroup),
    ("x/({a}/{b=1})", 2, inGroup),
    ("({a=1}/*)", 0, inGroup),
    ("({a=1}/{*b})", 0, inGroup),
    ("({a=1}/(b))", 0, inGroup),
    ("({a=1}/(b|c))", 0, inGroup),
    ("({a=1}?b=1)", 0, inGroup),
    ("({a=1}/{b}.json)", 0, inGroup),
    ("x?({a=1})", 2, optional),
    ("x?({a:int=1}|{b})", 2, optional),
    ("x?(k={a=})", 2, optional),
  ]

  @Test(arguments: misplaced) func `a default stands where something may be left out`(broken: BrokenTemplate) {
    expectError(broken)
  }

  static let unreadable: [BrokenTemplate] = [
    ("x?{a:int=}", 9, "the default does not read as int"),
    ("x?{a:int=01}", 9, "the default does not read as int"),
    ("x?{a:uint8=256}", 11, "the default does not read as uint8"),
    ("x?{a:bool=yes}", 10, "the default does not read as bool"),
    ("x?{a:double=1e3}", 12, "the default does not read as double"),
    ("x?{a:a|b=c}", 9, "the default does not read as a|b"),
    ("x?{a:date=2026-02-30}", 10, "the default does not read as date"),
    ("x?{a:uuid=1}", 10, "the default does not read as uuid"),
    ("x#{a:int=x}", 9, "the default does not read as int"),
    ("({a:int=x})", 8, "the default does not read as int"),
    ("({a=})", 4, "the default does not read as string"),
    ("({a=.})", 4, "the default does not read as string"),
    ("({a=%2E.})", 4, "the default does not read as string"),
    ("({a:slug=})", 9, "the default does not read as slug"),
  ]

  @Test(arguments: unreadable) func `a default reads as its type`(broken: BrokenTemplate) { expectError(broken) }

  static let defaults: [(String, [String?])] = [
    ("x?{a=}", [""]),
    ("x?{a=b%20c}", ["b c"]),
    ("x?{a:int=-5}&{b}", ["-5", nil]),
    ("x?{a:bool=0}", ["false"]),
    ("x?{a:double=1.0}", ["1"]),
    ("x?{a:uuid=01234567-89AB-CDEF-0123-456789ABCDEF}", ["01234567-89ab-cdef-0123-456789abcdef"]),
    ("x#{a=top}", ["top"]),
    ("({a=b}/x/{c:int=2})", ["b", "2"]),
    ("({a=%2F})", ["/"]),
    ("x?{a:slug=Hello}", ["Hello"]),
  ]

  @Test(arguments: defaults)
  func `a default is kept in the canonical spelling of its type`(text: String, defaults: [String?]) throws {
    #expect(try Template(text).parameters.map(\.defaultText) == defaults)
  }

  static let values: [(text: String, defaults: [Template.Default?], canonical: String?)] = [
    ("x?{a:[string]=b}", [.list(["b"])], nil),
    ("x?{a:[string]=b,c%2Cd,}&{e=1,2}", [.list(["b", "c,d", ""]), .text("1,2")], nil),
    ("x?{a:[int]=1,-5}", [.list(["1", "-5"])], nil),
    ("x?{a:[bool]=0,TRUE}", [.list(["false", "true"])], "x?{a:[bool]=false,true}"),
    ("x?k={a:[b|c]=c}", [.list(["c"])], nil),
    ("x?{a:[slug]=Hi,x%2A}", [.list(["Hi", "x*"])], nil),
    ("x?{a=*}&{b:int=*}&{c:[int]=*}#{d=*}", [.unknown, .unknown, .unknown, .unknown], nil),
    ("x?{a=%2A}", [.text("*")], nil),
    ("x/({a=*}/{b=c})", [.unknown, .text("c")], nil),
    ("x/({*a=b,c%2Fd})", [.list(["b", "c/d"])], "x/({*a=b,c/d})"),
    ("x/({*a=*})", [.unknown], nil),
  ]

  @Test(arguments: values) func `a list has a default, and a default may be unknown`(
    text: String, defaults: [Template.Default?], canonical: String?
  ) throws {
    let template = try Template(text)
    #expect(template.parameters.map(\.defaultValue) == defaults)
    #expect(template.description == canonical ?? text)
    #expect(try Template(template.description) == template)
  }

  static let misplacedInLists: [BrokenTemplate] = [
    ("x/{a=*}", 4, "a default is allowed only in a query, a fragment or an optional group: write ({name:type=value})"),
    ("x/{*a=b}", 5, "a default is allowed only in a query, a fragment or an optional group: write ({name:type=value})"),
    (
      "x/({*a=b}|c)", 2,
      "a default is allowed only in a query, a fragment or an optional group: write ({name:type=value})"
    ),
    ("x/({*a=b,})", 9, "the default does not read as string"),
    ("x/({*a=..})", 7, "the default does not read as string"),
    ("x?{a:[int]=1,b}", 13, "the default does not read as int"),
  ]

  @Test(arguments: misplacedInLists) func `a list's default reads, where one may stand`(broken: BrokenTemplate) {
    expectError(broken)
  }

  // What a table makes of them.

  static let links: [(template: String, link: String, values: [Captured], canonical: String)] = [
    ("x?{a:[string]=b,c}", "/x", [["b", "c"]], "/x"),
    ("x?{a:[string]=b,c}", "/x?a=b&a=c", [["b", "c"]], "/x"),
    ("x?{a:[string]=b,c}", "/x?a=c", [["c"]], "/x?a=c"),
    ("x?{a:[int]=1,2}", "/x?a=z", [["1", "2"]], "/x"), ("x?{a:[int]=1,2}", "/x?a=z&a=3", [["3"]], "/x?a=3"),
    ("x?{a:[bool]=0}&({b})", "/x?a=0", [["false"], .absent], "/x"),
    ("x?{a:int=*}", "/x", [.absent], "/x"), ("x?{a:int=*}", "/x?a=1", ["1"], "/x?a=1"),
    ("x?{a:[int]=*}", "/x", [[]], "/x"), ("x#{a=*}", "/x", [.absent], "/x"), ("x#{a=*}", "/x#b", ["b"], "/x#b"),
    ("x/({a=*}/{b=c})", "/x", [.absent, "c"], "/x"), ("x/({a=*}/{b=c})", "/x/1/c", ["1", "c"], "/x/1/c"),
    ("x/({*a=b})", "/x", [.absent], "/x"),
  ]

  @Test(arguments: links) func `a list that is left out is its default, and of an unknown one nothing is said`(
    template: String, link: String, values: [Captured], canonical: String
  ) throws {
    let table = try RouteTable([.init("x", Template(template))], origins: [.path])
    let match = try table.match(link)
    #expect(match.captures.values == values)
    #expect(match.canonical == canonical)
    #expect(try table.print(match.captures, route: 0) == canonical)
  }

  @Test func `an empty list has no link where absence means the default`() throws {
    let table = try RouteTable([.init("x", Template("x?{a:[string]=b}"))], origins: [.path])
    #expect(throws: PrintError.self) { try table.print("x", ["a": .list([])]) }
    #expect(try table.print("x", [:]) == "/x")
  }
}
