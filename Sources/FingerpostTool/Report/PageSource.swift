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
      let before = try old.readings(on: console)
      guard let pair = ReadingPair.pairs(before, [reading]).first(where: { !$0.isGone }) else {
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

  func answer(_ request: String) -> [UInt8] { PageResponse.answer(to: request) { current } }

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
