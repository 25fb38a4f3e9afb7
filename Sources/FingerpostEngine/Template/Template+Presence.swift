// Which parameters a location always has.

extension Template {
  /// The names whose parameters hold something in every location that matches: those outside groups, those with a default,
  /// and those of every branch of an either group.
  ///
  /// - Parameter names: what each of ``parameters`` goes by.
  package func alwaysPresent(_ names: [String]) -> Set<String> {
    var slots = names[...]
    let inPath = Self.present(path, &slots)
    return inPath.union(Self.present(query, &slots)).union(slots)
  }

  private static func present(_ parts: [Part], _ slots: inout ArraySlice<String>) -> Set<String> {
    var names: Set<String> = []
    for part in parts {
      switch part {
      case .literal, .wildcard: break
      case .parameter, .mixed, .rest:
        names.formUnion(slots.prefix(part.parameters.count))
        slots = slots.dropFirst(part.parameters.count)
      case .optional(let branch):
        let inside = present(branch, &slots)
        if branch.hasDefaults { names.formUnion(inside) }
      case .either(let branches):
        names.formUnion(common(branches.map { present($0, &slots) }))
      }
    }
    return names
  }

  private static func present(_ branch: Branch, _ slots: inout ArraySlice<String>) -> Set<String> {
    let inPath = present(branch.path, &slots)
    return inPath.union(present(branch.query, &slots))
  }

  private static func present(_ parts: [QueryPart], _ slots: inout ArraySlice<String>) -> Set<String> {
    var names: Set<String> = []
    for part in parts {
      let items = part.items.map { item in
        item.value.parameter == nil ? [] : Set([slots.popFirst()].compactMap { $0 })
      }
      if case .optional = part { continue }
      names.formUnion(common(items))
    }
    return names
  }

  /// How many of the parameters for which `isCounted` holds one location may have at once.
  package func mostPresent(_ isCounted: [Bool]) -> Int {
    var slots = isCounted[...]
    let inPath = Self.most(path, &slots)
    return inPath + Self.most(query, &slots) + slots.count { $0 }
  }

  private static func most(_ parts: [Part], _ slots: inout ArraySlice<Bool>) -> Int {
    parts.reduce(0) { sum, part in
      switch part {
      case .literal, .wildcard: return sum
      case .parameter, .mixed, .rest:
        defer { slots = slots.dropFirst(part.parameters.count) }
        return sum + slots.prefix(part.parameters.count).count { $0 }
      case .optional(let branch): return sum + most(branch, &slots)
      case .either(let branches): return sum + (branches.map { most($0, &slots) }.max() ?? 0)
      }
    }
  }

  private static func most(_ branch: Branch, _ slots: inout ArraySlice<Bool>) -> Int {
    let inPath = most(branch.path, &slots)
    return inPath + most(branch.query, &slots)
  }

  private static func most(_ parts: [QueryPart], _ slots: inout ArraySlice<Bool>) -> Int {
    parts.reduce(0) { sum, part in
      sum + (part.items.map { item in item.value.parameter != nil && slots.popFirst() == true ? 1 : 0 }.max() ?? 0)
    }
  }

  private static func common(_ branches: [Set<String>]) -> Set<String> {
    branches.dropFirst().reduce(branches.first ?? []) { $0.intersection($1) }
  }
}
