// From a reading to the value that it stands for.

extension Captures {
  /// What `reading` says, as far as the value depends on it; or, where wildcards are kept, as far as printing does that
  /// puts back what `*` matched.
  init(_ reading: Reading, _ outline: Outline, _ location: Location, custom: CustomTypes, keepsWildcards: Bool = false)
  {
    self.init(
      values: Array(filledWith: .absent, count: outline.slots.count),
      choices: Array(filledWith: 0, count: outline.groupCount))
    var normaliser = Normaliser(
      reading: reading, outline: outline, location: location, custom: custom, keepsWildcards: keepsWildcards,
      captures: self)
    if outline.groupCount == 0 {
      for slot in outline.slots.indices { normaliser.take(slot) }
    } else {
      normaliser.branch(outline.whole)
      if let slot = outline.fragment?.slot { normaliser.take(slot) }
    }
    self = normaliser.captures
  }

  private struct Normaliser {
    let reading: Reading
    let outline: Outline
    let location: Location
    let custom: CustomTypes
    let keepsWildcards: Bool
    var captures: Captures

    /// What is in a branch that was taken; what was not taken stays absent.
    mutating func branch(_ branch: Outline.Branch) {
      for step in branch.path {
        switch step {
        case .literal, .wildcard: break
        case .capture(let slot), .rest(let slot), .tail(let slot): take(slot)
        case .mixed(let pieces): pieces.compactMap(\.slot).forEach { take($0) }
        case .optional(let group, let inner): optional(group, inner)
        case .either(let group, let branches): either(group, branches)
        }
      }
      for step in branch.query { query(step) }
    }

    private mutating func optional(_ group: Int, _ inner: Outline.Branch) {
      if inner.slots.isEmpty {
        let isKept = keepsWildcards && !inner.wildcards.isEmpty
        captures.choices[group] = isKept ? reading.choices[group] : inner.isPrintedUnasked ? 1 : 0
      } else {
        captures.choices[group] = reading.choices[group]
      }
      guard inner.hasDefaults || captures.choices[group] == 1 else { return }
      branch(inner)
      if inner.hasDefaults {
        captures.choices[group] = outline.differs(captures.values, fromDefaultsOf: inner) ? 1 : 0
      }
    }

    private mutating func either(_ group: Int, _ branches: [Outline.Branch]) {
      var taken = reading.choices[group]
      if !keepsWildcards || branches[taken].wildcards.isEmpty {
        taken =
          Outline.representative(
            ofBranch: taken, among: branches.count, slots: { branches[$0].slots.count },
            wildcards: { branches[$0].wildcards.count }) ?? taken
      }
      captures.choices[group] = taken
      branch(branches[taken])
    }

    private mutating func query(_ step: Outline.QueryStep) {
      switch step {
      case .item(let item): item.value.slot.map { take($0) }
      case .optional(let group, let item):
        captures.choices[group] = item.value.slot == nil ? 1 : reading.choices[group]
        if let slot = item.value.slot, captures.choices[group] == 1 { take(slot) }
      case .either(let group, let items):
        let taken = reading.choices[group]
        let representative = Outline.representative(
          ofBranch: taken, among: items.count, slots: { items[$0].value.slot == nil ? 0 : 1 }, wildcards: { _ in 0 })
        captures.choices[group] = representative ?? taken
        if let slot = items[taken].value.slot { take(slot) }
      }
    }

    mutating func take(_ slot: Int) {
      switch reading.slots[slot] {
      case .nothing:
        let parameter = outline.slots[slot]
        captures.values[slot] =
          parameter.type.isArray ? .list([]) : parameter.defaultText.map(Captured.text) ?? .absent
      case .one(let slice): captures.values[slot] = .text(text(slice, outline.slots[slot].type))
      case .several(let slices):
        let type = outline.slots[slot].type
        captures.values[slot] = .list(slices.map { text($0, type) })
      }
    }

    /// What was read is known to read: most types spell it one way.
    private func text(_ slice: Location.Slice, _ type: ParameterType) -> String {
      if type.element.isSpelledOneWay { return location.string(slice) }
      return type.canonical(location.bytes[slice.range], custom: custom) ?? location.string(slice)
    }
  }
}
