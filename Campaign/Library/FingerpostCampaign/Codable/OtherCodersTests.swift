import Fingerpost
import Foundation
import Testing

@testable import FingerpostTests

/// Coders that are not JSON's.
struct OtherCodersTests {
  private static let destinations: [Destination] = [
    .home, .profile(id: nil), .profile(id: "859"), .user(.max), .search(q: "a&b", page: 1, tags: ["x", "y"]),
    .files(["a", "b/c"]), .event(.right("lamp")), .price(1.5), .flag(true),
  ]

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `a property list holds destinations as JSON does`(format: PropertyListSerialization.PropertyListFormat) throws {
    for form in [RouteForm.link, .structured, .origin(.scheme("app"))] {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      encoder.userInfo[.routeForm] = form
      let list = try encoder.encode(Self.destinations)
      #expect(try PropertyListDecoder().decode([Destination].self, from: list) == Self.destinations)
      let lenient = try PropertyListDecoder().decode([LenientDestination<Destination>].self, from: list)
      #expect(lenient.map(\.destination) == Self.destinations)
      let again = try PropertyListDecoder().decode(
        [LenientDestination<Destination>].self, from: encoder.encode(lenient))
      #expect(again == lenient)
    }
  }

  @Test(arguments: [Tree.Fault.corrupted, .missing, .own, .refusesContainer])
  func `an object is read whatever words a decoder has for an object that is no text`(fault: Tree.Fault) throws {
    let user = Tree(.object(["route": .text("user"), "id": .text("7")]), fault)
    #expect(try Destination(from: user) == .user(7))
    #expect(try LenientDestination<Destination>(from: user).destination == .user(7))
    #expect(try LinkedDestination<Destination>(from: user).text == "user:7")
    #expect(try Destination(from: Tree(.text("home"), fault)) == .home)
    #expect(throws: DecodingError.self) { try Destination(from: Tree(.object(["id": .text("7")]), fault)) }
    // What is neither has the decoder's own words.
    #expect(throws: (any Error).self) { try Destination(from: Tree(.nothing, fault)) }
  }
}

/// A decoder of texts and objects of them, as people write one for a format of theirs.
struct Tree: Decoder {
  indirect enum Node: Sendable {
    case text(String)
    case object([String: Node])
    case nothing
  }

  /// What it throws where text is asked for and is not there.
  enum Fault: Error, Sendable { case corrupted, missing, own, refusesContainer }

  let node: Node
  let fault: Fault
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ node: Node, _ fault: Fault) { (self.node, self.fault) = (node, fault) }

  func error() -> any Error {
    let context = DecodingError.Context(codingPath: [], debugDescription: "no text")
    return switch fault {
    case .corrupted: DecodingError.dataCorrupted(context)
    case .missing: DecodingError.valueNotFound(String.self, context)
    case .own, .refusesContainer: fault
    }
  }

  func container<Key: CodingKey>(keyedBy: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = node else { throw error() }
    return KeyedDecodingContainer(Members(members: members, fault: fault))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw error() }
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    if case .object = node, fault == .refusesContainer { throw error() }
    return Value(tree: self)
  }

  struct Value: SingleValueDecodingContainer {
    let tree: Tree
    var codingPath: [any CodingKey] { [] }
    func decodeNil() -> Bool { false }
    func decode<T: Decodable>(_: T.Type) throws -> T {
      guard case .text(let text) = tree.node else { throw tree.error() }
      if let text = text as? T { return text }
      guard T.self != [String].self, !(T.self is any FixedWidthInteger.Type), T.self != Bool.self else {
        throw tree.error()
      }
      return try T(from: tree)
    }
  }

  struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let members: [String: Node]
    let fault: Fault
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { members.keys.compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }
    func tree(_ key: Key) throws -> Tree { Tree(members[key.stringValue] ?? .nothing, fault) }
    func decodeNil(forKey key: Key) throws -> Bool { false }
    func decode<T: Decodable>(_: T.Type, forKey key: Key) throws -> T { try T(from: tree(key)) }
    func nestedContainer<Other: CodingKey>(
      keyedBy type: Other.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Other> { try tree(key).container(keyedBy: type) }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try tree(key).unkeyedContainer()
    }
    func superDecoder() throws -> any Decoder { Tree(.object(members), fault) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try tree(key) }
  }
}
