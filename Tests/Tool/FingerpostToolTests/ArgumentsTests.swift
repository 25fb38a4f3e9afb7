import Testing

import FingerpostInput

@testable import FingerpostTool

struct ArgumentsTests {
  static let syntax = Syntax(
    name: "draw", usages: [], summary: "",
    options: [.init("colour", value: "NAME", ""), .init("filled", ""), .init("json", "")], notes: [], examples: [])

  static let understood: [(words: [String], operands: [String], colour: String?, isFilled: Bool)] = [
    ([], [], nil, false),
    (["a", "b"], ["a", "b"], nil, false),
    (["--filled", "a"], ["a"], nil, true),
    (["a", "--filled", "b"], ["a", "b"], nil, true),
    (["a", "--colour", "red"], ["a"], "red", false),
    (["--colour=red", "a"], ["a"], "red", false),
    (["--colour=a=b"], [], "a=b", false),
    (["--colour="], [], "", false),
    (["--colour", "-"], [], "-", false),
    (["--colour=--filled"], [], "--filled", false),
    (["-"], ["-"], nil, false),
    (["--", "--filled", "-x"], ["--filled", "-x"], nil, false),
    (["--filled", "--", "--"], ["--"], nil, true),
    (["", "a=-1"], ["", "a=-1"], nil, false),
  ]

  @Test(arguments: understood)
  func `options stand anywhere before two hyphens, and the rest are operands`(
    words: [String], operands: [String], colour: String?, isFilled: Bool
  ) throws {
    let arguments = Arguments(words, of: Self.syntax)
    try arguments.check()
    #expect(arguments.operands == operands)
    #expect(arguments.value("colour") == colour)
    #expect(arguments.has("filled") == isFilled)
  }

  static let refused: [(words: [String], message: String)] = [
    (["--color"], "unknown option \"--color\"; did you mean \"--colour\"?"),
    (["--colr=red"], "unknown option \"--colr\"; did you mean \"--colour\"?"),
    (["-c"], "unknown option \"-c\"; did you mean \"--colour\"?"),
    (["-F"], "unknown option \"-F\"; did you mean \"--filled\"?"),
    (["-a.routes"], "unknown option \"-a.routes\"; write an argument that begins with \"-\" after \"--\""),
    (["--quite-another"], "unknown option \"--quite-another\""),
    (["-x"], "unknown option \"-x\""),
    (["--filled=yes"], "--filled takes no value"),
    (["--colour"], "--colour needs a value: --colour=NAME"),
    (["--colour", "--filled"], "--colour needs a value: --colour=NAME"),
    (["--colour", "--", "red"], "--colour needs a value: --colour=NAME"),
    (["--colour=a", "--colour=b"], "--colour is given twice"),
    (["--filled", "--filled"], "--filled is given twice"),
  ]

