internal import FingerpostEngine

/// One way through a route, as what a filter says of it for one origin.
struct WayPatterns {
  /// What a manifest says of it.
  var filter = IntentFilter()
  /// Whether it stands for all links of a host, because there are too many ways.
  private(set) var isWhole = false
  let route: String
  /// A link that the way reads; nil if none is known.
  private(set) var sample: LinkDraft?
  /// For each part of the path, texts in its place that may show a difference.
  private var changes: [(texts: [[String]], takesRest: Bool)] = []
  private var needsFragment = false
  private let memory = Work.Memory()

  var isEmpty: Bool { filter.schemes.isEmpty }

  /// The most paths of one filter.
  private static let limit = 64
  private typealias PatternPart = WritableKeyPath<IntentFilter.Group, [AndroidPattern]>

  /// A route with too many ways: the whole host.
  ///
  /// - Parameter isOwn: whether it has a filter of its own, beside that of another such route.
  init(_ route: RouteTable.Route, at origin: Origin, isOwn: Bool = true) {
    (self.route, isWhole) = (route.name, isOwn)
    if case .web(let name, _) = origin, !origin.capturesHost {
      claim(IntentFilter.Host(authority: name), origin, route)
    }
  }

  init(
    _ way: RouteWay, of route: RouteTable.Route, at origin: Origin, _ options: ExportOptions,
    _ table: RouteTable.Options
  ) {
    self.route = route.name
    let rules = PatternRules(
      direction: options.direction, types: table.types,
      ignoresCase: route.template.flags.ignoresCase || table.text.case == .ignored)
    let (isOver, fragment) = (rules.isOver, route.template.fragment)
    var parts: [SegmentPatterns] = []
    for (index, part) in way.path.enumerated() where parts.last?.takesRest != true {
      parts.append(SegmentPatterns(part, isLast: index == way.path.count - 1, rules))
    }
    sample = LinkDraft(way, fragment, origin, table.types)
    (changes, needsFragment) = (parts.map { ($0.samples, $0.takesRest) }, fragment?.isRequired == true)
    memory.grow(parts.reduce(800) { $0 + $1.samples.joined().reduce(64) { $0 + $1.utf8.count + 32 } })
    let first = rules.ignoresCase && origin.isWeb ? way.path.first?.inLowerCase : way.path.first
    guard let host = Self.host(first, at: origin, isOver: isOver) else { return }
    // Optional items are not part of a pattern. Where queries are strict, one that does not read must not be claimed.
    if !isOver, table.strictQuery, way.parts.contains(where: { $0.items.contains { !$0.value.isAnyText } }) { return }
    // No pattern says items in any order: claim any fragment, or nothing.
    if !isOver, fragment?.hasParts == true { return }
    let optional = isOver || fragment?.part?.isAnyText == true ? nil : fragment?.part
    let anchor = fragment?.required ?? optional
    /// What each part must be, and what stands for any value.
    var asked: [(part: PatternPart, any: AndroidPattern, patterns: [AndroidPattern])] = []
    if options.minimumAPI >= 35 {
      func ask(_ part: PatternPart, _ value: Template.Part, after key: String) {
        guard let patterns = Self.patterns(value, after: key, rules).fitting(rules) else { return }
        asked.append((part, .any(after: key), patterns))
      }
      for item in way.query { ask(\.queries, item.value, after: item.key + "=") }
      if let anchor { ask(\.fragments, anchor, after: "") }
    } else if !isOver, !way.query.isEmpty || anchor != nil {
      return
    }
    // The first segment is in the place of the host.
    let takesHost = (!origin.hasHost || origin.capturesHost) && !parts.isEmpty
    var paths: [AndroidPattern] = []
    if !takesHost || parts.first?.takesRest == false {
      let rows = Self.rows(takesHost ? Array(parts.dropFirst()) : parts, rules)
      // One slash at the end is read, and taken by a part that takes the rest.
      let end = parts.last?.takesRest == true ? [] : [PatternToken.slash.times(0, 1)]
      guard let all = Self.paths(rows, end, mayRepeat: asked.isEmpty, options.minimumAPI, rules) else { return }
      paths = all
    }
    var groups = paths.isEmpty ? [IntentFilter.Group()] : paths.map { IntentFilter.Group(paths: [$0]) }
    func count() -> Int { asked.reduce(groups.count) { min($0 * $1.patterns.count, [PatternToken].most + 1) } }
    while isOver, count() > [PatternToken].most,
      let widest = asked.indices.max(by: { asked[$0].patterns.count < asked[$1].patterns.count }),
      asked[widest].patterns.count > 1
    {
      asked[widest].patterns = [asked[widest].any]
    }
    if count() > [PatternToken].most { return }
    for (part, _, patterns) in asked {
      groups = groups.flatMap { group in
        patterns.map { pattern in
          var group = group
          group[keyPath: part].append(pattern)
          return group
        }
      }
    }
    if groups.isEmpty { return }
    claim(host, origin, route)
    (filter.paths, filter.groups) = asked.isEmpty ? (paths, []) : ([], groups)
    // It is written, and the filters of the whole file are compared with each other.
    let size = groups.reduce(0) {
      $0 + ($1.paths + $1.queries + $1.fragments).reduce(96) { $0 + $1.text.utf8.count + 64 }
    }
    memory.grow(4 * size)
    Work.current?.spend(4 * size)
  }

