import FingerpostInput
import FingerpostPage

/// Writes a table as a page for a browser, or serves it.
enum PageCommand: Command {
  static let syntax = Syntax(
    name: "page",
    usages: [
      .init(.init("FILE", .tables)),
      .init(
        .init("FILE", .tables), with: "serve", "serve the page on this machine, and reload it when the table changes"),
    ],
    summary: "write a page for a browser: find, check and build links, and scan them",
    options: [
      Syntax.output,
      .init("against", value: "OLD", words: .tables, "an older table, such as a lock file: the page says what changed"),
      .init("serve", "serve the page at http://127.0.0.1 until Ctrl-C"),
      .init("port", value: "N", "the port to serve at; \(PageSite.port) by default, 0 for any free port"),
      .init("title", value: "TEXT", "the title of the page; by default the name of the table"),
      Syntax.enumName(),
      Syntax.limit,
    ],
    notes: [
      "The page is one file that loads nothing from the network: mail it, or put it on any server. It contains every route,",
      "also internal ones, so give it only to your team. \"page.html#link=…\" with a percent-encoded link explains that link.",
      "",
      "On a terminal, name the file with -o; the output of a pipe needs no name.",
      "",
      "The page is written even if its checks are unfinished, because they would take too long: a note says so.",
      "",
      "The exit status is 0, 1 if the checks are unfinished, 2 if a table cannot be read. With --serve, the page shows the errors",
      "of the table instead.",
    ],
    examples: [
      "fingerpost page Examples/store.routes -o links.html",
      "fingerpost page Examples/social.routes --against links.lock.json -o changes.html",
      "fingerpost page Links/ --serve",
    ])

  static func answer(_ arguments: inout Arguments, on console: Console) throws(InputError) -> Answer {
    let source = PageSource(
      table: try TableSource(&arguments), old: try TableSource("the OLD table", of: "against", arguments),
      title: try arguments.filledValue("title"))
    try arguments.end("page takes one FILE")
    if arguments.has("serve") {
      if arguments.has("output") { throw .usage("use --serve or --output, not both") }
      if source.table.isInput { throw .usage("--serve reads the table several times: give a file") }
      let port = try port(arguments)
      try serve(PageSite(source, on: console), at: port, console)
    }
    if arguments.has("port") { throw .usage("--port is for --serve") }
    if console.isTerminal, !arguments.has("output") {
      throw .usage("the page is HTML for a browser, not for a terminal: name a file, such as -o links.html")
    }
    let sources = RecordedFiles(console.files)
    var console = console
    console.files = sources.recording()
    let (page, notes) = try source.page(on: console)
    var answer = try console.answer(page.html, to: arguments.filledValue("output"), from: sources, errors: notes)
    if page.isUnfinished { answer.status = .no }
    return answer
  }

  /// Serves until the process is ended.
  private static func serve(_ site: PageSite, at port: UInt16, _ console: Console) throws(InputError) -> Never {
    #if os(WASI) || os(Windows)
      throw .usage("--serve needs sockets, which this system does not have")
    #else
      let listener: PageListener
      do {
        listener = try PageListener(port: port)
      } catch {
        throw .usage("cannot serve at 127.0.0.1:\(port): \(error.reason); --port=N chooses another port")
      }
      console.complain(Array("http://127.0.0.1:\(listener.port)/ shows the table; Ctrl-C ends\n".utf8))
      do {
        try listener.run(site.answer)
      } catch {
        throw .unreadable("the requests", .failed(error.reason))
      }
    #endif
  }

  private static func port(_ arguments: Arguments) throws(InputError) -> UInt16 {
    guard let word = try arguments.filledValue("port") else { return PageSite.port }
    guard let port = UInt16(word) else {
      throw .usage("--port takes a number from 0 to 65535, not \"\(word)\"")
    }
    return port
  }
}
