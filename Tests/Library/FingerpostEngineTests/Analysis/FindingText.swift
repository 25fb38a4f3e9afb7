// What a check finds, as text, so that a test is a row.

import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

extension Finding {
  /// `print-collision b a /users/me`, the severity before it where the table accepts it.
  var line: String {
    let words = [severity == .accepted ? "accepted" : nil, kind.rawValue] + routes.map(\.name) + [witness?.description]
    return words.compactMap { $0 }.joined(separator: " ")
  }
}

/// Types of a table's own: `slug` and `other` read everything but "!", `narrow` some integers.
let checkTypes = [
  CustomType("slug") { $0.contains("!") ? nil : $0 }, CustomType("other") { $0.contains("!") ? nil : $0 },
  CustomType("narrow", within: .integer(.int)) { $0.count < 4 && Int($0) != nil ? $0 : nil },
]

/// The same of which all values are known; `K` is equal to another character of Unicode.
let memberTypes = [
  CustomType("sort", members: ["best", "new"], within: .string),
  CustomType("level", members: ["1", "2"], within: .integer(.int)),
  CustomType("size", members: ["K", "M"], within: .string),
]

/// Routes, and a line for each finding.
struct CheckRow: Sendable, CustomTestStringConvertible {
  let routes: String
  let lines: [String]
  var origins = ["/"]
  var options = RouteTable.Options()

  init(_ routes: String, _ lines: String..., origins: [String] = ["/"], options: RouteTable.Options = .init()) {
    (self.routes, self.lines, self.origins, self.options) = (routes, lines, origins, options)
  }

  var testDescription: String { routes }
}

/// Expects the lines that a row has, and of each finding that its link shows it.
func expect(_ row: CheckRow, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let table = try table(row.routes, row.origins, row.options)
  let findings = table.check()
  #expect(findings.map(\.line) == row.lines, sourceLocation: sourceLocation)
  for finding in findings {
    #expect(table.fault(of: finding) == nil, "\(finding)", sourceLocation: sourceLocation)
  }
}

extension RouteTable {
  /// What is wrong with a finding: its witness does not show it.
  func fault(of finding: Finding) -> String? {
    let indices = finding.routes.compactMap(\.index)
    guard indices.count == finding.routes.count, let first = indices.first else { return "no routes" }
    guard let link = finding.witness else {
      let quiet: [Finding.Kind] = [
        .repeatedName, .differingNames, .needlessOverlap, .unknownInstead, .accessTag, .unreadQuery,
      ]
      let isQuiet = quiet.contains(finding.kind)
      let isNowhere = finding.kind == .unreachable && finding.routes.count == 1
      return isQuiet || isNowhere ? nil : "no witness"
    }
    let winner = answer(link.text, method: link.method)?.index
    let reads = indices.map { index in
      filtered { $0 == index }.answer(link.text, method: link.method) != nil
    }
    let areBothRead = reads.prefix(2) == [true, true]
    switch finding.kind {
    case .crossing:
      guard areBothRead else { return "not both match" }
      guard names(winner, in: finding) else { return "\(winner ?? -1) wins" }
      return indices.count == 2 ? nil : faultOfSet(indices)
    case .duplicate:
      return areBothRead ? winner == first ? "it answers" : nil : "not both match"
    case .unreachable:
      guard areBothRead else { return "not both match" }
      return indices.dropFirst().contains(winner ?? -1) ? nil : "\(winner ?? -1) takes it"
    case .printCollision:
      guard areBothRead, winner == indices[1], names(winner, in: finding) else { return "\(winner ?? -1) answers" }
      if indices.count > 2, let fault = faultOfSet(indices) { return fault }
      guard let value = try? filtered({ $0 == first }).match(link.text, method: link.method) else { return "no value" }
      let (source, method) = (value.location.source, routes[first].template.method)
      func isPrinted(_ captures: Captures) -> Bool {
        (try? print(captures, route: first, for: source, method: method)) != nil
      }
      guard isPrinted(value.captures) else { return nil }
      // The value that is meant may be one that the route reads in another way first.
      let oracle = Oracle(routes, origins: origins, options: options)
      return oracle.readings(of: link.text, by: oracle.routes[first]).allSatisfy(isPrinted)
        ? "the value is printed" : nil
    case .catchAll:
      // Of all others it is asked: what one finding tells of many must hold for each.
      guard areBothRead, indices.count > CatchAlls.least else { return "no catch-all" }
      guard names(winner, in: finding) else { return "\(winner ?? -1) wins" }
      return indices.dropFirst().first { relation(of: first, to: $0).both == nil }.map { "\($0) shares no link" }
    case .hostSegment:
      let host = link.text.dropFirst("https://".count).prefix { $0 != "." && $0 != "/" }
      return reads == [true] && winner == first && routes[first].template.description.contains(host) ? nil : "no host"
    case .discardingWildcard: return link.text.contains("*") && reads == [true] ? nil : "no *"
    case .ambiguous:
      guard winner == first || names(winner, in: finding) else { return "\(winner ?? -1) wins" }
      return reads == [true] && isTwofold(link.text, first) ? nil : "it does not read it twice"
    default: return "a witness for nothing"
    }
  }
}

extension RouteTable {
  /// Whether a finding says that a route wins its link, or takes it.
  fileprivate func names(_ winner: Int?, in finding: Finding) -> Bool {
    guard let winner else { return false }
    let name = "\"\(routes[winner].name)\""
    return [name, "\(name) (\(routes[winner].template.withoutFlags))"].contains { name in
      ["wins", "takes"].contains { finding.message.contains("\(name) \($0)") }
    }
  }

  /// What is wrong with a set of routes that are said to share links, each with each: of two neighbours, no link is known.
  fileprivate func faultOfSet(_ routes: [Int]) -> String? {
    if Set(routes).count < routes.count || routes[1...].dropFirst().sorted() != Array(routes[2...]) { return "no set" }
    let pairs = zip(routes, routes.dropFirst()).prefix(8)
    let parted = pairs.first { relation(of: $0, to: $1).both == nil }
    return parted.map { "\($0) share no link" }
  }

  /// Whether plain recursion reads a link as two values; a long link would take it too long.
  fileprivate func isTwofold(_ link: String, _ route: Int) -> Bool {
    if link.utf8.count > 100 || routes[route].template.parameters.count > 8 { return true }
    let oracle = Oracle(routes, origins: origins, options: options)
    return Set(oracle.readings(of: link, by: oracle.routes[route]).map(\.values)).count > 1
      || oracle.cutsTwice(link, by: oracle.routes[route])
  }
}
