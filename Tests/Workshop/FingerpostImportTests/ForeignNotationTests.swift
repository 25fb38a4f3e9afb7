import FingerpostEngine
import FingerpostImport
import FingerpostRouteFile
import SeededRandom
import Testing

/// Parameters as the routers of other languages write them.
struct ForeignNotationTests {
  static let said: [(path: String, template: String)] = [
    // A mark behind brackets; Laravel, ASP.NET.
    ("/{lang}?/confirm/{token}", "({lang})/confirm/{token}"), ("/<lang>?/a", "({lang})/a"),
    ("/[lang]?/a", "({lang})/a"),
    ("/a/{x}*", "a/({*x})"), ("/a/{x}+", "a/{*x}"), ("/a/{id?}", "a/({id})"), ("/a/:id(\\d+)?", "a/({id:int})"),
    ("/g/{id:guid}", "g/{id:uuid}"), ("/g/{id:int?}", "g/({id:int})"),
    ("/g/{on:bool}/{x:decimal}", "g/{on:bool}/{x:double}"),
    ("/g/{*slug}", "g/{*slug}"), ("/g/{**slug}", "g/{*slug}"), ("api/users/{id:long}", "api/users/{id:int}"),
    ("/{controller=Home}/x", "({controller=Home})/x"), ("/g/{n:int=7}", "g/({n:int=7})"),
    ("/g/{slug:regex(^(new|old)$)}", "g/{slug:new|old}"), ("/g/{id:required}", "g/{id}"),
    // Starlette, FastAPI, Django, Flask, Sanic, Bottle, Rocket, shelf.
    ("/p/{p:path}", "p/{*p}"), ("/p/{p:path}/x", "p/{*p}/x"),
    ("/p/{n:int}/{x:float}/{u:uuid}", "p/{n:int}/{x:double}/{u:uuid}"),
    ("/p/<path:p>", "p/{*p}"), ("/p/<str:s>/<slug:t>", "p/{s}/{t}"), ("/p/<any(a,b):x>", "p/{x:a|b}"),
    ("/p/<any(a, \"b c\"):x>/y", "p/{x:a|b%20c}/y"), ("/p/<id:int>/<name:str>", "p/{id:int}/{name}"),
    ("/p/<day:ymd>", "p/{day:date}"), ("/p/<id:re:[0-9]+>", "p/{id:int}"),
    ("/p/<regex(\"new|old\"):x>", "p/{x:new|old}"),
    ("/p/<file..>", "p/{*file}"), ("/p/<_>/x", "p/{_}/x"), ("/p/<id|[0-9]+>", "p/{id:int}"),
    ("/p/<path|.*>", "p/{*path}"),
    ("/i?<id>&closed", "i?{id}&{closed}"), ("/i?a={a}&b=<int:b>&c={c?}", "i?{a}&{b:int}&({c})"),
    // Next, Nuxt, SvelteKit, TanStack, Play.
    ("/n/[x]/y", "n/{x}/y"), ("/[[x]]/y", "({x})/y"), ("/n/[...x]", "n/{*x}"), ("/n/[[...x]]", "n/({*x})"),
    ("/n/[x].json", "n/{x}.json"), ("/n/[a]@[b=int]", "n/{a}@{b:int}"), ("/n/[id=integer]", "n/{id:int}"),
    ("/posts/$id", "posts/{id}"), ("/posts/$id/edit", "posts/{id}/edit"), ("/f/$", "f/{*rest}"),
    ("/{-$locale}/a", "({locale})/a"), ("/p-{$id}.html", "p-{id}.html"), ("/i/$id<[0-9]+>", "i/{id:int}"),
    // Express 5, koa, Vue, Fastify, Fiber, Hono, Vapor, Lucky.
    ("/u{/:id}/x", "u/({id})/x"), ("/f{/*splat}", "f/({*splat})"), ("/f/:rest(.*)", "f/{*rest}"),
    ("/f/:path(.*)*", "f/({*path})"), ("/f/:file(^\\d+).png", "f/{file:int}.png"), ("/f/:id<int>", "f/{id:int}"),
    ("/f/:from@:to<int>", "f/{from}@{to:int}"), ("/f/:date{[0-9]+}", "f/{date:int}"),
    ("/f/:s{new|old}/x", "f/{s:new|old}/x"),
    ("/v/:id/**", "v/{id}/{*rest}"), ("/l/?:id", "l/({id})"), ("/s/a/?", "s/a"), ("/(:l/)?a", "({l})/a"),
    // Rails, Sinatra, Phoenix, Gin.
    ("/u/:id(/:b)", "u/{id}/({b})"), ("/u/*path", "u/{*path}"), ("/u/*action", "u/{*action}"),
    // Go, chi, gorilla, Ktor, Hapi, axum.
    ("/f/{path...}", "f/{*path}"), ("/posts/{$}", "posts/"), ("/{$}", "/"), ("/f/{id:[0-9]+}/x", "f/{id:int}/x"),
    ("/f/{...}", "f/{*rest}"), ("/f/{path*}", "f/{*path}"), ("/f/{id:[^/]+}", "f/{id}"), ("/f/{{id}}/x", "f/{id}/x"),
    // Actix, JAX-RS, Spring, Micronaut, AWS.
    ("/f/{tail:.*}", "f/{*tail}"), ("/f/{id: [0-9]+}/x", "f/{id:int}/x"), ("/f/{ path : .+ }", "f/{*path}"),
    ("/f/{id:\\\\d+}", "f/{id:int}"), ("/f/{+path}", "f/{*path}"), ("/f/{proxy+}", "f/{*proxy}"),
    ("/f{?q,page*}", "f?({q})&({page})"),
    ("/v1/{name}:cancel", "v1/{name}:cancel"),
    // FastRoute, Laminas, Symfony, AltoRouter.
    ("/u[/{id:\\d+}]", "u/({id:int})"), ("/n[/{y}[/{m}]]", "n/({y}/({m}))"), ("/n[/:a]", "n/({a})"),
    ("/[:l/]a", "({l})/a"),
    ("/s/{page<\\d+>?1}", "s/({page:int=1})"), ("/s/{page<\\d+>}", "s/{page:int}"), ("/s/{!page}", "s/{page}"),
    ("/s/{page?1}", "s/({page=1})"), ("/a/[i:id]/[*:rest]", "a/{id:int}/{*rest}"), ("/a/[new|old:x]", "a/{x:new|old}"),
    ("/a\\.b/:x", "a.b/{x}"),
    // A slash at the end: Django, Symfony, Next.
    ("/it/<str:city>/", "it/{city}/"), ("/", "/"), ("/l[/:a]/", "l/({a})/"), ("/l/:a/?", "l/{a}"),
    // CodeIgniter, Kohana, Yii, Salvo, Poem, Cowboy.
    ("/u/(:num)", "u/{num:int}"), ("/u/(:segment)/x/(:any)", "u/{segment}/x/{*any}"), ("/u/(:hash)", "u/{hash}"),
    ("(<controller>(/<action>))/x", "({controller}/({action}))/x"), ("/y/<id:\\d+>", "y/{id:int}"),
    ("/s/<**rest>", "s/{*rest}"),
    ("/p/:id<\\d+>", "p/{id:int}"), ("/h/[page/:n]", "h/(page/{n})"), ("/h/[...]", "h/{*rest}"),
  ]

