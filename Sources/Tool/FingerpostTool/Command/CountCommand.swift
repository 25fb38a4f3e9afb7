import FingerpostCount
import FingerpostExport
import FingerpostInput
import FingerpostRouteFile

/// Counts the lines of logs by route.
enum CountCommand: Command {
  enum Format: String, CaseIterable { case text, json, csv }

  static let syntax = Syntax(
    name: "count",
    usages: [
      .init(.init("FILE", .tables), .init("LOG", .any, goesOn: true)),
      .init(.init("PART", .any, goesOn: true), with: "merge", "add up partial counts"),
    ],
    summary: "count links by route, and requests that no route reads",
    options: [
      Syntax.enumName(),
      .init("json-key", value: "KEY", "each line is a JSON document with the URL at KEY; dots separate nested keys"),
      .init("method-key", value: "KEY", "the key of the method in such a document"),
      .init("status-key", value: "KEY", "the key of the status in such a document"),
      .init("bytes", value: "START-END", "count the lines of a LOG that begin in this range; END is optional"),
      .init("partial", "print a partial count, one line for --merge"),
      .init("merge", "add up partial counts; no table is needed"),
      .init(
        "format", value: "FORMAT", words: .some(Format.allCases.map(\.rawValue)), "text (default), json or csv"
      ),
      .init("json", "print one JSON document: --format=json"),
      Syntax.limit,
    ],
    notes: [
      "A LOG is a file, or \"-\" for standard input; a file whose name ends in .gz is unpacked. A line is a URL, a request such",
      "as \"GET /items/7\", or a line of the common or combined log format, as Apache and nginx write them. Any other line is",
      "counted as no request, with an example. --bytes counts parts of one file.",
      "",
      "The counts of routes, of all requests that no route reads, and of other lines are exact. Requests that no route reads",
      "are grouped by the shape of their path, with a placeholder for each number, UUID and long token; the 4,096 most",
      "frequent shapes are kept.",
      "",
      "The exit status is 0, whatever the lines contain; 2 if the table or a LOG cannot be read. The other LOGs are counted.",
    ],
    examples: [
      "fingerpost count Examples/store.routes Examples/store.urls",
      "fingerpost count Links/AppLink.swift access.log access.log.1.gz --json",
      "fingerpost count api.routes monday.log --partial > monday.part; fingerpost count --merge *.part",
    ])

  static func answer(_ arguments: inout Arguments, on console: Console) throws(InputError) -> Answer {
    let format: Format = try arguments.format()
    if arguments.has("partial"), arguments.has("json") || arguments.has("format") {
      throw .usage("--partial has its own format: remove --format or --json")
    }
    var run = CountRun(console: console)
    let count = try arguments.has("merge") ? run.merged(&arguments) : run.counted(&arguments)
    var answer = Answer(errors: run.errors.message(console.errorStyle) + run.notes)
    if !run.errors.isEmpty { answer.status = .refused }
    answer.output =
      switch format {
      case _ where arguments.has("partial"): count.partial
      case .text: CountReport(count: count).text(console.style)
      case .json: count.json
      case .csv: count.csv
      }
    return answer
  }
}

private struct CountRun {
  let console: Console
  /// Why some of the files could not be read.
  var errors: [InputError] = []
  var notes = ""

  /// One worker's share, which no other touches while it counts.
  private final class Worker: @unchecked Sendable {
    var count: LinkCount
    init(_ count: LinkCount) { self.count = count }
  }

  /// How much is kept of a line that is not complete.
  private static let longestLine = 1 << 20
  private static let longestPart = 1 << 28

  // MARK: Counting

