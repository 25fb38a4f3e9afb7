import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

struct MixedSegmentTests {
  static let readings: [Reading] = [
    ("r {id}.json", "/5.json", "r id=5"),
    ("r {id}.json", "/a.b.json", "r id=a.b"),
    ("r {id}.json", "/.json.json", "r id=.json"),
    ("r {id}.json", "/.json", "notFound"),
    ("r {id}.json", "/5.xml", "notFound"),
    ("r {id}.json", "/5.jsonx", "notFound"),
    ("r {id}.json", "/5.JSON", "notFound"),
    ("r {id}.json", "/5%2Ejson", "r id=5"),
    ("r {id:int}.json", "/x.json", "notFound"),
    ("r {id:int}.json", "/-5.json", "r id=-5"),
    ("r {on:bool}.x", "/TRUE.x", "r on=true"),
    ("r v{major:int}.{minor:int}", "/v1.2", "r major=1 minor=2"),
    ("r v{major:int}.{minor:int}", "/v1.02", "notFound"),
    ("r v{major:int}.{minor:int}", "/v1.2.3", "notFound"),
    ("r v{major:int}.{minor:int}", "/1.2", "notFound"),
    ("r {id}:approve", "/5:approve", "r id=5"),
    ("r %3A{id}", "/:5", "r id=5"),
    ("r @{name}", "/@ann", "r name=ann"),
    ("r @{name}", "/@", "notFound"),
    ("r a{x}a", "/aa", "notFound"),
    ("r a{x}a", "/aaa", "r x=a"),
    ("r a{x}a", "/aaaa", "r x=aa"),
    ("r aa{x}aa", "/aaaa", "notFound"),
    ("r {x}%C3%A9", "/a%C3%A9", "r x=a"),
    ("r {x}%C3%A9", "/ae%CC%81", "notFound"),
    ("r {x}%2F{y}", "/a%2Fb", "r x=a y=b"),
    ("r {x}%2F{y}", "/a/b", "notFound"),
    ("r {:int}-{:int}", "/1-2", "r 1=1 2=2"),
    ("r {d:date}.{x}", "/2026-11-20.txt", "r d=2026-11-20 x=txt"),
    ("r {x:uuid}.json", "/01234567-89AB-CDEF-0123-456789ABCDEF.json", "r x=01234567-89ab-cdef-0123-456789abcdef"),
    ("r a-{x}/b-{y}", "/a-1/b-2", "r x=1 y=2"),
  ]

  @Test(arguments: readings) func `a mixed segment is parted by its literals`(reading: Reading) throws {
    try expect(reading)
  }

  static let shortest: [Reading] = [
    ("r {base}...{head}", "/a...b...c", "r base=a head=b...c"),
    ("r {base}...{head}", "/a....b", "r base=a head=.b"),
    ("r {base}...{head}", "/....b", "r base=. head=b"),
    ("r {base}...{head}", "/...b", "notFound"),
    ("r {base}...{head}", "/a...", "notFound"),
    ("r {a}-{b}-{c}", "/1-2-3-4", "r a=1 b=2 c=3-4"),
    ("r {a}-{b}-{c}", "/1-2", "notFound"),
    ("r {a}-{b}-{c}", "/---1-2", "r a=- b=-1 c=2"),
    ("r {a}.{b:int}", "/1.2.3", "r a=1.2 b=3"),
    ("r {a:int}.{b}", "/1.2.3", "r a=1 b=2.3"),
    ("r {a}-{b:int}-{c}", "/x-y-5-6-z", "r a=x-y b=5 c=6-z"),
    ("r {a}-{b:bool}-{c}", "/1-1-1-1-1", "r a=1 b=true c=1-1-1"),
    ("r {k:a|ab}b{r}", "/abbc", "r k=a r=bc"),
    ("r {k:ab|ac}b{r}", "/abbc", "r k=ab r=c"),
  ]

  @Test(arguments: shortest) func `the shortest parameter from the left wins`(reading: Reading) throws {
    try expect(reading)
  }

  @Test(arguments: [2, 16, 17, 40]) func `as many parameters as are cut are captured, whatever memory they take`(
    count: Int
  ) throws {
    let texts = try table("r " + numbered(count, "-") { "{p\($0)}" }.text)
    let values = try texts.match("/" + numbered(count, "-") { "v\($0)" }.text).values
    #expect(values.map(\.capture) == (0..<count).map { .text("v\($0)") })
    let ints = try table("r " + numbered(count, "-") { "{p\($0):int}" }.text)
    #expect(try ints.match("/" + numbered(count, "-") { "\($0)" }.text).values.count == count)
    #expect(ints.lookup("/" + numbered(count, "-") { "\($0)" }.text + "x") == nil)
  }

  /// A type that reads nothing, and keeps what it is asked. It is used by one thread.
  private final class AskedType: @unchecked Sendable {
    var texts: Set<String> = []
  }

  @Test(arguments: ["/x-y/z", "/x-y/", "/x-y?z", "/x%2Dy/z"])
  func `a custom type is asked for parts of its segment alone`(link: String) throws {
    let asked = AskedType()
    let type = CustomType("own") { text in
      asked.texts.insert(text)
      return nil
    }
    let table = try table("r {a}-{b:own}/z, s {a}-{b:own}", ["/"], RouteTable.Options(types: [type]))
    asked.texts = []
    #expect(table.lookup(link) == nil)
    #expect(asked.texts == ["y"])
  }
}
