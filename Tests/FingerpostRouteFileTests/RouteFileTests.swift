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

  @Test(arguments: ["", "two words", "#me", "origins", "a\tb", "a\nb", "a\u{202E}b", "\u{200B}"])
  func `a name that a line cannot hold is not written`(name: String) throws {
    let table = try RouteTable([.init(name, try Template("a"))], origins: [.path])
    let error = UnwritableRouteError(route: name, reason: "it is no single word that shows as it is")
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
}
