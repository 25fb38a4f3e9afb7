extension RouteTable {
  /// The places of the routes, most specific first: by the labels of their segments, then as precedence has it.
  public var bySpecificity: [Int] { specificity ?? Self.bySpecificity(compiled, custom) }

  /// How many routes are put in this order when the table is built, so that explaining a miss need not.
  static let mostRoutesInOrder = 4096

  static func bySpecificity(_ compiled: [CompiledRoute], _ custom: CustomTypes) -> [Int] {
    let keys = compiled.map { route in
      (labels: route.outline.flatLabels.map { $0.label.order(custom) }, rest: PrecedenceRule.key(route, custom))
    }
    return compiled.indices.sorted { left, right in
      let (a, b) = (keys[left], keys[right])
      for (a, b) in zip(a.labels, b.labels) where a != b { return a.lexicographicallyPrecedes(b) }
      if a.labels.count != b.labels.count { return a.labels.count < b.labels.count }
      return a.rest == b.rest ? left < right : a.rest.lexicographicallyPrecedes(b.rest)
    }
  }
}

extension Outline {
  /// The labels of the path with every group there, and of an either group the first branch.
  var flatLabels: [(label: Label, isOptional: Bool)] { flatLabels(whole.path, isOptional: false) }

  private func flatLabels(_ path: [Step], isOptional: Bool) -> [(label: Label, isOptional: Bool)] {
    path.flatMap { step in
      switch step {
      case .optional(_, let branch): flatLabels(branch.path, isOptional: true)
      case .either(_, let branches): branches.first.map { flatLabels($0.path, isOptional: isOptional) } ?? []
      default: label(step).map { [($0, isOptional)] } ?? []
      }
    }
  }
}
