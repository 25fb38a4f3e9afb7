import FingerpostEngine
import FingerpostImport
import FingerpostRouteFile
import Testing

struct ColonTests {
  static let lines: [(line: String, name: String, template: String)] = [
    ("/users/:id", "usersById", "users/{id}"),
    ("GET /users/:id", "getUsersById", "GET users/{id}"),
    ("get|POST /a", "getA", "GET a"),
    ("/", "root", "/"),
    ("/files/*path", "filesByPath", "files/{*path}"),
    ("/files/*", "filesByRest", "files/{*rest}"),
    ("/list/:page?", "listByPage", "list/({page})"),
    ("/t/:a+", "tByA", "t/{*a}"),
    ("/t/:a*", "tByA", "t/({*a})"),
    ("/i/:id(\\d+)", "iById", "i/{id:int}"),
    ("/i/:id(new|old)", "iById", "i/{id:new|old}"),
    ("/:a-:b.json", "byAByBJson", "{a}-{b}.json"),
    ("/x/{id}/<int:n>", "xByIdByN", "x/{id}/{n:int}"),
    ("user_path  GET  /users/:id  UserController :show", "userPath", "GET users/{id}"),
    ("GET /users/:id users.show # a comment", "usersShow", "GET users/{id}"),
    ("user.show  GET, POST  /u/:id", "userShow", "GET u/{id}"),
    ("GET,POST /u", "getU", "GET u"),
    ("[GIN-debug] GET /ping --> main.ping (3 handlers)", "mainPing3Handlers", "GET ping"),
    ("GET /a/:id/b/:id", "getAByIdBById2", "GET a/{id}/b/{id2}"),
    ("/a b", "b", "a"),
    ("/%20|x", "x", "%20%7Cx"),
    ("/404", "n404", "404"),
    ("GET /find?q=:text&page&sort=new", "getFind", "GET find?q={text}&{page}&sort=new"),
    ("/:page?/x?y", "byPageX", "({page})/x?{y}"),
    ("com.example.app:/callback/:code", "callbackByCode", "callback/{code} [origin=com.example.app:/]"),
  ]

  @Test(arguments: lines)
  func `a line is a route`(line: String, name: String, template: String) throws {
    let table = try ImportFormat.colon.read(Array(line.utf8)).table
    #expect(table.routes.first?.name == name)
    #expect(table.routes.first?.template.description == template)
  }

  /// Other notations are in ForeignNotationTests; these are lists out of source or JSON, and whole addresses, too.
  static let notations: [(line: String, template: String)] = [
    ("/opt{/:id}", "opt/({id})"),
    ("/a{/:b{/:c}}/d", "a/({b}/({c}))/d"),
    ("/s/{id:[0-9]+}/{slug:new|old}", "s/{id:int}/{slug:new|old}"),
    ("/s/{name:.+}", "s/{*name}"),
    ("/n/[[...slug]]", "n/({*slug})"),
    ("/rs/<file..>", "rs/{*file}"),
    ("/v/**", "v/{*rest}"),
    ("/dj/<slug:s>/<str:t>/<float:f>", "dj/{s}/{t}/{f:double}"),
    ("/f/(.*)", "f/({*rest})"),
    ("/f/(.+)/x", "f/{*rest}/x"),
    ("/(en|de)/about", "(en|de)/about"),
    ("/ä/:ö", "ä/{ö}"),
    ("\"/quoted/:id\",", "quoted/{id}"),
    ("GET '/q/:id'", "GET q/{id}"),
    ("`/q`", "q"),
    ("https://a.example/full/:id", "full/{id} [origin=https://a.example]"),
    ("GET app://open/:id", "GET open/{id} [origin=app://]"),
    ("https://a.example", "/ [origin=https://a.example]"),
  ]

  @Test(arguments: notations)
  func `a line in the notation of another router is a route`(line: String, template: String) throws {
    let imported = try ImportFormat.colon.read(Array(line.utf8))
    #expect(imported.table.routes.first?.template.description == template)
    #expect(imported.remarked == 0)
  }

