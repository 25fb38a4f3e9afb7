import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis

struct TemplateQueryTests {
  static let texts: [(text: String, canonical: String)] = [
    ("retweet?{tweetId:int}", "retweet?{tweetId:int}"),
    ("retweet?tweetId={tweetId:int}", "retweet?{tweetId:int}"),
    ("retweet?tweetId=:int", "retweet?tweetId=:int"),
    ("retweet?tweetId={:int}", "retweet?tweetId=:int"),
    ("?{a}", "/?{a}"),
    ("/?{a}", "/?{a}"),
    ("GET ?{a}", "GET /?{a}"),
    ("x?k=v", "x?k=v"),
    ("x?k=", "x?k="),
    ("x?k={name}", "x?k={name}"),
    ("x?a=1&b=2", "x?a=1&b=2"),
    ("x?b=2&a=1", "x?b=2&a=1"),
    ("x?k=a/b?c:d@e", "x?k=a/b?c:d@e"),
    ("x?k=a+b", "x?k=a%2Bb"),
    ("x?k=a%20b", "x?k=a%20b"),
    ("x?%6B=%76", "x?k=v"),
    ("x?a%5B%5D={a:[int]}", "x?a%5B%5D={a:[int]}"),
    ("x?%3Ak=%3Av", "x?%3Ak=%3Av"),
    ("x?%3D%26=%3D%26", "x?%3D%26=%3D%26"),
    ("x?%28%29%2A%7C=%28%29%2A%7C", "x?%28%29%2A%7C=%28%29%2A%7C"),
    ("x?({page:int})", "x?({page:int})"),
    ("x?(page={page:int})", "x?({page:int})"),
    ("x?(k=v)", "x?(k=v)"),
    ("x?({id:int}|{name})", "x?({id:int}|{name})"),
    ("x?(a=1|b=2|c={c})", "x?(a=1|b=2|{c})"),
    ("x?({a})&{b}&({c}|{d})", "x?({a})&{b}&({c}|{d})"),
    ("x?{ids:[int]}", "x?{ids:[int]}"),
    ("x?{ids:[string]}", "x?{ids:[string]}"),
    ("x?{ids:[b|a]}", "x?{ids:[a|b]}"),
    ("x?ids=:[int]", "x?ids={:[int]}"),
    ("x?{page:int=1}", "x?{page:int=1}"),
    ("x?{q=}", "x?{q=}"),
    ("x?{q=a%20b+c=d}", "x?{q=a%20b+c=d}"),
    ("x?{d:double=1.50}", "x?{d:double=1.5}"),
    ("x?{t:datetime=2026-11-20T10:26:00.50+01:00}", "x?{t:datetime=2026-11-20T09:26:00.5Z}"),
    ("x?{s:b|a=b}", "x?{s:a|b=b}"),
    ("x?k={:int=1}", "x?k={:int=1}"),
    ("x?{s:slug=hello}", "x?{s:slug=hello}"),
    // A query in the branches of the last group.
    ("(a?{b})", "(a?{b})"),
    ("x/(a?b=1|c?{d}&e=2)", "x/(a?b=1|c?{d}&e=2)"),
    ("(a?b=1|c)?{d}", "(a?b=1|c)?{d}"),
    ("(a/(b?{c}))", "(a/(b?{c}))"),
    ("(a?({b}))", "(a?({b}))"),
    // Fragments.
    ("x#top", "x#top"),
    ("x#", "x#"),
    ("#top", "/#top"),
    ("x#{id:int}", "x#{id:int}"),
    ("x#:int", "x#:int"),
    ("x#{id=top}", "x#{id=top}"),
    ("x#%3Atop", "x#%3Atop"),
    ("x#a%2Fb%3Fc%3Dd&e:f", "x#a%2Fb%3Fc%3Dd&e:f"),
    ("x#%28a%29%7B", "x#%28a%29%7B"),
    ("x?{a}#{b}", "x?{a}#{b}"),
    ("x/{id}(#{a})", "x/{id}(#{a})"),
    ("(#{a})", "/(#{a})"),
    ("/(#{a:int})", "/(#{a:int})"),
    ("x/:int(#:string)", "x/:int(#:string)"),
    ("x(#{:b|a})", "x(#{:a|b})"),
    ("*(#{a:string})", "*(#{a})"),
    ("x/({y})(#{a})", "x/({y})(#{a})"),
    ("x?{q}(#{a})", "x?{q}(#{a})"),
    ("x?k=:int(#{a})", "x?k=:int(#{a})"),
    ("x?k=v(#{a}) [web]", "x?k=v(#{a}) [web]"),
    ("x?({q})(#{a})", "x?({q})(#{a})"),
    ("x(#top)", "x(#top)"),
    ("x(#)", "x(#)"),
    ("x(#%3Aa%2Fb%3Fc)", "x(#%3Aa%2Fb%3Fc)"),
    // Flags.
    ("x [web]", "x [web]"),
    ("x  [ web ]", "x [web]"),
    ("x [deprecated]", "x [deprecated]"),
    ("x [deprecated=old%20link]", "x [deprecated=old%20link]"),
    ("x [tag=b,tag=a]", "x [tag=b, tag=a]"),
    ("x [overlaps=y,tag=t,deprecated,web]", "x [web, deprecated, tag=t, overlaps=y]"),
    ("x [overlaps=*]", "x [overlaps=*]"),
    ("x [overlaps=y,overlaps=*]", "x [overlaps=y, overlaps=*]"),
    ("x [overlaps=%2A]", "x [overlaps=*]"),
    ("x [gone]", "x [gone]"),
    ("x [overlaps=y,instead=a%2Cb,gone=it%20is%20over,web]", "x [web, gone=it%20is%20over, instead=a%2Cb, overlaps=y]"),
    ("x [tag=a/b?c]", "x [tag=a/b?c]"),
    ("GET / [web]", "GET / [web]"),
    ("a [tag=b,origin=https://[::1]:80,web]", "a [web, origin=https://[::1]:80, tag=b]"),
    ("GET [web]", "GET [web]"),
    ("/ [web]", "/ [web]"),
    ("GET x/{a}?{b}#{c} [web]", "GET x/{a}?{b}#{c} [web]"),
  ]

