// Which branches of a route hold its values: the one rule, for links that are printed at once, for those that say what is wrong, and for
// those that were read.

/// What chooses the branches of a route's groups.
enum Branches: Equatable {
  /// A link. A group that no value depends on gets the branch that is printed, unless a `*` in it is kept.
  case read(keepsWildcards: Bool)
  /// The choices, of every group.
  case explicit
  /// The values of the slots, for each group that is open: its choice is −1. An empty list requires its group if it counts.
  case chosenByValues(countingEmptyLists: Bool)

  /// Whether a choice that is made already is made anew, because no value depends on it.
  fileprivate func reopens(_ slots: Range<Int>, hasWildcards: Bool) -> Bool {
    guard case .read(let keepsWildcards) = self else { return false }
    return slots.isEmpty && !(keepsWildcards && hasWildcards)
  }
}

extension Program {
  /// Chooses all branches.
  ///
  /// - Parameter fits: whether what a slot holds reads as its type, as far as branches of an either group depend on it.
  /// - Returns: false if a choice is of no branch.
  @inline(__always)
  func choose(by branches: Branches, for values: inout Hit, _ bytes: Bytes, fits: (Int) -> Bool) -> Bool {
    var path = ProgramPath(self)
    while let step = path.next() {
      switch step {
      case .part, .fragment: break
      case .optional(let group, let content):
        if content.hasDefaults, branches != .explicit {
          let differs = content.slots.range.contains {
            slot($0).isArray
              ? differsFromDefault(list: $0, values, bytes) : differsFromDefault($0, values, bytes)
          }
          values.choices[Int(group.index)] = differs ? 1 : 0
        } else {
          values.choose(branches, optional: group.index, content.slots.range, hasWildcards: content.hasWildcards)
        }
        path.choose(Int(values.choices[Int(group.index)]))
      case .either(let position):
        let group = Int(self[position].index)
        var choice = Int(values.choices[group])
        if choice >= 0 {
          choice = made(choice, branches, ofEither: position)
        } else {
          choice = self.choice(
            ofEither: position, fits: { values.holds($0, branches) && fits($0) }, given: { values.holds($0, branches) })
        }
        if choice < 0 { return false }
        values.choices[group] = Int32(truncatingIfNeeded: choice)
        path.choose(choice)
      case .query(let step):
        let group = Int(step.group)
        switch step.kind {
        case .item, .rest: break
        case .optional:
          values.choose(branches, optional: step.group, programs.flat.items[step.items.start].slots.range)
        case .either:
          var choice = Int(values.choices[group])
          if choice >= 0 {
            choice = made(choice, branches, ofEither: step)
          } else {
            choice = self.choice(
              ofEither: step, fits: { values.holds($0, branches) && fits($0) }, given: { values.holds($0, branches) })
          }
          if choice < 0 { return false }
          values.choices[group] = Int32(truncatingIfNeeded: choice)
        }
      }
    }
    if let fragment = record.fragment, fragment.isOptional {
      values.choose(branches, optional: fragment.group, slots(fragment))
    }
    return true
  }

  /// A choice that is made already, or that which is printed instead of it; −1 if there is no such branch. Not inlined: the loop above
  /// stays in registers.
  @inline(never)
  private func made(_ choice: Int, _ branches: Branches, ofEither position: Int) -> Int {
    let taken = self[branch(choice, ofEither: position)]
    guard Int(taken.index) == choice else { return -1 }
    let content = content(taken)
    let isAnew = branches.reopens(content.slots.range, hasWildcards: content.hasWildcards)
    return isAnew ? printed(choice, ofEither: position) : choice
  }

  /// The same for a group in a query.
  @inline(never)
  private func made(_ choice: Int, _ branches: Branches, ofEither step: QueryStep) -> Int {
    guard choice < step.items.count else { return -1 }
    return branches.reopens(0..<0, hasWildcards: false) ? printed(choice, of: step) : choice
  }

  /// Chooses all branches by the values of the slots, which read as their types. A choice that is made already, 0 or more, stays.
  ///
  /// - Returns: false if a choice is of no branch.
  func choose(for values: inout Hit, _ bytes: Bytes) -> Bool {
    choose(by: .chosenByValues(countingEmptyLists: false), for: &values, bytes) { _ in true }
  }

