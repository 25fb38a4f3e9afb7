import Fingerpost
import Foundation
import Testing

@testable import FingerpostMacrosTests

@Routes(.compact, .scheme("app"), .web("social.example"))
enum FeedDestination: Routable, Codable, Equatable {
  @Route("home") case home
  @Route("profile/({id})") case profile(id: String?)
  @Route("pages/{id}?{tags}") case page(id: Int, tags: [String])
}

/// A public one, whose coding must be as open.
@Routes(.scheme("app"))
public enum PublicDestination: Routable, Equatable {
  @Route("home") case home
  @Route("pages/{id}") case page(id: Int)
}

extension PublicDestination: Codable {}

/// What the standard library, or the compiler, would code in a way of its own.
@Routes(.scheme("app"))
enum RawDestination: String, Routable, Codable {
  @Route("home") case home
  @Route("tabs/inbox") case inbox
}

@Routes(.scheme("app"))
enum OwnCoding: Routable, Codable, Equatable {
  @Route("home") case home
  @Route("pages/{id}") case page(id: Int)

  init(from decoder: any Decoder) throws { self = .page(id: try decoder.singleValueContainer().decode(Int.self)) }
  func encode(to encoder: any Encoder) throws { try [1].encode(to: encoder) }
}

/// Members that look like a coding, and are none.
@Routes(.scheme("app"))
enum NoCoding: String, Routable, Codable {
  @Route("home") case home

  init(from text: String) { self = .home }
  func encode(to text: inout String) { text += rawValue }
}

@Routes(.scheme("app"))
enum DecodableOnly: Routable, Decodable, Equatable {
  @Route("home") case home
}

struct RoutesCodingTests {
  struct Item: Codable, Equatable {
    let title: String
    let destination: FeedDestination
  }

  @Test func `an enum that says Codable is coded as its link, what it holds included`() throws {
    let text = #"{"destination":"profile:859928508374784884","title":"Tap to go to Oscar's profile!"}"#
    let item = try JSONDecoder().decode(Item.self, from: Data(text.utf8))
    #expect(item == Item(title: "Tap to go to Oscar's profile!", destination: .profile(id: "859928508374784884")))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(item), as: UTF8.self) == text)
    encoder.userInfo[.routeForm] = RouteForm.structured
    let object = String(decoding: try encoder.encode(FeedDestination.page(id: 7, tags: ["a"])), as: UTF8.self)
    #expect(
      object == #"{"id":"7","route":"pages","tags":["a"]}"# || object == #"{"id":"7","route":"page","tags":["a"]}"#)
  }

  @Test func `kinds compare without what the cases hold, and are switched on`() throws {
    struct Keyed: Decodable { let destination: FeedDestination }
    let keyed = try JSONDecoder().decode(
      [Keyed].self, from: Data(#"[{"destination":"profile"},{"destination":"profile:859"}]"#.utf8))
    #expect(keyed.map(\.destination) == [.profile(id: nil), .profile(id: "859")])
    #expect(keyed.allSatisfy { $0.destination.kind == .profile })
    switch keyed[1].destination.kind {
    case .profile: break
    case .home, .page: Issue.record("another kind")
    }
  }

  @Test func `wherever an enum says it, it is coded as its link`() throws {
    let public7 = try JSONEncoder().encode([PublicDestination.page(id: 7)])
    #expect(try JSONDecoder().decode([String].self, from: public7) == ["app://pages/7"])
    #expect(try JSONDecoder().decode([PublicDestination].self, from: public7) == [.page(id: 7)])
    let raw = try JSONEncoder().encode([RawDestination.inbox])
    #expect(try JSONDecoder().decode([String].self, from: raw) == ["app://tabs/inbox"])
    #expect(try JSONDecoder().decode([RawDestination].self, from: raw) == [.inbox])
    #expect(try JSONDecoder().decode([String].self, from: JSONEncoder().encode([NoCoding.home])) == ["app://home"])
    #expect(try JSONDecoder().decode([DecodableOnly].self, from: Data(#"["app://home"]"#.utf8)) == [.home])
  }

  @Test func `a coding of its own is left to an enum that has one`() throws {
    #expect(try JSONDecoder().decode([OwnCoding].self, from: Data("[7]".utf8)) == [.page(id: 7)])
    #expect(String(decoding: try JSONEncoder().encode(OwnCoding.home), as: UTF8.self) == "[1]")
    // A wrapper goes by the router.
    #expect(
      String(decoding: try JSONEncoder().encode([LinkedDestination(OwnCoding.home)]), as: UTF8.self)
        == #"["app:\/\/home"]"#)
  }
}
