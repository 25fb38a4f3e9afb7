import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

struct WebHostTests {
  static let known: [(Origin, String, String)] = [
    (.web("social.example"), "https://social.example/x", "https://social.example"),
    (.web("Social.Example"), "https://SOCIAL.example/x", "https://social.example"),
    (.web("social.example:443"), "https://social.example/x", "https://social.example"),
    (.web("social.example", scheme: "http"), "http://social.example:80/x", "http://social.example"),
    (.web("social.example", scheme: "HTTP"), "http://social.example/x", "http://social.example"),
    (.web("social.example:80"), "https://social.example:80/x", "https://social.example:80"),
    (.web("localhost:8080", scheme: "http"), "http://LOCALHOST:8080/x", "http://localhost:8080"),
    (.web("social.example:0"), "https://social.example:0/x", "https://social.example:0"),
    (.web("social.example:65535"), "https://social.example:65535/x", "https://social.example:65535"),
    (.web("127.0.0.1"), "https://127.0.0.1/x", "https://127.0.0.1"),
    (.web("[::1]"), "https://[::1]/x", "https://[::1]"),
    (.web("[2001:db8::A]:8080"), "https://[2001:DB8::a]:8080/x", "https://[2001:db8::a]:8080"),
    (.web("*.example.com"), "https://eu.example.com/x", "https://eu.example.com"),
    (.web("*.Example.com"), "https://A.B.example.COM/x", "https://a.b.example.com"),
    (.web("*.example.com:8443"), "https://eu.example.com:8443/x", "https://eu.example.com:8443"),
    (.web("*"), "https://any.host/x", "https://any.host"),
    (.web("*"), "https://localhost/x", "https://localhost"),
    (.web("*"), "https://255.0.10.1/x", "https://255.0.10.1"),
    (.web("*"), "https://1.2.3.4a/x", "https://1.2.3.4a"),
    (.web("*"), "https://0xg/x", "https://0xg"),
    (.web("*"), "https://[::1]/x", "https://[::1]"),
    (.web("*"), "https://[1:2:3:4:5:6:7:8]/x", "https://[1:2:3:4:5:6:7:8]"),
    (.web("*"), "https://[::FFFF:127.0.0.1]/x", "https://[::ffff:7f00:1]"),
    (.web("*"), "https://[1:2:3:4:5:6:127.0.0.1]/x", "https://[1:2:3:4:5:6:7f00:1]"),
    (.web("*"), "https://[1:2:3:4:5:6:7::]/x", "https://[1:2:3:4:5:6:7:0]"),
    (.web("*"), "https://[::]/x", "https://[::]"),
    (.web("[::1]"), "https://[0:0:0:0:0:0:0:1]/x", "https://[::1]"),
    (.web("[0::0:1]"), "https://[::0001]/x", "https://[::1]"),
    (.web("*"), "https://[1:0:0:2:0:0:0:3]/x", "https://[1:0:0:2::3]"),
    (.web("*"), "https://[1:2:3::5:6:7:8]/x", "https://[1:2:3:0:5:6:7:8]"),
  ]

  @Test(arguments: known)
  func `a host is matched with its scheme and its port`(origin: Origin, text: String, prefix: String) throws {
    let location = try Location(parsing: text, origins: [origin])
    #expect(location.source.prefix == prefix)
    #expect(location.segments == ["x"])
  }

  static let unknown: [(Origin, String, Int)] = [
    (.web("social.example"), "http://social.example/x", 7),
    (.web("social.example", scheme: "http"), "https://social.example/x", 8),
    (.web("social.example"), "https://social.example:80/x", 8),
    (.web("social.example:8080"), "https://social.example/x", 8),
    (.web("social.example"), "https://social.example.evil/x", 8),
    (.web("social.example"), "https://evilsocial.example/x", 8),
    (.web("social.example"), "https://www.social.example/x", 8),
    (.web("social.example"), "https://social.example./x", 8),
    (.web("*.example.com"), "https://example.com/x", 8),
    (.web("*.example.com"), "https://.example.com/x", 8),
    (.web("*.example.com"), "https://evilexample.com/x", 8),
    (.web("*.example.com"), "https://eu.example.com.evil/x", 8),
    (.web("*.example.com"), "https://eu.example.com:8443/x", 8),
    (.web("*.example.com"), "http://eu.example.com/x", 7),
    (.web("*"), "http://any.host/x", 7),
    (.web("*"), "https://any.host:8080/x", 8),
    (.web("[::1]"), "https://[::2]/x", 8),
    (.web("*.example.com"), "https://x..example.com/x", 8),
    (.web("*.example.com"), "https://.x.example.com/x", 8),
    (.web("*.example.com"), "https://..example.com/x", 8),
    (.web("*.example.com"), "https://[::1]/x", 8),
    (.web("*"), "https://./x", 8),
    (.web("*"), "https://../x", 8),
    (.web("*"), "https://a..b/x", 8),
    (.web("*"), "https://.a/x", 8),
    (.web("*"), "https://a./x", 8),
  ]

