import Testing

@testable import FingerpostTool

struct ListCommandTests {
  static let table = """
    origins appscheme:// https://social.example
    file     files/{*path}
    page     {name}
    search   GET find?{q}&{page:int=2} [web, deprecated=use%20it, tag=Looking, overlaps=page]
    page     POST {name}
    """

  @Test func `rows hold name, method, template, parameters, origins and flags`() {
    #expect(
      run("list", "t.routes", files: ["t.routes": Self.table])
        == Run(
          status: 0,
          output: """
            search\tGET\tfind?{q}&{page:int=2}\tq: string, page: int = 2\thttps://social.example\t\
            web, deprecated=use%20it, tag=Looking, overlaps=page
            file\tany\tfiles/{*path}\tpath: [string]\tappscheme:// https://social.example\t
            page\tPOST\t{name}\tname: string\tappscheme:// https://social.example\t
            page\tany\t{name}\tname: string\tappscheme:// https://social.example\t

            """))
  }

  @Test func `rows are aligned under a heading in a terminal`() {
    let memory = Memory()
    memory.isTerminal = true
    memory.variables = ["NO_COLOR": "1"]
    #expect(
      memory.run(["list", "social.routes", "--grep", "tweet"])
        == Run(
          status: 0,
          output: """
            NAME           METHOD  TEMPLATE                             PARAMETERS                    \
            ORIGINS                              FLAGS
            retweet        any     retweet?{tweetId:int}                tweetId: int                  \
            appscheme:// https://social.example
            showUserTweet  any     users/{userId}/tweets/{tweetId:int}  userId: string, tweetId: int  \
            appscheme:// https://social.example

            """))
  }

  @Test func `JSON carries its schema, and one route a line`() {
    #expect(
      run("list", "t.routes", "--json", files: ["t.routes": Self.table])
        == Run(
          status: 0,
          output: #"{"schema":1,"origins":["appscheme://","https://social.example"],"routes":["# + "\n"
            + #"{"name":"search","method":"GET","template":"find?{q}&{page:int=2}","#
            + #""parameters":[{"name":"q","type":"string"},{"name":"page","type":"int","default":2}],"#
            + #""origins":["https://social.example"],"web":true,"deprecated":"use it","tags":["Looking"],"#
            + #""overlaps":["page"]},"# + "\n"
            + #"{"name":"file","method":null,"template":"files/{*path}","#
            + #""parameters":[{"name":"path","type":"[string]"}],"#
            + #""origins":["appscheme://","https://social.example"]},"# + "\n"
            + #"{"name":"page","method":"POST","template":"{name}","parameters":[{"name":"name","type":"string"}],"#
            + #""origins":["appscheme://","https://social.example"]},"# + "\n"
            + #"{"name":"page","method":null,"template":"{name}","parameters":[{"name":"name","type":"string"}],"#
            + #""origins":["appscheme://","https://social.example"]}"# + "\n]}\n"))
  }

  static let searches: [(pattern: String, names: [String])] = [
    ("FILE", ["file"]),
    ("looking", ["search"]),
    ("/find?", ["search"]),
    ("{name}", ["page", "page"]),
    ("page:int", ["search"]),
    ("appscheme://files/a/b", ["file"]),
    ("https://social.example/find?q=x", ["search", "page", "page"]),
    ("appscheme://find?q=x", ["page", "page"]),
  ]

  @Test(arguments: searches)
  func `a text finds the routes that hold it, a URL those that match it, the winner first`(
    pattern: String, names: [String]
  ) {
    let run = run("list", "t.routes", "--grep", pattern, files: ["t.routes": Self.table])
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) } == names)
  }

  @Test func `a colon makes a link of a table of compact text, and a word does not`() {
    let files = ["t.routes": "origins :\nprofile  profile/{id:int}\nany  {word}/{rest}"]
    #expect(run("list", "t.routes", "--grep=profile:7", files: files).output.hasPrefix("profile\t"))
    #expect(run("list", "t.routes", "--grep=rest", files: files).output.hasPrefix("any\t"))
  }

  @Test func `nothing found is said, and ends with 1`() {
    #expect(
      run("list", "social.routes", "--grep", "appscheme://nowhere")
        == Run(status: 1, errors: "no route matches \"appscheme://nowhere\"\n"))
    #expect(
      run("list", "social.routes", "--grep", "nothing", "--json")
        == Run(
          status: 1, output: #"{"schema":1,"origins":["appscheme://","https://social.example"],"routes":["# + "\n]}\n"))
  }
}
