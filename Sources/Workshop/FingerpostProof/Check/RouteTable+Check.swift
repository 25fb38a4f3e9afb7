extension RouteTable {
  /// Checks this table for problems: errors first, then warnings, then what the table accepts.
  ///
  ///     // a: users/{id}/x   b: users/me/{tab}
  ///     table.check().first?.message
  ///     // "a" and "b" both match /users/me/x; "b" wins: segment 2: the literal "me" comes before a string
  ///
  /// Routes that cannot share a link are never compared. The witness of a finding is a link that shows it.
  ///
  /// - Parameter progress: called from time to time with the number of finished steps and the total.
  public func check(progress: ((_ done: Int, _ count: Int) -> Void)? = nil) -> [Finding] {
    check(locations: { _ in nil }, progress: progress)
  }

  /// - Parameters:
  ///   - locations: where each route was declared.
  ///   - values: how routes print and alias, if the caller knows more about their values than their names.
  ///   - isOfEnum: whether an overlap is accepted by an argument of an attribute, not by a flag of a template.
  ///   - areExclusive: whether two routes are never in one build, so that they are in no set of routes that overlap.
  package func check(
    locations: @escaping (Int) -> DeclarationLocation?, values: RouteValues? = nil,
    isOfEnum: Bool = false, areExclusive: @escaping (Int, Int) -> Bool = { _, _ in false },
    progress: ((_ done: Int, _ count: Int) -> Void)? = nil
  ) -> [Finding] {
    Work.bounded {
      var analysis = TableAnalysis(
        self, locations: locations, values: values ?? RouteValues(self), isOfEnum: isOfEnum, areExclusive: areExclusive)
      return analysis.findings(progress).sorted { $0.rank }
    }
  }

  /// What accepts an overlap in an attribute: `overlaps: ["me"]`.
  package static func argument(accepting name: String) -> String { "overlaps: [\"\(name)\"]" }

  /// The same in a template: `[overlaps=me]`.
  static func flag(accepting name: String) -> String {
    var flags = Template.Flags.none
    flags.overlaps = [name]
    return flags.text
  }
}

extension TableAnalysis {
  /// All findings. Each stage leaves half of the work that is left to those after it.
  fileprivate mutating func findings(_ progress: ((_ done: Int, _ count: Int) -> Void)?) -> [Finding] {
    let meeting = stage { $0.table.pairsThatMayMeet(most: Self.mostPairs) }
    isComplete = isComplete && meeting.isComplete
    // If not all pairs can be compared, at least all of the first routes are.
    let pairs = meeting.pairs.sorted { ($0.second, $0.first) < ($1.second, $1.first) }
    var steps = Steps(count: 3 * pairs.count + table.routes.count, progress)
    stage { analysis in
      for (first, second) in pairs {
        analysis.meet(first, second)
        steps.advance()
      }
    }
    var found = stage { analysis in analysis.table.routes.indices.flatMap { analysis.findings(of: $0, &steps) } }
    let open = meetings.filter { unreachable.isDisjoint(with: [$0.first, $0.second]) }
    steps.skip(2 * (pairs.count - open.count))
    found += overlaps(open) { steps.advance() }
    found += differingNames()
    found += needlessOverlaps(after: found)
    if Work.isOver { isComplete = false }
    if isComplete { return found }
    let unfinished = finding(
      .unfinished, [], nil, "the check is unfinished: to compare all routes would take too long",
      fix: "\(found.isEmpty ? "" : "fix the other findings, or ")give the routes literals that make them differ")
    return found + [unfinished]
  }

  /// What a stage returns. If it ends because no work is left, the analysis is not complete.
  mutating func stage<Value>(_ stage: (inout TableAnalysis) -> Value) -> Value {
    let (result, isFinished) = Work.half { stage(&self) }
    isComplete = isComplete && isFinished
    return result
  }

  /// The findings about one route alone.
  private mutating func findings(of route: Int, _ steps: inout Steps) -> [Finding] {
    defer { steps.advance() }
    if Work.isOver { return [] }
    var found: [Finding] = []
    if isUnreachable(route) {
      unreachable.insert(route)
      found.append(finding(ofUnreachable: route))
    }
    let checks = [
      repeatedName, discardingWildcard, ambiguous, unknownInstead, hostSegment, accessTag, unreadQuery,
    ]
    return found + checks.compactMap { $0(route) }
  }
}

/// The progress of a check or a comparison, reported at most once per percent.
package struct Steps {
  private let count: Int
  private let progress: ((Int, Int) -> Void)?
  private var done = 0
  private var reported = -1

  package init(count: Int, _ progress: ((Int, Int) -> Void)?) { (self.count, self.progress) = (count, progress) }

  package mutating func advance() { skip(1) }

  mutating func skip(_ steps: Int) {
    done += steps
    guard let progress, count > 0, done * 100 / count != reported else { return }
    reported = done * 100 / count
    progress(done, count)
  }
}

/// What is known about the values of routes: a table has their names, a typed router has more.
package struct RouteValues {
  /// Whether any route prints the value of a route's captures, for the source of a match.
  let isPrinted: (_ route: Int, _ captures: Captures, _ match: Match) -> Bool
  let areAliases: (Int, Int) -> Bool
  /// Whether a route may read a link and still leave it to others.
  let mayRefuse: (Int) -> Bool

  package init(
    isPrinted: @escaping (_ route: Int, _ captures: Captures, _ match: Match) -> Bool,
    areAliases: @escaping (Int, Int) -> Bool, mayRefuse: @escaping (Int) -> Bool
  ) {
    (self.isPrinted, self.areAliases, self.mayRefuse) = (isPrinted, areAliases, mayRefuse)
  }

  init(_ table: RouteTable) {
    self.init(isPrinted: table.isPrinted, areAliases: table.areAliases, mayRefuse: { _ in false })
  }
}

extension RouteTable {
  /// Whether the route, or another of its name, prints the value.
  fileprivate func isPrinted(_ index: Int, _ captures: Captures, like match: Match) -> Bool {
    let (values, source) = (programs[index].valuesByName(captures), match.location.source)
    return inOrderOfPrinting(aliases(of: index)).contains { alias in
      guard routes[alias].template.flags.isPrinted, programs[alias].record.origins & source.origins != 0,
        let own = alias == index ? captures : try? programs[alias].captures(values, custom: custom)
      else { return false }
      let method = routes[alias].template.method
      // The match says who reads its own text.
      if match.method == method, !areAliases(match.index, index),
        (try? text(of: own, route: alias, for: source))?.isIdentical(to: match.text) == true
      {
        return false
      }
      return (try? print(own, route: alias, for: source, method: method)) != nil
    }
  }
}
