import Testing

@testable import FingerpostTool

struct URLCommandTests {
  static let links: [(words: [String], link: String)] = [
    (["showMyProfile"], "appscheme://users/me"),
    (["showUserTweet", "userId=ann", "tweetId=123"], "appscheme://users/ann/tweets/123"),
    (["showUserTweet", "tweetId=-1", "userId=a/b=c d"], "appscheme://users/a%2Fb=c%20d/tweets/-1"),
    (["retweet", "tweetId=7", "--origin", "https://social.example"], "https://social.example/retweet?tweetId=7"),
    (["--", "showProfile", "userId=--"], "appscheme://users/--/profile"),
  ]

  @Test(arguments: links)
  func `values make a link`(words: [String], link: String) {
    #expect(Memory().run(["url", "social.routes"] + words) == Run(status: 0, output: link + "\n"))
  }

  static let refusals: [(words: [String], message: String)] = [
    (["showUserTweet", "userId=ann"], #"a value for "tweetId" is missing"#),
    (
      ["showUserTweet", "userId=ann", "tweetId=1", "tweetid=2"],
      #"the route has no parameter "tweetid"; did you mean "tweetId"?"#
    ),
    (["showUserTweet", "userId=ann", "tweetId=x"], #"the value of "tweetId" does not read as int"#),
    (
      ["showUserTweet", "userId=", "tweetId=1"], #"the value of "userId" is empty, and a path segment cannot be empty"#
    ),
    (["showUserTweet", "userId=a", "userId=b", "tweetId=1"], #""userId" takes one value, and is given twice"#),
    (["showUserTweets", "userId=a"], #"no route is named "showUserTweets"; did you mean "showUserTweet"?"#),
  ]

  @Test(arguments: refusals)
  func `values that make no link are named, with the nearest that would`(words: [String], message: String) {
    #expect(Memory().run(["url", "social.routes"] + words) == Run(status: 1, errors: "error: \(message)\n"))
  }

  static let slips: [(words: [String], message: String)] = [
    (["shop.product", "--id=7"], #"unknown option "--id"; write id=7, without dashes"#),
    (["shop.product", "-id=7"], #"unknown option "-id"; write id=7, without dashes"#),
    (["shop.product", "--id"], #"unknown option "--id"; write id=VALUE, without dashes"#),
    (["shop.product", "--orgin=/"], #"unknown option "--orgin"; did you mean "--origin"?"#),
    (["product", "id=7"], #"no route is named "product"; did you mean "shop.product"?"#),
    (["home"], #"no route is named "home"; did you mean "blog.home" or "shop.home"?"#),
    (["duct", "id=7"], #"no route is named "duct""#),
  ]

  @Test(arguments: slips)
  func `a value written as an option, and a name without its enum, are told how to be written`(
    words: [String], message: String
  ) {
    let files = ["t.routes": "origins /\nshop.product  p/{id:int}\nshop.home  s\nblog.home  b"]
    let run = Memory.run(["url", "t.routes"] + words, files: files)
    #expect(run.status != 0 && run.errors.hasPrefix("error: \(message)\n"), "\(run.errors)")
  }

  @Test func `a key given several times is a list where the route takes one`() {
    let files = ["t.routes": "origins /\nshow  tags/{*path}?{id:[int]}"]
    #expect(
      run("url", "t.routes", "show", "path=a/b", "id=1", "path=c", "id=2", files: files)
        == Run(status: 0, output: "/tags/a%2Fb/c?id=1&id=2\n"))
    #expect(run("url", "t.routes", "show", "path=a", files: files) == Run(status: 0, output: "/tags/a\n"))
  }

  @Test func `an unnamed parameter goes by its place`() {
    #expect(
      run("url", "t.routes", "show", "1=7", "2=b", files: ["t.routes": "origins /\nshow  a/:int/:string"])
        == Run(status: 0, output: "/a/7/b\n"))
  }

  @Test(arguments: ["https://eu.shop.example", "https://a.b.shop.example", "https://shop.example", "shop://", "/"])
  func `a match prints for its own host, wildcards included, and matches again alike`(origin: String) throws {
    let files = ["t.routes": "origins shop:// https://shop.example https://*.shop.example /\nproduct  p/{id:int}?({q})"]
    let url = origin + (origin.hasSuffix("/") ? "" : "/") + "p/7?q=a%20b"
    let first = run("match", "t.routes", url, "--json", files: files)
    #expect(first.output.contains(#""isCanonical":true"#))
    let link = run("url", "t.routes", "product", "id=7", "q=a b", "--origin", origin, files: files)
    #expect(link == Run(status: 0, output: url + "\n"))
    #expect(run("match", "t.routes", String(link.output.dropLast()), "--json", files: files) == first)
  }

  @Test func `an origin that captures hosts is matched, printed for, listed and checked`() {
    let files = ["t.routes": "origins https://{t}.shop.example app://\nproduct  {tenant}/p/{id:int}\nold  Old/p"]
    let url = "https://acme.shop.example/p/7"
    #expect(run("match", "t.routes", url, files: files).status == 0)
    #expect(
      run("url", "t.routes", "product", "tenant=acme", "id=7", files: files) == Run(status: 0, output: url + "\n"))
    let link = run(
      "url", "t.routes", "product", "tenant=acme", "id=7", "--origin", "https://{t}.shop.example", files: files)
    #expect(link == Run(status: 0, output: url + "\n"))
    #expect(run("list", "t.routes", "--grep=\(url)", files: files).output.contains("{tenant}/p/{id:int}"))
    #expect(run("check", "t.routes", files: files).status == 0)
    let capital = run("url", "t.routes", "product", "tenant=Acme", "id=7", files: files)
    #expect(capital.status == 1 && capital.errors.contains("the first segment is the host here"))
  }

  @Test func `JSON holds the link, or why there is none`() {
    #expect(
      run("url", "social.routes", "showMyProfile", "--json")
        == Run(status: 0, output: #"{"route":"showMyProfile","url":"appscheme://users/me"}"# + "\n"))
    #expect(
      run("url", "social.routes", "retweet", "tweetId=x", "--json")
        == Run(
          status: 1,
          output: #"{"route":"retweet","url":null,"#
            + #""error":{"message":"the value of \"tweetId\" does not read as int","parameter":"tweetId"}}"# + "\n"))
  }
}
