import FingerpostEngine
import FingerpostRouteFile
import Testing

@testable import FingerpostTool
@testable import FingerpostToolTests

/// What `match` makes of a URL that is nearly one, and what it says of it.
struct MatchHintTests {
  static let requests: [(url: String, words: [String], output: String)] = [
    ("PUT /items/7", [], "route\twrite\n"),
    ("GET /items/7", [], "route\tread\n"),
    ("HEAD /items/7", [], "route\tread\n"),
    ("PUT /items/7", ["--method=PUT"], "route\twrite\n"),
    ("PUT /items/7 HTTP/1.1", [], "route\twrite\n"),
    ("GET /items/7 HTTP/2", ["--method=GET"], "route\tread\n"),
  ]

  @Test(arguments: requests)
  func `a method may stand before the URL, as in a line of the input`(url: String, words: [String], output: String) {
    let files = ["t.routes": MatchCommandTests.methods]
    let one = Memory.run(["match", "t.routes", url] + words, files: files)
    #expect(one.status == 0)
    #expect(one.output.hasPrefix(output))
    let json = Memory.run(["match", "t.routes", url, "--json"] + words, files: files)
    #expect(json == Memory.run(["match", "t.routes", "--stdin", "--json"] + words, files: files, input: url + "\n"))
  }

  @Test func `two methods for one URL are refused, and one in small letters is told`() {
    let files = ["t.routes": MatchCommandTests.methods]
    #expect(
      run("match", "t.routes", "PUT /items/7", "--method=GET", files: files)
        == Run(
          status: 2,
          errors: """
            error: the URL has the method PUT, but --method is GET
            see "fingerpost match --help"

            """))
    #expect(
      run("match", "t.routes", "put /items/7", files: files).errors.contains(
        "; write the method before a URL in capitals: PUT\n"))
    #expect(
      run("match", "t.routes", "DELETE /items/7", files: files)
        == Run(
          status: 1, errors: "/items/7\n        ^ the method does not fit; allowed: GET, HEAD, PUT\n"))
  }

  /// Links that were copied with something around them, or without their origin.
  static let meant: [(url: String, link: String?)] = [
    (" appscheme://users/me", "appscheme://users/me"),
    ("appscheme://users/me ", "appscheme://users/me"),
    ("\u{FEFF}appscheme://users/me", "appscheme://users/me"),
    ("\"appscheme://users/me\"", "appscheme://users/me"),
    ("<https://social.example/users/me>", "https://social.example/users/me"),
    ("users/me", "appscheme://users/me"),
    ("/users/me", "appscheme://users/me"),
    ("social.example/users/me", "https://social.example/users/me"),
    ("http://social.example/users/me", "https://social.example/users/me"),
    ("https://social.exmaple/users/me", "https://social.example/users/me"),
    ("apscheme://users/me", "appscheme://users/me"),
    // Nothing is made up that leads nowhere.
    ("users/nobody", nil),
    (" appscheme://nowhere", nil),
    ("http://other.example/users/me", nil),
    ("\"", nil),
  ]

  @Test(arguments: meant)
  func `a link that is nearly there is told as it was most likely meant`(url: String, link: String?) {
    let errors = run("match", "social.routes", url).errors
    let suggested = errors.split(separator: "did you mean \"").dropFirst().first?.split(separator: "\"").first.map(
      String.init)
    #expect(suggested == link)
  }

  static let wholeDocuments: [(text: String, message: String)] = [
    (
      #"{"destination": "appscheme://users/me"}"#,
      "this is a JSON document: --json-key=destination reads the link in it"
    ),
    (
      #"{"a": 1, "data": {"to": {"route": "retweet", "tweetId": 7}}}"#,
      "this is a JSON document: --json-key=data.to reads the link in it"
    ),
    (
      #"{"title": "x", "to": "appscheme://nowhere"}"#,
      "this is a JSON document: --json-key=KEY says where the link is"
    ),
    (#" {"cut": "#, "this is a JSON document: --json-key=KEY says where the link is"),
    (#"[{"to": "appscheme://users/me"}]"#, "this is a JSON array: --json-key=KEY reads objects, one at a time"),
  ]

  @Test(arguments: wholeDocuments)
  func `a document in the place of a URL is told how to be read`(text: String, message: String) {
    let one = run("match", "social.routes", text)
    #expect(one.status == 1)
    #expect(one.errors.hasSuffix("\n^ \(message)\n"))
    #expect(run("match", "social.routes", "--stdin", input: text + "\n").output.contains("at byte 0: this is a JSON "))
  }

  @Test func `a document without the key is told of one that leads somewhere`() {
    #expect(
      run("match", "social.routes", #"{"link": "appscheme://users/me"}"#, "--json-key=data.to").errors
        == "error: the document has no \"data\"; --json-key=link reads a link\n")
  }

  static let misses = [
    "appscheme://users/ann/profil", "appscheme://users/ann/tweets/x", "appscheme://retweet", "appscheme://nowhere",
    "https://social.example/robots.txt", "appscheme://users/ann",
  ]

  @Test(arguments: misses)
  func `the nearest route is the library's own`(link: String) throws {
    let table = try RouteFile.read(Array(socialRoutes.utf8))
    let json = run("match", "social.routes", link, "--json").output
    let nearest = table.nearest(to: link)
    #expect(json.contains("\"nearest\"") == (nearest != nil))
    if let nearest {
      #expect(json.contains(#""nearest":{"route":"\#(nearest.route.name)","template":"\#(nearest.route.template)"}"#))
    }
  }
}
