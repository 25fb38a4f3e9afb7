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

  /// The most paths of one filter.
  private static let limit = 64

  /// A route with too many ways: the whole origin.
  init(wholeOrigin origin: Origin) {
    rows = nil
    if case .web(let name, _) = origin, !origin.capturesHost { host = IntentFilter.Host(authority: name) }
  }

  init(
    _ way: RouteWay, _ fragment: Template.Operand?, at origin: Origin, _ options: ExportOptions, _ types: [CustomType]
  ) {
    var parts: [SegmentPatterns] = []
    for (index, part) in way.path.enumerated() {
      let patterns = SegmentPatterns(part, isLast: index == way.path.count - 1, options.direction, types)
      parts.append(patterns)
      if patterns.takesRest { break }
    }
    needsQuery = !way.query.isEmpty || fragment != nil
    drawLinks(parts, way, fragment, origin, types)
    switch origin {
    case .web(let name, _) where !origin.capturesHost:
      host = IntentFilter.Host(authority: name)
    case .web(let name, _):
      let suffix = name.firstIndex(of: "}").map { String(name[name.index(after: $0)...]) } ?? ""
      if case .literal(let text)? = way.path.first {
        // No link has other text there, and a "*" would be a wildcard.
        let isHost = text.isHostName && text == text.lowercased()
        host = isHost ? IntentFilter.Host(authority: text + suffix) : nil
      } else if way.path.first?.isAnyText == true || options.direction == .over {
        host = IntentFilter.Host(authority: "*" + suffix)
      }
    case .scheme:
      switch way.path.first {
      case .literal(let text)?: host = text.isHostName ? IntentFilter.Host(text) : nil
      case let part?: host = part.isAnyText || options.direction == .over ? IntentFilter.Host("*") : nil
      case nil: host = nil
      }
    case .path, .compact: host = nil
    }
    if origin.takesFirstSegment, let first = parts.first {
      if !first.takesRest { parts.removeFirst() } else { rows = nil }
    }
    if rows != nil { rows = Self.rows(parts, options.direction) }
    if options.minimumAPI >= 35 { addQueries(way, fragment, options.direction, types) }
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
    for part in parts { rows = rows.flatMap { row in part.alternatives.map { row + [Token.one("/")] + $0 } } }
    // One slash at the end is read, and taken by a part that takes the rest.
    return rows.map { parts.last?.takesRest == true ? $0 : $0 + [Token.one("/").times(0, 1)] }
  }

  private mutating func addQueries(
    _ way: RouteWay, _ fragment: Template.Operand?, _ direction: ExportOptions.Direction, _ types: [CustomType]
  ) {
    func patterns(_ operand: Template.Operand, after key: String) -> [AndroidPattern] {
      switch operand {
      case .literal(let text): return [AndroidPattern(.literal, key + text)]
      case .parameter(let parameter):
        if parameter.type == .string {
          return [key.isEmpty ? AndroidPattern(.advanced, ".*") : AndroidPattern(.prefix, key)]
        }
        let patterns = TypePatterns(parameter.type, direction, types, filler: .any, minimum: 0)
        return patterns.alternatives.map { AndroidPattern(tokens: TypePatterns.text(key) + $0) }
      }
    }
    queries = way.query.map { patterns($0.value, after: $0.key + "=") }
    fragments = fragment.map { patterns($0, after: "") } ?? []
  }

  /// Claims no link whose fragment, or whose query in a strict table, does not read.
  mutating func narrow(
    to way: RouteWay, _ fragment: Template.Fragment?, isStrict: Bool, _ options: ExportOptions, _ types: [CustomType]
  ) {
    if isStrict, way.parts.contains(where: { part in part.items.contains { !$0.value.isAnyText } }) { rows = [] }
    guard case .optional(let operand)? = fragment.map(\.mayBeMissing), !operand.isAnyText else { return }
    needsQuery = true
    if options.minimumAPI >= 35 { addQueries(way, operand, .under, types) }
  }

  // MARK: Links in the making

  private mutating func drawLinks(
    _ parts: [SegmentPatterns], _ way: RouteWay, _ fragment: Template.Operand?, _ origin: Origin, _ types: [CustomType]
  ) {
    guard let whole = LinkDraft(way, fragment, origin, types) else { return }
    let known = whole.segments.map { [$0] }
    sample = whole
    func add(_ segments: [[String]]) {
      var link = whole
      link.segments = segments.flatMap(\.self)
      links.append(link)
    }
    for (index, part) in parts.enumerated() {
      for texts in part.claimed + part.missed {
        var all = known
        all[index] = texts
        add(all)
        if part.takesRest { add(Array(all[...index])) }
      }
    }
    add(known + [["~"]])
    for index in whole.query.indices {
      var link = whole
      link.query.remove(at: index)
      links.append(link)
      for text in ["~", "99999999999999999999", "-1", "2026-02-30"] {
        link = whole
        link.query[index].1 = text
        links.append(link)
      }
    }
    if fragment != nil {
      var link = whole
      link.fragment = nil
      links.append(link)
      link.fragment = "~"
      links.append(link)
    }
  }
}

extension Origin {
  /// Whether the place of the host is the first segment.
  var takesFirstSegment: Bool {
    if case .scheme = self { true } else { capturesHost }
  }
}

extension Template.Fragment {
  /// The same as optional, where a default stands for it.
  fileprivate var mayBeMissing: Self {
    guard case .required(let operand) = self, required == nil else { return self }
    return .optional(operand)
  }
}

extension Template.QueryPart {
  fileprivate var items: [Template.QueryItem] {
    switch self {
    case .item(let item), .optional(let item): [item]
    case .either(let items): items
    }
  }
}

extension Template.Operand {
  /// Whether it reads every text.
  fileprivate var isAnyText: Bool {
    if case .parameter(let parameter) = self { parameter.type == .string } else { false }
  }
}

extension IntentFilter.Host {
  /// A host with its port, if any.
  init(authority: String) {
    let text = authority.utf8
    let colon = text.lastIndex(of: UInt8(ascii: ":"))
    if let colon, let port = UInt16(authority[text.index(after: colon)...]) {
      self.init(String(authority[..<colon]), port: Int(port))
    } else {
      self.init(String(authority))
    }
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
