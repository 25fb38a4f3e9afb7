import Testing

@testable import FingerpostEngine
@testable import FingerpostEngineTests

struct TemplateFragmentTests {
  static let fragments: [(text: String, canonical: String)] = [
    // A path has a slash or a question mark.
    ("/#/room/{id}?{via:[string]}", "/#/room/{id}?{via:[string]}"),
    ("#/room/{id}", "/#/room/{id}"),
    ("/#p/{number:int}", "/#p/{number:int}"),
    ("x#/", "x#/"),
    ("x#/@{user}", "x#/@{user}"),
    ("x#/a=b/c&d", "x#/a%3Db/c&d"),
    ("x#a%3Db/c", "x#a%3Db/c"),
    ("x#a&b/c=d", "x#a&b/c%3Dd"),
    ("x#?k={v}", "x#?k={v}"),
    ("x#?{k}", "x#?{k}"),
    ("x#/?({k})&{l=a}", "x#/?({k})&{l=a}"),
    ("x#a?k=/b", "x#a?k=/b"),
    ("x#/:int/:string", "x#/:int/:string"),
    ("x#:int/%3Aa", "x#:int/%3Aa"),
    ("x#/a%2Fb/%23", "x#/a%2Fb/%23"),
    ("x#/{a}.{b}", "x#/{a}.{b}"),
    ("x#/{s:b/c|a}", "x#/{s:a|b/c}"),
    ("x?{k}#/a?k={l}", "x?{k}#/a?k={l}"),
    ("x#/a [web]", "x#/a [web]"),
    // Items have a "=" each.
    ("pair#channel_id={id}&channel_key={key}&v=2", "pair#channel_id={id}&channel_key={key}&v=2"),
    ("x#k={k}", "x#k={k}"),
    ("x#k=:int", "x#k=:int"),
    ("x#k=v", "x#k=v"),
    ("x#k=/a?b", "x#k=/a?b"),
    ("x#k={v=a/b}", "x#k={v=a/b}"),
    ("x#k={v:[int]}&(l={m:int})", "x#k={v:[int]}&(l={m:int})"),
    ("x#(k={v})", "x#(k={v})"),
    ("x#%2Fk={v}&a%3Fb=c", "x#%2Fk={v}&a%3Fb=c"),
    ("x#k={v}&a/b?=c", "x#k={v}&a%2Fb%3F=c"),
    // One text has neither.
    ("x#@{user}", "x#@{user}"),
    ("x#{a}-{b:int}", "x#{a}-{b:int}"),
    ("x#a&{b}", "x#a&{b}"),
    ("x(#@{user})", "x(#@{user})"),
    ("x#a%2Fb%3Fc%3Dd", "x#a%2Fb%3Fc%3Dd"),
    ("x#{a:b/c|d?e}", "x#{a:b/c|d?e}"),
    ("x#{a=b/c?d=e}", "x#{a=b/c?d=e}"),
  ]

  @Test(arguments: fragments)
  func `a fragment is written canonically, and reads back equal`(text: String, canonical: String) throws {
    let template = try Template(text)
    #expect(template.description == canonical)
    #expect(try Template(canonical) == template)
    #expect(try Template(canonical).description == canonical)
  }

  private static let wildcard =
    "a fragment cannot have wildcards: name each segment, or capture the whole fragment as {name}; write a lone \"*\" as \"%2A\""
  private static let group =
    "a fragment cannot have groups of segments or alternatives: write a route for each; one item may be left out, as in ?({key})"
  private static let inGroup =
    "a fragment with segments or items cannot be in a group: write one route with it and one without; in a literal, "
    + "\"/\" is written \"%2F\", \"?\" \"%3F\" and \"=\" \"%3D\""

