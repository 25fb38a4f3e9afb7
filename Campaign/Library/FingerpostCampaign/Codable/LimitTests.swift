import Fingerpost
import Foundation
import Testing

@testable import FingerpostTests

/// What is too long for a link is too long for an object.
struct LimitTests {
  private static let tooLong =
    "the link of these values is too long: it has 8193 bytes, and the table's limit is 8192"

  private static func text(_ count: Int) -> String { String(repeating: "a", count: count) }

  @Test func `an object says no more than a link may`() throws {
    let json = { (count: Int) in #"[{"route":"note","text":"\#(Self.text(count))","title":"\#(Self.text(9000))"}]"# }
    #expect(try JSONDecoder().decode([Destination].self, text: json(8192)) == [.note(Self.text(8192))])
    try expectFault("wrong format: \(Self.tooLong)", of: json(8193))
    let error = #expect(throws: DestinationError.self) {
      try Destination(payload: ["route": "tweet", "userId": Self.text(8192), "tweetId": 7])
    }
    #expect(error?.description == "wrong format: \(Self.tooLong)")
  }

  @Test func `of segments and items there are no more than in a link`() throws {
    let list = { (count: Int) in "[" + Array(repeating: "\"a\"", count: count).joined(separator: ",") + "]" }
    try expectFault(
      "wrong format: the link of these values is too long: it has 257 segments, and the table's limit is 256",
      of: #"[{"route":"files","path":\#(list(256))}]"#)
    try expectFault(
      "wrong format: the link of these values is too long: it has 257 query items, and the table's limit is 256",
      of: #"[{"route":"search","q":"x","tags":\#(list(256))}]"#)
    #expect(
      try JSONDecoder().decode(Destination.self, text: #"{"route":"files","path":\#(list(255))}"#)
        == .files(Array(repeating: "a", count: 255)))
  }

  @Test func `what would not be read is not written`() throws {
    let encoder = JSONEncoder()
    encoder.userInfo[.routeForm] = RouteForm.structured
    let error = #expect(throws: EncodingError.self) { try encoder.encode([Destination.note(Self.text(8193))]) }
    guard case .invalidValue(_, let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == Self.tooLong)
  }
}
