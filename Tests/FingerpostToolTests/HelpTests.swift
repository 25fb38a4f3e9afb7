import Testing

@testable import FingerpostTool

struct HelpTests {
  @Test(arguments: [["help"], ["--help"], ["-h"]])
  func `the page of all commands names each of them`(words: [String]) {
    let run = Memory().run(words)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    for command in Commands.all { #expect(run.output.contains("\n  \(command.syntax.name) FILE")) }
    #expect(
      run.output.contains(
        "Exit status: 0 found, 1 not found or no link of these values, 2 usage or a table that does not read."))
  }

  @Test func `no words at all get the page too, as an error`() {
    let all = Memory().run(["help"]).output
    #expect(Memory().run([]) == Run(status: 2, errors: all))
  }

  @Test(arguments: ["match", "url", "list", "help"])
  func `every command has a page, which its option and the help command print alike`(name: String) {
    let page = Memory().run(["help", name])
    #expect(page.status == 0)
    #expect(page.output.contains("Usage: fingerpost \(name) "))
    if name != "help" { #expect(Memory().run([name, "--help"]) == page) }
  }

  @Test func `help is given even where the other words are wrong`() {
    #expect(Memory().run(["list", "--nonsense", "-h"]).status == 0)
    #expect(Memory().run(["list", "--", "--help"]).status == 2)
  }

  @Test func `the page of a command shows every option it takes`() {
    for command in Commands.all {
      for option in command.syntax.allOptions { #expect(Help.page(command.syntax).contains("  \(option.usage)  ")) }
    }
  }

  @Test func `the page of list, in full`() {
    #expect(
      Help.page(ListCommand.syntax) == """
        list the routes, most specific first

        Usage: fingerpost list FILE [--grep TEXT] [--json]

        Columns: name, method, template, parameters, origins, flags, and for routes that share a name whether one
        "prints" or can "only read". Into a pipe they are parted by tabs; a terminal leaves out those that say nothing,
        and shows the origins above the table. A URL lists the route that wins first, then those that would win without
        it.

        Options
          --grep TEXT  only routes that hold TEXT in name, template or tags, or that match it: a URL
          --json       print one JSON document, each route on a line of its own
          --help       show this page

        Examples
          fingerpost list Examples/store.routes --grep cart
          fingerpost list Examples/social.routes --grep appscheme://users/me

        """)
  }

  @Test func `the page of match tells of lines with a method, that of url of its exit status`() {
    #expect(
      Help.page(MatchCommand.syntax).contains(
        "\nA line of --stdin is a URL, or a method in capitals, one space and a URL: \"POST /cart/items\"."))
    #expect(
      Help.page(URLCommand.syntax).contains(
        "\nA KEY or VALUE that the route does not take, or lacks, exits with 1, as a NAME that no route has.\n"))
  }

  @Test func `the version is one line`() {
    #expect(Memory().run(["--version"]) == Run(status: 0, output: "fingerpost \(Tool.version)\n"))
  }
}
