import Testing

@testable import FingerpostTool
@testable import FingerpostToolTests

/// What build systems and plug-ins ask for: files by a list, enums of other modules, a stamp if nothing is wrong.
struct BuildCheckTests {
  private static let table = "origins /\na  a\n"
  private static let faulty = "origins /\nb b/{\n"

  @Test func `the files of a list are read, the others beside them are not`() {
    let files = [
      "App/a.routes": Self.table, "App/b.routes": Self.faulty, "l": "\u{FEFF}App/a.routes\r\n\t App/a.routes \n\n",
    ]
    #expect(
      run("check", "@l", files: files)
        == Run(status: 0, output: "App/a.routes: 1 route, 0 errors, 0 warnings, 0 accepted\n"))
    #expect(run("list", "@l", files: files).output == "a\tany\ta\t\t/\t\t\n")
  }

  @Test(arguments: [
    (list: "", said: "error: cannot read @l: it has no @Routes enum, and no .routes file\n"),
    (list: "gone.routes", said: "error: cannot read gone.routes (line 1 of l): No such file or directory\n"),
    (list: "\n\n gone.routes", said: "error: cannot read gone.routes (line 3 of l): No such file or directory\n"),
    (
      list: "a.routes\nApp/x.txt",
      said: "error: cannot read l: line 2 is \"App/x.txt\", not the path of a .swift or .routes file\n"
    ),
  ])
  func `a list without a table is an error, and so is a file that is gone`(list: String, said: String) {
    #expect(run("check", "@l", files: ["l": list]) == Run(status: 2, errors: said))
  }

  @Test func `a list that is not there is named without its sign`() {
    #expect(
      run("check", "@l") == Run(status: 2, errors: "error: cannot read l: No such file or directory\n"))
  }

  @Test func `where nothing is wrong the stamp is written, and nothing said`() {
    let memory = Memory()
    memory.takesFiles = true
    #expect(memory.run(["check", "social.routes", "--strict", "--stamp=done"]) == Run(status: 0))
    #expect(memory.files["done"] == [])
  }

  @Test(
    arguments: [
      (text: faulty, words: [], status: 1), ("origins /\nme u/me\nany u/{x}\n", ["--strict"], 1), ("", ["gone"], 2),
    ] as [(text: String, words: [String], status: Int32)])
  func `where something is wrong no stamp is written, and everything said`(
    text: String, words: [String], status: Int32
  ) {
    let memory = Memory()
    memory.takesFiles = true
    memory.files["t.routes"] = Array(text.utf8)
    let said = Memory.run(["check", "t.routes"] + words, files: ["t.routes": text])
    #expect(memory.run(["check", "t.routes", "--stamp=done"] + words) == said)
    #expect(said.status == status)
    #expect(memory.files["done"] == nil)
  }

  @Test func `a stamp that cannot be written is an error`() {
    #expect(
      run("check", "social.routes", "--stamp=done")
        == Run(status: 2, errors: "error: cannot write done: Read-only file system\n"))
  }

  #if Macros
    private static let app = "@Routes(.path) enum Link: Routable { @Mount(\"shop\") case shop(Shop) }\n"
    private static let shop = "@Routes(.path) enum Shop: Routable { @Route(\"a\") case a }\n"
    /// Two routes that both match one link; nobody mounts it.
    private static let other = """
      @Routes(.path) enum Other: Routable { @Route("u/me") case me; @Route("u/{x}") case any(x: String) }

      """
    private static let modules = [
      "App/Link.swift": app, "Feature/Shop.swift": shop, "Feature/Other.swift": other,
      "app": "App/Link.swift\n", "feature": "Feature/Shop.swift\nFeature/Other.swift",
    ]

    @Test func `an enum of another module is known where it is named`() {
      let alone = run("check", "@app", "--strict", files: Self.modules)
      #expect(alone.status == 1)
      #expect(alone.output.contains("[unknown-mount]"))
    }

    @Test(arguments: ["Feature", "@feature"])
    func `what is read for its mounts is not checked itself`(others: String) {
      #expect(
        run("check", "@app", "--with", others, "--strict", files: Self.modules)
          == Run(status: 0, output: "App/Link.swift (Link): 1 route, 0 errors, 0 warnings, 0 accepted\n"))
      #expect(run("check", "Feature/Other.swift", "--strict", files: Self.modules).status == 1)
    }

    @Test func `what is exported has the mounted enum, and no other`() {
      let run = run("export", "markdown", "@app", "--with", "@feature", files: Self.modules)
      #expect(run.status == 0)
      #expect(run.output.contains("| shop.a |  | `shop/a` |"))
      #expect(!run.output.contains("u/me"))
    }

    @Test func `a table of text mounts nothing`() {
      #expect(run("check", "social.routes", "--with=Feature", files: Self.modules).status == 0)
      #expect(run("check", "social.routes", "--with=gone.swift", files: Self.modules).status == 2)
    }
  #endif
}
