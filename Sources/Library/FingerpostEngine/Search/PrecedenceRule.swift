/// A route that answers a link, by one of its variants.
package struct Candidate {
  package let route: Int
  package let program: Program
  let template: Template
  package let variant: Int
  /// The branch that each group took.
  private let choices: [Int32]
  /// How many optional items of the query, and of the fragment, the link has.
  fileprivate private(set) var optionalCount = 0
  fileprivate private(set) var optionalInFragment = 0
  /// Whether the link has items that the route takes as the rest of the query.
  fileprivate private(set) var hasRest = false

  /// - Parameter hit: what the route read of the query.
  init(_ program: Program, _ template: Template, variant: Int, _ hit: borrowing Hit) {
    (route, self.program, self.template, self.variant) = (program.route, program, template, variant)
    choices = (0..<hit.choices.count).map { hit.choices[$0] }
    for step in program.steps(variant) where !program.isRequired(step) {
      let isPresent = Self.isPresent(step, program, hit)
      if step.kind == .rest { hasRest = isPresent } else if isPresent { optionalCount += 1 }
    }
    for step in program.fragmentSteps where !program.isRequired(step) && Self.isPresent(step, program, hit) {
      optionalInFragment += 1
    }
  }

  private static func isPresent(_ step: QueryStep, _ program: Program, _ hit: borrowing Hit) -> Bool {
    guard let slot = program.items(step)[0].slots.range.first else { return hit.choices[Int(step.group)] == 1 }
    // A rest without items is empty.
    return !hit.slots[slot].isAbsent && (step.kind != .rest || hit.slots[slot].slice?.count != 0)
  }

  /// The keys of the required items, sorted: by query key, a literal before types.
  package func required(_ custom: CustomTypes) -> [[OrderKey]] {
    program.required(program.steps(variant), custom) { Int(choices[Int($0.group)]) } ?? []
  }
}

/// Decides between routes with equal labels. This rule stands only here.
///
/// Two routes that differ in no part are duplicates; no table has duplicates.
package struct PrecedenceRule {
  /// The criteria in order: the first one in which two routes differ decides.
  package enum Part: CaseIterable {
    /// A path that does not ignore case.
    case letters
    /// More required query items.
    case requiredCount
    /// The required items, by key and label.
    case requiredItems
    /// More optional items present.
    case optionalCount
    /// The rest of the query taken, no rest, one that is empty.
    case queryRest
    /// Outside a group, in one, none; of two alike a literal before types.
    case fragment
    /// Exact, then by the longer suffix, then any.
    case host
    /// Named, HEAD by GET, any.
    case method
    /// Fewer optional groups in the template.
    case optionalGroups
    /// The text of the template's shape.
    case text
    /// The origin that the table lists first: a bare path may belong to two hosts, which differ in nothing else.
    case origin
  }

  /// How the method of a route fits that of a request.
  package enum MethodFit: Int {
    case named, headByGet, any
  }

  let origins: OriginSet
  package let custom: CustomTypes
  let method: Request.Method
  /// The origins that the link belongs to.
  let fitting: UInt64

  /// The part that decides between two candidates; nil if none does.
  package func difference(_ left: Candidate, _ right: Candidate) -> (part: Part, isLeftFirst: Bool)? {
    for part in Part.allCases {
      let (mine, theirs) = (key(part, left), key(part, right))
      if mine != theirs { return (part, mine.lexicographicallyPrecedes(theirs)) }
    }
    return nil
  }

  /// The key of a candidate in one part, for this link.
  private func key(_ part: Part, _ candidate: Candidate) -> [OrderKey] {
    let record = candidate.program.record
    switch part {
    case .requiredItems: return candidate.required(custom).flatMap { $0 }
    case .optionalCount: return [.number(-candidate.optionalCount)]
    case .queryRest: return [.number(candidate.hasRest ? 0 : candidate.program.hasQueryRest ? 2 : 1)]
    case .host: return [.number(host(record))]
    case .method: return [.number(fit(record).rawValue)]
    case .origin: return [.number((record.origins & fitting).trailingZeroBitCount)]
    case .fragment: return candidate.program.fragmentOrder(custom, optionalCount: candidate.optionalInFragment)
    case .letters, .requiredCount, .optionalGroups, .text:
      return candidate.program.key(part, candidate.variant, candidate.template, custom) ?? []
    }
  }

  /// The best rank of the origins that the link belongs to: see ``CheckedOrigin/hostRank``.
  package func host(_ record: RouteRecord) -> Int {
    let checked = origins.checked
    let indices = checked.indices.filter { (record.origins & fitting) >> UInt64($0) & 1 == 1 }
    return indices.map { checked[$0].hostRank }.min() ?? 0
  }

  package func fit(_ record: RouteRecord) -> MethodFit {
    if record.method == 0 { return .any }
    return method.isByGet(record.method) ? .headByGet : .named
  }
}

