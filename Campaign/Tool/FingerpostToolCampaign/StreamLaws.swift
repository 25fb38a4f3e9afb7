import FingerpostAnalysis
import FingerpostEngine
import FingerpostRouteFile
import SeededRandom
import Testing

import FingerpostInput

@testable import FingerpostTool
@testable import FingerpostToolTests

/// A stream, which is cut into parts for several workers, against its lines, one at a time.
@Suite struct StreamLaws {
  private static let table = """
    origins app:// / :
    item    GET items/{id:int}
    change  PUT items/{id:int}
    value   values/{number:double}/{flag:bool}/{word}?{tag:[string]}&{page:int=1}
    maybe   maybe/({id:uuid}|{day:date})/({size:uint8})
    code    codes/{letter}-{digits:int}
    all     all/{first}/{*rest}
    place   places/{name}?{text}#{place}
    été     odd/{été}
    plain   a/{word}/b/{number:int8}
    old     old/{word} [deprecated=gone]
    tagged  GET t/{word} [tag=a, tag=b]
    twice   twice/{word}
    twice   zweimal/{word}
    """
  private static let lines = [
    "/a/x/b/7", "/a/x/b/+7", "PUT /a/x\"/b/7", "/a/x/b/-70/", "/a/%78/b/7", "/a/x:@!$&'()*+,;=~/b/7", "/a/x/b/7?q=1",
    "/old/a",
    "/t/x", "/twice/x", "/zweimal/x",
    "/items/7", "PUT /items/7", "POST /items/7", "put /items/7", "PUT  /items/7", "HEAD /items/07", "GET", "GET ", " ",
    "",
    "app://values/1.50/1/a?tag=x&tag=y%09&page=3", "/values/1/true/%E5%A4%AA?page=x", "/values/1e3/no/zoë", "items:7",
    "/maybe/34b3ff60-c26e-4a42-87f5-3ddd4e14d571/9", "/maybe/34B3FF60-C26E-4A42-87F5-3DDD4E14D571", "/maybe/2026-02-28",
    "/codes/a-7", "/codes/a-b", "/all/a/b/c%2Fd", "/places/a%20b?text=%E2%80%AE+#%C3%A9", "/odd/x", "/odd/%zz",
    "/nowhere",
    "GET /all/files/a HTTP/1.1", "GET /all/files/a b HTTP/2", "GET /all/files/a HTTP/11", "PUT /items/7 HTTP/3",
    "PUT /odd/x%20HTTP/1.1", "GET  HTTP/1.1", "GET HTTP/1.1", "POST /items/7 HTTP/1.0", "put /items/7 HTTP/1.1",
    "/all/files/a HTTP/1.1", "GET items:7 HTTP/1.1", "GET /a/x\"/b/7 HTTP/1.1", "GET /values/1e3/no/zoë HTTP/1.1",
    "{\"link\": \"PUT /items/7\"}", "{\"link\": \"GET /odd/%09 HTTP/1.1\"}",
    "https://x.example/a", "hello", "a b", "{\"link\": \"/items/7\"}", "{\"link\": \"/odd/%09\", \"a\": 1}", "[1]",
    " {",
    "{\"link\": {\"route\": \"item\", \"id\": 7}}", "app:/x", "//x", "/a\\b", "javascript:x", "/items/7\r", "\t",
  ]
  /// How long a URL may be, and a little more or less.
  private static let lengths = [8190, 8191, 8192, 8230, 8240, 20_000]

  private static func line(_ random: inout Random, of lines: [String]) -> [UInt8] {
    if random.chance(1) {
      let start = random.pick(["", "PUT ", "\(String(repeating: "M", count: 33)) "]) + random.pick(["/odd/", "é"])
      let end = random.pick(["", "", " HTTP/1.1", " HTTP/2"])
      return Array(start.utf8) + Array(repeating: UInt8(ascii: "a"), count: random.pick(lengths)) + Array(end.utf8)
    }
    var line = Array(random.pick(lines).utf8)
    if random.chance(20) { line.insert(contentsOf: random.nearlyUTF8(), at: random.below(line.count + 1)) }
    if random.chance(10) { line.removeLast(random.below(line.count + 1)) }
    if random.chance(10) { line = Array(random.pick(["GET ", "PUT ", "DELETE ", "PATCH ", "get ", "A"]).utf8) + line }
    if random.chance(10) { line.append(0x0D) }
    return line.filter { $0 != 0x0A }
  }

