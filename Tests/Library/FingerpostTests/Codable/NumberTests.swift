import Fingerpost
import Foundation
import Testing

/// Numbers in objects, which a document may hold more of than a program does: none becomes another without a word.
struct NumberTests {
  /// The number, and the id that it is; nil where that is not sure.
  static let numbers: [(json: String, id: String?)] = [
    ("0", "0"),
    ("7", "7"),
    ("-7", "-7"),
    ("7.0", "7"),
    ("7e2", "700"),
    ("1.5", "1.5"),
    ("-0.25", "-0.25"),
    ("9007199254740991", "9007199254740991"),
    ("9007199254740993", "9007199254740993"),
    ("859928508374784884", "859928508374784884"),
    ("9223372036854775807", "9223372036854775807"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("9223372036854775808", "9223372036854775808"),
    ("18446744073709551615", "18446744073709551615"),
    ("18446744073709551616", nil),
    ("-9223372036854775809", nil),
    ("99999999999999999999999", nil),
    ("1e22", nil),
    ("1e300", nil),
    ("1e400", nil),
    ("-1e400", nil),
  ]

  private static let fault =
    #"wrong format: the number of "id" may have been rounded by its sender: send it as text"#

  @Test(arguments: numbers) func `a number is exact, or a fault`(row: (json: String, id: String?)) throws {
    let json = #"[{"route":"profile","id":\#(row.json)}]"#
    guard let id = row.id else { return try expectFault(Self.fault, of: json) }
    #expect(try JSONDecoder().decode([Destination].self, text: json) == [.profile(id: id)])
    #expect(
      try JSONDecoder().decode([LenientDestination<Destination>].self, text: json).first?.destination
        == .profile(id: id))
  }

  @Test(arguments: ["99999999999999999999999", "1e22", "18446744073709551616"])
  func `a number in a list, or of a message, is exact, or a fault`(json: String) throws {
    try expectFault(
      #"wrong format: the number of "path" may have been rounded by its sender: send it as text"#,
      of: #"[{"route":"files","path":["a",\#(json)]}]"#)
    let object = try JSONSerialization.jsonObject(with: Data(#"{"route":"profile","id":\#(json)}"#.utf8))
    let payload = try #require(object as? [String: Any])
    let error = #expect(throws: DestinationError.self) { try Destination(payload: payload) }
    #expect(error?.description == Self.fault)
  }

  @Test func `a message of numbers in any type is exact, or a fault`() throws {
    let numbers: [(value: Any, id: String?)] = [
      (Int.max, "9223372036854775807"), (UInt64.max, "18446744073709551615"), (Int8(-1), "-1"), (1.5, "1.5"),
      (Float(1.5), "1.5"), (9_007_199_254_740_991.0, "9007199254740991"), (9_007_199_254_740_992.0, nil), (1e22, nil),
      (Double.nan, nil), (Double.infinity, nil), (-Float.infinity, nil), (1e22 as NSNumber, nil),
      (UInt64.max as NSNumber, "18446744073709551615"),
    ]
    for (value, id) in numbers {
      let destination = try? Destination(payload: ["route": "profile", "id": value])
      #expect(destination == id.map { .profile(id: $0) }, "\(value)")
    }
  }

  @Test(arguments: ["NaN", "Infinity", "-Infinity", "+Infinity"])
  func `what JSON5 has beside numbers is a fault`(json: String) throws {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode(Destination.self, text: "{route: 'profile', id: \(json)}")
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == Self.fault)
    #expect(throws: DecodingError.self) {
      try decoder.decode([LenientDestination<Destination>].self, text: "[{route: 'hologram', id: \(json)}]")
    }
  }

  @Test func `what is no parameter may be any number`() throws {
    let json = #"{"route":"home","x":99999999999999999999999,"y":1e400,"z":{"w":1e400}}"#
    #expect(try JSONDecoder().decode(Destination.self, text: json) == .home)
  }
}
