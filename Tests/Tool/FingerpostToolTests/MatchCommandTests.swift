import Testing

@testable import FingerpostTool

struct MatchCommandTests {
  static let documents: [(url: String, status: Int32, json: String)] = [
    (
      "appscheme://users/ann/tweets/123", 0,
      #"{"url":"appscheme://users/ann/tweets/123","route":"showUserTweet","values":{"userId":"ann","tweetId":123},"#
        + #""template":"users/{userId}/tweets/{tweetId:int}","canonical":"appscheme://users/ann/tweets/123","#
        + #""isCanonical":true,"extraQuery":[]}"#
    ),
    (
      "https://social.example/users/zo%C3%AB/profile/?utm=a%20b&utm", 0,
      #"{"url":"https://social.example/users/zo%C3%AB/profile/?utm=a%20b&utm","route":"showProfile","#
        + #""values":{"userId":"zoë"},"template":"users/{userId}/profile","#
        + #""canonical":"https://social.example/users/zo%C3%AB/profile","isCanonical":false,"#
        + #""extraQuery":[{"key":"utm","value":"a b"},{"key":"utm","value":""}]}"#
    ),
    (
      "appscheme://users/ann/tweets/12x", 1,
      #"{"url":"appscheme://users/ann/tweets/12x","route":null,"error":{"kind":"notFound","#
        + #""message":"no route has this shape","offset":29,"#
        + #""nearest":{"route":"showUserTweet","template":"users/{userId}/tweets/{tweetId:int}"},"#
        + #""reason":"the value of \"tweetId\" does not read as int","reasonOffset":29}}"#
    ),
    (
      "appscheme://users/%zz", 1,
      #"{"url":"appscheme://users/%zz","route":null,"error":{"kind":"malformed","#
        + #""message":"an escape is \"%\" and two hexadecimal digits; write a lone \"%\" as \"%25\"","offset":18}}"#
    ),
    (
      "", 1,
      #"{"url":"","route":null,"error":{"kind":"malformed","message":"the text is empty","offset":0}}"#
    ),
    (
      "other://users", 1,
      #"{"url":"other://users","route":null,"error":{"kind":"unknownOrigin","#
        + #""message":"no origin of this table fits the link","offset":0}}"#
    ),
  ]

  @Test(arguments: documents)
  func `one URL as JSON`(url: String, status: Int32, json: String) {
    #expect(run("match", "social.routes", url, "--json") == Run(status: status, output: json + "\n"))
  }

  @Test func `JSON tells of unread queries, a reason, tags, typed values and lists`() {
    let table = """
      origins /
      find  find/{kind:a|b}/({id:uuid})?{page:int=1}&{price:[double]}&{on:bool} [deprecated=use%20it, tag=x, tag=y]
      """
    let url = "/find/a?page=x&price=1.50&on=1&price=2"
    #expect(
      run("match", "t.routes", url, "--json", files: ["t.routes": table])
        == Run(
          status: 0,
          output: #"{"url":"/find/a?page=x&price=1.50&on=1&price=2","route":"find","#
            + #""values":{"kind":"a","page":1,"price":[1.5,2],"on":true},"#
            + #""template":"find/{kind:a|b}/({id:uuid})?{page:int=1}&{price:[double]}&{on:bool}","#
            + #""canonical":"/find/a?price=1.5&price=2&on=true","isCanonical":false,"extraQuery":[],"#
            + #""unreadQuery":[{"key":"page","value":"x"}],"deprecated":"use it","tags":["x","y"]}"# + "\n"))
  }

  static let methods = """
    origins /
    read   GET items/{id:int}
    write  PUT items/{id:int}
    """

  @Test func `the method of a request decides, and is GET unless given`() {
    let files = ["t.routes": Self.methods]
    #expect(run("match", "t.routes", "/items/7", files: files).output.hasPrefix("route\tread\n"))
    #expect(run("match", "t.routes", "--method", "PUT", "/items/7", files: files).output.hasPrefix("route\twrite\n"))
    #expect(run("match", "t.routes", "--method=HEAD", "/items/7", files: files).output.hasPrefix("route\tread\n"))
    #expect(
      run("match", "t.routes", "/items/7", "--method=DELETE", "--json", files: files)
        == Run(
          status: 1,
          output: #"{"url":"/items/7","route":null,"error":{"kind":"methodNotAllowed","#
            + #""message":"the method does not fit; allowed: GET, HEAD, PUT","offset":8,"#
            + #""allowedMethods":["GET","HEAD","PUT"]}}"# + "\n"))
  }

  static let slips: [(method: String, message: String)] = [
    ("put", "the method does not fit; allowed: GET, HEAD, PUT; methods are case-sensitive, did you mean PUT?"),
    ("Get", "the method does not fit; allowed: GET, HEAD, PUT; methods are case-sensitive, did you mean GET?"),
    ("post", "the method does not fit; allowed: GET, HEAD, PUT"),
    ("POST", "the method does not fit; allowed: GET, HEAD, PUT"),
  ]

  @Test(arguments: slips)
  func `a method in small letters is told from one that is not allowed`(method: String, message: String) {
    #expect(
      run("match", "t.routes", "/items/7", "--method", method, files: ["t.routes": Self.methods])
        == Run(status: 1, errors: "/items/7\n        ^ \(message)\n"))
  }

  @Test func `a URL that is too long is cut`() {
    let url = "/" + String(repeating: "é", count: 8192)
    #expect(
      run("match", "social.routes", url, "--json").output
        == #"{"url":"/\#(String(repeating: "é", count: 4095))","route":null,"error":{"kind":"tooLong","#
        + #""message":"the text is longer than 8192 bytes","offset":8192}}"# + "\n")
    #expect(
      run("match", "social.routes", "--stdin", input: url).output
        == "/\(String(repeating: "é", count: 199))…\t-\ttooLong at byte 8192: the text is longer than 8192 bytes\n")
  }