  mutating func counted(_ arguments: inout Arguments) throws(InputError) -> LinkCount {
    let source = try TableSource(&arguments)
    if arguments.operands.isEmpty { throw .usage("a LOG is missing; \"-\" is standard input") }
    let (keys, range) = (try keys(arguments), try range(arguments))
    var logs: [String] = []
    while let log = arguments.next() {
      if log == "-" { try arguments.takeInput() }
      if log == "-", range != nil { throw .usage("--bytes is for files, not for standard input") }
      logs.append(log)
    }
    let parsed = try source.parsed(in: console.files)
    let table = try parsed.table()
    notes = Unknowns(parsed).notes(console.errorStyle)
    let counter = LinkCounter(table, keys: keys)
    let empty = LinkCount(table)
    let workers = (0..<Workers.count).map { _ in Worker(empty) }
    for log in logs {
      do throws(InputError) {
        try count(log, range, counter, workers)
      } catch {
        errors.append(error)
      }
    }
    var count = empty
    for worker in workers { _ = count.merge(worker.count) }
    counter.findNearest(in: &count)
    return count
  }

  /// The next lines are read, and unpacked, while those before are counted.
  private func count(
    _ log: String, _ range: ByteRange?, _ counter: LinkCounter, _ workers: [Worker]
  ) throws(InputError) {
    let pieces = try console.files.pieces(log, range)
    var progress = ProgressLine("counting", log, on: console)
    defer { progress.wipe() }
    let blocks = LineBlocks(pieces, of: log == "-" ? InputError.input : log, upTo: Self.longestLine)
    var block = try blocks.next()
    if range?.start ?? 0 == 0 { block = block?.withoutMark }
    while let lines = block {
      var (parts, rest) = (LineParts(size: lines.count / workers.count + 1, countsLines: false), lines)
      let round = parts.next(workers.count, of: &rest)
      let following = Workers.results(of: round.count + 1) { index -> Result<ArraySlice<UInt8>?, InputError>? in
        if index == 0 { return Result { () throws(InputError) in try blocks.next() } }
        counter.count(round[index - 1].bytes, into: &workers[index - 1].count)
        return nil
      }
      progress.show(pieces.done() >> 20, of: (pieces.size ?? 0) >> 20)
      block = try following.first??.get()
    }
  }

  private func keys(_ arguments: Arguments) throws(InputError) -> JSONKeys? {
    let (method, status) = (try arguments.filledValue("method-key"), try arguments.filledValue("status-key"))
    if let url = try arguments.filledValue("json-key") { return JSONKeys(url: url, method: method, status: status) }
    guard method == nil, status == nil else {
      throw .usage("--method-key and --status-key are for lines of JSON: --json-key says where the URL is")
    }
    return nil
  }

  private func range(_ arguments: Arguments) throws(InputError) -> ByteRange? {
    guard let text = try arguments.filledValue("bytes") else { return nil }
    guard let range = ByteRange(text) else {
      throw .usage("--bytes takes a range such as 0-1048576, not \"\(text)\"")
    }
    return range
  }

  // MARK: Adding up

  mutating func merged(_ arguments: inout Arguments) throws(InputError) -> LinkCount {
    guard !arguments.operands.isEmpty else { throw .usage("a PART is missing; \"-\" is standard input") }
    var sum: LinkCount?
    while let path = arguments.next() {
      if path == "-" { try arguments.takeInput() }
      let name = path == "-" ? InputError.input : path
      let blocks: LineBlocks
      do throws(InputError) {
        blocks = LineBlocks(try console.files.pieces(path), of: name, upTo: Self.longestPart)
      } catch {
        errors.append(error)
        continue
      }
      var number = 0
      while let block = try blocks.next() {
        for line in block.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
          number += 1
          if !line.withoutReturn.isEmpty { try add(line.withoutReturn, called: "line \(number) of \(name)", to: &sum) }
        }
        // What is after the last end is not a line.
        if block.last == UInt8(ascii: "\n") { number -= 1 }
      }
    }
    guard let sum else {
      if let error = errors.first { throw error }
      throw .usage("these files contain no partial count")
    }
    return sum
  }

  private func add(_ line: ArraySlice<UInt8>, called name: String, to sum: inout LinkCount?) throws(InputError) {
    let part: LinkCount
    do throws(DocumentError) {
      part = try LinkCount(partial: Array(line))
    } catch {
      throw .unreadable(name, .failed(error.message))
    }
    if sum == nil {
      sum = part
    } else if sum?.merge(part) != true {
      throw .unreadable(name, .failed("it was counted with a different table"))
    }
  }
}
