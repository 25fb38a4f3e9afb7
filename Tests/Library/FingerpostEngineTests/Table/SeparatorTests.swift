import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// Separators of mixed segments and values, raw and escaped.
struct SeparatorTests {
  private static let otp = "r otp/{issuer}:{account}"
  private static let tags = "r tags/{a},{b}"
  private static let keyed = "r x?key={app}:{id}"

  static let rawFirst: [Reading] = [
    (otp, "/otp/Text%3A%20More:Secret", "r issuer=Text: More account=Secret"),
    (otp, "/otp/a:b:c", "r issuer=a account=b:c"),
    (otp, "/otp/a:b%3Ac", "r issuer=a account=b:c"),
    (tags, "/tags/x%2Cy,z", "r a=x,y b=z"),
    (tags, "/tags/x%2cy,z", "r a=x,y b=z"),
    (tags, "/tags/x,y%2Cz", "r a=x b=y,z"),
    (tags, "/tags/%2Cx,z", "r a=,x b=z"),
    (tags, "/tags/%2C,%2C", "r a=, b=,"),
    (tags, "/tags/caf%C3%A9%2C%F0%9F%99%82,z", "r a=café,🙂 b=z"),
    ("r t/{a},{b},{c}", "/t/1%2C2,3,4%2C5", "r a=1,2 b=3 c=4,5"),
    ("r t/{a}::{b}", "/t/a%3A:b::c", "r a=a::b b=c"),
    ("r t/{a}%2C%20{b}", "/t/a%2C%20b,%20c", "r a=a, b b=c"),
    ("r t/{a},%C3%A9{b}", "/t/x%2C%C3%A9y,%C3%A9z", "r a=x,éy b=z"),
    // A literal at an end separates nothing.
    ("r t/%28{a},{b}%29", "/t/%28x%2Cy,z%29", "r a=x,y b=z"),
    ("r t/@{a},{b}", "/t/%40x%2Cy,z", "r a=x,y b=z"),
    (keyed, "/x?key=a%3Ab:c", "r app=a:b id=c"),
    (keyed, "/x?z=%3A&key=a%3Ab:c", "r app=a:b id=c +z=:"),
    (keyed, "/x?%6Bey=a%3Ab:c", "r app=a:b id=c"),
    ("r x?(key={app}:{id})", "/x?key=a%3Ab:c", "r app=a:b id=c (1)"),
    ("r x?k={a}/{b}", "/x?k=a%2Fb/c", "r a=a/b b=c"),
    ("r x?k={a}%3D{b}", "/x?k=a%3Db=c", "r a=a=b b=c"),
    ("r x#{a}:{b}", "/x#a%3Ab:c", "r a=a:b b=c"),
    ("r x#/p/{a}:{b}", "/x#/p/a%3Ab:c", "r a=a:b b=c"),
    ("r x#/p?k={a}:{b}", "/x#/p?k=a%3Ab:c", "r a=a:b b=c"),
    ("r x#k={a}:{b}", "/x#k=a%3Ab:c", "r a=a:b b=c"),
    ("r x#k={a}:{b}", "/x#z=%3A&k=a%3Ab:c", "r a=a:b b=c +z=:"),
    ("r t/{a:x%2Cy|x},{b}", "/t/x%2Cy,z", "r a=x,y b=z"),
    ("r t/{a:x%2Cy|x},{b}", "/t/x,y,z", "r a=x b=y,z"),
    ("r t/({a},{b}|{c})", "/t/x%2Cy,z", "r a=x,y b=z (0)"),
    ("r t/{*rest}/{a},{b}", "/t/p%2Cq/x%2Cy,z", "r rest=[p,q] a=x,y b=z"),
    ("r t/{a},{b}/({c},{d})", "/t/x%2Cy,z/u%2Cv,w", "r a=x,y b=z c=u,v d=w (1)"),
  ]

  @Test(arguments: rawFirst) func `a raw separator separates before an escaped one does`(reading: Reading) throws {
    try expect(reading)
  }

  static let escaped: [Reading] = [
    ("r @{user}", "/%40ann", "r user=ann"),
    (tags, "/tags/x%2Cy", "r a=x b=y"),
    (tags, "/tags/x%2Cy%2Cz", "r a=x b=y,z"),
    (tags, "/tags/x%2Cy,", "r a=x b=y,"),
    (tags, "/tags/,x%2Cy", "r a=,x b=y"),
    ("r t/{a:int},{b}", "/t/1%2Cx,y", "r a=1 b=x,y"),
    ("r t/{a:int},{b:int}", "/t/1%2C2", "r a=1 b=2"),
    ("r t/{a}%2F{b}", "/t/x%2Fy%2Fz", "r a=x b=y/z"),
    // Separators are all raw, or all in any spelling.
    ("r t/{a}:{b},{c}", "/t/x%3Ay%2Cz,w", "r a=x b=y c=z,w"),
    (keyed, "/x?key=a%3Ab", "r app=a id=b"),
    (keyed, "/x?key=%3Aa%3Ab", "r app=:a id=b"),
    ("r x?k={a}+{b}", "/x?k=a%2Bb%2Bc", "r a=a b=b+c"),
    ("r x#k={a}:{b}", "/x#k=a%3Ab", "r a=a b=b"),
  ]