  static let broken: [BrokenTemplate] = [
    ("x#/a/*", 5, wildcard),
    ("x#/{*a}", 3, wildcard),
    ("x#{*a}", 2, wildcard),
    ("x#/a*", 4, "\"*\" must be escaped in a literal; write \"%2A\""),
    ("x#/(a)", 3, group),
    ("x#/a/(b/c)", 5, group),
    ("x#/a|b", 4, group),
    ("x#/a?({b}|{c})", 5, group),
    ("x#k=a&(l={b}|m={c})", 6, group),
    ("x(#/a)", 1, inGroup),
    ("x(#k=v)", 1, inGroup),
    ("x(#a?b)", 1, inGroup),
    ("x#({b})", 2, "write an optional fragment as (#{name})"),
    ("x#//a", 3, "expected a segment, not \"/\""),
    ("x#/a/", 5, "expected a segment, not the end"),
    ("x#/a?", 5, "expected a query key or a parameter, not the end"),
    ("x#/a?k", 6, "expected \"=\" and a value, or {k}, not the end"),
    ("x#k={v}&{w}", 8, "expected a key and \"=\", which each item of such a fragment needs, not \"{\""),
    ("x#k={v}&w", 9, "expected \"=\" and a value, not the end"),
    ("x#={v}", 2, "expected a key and \"=\", which each item of such a fragment needs, not \"=\""),
    ("x#/{a}{b}", 6, "two parameters side by side cannot be told apart: put a literal between them"),
    ("x#{a}{b}", 5, "two parameters side by side cannot be told apart: put a literal between them"),
    ("x#/{a=b}", 5, "a segment of a fragment cannot have a default: an item may have one, as in ?{name:type=value}"),
    ("x#a{b=c}", 2, "a parameter that is only part of a segment or of a value cannot have a default"),
    ("x#/{a:[int]}", 4, "an array is for repeated keys: write it as an item, ?{name:[type]}"),
    ("x#/a?{a}&{a}", 10, "the name \"a\" is used twice"),
    ("x#/a?k=1&k=2", 9, "the query key \"k\" is used twice"),
    ("x#k=1&k=2", 6, "the query key \"k\" is used twice"),
    ("x/{a}#/{a}", 8, "the name \"a\" is used twice"),
    ("x#/a#b", 4, "\"#\" must be escaped in a literal; write \"%23\""),
    ("x#/..", 3, "no link can hold this literal: \".\", \"..\", NUL, CR and LF are refused"),
    ("x#a b", 4, "expected \"[\" and flags, not \"b\""),
    ("x#/a\"", 4, "\"\"\" must be escaped in a literal; write \"%22\""),
  ]

  @Test(arguments: broken) func `what a fragment cannot be has a place and a fix`(broken: BrokenTemplate) {
    expectError(broken)
  }

  @Test(arguments: [
    ("deep-link?{url:/settings/newTab|/settings/fxa}", "deep-link?{url:/settings/fxa|/settings/newTab}"),
    ("x?k={:a/b|c?d}", "x?k={:a/b|c?d}"),
    ("x?{k:[a/b|c]}", "x?{k:[a/b|c]}"),
    ("x?k=/a/b?c", "x?k=/a/b?c"),
    ("x?({k:/a|})", "x?({k:/a|})"),
    ("x/({y})?{k:/a|/b}", "x/({y})?{k:/a|/b}"),
    ("(x?{k:/a|/b}|y)", "(x?{k:/a|/b}|y)"),
    ("x/{k:a%2Fb|c%3Fd}", "x/{k:a%2Fb|c%3Fd}"),
    ("x/{k:a%2Fb|c}?{l:a%2Fb|c}", "x/{k:a%2Fb|c}?{l:a/b|c}"),
  ])
  func `a slash in a set stands for itself behind the path`(text: String, canonical: String) throws {
    #expect(try Template(text).description == canonical)
    #expect(try Template(canonical) == Template(text))
  }

  static let sets: [BrokenTemplate] = [
    ("x/{k:a/b|c}", 6, "\"/\" must be escaped in a literal; write \"%2F\""),
    ("x/{k:a|b?c}", 8, "\"?\" must be escaped in a literal; write \"%3F\""),
    ("x?{k:a|b#c}", 8, "\"#\" must be escaped in a literal; write \"%23\""),
    ("x?{k:a b|c}", 6, "a space must be escaped in a literal; write \"%20\""),
    ("x?{k:a|(b)}", 7, "\"(\" must be escaped in a literal; write \"%28\""),
    ("x?{k:a,b|c}", 6, "\",\" must be escaped in a literal; write \"%2C\""),
    ("x?{k:a*|c}", 6, "\"*\" must be escaped in a literal; write \"%2A\""),
    ("x?k=a*b", 5, "\"*\" must be escaped in a literal; write \"%2A\""),
    ("x?k=a=b", 5, "\"=\" must be escaped in a literal; write \"%3D\""),
  ]

  @Test(arguments: sets) func `what must be escaped in a set or a value is said`(broken: BrokenTemplate) {
    expectError(broken)
  }
}