  @Test(arguments: unknown)
  func `another host, scheme or port is unknown`(origin: Origin, text: String, offset: Int) {
    #expect(throws: LinkError(.unknownOrigin, at: offset)) { try Location(parsing: text, origins: [origin]) }
  }

  static let broken: [(String, LinkError.Malformation, Int)] = [
    ("https://ann@social.example/x", .userInfo, 11),
    ("https://ann:pw@social.example/x", .userInfo, 14),
    ("https://social.example@evil.example/x", .userInfo, 22),
    ("https://@social.example/x", .userInfo, 8),
    ("https://evil.example\\@social.example/x", .backslash, 20),
    ("https://evil.example\\.social.example/x", .backslash, 20),
    ("https://social.example:99999/x", .port, 23),
    ("https://social.example:65536/x", .port, 23),
    ("https://social.example:123456/x", .port, 23),
    ("https://social.example:80a/x", .port, 23),
    ("https://social.example:-1/x", .port, 23),
    ("https://social.example:+1/x", .port, 23),
    ("https://social.example:%38/x", .port, 23),
    ("https://[::1]:x/", .port, 14),
    ("https:///x", .host, 8),
    ("https://", .host, 8),
    ("https://?x", .host, 8),
    ("https://:443/x", .host, 8),
    ("https://social.exam%70le/x", .hostByte, 19),
    ("https://social .example/x", .hostByte, 14),
    ("https://social .example:443/x", .hostByte, 14),
    ("https://social.example\n/x", .hostByte, 22),
    ("https://social.example\t/x", .hostByte, 22),
    ("https://social\u{3002}example/x", .hostByte, 14),
    ("https://bücher.example/x", .hostByte, 9),
    ("https://acme%00.x/h", .hostByte, 12),
    ("https://a:b:80/x", .hostByte, 9),
    ("https://a[::1]/x", .hostByte, 9),
    ("https://*/x", .hostByte, 8),
    ("https://0x7f.1/x", .hostNumber, 8),
    ("https://0X7F.1/x", .hostNumber, 8),
    ("https://127.1/x", .hostNumber, 8),
    ("https://127.0.0.1./x", .hostNumber, 8),
    ("https://2130706433:443/x", .hostNumber, 8),
    ("https://256.0.0.1/x", .hostNumber, 8),
    ("https://1.2.3.4.5/x", .hostNumber, 8),
    ("https://0127.0.0.1/x", .hostNumber, 8),
    ("https://a.b.0/x", .hostNumber, 8),
    ("https://a.0x/x", .hostNumber, 8),
    ("https://[::1/x", .address, 8),
    ("https://[]/x", .address, 8),
    ("https://[::1]x/x", .address, 8),
    ("https://[::1]x:80/x", .address, 8),
    ("https://[zz]/x", .address, 8),
    ("https://[a]/x", .address, 8),
    ("https://[:]/x", .address, 8),
    ("https://[:::]/x", .address, 8),
    ("https://[1:2]/x", .address, 8),
    ("https://[1::2::3]/x", .address, 8),
    ("https://[::12345]/x", .address, 8),
    ("https://[::1:]/x", .address, 8),
    ("https://[1:2:3:4:5:6:7:8::]/x", .address, 8),
    ("https://[1:2:3:4:5:6:7:8:9]/x", .address, 8),
    ("https://[1:2:3:4:5:6:7:1.2.3.4]/x", .address, 8),
    ("https://[1.2.3.4::]/x", .address, 8),
    ("https://[::1.2.3.256]/x", .address, 8),
    ("https://[::1.2.3.04]/x", .address, 8),
    ("https://[::1.2.3]/x", .address, 8),
    ("https://[::1 ]/x", .address, 8),
    ("https://[fe80::1%25eth0]/x", .address, 8),
  ]

  @Test(arguments: broken)
  func `an authority that is no host is broken, and says where`(
    text: String, fault: LinkError.Malformation, offset: Int
  ) {
    #expect(throws: LinkError(.malformed(fault), at: offset)) {
      try Location(parsing: text, origins: [.web("social.example"), .web("*")])
    }
  }
}
