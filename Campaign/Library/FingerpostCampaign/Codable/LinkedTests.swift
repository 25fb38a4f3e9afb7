import Fingerpost
import Foundation
import Testing

@testable import FingerpostTests

struct LinkedTests {
  struct Unexpected: Error {}

  static let links = [
    "home", "profile:859", "app://profile//859", "https://social.example/user/7?utm_source=push#top", "/home/", "u:7",
    "HTTPS://SOCIAL.example:443/home", "https://a.b.social.example/admin/3", "app://search?tags=b&q=%41&tags=a",
  ]

  @Test(arguments: links) func `a link keeps its text, byte for byte, in every way that text goes in and out`(
    text: String
  )
    throws
  {
    let link = try #require(LinkedDestination<Destination>(text))
    #expect(link.destination == Destination.router.destination(for: text))
    #expect(link.text == text && link.description == text && link.rawValue == text && "\(link)" == text)
    #expect(LinkedDestination(rawValue: text) == link)
    #expect(try LinkedDestination<Destination>(reading: text) == link)
    let encoder = JSONEncoder.plain
    encoder.userInfo[.routeForm] = RouteForm.structured
    #expect(try encoder.text([link]) == JSONEncoder.plain.text([text]))
    #expect(try JSONDecoder().decode([LinkedDestination<Destination>].self, text: encoder.text([link])) == [link])
  }

  @Test func `a destination has its link where there is one`() throws {
    #expect(try LinkedDestination(Destination.user(7)).text == "user:7")
    #expect(
      try LinkedDestination(Destination.user(7), in: .web("social.example")).text == "https://social.example/user/7")
    #expect(try LinkedDestination(Destination.note("a b")).text == "app://note/a%20b")
    #expect(try LinkedDestination(Destination.admin(3)).text == "https://social.example/admin/3")
    #expect(throws: PrintError.self) { try LinkedDestination(Destination.order) }
    #expect(throws: PrintError.self) { try LinkedDestination(Destination.profile(id: "")) }
    #expect(throws: PrintError.self) { try LinkedDestination(Destination.admin(3), in: .scheme("app")) }
  }

  @Test func `links are equal where their texts are, not where they lead`() throws {
    let links: Set<LinkedDestination<Destination>> = [
      try LinkedDestination(reading: "home"), try LinkedDestination(reading: "app://home"),
      try LinkedDestination(.home),
      try LinkedDestination(reading: "profile:\u{E9}"), try LinkedDestination(reading: "profile:e\u{301}"),
    ]
    #expect(links.count == 4)
    #expect(try LinkedDestination<Destination>(reading: "home") != LinkedDestination(reading: "/home"))
  }

  @Test func `a dictionary whose keys are links is an object`() throws {
    let counts: [LinkedDestination<Destination>: Int] = [try LinkedDestination(.profile(id: "859")): 3]
    #expect(try JSONEncoder.plain.text(counts) == #"{"profile:859":3}"#)
    #expect(try JSONDecoder().decode([LinkedDestination<Destination>: Int].self, text: #"{"profile:859":3}"#) == counts)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([LinkedDestination<Destination>: Int].self, text: #"{"nowhere":3}"#)
    }
  }

  @Test func `text that leads nowhere makes no link`() {
    for text in ["", "nowhere", "app://profile/%zz", "order", "app://admin/3", "javascript:alert(1)"] {
      #expect(LinkedDestination<Destination>(text) == nil && LinkedDestination<Destination>(rawValue: text) == nil)
      #expect(throws: DestinationError.self) { try LinkedDestination<Destination>(reading: text) }
    }
  }

  @Test func `an object decodes as the link of its destination, if it has one`() throws {
    let decoder = JSONDecoder()
    #expect(try decoder.decode(LinkedDestination<Destination>.self, text: #"{"route":"user","id":7}"#).text == "user:7")
    let link = try decoder.decode(LinkedDestination<Destination>.self, text: #"{"route":"user","id":7,"title":"x"}"#)
    #expect(try JSONEncoder.plain.text([link]) == #"["user:7"]"#)
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode(LinkedDestination<Destination>.self, text: #"{"route":"order"}"#)
    }
    guard case .dataCorrupted(let context)? = error else { throw Unexpected() }
    #expect((context.underlyingError as? DestinationError)?.kind == .unsupported)
  }

  @Test func `what is wrong in an object stands below its key`() throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Keyed<Destination>].self, text: #"[{"destination":"profil:8"}]"#)
    }
    guard case .dataCorrupted(let context)? = error else { throw Unexpected() }
    #expect(context.codingPath.map(\.stringValue) == ["Index 0", "destination"])
    #expect(context.debugDescription.hasPrefix("unsupported destination: no route has this shape"))
    let missing = #expect(throws: DecodingError.self) { try JSONDecoder().decode(Keyed<Destination>.self, text: "{}") }
    guard case .keyNotFound(let key, _)? = missing else { throw Unexpected() }
    #expect(key.stringValue == "destination")
  }
}

private struct Keyed<Value: Routable & Codable>: Codable {
  let destination: Value
}
