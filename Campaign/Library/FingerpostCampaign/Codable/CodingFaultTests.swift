import Fingerpost
import Foundation
import Testing

@testable import FingerpostTests

/// What decodes as no destination, word for word: what is of a newer server, or foreign, is told from what is broken.
struct CodingFaultTests {
  static let texts: [(text: String, message: String)] = [
    ("", "wrong format: the text is empty (at byte 0)"),
    ("hom", "unsupported destination: no route has this shape (at byte 0)"),
    ("Home", "unsupported destination: no route has this shape (at byte 0)"),
    (
      "home:",
      "unsupported destination: no route has this shape (at byte 5)"
    ),
    ("homes", "unsupported destination: no route has this shape (at byte 0)"),
    (
      "profil:859",
      "unsupported destination: no route has this shape (at byte 0)"
    ),
    (
      "profile:",
      "unsupported destination: no route has this shape (at byte 8)"
    ),
    (
      ":profile",
      "unsupported destination: no route has this shape (at byte 0)"
    ),
    (
      "user",
      "unsupported destination: no route has this shape (at byte 4)"
    ),
    (
      "user:x",
      "unsupported destination: no route has this shape (at byte 6)"
    ),
    (
      "user:07",
      "unsupported destination: no route has this shape (at byte 7)"
    ),
    (
      "user:+7",
      "unsupported destination: no route has this shape (at byte 7)"
    ),
    (
      "user:9223372036854775808",
      "unsupported destination: no route has this shape (at byte 24)"
    ),
    (
      "user:7:x",
      "unsupported destination: no route has this shape (at byte 7)"
    ),
    (
      "user:ann:tweet:x",
      "unsupported destination: no route has this shape (at byte 15)"
    ),
    (
      "user:ann:tweets:3",
      "unsupported destination: no route has this shape (at byte 9)"
    ),
    (
      "user::tweet:3",
      "unsupported destination: no route has this shape (at byte 5)"
    ),
    (
      "settings:accounts",
      "unsupported destination: no route has this shape (at byte 9)"
    ),
    (
      "price:1e3",
      "unsupported destination: no route has this shape (at byte 6)"
    ),
    (
      "price:nan",
      "unsupported destination: no route has this shape (at byte 6)"
    ),
    (
      "flag:yes",
      "unsupported destination: no route has this shape (at byte 5)"
    ),
    (
      "day:2026-02-30",
      "unsupported destination: no route has this shape (at byte 4)"
    ),
    (
      "token:00112233",
      "unsupported destination: no route has this shape (at byte 6)"
    ),
    ("order", "unsupported destination: the method does not fit; allowed: POST (at byte 5)"),
    ("app://order", "unsupported destination: the method does not fit; allowed: POST (at byte 11)"),
    (
      "admin:3",
      "unsupported destination: no route has this shape (at byte 7)"
    ),
    (
      "app://admin/3",
      "unsupported destination: no route has this shape (at byte 13)"
    ),
    (
      "event:",
      "unsupported destination: no route has this shape (at byte 6)"
    ),
    (
      "files",
      "unsupported destination: no route has this shape (at byte 5)"
    ),
    (
      "files:",
      "unsupported destination: no route has this shape (at byte 6)"
    ),
    (
      "nowhere:1:2",
      "unsupported destination: no route has this shape (at byte 0)"
    ),
    ("app://", "unsupported destination: no route has this shape (at byte 6)"),
    (
      "app://nowhere", "unsupported destination: no route has this shape (at byte 6)"
    ),
    (
      "app://user",
      "unsupported destination: no route has this shape (at byte 10)"
    ),
    (
      "app://user/x",
      "unsupported destination: no route has this shape (at byte 12)"
    ),
    ("app:user/7", "wrong format: \"://\" is expected after the scheme (at byte 4)"),
    ("other://user/7", "unsupported destination: no origin of this table fits the link (at byte 0)"),
    (
      "https://other.example/user/7", "unsupported destination: no origin of this table fits the link (at byte 8)"
    ),
    ("https://social.example/", "unsupported destination: no route has this shape (at byte 23)"),
    ("https://social.example", "unsupported destination: no route has this shape (at byte 22)"),
    (
      "https://social.example:8443/user/7",
      "unsupported destination: no origin of this table fits the link (at byte 8)"
    ),
    (
      "http://social.example/user/7", "unsupported destination: no origin of this table fits the link (at byte 7)"
    ),
    ("http://localhost/user/7", "unsupported destination: no origin of this table fits the link (at byte 7)"),
    (
      "https://xsocial.example/user/7",
      "unsupported destination: no origin of this table fits the link (at byte 8)"
    ),
    (
      "https://social.example.evil/user/7",
      "unsupported destination: no origin of this table fits the link (at byte 8)"
    ),
    (
      "https://.social.example/user/7",
      "unsupported destination: no origin of this table fits the link (at byte 8)"
    ),
    (
      "mailto:ann@social.example",
      "unsupported destination: no route has this shape (at byte 0)"
    ),
    (
      "tel:+123",
      "unsupported destination: no route has this shape (at byte 0)"
    ),
    ("/", "unsupported destination: no route has this shape (at byte 1)"),
    ("/nowhere", "unsupported destination: no route has this shape (at byte 1)"),
    (
      "search:lamp",
      "unsupported destination: no route has this shape (at byte 7)"
    ),
    (
      "app://search",
      "unsupported destination: the query item \"q\" is missing (at byte 12)"
    ),
    (
      "app://article/swift",
      "unsupported destination: no route has this shape (at byte 19)"
    ),
  ]

  @Test(arguments: texts) func `text that leads nowhere says why, where, and what is nearest`(
    row: (text: String, message: String)
  ) throws {
    try expectFault(row.message, of: JSONEncoder.plain.text([row.text]))
  }

  @Test func `what cannot be written says why, and holds no value`() throws {
    let faults: [(Destination, RouteForm, String)] = [
      (.order, .link, "the link of this destination is for POST requests, and a text has no method"),
      (.profile(id: ""), .link, #"the value of "id" is empty, and a path segment cannot be empty"#),
      (.profile(id: ".."), .link, #"no link can carry the value of "id": "." and ".." cannot be segments of a link"#),
      (
        .event(.right("7")), .link,
        #"the link of these values does not read back as the same values: "id" and "name" differ"#
      ),
      (
        .note("secret b"), .compact,
        "no link can carry these values: compact text cannot contain spaces, control characters or backslashes"
      ),
      (.admin(3), .compact, "the route has no links at :"),
      (.admin(3), .origin(.scheme("app")), "the route has no links at app://"),
      (.admin(3), .structured, #""admin" is only for web links"#),
      (.home, .origin(.scheme("other")), "the route has no links at other://"),
      (.home, .origin(.web("*.social.example")), #"an origin with "*" is not a host: name one host to print for"#),
      (.reserved("x"), .structured, #"the parameter "route" uses the key of the route's name: rename it"#),
      (.note(""), .structured, #"the value of "text" is empty, and a path segment cannot be empty"#),
    ]
    for (destination, form, message) in faults {
      let encoder = JSONEncoder.plain
      encoder.userInfo[.routeForm] = form
      let error = #expect(throws: EncodingError.self) { try encoder.encode([destination]) }
      guard case .invalidValue(_, let context)? = error else { continue }
      #expect(context.debugDescription == message)
      #expect(context.codingPath.map(\.intValue) == [0])
      #expect(context.underlyingError is PrintError)
    }
  }
}
