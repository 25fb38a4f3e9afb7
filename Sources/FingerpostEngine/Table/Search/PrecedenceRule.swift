/// A route that answers a request, by one of its variants.
struct Candidate {
  let index: Int
  let route: CompiledRoute
  let variant: Int
  let query: QueryReading
}

/// Which of two routes wins whose labels are equal: the rule after the labels, and the only place that knows it.
///
/// More required query items; those by key and label; more optional ones present; the fragment literal, captured, none;
/// the host exact, by the longer suffix, any; the method named, HEAD by GET, any; fewer optional groups; the shape's
/// text. Two routes for which all of it is equal are the same route twice, and no table has them.
struct PrecedenceRule {
  let request: Request
  let origins: OriginSet
  let custom: CustomTypes

  func precedes(_ left: Candidate, _ right: Candidate) -> Bool {
    key(left).lexicographicallyPrecedes(key(right))
  }

  private func key(_ candidate: Candidate) -> [OrderKey] {
    let (route, query) = (candidate.route, candidate.query)
    return Self.key(
      route, required: query.required, optionalCount: query.optionalCount, host: host(route), method: method(route),
      custom)
  }

  /// A route's place among others whose labels are equal, before any link is there to decide.
  static func key(_ route: CompiledRoute, _ custom: CustomTypes) -> [OrderKey] {
    key(
      route, required: route.outline.requiredItems(custom), optionalCount: 0, host: 0,
      method: route.method == 0 ? 2 : 0, custom)
  }

  private static func key(
    _ route: CompiledRoute, required: [[OrderKey]], optionalCount: Int, host: Int, method: Int, _ custom: CustomTypes
  ) -> [OrderKey] {
    [.number(-required.count)] + required.flatMap { $0 } + [.number(-optionalCount)] + fragment(route, custom)
      + [.number(host), .number(method), .number(route.optionalGroups), .bytes(Array(route.shape.utf8))]
  }

  private static func fragment(_ route: CompiledRoute, _ custom: CustomTypes) -> [OrderKey] {
    switch route.outline.fragment {
    case .literal(let literal): [.number(0), .bytes(literal)]
    case .capture(let slot): [.number(1)] + route.outline.slots[slot].type.order(custom)
    case nil: [.number(2)]
    }
  }

  private func host(_ route: CompiledRoute) -> Int {
    let origins = route.origins & request.location.source.origins
    return self.origins.rules.indices.filter { origins >> UInt64($0) & 1 == 1 }
      .map { self.origins.rules[$0].hostRank }.min() ?? 0
  }

  private func method(_ route: CompiledRoute) -> Int {
    guard route.method != 0 else { return 2 }
    if case .head(_, let get) = request.method, route.method == get { return 1 }
    return 0
  }
}
