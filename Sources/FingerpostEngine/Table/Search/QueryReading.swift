/// How one route reads the query and the fragment of a location.
struct QueryReading {
  /// What each slot took.
  private(set) var captures: [(slot: Int, values: [Location.Slice])] = []
  private(set) var choices: [(group: Int, branch: Int)] = []
  /// The items of the location that the route has no use for, and those that it could not read.
  private(set) var extra: [Int] = []
  private(set) var unread: [Int] = []
  /// What had to be there, by key, literals before types: what precedence compares.
  private(set) var required: [[OrderKey]] = []
  /// How much was there that could have been left out.
  private(set) var optionalCount = 0

  private enum Use: UInt8 { case extra, unread, read }

  /// Nil where something that must be there is missing, or does not read.
  /// - Parameter fragment: whether the fragment is read too.
  init?(
    _ steps: [Outline.QueryStep], _ outline: Outline, _ location: Location, custom: CustomTypes, isStrict: Bool,
    fragment: Bool = true
  ) {
    if steps.isEmpty, location.queryKeys.isEmpty, outline.fragment == nil { return }
    var uses = Array(repeating: Use.extra, count: location.queryKeys.count)
    for step in steps {
      switch step {
      case .item(let item):
        let isOptional = item.value.slot.map { outline.slots[$0].defaultText != nil } ?? false
        guard read(item, outline, location, custom, isOptional: isOptional, isStrict, &uses) else { return nil }
        if outline.isRequired(item) { required.append(outline.order(item, custom)) }
      case .optional(let group, let item):
        guard read(item, outline, location, custom, isOptional: true, isStrict, &uses) else { return nil }
        let isThere = location.occurrences(of: item.key).contains { uses[$0] == .read }
        choices.append((group, isThere ? 1 : 0))
      case .either(let group, let items):
        guard
          let taken = items.firstIndex(where: {
            read($0, outline, location, custom, isOptional: false, isStrict, &uses)
          })
        else { return nil }
        choices.append((group, taken))
        required.append(outline.order(items[taken], custom))
      }
    }
    for (index, use) in uses.enumerated() {
      if use == .extra { extra.append(index) } else if use == .unread { unread.append(index) }
    }
    required.sort { $0.lexicographicallyPrecedes($1) }
    guard !fragment || readFragment(outline, location, custom) else { return nil }
  }

  /// Whether the route may go on: the item reads, or need not.
  private mutating func read(
    _ item: Outline.QueryItem, _ outline: Outline, _ location: Location, _ custom: CustomTypes, isOptional: Bool,
    _ isStrict: Bool, _ uses: inout [Use]
  ) -> Bool {
    let places = location.occurrences(of: item.key)
    let values = places.map { location.queryValues[$0] }
    let reads: Bool
    switch item.value {
    case .literal(let literal):
      reads = values.count == 1 && location.bytes[values[0].range].elementsEqual(literal)
    case .capture(let slot):
      let type = outline.slots[slot].type
      let isRead = values.allSatisfy { type.reads(location.bytes[$0.range], custom: custom) }
      reads = isRead && (type.isArray || values.count == 1)
      if reads { captures.append((slot, values)) }
      if type.isArray {
        if reads, !places.isEmpty { optionalCount += 1 }
        for place in places { uses[place] = .read }
        return reads
      }
    }
    if reads {
      for place in places { uses[place] = .read }
      if isOptional { optionalCount += 1 }
    } else if isOptional, !isStrict {
      for place in places { uses[place] = .unread }
    }
    return reads || isOptional && (places.isEmpty || !isStrict)
  }

  private mutating func readFragment(_ outline: Outline, _ location: Location, _ custom: CustomTypes) -> Bool {
    switch outline.fragment {
    case nil: return true
    case .literal(let literal):
      return location.fragmentSlice.map { location.bytes[$0.range].elementsEqual(literal) } ?? false
    case .capture(let slot):
      let parameter = outline.slots[slot]
      guard let slice = location.fragmentSlice else { return parameter.defaultText != nil }
      captures.append((slot, [slice]))
      return parameter.type.reads(location.bytes[slice.range], custom: custom)
    }
  }
}

extension Outline {
  /// What must be there, by key, literals before types; of an either group the first.
  func requiredItems(_ custom: CustomTypes) -> [[OrderKey]] {
    whole.query.compactMap { step in
      switch step {
      case .item(let item): isRequired(item) ? order(item, custom) : nil
      case .optional: nil
      case .either(_, let items): items.first.map { order($0, custom) }
      }
    }
    .sorted { $0.lexicographicallyPrecedes($1) }
  }

  func isRequired(_ item: QueryItem) -> Bool {
    item.value.slot.map { !slots[$0].type.isArray && slots[$0].defaultText == nil } ?? true
  }

  func order(_ item: QueryItem, _ custom: CustomTypes) -> [OrderKey] {
    switch item.value {
    case .literal(let literal): [.bytes(item.key), .number(0), .bytes(literal)]
    case .capture(let slot): [.bytes(item.key)] + slots[slot].type.order(custom)
    }
  }
}

extension Location {
  /// Where a key stands among the items of the query.
  func occurrences(of key: [UInt8]) -> [Int] {
    queryKeys.indices.filter { bytes[queryKeys[$0].range].elementsEqual(key) }
  }
}
