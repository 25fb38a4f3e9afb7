import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

struct HostPrintingTests {
  private static let origins: [Origin] = [.web("{t}.example.com"), .scheme("app"), .path, .compact, .web("{h}:8443")]

  private static func location(_ origin: Int, _ segments: [String]) throws -> Location {
    Location(source: try #require(OriginSet(origins).source(of: origin)), segments: segments)
  }

  static let hosts = [
    "a", "acme", "a.b", "a-b", "a_b", "-", "_", "0.a", "-7", "1a", "0xg", "127.0.0.1", "2026-11-20", "xn--4ca",
  ]

  @Test(arguments: hosts) func `what a host can hold stands in it, and in every other form`(host: String) throws {
    let texts = try Self.origins.indices.map { try Self.location($0, [host, "x"]).print() }
    #expect(
      texts == [
        "https://\(host).example.com/x", "app://\(host)/x", "/\(host)/x", "\(host):x", "https://\(host):8443/x",
      ])
    for text in texts { #expect(try Location(parsing: text, origins: Self.origins).segments == [host, "x"]) }
  }

  static let others = [
    "A", "aB", "", ".", "..", ".a", "a.", "a..b", "a b", "a/b", "a:8", "a@b", "a%", "é", "[::1]", "[a]", "::1", "a\\b",
    "*",
    "{t}", "a\0", "a\n", "a?b", "a#b", "~a", "a+b", "!", "\u{3002}", "日本", "www.",
  ]

  @Test(arguments: others) func `what a host cannot hold does not print`(text: String) throws {
    for origin in [0, 4] {
      let location = try Self.location(origin, [text, "x"])
      #expect(throws: PrintError(.unprintable(.hostName))) { try location.print() }
    }
  }

  static let numbers = [
    "0", "7", "1.5", "a.1", "127.1", "0x", "0x7f.1", "a.0xff", "2130706433", "256.0.0.1", "1.2.3.4.5", "127.0.0.01",
  ]

  @Test(arguments: numbers) func `a number stands before a suffix, and is no host by itself`(text: String) throws {
    let location = try Self.location(4, [text, "x"])
    #expect(throws: PrintError(.unprintable(.hostNumber))) { try location.print() }
    #expect(try Self.location(0, [text, "x"]).print() == "https://\(text).example.com/x")
    #expect(throws: LinkError(.malformed(.hostNumber), at: 8)) {
      try Location(parsing: "https://\(text):8443/x", origins: Self.origins)
    }
    #expect(try Location(parsing: "https://\(text).example.com/x", origins: Self.origins).segments == [text, "x"])
  }

  @Test func `a location without segments has no host`() throws {
    let location = try Self.location(0, [])
    #expect(throws: PrintError(.unprintable(.noHost))) { try location.print() }
  }

  static let messages: [(Unprintable, String)] = [
    (.noHost, "this origin needs a first segment as the host"),
    (
      .hostName,
      """
      the first segment is the host here: it may contain lower-case letters, digits, "-" and "_", with single dots \
      between them
      """
    ),
    (
      .hostNumber,
      "the first segment is the whole host: if it ends in a number, it must be four numbers from 0 to 255"
    ),
  ]

  @Test(arguments: messages)
  func `what no host can carry says why`(reason: Unprintable, message: String) {
    #expect(reason.description == message)
  }
}
