import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

struct QueryMatchTests {
  static let required: [Reading] = [
    ("r x?{a}", "/x?a=1", "r a=1"),
    ("r x?{a}", "/x?a=", "r a="),
    ("r x?{a}", "/x?a", "r a="),
    ("r x?{a}", "/x", "badQuery"),
    ("r x?{a}", "/x?A=1", "badQuery"),
    ("r x?{a}", "/x?a=1&a=2", "badQuery"),
    ("r x?{a}", "/x?a=1&a=1", "badQuery"),
    ("r x?{a}", "/x?%61=%31", "r a=1"),
    ("r x?{a:int}", "/x?a=z", "badQuery"),
    ("r x?{a:int}", "/x?a=", "badQuery"),
    ("r x?{a:bool}", "/x?a=TRUE", "r a=true"),
    ("r x?{a:asc|desc}", "/x?a=up", "badQuery"),
    ("r x?{a}&{b}", "/x?b=2&a=1", "r a=1 b=2"),
    ("r x?{a}&{b}", "/x?a=1", "badQuery"),
    ("r x?k=v", "/x?k=v", "r"),
    ("r x?k=v", "/x?k=w", "badQuery"),
    ("r x?k=v", "/x", "badQuery"),
    ("r x?k=v", "/x?k=v&k=v", "badQuery"),
    ("r x?k=", "/x?k", "r"),
    ("r x?k=", "/x?k=v", "badQuery"),
    ("r x?k=a%2Bb", "/x?k=a+b", "r"),
    ("r x?a%20b={v}", "/x?a%20b=1", "r v=1"),
    ("r x?%C3%A9={v}", "/x?e%CC%81=1", "badQuery"),
    ("r ?{a}", "/?a=1", "r a=1"),
  ]

  @Test(arguments: required) func `a required item is there once and reads`(reading: Reading) throws {
    try expect(reading)
  }

  static let extra: [Reading] = [
    ("r x", "/x?a=1", "r +a=1"),
    ("r x", "/x?z=1&a=2&z=3", "r +z=1 +a=2 +z=3"),
    ("r x?{a}", "/x?c&a=1&b=2", "r a=1 +c= +b=2"),
    ("r x?{a}", "/x?=v&a=1", "r a=1 +=v"),
    ("r x?{a}", "/x?a=1&A=2", "r a=1 +A=2"),
    ("r x?({a})", "/x?b=1", "r (0) +b=1"),
  ]

  @Test(arguments: extra) func `unknown keys are reported in order`(reading: Reading) throws { try expect(reading) }

  static let optional: [Reading] = [
    ("r x?({p:int})", "/x", "r (0)"),
    ("r x?({p:int})", "/x?p=5", "r p=5 (1)"),
    ("r x?({p:int})&({q})", "/x?q=1", "r q=1 (0 1)"),
    ("r x?(k=v)", "/x", "r (1)"),
    ("r x?(k=v)", "/x?k=v", "r (1)"),
    ("r x?{p:int=1}", "/x", "r p=1"),
    ("r x?{p:int=1}", "/x?p=1", "r p=1"),
    ("r x?{p:int=1}", "/x?p=2", "r p=2"),
    ("r x?{q=}", "/x", "r q="),
    ("r x?({p:int})", "/x?p=z", "r (0) !p=z"),
    ("r x?({p:int})", "/x?p=1&p=2", "r (0) !p=1 !p=2"),
    ("r x?({p:int})", "/x?p=1&b=2&p=1", "r (0) +b=2 !p=1 !p=1"),
    ("r x?({p})", "/x?p=1&p=1", "r (0) !p=1 !p=1"),
    ("r x?(k=v)", "/x?k=w", "r (1) !k=w"),
    ("r x?{p:int=1}", "/x?p=z", "r p=1 !p=z"),
    ("r x?{p:int=1}", "/x?p=2&p=3", "r p=1 !p=2 !p=3"),
    ("r x?({p:int})&({q:int})", "/x?q=z&p=y", "r (0 0) !q=z !p=y"),
  ]

  @Test(arguments: optional) func `an optional item that does not read is absent and unread`(reading: Reading) throws {
    try expect(reading)
  }

  @Test(arguments: optional) func `a strict query is no match where an item does not read`(reading: Reading) throws {
    let outcome = reading.outcome.contains("!") ? "badQuery" : reading.outcome
    try expect((reading.routes, reading.text, outcome), RouteTable.Options(strictQuery: true))
  }

  static let optionalFragments: [Reading] = [
    ("r x(#{f})", "/x#top", "r f=top (1)"),
    ("r x(#{f})", "/x", "r (0)"),
    ("r x(#{f})", "/x#", "r f= (1)"),
    ("r x(#{f:int})", "/x#7", "r f=7 (1)"),
    ("r x(#{f:int})", "/x", "r (0)"),
    ("r x(#{f:int})", "/x#", "notFound"),
    ("r x(#{f:int})", "/x#top", "notFound"),
    ("r x(#{f:bool})", "/x#TRUE", "r f=true (1)"),
    ("r x(#top)", "/x#top", "r (1)"),
    ("r x(#top)", "/x", "r (1)"),
    ("r x(#top)", "/x#end", "notFound"),
    ("r x/({a})?({b})(#{f})", "/x?b=1#2", "r b=1 f=2 (0 1 1)"),
    ("r x/({a})?({b})(#{f})", "/x/1", "r a=1 (1 0 0)"),
    ("r (x?{a}|y)(#{f})", "/y#2", "r f=2 (1 1)"),
    ("r (#{f})", "/", "r (0)"),
    ("r (#{f})", "/#1", "r f=1 (1)"),
  ]

