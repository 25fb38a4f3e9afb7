import FingerpostAnalysis
import FingerpostInput
import FingerpostPage
import FingerpostProof
import FingerpostRouteFile

/// What a page is made of.
struct PageSource {
  let table: TableSource
  let old: TableSource?
  let title: String?

  /// The page, and what is to be said beside it.
  func page(on console: Console) throws(InputError) -> (page: LinkPage, notes: String) {
    let parsed = try table.parsed(in: console.files)
    var page = LinkPage(try parsed.table(), title: title ?? parsed.enumName ?? parsed.file.lastPart)
    var line = ProgressLine("checking", parsed.title, on: console)
    // Half of the work that is allowed is left for the comparison.
    page.findings = Work.half { parsed.findings { line.show($0, of: $1) } }.result
    line.wipe()
    var unknowns = Unknowns(parsed)
    if let old {
      let before = try old.parsedTables(in: console.files)
      guard let pair = ParsedTablePair.pairs(before, [parsed]).first(where: { !$0.isGone }) else {
        throw .unreadable(old.path, .failed("it has no table to compare with"))
      }
      let compared = try ComparedTable(pair)
      page.comparison = LinkPage.Comparison(old: old.path.lastPart, compared.diff)
      unknowns.add(pair.old)
    }
    let unfinished = page.isUnfinished ? console.errorStyle.note("the checks on the page are unfinished") : ""
    return (page, unfinished + unknowns.notes(console.errorStyle))
  }

  /// The page, or one that says why there is none.
  func servedPage(on console: Console) -> LinkPage {
    var page: LinkPage
    do throws(InputError) {
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
  private let files: RecordedFiles
  private var page: (html: String, version: String)?

  init(_ source: PageSource, on console: Console) {
    (self.source, self.console, files) = (source, console, RecordedFiles(console.files))
  }

  func answer(_ request: String) -> [UInt8] { PageResponse.answer(to: request) { current } }

  /// The page of what the files say now.
  private var current: (html: String, version: String) {
    if let page, files.areUnchanged { return page }
    var console = console
    console.files = files.recording()
    let new = Work.within(console.budget) { source.servedPage(on: console) }
    let page = (new.html, new.version)
    self.page = page
    return page
  }
}
