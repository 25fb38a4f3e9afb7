import FingerpostEngine
import SeededRandom

@testable import FingerpostExportTests

/// Links in the making, for tables that are made up.
enum RequestDraft {
  static let values = [
    "a", "b", "ab", "b*", "*", "é", "{x}", "me", "users", "7", "-7", "255", "256", "l", "m", "x y", "true", "1.5",
    "-0.5",
    "a.json", "v7", "vx", "l-a", "x-a", "123e4567-e89b-42d3-a456-426614174000", "2026-11-20", "2026-02-30",
    "2026-11-20T09:26:00Z", "new", "old", "slug", "X1",
  ]
  private static let items = [
    "q=", "q=l", "q=7", "q=x", "k=a", "k=7", "k=*", "k=b", "k=2026-11-20", "l=x", "l=", "n=true", "n=x", "s=new",
    "s=slug",
  ]

  /// The method and the text of a request: mostly nearly one that a route reads.
  static func request(_ random: inout Random, _ table: RouteTable, at hosts: [String] = ["https://a.example", ""])
    -> (method: String, link: String)
  {
    let route = random.pick(table.routes)
    let method = random.chance(80) ? route.template.method ?? "GET" : random.pick(["GET", "POST", "HEAD", "PURGE"])
    return (method, link(&random, route.template, at: random.pick(hosts)))
  }

  static func link(_ random: inout Random, _ template: Template, at host: String) -> String {
    var segments: [String] = []
    var query: [String] = []
    if random.chance(80), let way = template.ways(limit: 200).flatMap({ $0.isEmpty ? nil : random.pick($0) }) {
      segments = way.path.map { part in
        if case .literal(let text) = part, random.chance(95) { return text }
        if random.chance(70), let text = text(&random, part) { return text }
        return random.pick(values)
      }
      query = way.query.compactMap { item in
        guard random.chance(90) else { return nil }
        let text = if case .literal(let text) = item.value, random.chance(80) { text } else { random.pick(values) }
        return "\(item.key)=\(text.escapedQuery)"
      }
    } else {
      segments = (0..<random.below(4)).map { _ in random.pick(values) }
    }
    // At a host of which a part is captured that part is the first segment.
    if host.contains(".c.example"), !segments.isEmpty, random.chance(80) { segments.removeFirst() }
    if random.chance(8) { segments.append(random.pick(values)) }
    if random.chance(25) {
      let item = random.pick(items)
      let key = item.prefix { $0 != "=" } + "="
      if !query.contains(where: { $0.hasPrefix(key) }) { query.append(item) }
    }
    return host + "/" + segments.map(\.escapedSegment).joined(separator: "/")
      + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  /// A text that a part of a template reads.
  private static func text(_ random: inout Random, _ part: Template.Part) -> String? {
    func text(_ operand: Template.Part) -> String? { operand.literal ?? operand.parameter?.type.samples.first }
    switch part {
    case .parameter(let parameter):
      if case .oneOf(let members) = parameter.type { return random.pick(members) }
      return parameter.type.samples.first
    case .mixed(let operands):
      let texts = operands.compactMap(text)
      return texts.count == operands.count ? texts.joined() : nil
    default: return nil
    }
  }
}