// The rule without a link, as far as it can be decided.

extension Program {
  /// The key that every link has in one part; nil if links differ.
  ///
  /// - Parameters:
  ///   - variant: nil for the query that all variants have.
  ///   - branch: the item of an either group that counts.
  @_optimize(size)
  package func key(
    _ part: PrecedenceRule.Part, _ variant: Int?, _ template: Template, _ custom: CustomTypes, branch: Int? = nil
  ) -> [OrderKey]? {
    var asked: [QueryStep] { variant.map(steps) ?? outerSteps }
    switch part {
    case .letters: return [.number(record.ignoresCase ? 1 : 0)]
    case .requiredCount: return [.number(-asked.count { isRequired($0) })]
    case .requiredItems: return required(asked, custom) { _ in branch }?.flatMap { $0 }
    case .optionalCount: return asked.allSatisfy { isRequired($0) || $0.kind == .rest } ? [] : nil
    case .queryRest: return hasQueryRest ? nil : [.number(1)]
    case .fragment:
      // How many of the optional items are there depends on the link.
      return variant != nil && !fragmentSteps.allSatisfy(isRequired) ? nil : fragmentOrder(custom)
    case .host, .origin: return nil
    case .method:
      // If two routes answer one link, the one with a method comes first. If both have one, the link is HEAD, which GET answers
      // too.
      return [.number(record.method == 0 ? 2 : template.method == "HEAD" ? 0 : 1)]
    case .optionalGroups: return [.number(Int(record.optionalGroups))]
    case .text: return [.text(template.shapeText)]
    }
  }

  /// Whether a step of the query is required.
  package func isRequired(_ step: QueryStep) -> Bool {
    switch step.kind {
    case .item: isRequired(items(step)[0])
    case .either: true
    case .optional, .rest: false
    }
  }

  func isRequired(_ item: StepItem) -> Bool {
    guard item.value.kind == .capture else { return !item.value.isList }
    let slot = slot(Int(item.value.index))
    return !slot.isArray && !slot.hasDefault
  }

  package func order(_ item: StepItem, _ custom: CustomTypes) -> [OrderKey] {
    label(item.value).order(ofItem: bytes(item.key), custom)
  }

  /// The keys of the required items, sorted; nil if `branch` does not choose an item of an either group.
  func required(_ steps: [QueryStep], _ custom: CustomTypes, branch: (QueryStep) -> Int?) -> [[OrderKey]]? {
    var keys: [[OrderKey]] = []
    for step in steps where isRequired(step) {
      guard let branch = step.kind == .item ? 0 : branch(step) else { return nil }
      keys.append(order(items(step)[branch], custom))
    }
    return keys.sorted { $0 }
  }

  /// One outside a group, then one in a group, then none; of two alike a literal, a path by its labels, items, then what is captured
  /// as one text. Of equal ones, one with more optional items that are there.
  @_optimize(size)
  package func fragmentOrder(_ custom: CustomTypes, optionalCount: Int = 0) -> [OrderKey] {
    guard let fragment = record.fragment else { return [.number(2)] }
    let group = OrderKey.number(fragment.isOptional ? 1 : 0)
    guard let parts = fragmentParts else {
      let value = fragment.value
      return [group]
        + (value.kind == .literal
          ? [.number(0), .bytes(bytes(value.literal))] : [.number(3)] + label(value).order(custom))
    }
    var keys = [group, .number(parts.kind == .text ? 3 : parts.kind == .path ? 1 : 2)]
    for instruction in path(parts) { keys += label(instruction).order(custom) + [.number(.min)] }
    let items = required(fragmentSteps, custom) { _ in 0 } ?? []
    return keys + [.number(-items.count)] + items.flatMap { $0 } + [.number(-optionalCount)]
  }
}
