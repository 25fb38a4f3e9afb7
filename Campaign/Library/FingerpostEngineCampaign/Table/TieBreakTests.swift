import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

struct TieBreakTests {
  static let required: [Reading] = [
    ("a x?{p}, b x", "/x?p=1", "a p=1"),
    ("a x?{p}, b x", "/x", "b"),
    ("a x?{p}&{q}, b x?{p}", "/x?p=1&q=2", "a p=1 q=2"),
    ("a x?{p}&{q}, b x?{p}", "/x?p=1", "b p=1"),
    ("a x?k=v, b x", "/x?k=v", "a"),
    ("a x?k=v&l=w, b x?{k:int}", "/x?k=v&l=w", "a"),
    ("a x?{q}, b x?({p})", "/x?p=1&q=2", "a q=2 +p=1"),
    ("a x?{q}, b x?{p:int=1}", "/x?p=1&q=2", "a q=2 +p=1"),
    ("a x?{q}, b x?{p:[int]}", "/x?p=1&q=2", "a q=2 +p=1"),
    ("a x?({p}|{q}), b x?({r})&({s})", "/x?p=1&r=2&s=3", "a p=1 (0) +r=2 +s=3"),
    ("a x?{p}&{q}, b x?({p}|{q})", "/x?p=1&q=2", "a p=1 q=2"),
    ("a (x?{p}|y), b x", "/x?p=1", "a p=1 (0)"),
    ("a {x}?{p}, b {x}", "/1?p=2", "a x=1 p=2"),
    ("a {x}?{p}, b {x:int}", "/1?p=2", "b x=1 +p=2"),
  ]

  @Test(arguments: required) func `first, more required query items`(reading: Reading) throws { try expect(reading) }

  static let items: [Reading] = [
    ("a x?k=v, b x?{k}", "/x?k=v", "a"),
    ("a x?k=5, b x?{k:5|}", "/x?k=5", "a"),
    ("a x?{k:int}, b x?{k}", "/x?k=5", "a k=5"),
    ("a x?{k:bool}, b x?{k:int}", "/x?k=1", "a k=true"),
    ("a x?{k:int}, b x?{k}", "/x?k=z", "b k=z"),
    ("a x?{j}, b x?{k}", "/x?j=1&k=2", "a j=1 +k=2"),
    ("a x?{j}, b x?k=2", "/x?j=1&k=2", "a j=1 +k=2"),
    ("a x?{K}, b x?{j}", "/x?j=1&K=2", "a K=2 +j=1"),
    ("a x?{k:int}&{m}, b x?{k}&{l}", "/x?k=1&l=2&m=3", "a k=1 m=3 +l=2"),
    ("a x?{z}&{b:int}, b x?{b}&{z:int}", "/x?z=1&b=1", "a z=1 b=1"),
    ("a x?({k:int}|{z}), b x?{k}", "/x?k=5", "a k=5 (0)"),
    ("a x?({k:int}|{z}), b x?{k}", "/x?k=s&z=1", "b k=s +z=1"),
    ("a x?({y}|{z}), b x?({z}|{a})", "/x?z=1&y=2", "a y=2 (0) +z=1"),
    ("a x?({y:int}|{z}), b x?({a}|{y})", "/x?z=1&y=2", "a y=2 (0) +z=1"),
    ("a (x?{p}|x?{q}), b x?{r}", "/x?p=1&r=2", "a p=1 (0) +r=2"),
    ("a (x?{p}|x?{r}), b x?{q}", "/x?r=1&q=2", "b q=2 +r=1"),
  ]

  @Test(arguments: items) func `then, those items by key and label`(reading: Reading) throws { try expect(reading) }

  static let optional: [Reading] = [
    ("a x?({p}), b x", "/x?p=1", "a p=1 (1)"),
    ("a x?({p}), b x", "/x", "b"),
    ("a x?({p:int}), b x", "/x?p=z", "b +p=z"),
    ("a x?({p})&({q}), b x?({p})", "/x?p=1&q=2", "a p=1 q=2 (1 1)"),
    ("a x?({p})&({q}), b x?({p})", "/x?p=1", "b p=1 (1)"),
    ("a x?{p:int=1}, b x", "/x?p=2", "a p=2"),
    ("a x?{p:int=1}, b x", "/x?p=1", "a p=1"),
    ("a x?{p:int=1}, b x", "/x?p=z", "b +p=z"),
    ("a x?{p:int=1}, b x", "/x", "b"),
    ("a x?{p:[int]}, b x", "/x?p=1", "a p=[1]"),
    ("a x?{p:[int]}, b x", "/x", "b"),
    ("a x?({p})&({q}), b x?{p:[int]}", "/x?p=1&p=2&q=3", "b p=[1 2] +q=3"),
    ("a x?({p}), b x#top", "/x?p=1#top", "a p=1 (1)"),
    ("a (x?({p})|y), b x", "/x?p=1", "a p=1 (0 1)"),
  ]

