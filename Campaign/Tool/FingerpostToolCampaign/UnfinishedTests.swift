import FingerpostProof
import SeededRandom
import Testing

@testable import FingerpostTool
@testable import FingerpostToolTests

/// A command that would take more than its budget ends with what it knows, says that it is unfinished, and ends with status 1.
@Suite struct UnfinishedTests {
  /// Routes any two of which share links, and some that are read from their names alone.
  private static func files(_ count: Int) -> [String: String] {
    let routes =
      ["origins https://a.example app://"]
      + (0..<count).flatMap { ["r\($0) {a}/b\($0)/{c:int}", "s\($0) a\($0)/{b}/{c}", "t\($0) t\($0)?{k\($0):double}"] }
    return [
      "a.routes": routes.joined(separator: "\n"),
      "b.routes": (routes.dropLast(3) + ["new {a}-{b:int}/{*c}"]).joined(separator: "\n"),
      "aasa": #"{"applinks":{"details":[{"appIDs":["A.b"],"components":[{"/":"/a*/b?/*"},{"/":"/t*"}]}]}}"#,
      "assetlinks.json": #"""
      [{"relation":["delegate_permission/common.handle_all_urls"],
        "target":{"namespace":"android_app","package_name":"com.a","sha256_cert_fingerprints":["AB"]}}]
      """#,
      "colon.txt": (0..<count).map { "/:a/b\($0)/:c\n/a\($0)/:b/:c" }.joined(separator: "\n"),
    ]
  }

  private func run(_ words: [String], _ budget: Work.Budget = .standard, count: Int = 12) -> Run {
    let memory = Memory()
    for (path, text) in Self.files(count) { memory.files[path] = Array(text.utf8) }
    memory.budget = budget
    return memory.run(words)
  }

  /// Commands, and how their output begins.
  static let commands: [(words: [String], start: String)] = [
    (["check", "a.routes"], "a.routes"), (["diff", "a.routes", "b.routes"], ""),
    (["page", "a.routes"], "<!doctype html>"),
    (["page", "b.routes", "--against", "a.routes"], "<!doctype html>"),
    (["export", "aasa", "a.routes", "--app-id=A.b"], "{"), (["export", "android-manifest", "a.routes"], "<"),
    (["export", "openapi", "a.routes", "--under"], "{\"openapi\""), (["verify", "aasa", "aasa", "a.routes"], "aasa"),
    (["import", "colon", "colon.txt"], ""),
  ]

  @Test(arguments: commands) func `a command whose budget is too small is unfinished, and writes what it has`(
    words: [String], start: String
  ) {
    for budget in [Work.Budget(steps: 0), .init(steps: 500), .init(steps: 20_000), .init(bytes: 500)] {
      let run = run(words, budget)
      #expect(run.status == 1, "\(budget) \(run.errors)")
      #expect((run.output + run.errors).contains("unfinished"), "\(budget) \(run.errors)")
      #expect(run.output.hasPrefix(start) && !run.output.isEmpty, "\(budget)")
    }
  }

  @Test(arguments: commands) func `with the budget of every command it is finished`(words: [String], start: String) {
    // Twelve routes of each kind take half a minute, all commands together.
    let run = run(words, count: isFull ? 12 : 4)
    #expect(!(run.output + run.errors).contains("unfinished"), "\(run.errors)")
    #expect(run.output.hasPrefix(start) && run.status != 2)
  }

  static let others: [[String]] =
    ["json", "markdown", "dot", "typescript", "javascript", "dts", "kotlin", "openapi"].map {
      ["export", $0, "a.routes"]
    } + [
      ["list", "a.routes"], ["match", "a.routes", "https://a.example/a7/x/1"], ["url", "a.routes", "s7", "b=x", "c=1"],
      ["explain", "a.routes", "https://a.example/a7/b7/1"],
    ]

  @Test(arguments: others) func `what proves nothing does the same with any budget`(words: [String]) {
    let all = run(words)
    #expect(all.status == 0, "\(all.errors)")
    #expect(run(words, .init(steps: 0, bytes: 0)) == all)
  }
}