  @Test(arguments: refused)
  func `words that make no option are refused with the nearest that does`(words: [String], message: String) {
    #expect(throws: InputError.usage(message)) {
      try Arguments(words, of: Self.syntax).check()
    }
  }

  static let lines: [(words: [String], errors: String)] = [
    (["mach"], "error: unknown command \"mach\"; did you mean \"match\"?\nsee \"fingerpost --help\"\n"),
    (["frobnicate"], "error: unknown command \"frobnicate\"\nsee \"fingerpost --help\"\n"),
    (["--versoin"], "error: unknown option \"--versoin\"; did you mean \"--version\"?\nsee \"fingerpost --help\"\n"),
    (["-v"], "error: unknown option \"-v\"; did you mean \"--version\"?\nsee \"fingerpost --help\"\n"),
    (["version"], "error: unknown command \"version\"; did you mean \"--version\"?\nsee \"fingerpost --help\"\n"),
    (
      ["match", "a://b", "social.routes"],
      "error: a FILE with routes is expected before the URL \"a://b\"\nsee \"fingerpost match --help\"\n"
    ),
    (
      ["check", "a://b"],
      "error: a PATH with routes is expected before the URL \"a://b\"\nsee \"fingerpost check --help\"\n"
    ),
    (
      ["completions"], "error: a SHELL is missing: bash, zsh, fish\nsee \"fingerpost completions --help\"\n"
    ),
    (
      ["completions", "fisch"],
      "error: SHELL is one of bash, zsh, fish, not \"fisch\"; did you mean \"fish\"?\n"
        + "see \"fingerpost completions --help\"\n"
    ),
    (
      ["completions", "bash", "zsh"],
      "error: completions takes one SHELL: remove \"zsh\"\nsee \"fingerpost completions --help\"\n"
    ),
    (["help", "lst"], "error: unknown command \"lst\"; did you mean \"list\"?\nsee \"fingerpost --help\"\n"),
    (["help", "list", "url"], "error: help takes one command: remove \"url\"\nsee \"fingerpost help --help\"\n"),
    (["match"], "error: a FILE with routes is missing\nsee \"fingerpost match --help\"\n"),
    (
      ["match", "social.routes"],
      "error: a URL is missing; --stdin reads URLs from standard input\nsee \"fingerpost match --help\"\n"
    ),
    (
      ["match", "social.routes", "a://b", "c://d"],
      "error: match takes one URL: remove \"c://d\"\nsee \"fingerpost match --help\"\n"
    ),
    (
      ["match", "social.routes", "a://b", "--stdin"],
      "error: a URL is given as well as --stdin: \"a://b\"\nsee \"fingerpost match --help\"\n"
    ),
    (
      ["match", "-", "--stdin"],
      "error: the input cannot hold both the table and the URLs\nsee \"fingerpost match --help\"\n"
    ),
    (
      ["match", "social.routes", "a://b", "--method="],
      "error: --method needs a value: --method=METHOD\nsee \"fingerpost match --help\"\n"
    ),
    (
      ["match", "social.routes", "a://b", "--method=G ET"],
      "error: --method takes one word such as POST, not \"G ET\"\nsee \"fingerpost match --help\"\n"
    ),
    (
      ["match", "social.routes", "{}", "--json-key="],
      "error: --json-key needs a value: --json-key=KEY\nsee \"fingerpost match --help\"\n"
    ),
    (
      ["list", ""],
      "error: a FILE with routes is missing: its name is empty\nsee \"fingerpost list --help\"\n"
    ),
    (["url"], "error: a FILE with routes is missing\nsee \"fingerpost url --help\"\n"),
    (["url", "social.routes"], "error: the NAME of a route is missing\nsee \"fingerpost url --help\"\n"),
    (
      ["url", "social.routes", "follow", "ann"],
      "error: expected KEY=VALUE, not \"ann\"\nsee \"fingerpost url --help\"\n"
    ),
    (
      ["url", "social.routes", "follow", "=ann"],
      "error: expected KEY=VALUE, not \"=ann\"\nsee \"fingerpost url --help\"\n"
    ),
    (
      ["url", "social.routes", "follow", "--origin=nowhere"],
      "error: \"nowhere\" is not an origin: expected \"scheme://\", \"scheme:/\", \"scheme:\", \"https://host\", \"/\" or \":\"\n"
        + "see \"fingerpost url --help\"\n"
    ),
    (["list"], "error: a FILE with routes is missing\nsee \"fingerpost list --help\"\n"),
    (
      ["list", "social.routes", "me"],
      "error: list takes one FILE: remove \"me\"; --grep=TEXT chooses routes\nsee \"fingerpost list --help\"\n"
    ),
    (
      ["list", "social.routes", "--jsn"],
      "error: unknown option \"--jsn\"; did you mean \"--json\"?\nsee \"fingerpost list --help\"\n"
    ),
    (
      ["list", "social.routes", "\u{1B}[2J"],
      "error: list takes one FILE: remove \"\\u{1B}[2J\"; --grep=TEXT chooses routes\nsee \"fingerpost list --help\"\n"
    ),
  ]

  @Test(arguments: lines)
  func `a command line that is none says why, and ends with 2`(words: [String], errors: String) {
    #expect(Memory().run(words) == Run(status: 2, errors: errors))
  }
}
