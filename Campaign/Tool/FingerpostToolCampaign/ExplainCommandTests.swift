import FingerpostEngine
import Testing

@testable import FingerpostTool
@testable import FingerpostToolTests

/// What `explain` prints, in full.
struct ExplainCommandTests {
  @Test func `a link that no route answers is taken apart, with what keeps each near route from answering`() {
    #expect(
      run("explain", "social.routes", "appscheme://users/ann/tweet/abc")
        == Run(
          status: 1,
          output: """
            appscheme://users/ann/tweet/abc
              scheme     appscheme
              segment 1  users
              segment 2  ann
              segment 3  tweet
              segment 4  abc

            No route matches.

            Nearest first:
              showUserTweet  users/{userId}/tweets/{tweetId:int}
                segment 3: expected "tweets", found "tweet"
                segment 4: expected int, found "abc"

            This would match: appscheme://users/ann/tweets/1

            """))
  }

  @Test func `a link that a route answers is shown with its values, and with the routes that come after it`() {
    let files = ["t.routes": "origins app://\na x/{id:int}?({p})&({q:int})\nb x/{name}\nc x/*\n"]
    #expect(
      run("explain", "t.routes", "app://x/7/?p=a&q=b&z=c", files: files)
        == Run(
          status: 0,
          output: """
            app://x/7/?p=a&q=b&z=c
              scheme     app
              segment 1  x
              segment 2  7
              query      p=a
              query      q=b
              query      z=c

            Found: a  x/{id:int}?({p})&({q:int})
              id=7
              p=a
              canonical: app://x/7?p=a
              not used: z=c
              does not read, counts as missing: q=b

            It wins over:
              b  x/{name}
                segment 2: an int comes before a string
              c  x/*
                segment 2: an int comes before "*"

            """))
  }

  @Test func `a wrong host is told as such, in colours for a terminal`() {
    let memory = Memory()
    memory.isTerminal = true
    #expect(
      memory.run(["explain", "social.routes", "https://social.exmaple/users/me"])
        == Run(
          status: 1,
          output: """
            https://social.exmaple/users/me
              \u{1B}[2mscheme\u{1B}[0m     https
              \u{1B}[2mhost\u{1B}[0m       social.exmaple
              \u{1B}[2msegment 1\u{1B}[0m  users
              \u{1B}[2msegment 2\u{1B}[0m  me

            \u{1B}[1;31mNo route matches: the table has no links of this origin.\u{1B}[0m
            The host is "social.exmaple"; did you mean "social.example"?

            This would match: \u{1B}[32mhttps://social.example/users/me\u{1B}[0m
              \u{1B}[1mshowMyProfile\u{1B}[0m  users/me

            """))
  }

  static let documents: [(words: [String], status: Int32, output: String)] = [
    (
      ["appscheme://users/ann/tweet/abc"], 1,
      #"{"url":"appscheme://users/ann/tweet/abc","parts":[{"part":"scheme","text":"appscheme","offset":0},"#
        + #"{"part":"segment 1","text":"users","offset":12},{"part":"segment 2","text":"ann","offset":18},"#
        + #"{"part":"segment 3","text":"tweet","offset":22},{"part":"segment 4","text":"abc","offset":28}],"#
        + #""route":null,"error":{"kind":"notFound","message":"no route has this shape","offset":22},"summary":["No route matches."],"obstacles":[],"#
        + #""isNear":true,"near":[{"route":"showUserTweet","template":"users/{userId}/tweets/{tweetId:int}","#
        + #""obstacles":[{"part":"segment 3","expected":"\"tweets\"","found":["tweet"],"suggestion":"tweets","offset":22,"#
        + #""message":"segment 3: expected \"tweets\", found \"tweet\""},"#
        + #"{"part":"segment 4","expected":"int","found":["abc"],"offset":28,"#
        + #""message":"segment 4: expected int, found \"abc\""}]}],"omitted":0,"#
        + #""fix":{"url":"appscheme://users/ann/tweets/1","route":"showUserTweet"}}"#
    ),
    (
      ["HEAD appscheme://users/me?x=1"], 0,
      #"{"url":"appscheme://users/me?x=1","method":"HEAD","parts":[{"part":"method","text":"HEAD"},"#
        + #"{"part":"scheme","text":"appscheme","offset":0},{"part":"segment 1","text":"users","offset":12},"#
        + #"{"part":"segment 2","text":"me","offset":18},{"part":"query item \"x\"","text":"1","offset":21}],"#
        + #""route":"showMyProfile","template":"users/me","values":{},"places":[],"canonical":"appscheme://users/me","#
        + #""extraQuery":[{"key":"x","value":"1"}],"unreadQuery":[],"others":[]}"#
    ),
  ]

  @Test(arguments: documents)
  func `a program gets a document`(words: [String], status: Int32, output: String) {
    let run = Memory.run(["explain", "social.routes", "--json"] + words)
    #expect(run == Run(status: status, output: output + "\n"))
  }

  static let usage: [(words: [String], message: String)] = [
    (["social.routes"], "a URL is missing"),
    (["social.routes", "a", "b"], "explain takes one URL: remove \"b\""),
    (["social.routes", "a", "--near=x"], "--near takes a number such as 10, not \"x\""),
    (["social.routes", "a", "--near=-1"], "--near takes a number such as 10, not \"-1\""),
    (["social.routes", "a", "--method="], "--method needs a value: --method=METHOD"),
    (["social.routes", "a", "--method", "A B"], "--method takes one word such as POST, not \"A B\""),
    (["social.routes", "GET a", "--method=PUT"], "the URL has the method GET, but --method is PUT"),
    (["social.routes", "post /cart"], "write the method before a URL in capitals: POST"),
  ]

  @Test(arguments: usage)
  func `words that make no question are refused`(words: [String], message: String) {
    #expect(
      Memory.run(["explain"] + words)
        == Run(status: 2, errors: "error: \(message)\nsee \"fingerpost explain --help\"\n"))
  }

  @Test func `what a link or a table holds harms no terminal`() {
    let run = run("explain", "social.routes", "appscheme://users/%1B%5B31m/profil%09e\u{202E}")
    #expect(run.status == 1)
    #expect(!run.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\t" || $0 == "\u{202E}" })
  }

  @Test func `a request is explained without its version`() {
    let files = ["t.routes": "origins /\na POST x/{*rest}\n"]
    #expect(
      run("explain", "t.routes", "POST /x/y HTTP/1.1", files: files).output
        == run("explain", "t.routes", "POST /x/y", files: files).output)
  }

  @Test func `a method in small letters is told`() {
    let files = ["t.routes": "origins /\na POST x\n"]
    let run = run("explain", "t.routes", "/x", "--method", "post", files: files)
    #expect(run.output.contains("    method: expected POST, found post; did you mean \"POST\"?\n"))
    #expect(run.output.hasSuffix("\nThis would match: POST /x\n"))
  }

  @Test func `no more than the limit are shown, and the rest is counted`() {
    let files = ["t.routes": "origins /\n" + (1...5).map { "r\($0) item\($0)\n" }.joined()]
    let run = run("explain", "t.routes", "/item", "--near", "2", files: files)
    #expect(run.output.contains("\n  and 3 more\n"))
  }
}
