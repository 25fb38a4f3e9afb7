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
    let reader = key.map { DocumentReader(key: $0) }
    var count = 0
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
      // One more tells that there was more, and one is for a carriage return.
      let limit = reader == nil ? table.options.text.limits.bytes + Self.room : DocumentReader.limit + 2
      try console.forEachLine(upTo: limit) { line throws(ToolError) in
        count += 1
        var resolution = reader.map { resolver.resolve(document: line, by: $0) } ?? resolver.resolve(line: line)
        if reader != nil { resolution.line = count }
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
