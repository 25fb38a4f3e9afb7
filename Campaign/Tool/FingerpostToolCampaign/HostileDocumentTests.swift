import SeededRandom
import Testing

import FingerpostInput
@testable import FingerpostTool
@testable import FingerpostToolTests

/// Documents that mean harm, or that a broken program wrote: each is one result, and none ends the stream.
struct HostileDocumentTests {
  private func results(_ lines: [[UInt8]], cutAt size: Int? = nil) -> (status: Int32, lines: [Substring]) {
    let memory = Memory()
    memory.files["t.routes"] = Array(DocumentTests.table.utf8)
    let input = Array(lines.joined(separator: [0x0A]))
    let step = size ?? max(1, input.count)
    memory.input = stride(from: 0, to: input.count, by: step).map { Array(input[$0..<min($0 + step, input.count)]) }
    let run = memory.run(["match", "t.routes", "--stdin", "--json-key", "to"])
    return (run.status, run.output.split(separator: "\n"))
  }

  private func result(_ line: [UInt8]) -> Substring {
    let (_, lines) = results([line, Array(#"{"to":"profile"}"#.utf8)])
    #expect(lines.count == 2)
    #expect(lines.last == "profile\tprofile")
    return lines.first ?? ""
  }

  static let noJSON = [
    "{", "}", #"{"to":"profile""#, #"{"to":"profile"} {"to":"profile"}"#, #"{"to" "profile"}"#, "{'to':'profile'}",
    "{to:1}", #"{"to":"a\x"}"#, "nope", "   ", "\u{1F600}", #"{"to":"\ud800"}"#, #"{"to":"\udc00x"}"#,
    #"{"\ud800":1,"to":"profile"}"#, "{\"to\":\"a\u{1}b\"}", #"{"to":NaN}"#, "\u{FEFF}",
    #"{"to":"profile","x":"# + String(repeating: "[", count: 100_000),
    String(repeating: #"{"to":"#, count: 50_000),
  ]

  @Test(arguments: noJSON)
  func `what is no JSON is malformed`(text: String) {
    #expect(result(Array(text.utf8)).contains("\t-\tmalformed"))
  }

  static let bytes: [(bytes: [UInt8], fault: String)] = [
    (Array(#"{"to":""#.utf8) + [0xC0, 0xAF] + Array(#""}"#.utf8), "malformed at byte 7: the bytes here are not UTF-8"),
    (
      Array(#"{"to":""#.utf8) + [0xED, 0xA0, 0x80] + Array(#""}"#.utf8),
      "malformed at byte 7: the bytes here are not UTF-8"
    ),
    (
      Array(#"{"to":"profile:"#.utf8) + [0xEF, 0xBF] + Array(#""}"#.utf8),
      "malformed at byte 15: the bytes here are not UTF-8"
    ),
    (Array(#"{"to":"profile"}"#.utf8) + [0xEF], "malformed at byte 16: the bytes here are not UTF-8"),
    (Array(#"{"to":"profile"}"#.utf8) + [0xEF, 0xBF], "malformed at byte 16: the bytes here are not UTF-8"),
    ([0xFF, 0xFE] + Array("{}".utf8), "malformed at byte 0: the bytes here are not UTF-8"),
    (Array(#"{"to":"profile"}"#.utf16.flatMap { [UInt8($0), 0] }), "malformed at byte 1: JSON cannot contain NUL"),
    (Array(#"{"to":"profile"}"#.utf16.flatMap { [0, UInt8($0)] }), "malformed at byte 0: JSON cannot contain NUL"),
    (Array(#"{"to":"profile"}"#.utf8) + [0], "malformed at byte 16: JSON cannot contain NUL"),
  ]

  @Test(arguments: bytes)
  func `bytes that are no text are told with their place`(bytes: [UInt8], fault: String) {
    #expect(result(bytes).hasSuffix("\t-\t\(fault)"))
  }

  static let odd: [(text: String, result: String)] = [
    ("\u{FEFF}{\"to\":\"profile\"}", "profile\tprofile"), ("\u{FEFF}{", "{\t-\tmalformed at byte 1: "),
    (#"{"to":"profile","x":1e999999999,"y":123456789012345678901234567890}"#, "profile\tprofile"),
    (
      #"{"to":{"route":"tweet","id":1e999999999}}"#,
      #"-\#tmalformed: the number of "id" may have been rounded by its sender: send it as text"#
    ),
    (
      #"{"to":{"route":"profile","id":123456789012345678901234567890}}"#,
      #"-\#tmalformed: the number of "id" may have been rounded by its sender: send it as text"#
    ),
    (
      #"{"to":{"route":"profile","id":"\#(String(repeating: "a", count: 9000))"}}"#,
      #"-\#ttooLong: the link of these values is too long: it has 9000 bytes, and the table's limit is 8192"#
    ),
    (#"{"to":{"route":"tweet","id":-0}}"#, "tweet:0\ttweet\tid=0"),
    (#"{"to":{"route":"profile","id":"\u0000"}}"#, "-\tmalformed: "),
    (#"{"to":{"route":"profile","id":"a\nb"}}"#, "-\tmalformed: "),
    (
      #"{"to":{"route":"profile","id":""}}"#,
      #"-\#tmalformed: the value of "id" is empty, and a path segment cannot be empty"#
    ),
    (#"{"to":"profile:\u0000"}"#, "profile:\\u{0}\t-\tmalformed at byte 8: "),
    (#"{"to":"profile\n:7\tx"}"#, "profile\\u{A}:7\\u{9}x\t-\tmalformed at byte 7: "),
    (#"{"to":"\u202eprofile"}"#, "\\u{202E}profile\t-\tnotFound"),
    (#"{"to":{"route":"\u001b[2J"}}"#, #"-\#tnotFound: no route is named "\u{1B}[2J""#),
    ("{\"to\\u001b\":1}", #"-\#tmissing: the document has no "to"; did you mean "to\u{1B}"?"#),
    (#"{"to":{"route":"route","route":"profile"}}"#, "-\tnotFound"),
  ]

  @Test(arguments: odd)
  func `odd documents have one result, with nothing in it that steers a terminal`(text: String, result wanted: String) {
    let result = result(Array(text.utf8))
    #expect(result.hasPrefix(wanted) || result.contains("\t\(wanted)"), "\(result)")
  }

  @Test func `of a key that stands twice one counts`() {
    let result = result(Array(#"{"to":"profile:1","to":"profile:2"}"#.utf8))
    #expect(["profile:1\tprofile\tid=1", "profile:2\tprofile\tid=2"].contains(result))
  }

  @Test func `nesting beside the link is passed over as far as Foundation reads it`() {
    func document(_ depth: Int) -> [UInt8] {
      let nest = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      return Array(#"{"to":"profile","x":\#(nest)}"#.utf8)
    }
    #expect(result(document(100)) == "profile\tprofile")
    #expect(result(document(100_000)).contains("\t-\tmalformed"))
  }

  static let sizes: [Int?] = isFull ? [nil, 4096, 1 << 18] : [4096]

  @Test(arguments: sizes) func `a line of a mebibyte is read, and a longer one is refused`(size: Int?) {
    func line(_ count: Int, _ end: String = "") -> [UInt8] {
      let (head, tail) = (#"{"to":"profile","x":""#, #""}"#)
      return Array((head + String(repeating: "a", count: count - head.utf8.count - 2) + tail + end).utf8)
    }
    let limit = DocumentReader.limit
    let (status, lines) = results(
      [line(limit), line(limit, "\r"), line(limit + 1), line(limit + 1, "\r"), line(limit + 9), line(64)], cutAt: size)
    #expect(status == 1)
    #expect(lines.count == 6)
    for index in [0, 1, 5] where lines.indices.contains(index) { #expect(lines[index] == "profile\tprofile") }
    for index in [2, 3, 4] where lines.indices.contains(index) {
      #expect(lines[index].hasSuffix("a…\t-\ttooLong at byte \(limit): the document is longer than \(limit) bytes"))
      #expect(lines[index].utf8.count < 400)
    }
  }

  @Test func `what is long in a document is cut in its result`() {
    let long = String(repeating: "a", count: 100_000)
    for document in [#"{"to":"\#(long)"}"#, #"{"to":{"route":"\#(long)"}}"#, #"{"\#(long)":1}"#, long] {
      #expect(result(Array(document.utf8)).utf8.count < 800)
    }
  }

  @Test func `many keys have no nearest, and take no time`() {
    let members = (0..<50_000).map { "\"k\($0)\":0" }.joined(separator: ",")
    #expect(result(Array("{\(members)}".utf8)).hasSuffix("\t-\tmissing: the document has no \"to\""))
  }
}
