import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// A canonical link is as browsers write it: otherwise a server that redirects to it does so again and again.
@Suite struct BrowserLaws {
  static let written: [(String, String?)] = [
    ("HTTPS://A.Example:443", "https://a.example/"),
    ("http://a.example:0443/x", "http://a.example:443/x"),
    ("https:a.example\\x", "https://a.example/x"),
    ("https://a.example/a/./b/../c/%2e%2E/", "https://a.example/a/"),
    ("https://a.example/..", "https://a.example/"),
    ("https://a.example/it's ?it's#it's `", "https://a.example/it's%20?it%27s#it's%20%60"),
    ("https://a.example/\"<>^`{|}[]", "https://a.example/%22%3C%3E%5E%60%7B|%7D[]"),
    ("https://a.example?\"<>^`{|}[]", "https://a.example/?%22%3C%3E^`{|}[]"),
    ("https://a.example#\"<>^`{|}[]", "https://a.example/#%22%3C%3E^%60{|}[]"),
    ("https://a.example/%7e%zz%", "https://a.example/%7e%zz%"),
    ("https://a.exam\tple/\né ", "https://a.example/%C3%A9"),
    ("/a/../it's?it's", "/it's?it%27s"),
    ("app://Users/it's?it's#é", "app://Users/it's?it's#%C3%A9"),
    ("app://users:80/me", "app://users:80/me"),
    ("app://", "app://"),
    ("app://a?b", "app://a?b"),
    ("app://a b/", nil),
    ("app://a:b/", nil),
    ("https://0x7f.1/", "https://127.0.0.1/"),
    ("https://127.1/", "https://127.0.0.1/"),
    ("https://2130706433./", "https://127.0.0.1/"),
    ("https://017700000001/", "https://127.0.0.1/"),
    ("https://a.0x/", nil),
    ("https://0x/", "https://0.0.0.0/"),
    ("https://256.0.0.1/", nil),
    ("https://1.2.3.4.5/", nil),
    ("https://1.a/", "https://1.a/"),
    ("https://[0:0::1]/", "https://[::1]/"),
    ("https://[1:0:0:2:0:0:0:3]/", "https://[1:0:0:2::3]/"),
    ("https://[1:2:3::5:6:7:8]/", "https://[1:2:3:0:5:6:7:8]/"),
    ("https://[::FFFF:127.0.0.1]/", "https://[::ffff:7f00:1]/"),
    ("https://[1::]/", "https://[1::]/"),
    ("https://[1:2:3:4:5:6:7:8:9]/", nil),
    ("https://[1::2::3]/", nil),
    ("https://a%2Db/", "https://a-b/"),
    ("https://a|b/", nil),
    ("https:///", nil),
  ]

  @Test(arguments: written) func `the browser of the laws writes as the URL standard says`(text: String, href: String?)
  {
    #expect(Browser.href(text) == href)
  }

  @Test func `browsers write a canonical link, and a printed one, as it is`() {
    var (web, own, quoted) = (0, 0, 0)
    for round in 0..<Random.draws(400) {
      var tables = TableGenerator(Seed.random("browsers", round))
      let table = tables.table()
      var links = LinkGenerator(Random(tables.random.next()))
      for _ in 0..<50 {
        var link = links.link(for: table)
        if links.random.chance(30) { link = link.replacing("=", with: "='") }
        guard let match = try? table.table.match(link), match.location.source.form != .compact else { continue }
        let values = Dictionary(match.values.map { ($0.name, $0.capture) }) { first, _ in first }
        let printed = table.origins.compactMap { try? table.table.print(match.route.name, values, for: $0) }
        for text in [match.canonical] + printed where text.contains("/") {
          let isCompact = (try? table.table.match(text))?.location.source.form == .compact
          if isCompact { continue }
          if match.location.source.form == .scheme { own += 1 } else { web += 1 }
          if text.contains("%27") { quoted += 1 }
          #expect(Browser.href(text) == text, "\(table.lines)\ntext \(link.debugDescription) \(Seed.note)")
        }
      }
    }
    let isTelling = web > Random.enough(3000) && own > Random.enough(1000) && quoted > Random.enough(50)
    #expect(isTelling, "\(web) \(own) \(quoted)")
  }

  @Test func `a host is read as browsers write it, or refused`() {
    var random = Seed.random("browser hosts")
    var (read, addresses) = (0, 0)
    for _ in 0..<Random.draws(5000) {
      let host = random.chance(40) ? Self.address(&random) : Self.name(&random)
      let port = random.pick(["", "", ":443", ":0443", ":8443", ":"])
      let text = "https://\(random.chance(20) ? host.uppercased() : host)\(port)/x"
      let origins: [Origin] = [.web("*"), .web("*:8443")]
      guard let location = try? Location(parsing: text, origins: origins) else { continue }
      read += 1
      if host.hasPrefix("[") { addresses += 1 }
      #expect((try? location.print()) == Browser.href(text), "\(text) \(Seed.note)")
      let again = try? Location(parsing: (try? location.print()) ?? "", origins: origins)
      #expect(again == location, "\(text) \(Seed.note)")
    }
    #expect(read > Random.enough(1000) && addresses > Random.enough(500), "\(read) \(addresses)")
  }

  private static func address(_ random: inout Random) -> String {
    var groups = (0..<8).map { _ in random.pick(["0", "0", "0", "1", "0001", "00", "fF", "abcd"]) }
    if random.chance(50) {
      let start = random.below(8)
      groups.replaceSubrange(start..<(start + 1 + random.below(8 - start)), with: [""])
      if groups.first == "" { groups.insert("", at: 0) }
      if groups.last == "" { groups.append("") }
    }
    if random.chance(20) { groups.append(random.pick(["127.0.0.1", "0.0.0.0", "1.2.3.256"])) }
    return "[\(groups.joined(separator: ":"))]"
  }

  private static func name(_ random: inout Random) -> String {
    (0...random.below(4)).map { _ in
      random.pick(["a", "b-c", "x_1", "xn--4ca", "1", "0", "127", "256", "01", "0x", "0x7f", "0xg", "1a", "4294967295"])
    }.joined(separator: ".")
  }
}
