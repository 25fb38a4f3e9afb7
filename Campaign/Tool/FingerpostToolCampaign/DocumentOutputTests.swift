import Testing

@testable import FingerpostTool
@testable import FingerpostToolTests

/// What is said of a document, for people and for programs.
struct DocumentOutputTests {
  @Test func `JSON has the number of the line, and the document where there is no link`() {
    let input = #"""
      {"to":"profile:7"}

      GET {"to":"profile"}
      {"to":{"route":"search","q":"x"},"n":1}
      {"to":"hologram:7"}
      {"tp":"profile"}
      """#
    #expect(
      DocumentTests.lines(input, at: "to", "--json")
        == Run(
          status: 1,
          output: #"""
            {"line":1,"url":"profile:7","route":"profile","values":{"id":"7"},"template":"profile/({id})",\#
            "canonical":"profile:7","isCanonical":true,"extraQuery":[]}
            {"line":2,"url":null,"document":"","route":null,"error":{"kind":"malformed",\#
            "message":"the text is empty","offset":0}}
            {"line":3,"url":null,"document":"GET {\"to\":\"profile\"}","route":null,"error":{"kind":"malformed",\#
            "message":"the document is not JSON: a value is expected","offset":0}}
            {"line":4,"url":"appscheme://search?q=x","route":"search","values":{"q":"x","page":1,"tag":[]},\#
            "template":"search?{q}&{page:int=1}&{tag:[string]}","canonical":"appscheme://search?q=x",\#
            "isCanonical":true,"extraQuery":[]}
            {"line":5,"url":"hologram:7","route":null,"error":{"kind":"notFound",\#
            "message":"no route has this shape","offset":0}}
            {"line":6,"url":null,"document":"{\"tp\":\"profile\"}","route":null,"error":{"kind":"missing",\#
            "message":"the document has no \"to\"; did you mean \"tp\"?"}}

            """#))
  }

  @Test func `one document as JSON has no line`() {
    #expect(
      DocumentTests.match(#"{"to":"https://social.example/tweet/7/?x"}"#, at: "to", "--json").output
        == #"{"url":"https://social.example/tweet/7/?x","route":"tweet","values":{"id":7},"template":"tweet/{id:int}","#
        + #""canonical":"https://social.example/tweet/7","isCanonical":false,"extraQuery":[{"key":"x","value":""}]}"#
        + "\n")
  }

  @Test func `one document for a person is its route and values, and the link that an object makes`() {
    #expect(
      DocumentTests.match(#"{"to":{"route":"tweet","id":7}}"#)
        == Run(status: 0, output: "route\ttweet\ntemplate\ttweet/{id:int}\n{id}\t7\nlink\ttweet:7\n"))
    #expect(
      DocumentTests.match(#"{"to":"tweet:7"}"#)
        == Run(status: 0, output: "route\ttweet\ntemplate\ttweet/{id:int}\n{id}\t7\n"))
  }

  @Test func `one document that leads nowhere has a caret where there is a place to show`() {
    #expect(
      DocumentTests.match(#"{"to":"appscheme://tweet/x"}"#)
        == Run(
          status: 1,
          errors: """
            appscheme://tweet/x
                              ^ no route has this shape
            nearest: tweet  tweet/{id:int}
                     the value of "id" does not read as int

            """))
    #expect(
      DocumentTests.match(#"{"too":"tweet:7"}"#)
        == Run(status: 1, errors: "error: the document has no \"to\"; did you mean \"too\"?\n"))
  }

  @Test func `a document that is no JSON has a caret where it stops being that`() {
    #expect(
      DocumentTests.match(#"{"to" "tweet:7"}"#)
        == Run(
          status: 1,
          errors: """
            {"to" "tweet:7"}
                  ^ the document is not JSON: ":" is expected

            """))
  }

  static let unlinked: [(table: String, document: String, obstacle: String)] = [
    (
      "origins /\nuser user/{name}\nme user/me", #"{"to":{"route":"user","name":"me"}}"#,
      "the link of these values is read as \"me\""
    ),
    (
      "origins https://*\nuser user/{name}", #"{"to":{"route":"user","name":"me"}}"#,
      "an origin with \"*\" is not a host: name one host to print for"
    ),
    (
      "origins /\nuser user/{name} [deprecated]", #"{"to":{"route":"user","name":"me"}}"#,
      "\"user\" is deprecated: its links are read, not printed"
    ),
  ]

  @Test(arguments: unlinked)
  func `an object that no link says is found all the same, as the library reads it`(
    table: String, document: String, obstacle: String
  ) {
    let files = ["t.routes": table]
    let json = run("match", "t.routes", document, "--json-key", "to", "--json", files: files)
    #expect(json.status == 0)
    #expect(json.output.hasPrefix(#"{"url":null,"document":"{\"to\":{\"#), "\(json.output)")
    #expect(json.output.contains(#","route":"user","values":{"name":"me"},"template":"user/{name}","canonical":null,"#))
    let text = run("match", "t.routes", document, "--json-key", "to", files: files).output
    #expect(text.contains("obstacle\t\(obstacle)\n"), "\(text)")
    let line = run("match", "t.routes", "--stdin", "--json-key", "to", files: files, input: document)
    #expect(line == Run(status: 0, output: "\(document)\tuser\tname=me\n"))
  }

  static let requests: [(document: String, line: String)] = [
    (#"{"request":"GET /blog"}"#, "GET /blog\tread"),
    (#"{"request":"POST /blog"}"#, "POST /blog\twrite"),
    (#"{"request":"GET /blog HTTP/1.1","status":200}"#, "GET /blog\tread"),
    (#"{"request":"/blog"}"#, "/blog\tread"),
    (
      #"{"request":"PUT /blog"}"#,
      "PUT /blog\t-\tmethodNotAllowed at byte 9: the method does not fit; allowed: GET, HEAD, POST"
    ),
    (
      #"{"request":"post /blog"}"#,
      "post /blog\t-\tunknownOrigin at byte 0: no origin of this table fits the link; "
        + "write the method before a URL in capitals: POST"
    ),
  ]

  @Test(arguments: requests) func `a document may hold a request`(document: String, line: String) {
    let files = ["t.routes": "origins /\nread GET blog\nwrite POST blog"]
    for words in [["--json-key=request"], ["--json-key=request", "--method=GET"]] {
      #expect(
        Memory.run(["match", "t.routes", "--stdin"] + words, files: files, input: document).output == line + "\n")
    }
    let json = run("match", "t.routes", document, "--json-key=request", "--json", files: files).output
    let parts = line.split(separator: "\t")[0].split(separator: " ")
    let isRequest = parts.count == 2 && parts[0].allSatisfy(\.isUppercase)
    #expect(json.hasPrefix(isRequest ? #"{"url":"\#(parts[1])","method":"\#(parts[0])","# : #"{"url":""#))
  }

  @Test func `a document that holds a request says which key reads it`() {
    let files = ["t.routes": "origins /\nread GET blog"]
    #expect(
      run("match", "t.routes", #"{"request":"GET /blog"}"#, files: files).errors.contains(
        "this is a JSON document: --json-key=request reads the link in it"))
  }

  @Test func `an object names its route whatever the method, which is shown where the link needs it`() {
    let files = ["t.routes": "origins /\nadd POST cart/{id}\nshow cart/{id}\nold x/{id} [deprecated]\nold y/{id}"]
    let input = #"""
      {"to":{"route":"add","id":"7"}}
      {"to":{"route":"show","id":"7"}}
      {"to":{"route":"old","id":"7"}}
      """#
    let run = run("match", "t.routes", "--stdin", "--json-key=to", files: files, input: input)
    #expect(run == Run(status: 0, output: "POST /cart/7\tadd\tid=7\n/cart/7\tshow\tid=7\n/y/7\told\tid=7\n"))
  }
}
