import FingerpostAnalysis
import FingerpostEngine
import FingerpostRouteFile
import Testing

import FingerpostInput

@testable import FingerpostTool
@testable import FingerpostToolTests

/// A lock file wherever a table is read.
struct LockFileTests {
  /// What `list --json` prints of these files.
  private static func lock(_ path: String, _ files: [String: String]) -> String {
    Memory.run(["list", path, "--json"], files: files).output
  }

  private static let social = lock("social.routes", [:])
  private static let two = lock(
    "App", ["App/a.routes": "origins /\na a/{x}\n", "App/b.routes": "origins app://\nb b\n"])

  @Test(arguments: ["social.routes", "store.routes", "destinations.routes", "api.routes"])
  func `the lock of an example lists as the table itself, and is its own lock`(name: String) throws {
    let memory = Memory()
    memory.files[name] = try Files.system.file("\(ExamplesTests.folder)/Examples/\(name)")
    let lock = memory.run(["list", name, "--json"]).output
    let other = Memory()
    other.files["links.lock.json"] = Array(lock.utf8)
    #expect(other.run(["list", "links.lock.json", "--json"]).output == lock)
    let (plain, kept) = (Memory(), Memory())
    (plain.files, kept.files) = (memory.files, other.files)
    #expect(kept.run(["list", "links.lock.json"]).output == plain.run(["list", name]).output)
  }

