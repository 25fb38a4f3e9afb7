/// How one route reads the query and the fragment of a location.
struct QueryReading {
  /// What each slot took.
  private(set) var captures: [(slot: Int, taken: Reading.Taken)] = []
  private(set) var choices: [(group: Int, branch: Int)] = []
  /// What the route made of each item of the location.
  private(set) var uses: [Use] = []
  /// How much was there that could have been left out.
  private(set) var optionalCount = 0

  enum Use: UInt8 {
    /// The route has no use for it.
    case extra
    /// The route could not read it.
    case unread
    case read
  }

  /// Nothing was asked for, and nothing was there.
  init() {}

  /// Nil where something that must be there is missing, or does not read.
  /// - Parameter fragment: whether the fragment is read too.
  init?(
    _ steps: [Outline.QueryStep], _ outline: Outline, _ location: Location, custom: CustomTypes, isStrict: Bool,
    fragment: Bool = true
  ) {
    uses = Array(filledWith: .extra, count: location.querySlices.count)
    for step in steps {
      switch step {
      case .item(let item):
        let isOptional = item.value.slot.map { outline.slots[$0].defaultText != nil } ?? false
        guard read(item, outline, location, custom, isOptional: isOptional, isStrict) else { return nil }
      case .optional(let group, let item):
        guard read(item, outline, location, custom, isOptional: true, isStrict) else { return nil }
        let isThere = uses.indices.contains { place in
          uses[place] == .read && location.equals(location.querySlices[place].key, item.key)
        }
        choices.append((group, isThere ? 1 : 0))
      case .either(let group, let items):
        guard
          let taken = items.firstIndex(where: {
            read($0, outline, location, custom, isOptional: false, isStrict)
          })
        else { return nil }
        choices.append((group, taken))
      }
    }
    guard !fragment || readFragment(outline, location, custom) else { return nil }
  }

  /// Whether the route may go on: the item reads, or need not.
  private mutating func read(
    _ item: Outline.QueryItem, _ outline: Outline, _ location: Location, _ custom: CustomTypes, isOptional: Bool,
    _ isStrict: Bool
  ) -> Bool {
    var (count, value) = (0, Location.Slice(0..<0))
    for slices in location.querySlices where location.equals(slices.key, item.key) {
      (count, value) = (count + 1, slices.value)
    }
    var reads = count == 1
    switch item.value {
    case .literal(let literal): reads = reads && location.equals(value, literal)
    case .capture(let slot):
      let type = outline.slots[slot].type
      if type.isArray {
        if count > 0 { mark(item.key, .read, location) }
        return readList(slot, type, item.key, location, custom)
      }
      reads = reads && type.reads(location.bytes[value.range], custom: custom)
      if reads { captures.append((slot, .one(value))) }
    }
    if reads {
      mark(item.key, .read, location)
      if isOptional { optionalCount += 1 }
    } else if isOptional, !isStrict {
      mark(item.key, .unread, location)
    }
    return reads || isOptional && (count == 0 || !isStrict)
  }

  private mutating func readList(
    _ slot: Int, _ type: ParameterType, _ key: [UInt8], _ location: Location, _ custom: CustomTypes
  ) -> Bool {
    let values = location.querySlices.filter { location.equals($0.key, key) }.map(\.value)
    guard values.allSatisfy({ type.reads(location.bytes[$0.range], custom: custom) }) else { return false }
    captures.append((slot, .several(values)))
    if !values.isEmpty { optionalCount += 1 }
    return true
  }

  private mutating func mark(_ key: [UInt8], _ use: Use, _ location: Location) {
    for place in uses.indices where location.equals(location.querySlices[place].key, key) { uses[place] = use }
  }

  private mutating func readFragment(_ outline: Outline, _ location: Location, _ custom: CustomTypes) -> Bool {
    switch outline.fragment {
    case nil: return true
    case .literal(let literal):
      return location.fragmentSlice.map { location.equals($0, literal) } ?? false
    case .capture(let slot):
      let parameter = outline.slots[slot]
      guard let slice = location.fragmentSlice else { return parameter.defaultText != nil }
      captures.append((slot, .one(slice)))
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
    querySlices.indices.filter { equals(querySlices[$0].key, key) }
  }
}