  @Test(arguments: [
    ("/star*", "a wildcard is a whole segment"),
    ("/pre-*/x", "a wildcard is a whole segment"),
    ("/f/(\\d+)", "the regular expression (\\d+) has no name"),
    ("/(en|de)?/about", "\"?\" can only follow a parameter"),
    ("/colou?/x", "\"?\" can only follow a parameter"),
    ("/:file{.:ext}", "a part of a segment cannot be left out"),
    ("/a/:file.:ext?", "a part of a segment cannot be left out"),
    ("/a/v:b*", "a wildcard is a whole segment"),
    ("+------+-----+", "this line has no path"),
  ])
  func `a line that no template says is left out, with the reason`(line: String, reason: String) throws {
    let imported = try ImportFormat.colon.read(Array("/a\n\(line)".utf8))
    #expect(imported.leftOut == 1)
    #expect(imported.routeFile.contains("# left out: \(line): \(reason)\n"))
  }

  @Test func `every method of a line is a route of its own, but what answers GET answers HEAD`() throws {
    let lines = "user.show  GET, POST  /u/<int:id>\nGET|HEAD a\nHEAD /b"
    let table = try ImportFormat.colon.read(Array(lines.utf8)).table
    #expect(
      table.routes.map(\.template.description) == ["GET u/{id:int}", "POST u/{id:int}", "GET a", "HEAD b"])
  }

  /// What a framework prints, and the routes of it. Headings and lines between rows are no routes that are left out.
  static let listings: [(text: String, routes: [String])] = [
    (
      """
       ---------------- ---------- ------------ -------------------- ---------------------------
        Name             Method     Scheme       Host                 Path
       ---------------- ---------- ------------ -------------------- ---------------------------
        homepage         ANY        ANY          ANY                  /
        contact          GET        ANY          ANY                  /contact
        contact_process  POST|PUT   ANY          ANY                  /contact
        shop             GET        https        shop.example         /items/{id}
        old              GET        http         old.example          /items/{id}
        tenant           DELETE     http|https   {tenant}.a.example   /users/{_locale}
       ---------------- ---------- ------------ -------------------- ---------------------------
      """,
      [
        "homepage /", "contact GET contact", "contactProcess POST contact", "contactProcess PUT contact",
        "shop GET items/{id} [origin=https://shop.example]", "old GET items/{id} [origin=http://old.example]",
        "tenant DELETE {tenant}/users/{_locale} [origin=https://{tenant}.a.example]",
      ]
    ),
    ("Name Method Path\na PATCH /a", ["a PATCH a"]),
    ("a GET ANY /a\nb POST b.example /b", ["a GET a", "b POST b [origin=https://b.example]"]),
    (
      """
      Endpoint  Methods    Rule
      --------  ---------  -----------------------
      index     GET        /
      static    GET, PUT   /static/<path:filename>
      """,
      ["index GET /", "static GET static/{*filename}", "static PUT static/{*filename}"]
    ),
    (
      """
      +------+------------+
      | GET  | /todos     |
      +------+------------+
      | POST | /todos/:id |
      +------+------------+
      """,
      ["getTodos GET todos", "postTodosById POST todos/{id}"]
    ),
    (
      """
      | Domain | Method   | URI             | Name       | Action    |
      |        | GET|HEAD | api/users       | users.list | Closure   |
      |        | POST     | users/{user?}   |            | Closure   |
      """,
      ["usersListClosure GET api/users", "closure POST users/({user})"]
    ),
    (
      """
        GET|HEAD        api/users/{user} ....... users.show › UserController@show
        POST            login ................................ login › Auth@store
      """,
      ["usersShow GET api/users/{user}", "login POST login"]
    ),
    (
      "method | path | name | handlers\n------ | ---- | ---- | --------\nGET | /u/:id | | main.u\n",
      ["mainU GET u/{id}"]
    ),
    ("GET|HEAD  /posts/:id ─────── posts.show › Posts.show", ["postsShow GET posts/{id}"]),
    (">> (user) GET /users/<id>", ["user GET users/{id}"]),
    ("├ ○ /about   5 kB\n└ ƒ /blog/[slug]", ["n5KB about", "blogBySlug blog/{slug}"]),
  ]

  @Test(arguments: listings)
  func `what a framework prints is its routes`(text: String, routes: [String]) throws {
    let imported = try ImportFormat.colon.read(Array(text.utf8))
    #expect(imported.table.routes.map { "\($0.name) \($0.template)" } == routes)
    #expect(imported.leftOut == 0)
    try ImportLaws.check(imported, text)
  }

  @Test func `a regular expression that is no type is a comment, in braces too`() throws {
    let imported = try ImportFormat.colon.read(Array("/s/{id:[a-z]+}".utf8))
    #expect(imported.table.routes.map(\.template.description) == ["s/{id}"])
    #expect(imported.routeFile.contains("# {id} is only a text that matches /[a-z]+/"))
  }
}
