import FingerpostEngine
import Fingerpost
import Foundation
import SeededRandom
import Testing

struct URLTests {
  enum Link: Sendable, Equatable { case open(link: URL), found(URL?), many([URL]), at(String, URL) }

  private static func router() throws -> Router<Link> {
    try Router(
      .scheme("app"),
      routes: [
        RouteDefinition("open?{link}", Link.open), RouteDefinition("found?({link})", Link.found),
        RouteDefinition("many?{link}", Link.many),
        RouteDefinition("at/{id}#{link}", Link.at),
      ])
  }

  static let both: [(String, String)] = [
    ("https://a.example/x?y=z&n=1#f", "https://a.example/x?y%3Dz%26n%3D1%23f"),
    ("mailto:ann@a.example", "mailto:ann@a.example"),
    ("a/b", "a/b"), ("https://a.example/%2F%20", "https://a.example/%252F%2520"), ("?q", "?q"), ("#", "%23"),
    ("https://xn--mnchen-3ya.example/+", "https://xn--mnchen-3ya.example/%2B"),
  ]

  @Test(arguments: both) func `a URL is one value of a query, and of a fragment`(text: String, value: String) throws {
    let (router, url) = (try Self.router(), try #require(URL(string: text)))
    #expect(try router.link(for: .open(link: url)) == "app://open?link=\(value)")
    for link in [Link.open(link: url), .found(url), .many([url, url]), .at("1", url)] {
      let printed = try router.link(for: link)
      #expect(router.destination(for: printed) == link, "\(printed)")
    }
    #expect(URL(parameter: text)?.parameter == text)
  }

  static let spelled: [(String, String?)] = [
    ("https://de.wikipedia.org/wiki/Taubenschwänzchen", "https://de.wikipedia.org/wiki/Taubenschw%C3%A4nzchen"),
    ("https://a.example/a b?c d#e f", "https://a.example/a%20b?c%20d#e%20f"), ("x[y]|z^", "x%5By%5D%7Cz%5E"),
    ("https://a.example/?f={\"a\":1}&g[]=\\", "https://a.example/?f=%7B%22a%22:1%7D&g%5B%5D=%5C"),
    ("https://a.example/50%", "https://a.example/50%25"),
    ("https://a.example/50% %20", "https://a.example/50%25%20%2520"),
    ("https://a.example/#a#b", "https://a.example/#a%23b"), ("ä:b c", nil), ("@ä:b", "@%C3%A4%3Ab"),
    ("https://Bücher.example/ä", "https://xn--bcher-kva.example/%C3%A4"),
    ("https://例え.jp:80/", "https://xn--r8jz45g.jp:80/"),
    ("https://ann b@a.example:/é", "https://ann%20b@a.example/%C3%A9"), ("https://a.example:/", "https://a.example:/"),
    ("http://[fe80::1%eth0]/", "http://[fe80::1%25eth0]/"), ("mailto:ä@a.example", "mailto:%C3%A4@a.example"),
    ("https://a.example/\u{0}", "https://a.example/%00"), ("?q=ü", "?q=%C3%BC"), ("", nil), ("https://a b/", nil),
    ("http://[", nil),
    ("1a:b", nil), ("https://a.example:x/", nil), ("http://a\"b/", nil), ("https://a.-ä/", nil),
  ]

  @Test(arguments: spelled)
  func `a text is the URL that Foundation makes of it, and a link in another spelling is not canonical`(
    text: String, url: String?
  ) throws {
    #expect(URL(parameter: text)?.absoluteString == url)
    #expect(URL(string: text)?.absoluteString == url)
    guard let url, !text.contains("\0") else { return }
    let link = "app://open?link=" + text.utf8.map { "%" + String(Int($0) + 256, radix: 16).suffix(2) }.joined()
    let match = try Self.router().match(link)
    #expect(match.destination == .open(link: try #require(URL(string: url))))
    #expect(try Self.router().link(for: match.destination) == match.canonical)
    let again = try Self.router().match(match.canonical)
    #expect(again.destination == match.destination && again.isCanonical)
    #expect(
      try Self.router().match("app://at/1#" + link.dropFirst(16)).destination
        == .at("1", try #require(URL(string: url))))
  }

  @Test func `what Foundation makes a URL of is read as it spells it, whatever the text`() {
    let pieces = [
      "a", "b", "ä", "Z", "1", "%", "%20", "%4", "/", "//", "?", "#", ":", "@", "[", "]", "[::1]", "http:", "x.y:", "&",
      "{", "|", "\\",
      " ", "\u{1}", "例", "www.", "-", "_", ".", "80", "^", "+", "\"", "<", "🙂", "*",
    ]
    var (random, read, refused) = (Random("URLs"), 0, 0)
    for _ in 0..<Random.draws(200_000) {
      let start = random.pick(["", "http://", "x://", "http:", "//"])
      let text = start + (0..<random.within(1...8)).map { _ in random.pick(pieces) }.joined()
      let (ours, theirs) = (URLSpelling.canonical(text), URL(string: text)?.absoluteString)
      // Hosts with text that UTS 46 replaces are not known.
      if ours == nil, let theirs, theirs.contains("xn--") { continue }
      #expect(ours == theirs, "\(text.debugDescription) \(Random.note)")
      if ours == nil { refused += 1 } else { read += 1 }
      if let ours { #expect(URLSpelling.canonical(ours) == ours, "\(text.debugDescription) \(Random.note)") }
    }
    #expect(read > Random.enough(80_000) && refused > Random.enough(20_000))
  }

  @Test(arguments: ["javascript:alert(1)", "JAVASCRIPT:x", "vbscript:x", "data:text/html,x", "Data:"])
  func `a script is no URL, read or printed`(text: String) throws {
    #expect(URL(parameter: text) == nil)
    let (router, url) = (try Self.router(), try #require(URL(string: text)))
    for link in [Link.open(link: url), .found(url), .many([url]), .at("1", url)] {
      let error = #expect(throws: PrintError.self) { try router.link(for: link) }
      #expect(error?.code.description == "FP0334")
    }
    for link in ["app://open?link=\(text)", "app://open?link=%20\(text)", "app://at/1#\(text)"] {
      #expect(router.destination(for: link) == nil)
    }
    #expect(router.destination(for: "app://found?link=\(text)") == .found(nil))
  }

  @Test func `a script is no rest`() throws {
    enum File: Equatable { case file([String]), name(String) }
    let router = try Router<File>(
      .scheme("app"), routes: [RouteDefinition("files/{*path}", File.file), RouteDefinition("name/{n}", File.name)])
    #expect(router.destination(for: "app://files/javascript:alert(1)") == nil)
    #expect(router.destination(for: "app://files/java%09script:x/y?k=1") == nil)
    #expect(throws: PrintError.self) { try router.link(for: .file(["data:text/html,x"])) }
    #expect(router.destination(for: "app://files/x/javascript:y") == .file(["x", "javascript:y"]))
    #expect(router.destination(for: try router.link(for: .name("javascript:x"))) == .name("javascript:x"))
  }

  @Test func `a URL with a base prints what it stands for`() throws {
    let base = try #require(URL(string: "https://a.example/x/"))
    let url = try #require(URL(string: "y", relativeTo: base))
    let link = try Self.router().link(for: .open(link: url))
    #expect(link == "app://open?link=https://a.example/x/y")
    #expect(try Self.router().destination(for: link) == .open(link: try #require(URL(string: "https://a.example/x/y"))))
  }

  @Test(arguments: ["open/{link}", "open/(x/{link})", "open/x-{link}"])
  func `a path holds no URL`(template: String) throws {
    let error = #expect(throws: RouterError.self) { try Router(.path, routes: [RouteDefinition(template, Link.found)]) }
    #expect(
      error?.faults.first?.message.contains("a URL is allowed only in a query or a fragment") == true,
      "\(String(describing: error))")
  }
}
