import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

private let unnamedKey = "a query parameter needs a key: write key=:type, or give it a name"
private let arrayIsOptional = "an array needs no parentheses: a missing key is an empty array"

struct TemplateQueryErrorTests {
  static let items: [BrokenTemplate] = [
    ("a?", 2, "expected a query key or a parameter, not the end"),
    ("a?&b=1", 2, "expected a query key or a parameter, not \"&\""),
    ("a?b=1&", 6, "expected a query key or a parameter, not the end"),
    ("a?=1", 2, "expected a query key or a parameter, not \"=\""),
    ("a?#b", 2, "expected a query key or a parameter, not \"#\""),
    ("a?()", 3, "expected a query key or a parameter, not \")\""),
    ("a?(b=1|)", 7, "expected a query key or a parameter, not \")\""),
    ("a?b", 3, "expected \"=\" and a value, or {b}, not the end"),
    ("a?b&c=1", 3, "expected \"=\" and a value, or {b}, not \"&\""),
    ("a?(b=1", 6, "expected \"|\" or \")\", not the end"),
    ("a?(b=1&c=2)", 6, "expected \"|\" or \")\", not \"&\""),
    ("a?{b}{c}", 2, "a value of several parts needs a key of its own: write key={b} and the other parts"),
    ("a?b={c}(d", 7, "expected the end of the template, not \"(\""),
    ("a?b=1)", 5, "expected the end of the template, not \")\""),
    ("a?b=c=d", 5, noPart("\"=\"", "%3D")),
    ("a?:int", 2, unnamedKey),
    ("a?{:int}", 2, unnamedKey),
    ("a?(:int)", 3, unnamedKey),
    ("a?b=1&{:a|b}", 6, unnamedKey),
    ("a?({b:[int]})", 2, arrayIsOptional),
    ("a?(c=1|{b:[int]})", 2, arrayIsOptional),
    ("a?({b:[int]=1})", 2, arrayIsOptional),
    ("a?{b:[int]=1,x}", 13, "the default does not read as int"),
    ("a?{b:[int]=1,}", 13, "the default does not read as int"),
    ("a?({b=*})", 2, "a parameter with a default is optional already: drop the parentheses"),
    ("a?{b=*x}", 6, "expected \"}\", not \"x\""),
  ]

  @Test(arguments: items) func `a query item has a key and a value`(broken: BrokenTemplate) { expectError(broken) }

  static let fragments: [BrokenTemplate] = [
    ("a(#{b}", 6, "expected \")\", not the end"),
    ("a(#b", 4, "expected \")\", not the end"),
    ("a(#{b}|#{c})", 6, "expected \")\", not \"|\""),
    ("a(#{b:[int]})", 4, "an array is for repeated query keys; in a path write {*name}"),
    ("a(#{b=c})", 1, "a parameter with a default is optional already: drop the parentheses"),
    ("a#({b})", 2, "write an optional fragment as (#{name})"),
    ("a#(b)", 2, "write an optional fragment as (#{name})"),
    ("a//(#{b})", 2, "expected a segment, not \"/\""),
    ("a/(b(#{c}))", 4, "expected \"/\", \"|\" or \")\", not \"(\""),
    ("a?({b}(#{c}))", 6, "expected \"|\" or \")\", not \"(\""),
    ("a(#{b})#c", 7, "expected the end of the template, not \"#\""),
    ("a(#{b})?{c}", 7, "expected the end of the template, not \"?\""),
    ("a(#{b})(#{c})", 7, "expected the end of the template, not \"(\""),
    ("a/{b}(#{b})", 8, "the name \"b\" is used twice"),
  ]

  @Test(arguments: fragments) func `a fragment that may be left out stands in parentheses, at the end`(
    broken: BrokenTemplate
  ) {
    expectError(broken)
  }

