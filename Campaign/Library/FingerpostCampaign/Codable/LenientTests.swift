import Fingerpost
import Foundation
import Testing

@testable import FingerpostTests

/// An old app, a new server.
struct LenientTests {
  static let documents: [(json: String, destination: Destination?)] = [
    (#""home""#, .home),
    (#""app://profile//859?utm=1""#, .profile(id: "859")),
    (#"{"id":7,"route":"user","title":"x"}"#, .user(7)),
    (#""hologram:7""#, nil),
    (#""app://hologram/7/%zz""#, nil),
    (#""https://new.example/home""#, nil),
    (#""""#, nil),
    (#""\u0000 e\u0301""#, nil),
    (#"{"depth":3,"route":"hologram"}"#, nil),
    (#"{"id":"x","route":"user"}"#, nil),
    (#"{"kind":"hologram","layers":[1,2.5,true,null,"x",{"a":[]}],"size":{"w":1}}"#, nil),
    (#"{"big":18446744073709551615,"low":-9223372036854775808}"#, nil),
    ("{}", nil),
    ("[]", nil),
    (#"["home"]"#, nil),
    ("7", nil),
    ("1.5", nil),
    ("true", nil),
    ("null", nil),
    (#"{"a_b":1,"fooBar":{"c_d":[]}}"#, nil),
  ]

  @Test(arguments: documents) func `what is not understood is kept, and sent back unchanged`(
    row: (json: String, destination: Destination?)
  ) throws {
    let items = try JSONDecoder().decode([LenientDestination<Destination>].self, text: "[\(row.json)]")
    #expect(items.map(\.destination) == [row.destination])
    let sent = try JSONEncoder.plain.text(items)
    // The encoder escapes what the document may have escaped otherwise.
    let tree = { (text: String) in try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSArray }
    #expect(try tree(sent) == tree("[\(row.json)]"))
    #expect(try JSONDecoder().decode([LenientDestination<Destination>].self, text: sent) == items)
  }

  struct Item: Codable, Equatable {
    let title: String
    let destination: LenientDestination<Destination>
  }

  @Test func `an item with an unknown destination decodes, and encodes as it was`() throws {
    let text = #"{"destination":"hologram:7","title":"Tap"}"#
    let item = try JSONDecoder().decode(Item.self, text: text)
    #expect(item.destination.destination == nil && item.destination.text == "hologram:7")
    #expect(try JSONEncoder.plain.text(item) == text)
    #expect(item.destination == LenientDestination(text: "hologram:7"))
  }

  static let errors: [(json: String, kind: DestinationError.Kind?, message: String)] = [
    (#""home""#, nil, "home"),
    (#""hologram:7""#, .unsupported, "hologram:7"),
    (#""app://hologram/%zz""#, .wrongFormat, "app://hologram/%zz"),
    (#"{"route":"user","id":7,"x":[1.5,"a",null]}"#, nil, #"{"id": 7, "route": "user", "x": [1.5, "a", null]}"#),
    (#"{"route":"user","id":"x"}"#, .unsupported, #"{"id": "x", "route": "user"}"#),
    (#"{"route":"user","id":[{}]}"#, .wrongFormat, #"{"id": [{}], "route": "user"}"#),
    (#"{"route":"hologram"}"#, .unsupported, #"{"route": "hologram"}"#),
    (#"{"Route":"home"}"#, .wrongFormat, #"{"Route": "home"}"#),
    ("7", .wrongFormat, "7"),
    (#"["home"]"#, .wrongFormat, #"["home"]"#),
    ("null", .missing, "null"),
  ]

  @Test(arguments: errors) func `what has no destination says why, and shows what it is`(
    row: (json: String, kind: DestinationError.Kind?, message: String)
  ) throws {
    let item = try #require(
      try JSONDecoder().decode([LenientDestination<Destination>].self, text: "[\(row.json)]").first)
    #expect(item.error?.kind == row.kind && (item.error == nil) == (item.destination != nil))
    #expect(item.description == row.message && "\(item)" == row.message)
  }

  private static let deep = String(repeating: #"{"a":"#, count: 100) + "1e400" + String(repeating: "}", count: 100)

  static let unkept: [(json: String, written: String?)] = [
    (#"{"route":"home","x":"\ud800"}"#, #""home""#),
    (#"{"route":"home","x":1e400}"#, #""home""#),
    (#"{"route":"user","id":7,"x":{"y":[1e400]}}"#, #""user:7""#),
    (#"{"route":"order","x":1e400}"#, #"{"route":"order"}"#),
    (#"{"route":"search","q":"a","x":1e400}"#, #""app://search?q=a""#),
    (#"{"route":"hologram","x":1e400}"#, nil),
    (#"{"route":"user","id":1e400}"#, nil),
    (#""\ud800""#, nil),
    ("1e400", nil),
    // A hundred levels, each of which is read once.
    (#"{"route":"home","x":\#(deep)}"#, #""home""#),
    (deep, nil),
  ]

  @Test(arguments: unkept) func `beside a destination that is known, what cannot be kept is dropped`(
    row: (json: String, written: String?)
  ) throws {
    func decode() throws -> [LenientDestination<Destination>] { try JSONDecoder().decode(text: "[\(row.json)]") }
    if let written = row.written {
      let items = try decode()
      #expect(items.map(\.destination) == (try JSONDecoder().decode([Destination].self, text: "[\(row.json)]")))
      #expect(try JSONEncoder.plain.text(items) == "[\(written)]")
    } else {
      let error = #expect(throws: DecodingError.self) { try decode() }
      guard case .dataCorrupted(let context)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(context.debugDescription.hasPrefix("wrong format: no route reads it, and it cannot be kept"))
      #expect(context.codingPath.map(\.intValue) == [0])
      #expect((context.underlyingError as? DestinationError)?.kind == .wrongFormat)
    }
  }

  @Test func `a date of a property list is dropped beside a destination`() throws {
    struct Message: Encodable {
      var route = "user"
      var id = 7
      var sent = Date(timeIntervalSince1970: 0)
    }
    let list = try PropertyListEncoder().encode(["x": Message()])
    #expect(try PropertyListDecoder().decode([String: Destination].self, from: list) == ["x": .user(7)])
    let lenient = try PropertyListDecoder().decode([String: LenientDestination<Destination>].self, from: list)
    #expect(lenient == ["x": try LenientDestination(.user(7))])
    let unknown = try PropertyListEncoder().encode(["x": Message(route: "hologram")])
    #expect(throws: DecodingError.self) {
      try PropertyListDecoder().decode([String: LenientDestination<Destination>].self, from: unknown)
    }
  }

  @Test func `texts that look alike are two`() {
    let texts: Set<LenientDestination<Destination>> = [
      LenientDestination(text: "hologram:\u{E9}"), LenientDestination(text: "hologram:e\u{301}"),
    ]
    #expect(texts.count == 2)
  }

  @Test func `a destination that is known is one`() throws {
    #expect(try LenientDestination(Destination.user(7)).text == "user:7")
    #expect(try LenientDestination(Destination.user(7), in: .scheme("app")).text == "app://user/7")
    #expect(LenientDestination<Destination>(text: "/home").destination == .home)
    #expect(throws: PrintError.self) { try LenientDestination(Destination.order) }
    let object = try JSONDecoder().decode(LenientDestination<Destination>.self, text: #"{"route":"order"}"#)
    #expect(object.destination == .order && object.text == nil)
  }
}