  @Test(arguments: optionalFragments) func `an optional fragment reads, or is not there`(reading: Reading) throws {
    try expect(reading)
    try expect(reading, RouteTable.Options(strictQuery: true))
  }

  @Test(arguments: extra) func `a strict query still has room for unknown keys`(reading: Reading) throws {
    try expect(reading, RouteTable.Options(strictQuery: true))
  }

  static let arrays: [Reading] = [
    ("r x?{ids:[int]}", "/x", "r ids=[]"),
    ("r x?{ids:[int]}", "/x?ids=1", "r ids=[1]"),
    ("r x?{ids:[int]}", "/x?ids=2&o=9&ids=1", "r ids=[2 1] +o=9"),
    ("r x?{ids:[int]}", "/x?ids=1&ids=1", "r ids=[1 1]"),
    ("r x?{ids:[int]}", "/x?ids=1&ids=z", "r ids=[1] !ids=z"),
    ("r x?{ids:[int]}", "/x?ids=", "r ids=[] !ids="),
    ("r x?{on:[bool]}", "/x?on=1&on=FALSE", "r on=[true false]"),
    ("r x?a%5B%5D={a:[int]}", "/x?a[]=1&a[]=2", "r a=[1 2]"),
    ("r x?{a:[x|y]}&{b}", "/x?a=y&b=1&a=x", "r a=[y x] b=1"),
    ("r x?{format:[cd|lp]}", "/x?format=cd&format=vinyl&format=lp", "r format=[cd lp] !format=vinyl"),
    ("r x?{format:[cd|lp]}", "/x?format=vinyl&o=9&format=mp3", "r format=[] +o=9 !format=vinyl !format=mp3"),
    ("r x?{a:[int]}&{b:[int]}", "/x?a=z&b=1&a=2&b=y", "r a=[2] b=[1] !a=z !b=y"),
  ]

  @Test(arguments: arrays) func `a repeated key feeds an array, and what does not read is left out`(
    reading: Reading
  ) throws {
    try expect(reading)
  }

  @Test(arguments: arrays) func `under a strict query, all elements of an array read`(reading: Reading) throws {
    let outcome = reading.outcome.contains("!") ? "badQuery" : reading.outcome
    try expect((reading.routes, reading.text, outcome), RouteTable.Options(strictQuery: true))
  }

  static let either: [Reading] = [
    ("r x?({id:int}|{name})", "/x?id=5", "r id=5 (0)"),
    ("r x?({id:int}|{name})", "/x?name=a", "r name=a (1)"),
    ("r x?({id:int}|{name})", "/x?id=5&name=a", "r id=5 (0) +name=a"),
    ("r x?({id:int}|{name})", "/x?id=z&name=a", "r name=a (1) +id=z"),
    ("r x?({id:int}|{name})", "/x?id=z", "badQuery"),
    ("r x?({id:int}|{name})", "/x", "badQuery"),
    ("r x?({id:int}|{name})", "/x?id=1&id=2&name=a", "r name=a (1) +id=1 +id=2"),
    ("r x?(k=1|k=2)", "/x?k=2", "r (0)"),
    ("r x?(k=1|k=2)", "/x?k=3", "badQuery"),
    ("r x?(k=1|k=2|{m})", "/x?k=2", "r (0)"),
    ("r x?(k=1|k=2|{m})", "/x?m=2", "r m=2 (2)"),
    ("r x?({m}|k=1|k=2)", "/x?k=2", "r (2)"),
    ("r x?({k:int}|{k})", "/x?k=z", "r k=z (1)"),
  ]

  @Test(arguments: either) func `the leftmost item that reads is taken`(reading: Reading) throws { try expect(reading) }

  @Test func `an empty value is a value of an array of strings`() throws {
    let match = try table("r x?{a:[string]}").match("/x?a&a=&a=b")
    #expect(match.captures.values == [["", "", "b"]])
  }

  static let plus: [(TextRules.Plus, String)] = [(.rfc3986, "r a=b+c"), (.form, "r a=b c")]

  @Test(arguments: plus) func `the table reads a plus by its rule`(plus: TextRules.Plus, outcome: String) throws {
    try expect(("r x?{a}", "/x?a=b+c", outcome), RouteTable.Options(text: TextRules(plus: plus)))
  }

  static let fragments: [Reading] = [
    ("r x", "/x#any", "r"),
    ("r x#top", "/x#top", "r"),
    ("r x#top", "/x#TOP", "notFound"),
    ("r x#top", "/x", "notFound"),
    ("r x#", "/x#", "r"),
    ("r x#", "/x", "notFound"),
    ("r x#{f}", "/x#", "r f="),
    ("r x#{f}", "/x#a/b?c", "r f=a/b?c"),
    ("r x#{f}", "/x", "notFound"),
    ("r x#{f:int}", "/x#5", "r f=5"),
    ("r x#{f:int}", "/x#z", "notFound"),
    ("r x#{f=top}", "/x", "r f=top"),
    ("r x#{f=top}", "/x#end", "r f=end"),
    ("r x#{f:int=1}", "/x#z", "notFound"),
    ("r x?{a}#{f}", "/x?a=1#2", "r a=1 f=2"),
  ]

  @Test(arguments: fragments) func `a fragment is read where the template has one`(reading: Reading) throws {
    try expect(reading)
  }
}
