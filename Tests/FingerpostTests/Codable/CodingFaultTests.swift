import Fingerpost
import Foundation
import Testing

/// What decodes as no destination, word for word: what is of a newer server, or foreign, is told from what is broken.
struct CodingFaultTests {
  static let texts: [(text: String, message: String)] = [
    ("", "wrong format: the text is empty (at byte 0)"),
    ("hom", "unsupported destination: no route has this shape (at byte 0); nearest: home: \"home\" is expected"),
    ("Home", "unsupported destination: no route has this shape (at byte 0); nearest: home: \"home\" is expected"),
    (
      "home:",
      "unsupported destination: no route has this shape (at byte 5); nearest: home: this segment is one too many"
    ),
    ("homes", "unsupported destination: no route has this shape (at byte 0); nearest: home: \"home\" is expected"),
    (
      "profil:859",
      "unsupported destination: no route has this shape (at byte 0); nearest: profile/({id}): \"profile\" is expected"
    ),
    (
      "profile:",
      "unsupported destination: no route has this shape (at byte 8); nearest: profile/({id}): the value of \"id\" is missing"
    ),
    (
      ":profile",
      "unsupported destination: no route has this shape (at byte 0); nearest: profile/({id}): this segment is one too many"
    ),
    (
      "user",
      "unsupported destination: no route has this shape (at byte 4); nearest: user/{id:int}: the value of \"id\" is missing"
    ),
    (
      "user:x",
      "unsupported destination: no route has this shape (at byte 6); nearest: user/{id:int}: the value of \"id\" does not read as int"
    ),
    (
      "user:07",
      "unsupported destination: no route has this shape (at byte 7); nearest: user/{id:int}: the value of \"id\" does not read as int"
    ),
    (
      "user:+7",
      "unsupported destination: no route has this shape (at byte 7); nearest: user/{id:int}: the value of \"id\" does not read as int"
    ),
    (
      "user:9223372036854775808",
      "unsupported destination: no route has this shape (at byte 24); nearest: user/{id:int}: the value of \"id\" does not read as int"
    ),
    (
      "user:7:x",
      "unsupported destination: no route has this shape (at byte 7); nearest: user/{id:int}: this segment is one too many"
    ),
    (
      "user:ann:tweet:x",
      "unsupported destination: no route has this shape (at byte 15); nearest: user/{userId}/tweet/{tweetId:int}: the value of \"tweetId\" does not read as int"
    ),
    (
      "user:ann:tweets:3",
      "unsupported destination: no route has this shape (at byte 9); nearest: user/{userId}/tweet/{tweetId:int}: \"tweet\" is expected"
    ),
    (
      "user::tweet:3",
      "unsupported destination: no route has this shape (at byte 5); nearest: user/{userId}/tweet/{tweetId:int}: the value of \"userId\" is missing"
    ),
    (
      "settings:accounts",
      "unsupported destination: no route has this shape (at byte 9); nearest: settings/{section:account|privacy}: the value of \"section\" does not read as account|privacy"
    ),
    (
      "price:1e3",
      "unsupported destination: no route has this shape (at byte 6); nearest: price/{value:double}: the value of \"value\" does not read as double"
    ),
    (
      "price:nan",
      "unsupported destination: no route has this shape (at byte 6); nearest: price/{value:double}: the value of \"value\" does not read as double"
    ),
    (
      "flag:yes",
      "unsupported destination: no route has this shape (at byte 5); nearest: flag/{isOn:bool}: the value of \"isOn\" does not read as bool"
    ),
    (
      "day:2026-02-30",
      "unsupported destination: no route has this shape (at byte 4); nearest: day/{day:date}: the value of \"day\" does not read as date"
    ),
    (
      "token:00112233",
      "unsupported destination: no route has this shape (at byte 6); nearest: token/{token:uuid}: the value of \"token\" does not read as uuid"
    ),
    ("order", "unsupported destination: the method does not fit; allowed: POST (at byte 5)"),
    ("app://order", "unsupported destination: the method does not fit; allowed: POST (at byte 11)"),
    (
      "admin:3",
      "unsupported destination: no route has this shape (at byte 7); nearest: admin/{id:int} [web]: it answers at web origins only"
    ),
    (
      "app://admin/3",
      "unsupported destination: no route has this shape (at byte 13); nearest: admin/{id:int} [web]: it answers at web origins only"
    ),
    (
      "event:",
      "unsupported destination: no route has this shape (at byte 6); nearest: event/({id:int}|{name}): the value of \"id\" is missing"
    ),
    (
      "files",
      "unsupported destination: no route has this shape (at byte 5); nearest: files/{*path}: the value of \"path\" is missing"
    ),
    (
      "files:",
      "unsupported destination: no route has this shape (at byte 6); nearest: files/{*path}: the value of \"path\" is missing"
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
      "unsupported destination: no route has this shape (at byte 10); nearest: user/{id:int}: the value of \"id\" is missing"
    ),
    (
      "app://user/x",
      "unsupported destination: no route has this shape (at byte 12); nearest: user/{id:int}: the value of \"id\" does not read as int"
    ),
    ("app:user/7", "wrong format: \"://\" is expected after the scheme (at byte 4)"),
    ("app:/user/7", "wrong format: \"://\" is expected after the scheme (at byte 4)"),
    ("other://user/7", "unsupported destination: the text comes from no origin of this table (at byte 0)"),
    (
      "https://other.example/user/7", "unsupported destination: the text comes from no origin of this table (at byte 8)"
    ),
    ("https://social.example/", "unsupported destination: no route has this shape (at byte 23)"),
    ("https://social.example", "unsupported destination: no route has this shape (at byte 22)"),
    (
      "https://social.example:8443/user/7",
      "unsupported destination: the text comes from no origin of this table (at byte 8)"
    ),
    (
      "http://social.example/user/7", "unsupported destination: the text comes from no origin of this table (at byte 7)"
    ),
    ("http://localhost/user/7", "unsupported destination: the text comes from no origin of this table (at byte 7)"),
    (
      "https://xsocial.example/user/7",
      "unsupported destination: the text comes from no origin of this table (at byte 8)"
    ),
    (
      "https://social.example.evil/user/7",
      "unsupported destination: the text comes from no origin of this table (at byte 8)"
    ),
    (
      "https://.social.example/user/7",
      "unsupported destination: the text comes from no origin of this table (at byte 8)"
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
      "unsupported destination: no route has this shape (at byte 7); nearest: search?{q}&{page:int=1}&{tags:[string]}: this segment is one too many"
    ),
    (
      "app://search",
      "unsupported destination: the query item \"q\" is missing (at byte 12)"
    ),
    (
      "app://article/swift",
      "unsupported destination: no route has this shape (at byte 19); nearest: article/{slug}#{section}: another fragment is expected"
    ),
  ]