  static let flags: [BrokenTemplate] = [
    ("a ", 2, "expected \"[\" and flags, not the end"),
    ("a b", 2, "expected \"[\" and flags, not \"b\""),
    ("get a", 4, "expected \"[\" and flags, not \"a\""),
    (
      "a [", 3,
      "unknown flag \"\"; known: web, origin=, case=ignore, internal, confirm, deprecated, gone, instead=, tag=, overlaps="
    ),
    (
      "a []", 3,
      "unknown flag \"\"; known: web, origin=, case=ignore, internal, confirm, deprecated, gone, instead=, tag=, overlaps="
    ),
    ("a [web", 6, "expected \",\" or \"]\", not the end"),
    ("a [web tag=x]", 7, "expected \",\" or \"]\", not \"t\""),
    ("a [web]x", 7, "expected the end of the template, not \"x\""),
    ("a [web] [web]", 7, "expected the end of the template, not a space"),
    ("a [tag]", 6, "expected \"=\" and a value, not \"]\""),
    ("a [overlaps, web]", 11, "expected \"=\" and a value, not \",\""),
    ("a [overlaps=*b]", 13, "expected \",\" or \"]\", not \"b\""),
    ("a [tag=*]", 7, "expected a value, not \"*\""),
    ("a [tag=]", 7, "expected a value, not \"]\""),
    ("a [deprecated=]", 14, "expected a value, not \"]\""),
    ("a [depracated]", 3, "unknown flag \"depracated\"; did you mean \"deprecated\"?"),
    ("a [Web]", 3, "unknown flag \"Web\"; did you mean \"web\"?"),
    ("a [tags=x]", 3, "unknown flag \"tags\"; did you mean \"tag\"?"),
    (
      "a [private]", 3,
      "unknown flag \"private\"; known: web, origin=, case=ignore, internal, confirm, deprecated, gone, instead=, tag=, overlaps="
    ),
    ("a [web, web]", 8, "the flag \"web\" is given twice"),
    ("a [deprecated=x, deprecated]", 17, "the flag \"deprecated\" is given twice"),
    ("a [gone=]", 8, "expected a value, not \"]\""),
    ("a [gone, gone=x]", 9, "the flag \"gone\" is given twice"),
    ("a [gone, instead]", 16, "expected \"=\" and a value, not \"]\""),
    ("a [gone, instead=b, instead=c]", 20, "the flag \"instead\" is given twice"),
    ("a [insted=b]", 3, "unknown flag \"insted\"; did you mean \"instead\"?"),
    (
      "a [gone, deprecated]", 9,
      "a route cannot be gone and deprecated: leave one of the two out"
    ),
    (
      "a [deprecated=x, web, gone=y]", 22,
      "a route cannot be gone and deprecated: leave one of the two out"
    ),
    ("a [internal, internal]", 13, "the flag \"internal\" is given twice"),
    ("a [internal=1]", 11, "expected \",\" or \"]\", not \"=\""),
    ("a [intern]", 3, "unknown flag \"intern\"; did you mean \"internal\"?"),
    (
      "a [confirm, web, internal]", 17,
      "a route cannot be internal and confirm: leave one of the two out"
    ),
    ("a [origin]", 9, "expected \"=\" and a value, not \"]\""),
    ("a [origin=]", 10, "expected a value, not \"]\""),
    ("a [orign=/]", 3, "unknown flag \"orign\"; did you mean \"origin\"?"),
    (
      "a [tag=b, origin=a.example]", 17,
      "\"a.example\" is not an origin: expected \"scheme://\", \"scheme:/\", \"scheme:\", \"https://host\", \"/\" or \":\""
    ),
    (
      "a [origin=https://[::1, web]", 10,
      "\"https://[::1, web]\" is not an origin: expected a host, which may begin with \"*.\" or \"{name}.\", "
        + "or be only \"*\" or \"{name}\", with or without a port from 0 to 65535, and no path"
    ),
    ("a [origin=/, origin=/]", 20, "the origin / is listed twice"),
    (
      "a [origin=https://a.example, web, origin=app://]", 29,
      "app:// is not a web origin, and the flag \"web\" allows only those: leave one of the two out"
    ),
    (
      "a [origin=:, web]", 13, ": is not a web origin, and the flag \"web\" allows only those: leave one of the two out"
    ),
    (
      "a [web, instead=b]", 8,
      "\"instead=\" is only for a gone route: write [gone=reason, instead=name]"
    ),
  ]

  @Test(arguments: flags) func `flags are known words`(broken: BrokenTemplate) { expectError(broken) }

  @Test func `a flag that takes no value is not suggested for itself`() {
    let error = #expect(throws: TemplateError.self) { try Template("a [web=1]") }
    #expect(error?.message.contains("did you mean \"web\"") == false)
  }
}
