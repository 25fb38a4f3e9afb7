@testable import FingerpostToolTests

#if Macros
  import Testing

  @testable import FingerpostTool

  /// What is wrong with Swift source, or not told by it, as it is shown.
  struct SwiftFaultTests {
    static let faults: [(source: String, output: String)] = [
      (
        "@Routes(.path)\nenum A: Routable {\n  @Route(\"users/:id\") case user(id: Int)\n}",
        """
        a.swift:3:17: error: a parameter is written {id}, not :id [colon-name]
          @Route("users/:id") case user(id: Int)
                        ^
            fix: write {id}
        a.swift: 0 routes, 1 error, 0 warnings, 0 accepted

        """
      ),
      (
        "@Routes(.path)\nenum A: Routable {\n  @Route(\"a/{x}\") case a(x: Int)\n  @Route(\"a/{y}\") case b(y: Int)\n}",
        """
        a.swift:4:11: error: the same route twice: a/{x:int} is already the route "a" [duplicate]
          @Route("a/{y}") case b(y: Int)
                  ^
        a.swift: 1 route, 1 error, 0 warnings, 0 accepted

        """
      ),
      (
        "@Routes(.path)\nenum A: Routable {\n  @Route(\"a/b) case a\n}",
        """
        a.swift:3:22: error: this is not Swift: the end of the string is expected here [malformed]
          @Route("a/b) case a
                             ^
        a.swift: 0 routes, 1 error, 0 warnings, 0 accepted

        """
      ),
      (
        "@Routes(.path, .web(Config.host))\nenum A: Routable {\n  @Route(\"a\") case a\n  @Mount(\"b\") case b(B)\n}",
        """
        a.swift:1:16: warning: the origin .web(Config.host) is not a literal: its links are not known [unknown-origin]
        @Routes(.path, .web(Config.host))
                       ^
        a.swift:4:20: warning: the enum B is in none of the files; its routes are not known [unknown-mount]
          @Mount("b") case b(B)
                           ^
        a.swift: 1 route, 0 errors, 2 warnings, 0 accepted

        """
      ),
      (
        """
        @Routes(.path) enum A: Routable {
          @Route("a") case a
          @Mount("b") case b(B)
        }
        @Routes(.path) enum B: Routable {
          @Mount("a") case a(A)
        }
        """,
        """
        a.swift:6:20: error: enums are mounted in a circle: A, B, A [mount-circle]
          @Mount("a") case a(A)
                           ^
        a.swift: 1 route, 1 error, 0 warnings, 0 accepted

        """
      ),
      (
        "@Routes(.path)\nenum A: Routable {\n  @Route(\"c/{x}\") case b(x: String)\n  @Route(\"{x}/c\") case a(x: Int)\n}",
        "a.swift: 2 routes, 0 errors, 0 warnings, 0 accepted\n"
      ),
    ]

    @Test(arguments: faults)
    func `a check shows the place, the line and a caret`(source: String, output: String) {
      let run = run("check", "a.swift", files: ["a.swift": source])
      #expect(run.output == output)
      #expect(run.errors.isEmpty)
      #expect(run.status == (output.contains(": error: ") ? 1 : 0))
    }

    @Test func `what is not known is said beside an answer, and what is wrong instead of one`() {
      let unknown = run("list", "a.swift", files: ["a.swift": Self.faults[3].source])
      #expect(unknown.status == 0)
      #expect(unknown.output == "a\tany\ta\t\t/\t\t\n")
      #expect(unknown.errors.contains("a.swift:4:20: warning: the enum B is in none of the files"))
      #expect(
        run("list", "a.swift", files: ["a.swift": Self.faults[0].source])
          == Run(
            status: 2,
            errors: """
              a.swift:3:17: error: a parameter is written {id}, not :id
                @Route("users/:id") case user(id: Int)
                              ^
              a.swift: 1 fault; no route was read

              """))
    }

    @Test func `findings of the whole table have the files of their cases`() {
      let files = [
        "L/A.swift": """
        @Routes(.path)
        enum A: Routable {
          @Route("{x}/c") case a(x: String)
          @Mount("") case b(B)
        }
        """,
        "L/B.swift": "@Routes(.path) enum B: Routable {\n  @Route(\"c/{x}\", overlaps: [\"a\"]) case b(x: String)\n}",
      ]
      let run = run("check", "L", files: files)
      #expect(run.output.contains("    L/A.swift:3  a    {x}/c\n    L/B.swift:2  b.b  c/{x}"))
    }

    /// Code that a parser, or a walk over a tree, could lose itself in.
    static let hostile: [(before: String, repeated: String)] = [
      ("let x = ", "try "), ("let x = ", "("), ("let x: ", "["), ("let x: ", "A<"), ("", "#if A\n"),
      ("func f() { if a {} ", "else if a {} "), ("let x = a", ".b"), ("let x: Int", "?"), ("", "enum E { "),
      ("let x = ", "\"\\("), ("", "@A "), ("let x = ", "- "),
    ]

    @Test(arguments: hostile)
    func `no code traps, however deep`(before: String, repeated: String) {
      let source = Self.faults[5].source + "\n" + before + String(repeating: repeated, count: 4000)
      #expect(run("check", "a.swift", files: ["a.swift": source]).status <= 1)
    }

    @Test(arguments: FaultTextTests.cut)
    func `a file that ends in the middle of a character is told where`(end: [UInt8]) {
      let memory = Memory()
      memory.files["a.swift"] = Array("@Routes(.path) enum A {}\n// \u{FFFD}".utf8) + end
      let run = memory.run(["check", "a.swift"])
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("a.swift:2:5: error: the bytes here are not UTF-8 [malformed]\n"), "\(run.output)")
    }

    @Test func `bytes that are no text are told`() {
      let memory = Memory()
      memory.files["a.swift"] = Array("@Routes(.path) enum A {}\n".utf8) + [0xC3, 0x28]
      #expect(
        memory.run(["check", "a.swift"])
          == Run(
            status: 1,
            output: """
              a.swift:2:1: error: the bytes here are not UTF-8 [malformed]
              \u{FFFD}(
              ^
              a.swift: 0 routes, 1 error, 0 warnings, 0 accepted

              """))
    }
  }
#endif
