@testable import FingerpostToolTests

#if Macros
  import Testing

  import FingerpostInput

  @testable import FingerpostTool

  /// Tables that Swift source tells: files, and folders with enums that mount each other.
  struct SwiftSourceTests {
    static let app = [
      "App/AppLink.swift": """
      import Fingerpost

      @Routes(.scheme("app"), .web("app.example"))
      enum AppLink: Routable {
        @Route("/", tags: ["start"]) case home
        @Mount("shops/{id}") case shop(id: Int, Shop.Link)
        @Route("posts/{slug}") case post(slug: Slug)
        @Route("p/{id}") static func old(id: Int) -> Self? { nil }
        #if os(iOS)
          @Route("widget") case widget
        #else
          @Route("widget") case widget
        #endif
      }
      """,
      "App/Shop/Shop.swift": """
      enum Shop {
        @Routes(.path)
        enum Link: Routable {
          @Route("cart") case cart
          @Route("items/{id}?{page=1}") case item(id: UUID, page: Int)
        }
      }
      """,
      "App/Other.swift": "struct Other { let isNoRoute = true }",
      "App/.build/Hidden.swift": "@Routes(",
      "App/checkouts/Hidden.swift": "@Routes(",
    ]
    static let note = "note: Slug is known only to the compiler: any text counts as a value\n"
    static let notes = note + "note: App/Other.swift is skipped: it has no @Routes enum\n"

    @Test func `a folder is one table, with the routes of its mounts under their names`() {
      #expect(
        run("list", "App", files: Self.app)
          == Run(
            status: 0,
            output: """
              home\tany\t/\t\tapp:// https://app.example\ttag=start\t
              old\tany\tp/{id:int}\tid: int\tapp:// https://app.example\tdeprecated\t
              post\tany\tposts/{slug:Slug}\tslug: Slug\tapp:// https://app.example\t\t
              shop.cart\tany\tshops/{id:int}/cart\tid: int\tapp:// https://app.example\t\t
              shop.item\tany\tshops/{id:int}/items/{id_:uuid}?{page:int=1}\tid: int, id_: uuid, page: int = 1\t\
              app:// https://app.example\t\t
              widget\tany\twidget\t\tapp:// https://app.example\t\t

              """, errors: Self.notes))
    }

    @Test func `a link of a mounted enum is matched, and printed`() {
      let link = "app://shops/7/items/123e4567-e89b-42d3-a456-426614174000"
      #expect(
        run("match", "App", link, files: Self.app)
          == Run(
            status: 0,
            output: """
              route\tshop.item
              template\tshops/{id:int}/items/{id_:uuid}?{page:int=1}
              {id}\t7
              {id_}\t123e4567-e89b-42d3-a456-426614174000
              {page}\t1

              """))
      #expect(
        run("url", "App", "shop.item", "id=7", "id_=123e4567-e89b-42d3-a456-426614174000", "page=1", files: Self.app)
          == Run(status: 0, output: link + "\n"))
    }

    @Test func `a type that only the compiler knows takes any text, and that is said`() {
      #expect(
        run("match", "App", "app://posts/a%20b", files: Self.app)
          == Run(status: 0, output: "route\tpost\ntemplate\tposts/{slug:Slug}\n{slug}\ta b\n", errors: Self.note))
      #expect(
        run("url", "App", "post", "slug=a", files: Self.app)
          == Run(status: 0, output: "app://posts/a\n", errors: Self.note))
      #expect(
        run("match", "App", "--stdin", files: Self.app, input: "app://posts/a\n")
          == Run(status: 0, output: "app://posts/a\tpost\tslug=a\n", errors: Self.note))
    }

    @Test func `a check finds nothing wrong, not even in two clauses of one case`() {
      #expect(
        run("check", "App", "--strict", files: Self.app)
          == Run(status: 0, output: "App: 7 routes, 0 errors, 0 warnings, 0 accepted\n", errors: Self.notes))
    }

    @Test func `an enum is chosen by its name, whole or the last part of it`() {
      for name in ["Shop.Link", "Link"] {
        #expect(
          run("match", "App", "/cart", "--enum", name, files: Self.app)
            == Run(status: 0, output: "route\tcart\ntemplate\tcart\n"))
      }
    }

    static let two = [
      "Two.swift": """
      @Routes(.path) enum A: Routable { @Route("a") case a }
      @Routes(.path) enum B: Routable { @Route("b") case b }
      """
    ]

    @Test func `of several tables list and check take each, match those that read the link, the others ask which`() {
      #expect(
        run("list", "Two.swift", files: Self.two)
          == Run(status: 0, output: "a\tany\ta\t\t/\t\t\nb\tany\tb\t\t/\t\t\n"))
      #expect(
        run("check", "Two.swift", files: Self.two)
          == Run(
            status: 0,
            output: """
              Two.swift (A): 1 route, 0 errors, 0 warnings, 0 accepted
              Two.swift (B): 1 route, 0 errors, 0 warnings, 0 accepted

              """))
      #expect(
        run("match", "Two.swift", "/a", files: Self.two)
          == Run(status: 0, output: "table\tTwo.swift (A)\nroute\ta\ntemplate\ta\n"))
      #expect(
        run("url", "Two.swift", "b", files: Self.two)
          == Run(
            status: 2,
            errors: """
              error: Two.swift has several tables: A, B; choose one with --enum=NAME
              see "fingerpost url --help"

              """))
      #expect(run("url", "Two.swift", "b", "--enum=B", files: Self.two) == Run(status: 0, output: "/b\n"))
    }

    @Test func `a folder holds text tables, too`() {
      let files = Self.two.merging(["Two/t.routes": "origins /\nc c", "Two/A.swift": Self.two["Two.swift"] ?? ""]) {
        $1
      }
      #expect(
        run("check", "Two/", files: files).output == """
          Two/t.routes: 1 route, 0 errors, 0 warnings, 0 accepted
          Two/A.swift (A): 1 route, 0 errors, 0 warnings, 0 accepted
          Two/A.swift (B): 1 route, 0 errors, 0 warnings, 0 accepted

          """)
    }

    static let refusals: [(words: [String], files: [String: String], errors: String)] = [
      (
        ["list", "Two.swift", "--enum", "Cart"], two,
        "error: no @Routes enum is named \"Cart\"; there are A, B\nsee \"fingerpost list --help\"\n"
      ),
      (
        ["list", "social.routes", "--enum", "C"], [:],
        "error: --enum is for Swift files, and social.routes is a table\nsee \"fingerpost list --help\"\n"
      ),
      (
        ["list", "One.swift", "--enum", "Cart"],
        ["One.swift": "@Routes(.path) enum A: Routable { @Route(\"a\") case a }"],
        "error: no @Routes enum is named \"Cart\"; there is A\nsee \"fingerpost list --help\"\n"
      ),
      (
        ["url", "F", "a"], ["F/a.routes": "origins /\na a", "F/b.routes": "origins /\na a"],
        "error: F has several tables: F/a.routes, F/b.routes; give the path of one\nsee \"fingerpost url --help\"\n"
      ),
      (["list", "e.swift"], ["e.swift": ""], "error: cannot read e.swift: it has no @Routes enum\n"),
      (["list", "e"], ["e/a.txt": ""], "error: cannot read e: it has no @Routes enum, and no .routes file\n"),
      (["list", "none.swift"], [:], "error: cannot read none.swift: No such file or directory\n"),
    ]

    @Test(arguments: refusals)
    func `what holds no table is refused, and why is said`(words: [String], files: [String: String], errors: String) {
      #expect(Memory.run(words, files: files) == Run(status: 2, errors: errors))
    }

    @Test func `a folder that cannot be read is named`() {
      let memory = Memory()
      memory.files["App/Shop/Shop.swift"] = []
      memory.folderErrors["App/Shop"] = .failed("Permission denied")
      #expect(
        memory.run(["list", "App"]) == Run(status: 2, errors: "error: cannot read App/Shop: Permission denied\n"))
    }
  }
#endif
