import FingerpostEngine
import FingerpostProof
import Foundation
import Testing

@testable import FingerpostTool
@testable import FingerpostToolTests

/// Findings as SARIF 2.1.0.
struct SARIFTests {
  typealias Object = [String: Any]

  static let table = """
    origins /
    me      users/me
    user    users/{id} [overlaps=me]
    a       x/{q}/y
    b       x/me/{z}
    broken  "/{
    """

  static func run(_ words: String..., files: [String: String] = [:], input: String = "") throws -> (
    run: Run, log: Object
  ) {
    let run = Memory.run(["check", "--format=sarif"] + words, files: files, input: input)
    let document = try FolderTests.document(run)
    #expect(document["version"] as? String == "2.1.0")
    let runs = try #require(document["runs"] as? [Object])
    #expect(runs.count == 1)
    return (run, try #require(runs.first))
  }

  private func location(_ any: Any?) -> (uri: String?, line: Int?, column: Int?) {
    let physical = (any as? Object)?["physicalLocation"] as? Object
    let region = physical?["region"] as? Object
    let artifact = physical?["artifactLocation"] as? Object
    return (artifact?["uri"] as? String, region?["startLine"] as? Int, region?["startColumn"] as? Int)
  }

  @Test func `a finding has its rule, level, words and places, and what is accepted is suppressed`() throws {
    let (run, log) = try Self.run("t.routes", files: ["t.routes": Self.table])
    #expect(run.status == 1)
    let results = try #require(log["results"] as? [Object])
    #expect(results.map { $0["ruleId"] as? String } == ["FP0102", "FP0504", "FP0505", "FP0505"])
    #expect(results.map { $0["level"] as? String } == ["error", "warning", "warning", "note"])
    #expect(results.map { ($0["suppressions"] as? [Any])?.count } == [nil, nil, nil, 1])
    let places = results.map { location(($0["locations"] as? [Object])?.first) }
    #expect(places.map(\.uri) == Array(repeating: "t.routes", count: 4))
    #expect(places.map(\.line) == [6, 4, 4, 3])
    #expect(places.map(\.column) == [9, nil, nil, nil])
    let related = (results[1]["relatedLocations"] as? [Object])?.first
    #expect(location(related).line == 5)
    #expect((related?["message"] as? Object)?["text"] as? String == #""b" x/me/{z}"#)
    #expect((results[1]["properties"] as? Object)?["witness"] as? String == "/x/me/y")
    let message = try #require((results[1]["message"] as? Object)?["text"] as? String)
    #expect(message.hasPrefix(#""a" and "b" both match /x/me/y; "b" wins"#))
    #expect(message.hasSuffix(#"; make them differ in a literal or a type, or accept it: [overlaps=b] on "a""#))
  }

  @Test func `a catch-all is one result with all of its routes, in SARIF, JSON and source alike`() throws {
    let names = (0..<9).map { "l\($0)" }
    func table(_ flag: String = "") -> String {
      "origins /\npage {*path}\(flag)\n" + names.map { "\($0) \($0)" }.joined(separator: "\n") + "\n"
    }
    let source =
      "@Routes(.path) enum L: Routable {\n  @Route(\"{*path}\") case page(path: [String])\n"
      + names.map { "  @Route(\"\($0)\") case \($0)\n" }.joined() + "}\n"
    for (file, text) in [("t.routes", table()), ("L.swift", source)] {
      let results = try #require(try Self.run(file, files: [file: text]).log["results"] as? [Object])
      #expect(results.map { $0["ruleId"] as? String } == ["FP0517"], "\(file)")
      #expect((results[0]["relatedLocations"] as? [Object])?.count == 9, "\(file)")
      let message = (results[0]["message"] as? Object)?["text"] as? String ?? ""
      #expect(
        message.hasPrefix(#""page" shares links with 9 routes: "l0", "l1", "l2" and 6 more; "#), "\(message)")

      let document = try FolderTests.document(Memory.run(["check", "--json", file], files: [file: text]))
      let findings = try #require(document["findings"] as? [Object])
      #expect(findings.map { $0["kind"] as? String } == ["catch-all"], "\(file)")
      let routes = findings[0]["routes"] as? [Object] ?? []
      #expect(routes.map { $0["name"] as? String } == ["page"] + names, "\(file)")
    }
    let accepted = Memory.run(["check", "t.routes", "--strict"], files: ["t.routes": table(" [overlaps=*]")])
    #expect(accepted.status == 0, "\(accepted)")
  }

  @Test func `every finding has a rule, with words and a level of its own`() throws {
    let (_, log) = try Self.run("t.routes", files: ["t.routes": Self.table])
    let driver = try #require((log["tool"] as? Object)?["driver"] as? Object)
    #expect(driver["name"] as? String == "fingerpost")
    #expect(driver["version"] as? String == Executable.version)
    let rules = try #require(driver["rules"] as? [Object])
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(ids.count == rules.count && Set(ids).count == ids.count)
    #expect(ids.starts(with: Finding.Kind.allCases.map(\.code.description)))
    for rule in rules {
      for key in ["shortDescription", "help"] {
        #expect(((rule[key] as? Object)?["text"] as? String)?.isEmpty == false, "\(rule)")
      }
      let level = (rule["defaultConfiguration"] as? Object)?["level"] as? String
      #expect(["error", "warning"].contains(level))
    }
    for result in try #require(log["results"] as? [Object]) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(ids[index] == result["ruleId"] as? String)
    }
  }

  @Test func `nothing wrong is no result, and what cannot be read is a notification`() throws {
    let (clean, log) = try Self.run("social.routes")
    #expect(clean.status == 0)
    #expect((log["results"] as? [Any])?.count == 0)
    #expect(((log["invocations"] as? [Object])?.first?["executionSuccessful"] as? Bool) == true)
    let (run, broken) = try Self.run("none.routes", "social.routes")
    #expect(run.status == 2)
    let invocation = try #require((broken["invocations"] as? [Object])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [Object])
    #expect(
      notes.map { ($0["message"] as? Object)?["text"] as? String }
        == ["cannot read none.routes: No such file or directory"])
  }