  @Test(arguments: said)
  func `a parameter is what its router means`(path: String, template: String) throws {
    let imported = try ImportFormat.colon.read(Array(path.utf8))
    #expect(imported.table.routes.map(\.template.description) == [template])
    #expect(imported.remarked == 0, "\(imported.routeFile)")
    try ImportLaws.check(imported, path)
  }

  /// What comes in with a comment.
  static let remarked: [(path: String, template: String, remark: String)] = [
    ("/p/<yyyy:year>", "p/{year}", "{year} is only a text that yyyy accepts"),
    ("/p/<string(length=2):l>", "p/{l}", "{l} is only a text that string(length=2) accepts"),
    ("/p/<int(min=1):id>", "p/{id:int}", "{id} is only a text that int(min=1) accepts"),
    ("/p/<n:re:[a-z]+>", "p/{n}", "{n} is only a text that matches /[a-z]+/"),
    ("/g/{age:range(18,120)}", "g/{age:int}", "{age} is only a text that range(18,120) accepts"),
    ("/g/{id:int:min(1)?}", "g/({id:int})", "{id} is only a text that min(1) accepts"),
    ("/g/{a:alpha}", "g/{a}", "{a} is only a text that alpha accepts"),
    ("/g/{at:time}", "g/{at}", "{at} is only a text that time accepts"),
    ("/g(/a/{x=7})", "g/(a/({x}))", "the default of {x}, \"7\", is left out"),
    ("/g/{x=a.b}", "g/({x})", "the default of {x}, \"a.b\", is left out"),
    ("/f/:m<minLen(5)>", "f/{m}", "{m} is only a text that minLen(5) accepts"),
    ("/f/:n<range(1,9);int>", "f/{n:int}", "{n} is only a text that range(1,9) accepts"),
    ("/h/{path*2}", "h/{*path}", "{path} has 2 segments"),
    ("/a/[a:name]", "a/{name}", "{name} is only a text that alnum accepts"),
    ("/a/[:name]", "a/{name}", "{name} may be left out in some routers that write [:name]"),
    ("/k/[id=fruit]", "k/{id}", "{id} is only a text that fruit accepts"),
    ("/(app)/a/[id]", "a/{id}", "(app) is a folder, and no part of a link"),
    ("/@modal/a", "@modal/a", "@modal is read as it is"),
    ("/users/{id}/$count", "users/{id}/$count", "$count is read as it is"),
    ("^users/(?P<pk>[0-9]+)/?$", "users/{pk:int}", "it is read from a regular expression"),
    ("^users/(?P<pk>[0-9]+)/$", "users/{pk:int}/", "it is read from a regular expression"),
    ("/users/(?<id>\\d+)", "users/{id:int}", "it is read from a regular expression"),
    ("/docs#intro", "docs#intro", "#intro is a fragment, which no server gets"),
    ("/#/users/:id", "/#/users/{id}", "#/users/:id is a fragment, which no server gets"),
    ("/m{/id}", "m/({id})", "{/id} is read as parameters that may be left out"),
    ("/n::verb", "n:{verb}", "the first colon of \"::\" is read as it is"),
    ("GET a.example/x", "GET a.example/x", "a.example is read as a segment, and not as a host"),
    ("a GET https ANY /x", "GET x", "it is read over https alone"),
    ("a GET ANY b.{c}.example /x", "GET x", "its host is b.{c}.example"),
    ("/users(.:format)", "users", "(.:format) is left out: /users is read, and /users.json is not."),
  ]

