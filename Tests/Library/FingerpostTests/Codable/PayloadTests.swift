import FingerpostCore
import Fingerpost
import Foundation
import Testing

/// Dictionaries, as push frameworks deliver them.
struct PayloadTests {
  private static func payload(_ json: String) throws -> [AnyHashable: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    return try #require(object as? [String: Any])
  }

  static let payloads: [(json: String, path: [String], destination: Destination)] = [
    (#"{"destination":"profile:859"}"#, ["destination"], .profile(id: "859")),
    (#"{"aps":{"alert":"Hi"},"data":{"link":"app://user/7"}}"#, ["data", "link"], .user(7)),
    (#"{"gcm.message_id":"1","deep.link":"https://social.example/home"}"#, ["deep.link"], .home),
    (#"{"a":{"b":{"c":{"d":"/home"}}}}"#, ["a", "b", "c", "d"], .home),
    (#"{"":"home"}"#, [""], .home),
    // As data messages have them: texts alone, the route among other keys.
    (#"{"route":"tweet","userId":"ann","tweetId":"3","google.sent_time":"1"}"#, [], .tweet(userId: "ann", tweetId: 3)),
    (#"{"data":{"route":"user","id":7}}"#, ["data"], .user(7)),
    (#"{"data":{"route":"user","id":9007199254740993}}"#, ["data"], .user(9_007_199_254_740_993)),
    (#"{"data":{"route":"flag","isOn":true}}"#, ["data"], .flag(true)),
    (#"{"data":{"route":"price","value":1.5}}"#, ["data"], .price(1.5)),
    (
      #"{"data":{"route":"search","q":"x","tags":["a","b"],"page":2}}"#, ["data"],
      .search(q: "x", page: 2, tags: ["a", "b"])
    ),
    (#"{"data":{"route":"profile"}}"#, ["data"], .profile(id: nil)),
    (#"{"data":{"route":"profile","id":null}}"#, ["data"], .profile(id: nil)),
    (#"{"route":"search","q":"x","page":null,"tags":null}"#, [], .search(q: "x", page: 1, tags: [])),
  ]

  @Test(arguments: payloads.indices) func `a dictionary from JSON leads to a destination`(row: Int) throws {
    let (json, path, destination) = Self.payloads[row]
    let payload = try Self.payload(json)
    #expect(try Destination.router.destination(of: Coded(in: payload, at: path)) == destination)
  }

  @Test func `keys are given one by one, in a router as in its type`() throws {
    let payload: [AnyHashable: Any] = ["data": ["link": "user:7"] as [String: String], 7: "seven"]
    #expect(try Destination(payload: payload, at: "data", "link") == .user(7))
    #expect(try Destination.router.destination(in: payload, at: "data", "link") == .user(7))
  }

  @Test func `whatever type a dictionary is of, it is read`() throws {
    let values: [Any] = [
      ["route": "user", "id": 7] as [String: Any], ["route": "user", "id": "7"] as [String: String],
      ["route": "user", "id": 7, 3: 4] as [AnyHashable: Any],
      ["route": "user", "id": UInt8(7)] as [AnyHashable: any Sendable],
      ["route": "user", "id": Int64(7)] as [String: any Hashable],
      ["route": "user", "id": 7 as NSNumber] as [String: Any],
    ]
    for value in values {
      #expect(try Destination(payload: ["x": value], at: "x") == .user(7), "\(value)")
    }
    #expect(try Destination(payload: ["route": "price", "value": Float(1.5)]) == .price(1.5))
    #expect(try Destination(payload: ["route": "flag", "isOn": true]) == .flag(true))
    #expect(try Destination(payload: ["route": "files", "path": ["a", "b"] as [Any]]) == .files(["a", "b"]))
    #expect(try Destination(payload: ["route": "profile", "id": String?.none as Any]) == .profile(id: nil))
    #expect(try Destination(payload: ["route": "profile", "id": String?("7") as Any]) == .profile(id: "7"))
  }

  static let faults: [(json: String, path: [String], message: String)] = [
    (
      #"{"destinaton":"home"}"#, ["destination"],
      #"missing destination: the payload has no "destination"; did you mean "destinaton"?"#
    ),
    ("{}", ["destination"], #"missing destination: the payload has no "destination""#),
    (#"{"data":{}}"#, ["data", "link"], #"missing destination: "data" has no "link""#),
    (#"{"data":{"a":{}}}"#, ["data", "a", "link"], #"missing destination: "data", "a" has no "link""#),
    (
      #"{"data":"home"}"#, ["data", "link"],
      #"missing destination: "data" is not a dictionary, so "link" is not in it"#
    ),
    (#"{"data":7}"#, ["data"], #"wrong format: "data" is neither text nor a dictionary that names its route"#),
    (#"{"data":[]}"#, ["data"], #"wrong format: "data" is neither text nor a dictionary that names its route"#),
    (#"{"data":null}"#, ["data"], #"missing destination: "data" is null"#),
    (#"{"data":null}"#, ["data", "link"], #"missing destination: "data" is null"#),
    (#"{"a":"home","h":null}"#, ["h"], #"missing destination: "h" is null"#),
    (#"{"data":{"a":"home","h":null}}"#, ["data", "h"], #"missing destination: "data", "h" is null"#),
    (#"{"a":"home"}"#, ["h"], #"missing destination: the payload has no "h""#),
    (#"{"data":{"id":7}}"#, ["data"], #"wrong format: "data" names no route: a text under "route" is expected"#),
    (#"{"id":7}"#, [], #"wrong format: the payload names no route: a text under "route" is expected"#),
    (#"{"route":7}"#, [], #"wrong format: the payload names no route: a text under "route" is expected"#),
    (#"{"route":"usr"}"#, [], #"unsupported destination: no route is named "usr"; did you mean "user"?"#),
    (#"{"route":"user","id":"x"}"#, [], #"unsupported destination: the value of "id" does not read as int"#),
    (#"{"route":"user"}"#, [], #"unsupported destination: a value for "id" is missing"#),
    (#"{"route":"user","id":[7]}"#, [], #"unsupported destination: the value of "id" does not read as int"#),
    (
      #"{"route":"user","id":{"x":7}}"#, [],
      #"wrong format: the value of "id" is not a text, a number, a boolean or a list of these"#
    ),
    (
      #"{"route":"profile","id":".."}"#, [],
      #"wrong format: no link can carry the value of "id": "." and ".." cannot be segments of a link"#
    ),
    (
      #"{"link":"app://profile/%zz"}"#, ["link"],
      #"wrong format: an escape is "%" and two hexadecimal digits; write a lone "%" as "%25" (at byte 14)"#
    ),
    (
      #"{"link":"app://admin/3"}"#, ["link"],
      #"unsupported destination: no route has this shape (at byte 13)"#
    ),
    (#"{"link":"javascript:alert(1)"}"#, ["link"], "wrong format: a script is not a link (at byte 0)"),
  ]

  @Test(arguments: faults.indices) func `a dictionary that leads nowhere says where it ended`(row: Int) throws {
    let (json, path, message) = Self.faults[row]
    let payload = try Self.payload(json)
    let error = #expect(throws: DestinationError.self) {
      try Destination.router.destination(of: Coded(in: payload, at: path))
    }
    #expect(error?.description == message)
  }

  @Test func `a destination makes the dictionary that leads to it`() throws {
    let router = Destination.router
    let link = try router.payload(for: .user(7), at: "data", "link")
    #expect(link as NSDictionary == ["data": ["link": "user:7"]] as NSDictionary)
    let web = try router.payload(for: .user(7), at: "link", as: .origin(.web("social.example")))
    #expect(web as NSDictionary == ["link": "https://social.example/user/7"] as NSDictionary)
    let object = try router.payload(for: .search(q: "x", page: 1, tags: ["a"]), as: .structured)
    #expect(object as NSDictionary == ["route": "search", "q": "x", "page": "1", "tags": ["a"]] as NSDictionary)
    #expect(try router.payload(for: .order) as NSDictionary == ["route": "order"] as NSDictionary)
    #expect(throws: PrintError.self) { try router.payload(for: .order, at: "link") }
    for destination in [
      Destination.home, .user(7), .files(["a", "b/c"]), .note("a b"), .search(q: "", page: 3, tags: []),
    ] {
      for form in [RouteForm.link, .structured, .origin(.scheme("app"))] {
        let payload = try router.payload(for: destination, at: "a", "b", as: form)
        #expect(try router.destination(in: payload, at: "a", "b") == destination)
      }
    }
  }
}
