import Fingerpost
import Foundation
import Testing

@testable import FingerpostMacrosTests

// What Documentation/destinations.md says in words and tables; .ci/documentation runs its code.

@Routes(.compact, .scheme("app"), .web("social.example"))
private enum Destination: Routable, Codable, Equatable {
  @Route("home") case home
  @Route("profile/({id})") case profile(id: String?)
  @Route("posts/{id}?{tags}") case post(id: Int, tags: [String])
}

struct DestinationsArticleTests {
  @Test func `the lock of the router is that of its source`() throws { try SourceLock.expect(Destination.self) }

  private struct Item: Codable {
    let title: String
    let destination: Destination
  }

  private struct LenientItem: Codable {
    let title: String
    let destination: LenientDestination<Destination>
  }

  private struct Forms: Codable {
    @CompactLink var compact: Destination
    @StructuredLink var structured: Destination
  }

  private struct Optionals: Codable {
    @StructuredLink var destination: Destination?
    @CompactLink var related: [Destination]
  }

  private func json(_ text: String) -> Data { Data(text.utf8) }

  private func text(_ value: some Encodable, as form: RouteForm? = nil) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.userInfo[.routeForm] = form
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test func `the item of the article decodes, and encodes as it was`() throws {
    let item = #"{"destination":"profile:859928508374784884","title":"Tap to go to Oscar's profile!"}"#
    let decoded = try JSONDecoder().decode(Item.self, from: json(item))
    #expect(decoded.destination == .profile(id: "859928508374784884") && decoded.destination.kind == .profile)
    #expect(try text(decoded) == item)
  }

  @Test func `forms are written as the table of the article has them`() throws {
    let profile = Destination.profile(id: "859")
    #expect(try text(profile) == #""profile:859""#)
    #expect(
      try text(profile, as: .origin(.web("social.example"))) == #""https://social.example/profile/859""#)
    #expect(try text(profile, as: .structured) == #"{"id":"859","route":"profile"}"#)
    #expect(
      try text(Forms(compact: profile, structured: profile))
        == #"{"compact":"profile:859","structured":{"id":"859","route":"profile"}}"#)
    let link = LinkedDestination<Destination>("app://profile//859?utm_source=push")
    #expect(link?.destination == profile && link?.text == "app://profile//859?utm_source=push")
    #expect(try LinkedDestination(profile).text == "profile:859")
    #expect(throws: PrintError.self) { try LinkedDestination(Destination.profile(id: "")) }
  }

  @Test func `what may be missing is an optional, and several are a list`() throws {
    let full = #"{"destination":{"route":"home"},"related":["home","posts:7"]}"#
    let item = try JSONDecoder().decode(Optionals.self, from: json(full))
    #expect(item.destination == .home && item.related == [.home, .post(id: 7, tags: [])])
    #expect(try text(item) == full)
    let empty = try JSONDecoder().decode(Optionals.self, from: json(#"{"destination":null,"related":[]}"#))
    #expect(empty.destination == nil)
    #expect(try text(empty) == #"{"related":[]}"#)
  }

  @Test func `an encoder takes an origin, and a link is the first that can carry the value`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    encoder.userInfo[.routeForm] = Origin.web("social.example")
    let data = try encoder.encode(Destination.profile(id: "859"))
    #expect(String(decoding: data, as: UTF8.self) == #""https://social.example/profile/859""#)
    let post = Destination.post(id: 7, tags: ["a"])
    #expect(post.link == "app://posts/7?tags=a" && post.url?.absoluteString == post.link)
    #expect(try text(post) == #""app://posts/7?tags=a""#)
  }

  static let refused: [(document: String, message: String)] = [
    (
      #"["profle:859"]"#,
      #"unsupported destination: no route has this shape (at byte 0)"#
    ),
    (#"[{"route":"profle"}]"#, #"unsupported destination: no route is named "profle"; did you mean "profile"?"#),
    (
      #"["app://profile/%zz"]"#,
      #"wrong format: an escape is "%" and two hexadecimal digits; write a lone "%" as "%25" (at byte 14)"#
    ),
    (#"[{"route":"post","id":"x"}]"#, #"unsupported destination: the value of "id" does not read as int"#),
    (
      #"[{"route":"profile","id":99999999999999999999999}]"#,
      #"wrong format: the number of "id" may have been rounded by its sender: send it as text"#
    ),
  ]

  @Test(arguments: refused)
  func `what does not decode says what the article says`(document: String, message: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Destination].self, from: json(document))
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == message)
    let kind = (context.underlyingError as? DestinationError)?.kind
    #expect(kind == (message.hasPrefix("unsupported") ? .unsupported : .wrongFormat))
  }

  @Test func `what is unknown is kept, and push messages lead to destinations`() throws {
    let soon = #"{"destination":"hologram:7","title":"Soon"}"#
    let item = try JSONDecoder().decode(LenientItem.self, from: json(soon))
    #expect(item.destination.destination == nil && item.destination.text == "hologram:7")
    #expect(item.destination.error?.kind == .unsupported)
    #expect(try text(item) == soon)

    let userInfo: [AnyHashable: Any] = ["aps": ["alert": "…"], "data": ["link": "posts:7"]]
    #expect(try Destination(payload: userInfo, at: "data", "link") == .post(id: 7, tags: []))
    #expect(try Destination(payload: ["route": "post", "id": "7"]) == .post(id: 7, tags: []))
    let home = try Destination.router.payload(for: .home, at: "data", "link")
    #expect((home["data"] as? [AnyHashable: Any])?["link"] as? String == "home")
    let error = #expect(throws: DestinationError.self) { try Destination(payload: userInfo, at: "data", "lnk") }
    #expect(error?.description == #"missing destination: "data" has no "lnk"; did you mean "link"?"#)
    let null = #expect(throws: DestinationError.self) {
      try Destination(payload: ["data": ["link": String?.none as Any]], at: "data", "link")
    }
    #expect(null?.description == #"missing destination: "data", "link" is null"#)
  }
}