  /// What the command makes of an input that comes in pieces, in parts of a size.
  private static func stream(
    _ pieces: [[UInt8]], _ questions: LineQuestions, partSize: Int
  ) throws -> Run {
    var (rest, output) = (pieces[...], [UInt8]())
    let console = Console(
      files: Files(
        readFile: { _, _ throws(SystemError) in [] }, openFile: { _ in Files.Pieces { [] } },
        readInput: { () throws(SystemError) in rest.popFirst() ?? [] },
        replaceFile: { _, _ throws(SystemError) in throw .failed("Read-only file system") },
        isSame: { $0 == $1 }),
      write: { bytes throws(SystemError) in output += bytes }, complain: { _ in })
    let status = try questions.stream(on: console, partSize: partSize)
    return Run(status: status.rawValue, output: String(decoding: output, as: UTF8.self))
  }

  /// The same, said of one line after another.
  private static func results(
    _ lines: [[UInt8]], through table: RouteTable, method: String?, key: String?, isJSON: Bool
  ) -> Run {
    let resolver = Resolver(table, method: method, suggests: false)
    let reader = key.map { DocumentReader(key: $0) }
    var run = Run(status: 0)
    for (index, line) in lines.enumerated() {
      let line = (index == 0 ? line[...].withoutMark : line[...]).withoutReturn
      var report = reader.map { resolver.resolve(document: line, by: $0) } ?? resolver.resolve(line: line)
      if key != nil { report.line = index + 1 }
      if !report.isFound { run.status = 1 }
      if isJSON {
        run.output += JSON.line(report.write)
      } else {
        report.writeLine(to: &run.output)
      }
    }
    return run
  }

  private static func cut(_ bytes: [UInt8], _ random: inout Random) -> [[UInt8]] {
    let longest = random.pick([1, 10, 1000, 100_000])
    var (pieces, rest) = ([[UInt8]](), bytes[...])
    while !rest.isEmpty {
      let piece = rest.prefix(random.within(1...longest))
      pieces.append(Array(piece))
      rest = rest.dropFirst(piece.count)
    }
    return pieces
  }

  private static let options: [(option: String, key: String?)] = [
    ("", nil), ("--json", nil), ("--method=PUT", nil), ("", "link"), ("--json", "link"),
  ]

  @Test(arguments: options)
  func `a stream has the results of its lines, wherever it is cut`(option: String, key: String?) throws {
    var random = Random("stream \(option) \(key ?? "")")
    let store = try Files.system.file("\(ExamplesTests.folder)/Examples/store.routes")
    let urls = try Files.system.file("\(ExamplesTests.folder)/Examples/store.urls")
    let storeLines = String(decoding: urls, as: UTF8.self).split(separator: "\n").map(String.init)
    for (text, choices) in [(Array(Self.table.utf8), Self.lines), (store, storeLines)] {
      let table = try RouteFile.read(text)
      for _ in 0..<Random.draws(4) / sanitizedPart + 1 {
        var lines = (0..<random.within(1...60)).map { _ in Self.line(&random, of: choices) }
        if random.chance(30) { lines[0] = [0xEF, 0xBB, 0xBF] + lines[0] }
        var input = Array(lines.joined(separator: [0x0A]))
        if random.chance(50) {
          input.append(0x0A)
        } else if lines[lines.count - 1].isEmpty || lines.count == 1 && input == [0xEF, 0xBB, 0xBF] {
          // Nothing after the last line's end is not a line.
          lines.removeLast()
        }
        let isJSON = option == "--json"
        let method = option.hasPrefix("--method") ? "PUT" : nil
        let expected = Self.results(lines, through: table, method: method, key: key, isJSON: isJSON)
        let questions = LineQuestions(
          [Resolver(table, method: method, suggests: false)], key: key, isJSON: isJSON)
        for partSize in [1, 5, 40, random.within(1...2000), 1 << 14] {
          let run = try Self.stream(Self.cut(input, &random), questions, partSize: partSize)
          guard run != expected else { continue }
          Issue.record("\(partSize) \(String(decoding: input, as: UTF8.self).debugDescription) \(Random.note)")
        }
      }
    }
  }

  @Test func `a mark alone is no line, whatever it is cut into`() throws {
    let table = try RouteFile.read(Array(Self.table.utf8))
    let questions = LineQuestions([Resolver(table, method: nil, suggests: false)], key: nil, isJSON: false)
    for pieces in [[[0xEF, 0xBB, 0xBF]], [[0xEF], [0xBB], [0xBF]]] as [[[UInt8]]] {
      #expect(try Self.stream(pieces, questions, partSize: 1) == Run(status: 0))
    }
  }
}