  @Test(arguments: texts) func `text that leads nowhere says why, where, and what is nearest`(
    row: (text: String, message: String)
  ) throws {
    try expectFault(row.message, of: JSONEncoder.plain.text([row.text]))
  }

  @Test func `what cannot be written says why, and holds no value`() throws {
    let faults: [(Destination, RouteForm, String)] = [
      (.order, .link, "the link of this destination is for POST requests, and text says no method"),
      (.profile(id: ""), .link, #"the value of "id" is empty, which no path can carry"#),
      (.profile(id: ".."), .link, #"no link can carry the value of "id": "." and ".." cannot be segments of a link"#),
      (.event(.right("7")), .link, "the link of these values does not read back as them"),
      (
        .note("secret b"), .compact,
        "no link can carry these values: compact text holds no spaces, no control characters and no backslashes"
      ),
      (.admin(3), .compact, "the route prints no link for :"),
      (.admin(3), .origin(.scheme("app")), "the route prints no link for app://"),
      (.admin(3), .structured, #""admin" is left to web links"#),
      (.home, .origin(.scheme("other")), "the route prints no link for other://"),
      (.home, .origin(.web("*.social.example")), #"an origin with "*" names no host to print for"#),
      (.reserved("x"), .structured, #"the parameter "route" has the key that holds the route's name: give it another"#),
      (.note(""), .structured, #"the value of "text" is empty, which no path can carry"#),
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
