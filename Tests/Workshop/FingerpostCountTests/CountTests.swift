import FingerpostCount
import FingerpostEngine
import FingerpostRouteFile
import SeededRandom
import Testing

struct CountTests {
  static let table = """
    origins app:// https://shop.example
    home    /
    item    items/{id:int}
    add     POST items
    search  search?{q}&{page:int=1}
    old     old/{id} [deprecated]
    sale    sale [gone]

    """

  static func table(_ text: String = table) throws -> RouteTable { try RouteFile.read(Array(text.utf8)) }

  static func count(_ lines: [String], keys: JSONKeys? = nil) throws -> LinkCount {
    let table = try table()
    var count = LinkCount(table)
    let counter = LinkCounter(table, keys: keys)
    counter.count(Array(lines.map { $0 + "\n" }.joined().utf8)[...], into: &count)
    counter.findNearest(in: &count)
    return count
  }

  /// The names of routes that were counted, the shapes of what no route reads, and what is not a request.
  private static func summary(_ count: LinkCount) -> [String] {
    count.rows.filter { $0.count > 0 }.map { "\($0.name) \($0.count)" }
      + count.shapes.map { "\($0.text) \($0.count)" } + (count.unreadCount > 0 ? ["- \(count.unreadCount)"] : [])
  }

