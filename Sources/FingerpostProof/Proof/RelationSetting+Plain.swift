// Links that are put together from the parts of templates, without a search. Like others, they are tried before anything is said;
// what they do not show, only a search can tell.

import FingerpostEngine

/// A plain link of a route, in parts that can be joined with those of another route.
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
    let avoided = (others ?? []).compactMap(plain).map(\.segments).filter { $0.count == one.segments.count }
    var segments: [String] = []
    for (place, pair) in zip(one.segments, other.segments).enumerated() {
      let isSearched = others != nil && pair.0.rank != pair.1.rank && (pair.0.label.isMixed || pair.1.label.isMixed)
      let text =
        isSearched
        ? sharedText(pair.0.label, pair.1.label, beside: avoided.map { $0[place].label }) : pair.0.joined(with: pair.1)
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
      case .literal, .capture, .mixed, .wildcard, .rest:
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
    guard let link = link(of: [route], segments.map(\.text), query), isMatch(link, by: route) else { return nil }
    return PlainRoute(segments: segments, query: query, link: link)
  }

  /// A link with these parts at the first origin that all of some routes allow.
  private func link(
    of routes: [Int], _ segments: [String], _ query: [Location.QueryItem]
  ) -> TemplateRelation.Witness? {
    let allowed = routes.reduce(UInt64.max) { $0 & programs.routes[$1].origins }
    guard let source = sources(.plain).first(where: { $0.origins & allowed != 0 }),
      let text = try? Location(source: source, segments: segments, query: query).print()
    else { return nil }
    return TemplateRelation.Witness(method: routes.lazy.compactMap { self.template($0).method }.first, text: text)
  }
}
