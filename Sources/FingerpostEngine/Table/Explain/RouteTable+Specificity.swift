extension RouteTable {
  /// The indices of the routes, most specific first: by the labels of their segments, then as precedence has it.
  public var bySpecificity: [Int] { Self.bySpecificity(Array(compiled.indices), of: compiled, custom) }

  static func bySpecificity(_ indices: [Int], of compiled: [CompiledRoute], _ custom: CustomTypes) -> [Int] {
    let keys = indices.map { index in
      let route = compiled[index]
      return (
        index: index, labels: route.outline.flatLabels.map { $0.order(custom) },
        rest: PrecedenceRule.key(route, custom)
      )
    }
    return keys.sorted { left, right in
      for (a, b) in zip(left.labels, right.labels) where a != b { return a.lexicographicallyPrecedes(b) }
      if left.labels.count != right.labels.count { return left.labels.count < right.labels.count }
      return left.rest == right.rest ? left.index < right.index : left.rest.lexicographicallyPrecedes(right.rest)
    }.map(\.index)
  }
}

extension Outline {
  /// The labels of the path with every group there, and of an either group the first branch.
  fileprivate var flatLabels: [Label] { flatLabels(whole.path) }

  private func flatLabels(_ path: [Step]) -> [Label] {
    path.flatMap { step in
      switch step {
      case .optional(_, let branch): flatLabels(branch.path)
      case .either(_, let branches): branches.first.map { flatLabels($0.path) } ?? []
      default: label(step).map { [$0] } ?? []
      }
    }
  }
}
