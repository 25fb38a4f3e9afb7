import Testing

@testable import FingerpostTool

struct CheckCommandTests {
  static let faulty = """
    origins shop:// nowhere
    user     users/{id}
    broken   users/{
    member   users/{name}
    item     GET   items/{id:itn}
    pair     pairs/{a}/{a}
    user     users/{id}   # once more
    lonely
    """

  @Test func `every faulty line is a finding, and the rest is checked`() {
    #expect(
      run("check", "t.routes", files: ["t.routes": Self.faulty])
        == Run(
          status: 1,
          output: """
            t.routes:1:17: error: "nowhere" is not an origin: expected "scheme://", "scheme:/", "scheme:", "https://host", "/" or ":" [malformed]
            origins shop:// nowhere
                            ^
            t.routes:3:17: error: expected a name, not the end [malformed]
            broken   users/{
                            ^
            t.routes:4:10: error: the same route twice: users/{id} is already the route "user", in line 2; \
            both match shop://users/a [duplicate]
                4  member  users/{name}
                2  user    users/{id}
                fix: take line 4 out, or tell the two apart: by a literal, a type or a method
            t.routes:5:26: error: unknown type "itn"; did you mean "int"? [malformed]
            item     GET   items/{id:itn}
                                     ^
            t.routes:6:21: error: the name "a" is used twice [repeated-name]
            pair     pairs/{a}/{a}
                                ^
                fix: give one of the two another name
            t.routes:7:10: error: the same route twice: users/{id} is already the route "user", in line 2; \
            both match shop://users/a [duplicate]
                7  user  users/{id}
                2  user  users/{id}
                fix: take line 7 out
            t.routes:8:7: error: a name and a template are expected: the template is missing [malformed]
            lonely
                  ^
            t.routes: 4 routes, 7 errors, 0 warnings, 0 accepted

            """))
  }

  @Test func `a faulty line is JSON with its column, and what stands where a name and a template should`() {
    let text = "origins shop:// nowhere\na  GET   x/{id:itn} # c\nb y/{a}/{a}\nc z\nd /z\n"
    #expect(
      run("check", "--json", "t.routes", files: ["t.routes": text])
        == Run(
          status: 1,
          output: #"{"schema":1,"findings":["# + "\n"
            + #"{"kind":"malformed","severity":"error","routes":["#
            + #"{"file":"t.routes","line":1,"column":17,"name":"origins","template":"shop:// nowhere"}],"#
            + #""witness":null,"message":"\"nowhere\" is not an origin: expected \"scheme://\", \"scheme:/\", \"scheme:\", \"https://host\", \"/\" or \":\"","#
            + #""fix":null},"# + "\n"
            + #"{"kind":"malformed","severity":"error","routes":["#
            + #"{"file":"t.routes","line":2,"column":16,"name":"a","template":"GET x/{id:itn}"}],"#
            + #""witness":null,"message":"unknown type \"itn\"; did you mean \"int\"?","fix":null},"# + "\n"
            + #"{"kind":"repeated-name","severity":"error","routes":["#
            + #"{"file":"t.routes","line":3,"column":10,"name":"b","template":"y/{a}/{a}"}],"#
            + #""witness":null,"message":"the name \"a\" is used twice","fix":"give one of the two another name"},"#
            + "\n"
            + #"{"kind":"duplicate","severity":"error","routes":["#
            + #"{"file":"t.routes","line":5,"column":3,"name":"d","template":"z"},"#
            + #"{"file":"t.routes","line":4,"name":"c","template":"z"}],"witness":"shop://z","#
            + #""message":"the same route twice: z is already the route \"c\", in line 4; both match shop://z","#
            + #""fix":"take line 5 out, or tell the two apart: by a literal, a type or a method"}"# + "\n]}\n"))
  }

  @Test func `a faulty line is a command of GitHub with its column`() {
    #expect(
      run("check", "--format", "github", "-", input: "origins /\r\na b/100%\r\nPOST POST x\r\nPUT POST /x\r\n")
        == Run(
          status: 1,
          output: """
            ::error file=<stdin>,line=2,col=8,title=malformed::an escape is "%25" and two hexadecimal digits of UTF-8; \
            write a lone "%25" as "%2525"
            ::error file=<stdin>,line=4,col=5,title=duplicate::the same route twice: POST x is already the route "POST", in line 3; \
            both match POST /x; take line 4 out, or tell the two apart: by a literal, a type or a method

            """))
  }

  @Test func `a table without faults is a line of sums, for programs an empty list, for GitHub nothing`() {
    let sums = "social.routes: 5 routes, 0 errors, 0 warnings, 0 accepted\n"
    #expect(run("check", "social.routes") == Run(status: 0, output: sums))
    #expect(run("check", "social.routes", "--strict", "--format=text") == Run(status: 0, output: sums))
    let empty = Run(status: 0, output: #"{"schema":1,"findings":["# + "\n]}\n")
    #expect(run("check", "social.routes", "--json") == empty)
    #expect(run("check", "social.routes", "--format", "json") == empty)
    #expect(run("check", "social.routes", "--format", "json", "--json") == empty)
    #expect(run("check", "social.routes", "--format=github") == Run(status: 0))
  }

  @Test func `each table is by itself, and one that is given twice is checked once`() {
    let files = ["a.routes": "origins /\nx x", "b.routes": "origins /\ny\nx x"]
    #expect(
      run("check", "b.routes", "a.routes", "b.routes", "-", files: files, input: "origins /")
        == Run(
          status: 1,
          output: """
            b.routes:2:2: error: a name and a template are expected: the template is missing [malformed]
            y
             ^
            b.routes: 1 route, 1 error, 0 warnings, 0 accepted
            a.routes: 1 route, 0 errors, 0 warnings, 0 accepted
            <stdin>: 0 routes, 0 errors, 0 warnings, 0 accepted

            """))
  }

  @Test func `where a table cannot be read the others are checked, and it ends with 2`() {
    let words = ["check", "none.routes", "social.routes", "other.routes"]
    let errors = """
      error: cannot read none.routes: No such file or directory
      error: cannot read other.routes: No such file or directory

      """
    #expect(
      Memory.run(words)
        == Run(status: 2, output: "social.routes: 5 routes, 0 errors, 0 warnings, 0 accepted\n", errors: errors))
    #expect(
      Memory.run(words + ["--json"])
        == Run(
          status: 2,
          output: #"{"schema":1,"error":{"message":"cannot read none.routes: No such file or directory; "#
            + #"cannot read other.routes: No such file or directory"},"findings":["# + "\n]}\n",
          errors: errors))
    #expect(Memory.run(words + ["--format=github"]) == Run(status: 2, errors: errors))
  }

  @Test func `where none can be read, JSON is the document that every command gives`() {
    let errors = "error: cannot read none.routes: No such file or directory\n"
    #expect(run("check", "none.routes") == Run(status: 2, errors: errors))
    #expect(run("check", "none.routes", "--json") == run("list", "none.routes", "--json"))
    let memory = Memory()
    memory.readError = .failed("Is a directory")
    #expect(memory.run(["check", "-"]) == Run(status: 2, errors: "error: cannot read the input: Is a directory\n"))
  }

  static let refused: [(words: [String], message: String)] = [
    ([], "a PATH with routes is missing"),
    (["--strict"], "a PATH with routes is missing"),
    ([""], "a PATH with routes is missing: its name is empty"),
    (["a", ""], "a PATH with routes is missing: its name is empty"),
    (["-", "a", "-"], "standard input is named twice, but can be read only once"),
    (["a", "--format"], "--format needs a value: --format=FORMAT"),
    (["a", "--format=xml"], "--format takes text, json, github or sarif, not \"xml\""),
    (["a", "--format=JSON"], "--format takes text, json, github or sarif, not \"JSON\"; did you mean \"json\"?"),
    (["a", "--format="], "--format takes text, json, github or sarif, not \"\""),
    (["a", "--json", "--format=text"], "use --json or --format=text, not both"),
    (["a", "--format", "github", "--json"], "use --json or --format=github, not both"),
    (["a", "--strict=yes"], "--strict takes no value"),
    (["a", "--fromat=json"], "unknown option \"--fromat\"; did you mean \"--format\"?"),
  ]

  @Test(arguments: refused)
  func `words that are no such command are refused`(words: [String], message: String) {
    #expect(
      Memory.run(["check"] + words)
        == Run(status: 2, errors: "error: \(message)\nsee \"fingerpost check --help\"\n"))
  }

  @Test func `a long table is checked, and the progress is gone in the end`() {
    let memory = Memory()
    memory.isTerminal = true
    let routes = (1...10_000).map { "r\($0) s\($0 % 100)/t\($0)/{id:int}\n" }
    memory.files["long.routes"] = Array(("origins /\n" + routes.joined() + "r\n").utf8)
    let run = memory.run(["check", "long.routes"])
    #expect(run.status == 1)
    #expect(run.output.contains("10000 routes, "))
    #expect(run.output.contains("1 error\u{1B}[0m, 0 warnings, 0 accepted\n"))
    let shown = run.errors.split(separator: "\r")
    #expect(shown.isEmpty || shown.last == "\u{1B}[K")
    #expect(shown.count <= 1000)
    #expect(shown.dropLast().allSatisfy { $0.hasPrefix("checking long.routes ") })
  }
}
