import FingerpostEngine
import FingerpostAnalysis
import FingerpostProof
import Foundation
import Testing

/// `Documentation/errors.md`, by its rows: `| <a id="fp0101"></a>FP0101 | it says | mend | example |`.
@Suite struct ErrorsPageTests {
  struct Row: CustomTestStringConvertible {
    let anchor: String
    let code: String
    let words: [String]

    /// The text in the first pair of backticks of the example.
    var example: String? {
      let parts = (words.last ?? "").split(separator: "`", omittingEmptySubsequences: false)
      return parts.first == "" && parts.count > 2 ? String(parts[1]) : nil
    }

    var testDescription: String { code }

    init?(_ line: Substring) {
      guard line.hasPrefix("| <a id=\"") else { return nil }
      let text = line.replacing("\\|", with: "\u{0}")
      let cells = text.split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces).replacing("\u{0}", with: "|")
      }
      guard let match = cells[0].wholeMatch(of: #/<a id="([^"]*)"></a>(.*)/#) else { return nil }
      (anchor, code, words) = (String(match.1), String(match.2), Array(cells.dropFirst()))
    }
  }

  static let rows: [Row] = {
    let page = URL(filePath: #filePath).appending(path: "../../../../Documentation/errors.md").standardized
    return ((try? String(contentsOf: page, encoding: .utf8)) ?? "").split(separator: "\n").compactMap(Row.init)
  }()

  /// Those of an area that show a faulty text.
  static func examples(of area: String) -> [Row] { rows.filter { $0.code.hasPrefix(area) && $0.example != nil } }

  @Test func `the page has each code once, in order, and no other`() {
    #expect(Self.rows.map(\.code) == FaultKind.allCases.map { FaultCode($0).description }.sorted())
  }

  @Test func `each code is an anchor, and says something, how it is mended and what it is like`() {
    for row in Self.rows {
      #expect(row.anchor == row.code.lowercased())
      #expect(row.words.count == 3, "\(row.code)")
      #expect(row.words.prefix(2).allSatisfy { !$0.isEmpty }, "\(row.code)")
    }
  }

  @Test(arguments: examples(of: "FP01"))
  func `a template of the page has the fault that it is an example of`(row: Row) throws {
    let error = #expect(throws: TemplateError.self) { try Template(try #require(row.example)) }
    #expect(error?.code.description == row.code, "\(error.map(String.init(describing:)) ?? "")")
  }

  @Test(arguments: examples(of: "FP03").filter { !$0.code.hasPrefix("FP033") })
  func `a link of the page has the fault that it is an example of`(row: Row) throws {
    let isCompact = row.words.last?.hasSuffix("for the origin `:`") == true
    let method = row.words.last?.contains("asked with `POST`") == true ? "POST" : "GET"
    let table = try RouteTable(
      [
        .init("user", try Template("GET users/{id:int}")), .init("sale", try Template("GET sale [gone]")),
        .init("find", try Template("GET find?{q}")), .init("name", try Template("names/{name}")),
      ],
      origins: isCompact ? [.compact] : [.scheme("app"), .web("a.example"), .path])
    let error = #expect(throws: LinkError.self) { try table.match(try #require(row.example), method: method) }
    #expect(error?.code.description == row.code, "\(error.map(String.init(describing:)) ?? "")")
  }

  @Test func `most kinds show an example that is tried`() {
    #expect(Self.examples(of: "FP01").count >= 26)
    #expect(Self.examples(of: "FP03").count >= 20)
  }
}

@Suite struct FaultCodeTests {
  @Test func `a code is four digits, and leads to its place on the page`() {
    let code = FaultCode(.templateExpected)
    #expect(code.description == "FP0101")
    #expect(code.number == 101)
    #expect(code.page == "Documentation/errors.md#fp0101")
    #expect(code < FaultCode(.toolUnreadable))
  }

  @Test func `an error shows its code to those who debug`() throws {
    let table = try RouteTable([.init("user", try Template("users/{id:int}"))], origins: [.scheme("app")])
    let link = #expect(throws: LinkError.self) { try table.match("app://users/%zz") }
    #expect(link?.code == FaultCode(.linkEscape))
    #expect(link.map { String(reflecting: $0) }?.hasSuffix("(at byte 12) [FP0312]") == true)
    #expect(link.map { String(describing: $0) }?.hasSuffix("(at byte 12)") == true)
    let print = #expect(throws: PrintError.self) { try table.print("user", ["id": .text("..")]) }
    #expect(print?.code == FaultCode(.printDoesNotRead))
    let faults = #expect(throws: TableError.self) { try RouteTable([], origins: []) }
    #expect(faults.map { String(reflecting: $0) }?.hasSuffix("[FP0201]") == true)
  }

  @Test func `the same fault has the same code, whoever tells it`() throws {
    let template = #expect(throws: TemplateError.self) { try Template("a?{b:int=x}") }
    let table = #expect(throws: TableError.self) {
      let page = CustomType("page", members: ["1"], within: nil)
      return try RouteTable(
        [.init("a", try Template("a?{b:page=x}"))], origins: [.path], options: .init(types: [page]))
    }
    #expect(template?.code == FaultCode(.templateDefaultType))
    #expect(table?.faults.map(\.code) == [FaultCode(.templateDefaultType)])
  }
}