  @Test(arguments: escaped) func `an escaped one separates where no raw one fits`(reading: Reading) throws {
    try expect(reading)
  }

  static let unreserved: [Reading] = [
    ("r t/{a}-{b}", "/t/x%2Dy-z", "r a=x b=y-z"),
    ("r t/{a}.{b}", "/t/x%2Ey.z", "r a=x b=y.z"),
    ("r t/{a}_{b}", "/t/x%5Fy_z", "r a=x b=y_z"),
    ("r t/{a}~{b}", "/t/x%7Ey~z", "r a=x b=y~z"),
    ("r t/{a}x{b}", "/t/a%78bxc", "r a=a b=bxc"),
    ("r t/{a},x{b}", "/t/a%2Cxb,%78c", "r a=a,xb b=c"),
    ("r t/v{a}", "/t/%761", "r a=1"),
  ]

  @Test(arguments: unreserved) func `unreserved characters are the same escaped or not`(reading: Reading) throws {
    try expect(reading)
  }

  private static let code = CustomType("code") { text in
    text.utf8.allSatisfy { $0 == 0x3A || (0x61...0x7A).contains($0) } ? text : nil
  }

  @Test func `a custom type may hold a separator`() throws {
    let table = try RouteTable(
      routes("r {a:code}:{b}"), origins: [.path], options: RouteTable.Options(types: [Self.code]))
    #expect(table.outcome("/a%3Ab:c") == "r a=a:b b=c")
    #expect(table.outcome("/A%3Ab:c") == "notFound")
    #expect(table.outcome("/a%3AB:c") == "r a=a b=B:c")
    #expect(try table.print("r", ["a": "a:b", "b": "c"]) == "/a%3Ab:c")
  }

  static let printed: [(template: String, values: [String: Captured], link: String)] = [
    (otp, ["issuer": "Text: More", "account": "Secret"], "/otp/Text%3A%20More:Secret"),
    (otp, ["issuer": "a", "account": "b:c"], "/otp/a:b:c"),
    (otp, ["issuer": "a:b", "account": "c:d"], "/otp/a%3Ab:c:d"),
    (tags, ["a": "x,y", "b": "z"], "/tags/x%2Cy,z"),
    (tags, ["a": ",x", "b": "z"], "/tags/,x,z"),
    (tags, ["a": "x,", "b": ",z"], "/tags/x%2C,,z"),
    (tags, ["a": "é,", "b": "z"], "/tags/%C3%A9%2C,z"),
    ("r t/{a},{b},{c}", ["a": "1,2", "b": "3", "c": "4,5"], "/t/1%2C2,3,4,5"),
    ("r t/{a},{b},{c}", ["a": "1", "b": "2,3", "c": "4"], "/t/1,2%2C3,4"),
    ("r t/{a},{b:int}", ["a": "1,2", "b": "3"], "/t/1,2,3"),
    ("r t/{a}::{b}", ["a": "a:", "b": "b"], "/t/a%3A::b"),
    ("r t/{a},-{b}", ["a": "x,-y", "b": "z"], "/t/x%2C-y,-z"),
    ("r t/{a:x%2Cy|x},{b}", ["a": "x,y", "b": "z"], "/t/x%2Cy,z"),
    (keyed, ["app": "a:b", "id": "c"], "/x?key=a%3Ab:c"),
    (keyed, ["app": "a", "id": "b:c"], "/x?key=a:b:c"),
    ("r x?k={a}/{b}", ["a": "a/b", "b": "c"], "/x?k=a%2Fb/c"),
    ("r x?(key={app}:{id})&{page:int=1}", ["app": "a:b", "id": "c", "page": "1"], "/x?key=a%3Ab:c"),
    ("r x#{a}:{b}", ["a": "a:b", "b": "c"], "/x#a%3Ab:c"),
    ("r x#/p/{a}:{b}?k={c},{d}", ["a": "a:b", "b": "c", "c": "x,y", "d": "z"], "/x#/p/a%3Ab:c?k=x%2Cy,z"),
    ("r x#k={a}:{b}", ["a": "a:b", "b": "c"], "/x#k=a%3Ab:c"),
  ]

  @Test(arguments: printed) func `a separator is escaped in a value only where the value would be cut otherwise`(
    template: String, values: [String: Captured], link: String
  ) throws {
    let table = try table(template)
    let text = try table.print("r", values)
    #expect(text == link)
    let match = try table.match(text)
    #expect(match.canonical == text)
    #expect(values.allSatisfy { match.valuesByName[$0.key] == $0.value })
  }

  static let canonical: [(template: String, link: String, canonical: String)] = [
    (tags, "/tags/x%2cy,z", "/tags/x%2Cy,z"),
    (tags, "/tags/x,y%2Cz", "/tags/x,y,z"),
    (tags, "/tags/x%2Cy", "/tags/x,y"),
    (tags, "/tags/%78,y", "/tags/x,y"),
    (otp, "/otp/a:b%3Ac", "/otp/a:b:c"),
    ("r {a}-{b}", "/x%2Dy", "/x-y"),
  ]

