import FingerpostEngine

extension MatchCommand {
  /// How much output gathers before it is written; it is also written before each wait for input, so that a program on
  /// the other end can ask and get its answer, line by line.
  private static let batch = 1 << 18
  /// How many parts are answered before their results are written: what they take of memory grows with them, and with fewer,
  /// cores would wait for each other.
  private static let round = 32

  /// One result a line for each line of the input, in order.
  ///
  ///     lines ─parts─▶ workers ─results, a part each─▶ output, in the order of the parts
  ///
  /// A reader that has gone ends it; the status is then that of the lines so far.
  ///
  /// - Parameter partSize: how many bytes of lines one worker answers at a time, at least.
  func stream(
    through table: RouteTable, on console: Console, partSize: Int = 1 << 13
  ) throws(ToolError) -> Status {
    let questions = LineQuestions(table, method: method, key: key, isJSON: isJSON)
    var parts = LineParts(size: partSize, countsLines: key != nil)
    var status = Status.yes
    var output: [UInt8] = []

    func flush(atLeast least: Int) throws(ToolError) {
      guard output.count >= least else { return }
      do { try console.write(output) } catch { throw .unwritable(error) }
      output.removeAll(keepingCapacity: true)
    }

    do throws(ToolError) {
      try console.forEachLines(upTo: questions.room) { lines throws(ToolError) in
        var rest = lines
        while !rest.isEmpty {
          let round = parts.next(Self.round, of: &rest)
          for answers in Workers.results(of: round.count, { questions.answers(to: round[$0]) }) {
            if !answers.areFound { status = .no }
            output += answers.bytes
            try flush(atLeast: Self.batch)
          }
        }
      } pause: { () throws(ToolError) in
        try flush(atLeast: 1)
      }
      try flush(atLeast: 1)
    } catch {
      guard error == .unwritable(.brokenPipe) else { throw error }
    }
    return status
  }
}
