/// A route that answers a link, by one of its variants.
struct Candidate {
  let route: Int
  let program: Program
  let variant: Int
  let query: QueryReading.Summary

  /// What had to be there, by key, literals before types.
  func required(_ custom: CustomTypes) -> [[OrderKey]] {
    program.steps(variant).compactMap { step in
      let items = program.items(step)
      switch step.kind {
      case .item: return program.isRequired(items[0]) ? program.order(items[0], custom) : nil
      case .optional: return nil
      case .either:
        return query.choices.first { $0.group == step.group }.map { program.order(items[Int($0.branch)], custom) }
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

  let table: RouteTable
  let method: Request.Method
  /// The origins that the link is of.
  let fitting: UInt64

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
    let record = candidate.program.record
    switch part {
    case .requiredCount:
      return [.number(-candidate.program.steps(candidate.variant).count(where: candidate.program.isRequired))]
    case .requiredItems: return candidate.required(table.custom).flatMap { $0 }
    case .optionalCount: return [.number(-candidate.query.optionalCount)]
    case .host: return [.number(host(record))]
    case .method: return [.number(fit(record).rawValue)]
    case .origin: return [.number((record.origins & fitting).trailingZeroBitCount)]
    case .fragment, .optionalGroups, .text: return table.key(part, of: candidate.route)
    }
  }

  /// The best fit of the origins that the link is of: see ``OriginRule/hostRank``.
  func host(_ record: RouteRecord) -> Int {
    let rules = table.originSet.rules
    return rules.indices.filter { (record.origins & fitting) >> UInt64($0) & 1 == 1 }.map { rules[$0].hostRank }.min()
      ?? 0
  }

  func fit(_ record: RouteRecord) -> MethodFit {
    if record.method == 0 { return .any }
    return method.isByGet(record.method) ? .headByGet : .named
  }
}

extension RouteTable {
  /// A route's place among others whose labels are equal, before any link is there to decide.
  func precedence(of route: Int) -> [OrderKey] { PrecedenceRule.Part.allCases.flatMap { key($0, of: route) } }

  func key(_ part: PrecedenceRule.Part, of route: Int) -> [OrderKey] {
    let program = programs[route]
    switch part {
    case .requiredCount: return [.number(-program.requiredItems(custom).count)]
    case .requiredItems: return program.requiredItems(custom).flatMap { $0 }
    case .optionalCount, .host, .origin: return [.number(0)]
    case .fragment: return program.fragmentOrder(custom)
    case .method: return [.number((program.record.method == 0 ? PrecedenceRule.MethodFit.any : .named).rawValue)]
    case .optionalGroups: return [.number(Int(program.record.optionalGroups))]
    case .text: return [.bytes(Array(routes[route].template.shapeText.utf8))]
    }
  }
}

// What a query asks for, in the order of precedence.

extension Program {
  /// Whether a part of the query must be there.
  func isRequired(_ step: QueryStep) -> Bool {
    switch step.kind {
    case .item: isRequired(items(step)[0])
    case .either: true
    case .optional: false
    }
  }

  func isRequired(_ item: QueryItem) -> Bool {
    item.value.isLiteral || !slot(Int(item.value.slot)).isArray && !slot(Int(item.value.slot)).hasStandard
  }

  func order(_ item: QueryItem, _ custom: CustomTypes) -> [OrderKey] {
    item.value.isLiteral
      ? [.bytes(bytes(item.key)), .number(0), .bytes(bytes(item.value.text))]
      : [.bytes(bytes(item.key))] + type(Int(item.value.slot)).order(custom)
  }

  /// What must be there whatever the variant, by key, literals before types; of an either group the first.
  func requiredItems(_ custom: CustomTypes) -> [[OrderKey]] {
    outerSteps.compactMap { step in
      switch step.kind {
      case .item: isRequired(items(step)[0]) ? order(items(step)[0], custom) : nil
      case .optional: nil
      case .either: order(items(step)[0], custom)
      }
    }
    .sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// A literal, a parameter, none.
  func fragmentOrder(_ custom: CustomTypes) -> [OrderKey] {
    guard let fragment = record.fragment else { return [.number(2)] }
    return fragment.isLiteral
      ? [.number(0), .bytes(bytes(fragment.text))] : [.number(1)] + type(Int(fragment.slot)).order(custom)
  }
}
