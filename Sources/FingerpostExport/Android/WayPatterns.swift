internal import FingerpostEngine

/// One way through a route, as what a filter says of it for one origin.
struct WayPatterns {
  typealias Token = AdvancedPattern.Token

  /// Paths as rows of tokens; nil for any path.
  private(set) var rows: [[Token]]? = []
  /// What stands in the place of the host; nil where Android cannot say it.
  private(set) var host: IntentFilter.Host?
  /// For each required query item, its patterns.
  private(set) var queries: [[AndroidPattern]] = []
  private(set) var fragments: [AndroidPattern] = []
  /// Links in the making.
  private(set) var links: [LinkDraft] = []
  /// A link that the way reads.
  private(set) var sample: LinkDraft?

  /// Whether a link needs more than the path.
  private(set) var needsQuery = false
  /// Whether it stands for all links of an origin, because there are too many ways.
  private(set) var isWhole = false
  /// What a manifest says of it; without schemes if it says nothing.
  var filter = IntentFilter()

  /// The most paths of one filter.
  private static let limit = 64

  /// A route with too many ways: the whole origin.
  init(wholeOrigin origin: Origin) {
    (rows, isWhole) = (nil, true)
    if case .web(let name, _) = origin, !origin.capturesHost { host = IntentFilter.Host(authority: name) }
  }

  init(
    _ way: RouteWay, _ fragment: Template.Operand?, at origin: Origin, _ options: ExportOptions, _ types: [CustomType]
  ) {
    var parts: [SegmentPatterns] = []
    for (index, part) in way.path.enumerated() where parts.last?.takesRest != true {
      parts.append(SegmentPatterns(part, isLast: index == way.path.count - 1, options.direction, types))
    }
    needsQuery = !way.query.isEmpty || fragment != nil
    drawLinks(parts, way, fragment, origin, types)
    host = Self.host(way.path.first, at: origin, isOver: options.direction == .over)
    // The first segment stands in the place of the host.
    if !origin.isWeb || origin.capturesHost, let first = parts.first {
      if !first.takesRest { parts.removeFirst() } else { rows = nil }
    }
    if rows != nil { rows = Self.rows(parts, options.direction) }
    if options.minimumAPI >= 35 { addQueries(way, fragment, options.direction, types) }
  }

  /// What stands in the place of the host: its own name, or for origins that take the first segment there, that segment.
  private static func host(_ first: Template.Part?, at origin: Origin, isOver: Bool) -> IntentFilter.Host? {
    switch origin {
    case .path, .compact: return nil
    case .web(let name, _) where !origin.capturesHost: return IntentFilter.Host(authority: name)
    case .web, .scheme:
      let suffix = origin.hostSuffix ?? ""
      if case .literal(let text)? = first {
        // No link has other text there, and a "*" would be a wildcard.
        let isHost = text.isHostName && (!origin.isWeb || text == text.lowercased())
        return isHost ? IntentFilter.Host(authority: text + suffix) : nil
      }
      let isAny = first?.isAnyText == true || isOver && (first != nil || origin.isWeb)
      return isAny ? IntentFilter.Host(authority: "*" + suffix) : nil
    }
  }

  private static func rows(_ parts: [SegmentPatterns], _ direction: ExportOptions.Direction) -> [[Token]] {
    var parts = parts
    func count() -> Int { parts.reduce(1) { min($0 * $1.alternatives.count, 1 << 20) } }
    while direction == .over, count() > limit,
      let widest = parts.indices.max(by: { parts[$0].alternatives.count < parts[$1].alternatives.count })
    {
      parts[widest].widen()
    }
    if count() > 8 * limit { return [] }
    var rows = [[Token]()]
    for part in parts { rows = rows.flatMap { row in part.alternatives.map { row + [Token.slash] + $0 } } }
    // One slash at the end is read, and taken by a part that takes the rest.
    return rows.map { parts.last?.takesRest == true ? $0 : $0 + [Token.slash.times(0, 1)] }
  }

  private mutating func addQueries(
    _ way: RouteWay, _ fragment: Template.Operand?, _ direction: ExportOptions.Direction, _ types: [CustomType]
  ) {
    func patterns(_ operand: Template.Operand, after key: String) -> [AndroidPattern] {
      guard let type = operand.parameter?.type else { return [AndroidPattern(.literal, key + (operand.literal ?? ""))] }
      if type == .string { return [key.isEmpty ? AndroidPattern(.advanced, ".*") : AndroidPattern(.prefix, key)] }
      let patterns = SegmentPatterns(type, direction, types, filler: .any, minimum: 0)
      return patterns.alternatives.map { AndroidPattern(tokens: SegmentPatterns.text(key) + $0) }
    }
    queries = way.query.map { patterns($0.value, after: $0.key + "=") }
    fragments = fragment.map { patterns($0, after: "") } ?? []
  }

  /// Claims no link whose fragment, or whose query in a strict table, does not read.
  mutating func narrow(
    to way: RouteWay, _ fragment: Template.Fragment?, isStrict: Bool, _ options: ExportOptions, _ types: [CustomType]
  ) {
    if isStrict, way.parts.contains(where: { part in part.items.contains { !$0.value.isAnyText } }) { rows = [] }
    guard let fragment, fragment.required == nil, !fragment.operand.isAnyText else { return }
    needsQuery = true
    if options.minimumAPI >= 35 { addQueries(way, fragment.operand, .under, types) }
  }

  // MARK: Links in the making

  private mutating func drawLinks(
    _ parts: [SegmentPatterns], _ way: RouteWay, _ fragment: Template.Operand?, _ origin: Origin, _ types: [CustomType]
  ) {
    guard let whole = LinkDraft(way, fragment, origin, types) else { return }
    sample = whole
    func add(_ change: (inout LinkDraft) -> Void) { links.append(whole.changed(change)) }
    for (index, part) in parts.enumerated() {
      for texts in part.claimed + part.missed {
        add { $0.segments.replaceSubrange(index...index, with: texts) }
        if part.takesRest { add { $0.segments.replaceSubrange(index..., with: texts) } }
      }
    }
    add { $0.segments.append("~") }
    for index in whole.query.indices {
      add { $0.query.remove(at: index) }
      for text in ["~", "99999999999999999999", "-1", "2026-02-30"] { add { $0.query[index].1 = text } }
    }
    if fragment == nil { return }
    add { $0.fragment = nil }
    add { $0.fragment = "~" }
  }
}

extension Template.Operand {
  /// Whether it reads every text.
  fileprivate var isAnyText: Bool { parameter?.type == .string }
}

extension IntentFilter.Host {
  /// A host with its port, if any.
  init(authority: String) {
    let (name, port) = authority.hostAndPort
    self.init(name, port: port)
  }
}

extension String {
  /// Whether a segment stands in the place of a host without being cut.
  fileprivate var isHostName: Bool {
    !isEmpty && utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !":@[]*\\".utf8.contains($0) } && self == escapedSegment
  }
}

extension AndroidPattern {
  /// A row of tokens as the plainest pattern that says it.
  init(tokens: [AdvancedPattern.Token]) {
    let units = tokens.compactMap(\.literal)
    if units.count == tokens.count {
      self.init(.literal, String(decoding: units, as: UTF16.self))
    } else {
      self.init(.advanced, AdvancedPattern(tokens).text)
    }
  }
}
