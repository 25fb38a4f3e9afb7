import Testing

@testable import FingerpostProof

/// What a call may cost, in steps and in bytes.
@Suite struct WorkTests {
  /// Whether a call is over after so many steps, and while it keeps so many bytes.
  private func isOver(_ steps: Int, _ bytes: Int = 0) -> Bool {
    let memory = Work.Memory()
    memory.grow(bytes)
    Work.current?.spend(steps)
    return withExtendedLifetime(memory) { Work.isOver }
  }

  @Test(arguments: [
    (Work.Budget(steps: 10), 10, 0, false), (Work.Budget(steps: 10), 11, 0, true), (Work.Budget(steps: 0), 1, 0, true),
    (Work.Budget(bytes: 10), 99, 10, false), (Work.Budget(bytes: 10), 0, 11, true),
    (Work.Budget(steps: 10, bytes: 10), 10, 10, false), (Work.Budget(), 1 << 40, 1 << 40, false),
  ]) func `a call is over once it takes more than its budget`(budget: Work.Budget, steps: Int, bytes: Int, over: Bool) {
    #expect(Work.within(budget) { isOver(steps, bytes) } == over)
  }

  @Test func `steps are counted, within a budget or without one`() {
    #expect(Work.counted { isOver(5000) } == (false, 5000))
    #expect(Work.counted(within: .init(steps: 100)) { isOver(5000) } == (true, 5000))
  }

  @Test func `where nobody counts nothing is over, and a bounded call has the budget of every question`() {
    #expect(!isOver(.max, .max) && Work.current == nil)
    #expect(Work.bounded { isOver(Work.Budget.standard.steps) } == false)
    #expect(Work.bounded { isOver(Work.Budget.standard.steps + 1) })
    #expect(Work.within(.init(steps: 3)) { Work.bounded { isOver(4) } })
    #expect(Work.counted { Work.bounded { isOver(Work.Budget.standard.steps + 1) } }.result == false)
  }

  @Test func `the first part of a call leaves half of its steps to the others`() {
    let found = Work.within(.init(steps: 100)) {
      let parts = (0..<3).map { _ in
        Work.half { () -> Int in
          var steps = 0
          while !Work.isOver {
            Work.current?.spend(1)
            steps += 1
          }
          return steps
        }
      }
      return (parts.map(\.result), parts.map(\.isFinished), Work.isOver)
    }
    #expect(found == ([51, 25, 13], [false, false, false], false))
    #expect(Work.half { 7 } == (7, true))
    #expect(Work.within(.init(steps: 100)) { Work.half { isOver(50) } } == (false, true))
  }

  @Test func `memory that is let go counts no more once its part has ended`() {
    Work.within(.init(bytes: 100)) {
      #expect(Work.half { isOver(0, 200) } == (true, false))
      #expect(!Work.isOver)
      let kept = Work.Memory()
      kept.grow(60)
      #expect(!isOver(0, 40))
      #expect(Work.half { isOver(0, 41) } == (true, false))
      withExtendedLifetime(kept) {}
    }
  }
}
