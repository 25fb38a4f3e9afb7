import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis

private let origins = ["appscheme://", "https://social.example", "/", ":"]

struct CanonicalTests {
  static let texts: [(String, String, String)] = [
    // Spelling of the origin and the path.
    ("r users/me", "/users/me", "/users/me"),
    ("r users/me", "/users/me/", "/users/me"),
    ("r users/me", "/%75sers/me", "/users/me"),
    ("r users/me", "appscheme:///users/me", "appscheme://users/me"),
    ("r users/me", "appscheme://users//me/", "appscheme://users/me"),
    ("r users/me", "AppScheme://users/me", "appscheme://users/me"),
    ("r users/me", "HTTPS://Social.Example:443/users/me", "https://social.example/users/me"),
    ("r /", "https://social.example", "https://social.example/"),
    ("r /", "appscheme:///", "appscheme://"),
    ("r /", "/?", "/"),
    ("r users/{x}", "/users/a%2fb", "/users/a%2Fb"),
    ("r users/{x}", "/users/a b", "/users/a%20b"),
    ("r users/{x}", "/users/%61", "/users/a"),
    ("r users/{x}", "/users/é", "/users/%C3%A9"),
    ("r {x}/y", "appscheme://a%3ab%40c/y", "appscheme://a%3Ab%40c/y"),
    ("r {x}/y", "appscheme:///a:b@c/y", "appscheme://a%3Ab%40c/y"),
    // Spelling of values.
    ("r {x:bool}", "/1", "/true"),
    ("r {x:double}", "/1.50", "/1.5"),
    ("r {x:datetime}", "/2026-11-20T10:26:00+01:00", "/2026-11-20T09:26:00Z"),
    ("r {x:uuid}", "/01234567-89AB-CDEF-0123-456789ABCDEF", "/01234567-89ab-cdef-0123-456789abcdef"),
    ("r {x:bool}.json", "/TRUE.json", "/true.json"),
    // Query and fragment.
    ("r x?{a}&{b}", "/x?b=2&a=1", "/x?a=1&b=2"),
    ("r x?{a}", "/x?z=9&a=1", "/x?a=1"),
    ("r x?{a}", "/x?a", "/x?a="),
    ("r x?{a}", "/x?a=b+c", "/x?a=b%2Bc"),
    ("r x?({p:int})", "/x?p=z", "/x"),
    ("r x?{p:int=1}", "/x?p=1", "/x"),
    ("r x?{p:int=1}", "/x?p=2", "/x?p=2"),
    ("r x?{p:[int]}", "/x?p=1&q=2&p=3", "/x?p=1&p=3"),
    ("r x?k=v", "/x?%6B=%76", "/x?k=v"),
    // Browsers escape an apostrophe in a query, and nowhere else.
    ("r x?{a}", "/x?a=it's", "/x?a=it%27s"),
    ("r x?{a}", "https://social.example/x?a=it%27s", "https://social.example/x?a=it%27s"),
    ("r x?{a}", "appscheme://x?a=it's", "appscheme://x?a=it%27s"),
    ("r x?it's=that's", "/x?it's=that's", "/x?it%27s=that%27s"),
    ("r x/{a}", "/x/it%27s", "/x/it's"),
    ("r x#{a}", "/x#it%27s", "/x#it's"),
    // Where the values would print what reads otherwise, only the spelling of the location is corrected.
    ("r me/({n:bool=true})/*", "/me/1/true/aa", "/me/1/true/aa"),
    ("r ({b:bool=true})/{*n}", "/TRUE/true/b ", "/TRUE/true/b%20"),
    ("r a/(({n:int}|b)|c), r GET a/(({n:int}|b)|c)", "/a/c", "/a/c"),
    // A fragment that some route of the table reads in parts is corrected as well, and keeps the escapes of what would cut it.
    (
      "r ({q=a})/({r:bool=true})#/?b={w:uuid}&a=é",
      "appscheme://1/true#/?b=123E%34567-e89b-42d3-a456-426614174000&a=%c3%a9",
      "appscheme://1/true#/?b=123E4567-e89b-42d3-a456-426614174000&a=%C3%A9"
    ),
    ("r0 /#é={v:double}, r1 /(#{q:bool}), r2 /", "/#%2E", "/#."),
    ("r0 /#é={v:double}, r1 /(#{q:bool}), r2 /", "/#%61%26%2f%3D%3f%2b'%27é", "/#a%26%2F%3D%3F%2B'%27%C3%A9"),
    ("r0 /#x/{v:double}, r1 /(#{q:bool}), r2 /", "/#%41/%2e%2E", "/#A/.."),
    ("r me/({n:bool=true})/*#/a/{x}", "/me/1/true/b%61#/%61/%2f%7E%5f", "/me/1/true/ba#/a/%2F~_"),
    ("r ({q=a})/({r:bool=true})/x/{**rest}", "/1/t%72ue/%78/b%61?%63", "/1/true/x/b%61?%63"),
    // An alias with a wildcard would have to write it.
    ("r */me, r me", "/me", "/me"),
    ("r x?(k=v)", "/x", "/x?k=v"),
    ("r x?(k=1|k=2)", "/x?k=2", "/x?k=1"),
    ("r x?({a:int}|{b})", "/x?b=1&a=z", "/x?b=1"),
    ("r x", "/x#any", "/x"),
    ("r x#top", "/x#%74op", "/x#top"),
    ("r x#{f=top}", "/x#top", "/x"),
    ("r x#{f}", "/x#", "/x#"),
    ("r x(#{f})", "/x", "/x"),
    ("r x(#{f})", "/x#", "/x#"),
    ("r x(#{f:double})", "/x#1.50", "/x#1.5"),
    ("r x(#top)", "/x", "/x#top"),
    // Groups.
    ("r a/(b)/c", "/a/c", "/a/b/c"),
    ("r a/({b})/c", "/a/c", "/a/c"),
    ("r posts/({page:int=1})", "/posts/1", "/posts"),
    ("r (a|b)", "/b", "/a"),
    ("r ({c}|a|b)", "/b", "/b"),
    ("r users/(:string/profile|me)", "/users/me", "/users/me"),
    ("r (a?{x}|b?{y})", "/b?x=1&y=2", "/b?y=2"),
    // What a star matched is put back.
    ("r */users", "/a/b/users", "/a/b/users"),
    ("r */users", "/a%2fb/%63/users/", "/a%2Fb/c/users"),
    ("r */users", "appscheme://a//b/users", "appscheme://a/b/users"),
    ("r */{x:bool}", "/a/1", "/a/true"),
    ("r */data/abc", "/123/data/data/abc", "/123/data/data/abc"),
    ("r a/(x/*)/{y}", "/a/x/q/z", "/a/x/q/z"),
    ("r a/(x/*)/{y}", "/a/z", "/a/z"),
    ("r (*/x|y)", "/q/x", "/q/x"),
    ("r */x?{a}&{b}", "/q/x?b=1&a=2&z=3", "/q/x?a=2&b=1"),
    ("r a/*", "a:1:2", "a:1:2"),
    // Aliases.
    ("u users/{id}, u people/{id}", "/people/5", "/users/5"),
    ("u users/{id}, u people/{id}", "/users/5", "/users/5"),
    ("u n/{id:int}, u s/{id}", "/s/5", "/n/5"),
    ("u n/{id:int}, u s/{id}", "/s/x", "/s/x"),
    ("u old/{id} [deprecated], u users/{id}", "/old/5", "/users/5"),
    ("u old/{id} [deprecated]", "/old/5", "/old/5"),
    ("u old/{id:bool} [deprecated]", "/old/1", "/old/true"),
    ("me users/me, u users/{id}, u people/{id}", "/people/me", "/people/me"),
    ("me users/me, u users/{id}, u people/{id}", "/people/you", "/users/you"),
    ("u users/{id} [web], u people/{id}", "appscheme://people/5", "appscheme://people/5"),
    ("u users/{id} [web], u people/{id}", "/people/5", "/users/5"),
  ]

