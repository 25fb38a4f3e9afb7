import Testing

@testable import FingerpostTool
@testable import FingerpostToolTests

struct ProgressLineTests {
  private func text(
    _ path: String = "links.routes", isTerminal: Bool = true, variables: [String: String] = [:],
    _ work: (inout ProgressLine) -> Void
  ) -> String {
    let memory = Memory()
    memory.isTerminal = isTerminal
    memory.variables = variables
    var line = ProgressLine("checking", path, on: memory.console)
    work(&line)
    return memory.errorText
  }

  @Test func `it is written over itself, and wiped`() {
    #expect(
      text {
        $0.show(0, of: 3)
        $0.show(1, of: 3)
        $0.show(3, of: 3)
        $0.wipe()
      } == "\rchecking links.routes 0/3\u{1B}[K\rchecking links.routes 1/3\u{1B}[K"
        + "\rchecking links.routes 3/3\u{1B}[K\r\u{1B}[K")
  }

  @Test func `it is written once a percent`() {
    let lines = text { line in for done in 0...10_002 { line.show(done, of: 10_002) } }.split(separator: "\r")
    #expect(lines.count == 101)
    #expect(lines[34] == "checking links.routes 3400/10002\u{1B}[K")
  }

  @Test func `another count begins anew`() {
    let lines = text {
      $0.show(9, of: 9)
      $0.show(0, of: 10)
      $0.show(1, of: 10)
    }
    #expect(lines.split(separator: "\r").map { $0.dropFirst(22).dropLast(3) } == ["9/9", "0/10", "1/10"])
  }

  @Test func `nothing is written where nobody looks, or nothing can be taken back`() {
    let show: (inout ProgressLine) -> Void = {
      $0.show(1, of: 2)
      $0.wipe()
    }
    #expect(text(isTerminal: false, show) == "")
    #expect(text(variables: ["TERM": "dumb"], show) == "")
    #expect(text(variables: ["NO_COLOR": "1"], show) == text { show(&$0) })
    #expect(text { $0.wipe() } == "")
    #expect(text { $0.show(1, of: 0) } == "")
  }

  @Test func `a path neither wraps the line nor steers the terminal`() {
    let long = "\u{1B}" + String(repeating: "a", count: 50) + "/links.routes"
    #expect(
      text(long) { $0.show(0, of: 1) }
        == "\rchecking …\(String(repeating: "a", count: 27))/links.routes 0/1\u{1B}[K")
    #expect(text("a\r\u{1B}b") { $0.show(0, of: 1) } == "\rchecking a\\u{D}\\u{1B}b 0/1\u{1B}[K")
  }
}