  private mutating func claim(_ host: IntentFilter.Host, _ origin: Origin, _ route: RouteTable.Route) {
    switch origin {
    case .web(_, let scheme): (filter.isVerified, filter.schemes) = (origin.isWeb, [scheme])
    case .scheme(let scheme): filter.schemes = [scheme]
    case .withoutAuthority, .path, .compact: return
    }
    filter.hosts = [host]
    filter.comment =
      "\(route.name): \(route.shape)" + (route.template.flags.deprecation == nil ? "" : " (deprecated)")
  }

  /// The host: the origin's own, or the first segment for origins that have it there.
  private static func host(_ first: Template.Part?, at origin: Origin, isOver: Bool) -> IntentFilter.Host? {
    switch origin {
    case .withoutAuthority, .path, .compact: return nil
    case .web(let name, _) where !origin.capturesHost: return IntentFilter.Host(authority: name)
    case .web, .scheme:
      let suffix = origin.hostSuffix ?? ""
      if case .literal(let text)? = first {
        // No link has other text as its host, and a "*" would be a wildcard.
        let isHost = text.isHostName && (!origin.isWeb || text == text.lowercased())
        if isHost { return IntentFilter.Host(authority: text + suffix) }
        // A host of a scheme of one's own may have any letters, and Android's hosts have escapes or not.
        let isClaimed = isOver && !origin.isWeb && !text.utf8.allSatisfy { $0 < 0x80 }
        return isClaimed ? IntentFilter.Host(authority: "*") : nil
      }
      let isAny = first?.isAnyText == true || isOver && (first != nil || origin.isWeb)
      return isAny ? IntentFilter.Host(authority: "*" + suffix) : nil
    }
  }

  private static func rows(_ parts: [SegmentPatterns], _ rules: PatternRules) -> [[PatternToken]] {
    var parts = parts
    func count() -> Int { parts.reduce(1) { min($0 * $1.alternatives.count, 1 << 20) } }
    while rules.isOver, count() > limit,
      let widest = parts.indices.max(by: { parts[$0].alternatives.count < parts[$1].alternatives.count })
    {
      parts[widest].widen()
    }
    return [PatternToken].rows(parts.map { part in part.alternatives.map { [PatternToken.slash] + $0 } }) ?? []
  }

  /// The patterns of some rows with what may end them; none for any path, nil if nothing can be said.
  private static func paths(
    _ rows: [[PatternToken]], _ end: [PatternToken], mayRepeat: Bool, _ minimumAPI: Int, _ rules: PatternRules
  ) -> [AndroidPattern]? {
    if rows.isEmpty { return nil }
    if minimumAPI >= 31 {
      let all = rows.flatMap { (mayRepeat ? $0.literals : nil) ?? [AndroidPattern(tokens: $0 + end)] }
      guard let patterns = all.fitting(rules) else { return [] }
      return patterns.isEmpty ? nil : patterns
    }
    let globs = rows.map { $0.globs(rules) }
    // A path that cannot be said: the host alone, or nothing.
    if globs.contains(nil), rules.isOver { return [] }
    var paths = globs.compactMap(\.self).flatMap(\.self).uniqued
    // What one of the others takes anyway.
    let wide = paths.filter { $0.kind == .glob }
    paths.removeAll { path in path.kind == .literal && wide.contains { $0.matches(path.text) } }
    return paths.isEmpty ? nil : paths
  }

