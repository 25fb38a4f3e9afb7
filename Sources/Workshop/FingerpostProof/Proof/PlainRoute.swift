/// A plain link of a route, put together from the parts of its template, which can be joined with those of another route.
///
/// Plain links take no search. Like others they are matched before they are reported; what they do not show, only a search can tell.
struct PlainRoute {
  let segments: [PlainSegment]
  let query: [Location.QueryItem]
  let link: TemplateRelation.Witness
}

extension RelationSetting {
  /// The relation of two routes that cross, if plain links show it; nil if only a search can tell.
  ///
  ///     {a}-1-{b}, {a}-2-{b}    // a-1-aa-2-a, a-1-a, a-2-a
  func plainCrossing(of first: Int, and second: Int) -> TemplateRelation? {
    guard let one = plain(first)?.link, let other = plain(second)?.link, !isMatch(one, by: second),
      !isMatch(other, by: first)
    else { return nil }
    let both = plainLink(of: first, and: second) ?? plainLink(of: first, and: second, beside: [])
    return both.map { TemplateRelation(both: .yes($0), onlyFirst: .yes(one), onlySecond: .yes(other)) }
  }

  /// A link that both of two routes match; nil if only a search can tell.
  ///
  /// - Parameter others: routes whose labels should not read the mixed segments. Nil for a link that joins the texts of both
  ///   routes; otherwise these segments have the shortest texts, which takes a search, but less of one than a link does.
  func plainLink(of first: Int, and second: Int, beside others: [Int]? = nil) -> TemplateRelation.Witness? {
    guard let one = plain(first), let other = plain(second), one.segments.count == other.segments.count else {
      return nil
    }
    let avoided = (others ?? []).compactMap(plain).map { $0.segments }.filter { $0.count == one.segments.count }
    var segments: [String] = []
    for (index, pair) in zip(one.segments, other.segments).enumerated() {
      let isSearched = others != nil && pair.0.rank != pair.1.rank && (pair.0.label.isMixed || pair.1.label.isMixed)
      let text =
        isSearched
        ? sharedText(pair.0.label, pair.1.label, beside: avoided.map { $0[index].label }) : pair.0.joined(with: pair.1)
      guard let text else { return nil }
      segments.append(text)
    }
    let query = one.query + other.query.filter { item in !one.query.contains { $0.key.isIdentical(to: item.key) } }
    guard let both = link(of: [first, second], segments, query), isMatch(both, by: first), isMatch(both, by: second)
    else { return nil }
    return both
  }

  /// The plain link of a route without its optional groups, by the first branches of others; nil if a text of some type is not
  /// known.
  func plainRoute(_ route: Int) -> PlainRoute? {
    let program = programs[route]
    if program.record.fragment?.isOptional == false { return nil }
    var segments: [PlainSegment] = []
    var position = 0
    while program[position].kind != .end {
      let instruction = program[position]
      switch instruction.kind {
      case .optional, .leave: position = instruction.target
      case .either, .branch, .more, .end: position += 1
      case .literal, .capture, .mixed, .wildcard, .rest, .rawRest:
        guard let segment = PlainSegment(program.label(instruction), rank: instruction.rank) else { return nil }
        segments.append(segment)
        position += 1
      }
    }
    var query: [Location.QueryItem] = []
    for step in program.steps(Int(program[position].index)) where program.isRequired(step) {
      guard let item = program.items(step).first, let value = PlainSegment(program.label(item.value), rank: 0) else {
        return nil
      }
      query.append(Location.QueryItem(key: program.text(item.key), value: value.text))
    }
    guard let link = link(of: [route], segments.map({ $0.text }), query), isMatch(link, by: route) else { return nil }
    return PlainRoute(segments: segments, query: query, link: link)
  }

  /// A link with these parts at the first origin that all of some routes allow.
  private func link(
    of routes: [Int], _ segments: [String], _ query: [Location.QueryItem]
  ) -> TemplateRelation.Witness? {
    let allowed = routes.reduce(UInt64.max) { $0 & programs.routes[$1].origins }
    guard let source = sources(.segment).first(where: { $0.origins & allowed != 0 }),
      let text = try? Location(source: source, segments: segments, query: query).print()
    else { return nil }
    let method = routes.lazy.compactMap { self.table.routes[$0].template.method }.first
    return TemplateRelation.Witness(method: method, text: text)
  }
}

