import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

struct SlotWriterTests {
  @Test func `what a failed attempt put is forgotten, and what it said`() {
    let captures = SlotWriter.withScratch { (writer: inout SlotWriter) -> [Captured] in
      writer.put("a")
      let isFirst = writer.attempt { writer in
        writer.put("b")
        writer.put(["c", "d"])
        writer.put(choice: 1)
        writer.innerRow = 7
        writer.refuse(PrintError(.readsDifferently))
        return false
      }
      let (innerRow, isRefused, hasFailed) = (writer.innerRow, writer.isRefused, writer.failure != nil)
      #expect(!isFirst && innerRow == -1 && !isRefused && !hasFailed)
      let isSecond = writer.attempt { writer in
        writer.put(["e"])
        return true
      }
      #expect(isSecond)
      return writer.captures
    }
    #expect(captures == [.text("a"), .list(["e"])])
  }
}