  @Test(arguments: texts)
  func `a query, a fragment and flags are written canonically, and read back equal`(
    text: String, canonical: String
  ) throws {
    let template = try Template(text)
    #expect(template.description == canonical)
    #expect(try Template(canonical) == template)
    #expect(try Template(canonical).description == canonical)
  }

  static let flags: [(String, Template.Flags)] = [
    ("x", .init()),
    ("x [web]", .init(isWebOnly: true)),
    ("x [internal, web]", .init(isWebOnly: true, access: .internal)),
    ("x [confirm]", .init(access: .confirm)),
    ("x [deprecated]", .init(deprecation: "")),
    ("x [deprecated=old%20link]", .init(deprecation: "old link")),
    ("x [gone=it%20is%20over]", .init(gone: "it is over")),
    ("x [instead=home, gone]", .init(gone: "", instead: "home")),
    ("x [tag=a, overlaps=y, tag=b, overlaps=z]", .init(tags: ["a", "b"], overlaps: ["y", "z"])),
    ("x [overlaps=*]", .init(overlaps: ["*"])),
    ("x [origin=https://live.artsy.net]", .init(origins: [.web("live.artsy.net")])),
    (
      "x [tag=a, origin=http://[::1]:8080 , origin=app://, origin=:]",
      .init(origins: [.web("[::1]:8080", scheme: "http"), .scheme("app"), .compact], tags: ["a"])
    ),
    ("x [web,origin=https://{t}.a.example,origin=/]", .init(isWebOnly: true, origins: [.web("{t}.a.example"), .path])),
  ]

  @Test(arguments: flags)
  func `flags say what stands beside the shape`(text: String, flags: Template.Flags) throws {
    #expect(try Template(text).flags == flags)
  }

  static let items: [(String, [Template.QueryPart])] = [
    ("?k=v", [.item(.init(key: "k", value: .literal("v")))]),
    ("?k={n}", [.item(.init(key: "k", value: .parameter(.init(name: "n", type: .string))))]),
    ("?{n=1}", [.item(.init(key: "n", value: .parameter(.init(name: "n", type: .string, default: .text("1")))))]),
    ("?(k=v)", [.optional(.init(key: "k", value: .literal("v")))]),
    ("?(k=v|l=)", [.either([.init(key: "k", value: .literal("v")), .init(key: "l", value: .literal(""))])]),
    ("?k=+", [.item(.init(key: "k", value: .literal("+")))]),
  ]

  @Test(arguments: items)
  func `a query is a list of items`(text: String, items: [Template.QueryPart]) throws {
    #expect(try Template(text).query == items)
  }
}
