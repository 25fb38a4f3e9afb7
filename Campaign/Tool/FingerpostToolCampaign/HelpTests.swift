import FingerpostAnalysis
import FingerpostEngine
import FingerpostProof
import Foundation
import Testing

import FingerpostInput

@testable import FingerpostTool
@testable import FingerpostToolTests

struct HelpTests {
  @Test(arguments: [["help"], ["--help"], ["-h"]])
  func `the page of all commands names each of them`(words: [String]) {
    let run = Memory().run(words)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    for syntax in Commands.all.map({ $0.syntax }) {
      for usage in syntax.usages { #expect(run.output.contains("\n  \(syntax.name) \(syntax.words(usage))  ")) }
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
    #expect(Memory().run([name, "--help"]) == page)
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

        The columns are name, method, template, parameters, origins, flags, and "prints" or "only read" for routes that share
        a name. A pipe gets all columns, separated by tabs; a terminal gets the columns that are not empty, below the origins,
        wrapped to its width or to the variable COLUMNS, with flags in words, and of the parameters only what the template does not say.
        --grep=URL lists the route that reads the URL, then the routes that would read it otherwise. If there are several
        tables, all are listed; --json puts them in one document. A faulty table is an error, and the others are still listed.
        Files without a table are skipped.

        Options
          --enum NAME  which @Routes enum to use, if the FILE holds several
          --grep TEXT  only routes with TEXT in their name, template or tags; or that read TEXT, if it is a URL
          --tree       draw the paths as a tree
          --json       print one JSON document, each route on a line of its own
          --limit MIB  the largest file or folder to read, in MiB; 64 by default
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
        say why a URL matches, or why it does not

        Usage: fingerpost explain FILE URL [--enum NAME] [--method METHOD] [--near N] [--json] [--limit MIB]

        It shows the parts of the URL and the route that reads it, with the other routes that read it and why they lose. If no
        route reads it, it shows the nearest routes, everything that keeps each of them from matching, and a similar URL that
        would match. Write the method of a request before the URL, as with match. If FILE holds several tables, the URL is
        tried with all of them.

        The exit status is 0 if a route reads the URL, else 1.

        Options
          --enum NAME      which @Routes enum to use, if the FILE holds several
          --method METHOD  the method of the request; GET by default
          --near N         how many near routes to show; 10 by default
          --json           print JSON
          --limit MIB      the largest file or folder to read, in MiB; 64 by default
          --help           show this page

        Examples
          fingerpost explain Examples/social.routes 'appscheme://users/ann/tweet/abc'
          fingerpost explain Examples/store.routes 'POST shop://orders/7/cancelled'

        """)
  }

  @Test func `the page of all commands, in full`() {
    #expect(
      Help.all == """
        fingerpost answers questions about the links of an app.

        Usage: fingerpost COMMAND …

        Commands
          match FILE URL               find the route that reads a URL, and its values
          match FILE --stdin           the same for each line of standard input
          explain FILE URL             say why a URL matches, or why it does not
          url FILE NAME [KEY=VALUE …]  print the link of a route
          list FILE                    list the routes, most specific first
          count FILE LOG…              count links by route, and requests that no route reads
          count PART… --merge          add up partial counts
          check PATH…                  find what is wrong with tables
          diff OLD NEW                 find the links of an old table that a new one breaks
          page FILE                    write a page for a browser: find, check and build links, and scan them
          page FILE --serve            serve the page on this machine, and reload it when the table changes
          export FORMAT FILE…          write a table in the form of another system
          export FILE… --config PATH   write all files of a project at once
          import FORMAT FILE           convert the routes of another system into a table
          verify KIND PUBLISHED FILE…  compare a published file with a table
          codes [CODE …]               say what the code of an error means, and what to do
          completions SHELL            print a completion script for a shell
          help [COMMAND]               show the page of a command

        Options
          --help     show this page; after a command, the page of the command
          --version  print the version

        FILE, or PATH, is one of these; "-" reads it from standard input:

        - A table of text: a line with the origins, then one route a line.
            origins appscheme:// https://social.example
            showMyProfile  users/me                       # a name and a template
            showTweet      GET tweets/{id:int} [web]      # with a method and a flag
        - A .swift file with @Routes enums. It is not compiled. An enum that another one mounts is part of its table. If
          several enums are left, choose one with --enum=NAME.
        - A folder: all .swift and .routes files below it. Hidden folders and those of builds are left out
          (Carthage, DerivedData, Pods, checkouts, node_modules). Files without a table are skipped.
        - @LIST: a file that lists such files, one a line. They are read together, like the files of a folder.
        - A lock file, as "list --json" prints it: a .json file. Folders are not searched for lock files.

        Exit status: 0 for yes (found, nothing wrong), 1 for no (not found, no such link, something wrong), 2 for no answer
        (wrong usage, a table with errors, a file that cannot be read).

        """)
  }

  @Test func `the page of check, in full`() {
    #expect(
      Help.page(CheckCommand.syntax) == """
        find what is wrong with tables

        Usage: fingerpost check PATH… [--enum NAME] [--with PATH] [--strict] [--format FORMAT] [--json] [--stamp PATH] [--limit MIB]

        Each PATH is checked by itself; "-" is standard input. A line with an error is a finding like any other, and the other
        lines are checked without it. Every link that is shown was matched or printed. Files without a table are skipped.

          malformed            a line or a template with an error
          duplicate            two routes that match the same links
          unreachable          a route that never wins a link
          ambiguous            a route that reads one link in two ways
          crossing             two routes that share links, neither a special case of the other
          print-collision      a value whose link another route reads
          catch-all            a route that shares links with many others
          discarding-wildcard  a route that prints "*"
          repeated-name        two parameters of a route with the same name, or with names that differ only in capitals
          differing-names      the same parameter with different names in several routes
          needless-overlap     a flag "overlaps=…" for an overlap that does not exist
          unknown-instead      a flag "instead=…" that names no live route
          host-segment         a literal as the first segment of a table that captures hosts
          access-tag           a tag that looks like a flag of access
          unread-query         query items, a fragment or a slash at the end of a route whose links are compact text
          never-nil            an optional payload for which nil has no link
          unfinished           a check that was given up: to compare all routes would take too long

        For Swift source there are the findings of the compiler, too, such as missing-route or type-mismatch. unknown-mount and
        unknown-origin mean that the source alone does not say enough. Branches of an #if are not compared with each other. The
        values of an enum with raw values are known if the files declare it. For any other type, any text counts as a value.

        The exit status is 0 if nothing is wrong, 1 if there is an error, 2 if a PATH cannot be read. Overlaps that are accepted
        by "overlaps=…" are shown, and do not count.

        --format=sarif is SARIF 2.1.0, with the kind, the line and, if known, the column of every finding.

        Options
          --enum NAME      which @Routes enum to use, if the PATH holds several
          --with PATH      more sources, with enums that the PATHs mount; not checked themselves
          --strict         exit with 1 for warnings, too
          --format FORMAT  text (default), json, github (notes beside the lines of a change) or sarif
          --json           print one JSON document, one finding a line: --format=json
          --stamp PATH     if nothing is wrong, print nothing and write this file, empty: for build systems
          --limit MIB      the largest file or folder to read, in MiB; 64 by default
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
        "\nWrite the method of a request before the URL, in capitals: \"POST /cart/items\"."
      ))
    #expect(
      Help.page(URLCommand.syntax).contains(
        "\nThe exit status is 1 if no route has the NAME, if a VALUE is missing, or if the route has no such KEY or refuses a VALUE.\n"
      ))
  }

  @Test func `the page of match tells of documents`() {
    let page = Help.page(MatchCommand.syntax)
    #expect(page.contains("\n\nWith --json-key, a URL or a line is a JSON document;"))
    #expect(page.contains("\n  --json-key KEY   each URL is a JSON document, with the link at KEY: "))
    #expect(page.contains(" A document has at most \(DocumentReader.limit >> 20) MiB.\n"))
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
