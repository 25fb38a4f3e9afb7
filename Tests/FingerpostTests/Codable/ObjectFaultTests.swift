import Fingerpost
import Foundation
import Testing

struct ObjectFaultTests {
  static let objects: [(json: String, message: String)] = [
    (#"{}"#, "wrong format: an object names its route, a text, under \"route\""),
    (#"{"rout":"home"}"#, "wrong format: an object names its route, a text, under \"route\""),
    (#"{"route":7}"#, "wrong format: an object names its route, a text, under \"route\""),
    (#"{"route":null}"#, "wrong format: an object names its route, a text, under \"route\""),
    (#"{"route":"hom"}"#, "unsupported destination: no route is named \"hom\"; did you mean \"home\"?"),
    (#"{"route":"Home"}"#, "unsupported destination: no route is named \"Home\"; did you mean \"home\"?"),
    (#"{"route":""}"#, "unsupported destination: no route is named \"\""),
    (#"{"route":"user"}"#, "wrong format: a value for \"id\" is missing"),
    (#"{"route":"user","id":"x"}"#, "wrong format: the value of \"id\" does not read as int"),
    (#"{"route":"user","id":"07"}"#, "wrong format: the value of \"id\" does not read as int"),
    (#"{"route":"user","id":7.5}"#, "wrong format: the value of \"id\" does not read as int"),
    (#"{"route":"user","id":null}"#, "wrong format: a value for \"id\" is missing"),
    (#"{"route":"user","id":[7]}"#, "wrong format: the value of \"id\" does not read as int"),
    (#"{"route":"user","id":{"x":7}}"#, "wrong format: the value of \"id\" does not read as int"),
    (#"{"route":"user","Id":7}"#, "wrong format: a value for \"id\" is missing"),
    (#"{"route":"user","ids":7}"#, "wrong format: a value for \"id\" is missing"),
    (#"{"route":"user","id":true}"#, "wrong format: the value of \"id\" does not read as int"),
    (#"{"route":"tweet","userId":"ann"}"#, "wrong format: a value for \"tweetId\" is missing"),
    (#"{"route":"settings","section":"x"}"#, "wrong format: the value of \"section\" does not read as account|privacy"),
    (
      #"{"route":"settings","section":"Privacy"}"#,
      "wrong format: the value of \"section\" does not read as account|privacy; did you mean \"privacy\"?"
    ),
    (#"{"route":"admin","id":3}"#, "unsupported destination: \"admin\" is left to web links"),
    (#"{"route":"files","path":"a"}"#, "wrong format: the value of \"path\" does not read as [string]"),
    (#"{"route":"files","path":[]}"#, "wrong format: the value of \"path\" is empty, which no path can carry"),
    (#"{"route":"files","path":[{}]}"#, "wrong format: the value of \"path\" does not read as [string]"),
    (#"{"route":"search"}"#, "wrong format: a value for \"q\" is missing"),
    (#"{"route":"search","q":"x","tags":"y"}"#, "wrong format: the value of \"tags\" does not read as [string]"),
    (#"{"route":"search","q":"x","page":"y"}"#, "wrong format: the value of \"page\" does not read as int"),
    (#"{"route":"event"}"#, "wrong format: a value for \"id\" is missing"),
    (#"{"route":"event","id":"x"}"#, "wrong format: the value of \"id\" does not read as int"),
    (
      #"{"route":"event","id":7,"name":"x"}"#,
      "wrong format: the value of \"name\" has no place beside the others: they ask for another branch of a group"
    ),
    (#"{"route":"price","value":"1e3"}"#, "wrong format: the value of \"value\" does not read as double"),
    (#"{"route":"day","day":"2026-02-30"}"#, "wrong format: the value of \"day\" does not read as date"),
    (
      #"{"route":"reserved"}"#,
      "wrong format: the parameter \"route\" has the key that holds the route's name: give it another"
    ),
    (
      #"{"route":"note","text":"a\u0000b"}"#,
      "wrong format: no link can carry the value of \"text\": NUL, CR and LF stand in no link"
    ),
    (#"{"route":"note","text":""}"#, "wrong format: the value of \"text\" is empty, which no path can carry"),
    (#"{"route":"profile","id":["a"]}"#, "wrong format: the value of \"id\" does not read as string"),
    (
      #"{"route":"profile","id":"a\nb"}"#,
      "wrong format: no link can carry the value of \"id\": NUL, CR and LF stand in no link"
    ),
    (#"{"route":"article","slug":"s"}"#, "wrong format: a value for \"section\" is missing"),
    (#"{"id":"7"}"#, "wrong format: an object names its route, a text, under \"route\""),
  ]

  @Test(arguments: objects) func `an object that names no route, or not its values, says what is wrong`(
    row: (json: String, message: String)
  ) throws {
    try expectFault(row.message, of: "[\(row.json)]")
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
