import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

struct TemplatePathTests {
  static let paths: [(text: String, canonical: String)] = [
    // Literals.
    ("/", "/"),
    ("", "/"),
    ("users", "users"),
    ("/users", "users"),
    ("users/me", "users/me"),
    ("/users/me", "users/me"),
    ("Users/ME", "Users/ME"),
    ("a-b_c.d~e", "a-b_c.d~e"),
    ("!$&'+,;=@", "!$&'+,;=@"),
    ("a:b", "a:b"),
    ("%3Aa", "%3Aa"),
    ("%3Aa:b", "%3Aa:b"),
    ("%75sers", "users"),
    ("caf%C3%A9", "caf\u{E9}"),
    ("caf%c3%a9", "caf\u{E9}"),
    ("a%2Fb", "a%2Fb"),
    ("a%20b", "a%20b"),
    ("%7Bid%7D", "%7Bid%7D"),
    ("%28a%29%7C%2A", "%28a%29%7C%2A"),
    ("100%25", "100%25"),
    ("...", "..."),
    (".well-known", ".well-known"),
    ("%3A%CC%81a", "%3A%CC%81a"),
    ("GET", "GET"),
    // A slash at the end.
    ("users/", "users/"),
    ("/users/{id}/", "users/{id}/"),
    ("GET it/({city})/?{page:int}#top [web]", "GET it/({city})/?{page:int}#top [web]"),
    ("(a|b)/(#x)", "(a|b)/(#x)"),
    ("*/", "*/"),
    ("{*path}/", "{*path}/"),
    // Methods.
    ("GET /", "GET /"),
    ("GET users", "GET users"),
    ("POST /users", "POST users"),
    ("M-SEARCH x", "M-SEARCH x"),
    ("GET GET", "GET GET"),
    ("GET *", "GET *"),
    // Parameters.
    ("{id}", "{id}"),
    ("{id:string}", "{id}"),
    ("{id:int}", "{id:int}"),
    ("{id:int64}", "{id:int}"),
    ("{id:uint64}", "{id:uint}"),
    ("{id:slug}", "{id:slug}"),
    ("{_id-1.x}", "{_id-1.x}"),
    ("{é}", "{é}"),
    ("users/{userId}/tweets/{tweetId:int}", "users/{userId}/tweets/{tweetId:int}"),
    ("{sort:desc|asc}", "{sort:asc|desc}"),
    ("{sort:asc|}", "{sort:asc|}"),
    ("{sort:%61sc|d%2Fe}", "{sort:asc|d%2Fe}"),
    (":string", ":string"),
    (":int64", ":int"),
    ("users/:string/tweets/:int", "users/:string/tweets/:int"),
    ("{:int}", ":int"),
    ("{:desc|asc}", "{:asc|desc}"),
    // Mixed segments.
    ("{id}.json", "{id}.json"),
    ("{base}...{head}", "{base}...{head}"),
    ("v{major:int}.{minor:int}", "v{major:int}.{minor:int}"),
    ("{id}:approve", "{id}:approve"),
    ("%3A{id}", "%3A{id}"),
    ("@{name:string}", "@{name}"),
    ("{:int}.json", "{:int}.json"),
    ("%2E{id}", ".{id}"),
    // Wildcards.
    ("*", "*"),
    ("*/users", "*/users"),
    ("a/*/b", "a/*/b"),
    ("a/*", "a/*"),
    ("*/*", "*/*"),
    ("{*path}", "{*path}"),
    ("files/{*path}", "files/{*path}"),
    ("{*a}/x/{*b}", "{*a}/x/{*b}"),
    // Groups.
    ("(a)", "(a)"),
    ("/(a)", "(a)"),
    ("(/a)", "(a)"),
    ("users/(/me)/x", "users/(me)/x"),
    ("(a/b)/c", "(a/b)/c"),
    ("(a|b)", "(a|b)"),
    ("(/a|/b)", "(a|b)"),
    ("users/(:string/profile|me)", "users/(:string/profile|me)"),
    ("(:string|me)", "(:string|me)"),
    ("recipes/:int/(data)/:string", "recipes/:int/(data)/:string"),
    ("(a/(b/(c)))", "(a/(b/(c)))"),
    ("((a|b)|c)", "((a|b)|c)"),
    ("({a}|{a}/x)", "({a}|{a}/x)"),
    ("(*)/x", "(*)/x"),
    ("({*rest}|me)", "({*rest}|me)"),
    ("({page:int=1})", "({page:int=1})"),
    ("(p/{page:int=1}/{size:int=20})", "(p/{page:int=1}/{size:int=20})"),
    ("({on:bool=1})", "({on:bool=true})"),
    ("({:int=1})", "({:int=1})"),
  ]

