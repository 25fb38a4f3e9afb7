import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

struct CompactMatchTests {
  static let readings: [Reading] = [
    ("p profile/{id:int}", "profile:859928508374784884", "p id=859928508374784884"),
    ("p profile/{id:int}", "profile:x", "notFound"),
    ("p profile/{id:int}", "profile:5:6", "notFound"),
    ("p home", "home", "p"),
    ("p home", "home:", "notFound"),
    ("p /", "", "malformed"),
    ("p profile/{name}", "profile:ann", "p name=ann"),
    ("p profile/{name}", "profile:a:b:c", "p name=a:b:c"),
    ("p profile/{name}", "profile:a:", "p name=a:"),
    ("p profile/{name}", "profile:a::b", "p name=a::b"),
    ("p profile/{name}", "profile:", "notFound"),
    ("p profile/{name}", "profile::x", "notFound"),
    ("p {name}", "a:b", "p name=a:b"),
    ("p a/{x}/{y}", "a:1:2:3", "p x=1 y=2:3"),
    ("p a/{x}/{y}", "a::2", "notFound"),
    ("p a/{x}/b", "a:1:b", "p x=1"),
    ("p a/{x}/b", "a:1:2:b", "notFound"),
    ("p a/{x}/{n:int}", "a:1:2:3", "notFound"),
    ("p a/{x}.json", "a:1:2.json", "notFound"),
    ("p a/{x}.json", "a:1.json", "p x=1"),
    ("p a/({x})", "a:1:2", "p x=1:2 (1)"),
    ("p a/({x})", "a", "p (0)"),
    ("p a/({x:int}|{y})", "a:5", "p x=5 (0)"),
    ("p a/({x:int}|{y})", "a:5:6", "p y=5:6 (1)"),
    ("p a/{*x}", "a:1:2", "p x=[1 2]"),
    ("p a/{*x}", "a:1::2", "notFound"),
    ("p a/*", "a:1:2", "p"),
    ("p a/{x}, q a/{x}/{y}", "a:1:2", "q x=1 y=2"),
    ("p a/{x}, q a/{x}/{y}", "a:1:2:3", "q x=1 y=2:3"),
    ("p a/{x}, q a/{x}/{y}", "a:1", "p x=1"),
    ("p a/{x}, q a/{x}/b", "a:1:b", "q x=1"),
    ("p a/{x}, q a/{x}/b", "a:1:c", "p x=1:c"),
    ("p a/{x}, q a/{x}/{*y}", "a:1:2", "q x=1 y=[2]"),
    ("p a/{x}, q a/{*x}", "a:1:2", "p x=1:2"),
    ("p a/{x}, q a/{n:int}", "a:5", "q n=5"),
    ("p a/{x}", "a:%20%zz", "p x=%20%zz"),
    ("p a/{x}", "a:b?c#d", "p x=b?c#d"),
    ("p a/{x}", "a:...", "p x=..."),
    ("p a/{x}", "a:b c", "malformed"),
    ("p a/{x}", "a:b\\c", "malformed"),
    ("p a/{x}", "a:b\u{85}", "malformed"),
    ("p a?{q}", "a", "notFound"),
    ("p a?({q})", "a", "p (0)"),
    ("p a?{q=1}#{f=2}", "a", "p q=1 f=2"),
    ("p a#top", "a", "notFound"),
    ("p POST a", "a", "methodNotAllowed POST"),
    ("p a [web]", "a", "notFound"),
  ]

  @Test(arguments: readings) func `compact text is segments parted by colons`(reading: Reading) throws {
    for list in [reading.routes, reading.routes.split(separator: ", ").reversed().joined(separator: ", ")] {
      #expect(try table(list, [":"]).outcome(reading.text) == reading.outcome)
    }
  }

  static let printed: [(String, [String: Captured], String)] = [
    ("p profile/{id:int}", ["id": "5"], "profile:5"),
    ("p profile/{name}", ["name": "a:b"], "profile:a:b"),
    ("p profile/{name}", ["name": "é/%20?#"], "profile:é/%20?#"),
    ("p profile/{name}", ["name": "..."], "profile:..."),
    ("p a/({x})", [:], "a"),
    ("p a/{*x}", ["x": ["1", "2"]], "a:1:2"),
    ("p home", [:], "home"),
  ]

  @Test(arguments: printed)
  func `compact text is printed raw and reads back`(list: String, values: [String: Captured], text: String) throws {
    let table = try table(list, [":"])
    #expect(try table.print("p", values) == text)
    let match = try table.match(text)
    #expect(match.canonical == text && match.isCanonical)
  }

  static let unprintable: [(String, [String: Captured], PrintError.Reason?)] = [
    ("p a/{x}", ["x": "b c"], .unprintable(.compactControl)),
    ("p a/{x}", ["x": "b\\c"], .unprintable(.compactControl)),
    ("p a/{x}", ["x": "b\u{85}"], .unprintable(.compactControl)),
    ("p a/{x}", ["x": "b\n"], .unprintableValue("x", .control)),
    ("p a/{x}", ["x": ""], .empty("x")),
    ("p a?({q})", ["q": "1"], .unprintable(.compactQuery)),
    ("p a/{x}/b", ["x": "1:2"], nil),
    ("p a/{x}", ["x": ":1"], nil),
    ("p a/{*x}", ["x": ["1:2"]], nil),
    ("p a/{x}", ["x": ".."], .unprintableValue("x", .dotSegment)),
    ("p a/{x}", ["x": "b:..:c"], nil),
    ("p {x}/b", ["x": "javascript"], .unprintable(.scriptLink)),
    ("p {x:data|}/b", ["x": "data"], .unprintable(.scriptLink)),
    ("p {x}", ["x": "VBScript:b"], .unprintable(.scriptLink)),
    ("p a/{x}", ["x": "data:b"], .unprintable(.script)),
    ("p a/{*x}", ["x": ["javascript", "b"]], .unprintableValue("x", .script)),
    ("p a/b/({*x})", ["x": ["data:b"]], .unprintableValue("x", .script)),
    ("p {x}/b", ["x": "https"], nil),
    ("p {x}", ["x": "/b"], nil),
    ("p {x}", ["x": "other://b"], nil),
    ("p a [web]", [:], .origin(":")),
  ]

  @Test(arguments: unprintable)
  func `what would not read back as compact text is not printed`(
    list: String, values: [String: Captured], reason: PrintError.Reason?
  ) throws {
    let table = try table(list, [":", "/"])
    let error = #expect(throws: PrintError.self) { try table.print("p", values, for: .compact) }
    // Of what reads as other values, the error has the link.
    if let reason { #expect(error?.reason == reason) } else { #expect(error?.code.description == "FP0410") }
  }
}
