import FingerpostAnalysis
import FingerpostEngine
import Foundation
import Testing

@testable import FingerpostTool
@testable import FingerpostToolTests

/// The codes that the tool shows, in every form; other tests leave them out.
struct CodesTests {
  private static let table = "origins app://\na x/{q}/y\nb x/me/{z}\nu users/{id:int}\n"

  /// - Parameter words: a command line over `t.routes` and `f.routes`, which has a fault.
  private static func run(_ words: [String], input: String = "") -> String {
    let memory = Memory()
    memory.files["t.routes"] = Array(table.utf8)
    memory.files["f.routes"] = Array("origins /\nshow users/{\n".utf8)
    memory.files["old.routes"] = Array("origins app://\nold sale/{id}\n".utf8)
    if !input.isEmpty { memory.input = [Array(input.utf8)] }
    let run = memory.codedRun(words)
    return run.output + run.errors
  }

  static let shown: [(words: String, part: String)] = [
    ("match t.routes app://users/%zz", #"write a lone "%" as "%25" [FP0312]"#),
    ("match t.routes app://nowhere", "no route has this shape [FP0301]"),
    ("match t.routes app://nowhere --json", #""error":{"kind":"notFound","code":"FP0301","message":"#),
    ("explain t.routes app://nowhere --json", #""error":{"kind":"notFound","code":"FP0301","message":"#),
    ("match t.routes {\"a\":1} --json-key=b", "[FP0331]"),
    ("url t.routes u id=x", "error: the value of \"id\" does not read as int [FP0406]\n"),
    ("url t.routes u id=x --json", #""error":{"code":"FP0406","message":"#),
    ("url t.routes u --origin=nowhere", "\"/\" or \":\" [FP0202]\nsee \"fingerpost url --help\""),
    ("list f.routes", "f.routes:2:13: error: expected a name, not the end [FP0101]\n"),
    ("match f.routes /x --json", #""line":2,"column":13,"code":"FP0101","message":"#),
    ("check f.routes", "expected a name, not the end [FP0101 malformed]\n"),
    ("check f.routes --json", #"{"kind":"malformed","code":"FP0101","#),
    ("check f.routes --format=github", "title=FP0101 malformed::"),
    ("check f.routes --format=sarif", #""ruleId":"FP0101","#),
    ("check t.routes", "[FP0504 crossing]\n"),
    ("check none.routes", "error: cannot read none.routes: No such file or directory [FP1001]\n"),
    ("check none.routes --json", #""error":{"code":"FP1001","message":"#),
    ("diff old.routes t.routes", "[FP0621 dead]\n"),
    ("diff old.routes t.routes --json", #"{"kind":"dead","code":"FP0621","#),
    ("diff old.routes t.routes --format=github", "title=FP0621 dead::"),
    ("export aasa t.routes", "[FP0901]\nsee"),
  ]

  @Test(arguments: shown)
  func `a fault shows its code behind the message, and as a member`(words: String, part: String) {
    let said = Self.run(words.split(separator: " ").map(String.init))
    #expect(said.contains(part), "\(said)")
  }

  @Test func `a change that breaks no link has no code, and a wrong word neither`() {
    #expect(Self.run(["diff", "old.routes", "t.routes"]).contains(" [added]\n"))
    #expect(!Self.run(["frobnicate"]).contains("FP"))
  }

  @Test func `many links and one have the same code in JSON`() {
    let links = ["app://nowhere", "app://users/%zz", "other://x", "app://users/../7", "app://users/é/\u{1}"]
    let all = Self.run(["match", "t.routes", "--stdin", "--json"], input: links.map { $0 + "\n" }.joined())
    func codes(_ text: String) -> [Substring] { text.matches(of: #/"code":"(FP\d{4})"/#).map(\.1) }
    #expect(codes(all) == links.flatMap { codes(Self.run(["match", "t.routes", $0, "--json"])) })
    #expect(codes(all).count == links.count)
  }

  @Test func `a rule of SARIF has its word as a name, and its page in the help`() {
    let log = Self.run(["check", "t.routes", "--format=sarif"])
    #expect(log.contains(#"{"id":"FP0504","name":"crossing","#))
    #expect(log.contains("More: Documentation/errors.md#fp0504"))
  }

  @Test func `without codes the words are what is left`() {
    for (text, plain) in [
      ("a [FP0301]\n", "a\n"), ("a [FP0504 crossing]", "a [crossing]"), (#"{"code":"FP0101","b":1}"#, #"{"b":1}"#),
      ("title=FP0504 crossing::x", "title=crossing::x"), ("FP0101 [FPx] [FP01]", "FP0101 [FPx] [FP01]"),
    ] {
      #expect(text.uncoded == plain)
    }
  }
}
