import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// 1, 2, 4 and so on, up to `most`.
func doubled(from least: Int = 1, upTo most: Int) -> [Int] {
  Array(sequence(first: least) { $0 * 2 <= most ? $0 * 2 : nil })
}

/// Twice the size takes at most 2.2 times the steps: see ``Growth``.
func expectLinear(
  _ sizes: [Int], sourceLocation: SourceLocation = #_sourceLocation, _ steps: (Int) throws -> Int
) rethrows {
  #expect(try Growth.linear.fault(sizes, steps) == nil, sourceLocation: sourceLocation)
}

extension RouteTable {
  /// What the search for a text's route does, counted from the root on: nodes looked at, whatever the machine.
  func steps(_ text: String) throws -> Int {
    try text.withBytes { (bytes) throws(LinkError) in
      try Scan.read(bytes, originSet, options.text) { scan in
        withSearch(ScannedText(scan), Request(get)) { search in
          _ = search.findBest()
          return search.steps
        }
      }
    }
  }
}

extension RouteTable {
  /// What the first route does to read a text by itself: pairs of an instruction and a segment tried.
  fileprivate func readingSteps(_ text: String) throws -> Int {
    try text.withBytes { (bytes) throws(LinkError) in
      try Scan.read(bytes, originSet, options.text) { scan in
        withUnsafeTemporaryAllocation(byteCount: PathReader.memory, alignment: 16) { memory in
          guard let memory = memory.baseAddress else { return 0 }
          let ranks = UnsafeBufferPointer<Int32>(start: nil, count: 0)
          var reading = PathReader(programs[0], ScannedText(scan), ranks, asPrinted: false, memory)
          _ = reading.run { _ in true }
          return reading.steps
        }
      }
    }
  }
}

/// A type that reads every text without a "!", and counts how often it is asked. Each is used by one thread.
private final class CountingType: @unchecked Sendable {
  private(set) var count = 0

  var options: RouteTable.Options {
    let type = CustomType("counted") { text in
      self.count += 1
      return text.utf8.contains(UInt8(ascii: "!")) ? nil : text
    }
    return RouteTable.Options(text: TextRules(limits: LinkLimits(queryItems: 1000)), types: [type])
  }
}

/// What a search costs, in steps: they are the same on every machine, and double where the input does.
@Suite struct StepTests {
  @Test func `a node is looked at twice, before the next segment and with it`() throws {
    #expect(try table("r a/b/c").steps("/a/b/c") == 7)
  }

  static let wildcards: [(LongText, String)] = [(times(200, "/x"), "notFound"), (times(199, "/x") + "/y", "r")]

  @Test(arguments: wildcards) func `one to sixteen wildcards`(text: LongText, name: String) throws {
    try expectLinear(doubled(upTo: 16)) { count in
      let table = try table("r " + times(count, "*/x/").text + "y")
      #expect(table.outcome(text.text).prefix { $0 != " " } == name)
      return try table.steps(text.text)
    }
  }

  @Test(arguments: ["/x/end", "/x/x", "/x"]) func `one to six optional groups`(text: String) throws {
    func steps(_ count: Int, _ group: (Int) -> String) throws -> Int {
      try table("r " + numbered(count, "/", group).text + "/end").steps(text)
    }
    func optional(_ number: Int) -> String { "({p\(number)})" }
    func branched(_ number: Int) -> String { "({a\(number)}|{b\(number)}/x)" }
    // Each way has a path of its own, and those that begin alike share it.
    for count in 1...6 { #expect(try steps(count, optional) <= 10) }
    for count in 1...6 { #expect(try steps(count, branched) <= 10) }
  }

  /// With the least number of segments that is tried: the last five reach more nodes with every segment, as far as the template
  /// goes.
  static let templates: [(LongText, Int)] = [
    ("{*rest}", 1), ("*/end", 1), (numbered(6, "/") { "({p\($0)})" } + "/{*rest}", 32),
    (numbered(6, "/") { "({p\($0):int})" } + "/*/end", 32), (times(6, "(x)/") + "*", 32),
    (times(6, "(x|x/x)/") + "{*rest}", 64), (times(8, "*/x/") + "y", 64),
  ]

  @Test(arguments: templates) func `one to two hundred and fifty-six segments`(template: LongText, least: Int) throws {
    let table = try table("r \(template.text)")
    try expectLinear(doubled(from: least, upTo: 256)) { count in try table.steps(times(count, "/x").text) }
    try expectLinear(doubled(from: least, upTo: 256)) { count in try table.steps(times(count, "/5").text) }
    try expectLinear(doubled(from: least, upTo: 256)) { count in try table.readingSteps(times(count, "/x").text) }
  }

  /// `FINGERPOST_FULL=1` goes on to tens of thousands.
  @Test func `ten to thousands of routes`() throws {
    try expectLinear(doubled(from: 10, upTo: isFull ? 81_920 : 5_120)) { count in
      let routes = try (0..<count).map { number in
        let template = number % 10 == 0 ? "a\(number % 7)/{id:int}/b\(number)" : "a\(number % 7)/b\(number)/{id:int}"
        return RouteTable.Route("r\(number)", try Template(template))
      }
      let table = try RouteTable(routes, origins: [.path])
      #expect(table.outcome("/a3/b3/5") == "r3 id=5")
      #expect(table.nodes.nodes.count <= 3 * count + 10)
      return try ["/a3/b3/5", "/a3/5/b10", "/a3/5/b\(count)", "/a9/b3/5"].map(table.steps).max() ?? 0
    }
  }

  @Test func `one to two hundred and fifty-six query items`() throws {
    // Values that are read are counted; keys that are compared are not.
    try expectLinear(doubled(upTo: 256)) { count in
      let type = CountingType()
      let table = try table("r q?{tag:[counted]}", ["/"], type.options)
      #expect(table.lookup("/q?" + times(count, "tag=x&").text + "other=1")?.index == 0)
      return type.count
    }
    try expectLinear(doubled(upTo: 64)) { count in
      let type = CountingType()
      let table = try table("r q?" + numbered(count, "&") { "({k\($0):counted})" }.text, ["/"], type.options)
      #expect(table.lookup("/q?" + numbered(count, "&") { "k\($0)=x" }.text)?.index == 0)
      return type.count
    }
  }

  @Test func `a segment is asked a bounded number of values`() throws {
    let type = CountingType()
    let table = try table("r {a:counted}-{b:counted}-{c:counted}", ["/"], type.options)
    #expect(table.lookup("/a-b-c")?.index == 0)
    let few = type.count
    #expect(table.lookup("/" + times(4000, "a-").text + "!") == nil)
    #expect(type.count - few <= MixedSegment.maximumReads)
  }
}