  @Test(arguments: [("/x", "/x"), ("/x/new", "/x/new/new"), ("/x/new/", "/x/new/new"), ("/x/new/new", "/x/new/new")])
  func `what a star would take that took nothing is not put in`(text: String, canonical: String) throws {
    let table = try table("r x/(*)/(new)", ["/"], .init(precedence: .declared))
    #expect(try table.match(text).canonical == canonical)
    #expect(try table.match(canonical).isCanonical)
  }

  @Test(arguments: texts)
  func `a match gives the text that the link should have had`(list: String, text: String, canonical: String) throws {
    let table = try table(list, origins)
    let match = try table.match(text)
    #expect(match.canonical == canonical)
    #expect(match.isCanonical == (canonical == text))
    let again = try table.match(canonical)
    #expect(again.route.name == match.route.name)
    #expect(again.captures.values.filter { $0 != .absent } == match.captures.values.filter { $0 != .absent })
    #expect(again.canonical == canonical && again.isCanonical)
  }

  @Test func `the target of a request is canonical as a bare path`() throws {
    let match = try table("r users/me", ["https://social.example"]).match(target: "/users/me/")
    #expect(match.canonical == "/users/me" && !match.isCanonical)
  }

  static let paths: [(String, Bool)] = [
    ("/", true), ("/a", true), ("/a/b", true), ("/a:b/c@d", true), ("/-._~!$&'()/*+,;=", true),
    ("", false), ("a", false), ("a/b", false), ("//", false), ("//a", false), ("/a/", false), ("/a//b", false),
    ("/a%20b", false), ("/a b", false), ("/é", false), ("/[a]", false), ("/a?", false), ("/a?b=c", false),
    ("/a#b", false),
  ]

  @Test(arguments: paths) func `bytes tell whether a bare path is as printed`(text: String, isPrinted: Bool) throws {
    // What follows in memory does not count.
    let answer = (Array(text.utf8) + [0x20]).withUnsafeBufferPointer { bytes in
      RouteTable.isPrintedPath(UnsafeBufferPointer(rebasing: bytes.dropLast()))
    }
    #expect(answer == isPrinted)
    guard isPrinted else { return }
    let table = try table("root /, a {x}, b {x}/{y}")
    #expect(try table.match(text).isCanonical && table.printsAsRead(table.match(text).index))
  }

  static let templates: [(String, Bool)] = [
    ("/", true), ("users/me", true), ("users/{x}", true), ("GET {x:int}/{y:date}/{z:a|b}", true), ("a, s b", true),
    ("{x:bool}", false), ("{x:double}", false), ("{x:uuid}", false), ("{x:datetime}", false), ("{x}.json", false),
    ("x/(y)", false), ("(x|y)", false), ("*/x", false), ("{*x}", false), ("x?{q}", false), ("x?k=v", false),
    ("x?({q})", false), ("x#{f}", false), ("x(#{f})", false), ("x [deprecated]", false), ("x [gone]", false),
    ("a, r b", false),
  ]

  @Test(arguments: templates)
  func `the path alone tells of plain routes whether a link is canonical`(template: String, isSo: Bool) throws {
    #expect(try table("r \(template)").printsAsRead(0) == isSo)
  }
}