/// A text that the label of one segment reads, in parts that can be joined with those of another label.
///
///     x-{a}.{b}.json    the prefix x-, the core a.a, the suffix .json
struct PlainSegment {
  let label: Label
  /// The rank of the label: see ``Label/literalRank``.
  let rank: Int32
  /// The literals at both ends of a mixed segment.
  private var (prefix, suffix) = ("", "")
  /// What stands between them: an example of each parameter, and the literals.
  private let core: String
  /// Whether a string comes after the prefix, and before the suffix, so that the core may be longer there.
  private var (opens, closes) = (false, false)

  /// Nil if no text is known.
  init?(_ label: Label, rank: Int32) {
    (self.label, self.rank) = (label, rank)
    switch label {
    case .literal(let text): core = text
    case .type(let type):
      guard let sample = type.element.samples.first else { return nil }
      core = sample
    case .mixed(let operands):
      let texts = operands.compactMap { $0.literal ?? $0.parameter?.type.samples.first }
      let parameters = operands.indices.filter { operands[$0].parameter != nil }
      guard texts.count == operands.count, let first = parameters.first, let last = parameters.last else { return nil }
      core = texts[first...last].joined()
      (prefix, suffix) = (texts[..<first].joined(), texts[(last + 1)...].joined())
      (opens, closes) = (operands[first].parameter?.type == .string, operands[last].parameter?.type == .string)
    case .folded(.literal(let text)): core = text
    case .folded(.type(let type)): core = type.samples.first ?? ""
    case .wildcard, .rest, .rawRest: core = "a"
    // Only a search finds the common texts of mixed segments that ignore case.
    case .folded, .tail: return nil
    }
  }

  var text: String { prefix + core + suffix }

  /// A text that this label and another one should read; nil if none is known.
  ///
  ///     {a}-1-{b} and {a}-2-{b}    a-1-aa-2-a
  func joined(with other: PlainSegment) -> String? {
    if rank == other.rank { return rank == Label.literalRank && !text.isIdentical(to: other.text) ? nil : text }
    guard label.isMixed, other.label.isMixed else { return (rank < other.rank ? self : other).text }
    guard let ends = ends(with: other) else { return nil }
    // What comes first must close with a string that takes what follows.
    let (first, second) = closes && other.opens ? (self, other) : (other, self)
    return ends.prefix + first.core + second.core + ends.suffix
  }

  /// The longer of both prefixes and suffixes; nil if no text begins, or ends, with both.
  private func ends(with other: PlainSegment) -> (prefix: String, suffix: String)? {
    func longer(_ one: String, _ other: String, _ begins: (String, String) -> Bool) -> String? {
      let (short, long) = one.utf8.count <= other.utf8.count ? (one, other) : (other, one)
      return begins(long, short) ? long : nil
    }
    guard let prefix = longer(prefix, other.prefix, { $0.utf8.starts(with: $1.utf8) }),
      let suffix = longer(suffix, other.suffix, { $0.utf8.reversed().starts(with: $1.utf8.reversed()) })
    else { return nil }
    return (prefix, suffix)
  }

  /// Whether two mixed segments read a text in common; nil if only a search can tell.
  func meets(_ other: PlainSegment) -> Bool? {
    guard label.isMixed, other.label.isMixed else { return nil }
    guard let ends = ends(with: other) else { return false }
    /// Whether the text of one, followed by that of another, is read by both.
    func precedes(_ first: PlainSegment, _ second: PlainSegment) -> Bool {
      first.closes && second.opens && (first.opens || first.prefix.utf8.count == ends.prefix.utf8.count)
        && (second.closes || second.suffix.utf8.count == ends.suffix.utf8.count)
    }
    return precedes(self, other) || precedes(other, self) ? true : nil
  }
}
