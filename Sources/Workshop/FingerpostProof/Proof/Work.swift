/// Counts what a question about tables costs, in steps and in bytes, and ends it where that is more than it may cost: at the same
/// place on every machine.
///
///     Work.counted { table.check() }                      // ([…], steps: 4711)
///     Work.within(.init(steps: 1000)) { table.check() }   // […, the finding that the check is unfinished]
///
/// A step is about what it takes to ask one state whether it reads one letter: some nanoseconds. Searches find the counter by
/// themselves, so that no call passes it on, and stop once ``isOver``. What they did not find then is not known, and they say so.
///
/// A call that is counted stays in one task: what it does in other tasks and threads must not be counted.
package final class Work: @unchecked Sendable {
  /// The most that a question may cost.
  package struct Budget: Sendable, Equatable {
    package let steps: Int
    /// What may be kept at once. It is estimated, and a process takes more.
    package let bytes: Int

    package init(steps: Int = .max, bytes: Int = .max) { (self.steps, self.bytes) = (steps, bytes) }

    /// What every question may cost unless its caller says otherwise: some ten seconds, in a process of less than 500 MB.
    package static let standard = Budget(steps: 300_000_000, bytes: 128 << 20)
  }

  // The only place that knows how a search finds its counter. WebAssembly without a library has one thread, and no tasks.
  #if hasFeature(Embedded)
    nonisolated(unsafe) private static var running: Work?
  #else
    @TaskLocal private static var running: Work?
  #endif

  /// What counts the call that runs now; nil where nobody counts.
  package static var current: Work? { running }

  /// Whether the call that runs now has cost what it may, so that it must end with what it knows.
  package static var isOver: Bool { running?.isOver ?? false }

  private var budget: Budget
  /// The steps so far. They change only in the task of the call.
  package private(set) var steps = 0
  /// The bytes that are kept now.
  private var bytes = 0
  package private(set) var isOver = false
  /// The links that were tried.
  var tries = 0

  private init(_ budget: Budget) { self.budget = budget }

  package func spend(_ steps: Int) {
    self.steps += steps
    if self.steps > budget.steps { isOver = true }
  }

  private func keep(_ bytes: Int) {
    self.bytes += bytes
    if self.bytes > budget.bytes { isOver = true }
  }

  /// What something large takes of the memory, until its last owner lets it go.
  package final class Memory {
    private let work = Work.current
    private var bytes = 0

    package init() {}

    package func grow(_ bytes: Int) {
      self.bytes += bytes
      work?.keep(bytes)
    }

    deinit { work?.keep(-bytes) }
  }
}

extension Work {
  /// A call that may cost so much.
  package static func within<Value, Failure>(
    _ budget: Budget, _ call: () throws(Failure) -> Value
  ) throws(Failure) -> Value { try count(Work(budget), call) }

  /// A call that is part of the one that runs now. If nobody counts, it may cost what every question may.
  package static func bounded<Value, Failure>(_ call: () throws(Failure) -> Value) throws(Failure) -> Value {
    running == nil ? try within(.standard, call) : try call()
  }

  /// The first part of a call, which may take half of the steps that are left, so that the other parts can say what it found.
  ///
  /// - Returns: what the part returns, and whether it is finished.
  package static func half<Value>(_ part: () -> Value) -> (result: Value, isFinished: Bool) {
    guard let work = running else { return (part(), true) }
    let whole = work.budget
    work.budget = Budget(steps: work.steps + max(0, whole.steps - work.steps) / 2, bytes: whole.bytes)
    defer {
      work.budget = whole
      work.isOver = work.steps > whole.steps || work.bytes > whole.bytes
    }
    let result = part()
    return (result, !work.isOver)
  }

  /// What a call returns, and the steps that it took: however many, unless a budget is given.
  package static func counted<Value, Failure>(
    within budget: Budget = Budget(), _ call: () throws(Failure) -> Value
  ) throws(Failure) -> (result: Value, steps: Int) {
    let work = Work(budget)
    let result = try count(work, call)
    return (result, work.steps)
  }

  private static func count<Value, Failure>(
    _ work: Work, _ call: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    #if hasFeature(Embedded)
      let outer = running
      running = work
      defer { running = outer }
      return try call()
    #else
      let result: Result<Value, Failure> = $running.withValue(work) {
        do throws(Failure) { return .success(try call()) } catch { return .failure(error) }
      }
      return try result.get()
    #endif
  }
}