  static let lines: [(line: String, summary: [String])] = [
    ("/items/7", ["item 1"]),
    ("app://items/7", ["item 1"]),
    ("https://shop.example/items/7?utm=x", ["item 1"]),
    ("GET /items/7", ["item 1"]),
    ("POST /items HTTP/1.1", ["add 1"]),
    ("GET /items HTTP/2", ["/items 1"]),
    ("DELETE /items/7 HTTP/1.0", ["item 1"]),
    ("PURGE /items", ["/items 1"]),
    ("/old/3", ["old 1"]),
    ("/sale", ["sale 1"]),
    ("/users/7/zz?q=1", ["/users/{int}/zz 1"]),
    ("https://shop.example/users/7/zz", ["/users/{int}/zz 1"]),
    ("app://users/7/zz", ["/users/{int}/zz 1"]),
    ("https://other.example/users/7", ["https://other.example/users/{int} 1"]),
    ("https://shop.example.evil/users/7", ["https://shop.example.evil/users/{int} 1"]),
    ("/o/123e4567-e89b-42d3-a456-426614174000", ["/o/{uuid} 1"]),
    ("/o/9f86d081884c7d659a2feaa0c55ad015", ["/o/{token} 1"]),
    ("/blog/2026-11-25/lamp-7.html", ["/blog/{int}-{int}-{int}/lamp-{int}.html 1"]),
    ("/v2/mp3/a%2F7/x7y", ["/v2/mp3/a%2F7/x7y 1"]),
    ("/reset/q%2Bdm4J8sT5xYzA1bC2dE3f%3D%3D", ["/reset/{token} 1"]),
    ("/a-long-word-that-is-no-token-at-all", ["/a-long-word-that-is-no-token-at-all 1"]),
    ("/items/%zz", ["/items/%zz 1"]),
    ("/items/é", ["/items/é 1"]),
    (#"192.0.2.1 - - [25/Nov/2026:10:00:00 +0000] "GET /items/7 HTTP/1.1" 200 23"#, ["item 1"]),
    (#"192.0.2.1 - ann [25/Nov/2026:10:00:00 +0000] "GET /items/7 HTTP/1.1" 200 23 "https://a/" "cu\"rl""#, ["item 1"]),
    (#"shop:443 ::1 - - [x] "GET /items/\x22 HTTP/1.1" 404 -"#, [#"/items/" 1"#]),
    (#"192.0.2.1 - - [x] "GET /items/a\"b\\ HTTP/1.1" 404 -"#, [#"/items/a"b\ 1"#]),
    (#"192.0.2.1 - - [x] "GET /caf\xC3\xA9 HTTP/1.1" 404 -"#, ["/café 1"]),
    (#"192.0.2.1 - - [x] "GET /caf\xFF HTTP/1.1" 404 -"#, ["- 1"]),
    (#"192.0.2.1 - "" [25/Nov/2026:10:00:00 +0000] "GET /items/7 HTTP/1.1" 401 2"#, ["item 1"]),
    (#"192.0.2.1 - - [x] "GET /a b HTTP/1.1" 400 2"#, ["/a b 1"]),
    ("GET OFF MY LAWN", ["- 1"]),
    (#"192.0.2.1 - - [x] "\x16\x03" 400 0"#, ["- 1"]),
    (#"192.0.2.1 - - [x] "-" 408 0"#, ["- 1"]),
    ("not a request", ["- 1"]),
    ("/search?q=red lamp", ["search 1"]),
    ("/nowhere at all", ["- 1"]),
    ("word", ["- 1"]),
    ("", ["- 1"]),
    ("GET ", ["- 1"]),
    ("/" + String(repeating: "a", count: 20_000), ["/{token} 1"]),
  ]

  @Test(arguments: lines)
  func `a line is counted for its route, for its shape, or as no request`(line: String, summary: [String]) throws {
    #expect(Self.summary(try Self.count([line])) == summary)
    #expect(Self.summary(try Self.count([line + "\r"])) == summary)
  }

  @Test func `lines of JSON have their keys`() throws {
    let keys = JSONKeys(url: "request.url", method: "request.method", status: "status")
    let count = try Self.count(
      [
        #"{"request":{"url":"/items","method":"POST"},"status":201}"#,
        #"{"request":{"url":"/items/7"},"status":"404"}"#,
        #"{"request.url":"/items/8"}"#, #"{"request":{"url":"POST /items HTTP/1.1"}}"#, #"{"request":{}}"#, "nothing",
        #"{"request":{"url":7}}"#,
      ], keys: keys)
    #expect(Self.summary(count) == ["item 2", "add 2", "- 3"])
    #expect(count.rows[1].statuses.map(\.name) == ["4xx"])
  }

  @Test
  func `what no route reads has one shape at all hosts of the table, those of a wildcard and of a route among them`()
    throws
  {
    let table = try Self.table(
      """
      origins https://*.shop.example
      item    items/{id:int}
      live    live/{id} [origin=https://live.example]

      """)
    var count = LinkCount(table)
    let links = ["https://eu.shop.example/zz/7", "https://us.shop.example/zz/8", "https://live.example/zz/9"]
    LinkCounter(table).count(
      Array((links + ["https://other.example/zz/7"]).joined(separator: "\n").utf8)[...], into: &count)
    #expect(Self.summary(count) == ["/zz/{int} 3", "https://other.example/zz/{int} 1"])
  }

  @Test func `an example is the shortest link, then the lowest; what is not canonical is counted`() throws {
    let count = try Self.count([
      "/items/70", "/items/9", "/items/8", "app://items//8", "/items/8?x=1", "/search?q=a&page=1",
    ])
    #expect(count.rows[1].example == "/items/8")
    #expect(count.rows[1].notCanonical == 2)
    #expect(count.rows[3].notCanonical == 1)
    #expect(count.total == 6)
  }

  @Test func `what has to change names a page that has the link`() throws {
    let count = try Self.count([
      #"1 - - [x] "GET /old/3 HTTP/1.1" 200 1 "https://a.example/long" "-""#,
      #"1 - - [x] "GET /old/3 HTTP/1.1" 200 1 "https://a.example/" "-""#,
      #"1 - - [x] "GET /items/3 HTTP/1.1" 200 1 "https://b.example/" "-""#,
      #"1 - - [x] "GET /itms/3 HTTP/1.1" 404 1 "-" "-""#,
      #"1 - - [x] "GET /itms/3 HTTP/1.1" 404 1 "https://c.example/" "-""#,
    ])
    #expect(count.rows.map(\.referrer) == [nil, nil, nil, nil, "https://a.example/", nil])
    #expect(count.shapes.map(\.referrer) == ["https://c.example/"])
  }

  @Test func `every route is told, and what is near to what none reads`() throws {
    let count = try Self.count(["/item/7", "/item/8"])
    #expect(count.rows.map(\.name) == ["home", "item", "add", "search", "old", "sale"])
    #expect(count.rows.map(\.isDeprecated) == [false, false, false, false, true, false])
    #expect(count.rows.last?.isGone == true)
    #expect(count.shapes.map(\.nearest) == ["item"])
    #expect(count.shapes.map(\.example) == ["/item/7"])
  }
}
