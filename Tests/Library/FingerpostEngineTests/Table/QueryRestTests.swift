import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

struct QueryRestTests {
  static let taken: [Reading] = [
    ("r a?{*d}", "/a", "r d="),
    ("r a?{*d}", "/a?", "r d="),
    ("r a?{*d}", "/a?x=1", "r d=x=1"),
    ("r a?{*d}", "/a?x=1&y=2&x=3", "r d=x=1&y=2&x=3"),
    ("r a?{*d}", "/a?x&y=&=z&&", "r d=x&y=&=z"),
    ("r a?{*d}", "/a?x=a%26b%3Dc%25&%C3%A9=é", "r d=x=a%26b%3Dc%25&%C3%A9=%C3%A9"),
    ("r a?{*d}", "/a?x=1#f", "r d=x=1"),
    ("r a?{*d}#{f}", "/a?x=1#f", "r d=x=1 f=f"),
    ("r a?{k}&{*d}", "/a?x=1&k=2&y=3", "r k=2 d=x=1&y=3"),
    ("r a?{k}&{*d}", "/a?x=1&%6B=2", "r k=2 d=x=1"),
    ("r a?{k}&{*d}", "/a?x=1", "badQuery"),
    ("r a?{k}&{*d}", "/a?k=1&k=2&x=3", "badQuery"),
    ("r a?k=1&{*d}", "/a?k=1&x=3", "r d=x=3"),
    ("r a?({k:int})&{*d}", "/a?k=x&y=3", "r d=y=3 (0) !k=x"),
    ("r a?{k:[int]}&{*d}", "/a?k=1&y=3&k=2", "r k=[1 2] d=y=3"),
    ("r a?({k}|{l})&{*d}", "/a?k=1&l=2&y=3", "r k=1 d=y=3 (0) +l=2"),
    ("r a/({p}?{k}|b)?{*d}", "/a/b?k=1&y=3", "r d=y=3 (1) +k=1"),
    ("r a/{p}?{*d}", "/a/b%20c?y=3", "r p=b c d=y=3"),
  ]

  @Test(arguments: taken) func `a rest takes what the template does not name, in order`(reading: Reading) throws {
    try expect(reading)
  }

  static let decided: [Reading] = [
    ("r a, s a?{*d}", "/a", "r"),
    ("r a, s a?{*d}", "/a?x=1", "s d=x=1"),
    ("r a?({k}), s a?{*d}", "/a?k=1", "r k=1 (1)"),
    ("r a?({k}), s a?{*d}", "/a?k=1&x=2", "r k=1 (1) +x=2"),
    ("r a?({k}), s a?{*d}", "/a?x=2", "s d=x=2"),
    ("r a?{k}, s a?{*d}", "/a?k=1&x=2", "r k=1 +x=2"),
    ("r a?{k}&{*e}, s a?{*d}", "/a?k=1&x=2", "r k=1 e=x=2"),
    ("r a?{k}, s a?{k}&{*d}", "/a?k=1", "r k=1"),
    ("r {p}?{*e}, s a", "/a?x=2", "s +x=2"),
    ("r a#x, s a?{*d}", "/a?k=1#x", "s d=k=1"),
  ]

  @Test(arguments: decided)
  func `a rest wins where something is left over, and loses where nothing is`(reading: Reading) throws {
    try expect(reading)
  }

  @Test func `what is printed is read, and canonical`() throws {
    let table = try table("r a?{k}&{*d}")
    for text in ["", "x=1", "x", "x=", "x=1&x=1&y", "%C3%A9=a%20b%2B%26", "=v"] {
      let link = try table.print("r", ["k": "1", "d": .text(text)])
      #expect(link == "/a?k=1" + (text.isEmpty ? "" : "&" + text))
      let match = try table.match(link)
      #expect(match.captures.values == ["1", .text(text)] && match.isCanonical)
      #expect(match.extraQuery.isEmpty)
    }
    #expect(try table.match("/a?x=1&k=2").canonical == "/a?k=2&x=1")
    #expect(try table.print("r", ["k": "1", "d": "x=a b/%41"]) == "/a?k=1&x=a%20b/A")
    #expect(try table.print("r", ["k": "1"]) == "/a?k=1")
  }

  @Test func `a value that no query holds has no link`() throws {
    let table = try table("r a?{k}&{*d}")
    for (text, code) in [("k=2", 421), ("x=1&%6B", 421), ("a&&b", 406), ("&", 406), ("x=%zz", 406), ("x=%00", 406)] {
      let error = #expect(throws: PrintError.self) { try table.print("r", ["k": "1", "d": .text(text)]) }
      #expect(error?.code.number == code, "\(text)")
    }
    #expect(
      #expect(throws: PrintError.self) { try table.print("r", ["k": "1", "d": "k=2"]) }?.description
        == "\"d\" has an item with the key \"k\", which belongs to another parameter of the template")
  }

  static let rows: [(QueryItems, String)] = [
    ([], ""), (["a": "1"], "a=1"), (["a": nil], "a"), (["a": ""], "a="), (["a": "1", "a": "2"], "a=1&a=2"),
    ([.init("a b", "=&+"), .init("é")], "a%20b=%3D%26%2B&%C3%A9"),
  ]

  @Test(arguments: rows) func `items are the text of a query`(items: QueryItems, text: String) {
    #expect(items.description == text)
    #expect(QueryItems(text) == items)
    #expect(Set([items, items]).count == 1)
    #expect(items.map(\.key).count == items.items.count)
  }

  @Test func `items are found by their key`() {
    let items: QueryItems = ["a": "1", "b": nil, "a": "2"]
    #expect(items["a"] == "1" && items["b"] == "" && items["c"] == nil)
    #expect(QueryItems("a") != QueryItems("a="))
    #expect(QueryItems([.init("")]).description == "&" && QueryItems("&") == nil)
  }

  @Test func `a plus is a space in forms`() throws {
    let options = RouteTable.Options(text: TextRules(plus: .form))
    #expect(try table("r a?{*d}", ["/"], options).outcome("/a?x=1+2%2B") == "r d=x=1%202%2B")
  }

  @Test func `a lookup has no range for a rest`() throws {
    let table = try table("r a/{p}?{k}&{*d}")
    let lookup = try #require(table.lookup("/a/%62?x=1&k=%32"))
    #expect(lookup[0] == 3..<6 && lookup[1] == 13..<16 && lookup[2].isEmpty)
  }
}
