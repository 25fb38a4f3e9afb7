import FingerpostAnalysis
import FingerpostPage
import FingerpostRouteFile

/// What a page is made of.
struct PageSource {
  let table: TableSource
  let old: TableSource?
  let title: String?

  /// The page, and what is to be said beside it.
  func page(on console: Console) throws(ToolError) -> (page: LinkPage, notes: String) {
    let reading = try table.reading(on: console)
    var page = LinkPage(try reading.table(), title: title ?? reading.enumName ?? reading.file.lastPart)
    var line = ProgressLine("checking", reading.title, on: console)
    page.findings = reading.findings { line.show($0, of: $1) }
    line.wipe()
    var unknowns = Unknowns(reading)
    if let old {
      let before = try old.someTables(on: console)
      if let error = before.errors.first { throw error }
      guard let pair = ReadingPair.pairs(before.readings, [reading]).first(where: { !$0.isGone }) else {
        throw .unreadable(old.path, .failed("it has no table to compare with"))
      }
      let compared = try ComparedTable(pair)
      page.comparison = LinkPage.Comparison(old: old.path.lastPart, verdict: compared.diff.verdict, compared.diff)
      unknowns.add(pair.old)
    }
    return (page, unknowns.notes(console.errorStyle))
  }

  /// The page, or one that says why there is none.
  func servedPage(on console: Console) -> LinkPage {
    var page: LinkPage
    do throws(ToolError) {
      page = try self.page(on: console).page
    } catch {
      let text = error.message(Style(isTerminal: false) { _ in nil })
      page = LinkPage(errors: text.split(separator: "\n").map(String.init), title: title ?? table.path.lastPart)
    }
    page.isServed = true
    return page
  }
}

extension String {
  /// The name of a file, without its folders, which are private.
  fileprivate var lastPart: String { split(separator: "/").last.map(String.init) ?? self }
}

/// A page on this machine: it is made again if one of its files has changed.
final class PageSite {
  static let port: UInt16 = 8080

  private let source: PageSource
  private let console: Console
  private var files: [String: [UInt8]?] = [:]
  private var folders: [String: Set<Console.Entry>?] = [:]
  private var page: (html: String, version: String)?

  init(_ source: PageSource, on console: Console) { (self.source, self.console) = (source, console) }

  /// The answer to the head of a request (RFC 9112).
  func answer(_ request: String) -> [UInt8] {
    let lines = request.split(separator: "\r\n")
    let words = lines.first.map { $0.split(separator: " ") } ?? []
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return Self.response("400 Bad Request") }
    // A page elsewhere whose name leads to this machine asks under that name.
    let host = lines.dropFirst().first { $0.lowercased().hasPrefix("host:") }?.dropFirst(5)
    let name = host?.split(separator: ":").first?.drop { $0 == " " }
    guard name == "127.0.0.1" || name == "localhost" else { return Self.response("403 Forbidden") }
    guard words[0] == "GET" || words[0] == "HEAD" else { return Self.response("405 Method Not Allowed") }
    let response: [UInt8]
    switch words[1].prefix(while: { $0 != "?" }) {
    case "/": response = Self.response("200 OK", "text/html", current.html)
    case "/version": response = Self.response("200 OK", "text/plain", current.version)
    default: response = Self.response("404 Not Found")
    }
    return words[0] == "HEAD" ? response.head : response
  }

  private static func response(_ status: String, _ type: String = "text/plain", _ text: String? = nil) -> [UInt8] {
    let text = text ?? status
    let head = """
      HTTP/1.1 \(status)\r
      Content-Type: \(type); charset=utf-8\r
      Content-Length: \(text.utf8.count)\r
      Cache-Control: no-store\r
      X-Content-Type-Options: nosniff\r
      Connection: close\r
      \r

      """
    return Array((head + text).utf8)
  }

  /// The page of what the files say now.
  private var current: (html: String, version: String) {
    if let page, isCurrent { return page }
    (files, folders) = ([:], [:])
    let new = source.servedPage(on: recording)
    let page = (new.html, new.version)
    self.page = page
    return page
  }

  private var isCurrent: Bool {
    files.allSatisfy { path, bytes in (try? console.readFile(path, console.limit)) == bytes }
      && folders.allSatisfy { path, entries in ((try? console.listFolder(path)) ?? nil).map(Set.init) == entries }
  }

  /// The console, which notes what is read.
  private var recording: Console {
    var recording = console
    recording.readFile = { [self] path, limit throws(SystemError) in
      files[path] = .some(nil)
      let bytes = try console.readFile(path, limit)
      files[path] = bytes
      return bytes
    }
    recording.listFolder = { [self] path throws(SystemError) in
      let entries = try console.listFolder(path)
      folders[path] = entries.map(Set.init)
      return entries
    }
    return recording
  }
}

extension [UInt8] {
  /// The text before the body of a response.
  fileprivate var head: [UInt8] {
    let end = indices.first { self[$0...].starts(with: "\r\n\r\n".utf8) }
    return end.map { Array(self[..<($0 + 4)]) } ?? self
  }
}
