import FingerpostEngine
import FingerpostAnalysis
import FingerpostProof
import Foundation
import Testing

@testable import FingerpostTool

struct HelpTests {
  @Test(arguments: [["help"], ["--help"], ["-h"]])
  func `the page of all commands names each of them`(words: [String]) {
    let run = Memory().run(words)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    for syntax in Commands.all.map({ $0.syntax }) {
      for form in syntax.forms { #expect(run.output.contains("\n  \(syntax.name) \(syntax.words(form))  ")) }
    }
  }

  @Test func `no words at all get the page too, as an error`() {
    let all = Memory().run(["help"]).output
    #expect(Memory().run([]) == Run(status: 2, errors: all))
  }

  @Test(arguments: ["match", "explain", "url", "list", "check", "diff", "completions", "help"])
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
      for option in command.syntax.allOptions { #expect(Help.page(command.syntax).contains("  \(option.spellings)  ")) }
    }
  }

  @Test func `the page of list, in full`() {
    #expect(
      Help.page(ListCommand.syntax) == """
        list the routes, most specific first

        Usage: fingerpost list FILE [--enum NAME] [--grep TEXT] [--tree] [--json] [--limit MIB]

        Columns: name, method, template, parameters, origins, flags, and for routes that share a name, whether one
        "prints" or can "only read". A pipe gets all of them, separated by tabs; a terminal gets those that say something,
        below the origins. A URL lists the route that wins first, then those that would win without it. Several tables are
        all listed; --json puts them in one document. A table that does not read is an error, and the others are listed all
        the same. Files that hold no table are passed over.

        Options
          --enum NAME  the @Routes enum that is meant, where the FILE holds several
          --grep TEXT  only routes that hold TEXT in name, template or tags, or that match it: a URL
          --tree       draw the paths as a tree
          --json       print one JSON document, each route on a line of its own
          --limit MIB  the most that is read of a file, or of a folder, in MiB; 64 unless given
          --help       show this page

        Examples
          fingerpost list Examples/store.routes --grep cart
          fingerpost list Examples/store.routes --tree
          fingerpost list Examples/social.routes --grep appscheme://users/me

        """)
  }

  @Test func `the page of explain, in full`() {
    #expect(
      Help.page(ExplainCommand.syntax) == """
        say why a URL matches, or why not

        Usage: fingerpost explain FILE URL [--enum NAME] [--method METHOD] [--near N] [--json] [--limit MIB]

        It shows the parts of the URL as read, and the route that answers, with the others that read the URL and why they
        come after it. If no route answers, it shows those that come near, everything that keeps each of them from
        answering, and a URL that differs little and matches. A method may stand before the URL, as with match.

        The exit status is 0 if a route answers, else 1.

        Options
          --enum NAME      the @Routes enum that is meant, where the FILE holds several
          --method METHOD  the method of the request; GET unless given
          --near N         the most routes that came near to show; 10 unless given
          --json           print JSON
          --limit MIB      the most that is read of a file, or of a folder, in MiB; 64 unless given
          --help           show this page

        Examples
          fingerpost explain Examples/social.routes 'appscheme://users/ann/tweet/abc'
          fingerpost explain Examples/store.routes 'POST shop://orders/7/cancelled'

        """)
  }

  @Test func `the page of all commands, in full`() {
    #expect(
      Help.all == """
        fingerpost reads links into routes and typed values, and writes them back.

        Usage: fingerpost COMMAND …

        Commands
          match FILE URL               find the route that a URL names, and its values
          match FILE --stdin           the same for each line of the input
          explain FILE URL             say why a URL matches, or why not
          url FILE NAME [KEY=VALUE …]  print the link of a route
          list FILE                    list the routes, most specific first
          count FILE LOG…              count which links were asked for, by route, and what no route reads
          count PART… --merge          add up what --partial printed
          check PATH…                  say what is wrong with tables
          diff OLD NEW                 say which links of an old table a new one breaks
          page FILE                    write a page for a browser: find, check and build links, and scan them
          page FILE --serve            serve the page on this machine, and read the table anew as it changes
          export FORMAT FILE…          write a table in the form of another system
          import FORMAT FILE           write a table of the routes that another system lists
          verify KIND PUBLISHED FILE…  say where a published file and a table differ
          completions SHELL            print a script by which a shell completes this command
          help [COMMAND]               show the page of a command

        Options
          --help     show this page, or with a command its own
          --version  print the version

        FILE, or PATH, is a table of routes, one a line; "-" reads it from the input:
          origins appscheme:// https://social.example   # first where links come from
          showMyProfile  users/me                       # then a name and a template each
          showTweet      GET tweets/{id:int} [web]      # a method and flags where wanted

        Or it is a .swift file with @Routes enums, or a folder: every .swift and .routes file below it, those of hidden
        folders and of builds (Carthage, DerivedData, Pods, checkouts, node_modules) left out. What holds no table is
        passed over. Nothing is compiled. An enum that another one mounts is part of its table; if several are left,
        choose with --enum=NAME.

        Or it is @LIST, a file that lists such files, one a line, which are read together as those of a folder are.

        Or it is a lock file, as "list --json" prints it: a .json file, which no folder is searched for.

        Exit status: 0 found, or nothing wrong; 1 not found, no link of these values, or something wrong with a table that
        is checked; 2 usage, or a table that does not read.

        """)
  }

  @Test func `the page of check, in full`() {
    #expect(
      Help.page(CheckCommand.syntax) == """
        say what is wrong with tables

        Usage: fingerpost check PATH… [--enum NAME] [--with PATH] [--strict] [--format FORMAT] [--json] [--stamp PATH] [--limit MIB]

        Each PATH is a table of its own, or several; "-" is the input. A line that does not read is a finding like any
        other, and the routes that do read are checked without it. Every link that is shown was matched, or printed. A file
        that holds no table is passed over, unless there is no other.

          malformed            a line, or a template, that does not read
          duplicate            two routes that match the same links
          unreachable          a route that answers no link
          ambiguous            a route that reads one link in two ways
          crossing             two routes with links in common, neither of them a case of the other
          print-collision      a value whose link another route answers
          catch-all            a route that has links in common with many others
          discarding-wildcard  a route that prints "*"
          repeated-name        two parameters of a route with one name, or that differ in capitals alone
          differing-names      one parameter that routes name differently
          needless-overlap     a flag "overlaps=…" that accepts nothing
          unknown-instead      a flag "instead=…" that names no route to show
          host-segment         a first segment that is a literal, where origins capture the host
          access-tag           a tag that looks like what a route says of who may open it
          unfinished           more routes meet than are compared

        Swift source has the compiler's kinds as well, such as missing-route or type-mismatch; unknown-mount and
        unknown-origin mean that the source alone does not tell. Clauses of an #if that exclude each other are not compared.
        The values of an enum with raw values are known if the files declare it; any text is taken for a value of other types.

        The exit status is 0 if nothing is wrong, 1 if there is an error, 2 if a PATH cannot be read at all. An overlap that a
        table accepts by "overlaps=…" is shown, and does not count.

        --format=sarif is SARIF 2.1.0, with every finding by its kind, its line and, where known, its column.

        Options
          --enum NAME      the @Routes enum that is meant, where the PATH holds several
          --with PATH      where enums stand that the PATHs mount; not checked itself
          --strict         exit with 1 for warnings, too
          --format FORMAT  text, json, github for notes beside the lines of a change, or sarif; text unless given
          --json           print one JSON document, each finding on a line of its own: --format=json
          --stamp PATH     if nothing is wrong, print nothing and write this file, empty: for build systems
          --limit MIB      the most that is read of a file, or of a folder, in MiB; 64 unless given
          --help           show this page

        Examples
          fingerpost check Examples/social.routes Examples/store.routes --strict
          fingerpost check Examples/store.routes --json

        """)
  }

  @Test func `the page of check names every kind of finding`() {
    for kind in Finding.Kind.allCases { #expect(Help.page(CheckCommand.syntax).contains("\n  \(kind.rawValue)  ")) }
  }

  @Test func `the page of match tells of lines with a method, that of url of its exit status`() {
    #expect(
      Help.page(MatchCommand.syntax).contains(
        "\nA URL, or a line of --stdin, may have its method before it, in capitals and with one space: \"POST /cart/items\"."
      ))
    #expect(
      Help.page(URLCommand.syntax).contains(
        "\nThe exit status is 1 if no route has the NAME, if a VALUE is missing, or if the route does not take a KEY or a VALUE.\n"
      ))
  }

  @Test func `the page of match tells of documents`() {
    let page = Help.page(MatchCommand.syntax)
    #expect(page.contains("\n\nWith --json-key a URL, or a line, is a JSON document;"))
    #expect(page.contains("\n  --json-key KEY   each URL is a JSON document, in which the link stands at KEY: "))
    #expect(page.contains("\ntoo. A document has \(DocumentReader.limit >> 20) MiB at most.\n"))
  }

  @Test func `the version is one line`() {
    #expect(Memory().run(["--version"]) == Run(status: 0, output: "fingerpost \(Executable.version)\n"))
  }

  @Test func `the version is that of the newest changes that were released`() throws {
    let text = try String(contentsOfFile: "\(ExamplesTests.folder)/CHANGELOG.md", encoding: .utf8)
    let heading = try #require(text.split(separator: "\n").first { $0.hasPrefix("## ") && $0 != "## Unreleased" })
    #expect(heading.dropFirst(3).prefix { $0 != "," && $0 != " " } == Executable.version)
  }
}
