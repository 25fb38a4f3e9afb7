import FingerpostEngine

extension MatchCommand {
  /// How much output gathers before it is written; it is also written before each wait for input, so that a program on
  /// the other end can ask and get its answer, line by line.
  private static let batch = 1 << 18

  /// One result a line for each line of the input, in order.
  ///
  /// A reader that has gone ends it; the status is then that of the lines so far.
  func stream(through table: RouteTable, on console: Console) throws(ToolError) -> Status {
    var status = Status.found
    var json = JSON()
    var text = ""

    func flush(atLeast least: Int) throws(SystemError) {
      if json.bytes.count >= least {
        try console.write(json.bytes)
        json.removeAll()
      }
      if text.utf8.count >= least {
        try console.write(Array(text.utf8))
        text.removeAll(keepingCapacity: true)
      }
    }

    do throws(SystemError) {
      try console.forEachLine { line throws(SystemError) in
        let resolution = Resolution(of: line, method: method, in: table)
        if !resolution.isFound { status = .notFound }
        if isJSON {
          resolution.write(to: &json)
          json.endLine()
        } else {
          resolution.writeLine(to: &text)
        }
        try flush(atLeast: Self.batch)
      } pause: { () throws(SystemError) in
        try flush(atLeast: 1)
      }
      try flush(atLeast: 1)
    } catch {
      guard error == .brokenPipe else { throw .system(error) }
    }
    return status
  }
}
