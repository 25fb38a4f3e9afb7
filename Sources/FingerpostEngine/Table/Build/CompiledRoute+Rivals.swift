// Two routes that end in one node: what the one prints, and whether the other may take it.

extension CompiledRoute {
  /// Whether every link of the route has the same segments and items but for what its captures hold, and reads as the route
  /// itself, within the limits but for its length.
  ///
  /// Printing and parsing are inverse here. Between slashes stands what was encoded once, so that no segment holds a byte
  /// that parts it; none is empty, and filling refuses those that are dots. A scheme's first segment holds no byte that
  /// ends an authority; a host and its port are those of a rule, and print as the parser reads them. No key or value holds
  /// `&`, `=`, `+` or `#` raw, and no key is empty or stands there twice. NUL, CR and LF are refused by filling.
  func printsPlainly(_ limits: Limits) -> Bool {
    let path = outline.whole.path.allSatisfy { step in
      switch step {
      case .literal: true
      case .capture(let slot): outline.slots[slot].type.isBuiltInScalar
      case .mixed, .wildcard, .rest, .tail, .optional, .either: false
      }
    }
    let query = outline.whole.query.allSatisfy { step in
      if case .item(let item) = step { holdsBuiltInScalar(item.value) } else { false }
    }
    return path && query && outline.fragment.map(holdsBuiltInScalar) ?? true
      && outline.whole.path.count <= limits.segments && outline.whole.query.count <= limits.queryItems
  }

  private func holdsBuiltInScalar(_ piece: Outline.Piece) -> Bool {
    piece.slot.map { outline.slots[$0].type.isBuiltInScalar } ?? true
  }

  /// Whether this route may win a link of one that prints plainly and ends in the same node.
  func mayTake(linksOf other: CompiledRoute, by variant: Int, isDeclared: Bool) -> Bool {
    let steps = program.variants[variant]
    guard steps.allSatisfy({ mayRead($0, of: other) }), mayReadFragment(of: other) else { return false }
    // More required items win, whatever comes later in precedence.
    let required = { (route: CompiledRoute, steps: [Outline.QueryStep]) in steps.count { route.requires($0) } }
    return isDeclared || required(self, steps) >= required(other, other.outline.whole.query)
  }

  private func requires(_ step: Outline.QueryStep) -> Bool {
    switch step {
    case .item(let item): outline.isRequired(item)
    case .optional: false
    case .either: true
    }
  }

  /// Whether a step that must read an item may find one in a link of the other route.
  private func mayRead(_ step: Outline.QueryStep, of other: CompiledRoute) -> Bool {
    guard requires(step) else { return true }
    let printed = other.outline.whole.query.flatMap(\.items)
    return step.items.contains { item in
      printed.contains { $0.key == item.key && other.mayPrint($0.value, as: item.value, of: self) }
    }
  }

  private func mayReadFragment(of other: CompiledRoute) -> Bool {
    guard let fragment = outline.fragment else { return true }
    if let printed = other.outline.fragment, other.mayPrint(printed, as: fragment, of: self) { return true }
    // With a default it need not be there.
    return fragment.slot.map { outline.slots[$0].defaultText != nil } ?? false
  }

  /// Whether what a piece prints may be what a piece of another route reads.
  private func mayPrint(_ piece: Outline.Piece, as wanted: Outline.Piece, of route: CompiledRoute) -> Bool {
    switch (piece, wanted) {
    case (.literal(let text), .literal(let other)): text == other
    case (.literal(let text), .capture(let slot)): route.outline.slots[slot].type.element.mayRead(text)
    case (.capture(let slot), .literal(let text)): outline.slots[slot].type.mayRead(text)
    case (.capture, .capture): true
    }
  }
}

extension ParameterType {
  fileprivate func mayRead(_ text: [UInt8]) -> Bool { !isBuiltInScalar || reads(text, custom: CustomTypes()) }
}
