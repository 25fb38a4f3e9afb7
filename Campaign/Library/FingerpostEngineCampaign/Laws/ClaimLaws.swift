import Foundation
import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// What a comparison of claims with a table says is what brute force over short links says.
@Suite struct ClaimLaws {
  private static let segments = ["a", "b", "ab", "1", "12", "a1", "%C3%A9"]
  private static let paths: [String] = {
    var paths = ["/"]
    for first in segments {
      paths.append("/\(first)")
      for second in segments {
        paths.append("/\(first)/\(second)")
        for third in ["a", "1"] { paths.append("/\(first)/\(second)/\(third)") }
      }
    }
    return paths
  }()
  private static let queries: [String?] = [nil, "k=", "k=a", "k=1", "q=a", "k=1&q=b", "k=a&q="]
  private static let fragments: [String?] = [nil, "", "a", "1"]
  /// Fragments that are cut into parts by some routes.
  private static let cutFragments: [String?] =
    fragments + [
      "/a", "/1", "/a/1", "/a/b", "/a/b/1", "/a%2Fb", "/a/1?g=a", "/a/1?g=", "k=a", "k=1", "k=", "k=1&q=a", "k=a&q=1",
      "q=1", "k=a%26q=1", "k=%3D", "a@1", "1@a", "@", "a/1", "1/b", "b/a", "/?g=1", "?g=a", "/%C3%A9", "k=%C3%A9",
    ]

  /// A claim as text, so that it can be matched without the engine.
  private struct Glob {
    var path = "*"
    var items: [(key: String, value: String)] = []
    var fragment: String?
    var isExclusion = false
    var isDecoded = false

    var claim: LinkClaims.Claim {
      var claim = LinkClaims.Claim()
      claim.path = Self.spelling(path)
      claim.items = items.map { .init(key: $0.key, value: Self.spelling($0.value)) }
      claim.fragment = fragment.map(Self.spelling)
      (claim.isExclusion, claim.isDecoded) = (isExclusion, isDecoded)
      return claim
    }

    static func spelling(_ text: String) -> TextExpression {
      .sequence(
        text.map { $0 == "*" ? .optional(.anything) : $0 == "?" ? .any : .text(String($0)) })
    }

    func matches(_ path: String, _ query: String?, _ fragment: String?) -> Bool {
      let values = Dictionary(
        (query ?? "").split(separator: "&").map { item in
          let parts = item.split(separator: "=", omittingEmptySubsequences: false)
          return (String(parts[0]), String(parts[1]))
        }
      ) { first, _ in first }
      func reads(_ glob: String, _ text: String) -> Bool {
        let text = isDecoded ? text.removingPercentEncoding ?? text : text
        return Self.matches(Array(glob)[...], Array(text)[...])
      }
      return reads(self.path, path) && items.allSatisfy { reads($0.value, values[$0.key] ?? "") }
        && self.fragment.map { reads($0, fragment ?? "") } ?? true
    }

    private static func matches(_ glob: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
      guard let first = glob.first else { return text.isEmpty }
      if first == "*" {
        return matches(glob.dropFirst(), text) || !text.isEmpty && matches(glob, text.dropFirst())
      }
      guard let next = text.first else { return false }
      return (first == "?" || first == next) && matches(glob.dropFirst(), text.dropFirst())
    }
  }

  private static func glob(_ random: inout Random, cuts: Bool) -> Glob {
    var glob = Glob()
    let parts = ["/", "/", "/a", "/b", "?*", "*", "?", "a", "1", "/?*", "/*", "%C3%A9"]
    glob.path = "/" + (0..<(random.below(4))).map { _ in random.pick(parts) }.joined()
    if random.chance(cuts ? 70 : 20) { glob.path = "*" }
    if random.chance(25) { glob.items.append((random.pick(["k", "q"]), random.pick(["*", "?*", "a", "?", ""]))) }
    if random.chance(cuts ? 60 : 15) {
      glob.fragment = random.pick(
        ["*", "?*", "a", ""]
          + (cuts ? ["/*", "/?*", "/a/?*", "/a/?", "k=*", "k=?", "k=?*&q=?*", "?@?", "*@*", "*%*", "*/*", "?g=*"] : []))
    }
    glob.isExclusion = random.chance(25)
    glob.isDecoded = random.chance(20)
    return glob
  }

