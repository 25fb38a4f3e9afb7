import Testing

@testable import FingerpostEngine

private let outside = "a default stands in a query, a fragment or an optional group: write ({name:type=value})"
private let inGroup = """
  where one parameter of a group has a default, all have one, and the group holds neither groups nor wildcards nor a query
  """
private let optional = "a default already makes it optional: drop the parentheses"

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
}
