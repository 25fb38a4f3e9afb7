import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

private let aType = "expected a type: a name, a set such as asc|desc, or in a query [int]"
private let unprintable = "no link can hold this literal: \".\", \"..\", NUL, CR and LF are refused"
private let escape = "an escape is \"%\" and two hexadecimal digits of UTF-8; write a lone \"%\" as \"%25\""
private let wholeGroup = "a group is a whole segment: expected \"/\", or the end of the path"
private let wholeWildcard = "a wildcard is a whole segment: expected \"/\", or the end of the path"
private let emptyGroup = "each branch of a group needs at least one segment; write an optional group as \"(a)\""
private let alternative = "\"|\" separates the branches of a group: put parentheses around them"
private let array = "an array is for repeated query keys; in a path write {*name}"
private let adjacent = "two parameters side by side cannot be told apart: put a literal between them"

func noPart(_ character: String, _ fix: String) -> String {
  "\(character) must be escaped in a literal; write \"\(fix)\""
}

/// A template that does not read: its text, where it stops, and what is said there.
typealias BrokenTemplate = (text: String, offset: Int, message: String)

func expectError(_ broken: BrokenTemplate, sourceLocation: SourceLocation = #_sourceLocation) {
  let error = #expect(throws: TemplateError.self, sourceLocation: sourceLocation) { try Template(broken.text) }
  #expect(error?.offset == broken.offset, sourceLocation: sourceLocation)
  #expect(error?.message == broken.message, sourceLocation: sourceLocation)
  #expect(error?.text == broken.text, sourceLocation: sourceLocation)
  #expect(
    error?.description == "\(broken.message) (at byte \(broken.offset))", sourceLocation: sourceLocation)
}

struct TemplateErrorTests {
  static let slashes: [BrokenTemplate] = [
    ("//", 1, "expected a segment, not \"/\""),
    ("//a", 1, "expected a segment, not \"/\""),
    ("a//b", 2, "expected a segment, not \"/\""),
    ("a//", 2, "expected a segment, not \"/\""),
    ("a//?k=v", 2, "expected a segment, not \"/\""),
    ("(a/)", 3, "expected a segment, not \")\""),
    ("(a/|b)", 3, "expected a segment, not \"|\""),
    ("a#/b/", 5, "expected a segment, not the end"),
    ("(a?{k})/", 0, "only the last group of a path may carry a query: move the query to the end"),
    ("a/{**b}/", 7, "the raw rest of a link takes a slash at the end, too: remove the \"/\" behind it"),
    ("a/({**b})/?k=v", 9, "the raw rest of a link takes a slash at the end, too: remove the \"/\" behind it"),
  ]

  @Test(arguments: slashes) func `a slash parts two segments, or ends the path`(broken: BrokenTemplate) {
    expectError(broken)
  }

  static let literals: [BrokenTemplate] = [
    ("a\"b", 1, noPart("\"\"\"", "%22")),
    ("a<", 1, noPart("\"<\"", "%3C")),
    ("a}", 1, noPart("\"}\"", "%7D")),
    ("a\\b", 1, noPart("\"\\\"", "%5C")),
    ("[a]", 0, noPart("\"[\"", "%5B")),
    ("a^", 1, noPart("\"^\"", "%5E")),
    ("a\tb", 1, noPart("the byte %09", "%09")),
    ("a\u{7F}", 1, noPart("the byte %7F", "%7F")),
    ("a\u{B}b", 1, noPart("the byte %0B", "%0B")),
    ("a\nb", 1, unprintable),
    ("a\rb", 1, unprintable),
    ("a\0b", 1, unprintable),
    ("a)", 1, "expected the end of the template, not \")\""),
    ("(a))", 3, "expected the end of the template, not \")\""),
    ("a(b)", 1, noPart("\"(\"", "%28")),
    ("a*", 1, noPart("\"*\"", "%2A")),
    ("a?k=v?(", 6, noPart("\"(\"", "%28")),
    ("a#b#c", 3, "expected the end of the template, not \"#\""),
    ("%", 0, escape),
    ("a%zz", 1, escape),
    ("a/%4", 2, escape),
    ("a%FF", 1, escape),
    ("%C3%A9%C3", 6, escape),
    ("a?%zz=1", 2, escape),
    ("a?k=%zz", 4, escape),
    ("a#%zz", 2, escape),
    (".", 0, unprintable),
    ("a/..", 2, unprintable),
    ("%2E", 0, unprintable),
    ("(%2e.)", 1, unprintable),
    ("a%00b", 1, unprintable),
    ("a/%0D", 2, unprintable),
    ("a?%0A=1", 2, unprintable),
    ("a?k=%0A", 4, unprintable),
    ("a#%0A", 2, unprintable),
  ]

  @Test(arguments: literals) func `a literal is written as URLs write it`(broken: BrokenTemplate) {
    expectError(broken)
  }