  @Test(arguments: optional) func `then, more optional items that are present`(reading: Reading) throws {
    try expect(reading)
  }

  static let fragments: [Reading] = [
    ("a x#top, b x#{f}, c x", "/x#top", "a"),
    ("a x#top, b x#{f}, c x", "/x#end", "b f=end"),
    ("a x#top, b x#{f}, c x", "/x", "c"),
    ("a x#{f=top}, b x", "/x", "a f=top"),
    ("a x#{f}, b x/(y)", "/x#1", "a f=1"),
    ("a GET x, b x#top", "/x#top", "b"),
    ("a x(#{f}), b x#{f:int}, c x", "/x#1", "b f=1"),
    ("a x(#{f:int}), b x#{f}, c x", "/x#1", "b f=1"),
    ("a x(#{f:int}), b x#{f}, c x", "/x", "a (0)"),
    ("a x(#{f}), b x(#{f:int}), c x", "/x#1", "b f=1 (1)"),
    ("a x(#{f}), b x(#{f:int}), c x", "/x#a", "a f=a (1)"),
    ("a x(#{f}), b x(#top), c x", "/x", "b (1)"),
    ("a x(#top), b x#{f}", "/x#top", "b f=top"),
    ("a x#{f=top}, b x(#{f})", "/x", "a f=top"),
    ("a x#{f:int=1}, b x#{f}", "/x#1", "a f=1"),
    ("a x(#{f}), b x?({q})", "/x?q=1#a", "b q=1 (1)"),
  ]

  @Test(arguments: fragments) func `then, the fragment`(reading: Reading) throws { try expect(reading) }

  static let hosts: [(String, String)] = [
    ("https://eu.example.com/x", "exact"), ("https://us.example.com/x", "long"),
    ("https://a.eu.example.com/x", "longer"),
    ("https://foo.com/x", "short"), ("https://foo.org/x", "any"),
  ]

  @Test(arguments: hosts) func `then, the host`(text: String, outcome: String) throws {
    let origins = [
      "https://*", "https://*.com", "https://*.example.com", "https://*.eu.example.com", "https://eu.example.com",
    ]
    let names = ["any", "short", "long", "longer", "exact"]
    let lines = zip(names, origins).map { "\($0) x <- \($1)" }
    for lines in [lines, lines.reversed()] {
      #expect(try table(lines.joined(separator: "\n"), origins).outcome(text) == outcome)
    }
  }

  static let methods: [(String, String?, String)] = [
    ("GET", nil, "get"), ("GET", "GET", "get"), ("GET", "HEAD", "get"), ("GET", "POST", "any"),
    ("POST", "POST", "post"),
    ("POST", nil, "any"), ("HEAD", "HEAD", "head"), ("HEAD", "GET", "any"),
  ]

  @Test(arguments: methods) func `then, the method`(named: String, asked: String?, outcome: String) throws {
    let lines = ["\(named.lowercased()) \(named) x", "any x"]
    for lines in [lines, lines.reversed()] {
      #expect(try table(lines.joined(separator: "\n")).outcome("/x", method: asked) == outcome)
    }
    #expect(try table("g GET x, h HEAD x, a x").outcome("/x", method: "HEAD") == "h")
  }

  static let groups: [Reading] = [
    ("a x, b x/(y)", "/x", "a"),
    ("a x, b x/(y)", "/x/y", "b (1)"),
    ("a x/(y), b x/(y)/(z)", "/x/y", "a (1)"),
    ("a {x}, b {x}/({y})", "/1", "a x=1"),
    ("a x, b x?({p})", "/x", "a"),
    ("a x/(z), b x/(y)?({p})", "/x", "a (1)"),
  ]

  @Test(arguments: groups) func `then, fewer optional groups`(reading: Reading) throws { try expect(reading) }

  @Test func `optional groups count alike in the path, the query and the fragment`() throws {
    let table = try table("a z, b a/(x), c b?({q}), d c(#{f}), e d/(x), f e?({q}), g a/(x)?({q})(#{f})")
    #expect(table.ranks.orders == Array(0...6))
  }

  static let texts: [Reading] = [
    ("a (x|y), b (x|z)", "/x", "a (0)"),
    ("a ({zzz}|q/q), b ({aaa}|r/r)", "/k", "a zzz=k (0)"),
    ("a x/(b), b x/(c)", "/x", "a (1)"),
    ("a x?({p}), b x?({q})", "/x", "a (0)"),
    ("a x?{p:int=9}, b x?{q:int=1}", "/x", "a p=9"),
  ]

  @Test(arguments: texts) func `at last, the canonical text without names and defaults`(reading: Reading) throws {
    try expect(reading)
  }
}
