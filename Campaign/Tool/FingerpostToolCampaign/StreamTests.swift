import Testing

@testable import FingerpostTool
@testable import FingerpostToolTests

struct StreamTests {
  @Test func `one result a line, in order, empty lines included`() {
    let run = run(
      "match", "social.routes", "--stdin",
      input: "appscheme://users/me\n\nappscheme://users/a%09b/tweets/7?x\r\nappscheme://nowhere/%zz")
    #expect(
      run
        == Run(
          status: 1,
          output: """
            appscheme://users/me\tshowMyProfile
            \t-\tmalformed at byte 0: the text is empty
            appscheme://users/a%09b/tweets/7?x\tshowUserTweet\tuserId=a\\u{9}b\ttweetId=7
            appscheme://nowhere/%zz\t-\tmalformed at byte 20: an escape is "%" and two hexadecimal digits; \
            write a lone "%" as "%25"

            """))
  }

  @Test func `JSON is one document a line`() {
    let run = run(
      "match", "social.routes", "--stdin", "--json", input: "appscheme://users/me\nappscheme://retweet?tweetId=7\n")
    #expect(
      run
        == Run(
          status: 0,
          output: #"{"url":"appscheme://users/me","route":"showMyProfile","values":{},"template":"users/me","#
            + #""canonical":"appscheme://users/me","isCanonical":true,"extraQuery":[]}"# + "\n"
            + #"{"url":"appscheme://retweet?tweetId=7","route":"retweet","values":{"tweetId":7},"#
            + #""template":"retweet?{tweetId:int}","canonical":"appscheme://retweet?tweetId=7","#
            + #""isCanonical":true,"extraQuery":[]}"# + "\n"))
  }

  @Test(arguments: [1, 2, 3, 7, 19, 1000])
  func `it does not matter where the input is cut`(size: Int) {
    let urls = Array("appscheme://users/me\r\n\nappscheme://users/zoë/follow\nappscheme://users/me".utf8)
    let whole = Memory()
    whole.input = [urls]
    let cut = Memory()
    cut.input = stride(from: 0, to: urls.count, by: size).map { Array(urls[$0..<min($0 + size, urls.count)]) }
    #expect(cut.run(["match", "social.routes", "--stdin"]) == whole.run(["match", "social.routes", "--stdin"]))
  }

  @Test func `answers are written before more input is waited for`() {
    let memory = Memory()
    memory.input = [Array("appscheme://users/me\nappscheme://us".utf8), Array("ers/me\n".utf8)]
    _ = memory.run(["match", "social.routes", "--stdin"])
    #expect(memory.log == "rwrwr")
  }

  @Test func `much output is written in pieces`() {
    let memory = Memory()
    memory.input = [Array(String(repeating: "appscheme://users/me\n", count: 20_000).utf8)]
    let run = memory.run(["match", "social.routes", "--stdin"])
    #expect(run.status == 0)
    #expect(run.output.utf8.count { $0 == UInt8(ascii: "\n") } == 20_000)
    #expect(memory.log == "rwwwr")
  }

  @Test func `an input without lines has no results, and all of them are found`() {
    #expect(run("match", "social.routes", "--stdin") == Run(status: 0))
  }

  @Test func `bytes that are not UTF-8 are no link`() {
    let memory = Memory()
    memory.input = [Array("appscheme://users/".utf8) + [0xC0, 0xAF] + Array("/follow\n".utf8)]
    #expect(
      memory.run(["match", "social.routes", "--stdin", "--json"])
        == Run(
          status: 1,
          output: #"{"url":"appscheme://users/\#u{FFFD}\#u{FFFD}/follow","route":null,"error":{"kind":"malformed","#
            + #""message":"the bytes here are not UTF-8","offset":18}}"# + "\n"))
  }

  @Test(arguments: FaultTextTests.cut, ["", "\n", "\r\n"])
  func `a line that ends in the middle of a character is no link`(end: [UInt8], newline: String) {
    let memory = Memory()
    memory.files["t.routes"] = Array("origins /\nany {word}".utf8)
    memory.input = [Array("/a\u{FFFD}".utf8) + end + Array(newline.utf8)]
    #expect(
      memory.run(["match", "t.routes", "--stdin"])
        == Run(
          status: 1,
          output: "/a\u{FFFD}\u{FFFD}\t-\tmalformed at byte 5: the bytes here are not UTF-8\n"))
  }

  @Test func `a reader that goes ends it quietly, with the status so far`() {
    let memory = Memory()
    memory.writesTaken = 1
    memory.input = [Array("appscheme://users/me\n".utf8), Array("appscheme://users/me\n".utf8), Array("x\n".utf8)]
    let run = memory.run(["match", "social.routes", "--stdin"])
    #expect(run == Run(status: 0, output: "appscheme://users/me\tshowMyProfile\n"))
    #expect(memory.log == "rwrw")
  }

  @Test func `a full disk is an error`() {
    let memory = Memory()
    memory.writeError = .failed("No space left on device")
    memory.input = [Array("appscheme://users/me\n".utf8)]
    #expect(
      memory.run(["match", "social.routes", "--stdin"])
        == Run(status: 2, errors: "error: cannot write the output: No space left on device\n"))
  }

  @Test func `an input that fails is an error, and not one of the output`() {
    let memory = Memory()
    memory.readError = .failed("Is a directory")
    #expect(
      memory.run(["match", "social.routes", "--stdin"])
        == Run(status: 2, errors: "error: cannot read the input: Is a directory\n"))
  }

  static let targets: [(line: String, result: String)] = [
    ("GET /files/a", "GET /files/a\tfile\tpath=[a]"), ("GET /x/a HTTP/1.1", "GET /x/a\tlive\tpath=[x, a]"),
    ("/files/a", "/files/a\t-\tunknownOrigin at byte 0: no origin of this table fits the link"),
    (
      "GET //files/a",
      "GET //files/a\t-\tmalformed at byte 5: \"//\" begins a host without a scheme: write the scheme, or one \"/\""
    ),
    ("PUT /files/a%2Fb", "PUT /files/a%2Fb\tfile\tpath=[a/b]"),
    ("GET https://b.example/files/a", "GET https://b.example/files/a\tlive\tpath=[files, a]"),
  ]

  @Test(arguments: targets) func `the target of a request is read by routes of any web origin`(
    line: String, result: String
  ) {
    let table = "origins https://a.example\nfile  files/{*path}\nlive  {*path} [origin=https://b.example]"
    let files = ["t.routes": table]
    #expect(run("match", "t.routes", "--stdin", files: files, input: line + "\n").output == result + "\n")
    // With a method for all lines, or for one, and as JSON, it is the same.
    let json = run("match", "t.routes", "--stdin", "--json", files: files, input: line + "\n")
    // A URL alone, or one without a scheme, is told more: what was meant.
    let isBare = line.hasPrefix("/") || line.contains(" //")
    #expect(isBare || json.output == run("match", "t.routes", line, "--json", files: files).output)
    let isFound = !result.contains("\t-\t")
    #expect(json.status == (isFound ? 0 : 1))
    #expect(run("explain", "t.routes", line, files: files).status == (isFound ? 0 : 1))
    #expect(run("match", "t.routes", "--stdin", "--method=GET", files: files, input: "/files/a\n").status == 0)
  }

  static let methods = "origins /\nread  GET items/{id:int}\nwrite  PUT items/{id:int}"

  @Test func `a line may begin with a method, which goes before that of the option`() {
    let input = "PUT /items/7\n/items/7\nPOST /items/7\nPUT  /items/7\nput /items/7\nPUT\nPUT /items/%zz\n"
    #expect(
      run("match", "t.routes", "--stdin", "--method=GET", files: ["t.routes": Self.methods], input: input).output
        == """
        PUT /items/7\twrite\tid=7
        /items/7\tread\tid=7
        POST /items/7\t-\tmethodNotAllowed at byte 13: the method does not fit; allowed: GET, HEAD, PUT
        PUT  /items/7\t-\tunknownOrigin at byte 4: no origin of this table fits the link
        put /items/7\t-\tunknownOrigin at byte 0: no origin of this table fits the link; \
        write the method before a URL in capitals: PUT
        PUT\t-\tunknownOrigin at byte 0: no origin of this table fits the link; \
        compact text needs the origin ":"
        PUT /items/%zz\t-\tmalformed at byte 11: an escape is "%" and two hexadecimal digits; \
        write a lone "%" as "%25"

        """)
  }

  @Test func `JSON repeats the method of a line`() {
    #expect(
      run("match", "t.routes", "--stdin", "--json", files: ["t.routes": Self.methods], input: "POST /items/7\n")
        == Run(
          status: 1,
          output: #"{"url":"/items/7","method":"POST","route":null,"error":{"kind":"methodNotAllowed","#
            + #""message":"the method does not fit; allowed: GET, HEAD, PUT","offset":8,"#
            + #""allowedMethods":["GET","HEAD","PUT"]}}"# + "\n"))
  }

  static let versions: [(line: String, result: String)] = [
    ("GET /files/a HTTP/1.1", "GET /files/a\tfile\tpath=[a]"),
    ("GET /files/a HTTP/2", "GET /files/a\tfile\tpath=[a]"),
    ("HEAD /files/a HTTP/2.0\r", "HEAD /files/a\tfile\tpath=[a]"),
    ("GET https://a.example/files/a HTTP/1.1", "GET https://a.example/files/a\tfile\tpath=[a]"),
    ("GET /files/caf\u{E9} HTTP/1.1", "GET /files/caf\u{E9}\tfile\tpath=[caf\u{E9}]"),
    ("GET /fales/a HTTP/1.1", "GET /fales/a\t-\tnotFound at byte 5: no route has this shape"),
    ("GET  HTTP/1.1", "GET \t-\tmalformed at byte 4: the text is empty"),
    // A path may end so, where no method says that it is a request, or if nothing like a version follows.
    ("/files/a HTTP/1.1", "/files/a HTTP/1.1\tfile\tpath=[a HTTP, 1.1]"),
    ("GET /files/a%20HTTP/1.1", "GET /files/a%20HTTP/1.1\tfile\tpath=[a HTTP, 1.1]"),
    ("GET /files/a HTTP/1.x", "GET /files/a HTTP/1.x\tfile\tpath=[a HTTP, 1.x]"),
    ("GET /files/a HTTP/1.", "GET /files/a HTTP/1.\tfile\tpath=[a HTTP, 1.]"),
    ("GET /files/a HTTP/11", "GET /files/a HTTP/11\tfile\tpath=[a HTTP, 11]"),
    ("GET /files/a HTTP/1-1", "GET /files/a HTTP/1-1\tfile\tpath=[a HTTP, 1-1]"),
    ("GET /files/a http/1.1", "GET /files/a http/1.1\tfile\tpath=[a http, 1.1]"),
  ]

  @Test(arguments: versions)
  func `a line with a method and a version is a request, as servers log it`(line: String, result: String) throws {
    let files = ["t.routes": "origins / https://a.example\nfile  GET files/{*path}"]
    #expect(run("match", "t.routes", "--stdin", files: files, input: line + "\n").output == result + "\n")
    let one = line.hasSuffix("\r") ? String(line.dropLast()) : line
    let json = run("match", "t.routes", "--stdin", "--json", files: files, input: line + "\n").output
    #expect(run("match", "t.routes", one, "--json", files: files).output.hasPrefix(json.dropLast(3)))
    let shown = try #require(result.split(separator: "\t").first)
    let url = shown.hasPrefix("/") ? shown : shown.drop { $0 != " " }.dropFirst()
    #expect(json.hasPrefix("{\"url\":\"\(url)\","))
  }

  @Test(arguments: ["", "GET ", "\(String(repeating: "M", count: 32)) "], ["", "\r", " HTTP/1.1", " HTTP/2\r"])
  func `the longest line that reads is read, and a longer one is not cut into one that does`(
    method: String, end: String
  ) {
    let table = ["t.routes": "origins /\nany  {word}"]
    for (count, isFound) in [(8191, true), (8192, false), (8193, false), (9000, false), (100_000, false)] {
      let url = "/" + String(repeating: "a", count: count)
      for text in [url, url.replacing("aaa", with: "\r\r\r")] {
        // Without a method, a version is part of the URL.
        if method.isEmpty && end.contains("HTTP") { continue }
        let run = run("match", "t.routes", "--stdin", files: table, input: "\(method)\(text)\(end)\n/b\n")
        let results = run.output.split(separator: "\n")
        #expect(results.count == 2)
        #expect(results.last == "/b\tany\tword=b")
        if !isFound {
          #expect(
            results.first?.hasSuffix("at byte \(8192 + method.utf8.count): the text is longer than 8192 bytes") == true)
        } else if text == url {
          #expect(results.first?.hasPrefix("\(method)\(url)\tany\t") == true)
        }
      }
    }
  }

  private static let unknown =
    "unknownOrigin at byte 0: no origin of this table fits the link; compact text needs the origin \":\""
  static let marked: [(input: String, output: String)] = [
    ("\u{FEFF}/b\n/c\n", "/b\tany\tword=b\n/c\tany\tword=c\n"),
    ("\u{FEFF}/b", "/b\tany\tword=b\n"),
    ("\u{FEFF}GET /b\r\n", "GET /b\tany\tword=b\n"),
    ("\u{FEFF}\n/b\n", "\t-\tmalformed at byte 0: the text is empty\n/b\tany\tword=b\n"),
    ("\u{FEFF}", ""),
    ("\u{FEFF}\u{FEFF}/b\n", "\\u{FEFF}/b\t-\t\(unknown)\n"),
    ("/b\n\u{FEFF}/c\n", "/b\tany\tword=b\n\\u{FEFF}/c\t-\t\(unknown)\n"),
  ]

  @Test(arguments: marked, [1, 2, 3, 1000])
  func `a byte order mark at the start of the input is no part of the first line`(
    row: (input: String, output: String), size: Int
  ) {
    let memory = Memory()
    memory.files["t.routes"] = Array("origins /\nany  {word}".utf8)
    let input = Array(row.input.utf8)
    memory.input = stride(from: 0, to: input.count, by: size).map { Array(input[$0..<min($0 + size, input.count)]) }
    #expect(memory.run(["match", "t.routes", "--stdin"]).output == row.output)
  }

  @Test(arguments: [8191, 8192, 100_000])
  func `a byte order mark takes no room of the first line`(count: Int) {
    let table = ["t.routes": "origins /\nany  {word}"]
    let url = "/" + String(repeating: "a", count: count)
    #expect(
      run("match", "t.routes", "--stdin", files: table, input: "\u{FEFF}\(url)\r\n/b")
        == run("match", "t.routes", "--stdin", files: table, input: "\(url)\r\n/b"))
  }

  @Test func `a reader that goes is no error of other commands either`() {
    let memory = Memory()
    memory.writesTaken = 0
    #expect(memory.run(["match", "social.routes", "appscheme://users/me"]) == Run(status: 0))
  }
}
