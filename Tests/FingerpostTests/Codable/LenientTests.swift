import Fingerpost
import Foundation
import Testing

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
  ]

  @Test(arguments: documents) func `what is not understood is kept, and sent back unchanged`(
    row: (json: String, destination: Destination?)
  ) throws {
    let items = try JSONDecoder().decode([Lenient<Destination>].self, text: "[\(row.json)]")
    #expect(items.map(\.destination) == [row.destination])
    let sent = try JSONEncoder.plain.text(items)
    // The encoder escapes what the document may have escaped otherwise.
    let tree = { (text: String) in try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSArray }
    #expect(try tree(sent) == tree("[\(row.json)]"))
    #expect(try JSONDecoder().decode([Lenient<Destination>].self, text: sent) == items)
  }

  struct Item: Codable, Equatable {
    let title: String
    let destination: Lenient<Destination>
  }

  @Test func `an item with an unknown destination decodes, and encodes as it was`() throws {
    let text = #"{"destination":"hologram:7","title":"Tap"}"#
    let item = try JSONDecoder().decode(Item.self, text: text)
    #expect(item.destination.destination == nil && item.destination.text == "hologram:7")
    #expect(try JSONEncoder.plain.text(item) == text)
    #expect(item.destination == Lenient(text: "hologram:7"))
  }

  @Test func `texts that look alike are two`() {
    let texts: Set<Lenient<Destination>> = [Lenient(text: "hologram:\u{E9}"), Lenient(text: "hologram:e\u{301}")]
    #expect(texts.count == 2)
  }

  @Test func `a destination that is known is one`() throws {
    #expect(try Lenient(Destination.user(7)).text == "user:7")
    #expect(try Lenient(Destination.user(7), in: .scheme("app")).text == "app://user/7")
    #expect(Lenient<Destination>(text: "/home").destination == .home)
    #expect(throws: PrintError.self) { try Lenient(Destination.order) }
    let object = try JSONDecoder().decode(Lenient<Destination>.self, text: #"{"route":"order"}"#)
    #expect(object.destination == .order && object.text == nil)
  }
}
