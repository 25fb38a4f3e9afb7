import Fingerpost
import Foundation
import Testing

@testable import FingerpostTests

/// Properties that choose their form, and may be missing, or hold several.
struct OptionalFormTests {
  struct Item: Codable, Hashable {
    @StructuredLink var object: Destination?
    @CompactLink var text: Destination?
    @StructuredLink var objects: [Destination]
    @CompactLink var texts: [Destination]?
    @CompactLink var gaps: [Destination?] = []
  }

  static let items: [(json: String, item: Item, written: String?)] = [
    (#"{"gaps":[],"objects":[]}"#, Item(object: nil, text: nil, objects: [], texts: nil), nil),
    (
      #"{"gaps":[],"object":null,"objects":[],"text":null,"texts":null}"#,
      Item(object: nil, text: nil, objects: [], texts: nil), #"{"gaps":[],"objects":[]}"#
    ),
    (
      #"{"gaps":["home",null],"object":{"id":"7","route":"user"},"objects":[{"route":"home"},{"route":"order"}],"#
        + #""text":"user:7","texts":["home","user:8"]}"#,
      Item(
        object: .user(7), text: .user(7), objects: [.home, .order], texts: [.home, .user(8)], gaps: [.home, nil]), nil
    ),
    (
      #"{"gaps":[{"route":"home"}],"object":"app://home","objects":["home","/user/7"],"text":{"route":"home"},"texts":[]}"#,
      Item(object: .home, text: .home, objects: [.home, .user(7)], texts: [], gaps: [.home]),
      #"{"gaps":["home"],"object":{"route":"home"},"objects":[{"route":"home"},{"id":"7","route":"user"}],"#
        + #""text":"home","texts":[]}"#
    ),
  ]

  @Test(arguments: items) func `what is missing, or null, is nil, and nil is left out`(
    row: (json: String, item: Item, written: String?)
  ) throws {
    #expect(try JSONDecoder().decode(Item.self, text: row.json) == row.item)
    for form in [RouteForm.link, .structured, .origin(.web("social.example"))] {
      let encoder = JSONEncoder.plain
      encoder.userInfo[.routeForm] = form
      #expect(try encoder.text(row.item) == row.written ?? row.json)
    }
    let list = try PropertyListEncoder().encode(["item": Item(object: .home, text: nil, objects: [.order], texts: nil)])
    let again = try PropertyListDecoder().decode([String: Item].self, from: list)
    #expect(again == ["item": Item(object: .home, text: nil, objects: [.order], texts: nil)])
  }

  static let faults: [(json: String, path: [String])] = [
    (#"{"objects":[],"gaps":[],"object":"nowhere"}"#, ["object"]),
    (#"{"objects":["home",{"route":"user","id":"x"}],"gaps":[]}"#, ["objects", "Index 1"]),
    (#"{"objects":[],"gaps":[],"texts":[{}]}"#, ["texts", "Index 0"]),
  ]

  @Test(arguments: faults) func `a fault has its place`(row: (json: String, path: [String])) throws {
    let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(Item.self, text: row.json) }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == row.path)
    #expect(context.underlyingError is DestinationError)
  }

  @Test func `what may not be missing is asked for`() throws {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Item.self, text: "{}") }
    #expect(throws: EncodingError.self) {
      try JSONEncoder().encode(Item(object: nil, text: .search(q: "", page: 1, tags: []), objects: [], texts: nil))
    }
  }

  @Test func `an object may be read by a decoder without single values of objects`() throws {
    let home = Tree(.object(["route": .text("home")]), .refusesContainer)
    #expect(try StructuredLink<Destination?>(from: home).wrappedValue == .home)
  }
}
