import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// Templates as other routers have them, and what is said of them.
struct TemplateRespellingTests {
  static let rows: [(text: String, fixed: String, message: String)] = [
    ("e/{id}?", "e/({id})", "a parameter that may be left out is written ({id})"),
    ("e/{id?}", "e/({id})", "a parameter that may be left out is written ({id})"),
    ("e/{id:int?}", "e/({id:int})", "a parameter that may be left out is written ({id:int})"),
    ("e/:id?", "e/({id})", "a parameter that may be left out is written ({id})"),
    ("{a}?/{b}?", "({a})/({b})", "parameters are written ({a}) and ({b})"),
    ("{path...}", "{*path}", "a parameter for the rest of a path is written {*path}"),
    ("f/{path+}", "f/{*path}", "a parameter for the rest of a path is written {*path}"),
    ("f/{path*}", "f/{*path}", "a parameter for the rest of a path is written {*path}"),
    ("f/{...path}", "f/{*path}", "a parameter for the rest of a path is written {*path}"),
    (
      "{**path}", "{*path}",
      "the raw rest of a link needs a literal before it, as in subscribe/{**feed}; the rest of a path is written {*path}"
    ),
    (
      "a/{b}/{**path:url}", "a/{b}/{*path}",
      "the raw rest of a link needs a literal before it, as in subscribe/{**feed}; the rest of a path is written {*path}"
    ),
    ("f?{a}&{*data:int}", "f?{a}&{*data}", "a parameter for the rest of a query is written {*data}"),
    ("f?{**data}", "f?{*data}", "a parameter for the rest of a query is written {*data}"),
    ("users/({id}/)", "users/({id})", "a slash at the end stands behind all groups: write it/({city})/"),
    ("web#/details/?{id}", "web#/details?{id}", "a fragment must not end with \"/\"; a link may"),
    ("web#/details/", "web#/details", "a fragment must not end with \"/\"; a link may"),
    ("users//{id}", "users/{id}", "write one \"/\" between segments"),
    ("f/{*path:[int]}", "f/{*path}", "a parameter for the rest of a path is written {*path}"),
    ("f/[...path]", "f/{*path}", "a parameter for the rest of a path is written {*path}"),
    ("f/*path", "f/{*path}", "a parameter for the rest of a path is written {*path}"),
    ("f/{path:.*}", "f/{*path}", "a parameter for the rest of a path is written {*path}"),
    ("f/<path:rest>", "f/{*rest}", "a parameter for the rest of a path is written {*rest}"),
    ("f/<path..>", "f/{*path}", "a parameter for the rest of a path is written {*path}"),
    ("f/[[...path]]", "f/({*path})", "a parameter that may be left out is written ({*path})"),
    ("profile({id})", "profile/({id})", "a group is a whole segment: write \"/\" before it"),
    (
      "map/{lat}({zoom:int}|:bool)/x", "map/{lat}/({zoom:int}|:bool)/x",
      "a group is a whole segment: write \"/\" before it"
    ),
    ("u/<int:id>", "u/{id:int}", "a parameter is written {id:int}"),
    ("u/<str:a>/<slug:b>/<float:c>", "u/{a}/{b}/{c:double}", "parameters are written {a} and {b} and {c:double}"),
    ("u/<id>/[tab]", "u/{id}/{tab}", "parameters are written {id} and {tab}"),
    ("x?!token", "x?{token}", "write an item of a query as {token}"),
    ("x?token", "x?{token}", "write an item of a query as {token}"),
    ("x?a={a}&token", "x?a={a}&{token}", "write an item of a query as {token}"),
    ("wiki/**", "wiki/{*path}", "the rest of a path is written {*path}"),
    (
      "about us/", "about%20us/",
      "a space in a literal is written \"%20\"; flags follow a space, as in \"users [web]\""
    ),
    ("s?page[size]={n:int}", "s?page%5Bsize%5D={n:int}", "the key \"page[size]\" is written page%5Bsize%5D"),
    ("s?{q}&<x>={x}", "s?{q}&%3Cx%3E={x}", "the key \"<x>\" is written %3Cx%3E"),
    ("s?f[id]=urn:{x}", "s?f%5Bid%5D=urn:{x}", "the key \"f[id]\" is written f%5Bid%5D"),
    ("s?{n:int", "s?{n}", "write an item of a query as {n}"),
    ("x?{a}&...", "x?{a}", "any link may have items that the template does not name"),
    ("x?{a}&*", "x?{a}", "any link may have items that the template does not name"),
    ("x?...", "x", "any link may have items that the template does not name"),
    ("x?{a}&", "x?{a}", "a query must not end with \"&\""),
    ("x?", "x", "a query must not end with \"?\""),
    ("files/*.html", "files/{name}.html", "a part of a segment is a parameter: write {name}"),
  ]

