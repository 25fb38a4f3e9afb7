import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

struct TemplateNameTests {
  static let twice: [BrokenTemplate] = [
    ("{a}/{a}", 5, "the name \"a\" is used twice"),
    ("{a}/x/{a:int}", 7, "the name \"a\" is used twice"),
    ("{a}-{a}", 5, "the name \"a\" is used twice"),
    ("{a}/{*a}", 6, "the name \"a\" is used twice"),
    ("{*a}/{a}", 6, "the name \"a\" is used twice"),
    ("{*a}/{*a}", 7, "the name \"a\" is used twice"),
    ("{a}/{a}/{ab}", 5, "the name \"a\" is used twice"),
    ("{ab}/{a}/x/{a}", 12, "the name \"a\" is used twice"),
    ("{a}/(x/{a})", 8, "the name \"a\" is used twice"),
    ("({a}|b)/{a}", 9, "the name \"a\" is used twice"),
    ("({a}/{a}|b)", 6, "the name \"a\" is used twice"),
    ("{a}?k={a}", 7, "the name \"a\" is used twice"),
    ("{a}?{a}", 5, "the name \"a\" is used twice"),
    ("({a}?k={a}|b)", 8, "the name \"a\" is used twice"),
    ("x?{a}#{a}", 7, "the name \"a\" is used twice"),
    ("{a}#{a}", 5, "the name \"a\" is used twice"),
    ("x?j={a}&k={a}", 11, "the name \"a\" is used twice"),
    ("x?({a}|k={b})&l={a}", 17, "the name \"a\" is used twice"),
    ("x?k=1&k=2", 6, "the query key \"k\" is used twice"),
    ("x?k=1&{k}", 6, "the query key \"k\" is used twice"),
    ("x?{k}&k={b}", 6, "the query key \"k\" is used twice"),
    ("x?(k=1)&k=2", 8, "the query key \"k\" is used twice"),
    ("x?(k=1|j=2)&j=3", 12, "the query key \"j\" is used twice"),
    ("(x?k=1)?k=2", 8, "the query key \"k\" is used twice"),
    ("(x?k=1|y)?%6B=2", 10, "the query key \"k\" is used twice"),
  ]

  @Test(arguments: twice) func `a name or a key used twice is refused where it comes again`(broken: BrokenTemplate) {
    expectError(broken)
  }

  @Test(arguments: [
    "({a}|x/{a:int})", "({a}/({b}|{b}/x)|{a}/{b})", "(x?{a}|y?{a})", "(x?k=1|y?k=2)", "x?(k=1|k=2)", "x?({a}|k={a})",
    "x?({a}|{a:int})", ":int/:int", ":int/{a}/:int", "{a}/{A}", "x?k=1&K=2", "x?\u{E9}=1&e\u{301}=2",
    "{a}?b={c}&c={b}",
  ])
  func `branches may share names and keys, of which one is read`(text: String) throws {
    #expect(try Template(text).description == text)
  }
}
