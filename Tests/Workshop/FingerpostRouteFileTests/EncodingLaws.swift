import FingerpostEngine
import SeededRandom
import Testing

@testable import FingerpostRouteFile

/// A text table of any bytes: every line that is not UTF-8 is told, at the byte where it stops being so.
@Suite struct EncodingLaws {
  @Test func `no line that is not UTF-8 is a route or an origin, and every such line is told`() {
    var random = Random("route files")
    let text = Array("origins / app://\na  x/{id} # é\nb GET  y/{id:int}\n\n c {*rest} [web]\r\n".utf8)
    var (refused, sound) = (0, 0)
    for _ in 0..<Random.draws(2000) {
      var bytes = text
      for _ in 0...random.below(3) {
        bytes.insert(contentsOf: random.nearlyUTF8(), at: random.below(bytes.count + 1))
      }
      let reading = RouteFile.parsed(bytes)
      let note = "\(bytes) \(Random.note)"
      let rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
      let lines = rest.split(separator: 0x0A, omittingEmptySubsequences: false)
      let expected = lines.enumerated().compactMap { index, line in firstInvalidUTF8(in: line).map { [index + 1, $0] } }
      let reported = reading.faults.filter { $0.message == UTF8Rule.message }
      #expect(reported.map { [$0.line, $0.offset] } == expected, "\(note)")
      #expect(reading.faults.allSatisfy { $0.column > 0 }, "\(note)")
      #expect(reading.lines.allSatisfy { line in !expected.contains { $0[0] == line } }, "\(note)")
      #expect(expected.isEmpty || (try? RouteFile.read(bytes)) == nil, "\(note)")
      if !expected.isEmpty { refused += 1 }
      if reading.sound != nil { sound += 1 }
    }
    #expect(refused > Random.enough(500) && sound > Random.enough(500), "\(refused) \(sound) \(Random.note)")
  }
}
