import FingerpostEngine

extension MatchCommand {
  /// How much output gathers before it is written; it is also written before each wait for input, so that a program on
  /// the other end can ask and get its answer, line by line.
  private static let batch = 1 << 18
  /// How much of a line is kept beyond the longest URL: a method, and enough to tell that there was more.
  private static let room = Resolver.longestMethod + 8

  /// One result a line for each line of the input, in order.
  ///
  /// A reader that has gone ends it; the status is then that of the lines so far.
  func stream(through table: RouteTable, on console: Console) throws(ToolError) -> Status {
    let resolver = Resolver(table, method: method, suggests: false)
    var status = Status.yes
    var json = JSON()
    var text = ""

    func flush(atLeast least: Int) throws(ToolError) {
      do {
        if json.bytes.count >= least {
          try console.write(json.bytes)
          json.removeAll()
        }
        if text.utf8.count >= least {
          try console.write(Array(text.utf8))
          text.removeAll(keepingCapacity: true)
        }
      } catch {
        throw .unwritable(error)
      }
    }

    do throws(ToolError) {
      let limit = table.options.text.limits.bytes + Self.room
      try console.forEachLine(upTo: limit) { line throws(ToolError) in
        let resolution = resolver.resolve(line: line)
        if !resolution.isFound { status = .no }
        if isJSON {
          resolution.write(to: &json)
          json.endLine()
        } else {
          resolution.writeLine(to: &text)
        }
        try flush(atLeast: Self.batch)
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