  @Test(arguments: canonical) func `escapes that are not needed are not canonical`(
    template: String, link: String, canonical: String
  ) throws {
    let match = try table(template).match(link)
    #expect(match.canonical == canonical)
    #expect(try table(template).match(canonical).captures == match.captures)
  }

  static let refused: [(template: String, origins: [String], values: [String: Captured])] = [
    // Unreserved separators are the same in both spellings.
    ("r t/{a}-{b}", ["/"], ["a": "x-y", "b": "z"]),
    ("r t/{a}.{b},{c}", ["/"], ["a": "x.y", "b": "z", "c": "w"]),
    // Where a separator is printed escaped itself, no reader could tell it from data.
    ("r {a}:{b}", ["app://"], ["a": "x:y", "b": "z"]),
    ("r x?k={a}+{b}", ["/"], ["a": "x+y", "b": "z"]),
    ("r x?k={a}%26{b}", ["/"], ["a": "x&y", "b": "z"]),
    ("r t/{a}%2F{b}", ["/"], ["a": "x/y", "b": "z"]),
    // Compact text has no escapes.
    ("r t/{a},{b}", [":"], ["a": "x,y", "b": "z"]),
  ]

  @Test(arguments: refused) func `what no escape tells apart is not printed`(
    template: String, origins: [String], values: [String: Captured]
  ) throws {
    let table = try table(template, origins)
    let error = #expect(throws: PrintError.self) { try table.print("r", values) }
    #expect(error?.kind == .notFound, "\(String(describing: error))")
  }

  @Test func `a colon of the first segment of a custom scheme is escaped always`() throws {
    let table = try FingerpostEngineTests.table("r {a}:{b}", ["app://"])
    #expect(table.outcome("app://x%3Ay%3Az") == "r a=x b=y:z")
    #expect(table.outcome("app://x:y") == "r a=x b=y")
    #expect(try table.print("r", ["a": "x", "b": "y:z"]) == "app://x%3Ay%3Az")
    let behind = try FingerpostEngineTests.table("r t/{a}:{b}", ["app://"])
    #expect(try behind.print("r", ["a": "x:y", "b": "z"]) == "app://t/x%3Ay:z")
  }

  @Test func `routes that ignore case cut in the same way`() throws {
    let table = try FingerpostEngineTests.table("r t/{a},X{b} [case=ignore]", ["/"])
    #expect(table.outcome("/T/p%2Cxq,xr") == "r a=p,xq b=r")
  }

  @Test func `who reads a link does not depend on escapes`() throws {
    let table = try table("pair t/{a:int},{b:int}, any t/{a},{b}, whole t/{s}")
    for link in ["/t/1,2", "/t/1%2C2", "/t/%31%2c2"] { #expect(table.outcome(link) == "pair a=1 b=2") }
    #expect(table.outcome("/t/1%2C2,3") == "any a=1,2 b=3")
    #expect(table.outcome("/t/1%2C,3") == "any a=1, b=3")
  }

  @Test func `a value is found where it stands in the link`() throws {
    let table = try table("r tags/{a},{b}")
    let link = "/tags/x%2Cy,%7A"
    let lookup = try #require(table.lookup(link))
    #expect((0..<2).map { String(decoding: Array(link.utf8)[lookup[$0]], as: UTF8.self) } == ["x%2Cy", "%7A"])
    #expect("\(table.explain(link))".contains("x,y"))
  }

  static let checked: [(route: String, origins: [String], isAmbiguous: Bool)] = [
    (keyed, ["/"], false), (tags, ["/"], false), (otp, ["/", ":"], false), ("r t/{a},{b},{c}", ["/"], false),
    ("r t/{a}-{b}", ["/"], true), ("r t/{a},{b}-{c}", ["/"], true), ("r t/{a}-{b},{c}", ["/"], true),
    ("r {a}:{b}", ["app://"], true), ("r {a},{b}", ["app://"], false), ("r t/{a},{b}", [":"], true),
    ("r x?k={a}+{b}", ["/"], true), ("r x?k={a}%26{b}", ["/"], true), ("r t/{a}%2F{b}", ["/"], true),
    ("r t/{a:x%2Cy|x},{b}", ["/"], false), ("r t/{a:int},{b:int}", ["/"], false),
    ("r x#{a}:{b}", ["/"], false), ("r x#k={a}:{b}", ["/"], false),
  ]

  @Test(arguments: checked) func `values that escapes tell apart are not ambiguous`(
    route: String, origins: [String], isAmbiguous: Bool
  ) throws {
    let table = try table(route, origins)
    let findings = table.check().filter { $0.kind == .ambiguous }
    #expect(findings.isEmpty != isAmbiguous, "\(findings)")
    for finding in findings { #expect(table.fault(of: finding) == nil) }
  }
}
