@testable import FingerpostToolTests

#if Macros
  import Testing

  @testable import FingerpostTool

  /// Types that the files declare: a link has the values that the app reads, and no others.
  struct SwiftTypeTests {
    static let app = [
      "App/AppLink.swift": """
      @Routes(.scheme("app"))
      enum AppLink: Routable {
        @Route("feed?{sort}") case feed(sort: Sort)
        @Route("levels/{level}") case level(level: Level)
        @Route("tags?{tags}") case tags(tags: [Tag])
      }
      """,
      "App/Types.swift": """
      enum Sort: String, RouteParameter, CaseIterable { case best, new }
      extension AppLink { enum Level: Int, RouteParameter { case low = 1, high } }
      """,
      "App/Tag.swift": "enum Tag: String { case red, green }",
      "App/Tag+Link.swift": "extension Tag: RouteParameter {}",
    ]

    static let links: [(link: String, output: String?)] = [
      ("app://feed?sort=new", "route\tfeed\ntemplate\tfeed?{sort:best|new}\n{sort}\tnew\n"),
      ("app://feed?sort=zzz", nil),
      ("app://levels/2", "route\tlevel\ntemplate\tlevels/{level:Level}\n{level}\t2\n"),
      ("app://levels/3", nil), ("app://levels/02", nil),
      ("app://tags?tags=red&tags=green", "route\ttags\ntemplate\ttags?{tags:[Tag]}\n{tags}\t[red, green]\n"),
      (
        "app://tags?tags=red&tags=blue",
        "route\ttags\ntemplate\ttags?{tags:[Tag]}\n{tags}\t[red]\ncanonical\tapp://tags?tags=red\nunread\ttags=blue\n"
      ),
    ]

    @Test(arguments: links) func `a link is matched by the values of the types`(link: String, output: String?) {
      let found = run("match", "App", link, files: Self.app)
      #expect(found.status == (output == nil ? 1 : 0))
      #expect(found.output == output ?? "")
      #expect(!found.errors.contains("compiler"))
    }

    @Test func `only a value is printed`() {
      #expect(run("url", "App", "level", "level=2", files: Self.app) == Run(status: 0, output: "app://levels/2\n"))
      #expect(run("url", "App", "level", "level=3", files: Self.app).status != 0)
      #expect(run("url", "App", "feed", "sort=zzz", files: Self.app).status != 0)
    }

    @Test func `values are listed as a set, and no file of a type is passed over`() {
      let expected = """
        level\tany\tlevels/{level:Level}\tlevel: 1|2\tapp://\t\t
        feed\tany\tfeed?{sort:best|new}\tsort: best|new\tapp://\t\t
        tags\tany\ttags?{tags:[Tag]}\ttags: [green|red]\tapp://\t\t

        """
      let listed = run("list", "App", files: Self.app)
      #expect(Set(listed.output.split(separator: "\n")) == Set(expected.split(separator: "\n")))
      #expect(listed.errors == "note: App/Tag+Link.swift is skipped: it has no @Routes enum\n")
      #expect(run("list", "App", "--json", files: Self.app).output.contains(#""type":"1|2""#))
    }

    /// The text after the enum in its file, and in others, and what to write if that says nowhere that Tag is a parameter.
    static let undeclared: [(files: [String], fix: String?)] = [
      (["enum Tag: String { case red }"], "extension Tag: RouteParameter {}"),
      (["struct Tag: Hashable {}"], others), (["@MainActor struct Tag: Hashable {}"], others),
      (
        ["enum Tag: Int { case red }", "extension Tag: CustomStringConvertible {}"], "extension Tag: RouteParameter {}"
      ),
      (["enum Tag { case red, blue }"], "enum Tag: String, RouteParameter"), (["enum Tag { case red(Int) }"], others),
      (["", "enum Tag: String { case red }"], "extension Tag: RouteParameter {}"),
      (["", "extension App { enum Tag: String { case red } }"], "extension App.Tag: RouteParameter {}"),
      (["enum Tag: String { case red }", "extension Tag: RouteParameter {}"], nil),
      // A protocol or a macro of the app's may make it one.
      (["enum Tag: String, Word { case red }"], nil), (["@Word enum Tag: String { case red }"], nil), ([], nil),
    ]
    private static let others = "nonisolated extension Tag: RouteParameter, with init?(parameter:) and parameter"

    @Test(arguments: undeclared) func `a type that is seen to be no parameter is told, with what to write`(
      files: [String], fix: String?
    ) {
      let link = "@Routes(.path) enum Link: Routable { @Route(\"a/{t}\") case a(t: Tag) }"
      var all = ["App/Link.swift": ([link] + files.prefix(1)).joined(separator: "\n")]
      for (number, text) in files.dropFirst().enumerated() { all["App/T\(number).swift"] = text }
      let checked = run("check", "App", files: all)
      #expect(
        checked.output.hasPrefix(
          """
          App/Link.swift:1:64: warning: Tag is not a RouteParameter in these files [not-parameter]
          @Routes(.path) enum Link: Routable { @Route("a/{t}") case a(t: Tag) }
                                                                         ^
              fix: write \(fix ?? "")

          """) == (fix != nil), "\(checked.output)")
      #expect(checked.output.contains("not-parameter") == (fix != nil))
    }

    private static let sort = "enum Sort: String, RouteParameter { case best, new }"
    private static let other = "enum Sort: String, RouteParameter { case old }"

    /// Where a type stands, as a payload names it, and whether its values are known.
    static let declarations: [(type: String, files: [String], isSeen: Bool)] = [
      ("Sort", [sort], true),
      ("Sort", ["struct Sort: RouteParameter {}"], false),
      ("Sort", [], false),
      // Inside of the types around, outward.
      ("Sort", ["extension App { \(sort) }", other], true),
      ("Sort", ["extension App { \(other) }", sort], false),
      ("Sort", ["extension App.Link { \(sort) }", "extension App { \(other) }", other], true),
      ("Self.Sort", ["extension App.Link { \(sort) }", other], true),
      ("App.Sort", ["extension App { \(sort) }", other], true),
      ("App.Sort", ["extension App.Link { \(sort) }", other], false),
      // Anywhere, by a name that is no other's.
      ("Sort", ["enum Models { \(sort) }"], true),
      ("Sort", ["enum Models { \(sort) }", "enum More { \(other) }"], false),
      ("Models.Sort", ["enum Models { \(sort) }", "enum More { \(other) }"], true),
      ("Models.Sort", [sort], true),
      ("Sort", [sort, other], false),
      ("Sort", ["func make() { \(sort) }"], false),
      ("Sort", ["#if DEBUG\n\(sort)\n#endif"], false),
      ("Sort", ["typealias Sort = Other", "enum Models { \(sort) }"], false),
      ("Sort", ["struct Sort {}", "extension Sort: RouteParameter { }", "enum Models { \(sort) }"], false),
      // What extensions add, in whichever files.
      ("Sort", ["enum Sort: String { case best, new }"], false),
      ("Sort", ["enum Sort: String { case best, new }", "extension Sort: RouteParameter {}"], true),
      ("Sort", ["enum Sort: String { case best, new }\nextension Sort: CaseIterable, RouteParameter {}"], true),
      (
        "Models.Sort",
        [
          "enum Models { enum Sort: String { case best, new } }",
          "extension Models.Sort: @retroactive Fingerpost.RouteParameter {}",
        ],
        true
      ),
      ("Sort", ["enum Sort: String { case best, new }", "extension Feature.Sort: RouteParameter {}"], true),
      ("Sort", ["enum Sort: String { case best, new }", "#if A\nextension Sort: RouteParameter {}\n#endif"], false),
      ("Sort", [sort, "extension Sort { var title: String { \"\" } }"], true),
      ("Sort", [sort, "extension Sort { var parameter: String { \"\" } }"], false),
      ("Sort", [sort, "extension Sort { init?(parameter text: String) { nil } }"], false),
      ("Sort", [sort, "extension Sort: CaseIterable { static let allCases: [Sort] = [.best] }"], false),
      ("Sort", [sort, "extension Models.Sort { var parameter: String { \"\" } }", "enum Models { \(other) }"], true),
    ]

    @Test(arguments: declarations)
    func `a type is looked up as the compiler does`(type: String, files: [String], isSeen: Bool) {
      var sources = [
        "App/Link.swift": """
        enum App {
          @Routes(.path) enum Link: Routable {
            @Route("best") case best
            @Route("new") case new
            @Route("{sort}") case sorted(sort: \(type))
          }
        }
        """
      ]
      for (index, text) in files.enumerated() { sources["App/\(index).swift"] = text }
      #expect(run("check", "App", files: sources).output.contains("no link reaches \"sorted\"") == isSeen)
      let others = run("match", "App", "/zzz", files: sources)
      #expect(others.errors.contains("known only to the compiler") == (others.status == 0))
    }

    @Test func `two types of one name are opaque where their routes are in one table`() {
      let files = [
        "A.swift": """
        @Routes(.path) enum Link: Routable {
          @Route("a/{sort}") case a(sort: Sort)
          @Mount("b") case b(Inner)
          \(Self.sort)
        }
        @Routes(.path) enum Inner: Routable {
          @Route("{sort}") case c(sort: Sort)
          \(Self.other)
        }
        """
      ]
      #expect(run("match", "A.swift", "/a/zzz", "--enum=Link", files: files).status == 0)
      #expect(run("match", "A.swift", "/zzz", "--enum=Inner", files: files).status == 1)
      let listed = files.mapValues { $0.replacing("RouteParameter", with: "RouteParameter, CaseIterable") }
      #expect(run("match", "A.swift", "/a/zzz", "--enum=Link", files: listed).status == 1)
      #expect(run("match", "A.swift", "/a/new", "--enum=Link", files: listed).status == 0)
      #expect(run("match", "A.swift", "/b/old", "--enum=Link", files: listed).status == 0)
    }
  }
#endif
