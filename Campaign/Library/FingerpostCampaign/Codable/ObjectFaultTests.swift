import Fingerpost
import Foundation
import Testing

@testable import FingerpostTests

struct ObjectFaultTests {
  static let objects: [(json: String, message: String)] = [
    (#"{}"#, "wrong format: an object needs the name of its route, a text, under \"route\""),
    (#"{"rout":"home"}"#, "wrong format: an object needs the name of its route, a text, under \"route\""),
    (#"{"route":7}"#, "wrong format: an object needs the name of its route, a text, under \"route\""),
    (#"{"route":null}"#, "wrong format: an object needs the name of its route, a text, under \"route\""),
    (#"{"route":"hom"}"#, "unsupported destination: no route is named \"hom\"; did you mean \"home\"?"),
    (#"{"route":"Home"}"#, "unsupported destination: no route is named \"Home\"; did you mean \"home\"?"),
    (#"{"route":""}"#, "unsupported destination: no route is named \"\""),
    (#"{"route":"user"}"#, "unsupported destination: a value for \"id\" is missing"),
    (#"{"route":"user","id":"x"}"#, "unsupported destination: the value of \"id\" does not read as int"),
    (#"{"route":"user","id":"07"}"#, "unsupported destination: the value of \"id\" does not read as int"),
    (#"{"route":"user","id":7.5}"#, "unsupported destination: the value of \"id\" does not read as int"),
    (#"{"route":"user","id":null}"#, "unsupported destination: a value for \"id\" is missing"),
    (#"{"route":"user","id":[7]}"#, "unsupported destination: the value of \"id\" does not read as int"),
    (#"{"route":"user","id":{"x":7}}"#, foreign("id")),
    (#"{"route":"user","Id":7}"#, "unsupported destination: a value for \"id\" is missing"),
    (#"{"route":"user","ids":7}"#, "unsupported destination: a value for \"id\" is missing"),
    (#"{"route":"user","id":true}"#, "unsupported destination: the value of \"id\" does not read as int"),
    (#"{"route":"tweet","userId":"ann"}"#, "unsupported destination: a value for \"tweetId\" is missing"),
    (
      #"{"route":"settings","section":"x"}"#,
      "unsupported destination: the value of \"section\" does not read as account|privacy"
    ),
    (
      #"{"route":"settings","section":"Privacy"}"#,
      "unsupported destination: the value of \"section\" does not read as account|privacy; did you mean \"privacy\"?"
    ),
    (#"{"route":"admin","id":3}"#, "unsupported destination: \"admin\" is only for web links"),
    (#"{"route":"files","path":"a"}"#, "unsupported destination: the value of \"path\" does not read as [string]"),
    (
      #"{"route":"files","path":[]}"#,
      "wrong format: the value of \"path\" is empty, and a path segment cannot be empty"
    ),
    (#"{"route":"files","path":[{}]}"#, foreign("path")),
    (#"{"route":"files","path":[["a"]]}"#, foreign("path")),
    (#"{"route":"profile","id":"\ud800"}"#, foreign("id")),
    (
      #"{"route":"profile","id":".."}"#,
      "wrong format: no link can carry the value of \"id\": \".\" and \"..\" cannot be segments of a link"
    ),
    (#"{"route":"search"}"#, "unsupported destination: a value for \"q\" is missing"),
    (
      #"{"route":"search","q":"x","tags":"y"}"#,
      "unsupported destination: the value of \"tags\" does not read as [string]"
    ),
    (#"{"route":"search","q":"x","page":"y"}"#, "unsupported destination: the value of \"page\" does not read as int"),
    (#"{"route":"event"}"#, "unsupported destination: a value for \"id\" is missing"),
    (#"{"route":"event","id":"x"}"#, "unsupported destination: the value of \"id\" does not read as int"),
    (
      #"{"route":"event","id":7,"name":"x"}"#,
      "unsupported destination: the value of \"name\" belongs to another branch of the group than the other values"
    ),
    (#"{"route":"price","value":"1e3"}"#, "unsupported destination: the value of \"value\" does not read as double"),
    (#"{"route":"day","day":"2026-02-30"}"#, "unsupported destination: the value of \"day\" does not read as date"),
    (
      #"{"route":"reserved"}"#,
      "unsupported destination: the parameter \"route\" uses the key of the route's name: rename it"
    ),
    (
      #"{"route":"note","text":"a\u0000b"}"#,
      "wrong format: no link can carry the value of \"text\": a link cannot contain NUL, CR or LF"
    ),
    (
      #"{"route":"note","text":""}"#, "wrong format: the value of \"text\" is empty, and a path segment cannot be empty"
    ),
    (#"{"route":"profile","id":["a"]}"#, "unsupported destination: the value of \"id\" does not read as string"),
    (
      #"{"route":"profile","id":"a\nb"}"#,
      "wrong format: no link can carry the value of \"id\": a link cannot contain NUL, CR or LF"
    ),
    (#"{"route":"article","slug":"s"}"#, "unsupported destination: a value for \"section\" is missing"),
    (#"{"id":"7"}"#, "wrong format: an object needs the name of its route, a text, under \"route\""),
  ]

  private static func foreign(_ name: String) -> String {
    "wrong format: the value of \"\(name)\" is not a text, a number, a boolean or a list of these"
  }

  @Test(arguments: objects) func `an object that names no route, or not its values, says what is wrong`(
    row: (json: String, message: String)
  ) throws {
    try expectFault(row.message, of: "[\(row.json)]")
  }

  static let faults: [(text: String, object: String, kind: DestinationError.Kind)] = [
    ("nowhere", #"{"route":"nowhere"}"#, .unsupported),
    ("user", #"{"route":"user"}"#, .unsupported),
    ("user:x", #"{"route":"user","id":"x"}"#, .unsupported),
    ("settings:x", #"{"route":"settings","section":"x"}"#, .unsupported),
    ("admin:3", #"{"route":"admin","id":"3"}"#, .unsupported),
    ("app://search", #"{"route":"search"}"#, .unsupported),
    ("app://profile/%00", #"{"route":"profile","id":"\u0000"}"#, .wrongFormat),
    ("app://profile/%2e%2e", #"{"route":"profile","id":".."}"#, .wrongFormat),
    ("/user//tweet/7", #"{"route":"tweet","userId":"","tweetId":"7"}"#, .wrongFormat),
    (
      "/note/\(String(repeating: "a", count: 8192))",
      #"{"route":"note","text":"\#(String(repeating: "a", count: 8193))"}"#, .wrongFormat
    ),
  ]

  @Test(arguments: faults) func `the kind is that of the fault, whatever the form`(
    row: (text: String, object: String, kind: DestinationError.Kind)
  ) throws {
    let object = try JSONSerialization.jsonObject(with: Data(row.object.utf8))
    let payload = try #require(object as? [String: Any])
    let kinds = [
      try JSONDecoder().decode(LenientDestination<Destination>.self, text: JSONEncoder().text(row.text)).error?.kind,
      try JSONDecoder().decode(LenientDestination<Destination>.self, text: row.object).error?.kind,
      #expect(throws: DestinationError.self) { try Destination(payload: payload) }?.kind,
      #expect(throws: DestinationError.self) { try Destination(payload: ["x": row.text], at: "x") }?.kind,
    ]
    #expect(kinds == Array(repeating: row.kind, count: 4))
  }

  @Test(arguments: ["7", "true", "1.5", "[]", #"["home"]"#])
  func `what is neither text nor an object is of another type`(
    json: String
  ) throws {
    let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode([Destination].self, text: "[\(json)]") }
    guard case .typeMismatch(_, let context)? = error else {
      Issue.record("\(String(describing: error)) is of no other type")
      return
    }
    #expect(context.debugDescription == "a destination is text, or an object that names its route")
    #expect(context.codingPath.map(\.intValue) == [0])
  }

  @Test func `nothing is no destination, unless it may be missing`() throws {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Destination].self, text: "[null]") }
    #expect(try JSONDecoder().decode([Destination?].self, text: "[null]") == [nil])
  }
}
