import Testing

@testable import FingerpostTool
@testable import FingerpostToolTests

struct CountCommandTests {
  private let files = [
    "t.routes": "origins /\nhome  /\nitem  items/{id:int}\nold   old [deprecated]\nsale  sale [gone]\n",
    "a.log": "/items/7\nGET /items/8\n/nowhere/1\n/nowhere/2\nnot a link\n",
    "b.log": "/\n/items/9/\n",
  ]

  @Test func `routes, what no route reads and what is no request are told`() {
    #expect(
      Memory.run(["count", "t.routes", "a.log", "b.log"], files: files)
        == Run(
          status: 0,
          output: """
            COUNT\tSHARE\tROUTE\tMETHOD\tTEMPLATE\tEXAMPLE\tNOTES
            3\t42.86 %\titem\t\titems/{id:int}\t/items/7\t1 not canonical
            1\t14.29 %\thome\t\t/\t/\t
            0\t0 %\told\t\told\t\tdeprecated
            0\t0 %\tsale\t\tsale\t\tgone

            2 of 7 lines (28.57 %): no route reads them
            2\t/nowhere/{int}\t\t\t/nowhere/1

            1 of 7 lines (14.29 %): not a request, such as "not a link"

            """))
  }

  @Test func `parts add up without the table`() {
    func part(_ log: String) -> String { Memory.run(["count", "t.routes", log, "--partial"], files: files).output }
    let parts = ["a.part": part("a.log"), "b.part": part("b.log"), "both.part": part("a.log") + part("b.log")]
    let whole = Memory.run(["count", "t.routes", "a.log", "b.log", "--json"], files: files)
    #expect(whole.status == 0)
    for words in [["a.part", "b.part"], ["b.part", "a.part"], ["both.part"]] {
      #expect(Memory.run(["count", "--merge", "--json"] + words, files: parts) == whole)
    }
    // A tree of merges: a sum is a part again.
    let sum = Memory.run(["count", "--merge", "a.part", "--partial"], files: parts).output
    #expect(
      Memory.run(["count", "--merge", "b.part", "s.part", "--json"], files: parts.merging(["s.part": sum]) { $1 })
        == whole)
    let none = Memory.run(["count", "t.routes", "-", "--partial"], files: files).output
    #expect(
      Memory.run(["count", "--merge", "both.part", "n.part", "--json"], files: parts.merging(["n.part": none]) { $1 })
        == whole)
    let other = Memory.run(["count", "o.routes", "-", "--partial"], files: ["o.routes": "origins /\na a\n"]).output
    let mixed = Memory.run(["count", "--merge", "a.part", "o.part"], files: parts.merging(["o.part": other]) { $1 })
    #expect(
      mixed.status == 2 && mixed.output.isEmpty
        && mixed.errors.contains("line 1 of o.part: it was counted with a different table"))
  }

  @Test func `a table for spreadsheets`() {
    #expect(
      Memory.run(["count", "t.routes", "b.log", "--format=csv"], files: files).output
        == [
          "route,method,template,count,share,notCanonical,deprecated,gone,example,1xx,2xx,3xx,4xx,5xx,httpRoute,referrer",
          "home,,/,1,0.5,0,false,false,/,0,0,0,0,0,/,",
          "item,,items/{id:int},1,0.5,1,false,false,/items/9/,0,0,0,0,0,/items/{id},",
          "old,,old,0,0,0,true,false,,0,0,0,0,0,/old,", "sale,,sale,0,0,0,false,true,,0,0,0,0,0,/sale,",
          "(unmatched),,,0,0,,,,,0,0,0,0,0,,", "(unread),,,0,0,,,,,0,0,0,0,0,,",
        ].map { $0 + "\r\n" }.joined())
  }

  @Test func `ranges of bytes count every line once, wherever they are cut`() {
    let text = "\u{FEFF}/items/7\nGET /items/8\r\n\n/nowhere/1\n/"
    let files = files.merging(["c.log": text]) { $1 }
    let whole = Memory.run(["count", "t.routes", "c.log", "--json"], files: files)
    #expect(whole.output.contains("\"total\":5"), "\(whole)")
    let end = text.utf8.count
    for first in 0...end {
      for second in [first, (first + end) / 2, end] {
        let parts = ["0-\(first)", "\(first)-\(second)", "\(second)-"].enumerated().map { index, range in
          let part = Memory.run(["count", "t.routes", "c.log", "--bytes", range, "--partial"], files: files)
          return ("\(index).part", part.output)
        }
        let files = Dictionary(parts) { $1 }
        #expect(
          Memory.run(["count", "--merge", "0.part", "1.part", "2.part", "--json"], files: files) == whole, "\(first)")
      }
    }
  }

  @Test func `a part that is missing is named, and one of another table refuses the sum`() {
    let part = Memory.run(["count", "t.routes", "a.log", "--partial"], files: files).output
    let run = Memory.run(["count", "--merge", "none.part", "a.part", "--json"], files: ["a.part": part])
    #expect(run.status == 2 && run.errors == "error: cannot read none.part: No such file or directory\n")
    #expect(run.output.contains("\"total\":5"))
    let broken = Memory.run(["count", "--merge", "a.part", "b.part"], files: ["a.part": part, "b.part": "\n{}\n"])
    #expect(broken.status == 2 && broken.output.isEmpty && broken.errors.contains("line 2 of b.part"))
  }

  @Test func `a log that is missing is named, and the others are counted`() {
    let run = Memory.run(["count", "t.routes", "none.log", "b.log"], files: files)
    #expect(run.status == 2)
    #expect(run.errors == "error: cannot read none.log: No such file or directory\n")
    #expect(run.output.contains("1\t50 %\thome"))
  }

  static let mistakes: [(words: [String], message: String)] = [
    (["count"], "a FILE with routes is missing"),
    (["count", "t.routes"], "a LOG is missing; \"-\" is standard input"),
    (["count", "--merge"], "a PART is missing; \"-\" is standard input"),
    (["count", "--merge", "a.log"], "cannot read line 1 of a.log: the document is not JSON"),
    (["count", "t.routes", "-", "--partial", "--json"], "--partial has its own format: remove --format or --json"),
    (["count", "t.routes", "-", "--format", "xml"], "--format takes text, json or csv, not \"xml\""),
    (["count", "t.routes", "-", "--json", "--format=csv"], "use --json or --format=csv, not both"),
    (["count", "t.routes", "a.log", "--bytes", "7"], "--bytes takes a range such as 0-1048576, not \"7\""),
    (["count", "t.routes", "-", "--bytes", "7-"], "--bytes is for files, not for standard input"),
    (["count", "t.routes", "-", "--status-key", "s"], "--json-key says where the URL is"),
  ]

  @Test(arguments: mistakes)
  func `what is missing or wrong is told`(words: [String], message: String) {
    let run = Memory.run(words, files: files)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(message), "\(run.errors)")
  }
}
