import FingerpostAnalysis
import FingerpostEngine
import Testing

import FingerpostInput

@testable import FingerpostTool
@testable import FingerpostToolTests

/// What a new table changes for the links of an old one.
struct DiffCommandTests {
  static let old = """
    origins app:// https://shop.example
    home  home
    sale  sale/{id:int}
    user  users/{name}
    feed  feed/{page:int}
    find  search?{q}

    """

  static let new = """
    origins app:// https://shop.example
    home    home
    me      users/me
    user    users/{name}
    feed    feed/{page:uint8}
    search  search?{q}
    offers  offers/{id}

    """

  private static func diff(_ words: String..., files: [String: String] = [:], input: String = "") -> Run {
    Memory.run(
      ["diff"] + words, files: ["old.routes": old, "new.routes": new].merging(files) { $1 }, input: input)
  }

  @Test func `the verdict comes first, then what breaks, each with its routes, a link and what to do`() {
    #expect(
      Self.diff("old.routes", "new.routes")
        == Run(
          status: 1,
          output: """
            breaking: 1 route dies, 1 loses links, 1 opens another route; 4 compatible changes
            old.routes:3: breaking: no route reads app://sale/2 any more [dead]
                -  sale  sale/{id:int}
                fix: keep the template as a deprecated route, or mark it as gone
            new.routes:5: breaking: no route reads some of its links any more, such as app://feed/256 [narrowed]
                -  feed  feed/{page:int}
                +  feed  feed/{page:uint8}
                fix: keep the template as a deprecated route, or mark it as gone
            new.routes:3: breaking: app://users/me is read by "me" now: segment 2: the literal "me" comes before a string [moved]
                -  user  users/{name}
                +  me    users/me
                fix: let "me" match less, or give it links of its own
            new.routes:6: compatible: its name is "search" now: update documents that name the route [renamed]
                -  find    search?{q}
                +  search  search?{q}
            new.routes:5: compatible: "page" was int and is now uint8 [type]
                -  feed  feed/{page:int}
                +  feed  feed/{page:uint8}
                link: app://feed/1
            new.routes:3: compatible: the route is new [added]
                +  me  users/me
            new.routes:7: compatible: the route is new: app://offers/a [added]
                +  offers  offers/{id}

            """))
  }

  @Test func `JSON carries its schema, and one change a line`() {
    let run = Self.diff("old.routes", "new.routes", "--json")
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 11)
    let first = #"""
      {"schema":1,"breaking":true,"tables":[
      {"old":"old.routes","new":"new.routes","breaking":true,"changes":[
      {"kind":"dead","breaking":true,"old":{"file":"old.routes","line":3,"name":"sale","template":"sale/{id:int}"},\#
      "new":null,"witness":"app://sale/2","message":"no route reads app://sale/2 any more",\#
      "fix":"keep the template as a deprecated route, or mark it as gone"},
      """#
    #expect(lines.prefix(3).joined(separator: "\n") == first)
    let last = #"""
      {"kind":"added","breaking":false,"old":null,\#
      "new":{"file":"new.routes","line":3,"name":"me","template":"users/me"},\#
      "witness":null,"message":"the route is new","fix":null},
      {"kind":"added","breaking":false,"old":null,\#
      "new":{"file":"new.routes","line":7,"name":"offers","template":"offers/{id}"},\#
      "witness":"app://offers/a","message":"the route is new: app://offers/a","fix":null}
      ]}
      ]}
      """#
    #expect(lines.suffix(4).joined(separator: "\n") == last)
  }

  @Test func `GitHub gets a note beside the line that changed`() {
    let lines = Self.diff("old.routes", "new.routes", "--format=github").output.split(separator: "\n")
    #expect(lines.count == 7)
    let first = """
      ::error file=old.routes,line=3,title=dead::"sale" sale/{id:int}: no route reads app://sale/2 any more; \
      keep the template as a deprecated route, or mark it as gone
      ::error file=new.routes,line=5,title=narrowed::"feed" feed/{page:int}: \
      no route reads some of its links any more, such as app://feed/256; \
      keep the template as a deprecated route, or mark it as gone
      ::error file=new.routes,line=3,title=moved::"user" users/{name}: app://users/me is read by "me" now: \
      segment 2: the literal "me" comes before a string; let "me" match less, or give it links of its own
      """
    #expect(lines.prefix(3).joined(separator: "\n") == first)
    let last = "::notice file=new.routes,line=7,title=added::\"offers\" offers/{id}: the route is new: app://offers/a"
    #expect(lines.last.map(String.init) == last)
  }

  @Test func `the method of a link is shown`() {
    let files = ["a.routes": "origins /\na POST a\n", "b.routes": "origins /\nb b\n"]
    let run = Self.diff("a.routes", "b.routes", "--json", files: files)
    #expect(run.output.contains(#""method":"POST","witness":"/a""#))
    #expect(Self.diff("a.routes", "b.routes", files: files).output.contains("POST /a"))
  }

  // What may be compared.

  @Test(arguments: ["old.routes", "l.json", "-"])
  func `a table differs in nothing from itself, and from its lock`(new: String) {
    let lock = Memory.run(["list", "old.routes", "--json"], files: ["old.routes": Self.old]).output
    let input = new == "-" ? lock : ""
    #expect(
      Self.diff("old.routes", new, files: ["l.json": lock], input: input)
        == Run(status: 0, output: "compatible: no changes\n"))
    #expect(
      Self.diff(new, "old.routes", "--json", files: ["l.json": lock], input: input).output
        .hasPrefix(#"{"schema":1,"breaking":false,"tables":["#))
    #expect(
      Self.diff(new, "old.routes", "--format", "github", files: ["l.json": lock], input: input) == Run(status: 0))
  }

  @Test func `what is compatible ends with 0`() {
    let run = Self.diff(
      "a.routes", "b.routes", files: ["a.routes": "origins /\na a\n", "b.routes": "origins /\na a\nb b\n"])
    #expect(
      run
        == Run(
          status: 0,
          output: "compatible: 1 change\nb.routes:3: compatible: the route is new: /b [added]\n    +  b  b\n"))
  }

  #if Macros
    @Test func `an enum's source is compared with text and with a lock`() throws {
      let source = String(
        decoding: try Files.system.file("\(ExamplesTests.folder)/Examples/SocialRoute.swift"), as: UTF8.self)
      let files = ["S.swift": source]
      let lock = Memory.run(["list", "S.swift", "--json"], files: files).output
      #expect(Self.diff("S.swift", "social.routes", files: files).output == "compatible: no changes\n")
      #expect(Self.diff("s.json", "social.routes", files: ["s.json": lock]).output == "compatible: no changes\n")
      #expect(Self.diff("social.routes", "S.swift", "--enum=SocialRoute", files: files).status == 0)
      #expect(
        Self.diff("social.routes", "S.swift", "--enum=SocalRoute", files: files)
          == Run(
            status: 2,
            errors: "error: no @Routes enum is named \"SocalRoute\"; did you mean \"SocialRoute\"?\n"
              + "see \"fingerpost diff --help\"\n"))
    }
  #endif

  @Test(arguments: [
    // The old route still reads some of its links.
    ("user users/{name}", "user users/{name}\nme users/me", "let \"me\" match less, or give it links of its own"),
    // A route was split, or its links were left to another.
    ("tab t/{t:a|b}", "first t/a\nsecond t/b", "let a route named \"tab\" read them, as before"),
    ("user users/{name}\nme users/me", "user users/{name}", "let a route named \"me\" read them, as before"),
  ])
  func `a fix for links that open another route keeps them`(old: String, new: String, fix: String) {
    let files = ["1.routes": "origins /\n\(old)\n", "2.routes": "origins /\n\(new)\n"]
    #expect(Self.diff("1.routes", "2.routes", files: files).output.contains("[moved]\n"))
    #expect(Self.diff("1.routes", "2.routes", files: files).output.contains("    fix: \(fix)\n"))
  }

  @Test(arguments: [
    // Origins are not routes.
    ("a:// b:// c://\nx x\ny y", "a://\nx x", "2 origins die, 1 route dies"),
    // One route in two respects is one.
    ("/\nx x/{a}/{b}", "/\nx x/{b}/{a}", "1 route reads other values"),
    ("/\ntab t/{t:a|b}", "/\nfirst t/a\nsecond t/b", "1 route opens another route; 2 compatible changes"),
  ])
  func `the verdict counts routes and origins`(old: String, new: String, verdict: String) {
    let files = ["1.routes": "origins \(old)\n", "2.routes": "origins \(new)\n"]
    #expect(Self.diff("1.routes", "2.routes", files: files).output.hasPrefix("breaking: \(verdict)\n"))
  }

  @Test func `several tables go by their names, and of one that is missing all links die`() {
    let files = [
      "v1/a.routes": "origins /\na a\n", "v1/b.routes": "origins /\nb b\n", "v2/b.routes": "origins /\nb b\n",
      "v2/c.routes": "origins /\nc c\n",
    ]
    #expect(
      Self.diff("v1", "v2", files: files)
        == Run(
          status: 1,
          output: """
            v1/a.routes: breaking: 1 route dies (the table is not there)
            v1/a.routes:2: breaking: no route reads /a any more [dead]
                -  a  a
                fix: keep the template as a deprecated route, or mark it as gone
            v2/b.routes: compatible: no changes
            v2/c.routes: compatible: 1 change (the table is new)
            v2/c.routes:2: compatible: the route is new: /c [added]
                +  c  c

            """))
    let document = Self.diff("v1", "v2", "--json", files: files).output
    let heads = document.split(separator: "\n").filter { $0.hasPrefix(#"{"old""#) }.joined(separator: "\n")
    let expected = #"""
      {"old":"v1/a.routes","new":null,"breaking":true,"changes":[
      {"old":"v1/b.routes","new":"v2/b.routes","breaking":false,"changes":[
      {"old":null,"new":"v2/c.routes","breaking":false,"changes":[
      """#
    #expect(heads == expected)
  }

  @Test func `enums are paired wherever they stand`() throws {
    let table = try RouteTable([.init("a", Template("a"))], origins: [.path])
    let other = try RouteTable([.init("b", Template("b"))], origins: [.path])
    let old = TableLock([.init(table, enumName: "A", file: "A.swift"), .init(other, enumName: "B", file: "B.swift")])
    let new = TableLock([
      .init(other, enumName: "B", file: "Links.swift"), .init(table, enumName: "A", file: "A.swift"),
    ])
    let files = ["1.json": old.json, "2.json": new.json]
    #expect(
      Self.diff("1.json", "2.json", files: files)
        == Run(status: 0, output: "2.json (A): compatible: no changes\n2.json (B): compatible: no changes\n"))
    #expect(Self.diff("1.json", "2.json", "--enum=B", files: files).output == "compatible: no changes\n")
  }

  // What cannot be compared.

  @Test func `a table that does not read is no table without links`() {
    let files = ["bad.routes": "origins /\na a/{\n"]
    let errors =
      "bad.routes:2:6: error: expected a name, not the end\na a/{\n     ^\nbad.routes: 1 fault; no route was read\n"
    #expect(Self.diff("bad.routes", "new.routes", files: files) == Run(status: 2, errors: errors))
    #expect(Self.diff("old.routes", "bad.routes", files: files) == Run(status: 2, errors: errors))
    let document = #"""
      {"schema":1,"error":{"message":"bad.routes: 1 fault; no route was read","faults":[\#
      {"file":"bad.routes","line":2,"column":6,"message":"expected a name, not the end"}]}}

      """#
    let run = Self.diff("old.routes", "bad.routes", "--json", files: files)
    #expect(run == Run(status: 2, output: document, errors: errors))
  }

  static let usages: [(words: [String], message: String)] = [
    ([], "an OLD table with routes is missing"),
    (["old.routes"], "a NEW table with routes is missing"),
    (["old.routes", "new.routes", "x"], "diff takes OLD and NEW: remove \"x\""),
    (["-", "-"], "standard input is named twice, but can be read only once"),
    (
      ["old.routes", "new.routes", "--format=sarf"],
      "--format takes text, json, github or sarif, not \"sarf\"; did you mean \"sarif\"?"
    ),
    (
      ["old.routes", "new.routes", "--format=github", "--json"],
      "use --json or --format=github, not both"
    ),
  ]

  @Test(arguments: usages) func `words that ask for nothing say what is missing`(words: [String], message: String) {
    #expect(
      Memory.run(["diff"] + words, files: ["old.routes": Self.old, "new.routes": Self.new])
        == Run(status: 2, errors: "error: \(message)\nsee \"fingerpost diff --help\"\n"))
  }

  static let accepted: [(words: [String], status: Int, verdict: String)] = [
    ([], 1, "breaking: 1 route dies, 1 changes who may open it"),
    (["--accept=access"], 1, "breaking: 1 route dies; 1 compatible change"),
    (["--accept=dead"], 1, "breaking: 1 route changes who may open it; 1 compatible change"),
    (["--accept=access,dead"], 0, "compatible: 2 changes"),
    (["--accept=access", "--accept=dead"], 0, "compatible: 2 changes"),
    (["--accept=moved"], 1, "breaking: 1 route dies, 1 changes who may open it"),
  ]

  @Test(arguments: accepted) func `changes of a kind that is accepted are shown, and do not count`(
    words: [String], status: Int, verdict: String
  ) {
    let files = ["a.routes": "origins app://\na a [internal]\nb b\n", "b.routes": "origins app://\na a\n"]
    let run = Memory.run(["diff", "a.routes", "b.routes"] + words, files: files)
    #expect(run.output.hasPrefix(verdict + "\n") && Int(run.status) == status, "\(run)")
    #expect(run.output.contains("everyone may open its links now") && run.output.contains("no route reads app://b"))
  }

  @Test(arguments: ["", "acess", "access,"]) func `what is no kind cannot be accepted`(kind: String) {
    let run = Memory.run(
      ["diff", "old.routes", "new.routes", "--accept=\(kind)"], files: ["old.routes": Self.old, "new.routes": Self.new])
    #expect(run.status == 2 && run.errors.contains("--accept takes kinds of changes, such as access"), "\(run.errors)")
  }

  @Test func `a terminal gets colours, and a line of progress that goes away`() {
    let memory = Memory()
    memory.isTerminal = true
    memory.files["old.routes"] = Array(Self.old.utf8)
    memory.files["new.routes"] = Array(Self.new.utf8)
    let run = memory.run(["diff", "old.routes", "new.routes"])
    #expect(run.output.hasPrefix("\u{1B}[1;31mbreaking: 1 route dies, "))
    #expect(run.errors.hasPrefix("\rcomparing new.routes "))
    #expect(run.errors.hasSuffix("\r\u{1B}[K"))
    #expect(run.status == 1)
  }

  @Test func `the page of diff names every kind of change`() {
    for kind in TableDiff.Change.Kind.allCases {
      #expect(Help.page(DiffCommand.syntax).contains("\n  \(kind.rawValue)  "))
    }
  }
}
