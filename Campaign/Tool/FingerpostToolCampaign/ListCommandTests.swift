import FingerpostRouteFile
import Testing

@testable import FingerpostTool
@testable import FingerpostToolTests

struct ListCommandTests {
  static let table = """
    origins appscheme:// https://social.example
    page     POST pages/{name}
    page     {name}
    search   GET find?{q}&{page:int=2} [web, deprecated=use%20it, tag=Looking, overlaps=page]
    file     files/{*path}
    """

  @Test func `rows hold name, method, template, parameters, origins, flags and what an alias is for`() {
    #expect(
      run("list", "t.routes", files: ["t.routes": Self.table])
        == Run(
          status: 0,
          output: """
            file\tany\tfiles/{*path}\tpath: [string]\tappscheme:// https://social.example\t\t
            search\tGET\tfind?{q}&{page:int=2}\tq: string, page: int = 2\thttps://social.example\t\
            web, deprecated=use%20it, tag=Looking, overlaps=page\t
            page\tPOST\tpages/{name}\tname: string\tappscheme:// https://social.example\t\tprints
            page\tany\t{name}\tname: string\tappscheme:// https://social.example\t\tonly read

            """))
  }

  @Test func `origins of a route's own stand with the origins, and not with the flags`() {
    let table = "origins a://\nx  x [origin=https://b.example, origin=b://, tag=t]\ny  y"
    #expect(
      run("list", "t.routes", files: ["t.routes": table]).output
        == "x\tany\tx\t\thttps://b.example b://\ttag=t\t\ny\tany\ty\t\ta://\t\t\n")
  }

  @Test func `flags are those of the template, whatever brackets it holds`() {
    let table = """
      origins /
      a  a?{b:[int]}&{c:[string]}
      b  GET /?{b:[int]} [web, tag=x%5B]
      c  GET / [tag=y]
      """
    #expect(
      run("list", "t.routes", files: ["t.routes": table]).output
        == """
        c\tGET\t/\t\t/\ttag=y\t
        b\tGET\t/?{b:[int]}\tb: [int]\t/\tweb, tag=x%5B\t
        a\tany\ta?{b:[int]}&{c:[string]}\tb: [int], c: [string]\t/\t\t

        """)
  }

  /// The routes of one name, and which of them print.
  static let aliases: [(templates: [String], roles: [String])] = [
    (["a"], [""]),
    (["a", "b"], ["prints", "only read"]),
    (["a [deprecated]", "b"], ["only read", "prints"]),
    (["a [deprecated]", "b [deprecated]"], ["only read", "only read"]),
    (["a/{x}", "a/{x}/{y}", "b/{x}"], ["prints", "prints", "only read"]),
    (["a/{x:int}", "a/{x}"], ["prints", "prints"]),
    (["a/{x}", "b/({x})"], ["prints", "prints"]),
    (["a [web]", "b"], ["prints", "prints"]),
    (["a", "b [web]"], ["prints", "only read"]),
  ]

  @Test(arguments: aliases)
  func `of routes that share a name, those that can print are told from those that can only read`(
    templates: [String], roles: [String]
  ) throws {
    let memory = Memory()
    let text = "origins / x://\n" + templates.map { "me \($0)\n" }.joined()
    let table = try RouteFile.read(Array(text.utf8))
    let found = table.aliasRoles
    #expect(table.routes.map { found[$0]?.rawValue ?? "" } == roles)
    memory.files["t.routes"] = Array(text.utf8)
    let json = memory.run(["list", "t.routes", "--json"]).output
    #expect(json.count(of: #""prints":true}"#) == roles.count { $0 == "prints" })
    #expect(json.count(of: #""prints":false}"#) == roles.count { $0 == "only read" })
  }

  @Test func `a faulty table half-loads nothing, and no output is written`() {
    let run = run("list", "t.routes", files: ["t.routes": "origins /\na a\nb b/{\n"])
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
  }

  @Test func `a table may come from the input`() {
    let run = run("list", "-", input: "origins /\nhome {\n")
    #expect(
      run
        == Run(
          status: 2,
          errors: """
            <stdin>:2:7: error: expected a name, not the end
            home {
                  ^
            <stdin>: 1 fault; no route was read

            """))
  }

  private func terminal(_ words: String..., files: [String: String] = [:]) -> String {
    let memory = Memory()
    memory.isTerminal = true
    memory.variables = ["NO_COLOR": "1"]
    for (path, text) in files { memory.files[path] = Array(text.utf8) }
    return memory.run(words).output
  }

  @Test func `a terminal gets a heading, and social.routes in 80 columns`() {
    let output = terminal("list", "social.routes")
    #expect(
      output == """
        ORIGINS  appscheme:// https://social.example

        NAME           TEMPLATE
        retweet        retweet?{tweetId:int}
        showMyProfile  users/me
        follow         users/{userId}/follow
        showProfile    users/{userId}/profile
        showUserTweet  users/{userId}/tweets/{tweetId:int}

        """)
    #expect(output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `origins stand above the table, and what only the web has is a flag`() {
    #expect(
      terminal("list", "t.routes", "--grep", "page", files: ["t.routes": Self.table]) == """
        ORIGINS  appscheme:// https://social.example

        NAME    METHOD  TEMPLATE               FLAGS
        search  GET     find?{q}&{page:int=2}  web only; deprecated: use it; tag Looking; overlaps page
        page    POST    pages/{name}           prints
        page    any     {name}                 only read

        """)
    #expect(
      terminal("list", "t.routes", "--grep", "find", files: ["t.routes": Self.table]) == """
        ORIGINS  https://social.example

        NAME    METHOD  TEMPLATE               FLAGS
        search  GET     find?{q}&{page:int=2}  web only; deprecated: use it; tag Looking; overlaps page

        """)
  }

  @Test func `a tree has a line for each route, and one for each beginning that several share`() {
    let table = """
      origins app://
      home     /
      users    users?{page:int=1}
      me       users/me
      user     GET users/{id}
      change   PUT users/{id} [tag=admin]
      posts    users/{id}/posts/({year:int})
      post     users/{id}/posts/latest
      legal    about/legal/terms
      """
    let tree = """
      /                           home
      about/legal/terms           legal
      users                       users   ?{page:int=1}
      ├─ me                       me
      └─ {id}                GET  user
         │                   PUT  change                 tag admin
         └─ posts
            ├─ latest             post
            └─ ({year:int})       posts

      """
    #expect(run("list", "t.routes", "--tree", files: ["t.routes": table]) == Run(status: 0, output: tree))
    #expect(terminal("list", "t.routes", "--tree", files: ["t.routes": table]) == tree)
  }

  /// A table with everything that makes rows long.
  static let wide = """
    origins app:// https://social.example
    category  GET categories/{group}/{subgroup}/({sort:newest|price|rating})?{page:int=1}&{filter:[string]} \
    [tag=catalogue, deprecated=the%20shop%20has%20other%20categories%20now]
    home      home [web, case=ignore, confirm]
    old       users/{userId}/old/things/that/were/removed/long/ago [gone=sold, instead=home, overlaps=*]
    me        users/{userId}/me [origin=https://other.example]
    """

  @Test(arguments: ["list", "list --tree"], [50, 80, 120])
  func `no line is wider than the terminal, and nothing is lost`(words: String, columns: Int) throws {
    func lines(_ width: Int) -> [Substring] {
      let memory = Memory()
      memory.isTerminal = true
      memory.variables = ["NO_COLOR": "1", "COLUMNS": "\(width)"]
      memory.files["t.routes"] = Array(Self.wide.utf8)
      let run = memory.run(words.split(separator: " ").map(String.init) + ["t.routes"])
      #expect(run.status == 0, "\(run.errors)")
      // What stands below the template needs no heading.
      return run.output.split(separator: "\n").filter { !$0.hasPrefix("NAME") }
    }
    let fitting = lines(columns)
    #expect(fitting.allSatisfy { $0.count <= columns }, "\(fitting.joined(separator: "\n"))")
    #expect(lines(1000).contains { $0.count > columns })
    // Wrapping moves text, and takes none away.
    func letters(_ lines: [Substring]) -> [Character] { lines.joined().filter { $0.isLetter || $0.isNumber }.sorted() }
    #expect(letters(fitting) == letters(lines(1000)))
  }

  @Test func `what stands behind the template goes below it where the terminal is narrow`() {
    let memory = Memory()
    memory.isTerminal = true
    memory.variables = ["NO_COLOR": "1", "COLUMNS": "30"]
    memory.files["t.routes"] = Array("origins app:// https://a.example\nme  users/me [web, tag=long]\n".utf8)
    #expect(
      memory.run(["list", "t.routes"]).output == """
        ORIGINS  https://a.example

        NAME  TEMPLATE
        me    users/me
                web only; tag long

        """)
    memory.variables["COLUMNS"] = "40"
    #expect(memory.run(["list", "t.routes"]).output.hasSuffix("me    users/me  web only; tag long\n"))
  }

  @Test func `flags are words on a terminal, and each says its thing once`() {
    let files = ["t.routes": Self.wide]
    let output = terminal("list", "t.routes", files: files)
    for words in [
      "deprecated: the shop has other categories now; tag catalogue", "web only; any case; asks first",
      "gone: sold; show home instead; overlaps any route", "https://other.example",
    ] {
      #expect(output.ranges(of: words).count == 1, "\(output)")
    }
    #expect(terminal("list", "t.routes", "--tree", files: files).contains("at https://other.example"))
  }

  @Test func `a tree as deep as a path may be needs no stack`() {
    let path = (0..<100).map { "s\($0)" }
    let routes = path.indices.map { "r\($0) " + path[...$0].joined(separator: "/") }
    let output = run(
      "list", "t.routes", "--tree", files: ["t.routes": "origins app://\n" + routes.joined(separator: "\n")]
    ).output
    #expect(output.split(separator: "\n").count == 100)
  }

  @Test func `JSON carries its schema, and one route a line`() {
    #expect(
      run("list", "t.routes", "--json", files: ["t.routes": Self.table])
        == Run(
          status: 0,
          output: #"{"schema":1,"tables":["# + "\n"
            + #"{"file":"t.routes","origins":["appscheme://","https://social.example"],"routes":["# + "\n"
            + #"{"name":"file","method":null,"template":"files/{*path}","#
            + #""parameters":[{"name":"path","type":"[string]"}],"#
            + #""origins":["appscheme://","https://social.example"]},"# + "\n"
            + #"{"name":"search","method":"GET","template":"find?{q}&{page:int=2}","#
            + #""parameters":[{"name":"q","type":"string"},{"name":"page","type":"int","default":2}],"#
            + #""origins":["https://social.example"],"web":true,"deprecated":"use it","tags":["Looking"],"#
            + #""overlaps":["page"],"flags":"web, deprecated=use%20it, tag=Looking, overlaps=page"},"# + "\n"
            + #"{"name":"page","method":"POST","template":"pages/{name}","#
            + #""parameters":[{"name":"name","type":"string"}],"#
            + #""origins":["appscheme://","https://social.example"],"order":1,"prints":true},"# + "\n"
            + #"{"name":"page","method":null,"template":"{name}","parameters":[{"name":"name","type":"string"}],"#
            + #""origins":["appscheme://","https://social.example"],"order":2,"prints":false}"# + "\n]}\n]}\n"))
  }

  static let searches: [(pattern: String, names: [String])] = [
    ("FILE", ["file"]),
    ("looking", ["search"]),
    ("/find?", ["search"]),
    ("{NAME}", ["page", "page"]),
    ("page:int", ["search"]),
    ("appscheme://files/a/b", ["file"]),
    ("https://social.example/find?q=x", ["search", "page"]),
    ("appscheme://find?q=x", ["page"]),
    ("appscheme://pages/me", ["page"]),
  ]

  @Test(arguments: searches)
  func `a text finds the routes that hold it, a URL those that match it, the winner first`(
    pattern: String, names: [String]
  ) {
    let run = run("list", "t.routes", "--grep", pattern, files: ["t.routes": Self.table])
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) } == names)
  }

  @Test func `a colon makes a link of a table of compact text, and a word does not`() {
    let files = ["t.routes": "origins :\nprofile  profile/{id:int}\nany  {word}/{rest}"]
    #expect(run("list", "t.routes", "--grep=profile:7", files: files).output.hasPrefix("profile\t"))
    #expect(run("list", "t.routes", "--grep=rest", files: files).output.hasPrefix("any\t"))
  }

  @Test func `nothing found is said, and ends with 1`() {
    #expect(
      run("list", "social.routes", "--grep", "appscheme://nowhere")
        == Run(status: 1, errors: "no route matches \"appscheme://nowhere\"\n"))
    #expect(
      run("list", "social.routes", "--grep", "nothing", "--json")
        == Run(
          status: 1, output: #"{"schema":1,"tables":["# + "\n]}\n"))
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
