import SeededRandom

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// All paths of up to five segments over a few texts, and which of them a template matches, by the oracle.
struct PathUniverse {
  private(set) var vocabulary = [
    "a", "b", "{}", "{:int}", "{:a|b}", "{:double}", "*", "(a)", "({})", "({:int}/b)", "(a|b)", "(a/b|{})", "a{}",
    "{:int}-{}",
  ]
  /// Where the paths are links.
  let origin: Origin
  /// One text for each way in which the vocabulary can read one.
  private static let texts = ["a", "b", "c", "7", "1.5", "ab", "7-a"]
  /// Those that no host holds.
  private static let capitals = ["A", "B"]
  private static let whole = Random.isCampaign ? 4 : 3
  private let paths: [[String]]
  /// The paths as links.
  let links: [(text: String, segments: [String])]

  /// Types of which the vocabulary may have parameters.
  static let types = [
    CustomType("letter", members: ["a", "b"], within: .string),
    CustomType("digit", members: ["7"], within: .integer(.int)),
  ]

  /// - Parameters:
  ///   - isOfHosts: the first segment is captured from a host, and the vocabulary has words that no host holds.
  ///   - hasMembers: the vocabulary has parameters of ``types``, more of them than of others.
  init(isOfHosts: Bool = false, hasMembers: Bool = false) {
    origin = isOfHosts ? .web("{t}.example") : .path
    if isOfHosts { vocabulary += ["A", "{:A|b}", "({:A|B}/b)", "(A|a/b)", "{:A|B}"] }
    if hasMembers {
      vocabulary = ["a", "b", "7", "{}", "{:letter}", "{:digit}", "({:letter})", "{:digit}-{:letter}"]
    }
    var paths: [[String]] = isOfHosts ? [] : [[]]
    var longest: [[String]] = [[]]
    for _ in 0..<5 {
      longest = longest.flatMap { path in
        (isOfHosts && (1..<Self.whole).contains(path.count) ? Self.texts + Self.capitals : Self.texts).map {
          path + [$0]
        }
      }
      paths += longest
    }
    // Whole up to three segments; beyond, over what most of the vocabulary can tell apart.
    let kept = paths.filter { $0.count <= Self.whole || $0.allSatisfy { ["a", "b", "7"].contains($0) } }
    (self.paths, links) = (kept, kept.map { (Self.link($0, isOfHosts: isOfHosts), $0) })
  }

  /// Every path of up to this many segments.
  func templates(upTo count: Int, among vocabulary: [String]) -> [[String]] {
    var all: [[String]] = [[]]
    var longest = all
    for _ in 0..<count {
      longest = longest.flatMap { path in vocabulary.map { path + [$0] } }
      all += longest
    }
    return all
  }

  /// Template text, each parameter with a name of its own.
  func text(_ path: [String]) -> String {
    var number = 0
    return path.isEmpty
      ? "/"
      : path.joined(separator: "/").split(separator: "{", omittingEmptySubsequences: false).enumerated().map {
        place, part in
        guard place > 0 else { return String(part) }
        number += 1
        return "{n\(number)\(part)"
      }
      .joined()
  }

  /// For each path, whether the template matches it.
  func matched(_ path: [String]) -> [Bool] {
    guard let template = try? Template(text(path)) else { return [] }
    let route = OracleRoute(RouteTable.Route("r", template), index: 0, types: OracleTypes())
    return paths.map { segments in
      var reader = OracleReader(types: OracleTypes(), segments: segments, isCompact: false)
      reader.read(route.path, from: 0, OracleReading())
      return !reader.found.isEmpty
    }
  }

  /// Whether all paths of as many segments are here.
  func isWhole(_ link: String?) -> Bool {
    let slashes = (link ?? "").utf8.count { $0 == UInt8(ascii: "/") }
    return slashes <= Self.whole + (origin == .path ? 0 : 1)
  }

  private static func link(_ path: [String], isOfHosts: Bool) -> String {
    guard isOfHosts else { return "/" + path.joined(separator: "/") }
    return "https://\(path.first ?? "").example/\(path.dropFirst().joined(separator: "/"))"
  }

  /// What brute force says against a relation.
  func complaint(_ relation: TemplateRelation, _ first: [Bool], _ second: [Bool]) -> String? {
    func example(_ isFirst: Bool, _ isSecond: Bool) -> [String]? {
      zip(paths, zip(first, second)).first { $1.0 == isFirst && $1.1 == isSecond }?.0
    }
    let found = [example(true, true), example(true, false), example(false, true)]
    let said = [relation.both, relation.onlyFirst, relation.onlySecond]
    for (found, said) in zip(found, said) {
      if let found, said == nil { return "\(found) was missed" }
      // A witness of more segments is beyond brute force.
      if found == nil, let said, isWhole(said.text) {
        return "\(said) is not among the short paths"
      }
    }
    return nil
  }
}