  @Test(arguments: ["links.lock.json", "links.lock", "-"])
  func `match and url read a lock by its name, or by what it begins with`(path: String) {
    let files = ["links.lock.json": Self.social, "links.lock": "\u{FEFF} \n\(Self.social)"]
    let input = path == "-" ? Self.social : ""
    #expect(
      run("match", path, "appscheme://users/me", files: files, input: input)
        == run("match", "social.routes", "appscheme://users/me"))
    #expect(
      run("url", path, "retweet", "tweetId=7", files: files, input: input)
        == Run(status: 0, output: "appscheme://retweet?tweetId=7\n"))
  }

  @Test func `check names the lines of the lock`() {
    let table = "origins /\nprofile users/{id}\nme users/me\n"
    let lock = Self.lock("t.routes", ["t.routes": table])
    #expect(
      run("check", "links.lock.json", files: ["links.lock.json": lock])
        == Run(
          status: 0,
          output: """
            links.lock.json:4: warning: "profile" cannot print id=me: "me" takes /users/me: \
            segment 2: the literal "me" comes before a string [print-collision]
                4  profile  users/{id}
                3  me       users/me
                fix: give the parameter a type that excludes this value, or accept it: [overlaps=me] on "profile"
            links.lock.json: 2 routes, 0 errors, 1 warning, 0 accepted

            """))
  }

  @Test func `a folder does not pick up lock files`() {
    let files = ["App/a.routes": "origins /\na a\n", "App/links.lock.json": Self.social]
    #expect(run("list", "App", files: files).output == "a\tany\ta\t\t/\t\t\n")
  }

  // Several tables in one lock.

  @Test func `of several tables in a lock one is chosen by its enum`() {
    let lock = TableLock([
      .init(Self.table("home", "app://"), enumName: "App.Link"),
      .init(Self.table("item", "shop://"), enumName: "ShopLink"),
    ]).json
    func match(_ words: String...) -> Run {
      Memory.run(["match", "l.json"] + words, files: ["l.json": lock])
    }
    #expect(match("app://home", "--enum=Link").status == 0)
    #expect(match("shop://item", "--enum=ShopLink").status == 0)
    #expect(
      match("shop://item", "--enum=ShpLink")
        == Run(
          status: 2,
          errors:
            "error: no @Routes enum is named \"ShpLink\"; did you mean \"ShopLink\"?\nsee \"fingerpost match --help\"\n"
        ))
    #expect(
      match("shop://item")
        == Run(
          status: 0,
          output: "table\tl.json (ShopLink)\nroute\titem\ntemplate\titem\n"))
  }

  @Test func `several tables of text are named by their files`() {
    #expect(
      run("url", "l.json", "a", files: ["l.json": Self.two])
        == Run(
          status: 2,
          errors:
            "error: l.json has several tables: l.json (App/a.routes), l.json (App/b.routes); give the path of one\n"
            + "see \"fingerpost url --help\"\n"))
    #expect(run("list", "l.json", "--json", files: ["l.json": Self.two]).output == Self.two)
  }

  private static func table(_ name: String, _ origin: String) -> RouteTable {
    guard let table = try? RouteFile.read(Array("origins \(origin)\n\(name) \(name)\n".utf8)) else {
      preconditionFailure("no table")
    }
    return table
  }

  // What is wrong with a lock.

  static let faults: [(text: String, errors: String)] = [
    (
      "",
      "l.json:1:1: error: the lock file is not JSON: it ends too early\nl.json: 1 fault; no route was read\n"
    ),
    (
      "{\"schema\":1,\n\"tables\" []}\n",
      "l.json:2:10: error: the lock file is not JSON: \":\" is expected\n\"tables\" []}\n         ^\n"
        + "l.json: 1 fault; no route was read\n"
    ),
    (
      "{\"schema\":2}\n",
      "l.json:1:1: error: it has the schema 2, and this version reads 1: use a newer one, or write it again\n"
        + "l.json: 1 fault; no route was read\n"
    ),
    (
      """
      {"schema":1,"tables":[
      {"file":"a","origins":["/"],"routes":[
      {"name":"a","template":"a"}
      ]},
      {"enum":"B","origins":["/"],"routes":[
      {"name":"b","template":"b"},
      {"name":"c","template":"c/{"}
      ]}
      ]}

      """,
      "l.json:7:1: error: B, route 2 \"c\": expected a name, not the end (at byte 3 of c/{)\n"
        + "{\"name\":\"c\",\"template\":\"c/{\"}\n^\nl.json: 1 fault; no route was read\n"
    ),
    (
      "{\"schema\":1,\"tables\":[\n{\"origins\":[\"/\"],\"routes\":[{\"name\":\"c\",\"template\":\"{\"}]}]}",
      "l.json:1:1: error: route 1 \"c\": expected a name, not the end (at byte 1 of {)\n"
        + "l.json: 1 fault; no route was read\n"
    ),
    (
      "{\"schema\":1,\"error\":{\"message\":\"t.routes: 1 fault; no route was read\"}}",
      "l.json:1:1: error: it was written while a table had errors (t.routes: 1 fault; no route was read): write it again\n"
        + "l.json: 1 fault; no route was read\n"
    ),
    (
      "{\"schema\":1,\"tables\":[\u{0}]}",
      "l.json:1:23: error: JSON cannot contain NUL\n{\"schema\":1,\"tables\":[\\u{0}]}\n                      ^\n"
        + "l.json: 1 fault; no route was read\n"
    ),
  ]

  @Test(arguments: faults) func `a lock that does not read says where, and half-loads nothing`(
    text: String, errors: String
  ) {
    #expect(run("list", "l.json", files: ["l.json": text]) == Run(status: 2, errors: errors))
    #expect(run("check", "l.json", files: ["l.json": text]).status == 1)
    let document = run("list", "l.json", "--json", files: ["l.json": text])
    #expect(document.status == 2)
    #expect(document.output.hasPrefix(#"{"schema":1,"error":{"message":"l.json: 1 fault"#))
  }

  @Test func `other bytes than UTF-8 are told where they stand`() {
    let memory = Memory()
    memory.files["l.json"] = Array("{\"schema\":1,\n".utf8) + [0xC3, 0x28]
    let run = memory.run(["list", "l.json"])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("l.json:2:1: error: \(UTF8Rule.message)\n"))
  }
}