  /// Texts with regular expressions, what they become, and what is to be written.
  static let expressions: [(text: String, fixed: String, parameters: String)] = [
    (#"a/{id:\d+}"#, "a/{id}", "{id}"), (#"a/{id:\d{4}}/b"#, "a/{id}/b", "{id}"), (#"a/{id:(\d+)}"#, "a/{id}", "{id}"),
    (#"a/{id:^\d+$}"#, "a/{id}", "{id}"), ("a/{id:[0-9]+}", "a/{id}", "{id}"), ("a/{id:[^/]+}", "a/{id}", "{id}"),
    ("a/{slug:[a-z-]+}", "a/{slug}", "{slug}"), ("a/{lang:en|de|[a-z]{2}}", "a/{lang}", "{lang}"),
    ("a/{id<[0-9]+>}", "a/{id}", "{id}"), ("a/{id:regex(^[0-9]+$)}", "a/{id}", "{id}"),
    (#"a/{id=\d+}"#, "a/{id}", "{id}"),
    (#"a/{\d+}"#, "a/{id}", "{id}"), (#"a/:id(\d+)"#, "a/{id}", "{id}"), ("a/:id([0-9]+)/b", "a/{id}/b", "{id}"),
    (#"a/:id<\d+>"#, "a/{id}", "{id}"), (#"a/<id:\d+>"#, "a/{id}", "{id}"), (#"a/(?<id>\d+)"#, "a/{id}", "{id}"),
    ("a/(?P<id>[0-9]+)", "a/{id}", "{id}"), (#"a/(?:\d+)"#, "a/{id}", "{id}"), (#"a/(\d+)"#, "a/{id}", "{id}"),
    ("a/([a-z]+)", "a/{id}", "{id}"), ("a/[0-9]+", "a/{id}", "{id}"), ("a/[a-z]", "a/{id}", "{id}"),
    (#"a/\d+/b"#, "a/{id}/b", "{id}"), ("a/[^/]+/b", "a/{id}/b", "{id}"), (#"a/v\d+"#, "a/v{id}", "{id}"),
    (#"a/(\d+)?"#, "a/({id})", "({id})"), (#"a/\d\d"#, "a/{id}", "{id}"), (#"a/\d+(\.\d+)?/x"#, "a/{id}/x", "{id}"),
    (#"/a/(\d+)/?"#, "/a/{id}", "{id}"), (#"^a/(\d+)$"#, "a/{id}", "{id}"),
    (#"GET a/\w+ [web]"#, "GET a/{id} [web]", "{id}"),
    (#"a/{id:int}/[0-9]+"#, "a/{id:int}/{id2}", "{id2}"), ("a?{page:[0-9]*}", "a?{page}", "{page}"),
    (#"a?n=\d+"#, "a?n={id}", "{id}"), (#"a/(\w+)-(\d+)\.html"#, "a/{id}-{id2}.html", "{id} and {id2}"),
  ]

  @Test(arguments: expressions)
  func `a regular expression is told, with the parameter to write, and what decides what it reads`(
    text: String, fixed: String, parameters: String
  ) {
    let error = #expect(throws: TemplateError.self) { try Template(text) }
    let they = parameters.contains(" ") ? "let their types decide what they read" : "let its type decide what it reads"
    #expect(
      error?.fullMessage
        == "templates have no regular expressions: write \(parameters) and \(they): int, a set such as new|top, or a type of your own"
    )
    #expect(error?.respelling?.applied(to: Array(text.utf8)) == fixed)
    #expect(error?.respelling?.isWider == true)
  }

  @Test(arguments: [
    ("a/{lang:(en|de)}", "a/{lang:en|de}", "write {lang:en|de}"),
    ("a/:lang(en|de)", "a/{lang:en|de}", "write {lang:en|de}"),
    ("a/(.*)", "a/{*path}", "write {*path}"), ("^a/(.*)$", "a/{*path}", "write {*path}"),
    ("a/.*", "a/{*path}", "write {*path}"),
    ("^a$", "a", "each matches a path as a whole, and its signs stand for themselves"),
    (#"a/b\.html"#, "a/b.html", "each matches a path as a whole, and its signs stand for themselves"),
  ])
  func `a set, a rest and an anchor are told as templates have them`(text: String, fixed: String, advice: String) {
    let error = #expect(throws: TemplateError.self) { try Template(text) }
    #expect(error?.fullMessage == "templates have no regular expressions: \(advice)")
    #expect(error?.respelling?.applied(to: Array(text.utf8)) == fixed)
  }

  @Test(arguments: [#"a/{id:\d+"#, #"a/(\d+"#, #"a//\d+"#, #"a/\d+/{"#])
  func `a regular expression is told where no change makes the text read`(text: String) {
    let error = #expect(throws: TemplateError.self) { try Template(text) }
    #expect(
      error?.fullMessage.hasPrefix("templates have no regular expressions: write ") == true,
      "\(error?.fullMessage ?? "")")
  }

  @Test(arguments: [
    ("a/[id]", "{id}"), ("a/[user-id]", "{user-id}"), ("a/[...path]", "{*path}"), ("a/{path:.*}", "{*path}"),
  ])
  func `names in the brackets of other routers are no expressions`(text: String, written: String) {
    let error = #expect(throws: TemplateError.self) { try Template(text) }
    #expect(error?.fullMessage.hasSuffix("is written \(written)") == true, "\(error?.fullMessage ?? "")")
  }

  @Test(arguments: rows)
  func `what other routers write is told as templates have it`(text: String, fixed: String, message: String) {
    let error = #expect(throws: TemplateError.self) { try Template(text) }
    #expect(error?.respelling?.message == message)
    #expect(error?.respelling?.applied(to: Array(text.utf8)) == fixed)
  }

  static let rests: [(String, String)] = [
    ("a/{**x}/c", "the raw rest of a link must be the last part"),
    ("a/{**x}#f", "the raw rest of a link must be the last part"),
    ("a/{**x:int}", "the raw rest of a link can only be text or a URL: write {**name} or {**name:url}"),
    ("a?{*d}&{k}", "the rest of a query must be its last item"),
    ("a?({*d})", "the rest of a query must be its last item"),
    ("a?{*d}&{*e}", "the rest of a query must be its last item"),
  ]

  @Test(arguments: rests)
  func `of a rest in the wrong place the place is told, and no other way to write it`(text: String, message: String) {
    let error = #expect(throws: TemplateError.self) { try Template(text) }
    #expect(error?.respelling == nil)
    #expect(error?.message.hasPrefix(message) == true)
  }

  private static let pieces = [
    "{**r}", "{**r:url}", "{*d}",

    "users", "{id}", "{id", "id}", "<id>", "[id]", "{path...}", "{path+}", "{path*}", "*path", ":id?", "{id?}", "{id}?",
    "/", "/", "/", "//", "?", "&", "&...", "!token", "token", "token=", "{q}", "(", ")", "|", "#", "#top", " ", "[web]",
    " [web]", "[depracated]", "get ", "GET ", "app://", "https://a.example", "ö", "%", "%zz", "*", "**", ":", "=",
    "{n:int=x}",
    "{n:a|b=c}", "...", "\u{0}", "$", "{ id }", "<int:id>", "<path:rest>", "[[id]]", "[...id]", "[[...id]]", "<id..>",
    "({id})", ".", "..", "{id:\\d+}", ":id(\\d+)", "[0-9]+", "(\\d+)", "(.*)", ".+", "^", "\\d{2}", "(?<n>\\w+)",
    "{l:(a|b)}",
  ]

  @Test func `a text with the change that is offered is a template, and has what the message says`() throws {
    var random = Random("respelling")
    var (offered, fixed) = (0, 0)
    for _ in 0..<Random.draws(20_000) / sanitizedPart {
      let text = (0..<random.within(1...6)).map { _ in random.pick(Self.pieces) }.joined()
      guard let error = Self.failure(of: text) else { continue }
      if let meant = error.respelling {
        offered += 1
        let fixed = meant.applied(to: Array(text.utf8))
        #expect((try? Template(fixed)) != nil, "\(text) → \(fixed) \(Random.note)")
        // What a message says to write is in the text.
        for word in meant.message.split(separator: " ") where word.first == "{" || word.hasPrefix("({") {
          #expect(fixed.contains(word), "\(text) → \(fixed): \(meant.message) \(Random.note)")
        }
      } else if let fix = error.fix {
        fixed += 1
        #expect(error.message.contains(fix), "\(text): \(error.message) \(Random.note)")
      }
    }
    #expect(offered > Random.enough(500) / sanitizedPart && fixed > Random.enough(100) / sanitizedPart)
  }

  private static func failure(of text: String) -> TemplateError? {
    do throws(TemplateError) {
      _ = try Template(text)
      return nil
    } catch {
      return error
    }
  }
}
