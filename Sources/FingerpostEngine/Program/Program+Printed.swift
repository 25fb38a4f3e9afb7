// The choices that printing makes by rule, because no value depends on them.

extension BranchInfo {
  /// Whether a group without parameters is printed: yes, unless it holds a `*`, which would be printed as `*`.
  var isPrintedUnasked: Bool { wildcards.count == 0 }
}

extension Program {
  /// The branches of an either group, by its instruction.
  func branches(_ either: Int) -> [Int] {
    var (branches, branch) = ([Int](), either + 1)
    while branch >= 0 {
      branches.append(branch)
      branch = self[branch].target
    }
    return branches
  }

  /// The position after an either group; nil if the path ends in each branch.
  func end(ofEither either: Int) -> Int? {
    // A group has at least two branches.
    let last = self[self[either + 1].target - 1]
    return last.kind == .leave ? last.target : nil
  }

  /// The branch of an either group that is printed instead of another.
  ///
  /// No value tells the first branches apart if they hold no parameter, so one of them is printed for all.
  func printed(_ branch: Int, ofEither either: Int) -> Int {
    let infos = branches(either).map { content(self[$0]) }
    return Self.printed(branch, slots: infos.map(\.slots.count), wildcards: infos.map(\.wildcards.count))
  }

  /// The same for a group in a query.
  func printed(_ branch: Int, of step: QueryStep) -> Int {
    let slots = items(step).map { $0.value.isLiteral ? 0 : 1 }
    return Self.printed(branch, slots: slots, wildcards: slots.map { _ in 0 })
  }

  private static func printed(_ branch: Int, slots: [Int], wildcards: [Int]) -> Int {
    let void = slots.firstIndex { $0 > 0 } ?? slots.count
    guard void >= 2, branch < void else { return branch }
    return (0..<void).firstIndex { wildcards[$0] == 0 } ?? 0
  }
}
