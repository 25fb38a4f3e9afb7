import FingerpostEngine
import Testing

@testable import FingerpostRouteFile

struct RouteFileTests {
  @Test func `a table is read in order, with its comments left out`() throws {
    let table = try RouteFile.read(
      Array(
        """
        # comment

        origins appscheme:// https://social.example / :  # where links come from
          # indented comment
        profile\tusers/{id}#posts # after a space only
          me      users/me
        me      GET   account   [web,\ttag=a]
        root    /#top #\t
        last    GET [web] #
        """.utf8))
    #expect(table.origins == [.scheme("appscheme"), .web("social.example"), .path, .compact])
    #expect(table.routes.map(\.name) == ["profile", "me", "me", "root", "last"])
    #expect(
      table.routes.map(\.template.description) == [
        "users/{id}#posts", "users/me", "GET account [web, tag=a]", "/#top", "GET [web]",
      ])
  }

  @Test(arguments: [
    "\u{FEFF}origins /\r\nhome /\r\n",
    "origins /\nhome /",
    "\r\n\n  \norigins\t/ \r\n home\t/\t\r\n\r\n",
  ])
  func `byte order marks, carriage returns and a missing end of line are forgiven`(text: String) throws {
    let table = try RouteFile.read(Array(text.utf8))
    #expect(table.origins == [.path])
    #expect(table.routes.map(\.name) == ["home"])
    #expect(table.routes.map(\.template.description) == ["/"])
  }

  @Test func `a table that is written reads back equal`() throws {
    let table = try RouteTable(
      [
        .init("showProfile", try Template("users/{id}#{place}")),
        .init("me", try Template("users/me")),
        .init("me", try Template("POST me [web, deprecated=use%20users, tag=a]")),
        .init("太郎", try Template("(a|b/{c:int})?{d:[string]}")),
        .init("/", try Template("/")),
      ], origins: [.scheme("appscheme"), .web("*.example.com", scheme: "http"), .path, .compact])
    let text = try RouteFile.write(table)
    #expect(
      text == """
        origins appscheme:// http://*.example.com / :
        showProfile  users/{id}#{place}
        me           users/me
        me           POST me [web, deprecated=use%20users, tag=a]
        太郎         (a|b/{c:int})?{d:[string]}
        /            /

        """)
    let again = try RouteFile.read(Array(text.utf8))
    #expect(again.routes == table.routes)
    #expect(again.origins == table.origins)
    #expect(try RouteFile.write(again) == text)
  }

  @Test func `an origin that captures hosts is a word of the first line`() throws {
    let text = "origins https://{tenant}.example.com http://{host}:8080 /\nuser  {tenant}/users/{id:int}\n"
    let table = try RouteFile.read(Array(text.utf8))
    #expect(table.origins == [.web("{tenant}.example.com"), .web("{host}:8080", scheme: "http"), .path])
    #expect(try RouteFile.write(table) == text)
    #expect(try table.match("https://acme.example.com/users/7").route.name == "user")
  }

  @Test(arguments: ["", "two words", "#me", "origins", "options", "a\tb", "a\nb", "a\u{202E}b", "\u{200B}"])
  func `a name that a line cannot hold is not written`(name: String) throws {
    let table = try RouteTable([.init(name, try Template("a"))], origins: [.path])
    let error = UnwritableRouteError(route: name, reason: "it is not one word of visible characters")
    #expect(throws: error) { try RouteFile.write(table) }
  }

  @Test func `origins of one route alone are not written`() throws {
    let table = try RouteTable([.init("a", try Template("a"), origins: [.path])], origins: [.path])
    let error = UnwritableRouteError(route: "a", reason: "it has origins of its own")
    #expect(throws: error) { try RouteFile.write(table) }
  }

  @Test func `a route may bear the name of a comment inside a word`() throws {
    let table = try RouteFile.read(Array("origins /\nuser#1 users/1".utf8))
    #expect(table.routes.map(\.name) == ["user#1"])
  }

  @Test(arguments: [
    ("options case=ignore", "options case=ignore"), ("options  case=exact\tplus=rfc3986 # usual", ""),
    ("options strict-query plus=form slashes=strict", "options plus=form slashes=strict strict-query"),
    ("# first\n\noptions slashes=lenient", "options slashes=lenient"),
  ])
  func `options stand in the first line, and are written again`(line: String, written: String) throws {
    let table = try RouteFile.read(Array("\(line)\norigins /\nMe  Users/me\n".utf8))
    let text = try RouteFile.write(table)
    #expect(text == (written.isEmpty ? "" : written + "\n") + "origins /\nMe  Users/me\n")
    let again = try RouteFile.read(Array(text.utf8))
    #expect(again.options.text == table.options.text && again.options.strictQuery == table.options.strictQuery)
  }

  @Test func `options say how links are read`() throws {
    let text =
      "options plus=form slashes=lenient strict-query case=ignore\norigins https://a.example\nfind  Find?{q}&{n:int=1}\n"
    let table = try RouteFile.read(Array(text.utf8))
    let match = try table.match("https://a.example//FIND?q=a+b")
    #expect(match.values.map(\.description) == ["q=a b", "n=1"])
    #expect(match.canonical == "https://a.example/Find?q=a%20b")
    #expect(throws: LinkError.self) { try table.match("https://a.example/find?q=a&n=x") }
  }

  @Test func `a URL is a type of queries and fragments`() throws {
    let table = try RouteFile.read(Array("origins app://\nopen  open?{link:url}&{all:[url]}#{next:url}\n".utf8))
    #expect(
      try table.match("app://open?link=https%3A%2F%2Fa.example&all=b#c").values.map(\.description)
        == ["link=https://a.example", "all=[b]", "next=c"])
    #expect(throws: LinkError.self) { try table.match("app://open?link=JavaScript%3Aalert(1)#c") }
  }

  @Test func `letters of all scripts are read from a file`() throws {
    let text = "origins https://zh.wikipedia.org\ndiff  wiki/特殊:MobileDiff/{to:int}\n"
    let table = try RouteFile.read(Array(text.utf8))
    #expect(try table.match("https://zh.wikipedia.org/wiki/%E7%89%B9%E6%AE%8A:MobileDiff/24601").route.name == "diff")
    #expect(try RouteFile.write(table) == text)
  }

  /// Links of two apps, with the routes that read them: nothing is said of the case of a link twice.
  @Test(arguments: [
    ("https://zh.m.wikipedia.org/wiki/特殊:MobileDiff/24601", "special"),
    ("https://en.wikipedia.org/wiki/special:mobilediff/24601", "diff"),
    ("https://fr.m.wikipedia.org/wiki/Special:MobileDiff/24601", "diff"),
    ("https://en.wikipedia.org/wiki/SPECIAL:MobileDiff/1...2", "diffTwo"),
    ("https://en.wikipedia.org/wiki/User_talk:Pink_Bull", "userTalk"),
    ("https://en.wikipedia.org/wiki/G/O_Media", "article"), ("https://en.wikipedia.org/wiki//dev/random", "article"),
  ])
  func `links of a real app in any case are read`(link: String, route: String) throws {
    let text = """
      options slashes=lenient
      origins https://*.wikipedia.org

      article   wiki/{*title}
      userTalk  wiki/User_talk:{user}
      diff      wiki/Special:MobileDiff/{to:int} [case=ignore]
      special   wiki/特殊:MobileDiff/{to:int}
      diffTwo   wiki/Special:MobileDiff/{from:int}...{to:int} [case=ignore]
      """
    #expect(try RouteFile.read(Array(text.utf8)).match(link).route.name == route)
  }

  @Test(arguments: ["homeassistant://createCustomWidget", "homeassistant://createcustomwidget"])
  func `the first segment behind a scheme is read in any case`(link: String) throws {
    let text = "options case=ignore\norigins homeassistant://\ncustomWidget  createCustomWidget\n"
    let match = try RouteFile.read(Array(text.utf8)).match(link)
    #expect(match.canonical == "homeassistant://createCustomWidget")
  }
}
