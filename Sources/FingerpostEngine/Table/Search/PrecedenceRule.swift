/// A route that answers a request, by one of its variants.
struct Candidate {
  let index: Int
  let route: CompiledRoute
  let variant: Int
  let query: QueryReading

  /// The items of the query that the route asks for.
  var steps: [Outline.QueryStep] { route.program.variants[variant] }

  /// What had to be there, by key, literals before types.
  func required(_ custom: CustomTypes) -> [[OrderKey]] {
    steps.compactMap { step in
      switch step {
      case .item(let item): route.outline.isRequired(item) ? route.outline.order(item, custom) : nil
      case .optional: nil
      case .either(let group, let items):
        query.choices.first { $0.group == group }.map { route.outline.order(items[$0.branch], custom) }
      }
    }
    .sorted { $0.lexicographicallyPrecedes($1) }
  }
}

/// Which of two routes wins whose labels are equal: the rule after the labels, and the only place that knows it.
///
/// Two routes that no part of it tells apart are the same route twice, and no table has them.
struct PrecedenceRule {
  /// What is compared, one after another: the first in which two routes differ decides.
  enum Part: CaseIterable {
    /// More required query items.
    case requiredCount
    /// Those items by key and label.
    case requiredItems
    /// More optional ones present.
    case optionalCount
    /// Literal, captured, none.
    case fragment
    /// Exact, by the longer suffix, any.
    case host
    /// Named, HEAD by GET, any.
    case method
    /// Fewer in the template.
    case optionalGroups
    /// The text of the template's shape.
    case text
    /// The one that the table lists first: a bare path may be a link of two hosts, which nothing else tells apart.
    case origin
  }

  /// How a route has the method of a request.
  enum MethodFit: Int {
    case named, headByGet, any
  }

  let request: Request
  let origins: OriginSet
  let custom: CustomTypes

  func precedes(_ left: Candidate, _ right: Candidate) -> Bool {
    difference(left, right)?.isLeftFirst ?? false
  }

  /// What decides between two candidates; nil where nothing does.
  func difference(_ left: Candidate, _ right: Candidate) -> (part: Part, isLeftFirst: Bool)? {
    for part in Part.allCases {
      let (mine, theirs) = (key(part, left), key(part, right))
      if mine != theirs { return (part, mine.lexicographicallyPrecedes(theirs)) }
    }
    return nil
  }

  private func key(_ part: Part, _ candidate: Candidate) -> [OrderKey] {
    switch part {
    case .requiredCount: [.number(-candidate.steps.count(where: candidate.route.outline.isRequired))]
    case .requiredItems: candidate.required(custom).flatMap { $0 }
    case .optionalCount: [.number(-candidate.query.optionalCount)]
    case .host: [.number(host(candidate.route))]
    case .method: [.number(method(candidate.route).rawValue)]
    case .origin: [.number(origins(candidate.route).trailingZeroBitCount)]
    case .fragment, .optionalGroups, .text: Self.key(part, candidate.route, custom)
    }
  }

  /// A route's place among others whose labels are equal, before any link is there to decide.
  static func key(_ route: CompiledRoute, _ custom: CustomTypes) -> [OrderKey] {
    Part.allCases.flatMap { key($0, route, custom) }
  }

  static func key(_ part: Part, _ route: CompiledRoute, _ custom: CustomTypes) -> [OrderKey] {
    switch part {
    case .requiredCount: [.number(-route.outline.requiredItems(custom).count)]
    case .requiredItems: route.outline.requiredItems(custom).flatMap { $0 }
    case .optionalCount, .host, .origin: [.number(0)]
    case .fragment: fragment(route, custom)
    case .method: [.number((route.method == 0 ? MethodFit.any : .named).rawValue)]
    case .optionalGroups: [.number(route.optionalGroups)]
    case .text: [.bytes(Array(route.shape.utf8))]
    }
  }

  static func fragment(_ route: CompiledRoute, _ custom: CustomTypes) -> [OrderKey] {
    switch route.outline.fragment {
    case .literal(let literal): [.number(0), .bytes(literal)]
    case .capture(let slot): [.number(1)] + route.outline.slots[slot].type.order(custom)
    case nil: [.number(2)]
    }
  }

  /// The best fit of the origins that the link is of: see ``OriginRule/hostRank``.
  func host(_ route: CompiledRoute) -> Int {
    let origins = origins(route)
    return self.origins.rules.indices.filter { origins >> UInt64($0) & 1 == 1 }
      .map { self.origins.rules[$0].hostRank }.min() ?? 0
  }

  private func origins(_ route: CompiledRoute) -> UInt64 { route.origins & request.location.source.origins }

  func method(_ route: CompiledRoute) -> MethodFit {
    guard route.method != 0 else { return .any }
    if case .head(_, let get) = request.method, route.method == get { return .headByGet }
    return .named
  }
}