  static let wholes: [BrokenTemplate] = [
    ("(a)b", 3, "\(wholeGroup), not \"b\""),
    ("(a){b}", 3, "\(wholeGroup), not \"{\""),
    ("(a|b)(c)", 5, "\(wholeGroup), not \"(\""),
    ("*a", 1, "\(wholeWildcard), not \"a\""),
    ("**", 1, "\(wholeWildcard), not \"*\""),
    ("{*a}b", 4, "\(wholeWildcard), not \"b\""),
    (":int{a}", 4, "this is a whole segment: expected \"/\", or the end of the path, not \"{\""),
    (":int(a)", 4, "this is a whole segment: expected \"/\", or the end of the path, not \"(\""),
    ("a{*b}", 2, "expected a name, not \"*\""),
    ("{a}{b}", 3, adjacent),
    ("x{a:int}{b:int}y", 8, adjacent),
  ]

  @Test(arguments: wholes) func `what is a whole segment has no neighbours`(broken: BrokenTemplate) {
    expectError(broken)
  }

  static let groups: [BrokenTemplate] = [
    ("()", 1, emptyGroup),
    ("(|a)", 1, emptyGroup),
    ("(a|)", 3, emptyGroup),
    ("(/)", 1, emptyGroup),
    ("(a||b)", 3, emptyGroup),
    ("(?k=v)", 1, emptyGroup),
    ("(a", 2, "expected \"/\", \"|\" or \")\", not the end"),
    ("(a|b", 4, "expected \"/\", \"|\" or \")\", not the end"),
    ("(a#b)", 2, "expected \"/\", \"|\" or \")\", not \"#\""),
    ("(a b)", 2, "expected \"/\", \"|\" or \")\", not a space"),
    ("a|b", 1, alternative),
    ("a/:int|me", 6, alternative),
    ("|a", 0, alternative),
    ("(a?k=v)/b", 0, "only the last group of a path may carry a query: move the query to the end"),
    ("x/(a|b?k=v)/c", 2, "only the last group of a path may carry a query: move the query to the end"),
    ("((a?k=v)/b)", 1, "only the last group of a path may carry a query: move the query to the end"),
  ]

  @Test(arguments: groups) func `a group has parentheses and branches`(broken: BrokenTemplate) { expectError(broken) }

  static let parameters: [BrokenTemplate] = [
    ("{}", 1, "expected a name, not \"}\""),
    ("{", 1, "expected a name, not the end"),
    ("{1a}", 1, "expected a name, not \"1\""),
    ("{-a}", 1, "expected a name, not \"-\""),
    ("{a b}", 2, "expected \"}\", not a space"),
    ("{a", 2, "expected \"}\", not the end"),
    ("{a/b}", 2, "expected \"}\", not \"/\""),
    ("{*}", 2, "expected a name, not \"}\""),
    ("{*a", 3, "expected \"}\", not the end"),
    ("{*a:int}", 2, "expected a name, not \"a\""),
    ("a?{b:query}", 5, "\(aType), not \"q\""),
    ("{a:}", 3, "\(aType), not \"}\""),
    ("{a:1}", 3, "\(aType), not \"1\""),
    ("{a:a||b}", 3, "\(aType), not \"a\""),
    ("{a:a|a}", 3, "\(aType), not \"a\""),
    ("{a:|}", 3, "\(aType), not \"|\""),
    ("{a:[[int]]}", 3, "\(aType), not \"[\""),
    ("{a:[int}", 3, "\(aType), not \"[\""),
    ("users/{id}/:", 12, "\(aType), not the end"),
    (":/a", 1, "\(aType), not \"/\""),
    (":{a}", 1, "\(aType), not \"{\""),
  ]

  @Test(arguments: parameters)
  func `a parameter has a name, a type or both`(broken: BrokenTemplate) { expectError(broken) }

  static let arrays: [BrokenTemplate] = [
    ("{a:[int]}", 1, array),
    ("a#{b:[int]}", 3, array),
    ("({a:[int]})", 2, array),
    ("x/{a:[int]}", 3, array),
    ("x/{:[int]}", 3, array),
    ("x/:[int]", 3, array),
    (":[string]/x", 1, array),
    ("x/(:[int]|y)", 4, array),
    ("x/(y|:[int])", 6, array),
    ("(:[int])", 2, array),
    ("x#{y:[string]}", 3, array),
    ("x#{:[string]}", 3, array),
    ("x#:[string]", 3, array),
    ("x#:[a|b]", 3, "\(aType), not \"[\""),
    ("{a}-{b:[int]}", 5, array),
    ("({a:[int]=1})", 2, array),
  ]

  @Test(arguments: arrays) func `an array stands in a query alone, named or not`(broken: BrokenTemplate) {
    expectError(broken)
  }
}
