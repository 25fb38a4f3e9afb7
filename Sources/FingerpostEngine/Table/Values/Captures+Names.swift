// From values by name to captures: which branches they ask for is found from the names that are given.

extension Outline {
  /// The captures that hold these values.
  ///
  /// An optional group is there where one of its values is given; of an either group it is the branch that has all it
  /// needs and uses the most of what is given, the left one where several do.
  func captures(_ values: [String: Captured], custom: CustomTypes) throws(PrintError) -> Captures {
    let names = slots.indices.map(name)
    for name in values.keys.sorted() where !names.contains(name) && values[name] != .absent {
      throw PrintError(.unknown(name, nearest: nearest(to: name, among: names), known: names))
    }
    let empty = Captures(
      values: Array(repeating: .absent, count: slots.count), choices: Array(repeating: 0, count: groupCount))
    var chooser = Chooser(outline: self, custom: custom, given: values, captures: empty)
    try chooser.branch(whole)
    if let slot = fragment?.slot { try chooser.take(slot) }
    for slot in slots.indices where chooser.given(slot) != nil && !chooser.taken.contains(slot) {
      guard !chooser.taken.contains(where: { name($0) == name(slot) }) else { continue }
      let namesakes = slots.indices.filter { name($0) == name(slot) }
      if let capture = values[name(slot)], !namesakes.contains(where: chooser.fits) {
        guard case .text(let text) = capture else {
          throw PrintError(.doesNotRead(name(slot), type: slots[slot].type.description))
        }
        _ = try canonical(text, slot: slot, custom: custom)
      }
      throw PrintError(.unused(name(slot)))
    }
    return chooser.captures
  }

  private struct Chooser {
    let outline: Outline
    let custom: CustomTypes
    let given: [String: Captured]
    var captures: Captures
    var taken: Set<Int> = []

    func given(_ slot: Int) -> Captured? {
      given[outline.name(slot)].flatMap { $0 == .absent ? nil : $0 }
    }

    /// Whether a value is given, and reads.
    func fits(_ slot: Int) -> Bool {
      let type = outline.slots[slot].type
      switch given(slot) {
      case .text(let text): return !type.isArray && type.canonical(text.utf8, custom: custom) != nil
      case .list(let texts): return type.isArray && texts.allSatisfy { type.canonical($0.utf8, custom: custom) != nil }
      case .absent, nil: return false
      }
    }

    mutating func branch(_ branch: Branch) throws(PrintError) {
      for step in branch.path {
        switch step {
        case .literal, .wildcard: break
        case .capture(let slot), .tail(let slot): try take(slot)
        case .rest(let slot):
          guard given(slot) != nil else { throw PrintError(.missing(outline.name(slot))) }
          try take(slot)
        case .mixed(let pieces): for slot in pieces.compactMap(\.slot) { try take(slot) }
        case .optional(let group, let inner):
          let isAsked = inner.slots.isEmpty ? inner.isPrintedUnasked : inner.slots.contains { given($0) != nil }
          captures.choices[group] = isAsked ? 1 : 0
          if isAsked || inner.hasDefaults { try self.branch(inner) }
          if inner.hasDefaults {
            captures.choices[group] = outline.differs(captures.values, fromDefaultsOf: inner) ? 1 : 0
          }
        case .either(let group, let branches):
          let chosen = choose(branches.map { ($0.slots, isComplete($0)) }, wildcards: branches.map(\.wildcards.count))
          captures.choices[group] = chosen
          try self.branch(branches[chosen])
        }
      }
      for step in branch.query { try query(step) }
    }

    private mutating func query(_ step: QueryStep) throws(PrintError) {
      switch step {
      case .item(let item):
        if let slot = item.value.slot { try take(slot) }
      case .optional(let group, let item):
        let isAsked = item.value.slot.map { given($0) != nil } ?? true
        captures.choices[group] = isAsked ? 1 : 0
        if let slot = item.value.slot, isAsked { try take(slot) }
      case .either(let group, let items):
        let options = items.map { item in
          let slots = item.value.slot.map { $0..<$0 + 1 } ?? 0..<0
          return (slots, slots.allSatisfy(fits))
        }
        let chosen = choose(options, wildcards: Array(repeating: 0, count: items.count))
        captures.choices[group] = chosen
        if let slot = items[chosen].value.slot { try take(slot) }
      }
    }

    private func choose(_ branches: [(slots: Range<Int>, isComplete: Bool)], wildcards: [Int]) -> Int {
      let scores = branches.map { branch in
        (branch.isComplete ? 1 : 0, branch.slots.count(where: fits), branch.slots.count { given($0) != nil })
      }
      var best = 0
      for index in scores.indices where scores[index] > scores[best] { best = index }
      return Outline.representative(
        ofBranch: best, among: branches.count, slots: { branches[$0].slots.count }, wildcards: { wildcards[$0] })
        ?? best
    }

    /// Whether nothing is missing of what the branch cannot do without.
    private func isComplete(_ branch: Branch) -> Bool {
      let inPath = branch.path.allSatisfy { step in
        switch step {
        case .literal, .wildcard, .optional: true
        case .capture(let slot), .rest(let slot), .tail(let slot): fits(slot)
        case .mixed(let pieces): pieces.compactMap(\.slot).allSatisfy(fits)
        case .either(_, let branches): branches.contains(where: isComplete)
        }
      }
      return inPath
        && branch.query.allSatisfy { step in
          switch step {
          case .item(let item): item.value.slot.map { fits($0) || given($0) == nil && !needs($0) } ?? true
          case .optional: true
          case .either(_, let items): items.contains { $0.value.slot.map(fits) ?? true }
          }
        }
    }

    private func needs(_ slot: Int) -> Bool {
      !outline.slots[slot].type.isArray && outline.slots[slot].defaultText == nil
    }

    mutating func take(_ slot: Int) throws(PrintError) {
      taken.insert(slot)
      let parameter = outline.slots[slot]
      switch (given(slot), parameter.type.isArray) {
      case (.list(let texts)?, true):
        var list: [String] = []
        for text in texts { list.append(try outline.canonical(text, slot: slot, custom: custom)) }
        captures.values[slot] = .list(list)
      case (.text(let text)?, false):
        captures.values[slot] = .text(try outline.canonical(text, slot: slot, custom: custom))
      case (.list?, false), (.text?, true):
        throw PrintError(.doesNotRead(outline.name(slot), type: parameter.type.description))
      case (_, true): captures.values[slot] = .list([])
      case (_, false):
        guard let text = parameter.defaultText else { throw PrintError(.missing(outline.name(slot))) }
        captures.values[slot] = .text(text)
      }
    }
  }
}