  @Test(arguments: remarked)
  func `what a template does not say of a parameter is a comment`(path: String, template: String, remark: String) throws
  {
    let imported = try ImportFormat.colon.read(Array(path.utf8))
    #expect(imported.table.routes.map(\.template.description) == [template])
    #expect(imported.routeFile.contains("# \(remark)\n"), "\(imported.routeFile)")
    try ImportLaws.check(imported, path)
  }

  static let leftOut: [(path: String, reason: String)] = [
    ("/a{b", "\"{\" is not closed"), ("/a/b}", "\"}\" closes nothing"), ("/a]", "\"]\" closes nothing"),
    ("/a)", "\")\" closes nothing"), ("/a/<b", "\"<\" is not closed"),
    ("/a/{x!}", "{x!} is no parameter that is known"),
    ("/a/{}", "{} is no parameter that is known"), ("/a/<1>", "<1> is no parameter that is known"),
    ("/:file{.:ext}", "a part of a segment cannot be left out"), ("/x{.ext}", "a part of a segment cannot be left out"),
    ("/x{;v}", "a part of a segment cannot be left out"), ("/x[.{ext}]", "a part of a segment cannot be left out"),
    ("/posts/:id(-:slug)", "a part of a segment cannot be left out"),
    ("/a/x{id?}", "a part of a segment cannot be left out"),
    ("/a/[...x].png", "a wildcard is a whole segment"), ("/a/{p:path}.png", "a wildcard is a whole segment"),
    ("/users/:id/edit?", "\"?\" can only follow a parameter"),
    ("/x/v(\\d+)", "the regular expression (\\d+) has no name"),
    ("/find?range={a}-{b}", "\"range={a}-{b}\" is no item of a query"), ("/a?x/y", "\"x/y\" is no item of a query"),
    ("/[x]?.json", "\".json\" is no item of a query"), ("^x/(\\d+)/$", "the regular expression (\\d+) has no name"),
  ]

  @Test(arguments: leftOut)
  func `what no template says is left out with the reason`(path: String, reason: String) throws {
    let imported = try ImportFormat.colon.read(Array("/kept\n\(path)".utf8))
    #expect(imported.table.routes.map(\.template.description) == ["kept"])
    #expect(imported.routeFile.contains("\(reason)\n"), "\(imported.routeFile)")
  }

  /// The forms of one parameter, whose name is `x`.
  private static let forms = [
    "{x}", "{x:int}", "{x:guid}", "{x?}", "{x:path}", "{x:[0-9]+}", "{x...}", "{*x}", "{**x}", "{$x}", "{-$x}", "{x=7}",
    "{+x}",
    "{x<\\d+>?1}", "{x}?", "{x}*", "<x>", "<int:x>", "<x:int>", "<path:x>", "<x..>", "<any(a,b):x>", "<x|\\d+>", "<x>?",
    "[x]", "[[x]]", "[...x]", "[[...x]]", "[x=int]", "[i:x]", "[x]?", ":x", ":x?", ":x*", ":x+", ":x(\\d+)", ":x<int>",
    ":x{[0-9]+}", "*x", "$x", "$x<[0-9]+>", "(?P<x>\\d+)", "(:x)", "{{x}}",
  ]

  @Test func `no parameter of another router becomes a literal in silence`() throws {
    var random = Random("foreign parameters")
    var said = 0
    for _ in 0..<Random.draws(4000) {
      let count = 1 + random.below(3)
      var path = ""
      for number in 0..<count {
        let form = random.pick(Self.forms).replacing("x", with: "x\(number)")
        path += "/" + (random.chance(15) ? random.pick(["a-", "v", "p."]) : "") + form
        path += random.chance(15) ? random.pick([".json", "-z", "/b"]) : ""
      }
      guard let imported = try? ImportFormat.colon.read(Array("/kept\n\(path)".utf8)) else { continue }
      try ImportLaws.check(imported, path)
      if imported.leftOut > 0 { continue }
      said += 1
      let names = Set(imported.table.routes.last?.template.parameters.compactMap(\.name) ?? [])
      let text = imported.routeFile
      let told = text.split(separator: "\n").filter { $0.hasPrefix("#") && $0.hasSuffix("is read as it is") }
      for number in 0..<count {
        let isTold = told.contains { $0.contains("$x\(number)") }
        #expect(names.contains("x\(number)") || isTold, "\(path)\n\(text)")
      }
    }
    #expect(said > Random.enough(2000))
  }
}
