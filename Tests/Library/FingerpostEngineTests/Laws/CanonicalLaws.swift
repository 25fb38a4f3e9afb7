import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// Law 2: the canonical text of a match names the same destination, and is its own canonical text.
@Suite struct CanonicalLaws {
  @Test func `the canonical text matches alike, and is canonical`() {
    var matched = 0
    var changed = 0
    var printed = 0
    var failures = 0
    for round in 0..<Random.draws(300) {
      var tables = TableGenerator(Seed.random("canonical", round))
      let precedence: RoutePrecedence = round % 4 == 3 ? .declared : .specific
      let table = tables.table(precedence: precedence, strictQuery: round % 5 == 4)
      var links = LinkGenerator(Random(tables.random.next()))
      for _ in 0..<50 {
        let made = links.link(for: table)
        let link = links.random.chance(30) ? links.escapedNeedlessly(made) : made
        let method = links.random.method()
        guard let match = try? table.table.match(link, method: method) else { continue }
        matched += 1
        if !match.isCanonical { changed += 1 }
        let print = Self.print(match, link, method: method, table)
        if print != nil { printed += 1 }
        let complaints = Self.complaints(match, link, method: method, table, print: print)
        guard !complaints.isEmpty else { continue }
        failures += 1
        Issue.record(
          """
          \(table.lines)
          text      \(link.debugDescription)\(method.map { " method \($0)" } ?? "")
          canonical \(match.canonical.debugDescription), flagged \(match.isCanonical)
          \(complaints.joined(separator: "\n"))
          \(Seed.note)
          """)
        if failures == 5 { return }
      }
    }
    Seed.tell(matched)
    let isTelling = matched > Random.enough(3000) && changed > Random.enough(500) && printed > Random.enough(1000)
    #expect(isTelling, "\(matched), \(changed), \(printed). \(Seed.note)")
  }

  private static func complaints(
    _ match: Match, _ link: String, method: String?, _ table: TableCase, print: String?
  ) -> [String] {
    var complaints: [String] = []
    let canonical = match.canonical
    if match.isCanonical != isSame(canonical, link) { complaints.append("the flag is wrong") }
    do throws(LinkError) {
      let again = try table.table.match(canonical, method: method)
      if again.route.name != match.route.name { complaints.append("the canonical text is read as \(again.route.name)") }
      if again.index == match.index, !isSame(again.captures, match.captures) {
        complaints.append("the canonical text reads \(again.captures), not \(match.captures)")
      }
      let taken = [link, canonical].map { table.oracle.answer($0, method: method).found?.wildcards ?? [] }
      if again.index == match.index, !taken[0].isEmpty, taken[0] != taken[1] {
        complaints.append("* took \(taken[0]), and then \(taken[1])")
      }
      if !again.isCanonical || !isSame(again.canonical, canonical) {
        complaints.append("the canonical text has another canonical text, \(again.canonical.debugDescription)")
      }
      let isClean = canonical.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
      if !isClean { complaints.append("the canonical text holds what no link may") }
      if let escape = match.needlessEscape { complaints.append("the canonical text needs no \(escape)") }
    } catch {
      complaints.append("the canonical text does not match: \(error.kind)")
    }
    if let print, !isSame(print, canonical) { complaints.append("its values print \(print.debugDescription)") }
    return complaints
  }

  /// What the values print in the origin that they came from, where that is bound to be the canonical text.
  private static func print(_ match: Match, _ link: String, method: String?, _ table: TableCase) -> String? {
    let answer = table.oracle.answer(link, method: method)
    // Printing has the route's own method in mind, under which other routes may take the link.
    guard (method ?? "GET") == (match.route.template.method ?? "GET") else { return nil }
    guard let found = answer.found, found.index == match.index, found.wildcards.isEmpty else { return nil }
    let values = Dictionary(match.values.map { ($0.name, $0.capture) }) { first, _ in first }
    let same = table.routes.filter { $0.name == match.route.name }
    // Values print by an alias of any method; the canonical text keeps to those that answer the request.
    guard same.allSatisfy({ $0.template.method == match.route.template.method }) else { return nil }
    // Printing for an exact host passes by an alias that is there for a wildcard alone, and the canonical text does not.
    let aliases = same.map { $0.origins ?? table.origins }
    for (index, origin) in table.origins.enumerated() where match.location.source.origins >> UInt64(index) & 1 == 1 {
      guard aliases.allSatisfy({ $0.contains(origin) }),
        let text = try? table.table.print(match.route.name, values, for: origin)
      else {
        continue
      }
      guard let again = try? table.table.match(text, method: method) else { continue }
      // A `*` that took nothing may take some of it.
      guard table.oracle.answer(text, method: method).found?.wildcards.isEmpty == true else { continue }
      // Names that branches share leave the branch open; such values may print another one.
      if again.index == match.index, isSame(again.captures, match.captures),
        again.location.source.prefix == match.location.source.prefix
      {
        return text
      }
    }
    return nil
  }
}

extension LinkGenerator {
  /// A link with escapes for some letters that need none, and with small digits in some that it has.
  mutating func escapedNeedlessly(_ link: String) -> String {
    var start = link.firstRange(of: "://")?.upperBound ?? link.startIndex
    // A host has no escapes.
    if link.lowercased().hasPrefix("http") { start = link[start...].firstIndex(of: "/") ?? link.endIndex }
    let digits = Array("0123456789abcdefABCDEF".utf8)
    var text = Array(link[..<start].utf8)
    var kept = 0
    for byte in link[start...].utf8 {
      let isLetter = digits.contains(byte) || UInt8(ascii: "g")...UInt8(ascii: "z") ~= byte || byte == UInt8(ascii: ".")
      if byte == UInt8(ascii: "%") { kept = 3 }
      if kept == 0, isLetter, random.chance(15) {
        text += PercentEncoding.encode([byte], bare: ByteSet("")).utf8
      } else {
        text.append(byte)
      }
      kept = max(0, kept - 1)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension Match {
  /// The first escape of the canonical text that stands for an unreserved byte (RFC 3986, section 6.2.2.2), or has small digits; a raw
  /// rest keeps its own.
  fileprivate var needlessEscape: String? {
    let (text, unreserved) = (canonical, ByteSet.letterOrDigit.union("-._~"))
    var end = text.utf8.count
    if route.template.path.takeRawRest,
      case .text(let rest)? = captures.values.last(where: { $0 != .absent }),
      text.hasSuffix(rest)
    {
      end -= rest.utf8.count
    }
    let bytes = Array(text.utf8.prefix(end))
    for index in bytes.indices where bytes[index] == UInt8(ascii: "%") && location.source.form != .compact {
      let escape = String(decoding: bytes[index...].prefix(3), as: UTF8.self)
      guard let byte = UInt8(escape.dropFirst(), radix: 16) else { return escape }
      if unreserved.contains(byte) || escape != escape.uppercased() { return escape }
    }
    return nil
  }
}
