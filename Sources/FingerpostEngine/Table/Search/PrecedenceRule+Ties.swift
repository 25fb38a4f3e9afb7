// The rule after the labels, as far as it can be told without a link.

extension PrecedenceRule {
  /// How a route fares against another that reads the same links by equal labels.
  enum Tie {
    case wins
    case loses
    /// It depends on the link: on what is in its query, or on its host.
    case depends
  }

  /// A variant of a route.
  struct Contender {
    let route: CompiledRoute
    let query: [Outline.QueryStep]
  }

  /// How one fares against another.
  static func tie(_ one: Contender, against other: Contender, _ custom: CustomTypes) -> Tie {
    for part in Part.allCases {
      if part == .host || part == .origin, one.route.origins == other.route.origins { continue }
      guard let mine = key(part, one, custom), let theirs = key(part, other, custom) else { return .depends }
      if mine != theirs { return mine.lexicographicallyPrecedes(theirs) ? .wins : .loses }
    }
    return .depends
  }

  /// What every link gives a part; nil where links differ in it.
  private static func key(_ part: Part, _ contender: Contender, _ custom: CustomTypes) -> [OrderKey]? {
    let (route, outline) = (contender.route, contender.route.outline)
    switch part {
    case .requiredCount: return [.number(-contender.query.count(where: outline.isRequired))]
    case .requiredItems:
      var items: [[OrderKey]] = []
      for step in contender.query where outline.isRequired(step) {
        guard case .item(let item) = step else { return nil }
        items.append(outline.order(item, custom))
      }
      return items.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 }
    case .optionalCount: return contender.query.allSatisfy(outline.isRequired) ? [] : nil
    case .host, .origin: return nil
    case .method:
      // A link that both answer is for the named one, and of two such it is HEAD, which GET answers too.
      return [.number(route.method == 0 ? 2 : route.route.template.method?.isIdentical(to: "HEAD") == true ? 0 : 1)]
    case .fragment, .optionalGroups, .text: return key(part, route, custom)
    }
  }
}

extension Outline {
  /// Whether a part of the query must be there.
  func isRequired(_ step: QueryStep) -> Bool {
    switch step {
    case .item(let item): isRequired(item)
    case .either: true
    case .optional: false
    }
  }
}
