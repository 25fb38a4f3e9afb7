/// Counts the steps that the searches within a call take: the same number on every machine.
///
///     Work.counted { table.check() }   // ([…], steps: 4711)
///
/// A step is about what it takes to ask one state whether it reads one letter, or to try one link. Searches find the counter by
/// themselves, so that no call passes it on. Where nobody counts, they look for it once, and that is all.
///
/// A call that is counted stays in one task: what it does in other tasks and threads must not be counted.
package final class Work: @unchecked Sendable {
  /// What counts the steps of the call that runs now; nil where nobody counts.
  @TaskLocal package static var current: Work?

  /// The steps so far. They change only in the task of the call.
  package private(set) var steps = 0

  package init() {}

  package func spend(_ steps: Int) { self.steps += steps }

  /// What a call returns, and the steps that it took.
  package static func counted<Result>(_ call: () throws -> Result) rethrows -> (result: Result, steps: Int) {
    let work = Work()
    let result = try $current.withValue(work) { try call() }
    return (result, work.steps)
  }
}
