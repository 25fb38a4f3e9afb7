/// A route that answers a link, by one of its variants.
struct Candidate {
  let route: Int
  let program: Program
  let template: Template
  let variant: Int
  let query: QueryReading.Summary

  /// What had to be there, by key, literals before types.
  func required(_ custom: CustomTypes) -> [[OrderKey]] {
    program.required(program.steps(variant), custom) { step in
      query.choices.first { $0.group == step.group }.map { Int($0.branch) }
    } ?? []
  }
}

/// Which of two routes wins whose labels are equal: the rule after the labels, and no other file knows it.
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

  let origins: OriginSet
  let custom: CustomTypes
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

  /// What a link gives a part.
  private func key(_ part: Part, _ candidate: Candidate) -> [OrderKey] {
    let record = candidate.program.record
    switch part {
    case .requiredItems: return candidate.required(custom).flatMap { $0 }
    case .optionalCount: return [.number(-candidate.query.optionalCount)]
    case .host: return [.number(host(record))]
    case .method: return [.number(fit(record).rawValue)]
    case .origin: return [.number((record.origins & fitting).trailingZeroBitCount)]
    case .requiredCount, .fragment, .optionalGroups, .text:
      return candidate.program.key(part, candidate.variant, candidate.template, custom) ?? []
    }
  }

  /// The best fit of the origins that the link is of: see ``OriginRule/hostRank``.
  func host(_ record: RouteRecord) -> Int {
    let rules = origins.rules
    return rules.indices.filter { (record.origins & fitting) >> UInt64($0) & 1 == 1 }.map { rules[$0].hostRank }.min()
      ?? 0
  }

  func fit(_ record: RouteRecord) -> MethodFit {
    if record.method == 0 { return .any }
    return method.isByGet(record.method) ? .headByGet : .named
  }
}

// The same, as far as it is known without a link.

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
    let program: Program
    let variant: Int
    let template: Template

    /// What every link gives a part; nil where links differ in it.
    func key(_ part: Part, _ custom: CustomTypes) -> [OrderKey]? { program.key(part, variant, template, custom) }
  }

  /// How one fares against another.
  static func tie(_ one: Contender, against other: Contender, _ custom: CustomTypes) -> Tie {
    for part in Part.allCases {
      if part == .host || part == .origin, one.program.record.origins == other.program.record.origins { continue }
      guard let mine = one.key(part, custom), let theirs = other.key(part, custom) else { return .depends }
      if mine != theirs { return mine.lexicographicallyPrecedes(theirs) ? .wins : .loses }
    }
    return .depends
  }
}

extension PrecedenceRule {
  /// How a route ranks among others whose labels are equal, before any link is there to decide: of an either group the first
  /// item counts, and no method comes before another.
  static func order(_ program: Program, _ template: Template, _ custom: CustomTypes) -> [OrderKey] {
    Part.allCases.flatMap { part -> [OrderKey] in
      switch part {
      case .optionalCount, .host, .origin: [.number(0)]
      case .method: [.number((program.record.method == 0 ? MethodFit.any : .named).rawValue)]
      default: program.key(part, nil, template, custom, branch: 0) ?? []
      }
    }
  }
}

extension Program {
  /// What every link gives a part; nil where links differ in it.
  ///
  /// - Parameters:
  ///   - variant: nil for what all variants have.
  ///   - branch: which item of an either group counts.
  fileprivate func key(
    _ part: PrecedenceRule.Part, _ variant: Int?, _ template: @autoclosure () -> Template, _ custom: CustomTypes,
    branch: Int? = nil
  ) -> [OrderKey]? {
    var asked: [QueryStep] { variant.map(steps) ?? outerSteps }
    switch part {
    case .requiredCount: return [.number(-asked.count { isRequired($0) })]
    case .requiredItems: return required(asked, custom) { _ in branch }?.flatMap { $0 }
    case .optionalCount: return asked.allSatisfy { isRequired($0) } ? [] : nil
    case .fragment: return fragmentOrder(custom)
    case .host, .origin: return nil
    case .method:
      // A link that both answer is for the named one, and of two such it is HEAD, which GET answers too.
      return [.number(record.method == 0 ? 2 : template().method == "HEAD" ? 0 : 1)]
    case .optionalGroups: return [.number(Int(record.optionalGroups))]
    case .text: return [.bytes(Array(template().shapeText.utf8))]
    }
  }

  /// Whether a part of the query must be there.
  func isRequired(_ step: QueryStep) -> Bool {
    switch step.kind {
    case .item: isRequired(items(step)[0])
    case .either: true
    case .optional: false
    }
  }

  func isRequired(_ item: StepItem) -> Bool {
    item.value.isLiteral || !slot(Int(item.value.slot)).isArray && !slot(Int(item.value.slot)).hasStandard
  }

  func order(_ item: StepItem, _ custom: CustomTypes) -> [OrderKey] {
    item.value.isLiteral
      ? [.bytes(bytes(item.key)), .number(0), .bytes(bytes(item.value.text))]
      : [.bytes(bytes(item.key))] + type(Int(item.value.slot)).order(custom)
  }

  /// What must be there, by key, literals before types; nil where nobody says which item of an either group it is.
  func required(
    _ steps: [QueryStep], _ custom: CustomTypes, branch: (QueryStep) -> Int?
  ) -> [[OrderKey]]? {
    var keys: [[OrderKey]] = []
    for step in steps where isRequired(step) {
      guard let branch = step.kind == .item ? 0 : branch(step) else { return nil }
      keys.append(order(items(step)[branch], custom))
    }
    return keys.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// A literal, a parameter, none.
  private func fragmentOrder(_ custom: CustomTypes) -> [OrderKey] {
    guard let fragment = record.fragment else { return [.number(2)] }
    return fragment.isLiteral
      ? [.number(0), .bytes(bytes(fragment.text))] : [.number(1)] + type(Int(fragment.slot)).order(custom)
  }
}
