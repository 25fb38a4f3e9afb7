import FingerpostCount
import FingerpostEngine
import FingerpostExport
import FingerpostRouteFile

/// Counts the lines of logs by route.
enum CountCommand: Command {
  enum Format: String, CaseIterable { case text, json, csv }

  static let syntax = Syntax(
    name: "count",
    forms: [
      .init(.init("FILE", .tables), .init("LOG", .any, goesOn: true)),
      .init(.init("PART", .any, goesOn: true), with: "merge", "add up what --partial printed"),
    ],
    summary: "count which links were asked for, by route, and what no route reads",
    options: [
      Syntax.enumName(),
      .init("json-key", value: "KEY", "each line is a JSON document with the URL at KEY; dots go into objects"),
      .init("method-key", value: "KEY", "where the method stands in such a document"),
      .init("status-key", value: "KEY", "where the status stands"),
      .init("partial", "print one line that --merge adds to others: a part of a larger count"),
      .init("merge", "add such lines up; no table is needed"),
      .init(
        "format", value: "FORMAT", words: .some(Format.allCases.map(\.rawValue)), "text (default), json or csv"
      ),
      .init("json", "print one JSON document: --format=json"),
      Syntax.limit,
    ],
    notes: [
      "A LOG is a file, or \"-\" for the input; a name that ends in .gz is unpacked. A line is a URL, a request such as",
      "\"GET /items/7\", or a line of the common or combined log format, as Apache and nginx write them. What else a line holds",
      "is counted as no request, with an example.",
      "",
      "Counts of routes, of what no route reads, and of what is no request are exact. What no route reads is shown by the shape",
      "of its path, in which numbers, UUIDs and long tokens are folded; the 4,096 most frequent shapes are kept.",
      "",
      "The exit status is 0, whatever the lines hold; 2 if the table or a LOG cannot be read: the others are counted.",
    ],
    examples: [
      "fingerpost count Examples/store.routes Examples/store.urls",
      "fingerpost count Links/AppLink.swift access.log access.log.1.gz --json",
      "fingerpost count api.routes monday.log --partial > monday.part; fingerpost count --merge *.part",
    ])

  static func answer(_ arguments: inout Arguments, on console: Console) throws(ToolError) -> Answer {
    let word = arguments.value("format") ?? (arguments.isJSON ? "json" : "text")
    let format: Format = try arguments.choice(word, "--format takes text, json or csv")
    if arguments.has("partial"), arguments.has("json") || arguments.has("format") {
      throw arguments.usage("--partial is a format of its own: leave the other one out")
    }
    var run = CountRun(console: console)
    let count = try arguments.has("merge") ? run.merged(&arguments) : run.counted(&arguments)
    var answer = Answer(errors: run.errors.message(console.errorStyle) + run.notes)
    if !run.errors.isEmpty { answer.status = .refused }
    if arguments.has("partial") {
      answer.output = count.partial
    } else {
      switch format {
      case .text: answer.output = CountReport(count: count).text(console.style)
      case .json: answer.output = count.json
      case .csv: answer.output = count.csv
      }
    }
    return answer
  }
}

/// The work of one call.
private struct CountRun {
  let console: Console
  /// Why some of the files could not be read.
  var errors: [ToolError] = []
  var notes = ""

  /// One worker's share, which no other touches while it counts.
  private final class Worker: @unchecked Sendable {
    var count: LinkCount
    init(_ count: LinkCount) { self.count = count }
  }

  /// How much is kept of a line that is not complete.
  private static let longestLine = 1 << 20

  // MARK: Counting

  mutating func counted(_ arguments: inout Arguments) throws(ToolError) -> LinkCount {
    let source = try TableSource(&arguments)
    if arguments.operands.isEmpty { throw arguments.usage("a LOG is missing; \"-\" is the input") }
    let keys = try keys(arguments)
    var logs: [String] = []
    while let log = arguments.next() {
      if log == "-" { try arguments.takeInput() }
      logs.append(log)
    }
    let reading = try source.reading(on: console)
    let table = try reading.table()
    notes = Unknowns(reading).notes(console.errorStyle)
    let counter = LinkCounter(table, keys: keys)
    let empty = LinkCount(table)
    let workers = (0..<Workers.count).map { _ in Worker(empty) }
    for log in logs {
      do throws(ToolError) {
        try count(log, counter, workers)
      } catch {
        errors.append(error)
      }
    }
    var count = empty
    for worker in workers { _ = count.merge(worker.count) }
    counter.findNearest(in: &count)
    return count
  }

  private func count(_ log: String, _ counter: LinkCounter, _ workers: [Worker]) throws(ToolError) {
    let pieces = try console.pieces(log)
    var progress = ProgressLine("counting", log, on: console)
    defer { progress.wipe() }
    try pieces.forEachLines(of: log == "-" ? ToolError.input : log, upTo: Self.longestLine) { lines in
      var parts = LineParts(size: max(1 << 14, lines.count / workers.count + 1), countsLines: false)
      var rest = lines
      while !rest.isEmpty {
        let round = parts.next(workers.count, of: &rest)
        _ = Workers.results(of: round.count) { index in
          counter.count(round[index].bytes, into: &workers[index].count)
        }
      }
    } pause: { () throws(ToolError) in
      progress.show(pieces.done() >> 20, of: (pieces.size ?? 0) >> 20)
    }
  }

  private func keys(_ arguments: Arguments) throws(ToolError) -> JSONKeys? {
    let (method, status) = (try arguments.filledValue("method-key"), try arguments.filledValue("status-key"))
    if let url = try arguments.filledValue("json-key") { return JSONKeys(url: url, method: method, status: status) }
    guard method == nil, status == nil else {
      throw arguments.usage("--method-key and --status-key are for lines of JSON: --json-key says where the URL stands")
    }
    return nil
  }

  // MARK: Adding up

  mutating func merged(_ arguments: inout Arguments) throws(ToolError) -> LinkCount {
    guard !arguments.operands.isEmpty else { throw arguments.usage("a PART is missing; \"-\" is the input") }
    var sum: LinkCount?
    while let path = arguments.next() {
      if path == "-" { try arguments.takeInput() }
      do throws(ToolError) {
        let name = path == "-" ? ToolError.input : path
        let bytes = try console.fileOrInput(path)
        for (number, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
          let part: LinkCount
          do throws(DocumentError) {
            part = try LinkCount(partial: Array(line))
          } catch {
            throw .unreadable("line \(number + 1) of \(name)", .failed(error.message))
          }
          if sum == nil {
            sum = part
          } else if sum?.merge(part) != true {
            throw .unreadable("line \(number + 1) of \(name)", .failed("it was counted with another table"))
          }
        }
      } catch {
        errors.append(error)
      }
    }
    guard let sum else {
      if let error = errors.first { throw error }
      throw arguments.usage("no part of a count stands in these files")
    }
    return sum
  }
}

extension Console {
  /// A log, or the input.
  fileprivate func pieces(_ path: String) throws(ToolError) -> Pieces {
    if path == "-" { return Pieces(next: read) }
    do throws(SystemError) {
      if let openFile { return try openFile(path) }
      var rest = try readFile(path, .max)[...]
      return Pieces { () throws(SystemError) in
        defer { rest = [] }
        return Array(rest)
      }
    } catch {
      throw .unreadable(path, error)
    }
  }
}