  private static func table(_ random: inout Random, cuts: Bool) throws -> RouteTable? {
    let parts = ["a", "b", "ab", "{x}", "{n:int}", "{s:a|ab|1}", "(a)", "({y}|b)", "*", "{z}1", "%C3%A9"]
    let rests = ["", "", "", "?{k}", "?k={n2:int}", "?({k})", "?(k=a|q=a)", "#{f}", "?q={v:a|b}#a"]
    let fragments = [
      "#/{f}", "#/a/{f:int}", "#/a/{f:int}?({g})", "#/{f}/{g:a|1}", "#k={f}", "#k={f:int}", "#k={f}&q={g:int}",
      "#q={g}",
      "#({k:int})&q={g:int}", "#k={f:[int]}", "#{f}@{g}", "#{f}/{g:a|b}", "#a/{f}", "#/?{g}", "#?{g}", "#{f}",
      "#{f:a|k=a|a/1}", "(#a)",
    ]
    var routes: [RouteTable.Route] = []
    for index in 0..<(1 + random.below(4)) {
      let path = (0..<random.below(cuts ? 2 : 4)).map { _ in random.pick(cuts ? ["a", "{x}"] : parts) }.joined(
        separator: "/")
      let rest = random.pick(cuts ? fragments : rests)
      guard let template = try? Template((path.isEmpty ? "/" : path) + rest) else { continue }
      routes.append(.init("r\(index)", template))
    }
    return try? RouteTable(
      routes, origins: [.web("a.example"), .scheme("app")],
      options: RouteTable.Options(
        text: TextRules(slashes: cuts && random.chance(20) ? .lenient : nil), strictQuery: random.chance(20)))
  }

  @Test(arguments: [false, true]) func `claims and routes differ where short links say so`(cuts: Bool) throws {
    var (found, all) = (0, 0)
    for round in 0..<Random.draws(60, atLeast: 3) {
      var random = Seed.random(cuts ? "claims of fragments" : "claims", round)
      guard let table = try Self.table(&random, cuts: cuts) else { continue }
      let globs = (0..<(1 + random.below(4))).map { _ in Self.glob(&random, cuts: cuts) }
      let comparison = table.compare(with: LinkClaims(globs.map(\.claim)), at: "https://a.example")
      var (unhandled, unclaimed) = (Set<Int>(), Set<Int>())
      for path in cuts ? Array(Self.paths.prefix(3)) : Self.paths {
        for query in cuts ? [nil] : Self.queries {
          for fragment in cuts ? Self.cutFragments : Self.fragments {
            let link = "https://a.example" + ClaimedText(path: path, query: query, fragment: fragment).text
            let first = globs.firstIndex { $0.matches(path, query, fragment) }
            let isClaimed = first.map { !globs[$0].isExclusion } ?? false
            let answer = table.answer(link)?.index
            // Fragments are compared as they are printed.
            if cuts, answer != nil, (try? table.match(link))?.isCanonical != true { continue }
            if isClaimed, answer == nil, let first { unhandled.insert(first) }
            if !isClaimed, let answer { unclaimed.insert(answer) }
          }
        }
      }
      var complaints: [String] = []
      for difference in comparison.differences {
        guard let split = Split(difference.link) else { continue }
        let first = globs.firstIndex { $0.matches(split.path, split.query, split.fragment) }
        let isClaimed = first.map { !globs[$0].isExclusion } ?? false
        let answer = table.answer(difference.link)?.index
        switch difference {
        case .unhandled(let claim, _):
          unhandled.remove(claim)
          if !isClaimed || first != claim || answer != nil {
            complaints.append("\(difference): \(first ?? -1), \(answer ?? -1)")
          }
        case .unclaimed(let route, _, let exclusion):
          unclaimed.remove(route)
          if isClaimed || answer != route || first != exclusion {
            complaints.append("\(difference): \(first ?? -1), \(answer ?? -1)")
          }
        }
      }
      if !unhandled.isEmpty || !unclaimed.isEmpty { complaints.append("missed: \(unhandled) \(unclaimed)") }
      if !comparison.isComplete { complaints.append("incomplete") }
      found += comparison.differences.count
      all += 1
      if !complaints.isEmpty {
        Issue.record(
          "\(table.routes)\n\(globs)\n\(comparison.differences)\n\(complaints.joined(separator: "\n"))\n\(Seed.note)")
        return
      }
    }
    #expect(all > Random.enough(20))
    #expect(found > all)
  }

  /// The parts of a link of a.example.
  private struct Split {
    let path: String
    let query: String?
    let fragment: String?

    init?(_ link: String) {
      guard link.hasPrefix("https://a.example") else { return nil }
      let parts = link.dropFirst(17).split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let (rest, fragment) = (parts[0], parts.count == 2 ? String(parts[1]) : nil)
      let halves = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      (path, query, self.fragment) = (String(halves[0]), halves.count == 2 ? String(halves[1]) : nil, fragment)
    }
  }
}
