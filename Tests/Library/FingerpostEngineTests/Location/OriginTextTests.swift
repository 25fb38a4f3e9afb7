import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

struct OriginTextTests {
  private static let host =
    "a host, which may begin with \"*.\" or \"{name}.\", or be only \"*\" or \"{name}\", "
    + "with or without a port from 0 to 65535, and no path"

  private static let any = "\"scheme://\", \"scheme:/\", \"scheme:\", \"https://host\", \"/\" or \":\""

  private static func own(_ scheme: String) -> String {
    "one host behind \"\(scheme)://\", without \"*\", braces and a port, or nothing: "
      + "what follows it is the first segment of a template"
  }

  private static let number = "four numbers from 0 to 255, such as 127.0.0.1, because the host ends in a number"

  static let origins: [(String, Origin)] = [
    ("appscheme://", .scheme("appscheme")),
    ("x-app.v1+b://", .scheme("x-app.v1+b")),
    ("com.example.app:/", .withoutAuthority("com.example.app")),
    ("bitcoin:", .withoutAuthority("bitcoin", isRootless: true)),
    ("https://social.example", .web("social.example")),
    ("http://localhost:8080", .web("localhost:8080", scheme: "http")),
    ("https://*.example.com", .web("*.example.com")),
    ("https://*", .web("*")),
    ("https://127.0.0.1:8080", .web("127.0.0.1:8080")),
    ("https://*.1a", .web("*.1a")),
    ("https://[::1]:8080", .web("[::1]:8080")),
    ("https://{tenant}.example.com", .web("{tenant}.example.com")),
    ("http://{T_1-x}.Example.com:8443", .web("{T_1-x}.Example.com:8443", scheme: "http")),
    ("https://{host}", .web("{host}")),
    ("https://{host}:8443", .web("{host}:8443")),
    ("app://www.example.com", .web("www.example.com", scheme: "app")),
    ("ionic://localhost", .web("localhost", scheme: "ionic")),
    ("/", .path),
    (":", .compact),
  ]

  @Test(arguments: origins)
  func `an origin and its text are one`(text: String, origin: Origin) throws {
    #expect(try Origin(parsing: text) == origin)
    #expect(origin.description == text)
  }

  static let noOrigins: [(text: String, expected: String)] = [
    ("", any),
    ("users", any),
    ("//", any),
    ("appscheme:users", "\"appscheme:\" alone: what follows it is the first segment of a template"),
    ("appscheme:/users", "\"appscheme:/\" alone: what follows it is the first segment of a template"),
    ("appscheme:/:", "\"appscheme:/\" alone: what follows it is the first segment of a template"),
    ("https:", "a host after \"https://\""),
    ("http:/", "a host after \"http://\""),
    ("javascript:", "a scheme that runs nothing: a script is not a link"),
    ("://", "a letter, then letters, digits, \"+\", \"-\" or \".\", then \"://\", \":/\" or \":\""),
    ("1app://", "a letter, then letters, digits, \"+\", \"-\" or \".\", then \"://\", \":/\" or \":\""),
    ("app scheme://", "a letter, then letters, digits, \"+\", \"-\" or \".\", then \"://\", \":/\" or \":\""),
    ("appscheme://users/me", own("appscheme")),
    ("app://www.example.com:80", own("app")),
    ("app://*.example.com", own("app")),
    ("app://{t}.example.com", own("app")),
    ("app://a..b", own("app")),
    ("app://127.1", own("app")),
    ("1app://host", "a letter, then letters, digits, \"+\", \"-\" or \".\", then \"://\", \":/\" or \":\""),
    ("javascript://host", "a scheme that runs nothing: a script is not a link"),
    ("https://bücher.example", "a host in ASCII: write other letters as \"xn--…\""),
    ("https://", host),
    ("https://host/", host),
    ("https://host/path", host),
    ("https://ann@host", host),
    ("https://host:99999", host),
    ("https://host:x", host),
    ("https://[::1", host),
    ("https://*example.com", host),
    ("https://*.", host),
    ("https://**", host),
    ("https://eu.*.com", host),
    ("https://*.*.com", host),
    ("https://{}.example.com", host),
    ("https://{1}.example.com", host),
    ("https://{a b}.example.com", host),
    ("https://{a:int}.example.com", host),
    ("https://{a}example.com", host),
    ("https://{a}.", host),
    ("https://{a}..example.com", host),
    ("https://{a}-x.example.com", host),
    ("https://{a}.{b}.example.com", host),
    ("https://{a}.*.example.com", host),
    ("https://*.{a}.example.com", host),
    ("https://eu.{a}.example.com", host),
    ("https://{a.example.com", host),
    ("https://a}.example.com", host),
    ("https://{a}[::1]", host),
    ("https://{a}/x", host),
    ("https://{a}.example.com/{b}", host),
    ("https://ann@{a}.example.com", host),
    ("https://{a}:99999", host),
    ("https://*{a}", host),
    ("https://*.[::1]", host),
    ("https://[zz]", host),
    ("https://a..b", host),
    ("https://127.1", number),
    ("https://0X7F.1:8080", number),
    ("https://256.0.0.1", number),
    ("https://127.0.0.01", number),
    ("https://*.1", number),
    ("https://*.0.0.1", number),
    ("https://{a}.1.2.3.4", number),
    ("javascript://", "a scheme that runs nothing: a script is not a link"),
    ("data://", "a scheme that runs nothing: a script is not a link"),
    ("VBScript://", "a scheme that runs nothing: a script is not a link"),
    ("{a}://", "a letter, then letters, digits, \"+\", \"-\" or \".\", then \"://\", \":/\" or \":\""),
  ]

  @Test(arguments: noOrigins)
  func `text that names no origin says what was expected`(text: String, expected: String) {
    let error = #expect(throws: OriginError.self) { try Origin(parsing: text) }
    #expect(error?.description == "\"\(text)\" is not an origin: expected \(expected)")
  }

  static let impossible: [(Origin, String)] = [
    (.scheme("https"), "\"https://\" is not an origin: expected a host after \"https://\""),
    (.scheme("HTTP"), "\"HTTP://\" is not an origin: expected a host after \"HTTP://\""),
    (
      .scheme(""),
      "\"://\" is not an origin: expected a letter, then letters, digits, \"+\", \"-\" or \".\", then \"://\", \":/\" or \":\""
    ),
    (
      .scheme("JavaScript"),
      "\"JavaScript://\" is not an origin: expected a scheme that runs nothing: a script is not a link"
    ),
    (
      .web("users:80", scheme: "appscheme"), "\"appscheme://users:80\" is not an origin: expected \(own("appscheme"))"
    ),
  ]

  @Test(arguments: impossible)
  func `an origin that no link can have is refused`(origin: Origin, message: String) {
    let error = #expect(throws: OriginError.self) { try CheckedOrigin(origin) }
    #expect(error?.description == message)
  }
}