  @Test(arguments: paths)
  func `a path is written canonically, and reads back equal`(text: String, canonical: String) throws {
    let template = try Template(text)
    #expect(template.description == canonical)
    #expect(try Template(canonical) == template)
    #expect(try Template(canonical).description == canonical)
  }

  static let parts: [(String, [Template.Part])] = [
    ("/", []),
    ("a%2Fb", [.literal("a/b")]),
    ("{id}", [.parameter(.init(name: "id", type: .string))]),
    (":int", [.parameter(.init(name: nil, type: .integer(.int)))]),
    ("{id}.json", [.mixed([.parameter(.init(name: "id", type: .string)), .literal(".json")])]),
    ("a/*", [.literal("a"), .wildcard]),
    ("{*path}", [.rest(name: "path")]),
    ("(a/b)", [.optional(.init(path: [.literal("a"), .literal("b")]))]),
    ("(a|*)", [.either([.init(path: [.literal("a")]), .init(path: [.wildcard])])]),
    (
      "({page:int=1})",
      [.optional(.init(path: [.parameter(.init(name: "page", type: .integer(.int), default: .text("1")))]))]
    ),
  ]

  @Test(arguments: parts)
  func `a path is a list of parts`(text: String, parts: [Template.Part]) throws {
    #expect(try Template(text).path == parts)
  }

  @Test(arguments: [
    (
      "users/{a}/(x/{b:int})/{*c}?{d}&({e})&k=v&l={f:[int]}#{g}",
      "a:string b:int c:[string] d:string e:string f:[int] g:string"
    ),
    ("({a}?{b}|{c}?{d})?{e}", "a:string b:string c:string d:string e:string"),
    ("{a}-{b:uuid}/:int", "a:string b:uuid -:int"),
    ("users/me?k=v#top", ""),
  ])
  func `parameters come in the order of the text`(text: String, parameters: String) throws {
    let listed = try Template(text).parameters.map { "\($0.name ?? "-"):\($0.type)" }
    #expect(listed.joined(separator: " ") == parameters)
  }

  @Test func `a group has two choices, or as many as it has branches`() throws {
    let template = try Template("a/(b/(c))/(d|e|f/(g|h))?({q})&({i}|{j}|k=1|{l})(#{m})")
    #expect(template.choiceCounts == [2, 2, 3, 2, 2, 4, 2])
    #expect(try Template("a/{b}/{*c}?{d}#e").choiceCounts == [])
  }

  @Test(arguments: [
    ("users", "Users"), ("users", "users/users"), ("{a}", "{b}"), ("{a}", ":string"), ("a", "GET a"), ("(a)", "a"),
    ("(a|b)", "(b|a)"), ("%C3%A9", "e%CC%81"), ("?%C3%A9=1", "?e%CC%81=1"), ("#%C3%A9", "#e%CC%81"),
    ("{k:%C3%A9|x}", "{k:e%CC%81|x}"),
  ])
  func `templates that differ are not equal`(left: String, right: String) throws {
    #expect(try Template(left) != Template(right))
  }
}
