import Foundation
import SeededRandom
import Testing

@testable import FingerpostTool
@testable import FingerpostToolTests

/// Bytes that are nearly UTF-8, wherever the command line takes bytes: those that are not are refused where they stop being so.
@Suite struct EncodingLaws {
  private static let fault = "the bytes here are not UTF-8"
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Bytes that make one line.
  private static func line(_ random: inout Random) -> [UInt8] { random.nearlyUTF8().filter { $0 != 0x0A } }

  private static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
    bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// One result a line, as JSON.
  private static func results(_ words: [String], _ lines: [[UInt8]]) throws -> [Result] {
    let memory = Memory()
    memory.files["t.routes"] = Array("origins / :\nany {word}\nall {first}/{*rest}?({q})".utf8)
    memory.input = [Array(lines.joined(separator: [0x0A])) + [0x0A]]
    let run = memory.run(["match", "t.routes", "--stdin", "--json"] + words)
    #expect(run.errors.isEmpty)
    return try run.output.split(separator: "\n").map { try JSONDecoder().decode(Result.self, from: Data($0.utf8)) }
  }

  private struct Result: Decodable {
    struct Fault: Decodable {
      let kind: String
      let message: String
      let offset: Int?
    }
    let route: String?
    let error: Fault?
  }

  private static func compare(_ result: Result, _ bytes: [UInt8], _ line: [UInt8]) {
    let isRefused = result.error?.message == fault
    guard let expected = firstInvalidUTF8(in: bytes) else { return #expect(!isRefused, "\(line) \(Random.note)") }
    #expect(result.route == nil && isRefused, "\(line) \(result) \(Random.note)")
    #expect(result.error?.kind == "malformed" && result.error?.offset == expected, "\(line) \(result) \(Random.note)")
  }

  @Test func `no line that is not UTF-8 is answered as a link`() throws {
    var random = Random("lines")
    let lines = (0..<Random.draws(2000)).map { _ in
      Array(random.pick(["/", "/a", "GET /", "a:", "", "/a?q=", "{", "["]).utf8) + Self.line(&random)
    }
    let results = try Self.results([], lines)
    try #require(results.count == lines.count)
    for (index, (line, result)) in zip(lines, results).enumerated() {
      var url = index == 0 ? Self.withoutMark(line) : line
      if url.last == 0x0D { url.removeLast() }
      if url.starts(with: "GET ".utf8) { url.removeFirst(4) }
      Self.compare(result, url, line)
    }
    #expect(results.count { $0.route != nil } > Random.enough(300))
    #expect(results.count { $0.error?.message == Self.fault } > Random.enough(500))
  }

  @Test func `no document that is not UTF-8 is answered`() throws {
    var random = Random("documents")
    let lines = (0..<Random.draws(1000, atLeast: 150)).map { _ in
      // NUL is told first, as it is a sign of other encodings.
      Array(#"{"to":"/"#.utf8) + Self.line(&random).filter { $0 != 0 } + Array(random.pick([#""}"#, ""]).utf8)
    }
    let results = try Self.results(["--json-key", "to"], lines)
    try #require(results.count == lines.count)
    for (line, result) in zip(lines, results) {
      var document = line
      if document.last == 0x0D { document.removeLast() }
      Self.compare(result, document, line)
    }
    #expect(results.count { $0.route != nil } > Random.enough(50))
    #expect(results.count { $0.error?.message == Self.fault } > Random.enough(200))
  }

  /// What is at a byte, as a check tells it: its line, and its column in Unicode scalars.
  private static func position(_ offset: Int, in bytes: [UInt8], of name: String) -> String {
    let before = bytes[..<offset]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // The mark is not part of a text table.
    let mark = start == 0 && name == "t.routes" && bytes.starts(with: Self.mark) ? 3 : 0
    let column = String(decoding: before[(start + mark)...], as: UTF8.self).unicodeScalars.count + 1
    return "\(before.count { $0 == 0x0A } + 1):\(column)"
  }

  @Test(arguments: ["t.routes", "a.swift"])
  func `no file that is not UTF-8 is read, and the check of any ends`(name: String) {
    var random = Random(name)
    let text =
      name == "t.routes"
      ? "origins / app://\na x/{id} # é\nb y/{id:int}\n"
      : "@Routes(.path) enum A: Routable {\n  @Route(\"x/{id}\") case a(id: String) // é\n}\n"
    let ends = text.utf8.indices.filter { text.utf8[$0] == 0x0A }.map {
      text.utf8.distance(from: text.utf8.startIndex, to: $0)
    }
    var refused = 0
    for _ in 0..<Random.draws(400) {
      var bytes = Array(text.utf8)
      let offset = random.chance(50) ? random.pick(ends) : random.below(bytes.count + 1)
      bytes.insert(contentsOf: Self.line(&random), at: offset)
      let memory = Memory()
      memory.files[name] = bytes
      let run = memory.run(["check", name])
      let expected =
        "\(name):\(firstInvalidUTF8(in: bytes).map { Self.position($0, in: bytes, of: name) } ?? "x:y"): error: \(Self.fault)"
      let note = "\(bytes) \(run) \(Random.note)"
      if firstInvalidUTF8(in: bytes) == nil {
        #expect(!run.output.contains(Self.fault), "\(note)")
      } else {
        refused += 1
        #expect(run.status == 1 && run.output.contains(expected), "\(note)")
        #expect(memory.run(["list", name]).status == 2, "\(note)")
      }
    }
    #expect((Random.enough(100)..<Random.draws(350)).contains(refused), "\(refused)")
  }
}