  /// The patterns of what a query item or a fragment must be.
  private static func patterns(
    _ value: Template.Part, after key: String, _ rules: PatternRules
  ) -> [AndroidPattern] {
    if let literal = value.literal { return [AndroidPattern(.literal, key + literal)] }
    if value.isAnyText { return [.any(after: key)] }
    let patterns =
      value.parameter.map { SegmentPatterns($0.type, rules.withCase, filler: .any, minimum: 0) }
      ?? SegmentPatterns(value.operands ?? [], rules.withCase, filler: .any)
    return patterns.alternatives.map { AndroidPattern(tokens: PatternToken.text(key) + $0) }
  }

  // MARK: Links in the making

  /// A link that the way reads, and others that may be claimed and not read, or the other way around.
  var links: [LinkDraft] {
    guard let sample else { return [] }
    var links = [sample]
    func add(_ change: (inout LinkDraft) -> Void) { links.append(sample.changed(change)) }
    for (index, part) in changes.enumerated() {
      for texts in part.texts {
        add { $0.segments.replaceSubrange(index...index, with: texts) }
        if part.takesRest { add { $0.segments.replaceSubrange(index..., with: texts) } }
      }
    }
    add { $0.segments.append("~") }
    for index in sample.query.indices {
      add { $0.query.remove(at: index) }
      for text in ["~", "99999999999999999999", "-1", "2026-02-30"] { add { $0.query[index].1 = text } }
    }
    guard needsFragment else { return links }
    add { ($0.fragment, $0.parts) = (nil, nil) }
    add { ($0.fragment, $0.parts) = ("~", nil) }
    return links
  }
}

extension [PatternToken] {
  /// A literal path, with and without the slash at its end; nil for other rows.
  fileprivate var literals: [AndroidPattern]? {
    if isEmpty || contains(where: { $0.literal == nil }) { return nil }
    let path = AndroidPattern(tokens: self)
    return [path, AndroidPattern(.literal, path.text + "/")]
  }

  /// Patterns of every API: a segment that is not a literal is claimed whole, and at the end with all that follows. Nil for what
  /// they cannot say.
  fileprivate func globs(_ rules: PatternRules) -> [AndroidPattern]? {
    if let literals { return literals }
    if isEmpty || !rules.isOver { return nil }
    var (units, isSkipping) = ([UInt16](), false)
    for token in self {
      if let unit = token.literal, !isSkipping || unit == 0x2F {
        isSkipping = false
        if "\\*.".utf16.contains(unit) { units.append(0x5C) }
        units.append(unit)
      } else if !isSkipping {
        units += "..*".utf16
        isSkipping = true
      }
    }
    let text = String(decoding: units, as: UTF16.self)
    return (isSkipping ? [text] : [text, text + "/"]).map { AndroidPattern(.glob, $0) }
  }
}

extension Template.Part {
  /// A literal as a host has it.
  fileprivate var inLowerCase: Template.Part {
    if case .literal(let text) = self { .literal(text.folded) } else { self }
  }
}

extension IntentFilter.Host {
  /// A host with its port, if any.
  init(authority: String) {
    let (name, port) = authority.hostAndPort
    self.init(name, port: port)
  }
}

extension String {
  /// Whether a segment can be a host as it is.
  fileprivate var isHostName: Bool {
    !isEmpty && utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !":@[]*\\".utf8.contains($0) } && self == escapedSegment
  }
}

extension [AndroidPattern] {
  /// Those that are short enough for the platform; nil if one is too long, and no fewer links may be claimed.
  fileprivate func fitting(_ rules: PatternRules) -> [AndroidPattern]? {
    let fitting = filter { $0.kind != .advanced || $0.row != nil }
    return rules.isOver && fitting.count < count ? nil : fitting
  }
}

extension AndroidPattern {
  /// Any text that begins so.
  fileprivate static func any(after text: String) -> Self {
    text.isEmpty ? AndroidPattern(.advanced, ".*") : AndroidPattern(.prefix, text)
  }

  /// A row of tokens as the plainest pattern that says it.
  init(tokens: [PatternToken]) {
    let units = tokens.compactMap(\.literal)
    if units.count == tokens.count {
      self.init(.literal, String(decoding: units, as: UTF16.self))
    } else {
      self.init(.advanced, tokens.text)
    }
  }
}