  @Test func `one URL for a person is its route, template and values`() {
    #expect(
      run("match", "social.routes", "appscheme://users/ann/tweets/123")
        == Run(
          status: 0,
          output: """
            route\tshowUserTweet
            template\tusers/{userId}/tweets/{tweetId:int}
            {userId}\tann
            {tweetId}\t123

            """))
    let memory = Memory()
    memory.isTerminal = true
    memory.variables = ["NO_COLOR": "1"]
    #expect(
      memory.run(["match", "social.routes", "appscheme:///users/a%1Bb/tweets/123?x=y"])
        == Run(
          status: 0,
          output: """
            route      showUserTweet
            template   users/{userId}/tweets/{tweetId:int}
            {userId}   a\\u{1B}b
            {tweetId}  123
            canonical  appscheme://users/a%1Bb/tweets/123
            extra      x=y

            """))
  }

  @Test func `a URL that names no route is shown with a caret, and the nearest route`() {
    #expect(
      run("match", "social.routes", "appscheme://users/ann/profil")
        == Run(
          status: 1,
          errors: """
            appscheme://users/ann/profil
                                  ^ no route has this shape
            nearest: showProfile  users/{userId}/profile
                     "profile" is expected

            """))
    #expect(
      run("match", "social.routes", "appscheme://retweet?x=1&tweetId=y")
        == Run(
          status: 1,
          errors: """
            appscheme://retweet?x=1&tweetId=y
                                    ^ the value of "tweetId" does not read as int
            nearest: retweet  retweet?{tweetId:int}

            """))
    #expect(
      run("match", "t.routes", "a://b", files: ["t.routes": "origins a:// /\nb  b [web]"])
        == Run(
          status: 1,
          errors: """
            a://b
            ^ no route has this shape
            nearest: b  b
                     it answers at web origins only

            """))
    #expect(
      run("match", "social.routes", "appscheme://users/%zz")
        == Run(
          status: 1,
          errors: """
            appscheme://users/%zz
                              ^ an escape is "%" and two hexadecimal digits; write a lone "%" as "%25"

            """))
  }

  @Test func `compact text is read where the table lists its origin`() {
    let table = ["t.routes": "origins :\nprofile  profile/({id})"]
    #expect(
      run("match", "t.routes", "profile:859928508374784884", files: table)
        == Run(status: 0, output: "route\tprofile\ntemplate\tprofile/({id})\n{id}\t859928508374784884\n"))
    #expect(run("match", "t.routes", "profile", files: table).output == "route\tprofile\ntemplate\tprofile/({id})\n")
  }

  static let foreign: [(url: String, hint: String)] = [
    ("profile:859", "; compact text needs the origin \":\""),
    ("profile", "; compact text needs the origin \":\""),
    ("profile:a:b", "; compact text needs the origin \":\""),
    ("other://users/me", "\norigins: appscheme:// https://social.example"),
    ("/users/me", "; did you mean \"appscheme://users/me\"?"),
    ("profile: 859", "\norigins: appscheme:// https://social.example"),
  ]

  @Test(arguments: ["javascript:alert(1)", "Data://x", "vbscript:x"])
  func `a script is told as one, whatever the origins`(url: String) {
    #expect(run("match", "social.routes", url) == Run(status: 1, errors: "\(url)\n^ a script is not a link\n"))
  }

  @Test(arguments: foreign)
  func `text that could be compact is told which origin it needs`(url: String, hint: String) {
    #expect(
      run("match", "social.routes", url)
        == Run(status: 1, errors: "\(url)\n^ no origin of this table fits the link\(hint)\n"))
  }

  @Test func `unnamed parameters go by their place`() {
    #expect(
      run("match", "t.routes", "/a/7/b", "--json", files: ["t.routes": "origins /\nx a/:int/:string"]).output
        .hasPrefix(#"{"url":"/a/7/b","route":"x","values":{"1":7,"2":"b"},"#))
  }
}
