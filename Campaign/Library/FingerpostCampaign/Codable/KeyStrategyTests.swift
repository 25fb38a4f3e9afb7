import Fingerpost
import Foundation
import Testing

@testable import FingerpostTests

/// The keys of an object are a template's, and a coder's strategies are for the keys of types.
struct KeyStrategyTests {
  enum Page: Routable, Codable, Hashable {
    case tweet(userId: String, tweet_id: Int)

    static let router = Router<Page>(
      resolving: [.compact], [RouteDefinition("users/{userId}/tweets/{tweet_id}", Page.tweet).named("user_tweet")])
  }

  struct Item: Codable, Equatable {
    @StructuredLink var bestPage: Page
    var otherPages: [LenientDestination<Page>]
  }

  private static let page = #"{"route":"user_tweet","tweet_id":"7","userId":"ann"}"#
  private static let unknown = #"{"fooBar":{"x_y":[{"zW":1}]},"foo_bar":2,"route":"hologram"}"#

  @Test(arguments: [false, true], [false, true]) func `keys stand as the template has them`(reads: Bool, writes: Bool)
    throws
  {
    let (best, others) = (reads ? "best_page" : "bestPage", reads ? "other_pages" : "otherPages")
    let json = #"{"\#(best)":\#(Self.page),"\#(others)":[\#(Self.page),\#(Self.unknown)]}"#
    let decoder = JSONDecoder()
    if reads { decoder.keyDecodingStrategy = .convertFromSnakeCase }
    let item = try decoder.decode(Item.self, text: json)
    #expect(item.bestPage == .tweet(userId: "ann", tweet_id: 7))
    #expect(item.otherPages.map(\.destination) == [item.bestPage, nil])
    let encoder = JSONEncoder.plain
    if writes { encoder.keyEncodingStrategy = .convertToSnakeCase }
    let written = try encoder.text(item)
    let (wroteBest, wroteOthers) = (writes ? "best_page" : "bestPage", writes ? "other_pages" : "otherPages")
    #expect(written == #"{"\#(wroteBest)":\#(Self.page),"\#(wroteOthers)":[\#(Self.page),\#(Self.unknown)]}"#)
  }

  @Test func `an object by itself keeps its keys`() throws {
    let encoder = JSONEncoder.plain
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.userInfo[.routeForm] = RouteForm.structured
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let page = Page.tweet(userId: "ann", tweet_id: 7)
    #expect(try encoder.text(page) == Self.page)
    #expect(try decoder.decode(Page.self, text: Self.page) == page)
    let lenient = try decoder.decode(LenientDestination<Page>.self, text: Self.unknown)
    #expect(try encoder.text(lenient) == Self.unknown)
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `a property list keeps them, too`(format: PropertyListSerialization.PropertyListFormat) throws {
    let item = try JSONDecoder().decode(
      Item.self, text: #"{"bestPage":\#(Self.page),"otherPages":[\#(Self.unknown)]}"#)
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    let list = try encoder.encode(item)
    #expect(try PropertyListDecoder().decode(Item.self, from: list) == item)
    let tree = try PropertyListSerialization.propertyList(from: list, format: nil) as? [String: Any]
    let best = tree?["bestPage"] as? [String: String]
    #expect(best == ["route": "user_tweet", "tweet_id": "7", "userId": "ann"])
  }
}