  /// The slots of a fragment.
  func slots(_ fragment: FragmentStep) -> Range<Int> {
    fragment.parts.map { programs.flat.fragments[$0].slots.range } ?? slots(fragment.value)
  }
}

extension Hit {
  /// Whether a slot holds something that must be in a link. An empty list is left out.
  @inline(__always)
  func holds(_ slot: Int, _ branches: Branches) -> Bool {
    !slots[slot].isAbsent
      && (branches == .chosenByValues(countingEmptyLists: true) || slots[slot].list?.isEmpty != true)
  }

  /// Chooses whether an optional group is present: if one of its slots holds something. One without slots is, unless a `*` in it would be
  /// printed.
  fileprivate mutating func choose(
    _ branches: Branches, optional group: Int32, _ slots: Range<Int>, hasWildcards: Bool = false
  ) {
    var isPresent = choices[Int(group)] == 1
    if choices[Int(group)] < 0 || branches.reopens(slots, hasWildcards: hasWildcards) {
      isPresent = slots.isEmpty ? !hasWildcards : slots.contains { holds($0, branches) }
    }
    choices[Int(group)] = isPresent ? 1 : 0
  }
}

// The branch of an either group: the one that is complete and uses most of the values, the leftmost of equal ones. Of branches that no
// value tells apart, it is the one that is always printed.

extension Program {
  /// - Parameters:
  ///   - fits: whether a slot holds something that reads as its type.
  ///   - given: whether a slot holds something.
  func choice(ofEither position: Int, fits: (Int) -> Bool, given: (Int) -> Bool) -> Int {
    var (best, number, start) = (Score(), 0, position + 1)
    while start >= 0 {
      let isComplete = isComplete(from: start + 1, fits: fits, given: given)
      best.add(number, content(self[start]).slots.range, isComplete: isComplete, fits: fits, given: given)
      (number, start) = (number + 1, self[start].target)
    }
    return printed(best.branch, ofEither: position)
  }

  /// The same for a group in a query.
  func choice(ofEither step: QueryStep, fits: (Int) -> Bool, given: (Int) -> Bool) -> Int {
    var best = Score()
    for (number, item) in step.items.range.enumerated() {
      let slots = programs.flat.items[item].slots.range
      best.add(number, slots, isComplete: slots.allSatisfy(fits), fits: fits, given: given)
    }
    return printed(best.branch, of: step)
  }

  /// The best branch so far.
  private struct Score {
    private(set) var branch = 0
    private var score = (complete: -1, fits: 0, given: 0)

    mutating func add(_ number: Int, _ slots: Range<Int>, isComplete: Bool, fits: (Int) -> Bool, given: (Int) -> Bool) {
      let score = (isComplete ? 1 : 0, slots.count(where: fits), slots.count(where: given))
      if score > self.score { (branch, self.score) = (number, score) }
    }
  }

  /// Whether all required values are there, from an instruction to the end of its branch.
  private func isComplete(from start: Int, fits: (Int) -> Bool, given: (Int) -> Bool) -> Bool {
    var position = start
    while true {
      let instruction = self[position]
      switch instruction.kind {
      case .literal, .wildcard, .more, .branch: position += 1
      case .capture, .rest, .rawRest, .mixed:
        guard slots(instruction).allSatisfy(fits) else { return false }
        position += 1
      case .optional: position = instruction.target
      case .either:
        guard branches(position).contains(where: { isComplete(from: $0 + 1, fits: fits, given: given) }) else {
          return false
        }
        guard let end = end(ofEither: position) else { return true }
        position = end
      case .leave: return true
      case .end:
        return steps(Int(instruction.index)).dropLast(Int(record.outerSteps)).allSatisfy { step in
          let items = items(step)
          switch step.kind {
          case .item:
            let slots = items[0].slots.range
            return slots.allSatisfy(fits) || !slots.contains(where: given) && !isRequired(items[0])
          case .optional, .rest: return true
          case .either: return items.contains { $0.slots.range.allSatisfy(fits) }
          }
        }
      }
    }
  }
}
