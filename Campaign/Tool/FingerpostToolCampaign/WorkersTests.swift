import Testing

import FingerpostInput

@testable import FingerpostTool
@testable import FingerpostToolTests

struct WorkersTests {
  @Test(arguments: [0, 1, 2, 3, 1000])
  func `results come in order, whoever makes them first`(count: Int) {
    let results = Workers.results(of: count) { index in
      // The first take longest.
      (0..<(index < 8 ? 20_000 : 1)).reduce(index) { sum, _ in sum }
    }
    #expect(results == Array(0..<count))
  }

  @Test func `parts are whole lines, of a size at least, and all there is`() {
    let text = Array("a\n\nbcd\nef\n\n\nghi\nj\n".utf8)
    for size in 0...text.count + 1 {
      var (parts, rest) = (LineParts(size: size, countsLines: true), text[...])
      var (all, line) = ([UInt8](), 1)
      while !rest.isEmpty {
        for part in parts.next(2, of: &rest) {
          #expect(part.firstLine == line && part.isFirst == all.isEmpty && part.bytes.last == UInt8(ascii: "\n"))
          #expect(part.bytes.count >= size || all.count + part.bytes.count == text.count)
          line += part.bytes.count { $0 == UInt8(ascii: "\n") }
          all += part.bytes
        }
      }
      #expect(all == text)
    }
  }

  @Test func `a line ends where its line feed is, and is plain where all of it shows`() {
    for length in 0...40 {
      for (end, isEnded) in [("\n", true), ("\r\n", true), ("\r", false), ("", false)] {
        let line = Array(String(repeating: "a~ ", count: 14).utf8.prefix(length))
        for odd: UInt8? in [nil, 0x1F, 0x7F, 0x80, 0xFF, 0x0D, 0x09] {
          for index in odd == nil ? 0..<1 : 0..<length {
            var bytes = line
            if let odd { bytes[index] = odd }
            bytes += Array(end.utf8) + (isEnded ? Array("next\n".utf8) : [])
            if bytes.isEmpty { continue }
            bytes.withUnsafeBufferPointer { buffer in
              let scan = LineScan(buffer, from: 0)
              let expected = bytes.prefix { $0 != 0x0A }
              let content = expected.last == 0x0D ? expected.dropLast() : expected
              #expect(Array(scan.line) == Array(content) && scan.next == expected.count + 1)
              #expect(scan.isPlain == content.allSatisfy(LineScan.isPlain))
            }
          }
        }
      }
    }
  }
}