  @Test func `changes that break links are errors, and others are notes`() throws {
    let files = ["old.routes": "origins /\na a\nb b\n", "new.routes": "origins /\na a\nc c\n"]
    let run = Memory.run(["diff", "old.routes", "new.routes", "--format=sarif"], files: files)
    #expect(run.status == 1)
    let log = try #require((try FolderTests.document(run)["runs"] as? [Object])?.first)
    let results = try #require(log["results"] as? [Object])
    #expect(results.map { $0["ruleId"] as? String } == ["FP0621", "added"])
    #expect(results.map { $0["level"] as? String } == ["error", "note"])
    let places = results.map { location(($0["locations"] as? [Object])?.first) }
    #expect(places.map(\.uri) == ["old.routes", "new.routes"])
    #expect(places.map(\.line) == [3, 3])
    #expect((results[0]["properties"] as? Object)?["witness"] as? String == "/b")
  }

  @Test func `the input is no file`() throws {
    let (_, log) = try Self.run("-", input: "origins /\nlonely\n")
    let result = try #require((log["results"] as? [Object])?.first)
    let place = try #require((result["locations"] as? [Object])?.first)
    #expect(place["physicalLocation"] == nil)
    #expect((place["logicalLocations"] as? [Object])?.first?["name"] as? String == "lonely")
  }

  static let paths: [(path: String, uri: String)] = [
    ("Links/a.routes", "Links/a.routes"),
    ("./Links/a.routes", "Links/a.routes"),
    ("../a.routes", "../a.routes"),
    ("/tmp/a b.routes", "file:///tmp/a%20b.routes"),
    ("a:b/é%#?.routes", "a%3Ab/%C3%A9%25%23%3F.routes"),
    ("a\nb", "a%0Ab"),
  ]

  @Test(arguments: paths)
  func `a path is a URI, relative where the path is`(path: String, uri: String) {
    #expect(path.uriReference == uri)
  }

  #if Macros
    @Test func `Swift has the kinds of the compiler, and the names of the cases`() throws {
      let source = "@Routes(.path)\nenum Link: Routable {\n  @Route(\"u/{usr}\") case user(id: Int)\n}"
      let (_, log) = try Self.run("a.swift", files: ["a.swift": source])
      let results = try #require(log["results"] as? [Object])
      #expect(results.first?["ruleId"] as? String == "FP0808")
      let place = try #require((results.first?["locations"] as? [Object])?.first)
      #expect(location(place) == ("a.swift", 3, 14))
      #expect((place["logicalLocations"] as? [Object])?.first?["name"] as? String == "user")
    }
  #endif
}
