import Fingerpost
import Foundation
import Testing

/// A type of every sort of route, coded by the defaults of `Routable`.
enum Destination: Routable, Codable, Hashable {
  case home
  case profile(id: String?)
  case user(Int)
  case tweet(userId: String, tweetId: Int)
  case search(q: String, page: Int, tags: [String])
  case article(slug: String, section: String)
  case files([String])
  case settings(Section)
  case event(EitherBranch<Int, String>)
  case price(Double)
  case flag(Bool)
  case day(CalendarDay)
  case token(UUID)
  case order
  case admin(Int)
  case note(String)
  case reserved(String)

  enum Section: String, RouteParameter, CaseIterable { case account, privacy }

  static let router = Router<Destination>(
    resolving: [
      .compact, .scheme("app"), .web("social.example"), .web("*.social.example"),
      .web("localhost:8080", scheme: "http"), .web("{first}.hosts.example"), .path,
    ],
    [
      RouteDefinition("home", .home),
      RouteDefinition("profile/({id})", Destination.profile),
      RouteDefinition("user/{id}", Destination.user),
      RouteDefinition("u/{id}", Destination.user).deprecated("user/{id}"),
      RouteDefinition("user/{userId}/tweet/{tweetId}", Destination.tweet),
      RouteDefinition("search?{q}&{page=1}&{tags}", Destination.search),
      RouteDefinition("article/{slug}#{section}", Destination.article),
      RouteDefinition("files/{*path}", Destination.files),
      RouteDefinition("settings/{section}", Destination.settings),
      RouteDefinition("event/({id:int}|{name})", Destination.event),
      RouteDefinition("price/{value}", Destination.price),
      RouteDefinition("flag/{isOn}", Destination.flag),
      RouteDefinition("day/{day}", Destination.day),
      RouteDefinition("token/{token}", Destination.token),
      RouteDefinition("POST order", .order),
      RouteDefinition("admin/{id}", Destination.admin).webOnly(),
      RouteDefinition("note/{text}", Destination.note),
      RouteDefinition("reserved/{route}", Destination.reserved),
    ])
}

extension JSONDecoder {
  func decode<Value: Decodable>(_: Value.Type = Value.self, text: String) throws -> Value {
    try decode(Value.self, from: Data(text.utf8))
  }
}

extension JSONEncoder {
  /// Keys in order, slashes as they are.
  static var plain: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  func text(_ value: some Encodable) throws -> String { String(decoding: try encode(value), as: UTF8.self) }
}

/// The fault of the first element, with its place, its kind and its reason.
func expectFault(_ message: String, of json: String, at location: SourceLocation = #_sourceLocation) throws {
  let error = #expect(throws: DecodingError.self, sourceLocation: location) {
    try JSONDecoder().decode([Destination].self, text: json)
  }
  guard case .dataCorrupted(let context)? = error else {
    Issue.record("\(String(describing: error)) is not corrupted data", sourceLocation: location)
    return
  }
  #expect(context.debugDescription == message, sourceLocation: location)
  #expect(context.codingPath.map(\.intValue) == [0], sourceLocation: location)
  let reason = try #require(context.underlyingError as? DestinationError, sourceLocation: location)
  #expect(reason.kind == (message.hasPrefix("wrong") ? .wrongFormat : .unsupported), sourceLocation: location)
  if let place = reason.linkError?.offset {
    #expect(message.contains("(at byte \(place))"), sourceLocation: location)
  }
}
