// From a reading to the value that it stands for.

extension Captures {
  /// What `reading` says, as far as the value depends on it; or, where wildcards are kept, as far as printing does that
  /// puts back what `*` matched.
  init(_ reading: Reading, _ outline: Outline, _ request: Request, custom: CustomTypes, keepsWildcards: Bool = false) {
    self.init(values: [], choices: [])
    guard outline.groupCount > 0 else {
      values.reserveCapacity(outline.slots.count)
      for slot in outline.slots.indices { values.append(reading.value(of: slot, outline, request, custom)) }
      return
    }
    values = Array(filledWith: .absent, count: outline.slots.count)
    choices = Array(filledWith: 0, count: outline.groupCount)
    var normaliser = Normaliser(
      reading: reading, outline: outline, request: request, custom: custom, keepsWildcards: keepsWildcards,
      captures: self)
    normaliser.branch(outline.whole)
    if let slot = outline.fragment?.slot { normaliser.take(slot) }
    self = normaliser.captures
  }

  private struct Normaliser {
    let reading: Reading
    let outline: Outline
    let request: Request
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
      captures.values[slot] = reading.value(of: slot, outline, request, custom)
    }
  }
}

extension Reading {
  /// What a slot holds; its default where nothing was there.
  fileprivate func value(
    of slot: Int, _ outline: Outline, _ request: Request, _ custom: CustomTypes
  ) -> Captured {
    let type = outline.slots[slot].type
    switch slots[slot] {
    case .nothing: return type.isArray ? .list([]) : outline.slots[slot].defaultText.map(Captured.text) ?? .absent
    case .one(let slice): return .text(request.canonical(slice, type, custom))
    case .several(let slices): return .list(slices.map { request.canonical($0, type.element, custom) })
    }
  }
}

extension Request {
  /// What was read is known to read, and most types spell it one way.
  fileprivate func canonical(_ slice: Location.Slice, _ type: ParameterType, _ custom: CustomTypes) -> String {
    let text = location.bytes[slice.range]
    let spelled = type.isSpelledOneWay ? nil : type.canonical(text, custom: custom)
    return spelled ?? String(decoding: text, as: UTF8.self)
  }
}
