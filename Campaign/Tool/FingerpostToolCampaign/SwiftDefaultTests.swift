@testable import FingerpostToolTests

#if Macros
  import Testing

  @testable import FingerpostTool

  /// Defaults of payloads: what the source shows is known to every command, and the rest is said to be unknown.
  struct SwiftDefaultTests {
    private static func app(_ sort: String, tags: String = #"["a,b", "c"]"#, size: String = "Self.size") -> String {
      """
      enum Sort: String, RouteParameter, CaseIterable { case best, new }
      @Routes(.scheme("app"), .web("a.example"))
      enum AppLink: Routable {
        static let size = 20
        @Route("search?{q}&{sort}") case search(q: String, sort: Sort = \(sort))
        @Route("tags?{tags}") case tags(tags: [String] = \(tags))
        @Route("pages/({page}/{size})") case pages(page: Int = 1, size: Int = \(size))
      }
      """
    }

    private static let note =
      "note: the default of pages.size is not known: the source shows no literal and no case\n"

    private static func run(_ words: String...) -> Run {
      Memory.run(
        words,
        files: [
          "A.swift": app(".best"), "B.swift": app("Sort.new"), "C.swift": app("(Sort.best)", size: "20"),
          "D.swift": app(".best", tags: #"["a,b"]"#), "E.swift": app("Sort.allCases[0]", size: "20"),
        ])
    }

    @Test func `list shows the defaults, and which are not known`() {
      #expect(
        Self.run("list", "A.swift")
          == Run(
            status: 0,
            output: "pages\tany\tpages/({page:int=1}/{size:int=*})\tpage: int = 1, size: int (default not known)\t"
              + "app:// https://a.example\t\t\nsearch\tany\tsearch?{q}&{sort:best|new=best}\tq: string, sort: best|new = best"
              + "\tapp:// https://a.example\t\t\ntags\tany\ttags?{tags:[string]=a%2Cb,c}\ttags: [string] = [a,b, c]\t"
              + "app:// https://a.example\t\t\n",
            errors: Self.note))
    }

    static let links: [(words: [String], output: String)] = [
      (["url", "A.swift", "search", "q=cats", "sort=best"], "app://search?q=cats\n"),
      (["url", "A.swift", "search", "q=cats", "sort=new"], "app://search?q=cats&sort=new\n"),
      (["url", "A.swift", "search", "q=cats"], "app://search?q=cats\n"),
      (["url", "A.swift", "tags", "tags=a,b", "tags=c"], "app://tags\n"),
      (["url", "A.swift", "tags", "tags=c"], "app://tags?tags=c\n"),
      (["url", "A.swift", "pages", "page=1", "size=20"], "app://pages/1/20\n"),
      (["url", "C.swift", "pages", "page=1", "size=20"], "app://pages\n"),
      (
        ["match", "A.swift", "app://search?q=x"],
        "route\tsearch\ntemplate\tsearch?{q}&{sort:best|new=best}\n{q}\tx\n{sort}\tbest\n"
      ),
      (
        ["match", "A.swift", "app://tags"], "route\ttags\ntemplate\ttags?{tags:[string]=a%2Cb,c}\n{tags}\t[a,b, c]\n"
      ),
      (
        ["match", "A.swift", "app://pages"],
        "route\tpages\ntemplate\tpages/({page:int=1}/{size:int=*})\n{page}\t1\n"
      ),
    ]

    @Test(arguments: links) func `a default is left out of links, and is the value of a link without it`(
      words: [String], output: String
    ) {
      let run = Memory.run(words, files: ["A.swift": Self.app(".best"), "C.swift": Self.app(".best", size: "20")])
      #expect(run.output == output)
      #expect(run.status == 0)
    }

    static let diffs: [(old: String, new: String, status: Int, lines: [String])] = [
      (
        "A.swift", "B.swift", 1,
        [
          "breaking: 1 route reads other values; 1 compatible change; 1 default or type is not compared",
          #"B.swift:5: breaking: "sort" of app://search?q=some-text-1: the default was "best" and is now "new" [values]"#,
          #"B.swift:7: not compared: the default of "size" is not known in either table, and is not compared [not-compared]"#,
          "B.swift:5: compatible: app://search?q=some-text-1&sort=best was printed as app://search?q=some-text-1 "
            + "and is now printed as app://search?q=some-text-1&sort=best [canonical]",
        ]
      ),
      (
        "A.swift", "C.swift", 0,
        [
          "compatible: 1 default or type is not compared",
          #"C.swift:7: not compared: the default of "size" is not known in the old table, and is not compared [not-compared]"#,
        ]
      ),
      (
        "C.swift", "E.swift", 0,
        [
          "compatible: 1 default or type is not compared",
          #"E.swift:5: not compared: the default of "sort" is not known in the new table, and is not compared [not-compared]"#,
        ]
      ),
      (
        "A.swift", "D.swift", 1,
        [
          "breaking: 1 route reads other values; 1 default or type is not compared",
          #"D.swift:6: breaking: "tags" of app://tags: the default was "a,b", "c" and is now "a,b" [values]"#,
          #"D.swift:7: not compared: the default of "size" is not known in either table, and is not compared [not-compared]"#,
        ]
      ),
      ("C.swift", "C.swift", 0, ["compatible: no changes"]),
    ]

    @Test(arguments: diffs) func `diff tells a default that changed, and compares none that it does not know`(
      old: String, new: String, status: Int, lines: [String]
    ) {
      let run = Self.run("diff", old, new)
      #expect(run.status == status)
      let said = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
      #expect(said.map { String($0) } == lines)
    }

    /// A type that the source does not show, and what the router knows of it.
    static let types: [(type: String, known: String)] = [("Sort", "best|new"), ("[Sort]", "[best|new]")]

    @Test(arguments: types) func `diff compares no type that only one table knows`(type: String, known: String) {
      func lock(_ type: String, _ path: String) -> String {
        #"{"schema":1,"tables":[{"enum":"AppLink","origins":["app://"],"routes":["#
          + #"{"name":"find","template":"\#(path)/{id}?{sort:\#(type)}"}]}]}"#
      }
      let source = """
        @Routes(.scheme("app")) enum AppLink: Routable { @Route("find/{id}?{sort}") case find(id: String, sort: \(type)) }
        """
      let files = ["l.json": lock(known, "find"), "A.swift": source, "m.json": lock(known, "seek")]
      for (old, new, table) in [("l.json", "A.swift", "new"), ("A.swift", "l.json", "old")] {
        let run = Memory.run(["diff", old, new], files: files)
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(run.status == 0)
        #expect(lines.first == "compatible: 1 default or type is not compared")
        #expect(
          lines.dropFirst().first?.contains("the type Sort of \"sort\" is not known in the \(table) table") == true)
      }
      let moved = Memory.run(["diff", "A.swift", "m.json"], files: files)
      #expect(moved.status == 1)
      #expect(
        moved.output.hasPrefix("breaking: 1 route dies; 1 compatible change; 1 default or type is not compared\n"))
    }

    @Test func `a lock keeps the defaults, and which are not known`() {
      let lock = Self.run("list", "A.swift", "--json").output
      #expect(lock.contains(#"{"name":"sort","type":"best|new","default":"best"}"#))
      #expect(lock.contains(#"{"name":"tags","type":"[string]","default":["a,b","c"]}"#))
      #expect(lock.contains(#"{"name":"size","type":"int","defaultUnknown":true}"#))
      let files = ["l.json": lock, "A.swift": Self.app(".best"), "B.swift": Self.app(".new")]
      #expect(Memory.run(["list", "l.json", "--json"], files: files).output == lock)
      #expect(
        Memory.run(["diff", "l.json", "A.swift"], files: files).output.hasPrefix(
          "compatible: 1 default or type is not compared\n"))
      #expect(Memory.run(["diff", "l.json", "B.swift"], files: files).status == 1)
    }

    @Test func `an alias is what it stands for where it is in scope, and a type of its own elsewhere`() {
      func list(_ alias: String) -> String {
        let source = "@Routes(.path) enum AppLink: Routable { @Route(\"a?{n}\") case a(n: Page = 7) }\n\(alias)"
        return Memory.run(["list", "A.swift"], files: ["A.swift": source]).output
      }
      #expect(list("typealias Page = Int").hasPrefix("a\tany\ta?{n:int=7}\t"))
      #expect(list("typealias Page = Number\ntypealias Number = Swift.Int8").hasPrefix("a\tany\ta?{n:int8=7}\t"))
      #expect(list("struct User { typealias Page = Int }").hasPrefix("a\tany\ta?{n:Page=*}\t"))
      #expect(list("#if DEBUG\ntypealias Page = Int\n#endif").hasPrefix("a\tany\ta?{n:Page=*}\t"))
    }

    @Test func `check and the exports say what they do not know`() {
      #expect(
        Self.run("check", "A.swift")
          == Run(status: 0, output: "A.swift: 3 routes, 0 errors, 0 warnings, 0 accepted\n", errors: Self.note))
      let openAPI = Self.run("export", "openapi", "A.swift").output
      #expect(openAPI.contains(#""default":"best""#) && openAPI.contains(#""default":["a,b","c"]"#))
      let script = Self.run("export", "javascript", "A.swift").output
      #expect(script.contains(#"{"name":"sort","type":1,"default":"best"}"#))
      #expect(script.contains(#"{"name":"tags","type":2,"default":["a,b","c"]}"#))
      #expect(script.contains(#"{"name":"size","type":3,"default":null}"#))
      let types = Self.run("export", "dts", "A.swift").output
      #expect(types.contains("readonly page: bigint; readonly size?: bigint | undefined"))
      #expect(
        Self.run("export", "markdown", "A.swift").output.contains(
          "`page` int, `1` if left out<br>`size` int, has a default"))
    }
  }
#endif
