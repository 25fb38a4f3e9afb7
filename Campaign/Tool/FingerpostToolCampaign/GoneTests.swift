import Testing

@testable import FingerpostTool
@testable import FingerpostToolTests

/// Links that a release took away, on the command line.
struct GoneTests {
  static let files = [
    "t.routes": """
    origins app:// https://a.example
    home   home
    shop   shops/{id:int}
    sale   sale/{id} [gone=the%20sale%20has%20ended, instead=home]
    moved  old-shops/{id}/{x} [gone=moved, instead=shop]
    old    old/{id:int} [gone]

    """,
    "t.swift": """
    @Routes(.scheme("app"), .web("a.example"))
    enum Link: Routable {
      @Route("home") @Gone("sale/{id}", "the sale has ended") case home
      @Route("shops/{id}") @Gone("old-shops/{id}/{x}", "moved") case shop(id: Int)
      @Gone("old/{id:int}", "") static func old(id: Int) -> Self? { nil }
    }

    """,
  ]

  static let links: [(link: String, message: String, json: String)] = [
    (
      "app://sale/7", #"gone: the sale has ended; show "home" (app://home) instead"#,
      #""reason":"the sale has ended","instead":{"route":"home","url":"app://home"}"#
    ),
    (
      "https://a.example/old-shops/7/y?z", #"gone: moved; show "shop" (https://a.example/shops/7) instead"#,
      #""reason":"moved","instead":{"route":"shop","url":"https://a.example/shops/7"}"#
    ),
    ("app://old/7", "gone", #""reason":"","instead":null"#),
  ]

  @Test(arguments: links, files.keys.sorted())
  func `an explanation as JSON has the reason, and the link to show instead`(
    row: (link: String, message: String, json: String), file: String
  ) {
    let run = run("explain", file, row.link, "--json", files: Self.files)
    #expect(run.status == 1)
    #expect(run.output.contains(#","offset":0,\#(row.json)},"summary":["\""#))
    #expect(run.output.contains(#","gone":{"route":""#) && run.output.contains(#"]},"others":[],"obstacles":[]"#))
  }

  @Test(arguments: links, files.keys.sorted())
  func `a gone link is told why, and what to show instead`(
    row: (link: String, message: String, json: String), file: String
  ) {
    let message = row.message.split(separator: "\"").joined(separator: "\\\"")
    let document =
      #"{"url":"\#(row.link)","route":null,"error":{"kind":"gone","message":"\#(message)",\#(row.json)}}"# + "\n"
    #expect(
      run("match", file, row.link, files: Self.files) == Run(status: 1, errors: "error: \(row.message)\n"))
    #expect(run("match", file, row.link, "--json", files: Self.files) == Run(status: 1, output: document))
    #expect(
      run("match", file, "--stdin", files: Self.files, input: row.link + "\n")
        == Run(status: 1, output: "\(row.link)\t-\t\(row.message)\n"))
    #expect(
      run("match", file, "--stdin", "--json", files: Self.files, input: row.link + "\n")
        == Run(status: 1, output: document))
    #expect(
      run("match", file, "--json-key", "a", #"{"a":"\#(row.link)"}"#, "--json", files: Self.files)
        == Run(status: 1, output: document))
  }

  @Test func `a value that makes no link to show leaves the name`() {
    #expect(
      run("match", "t.routes", "app://old-shops/x/y", files: Self.files)
        == Run(status: 1, errors: "error: gone: moved; show \"shop\" instead\n"))
    #expect(
      run("match", "t.routes", "app://old-shops/x/y", "--json", files: Self.files).output.contains(
        #""instead":{"route":"shop","url":null}"#))
  }

  @Test func `an object that names a gone route is gone, and no link is printed for it`() {
    let run = run("match", "t.routes", "--json-key", "a", #"{"a":{"route":"sale","id":7}}"#, files: Self.files)
    #expect(run == Run(status: 1, errors: "error: \"sale\" is gone: the sale has ended\n"))
    #expect(
      Self.url("sale", "id=7") == Run(status: 1, errors: "error: \"sale\" is gone: the sale has ended\n"))
    #expect(Self.url("old", "id=7") == Run(status: 1, errors: "error: \"old\" is gone\n"))
  }

  private static func url(_ words: String...) -> Run {
    Memory.run(["url", "t.routes"] + words, files: files)
  }

  @Test func `list shows the flags, in JSON the reason and the name`() {
    #expect(
      run("list", "t.routes", "--grep", "sale", files: Self.files).output
        == "sale\tany\tsale/{id}\tid: string\tapp:// https://a.example\t"
        + "gone=the%20sale%20has%20ended, instead=home\t\n")
    #expect(
      run("list", "t.swift", "--grep", "app://old-shops/7/y", "--json", files: Self.files).output.contains(
        #"{"name":"shop.gone","method":null,"template":"old-shops/{id:int}/{x}","parameters":["#
          + #"{"name":"id","type":"int"},{"name":"x","type":"string"}],"origins":["app://","https://a.example"],"#
          + #""gone":"moved","instead":"shop","flags":"gone=moved, instead=shop"}"#))
  }

  @Test func `check names the routes that instead= may mean`() {
    let table = "origins /\nhome home\nsale sale [gone, instead=hom]\n"
    #expect(
      run("check", "t.routes", files: ["t.routes": table])
        == Run(
          status: 1,
          output: """
            t.routes:3: error: instead=hom on "sale" shows nothing: no route has that name [unknown-instead]
                3  sale  sale
                fix: did you mean "home"?
            t.routes: 2 routes, 1 error, 0 warnings, 0 accepted

            """))
    #expect(run("check", "t.routes", files: Self.files).status == 0)
    #expect(run("check", "t.swift", files: Self.files).status == 0)
  }
}
