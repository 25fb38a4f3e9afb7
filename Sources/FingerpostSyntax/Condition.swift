extension RoutesEnum.Condition {
  /// Whether the two never hold together, as far as their text tells: one is an `#else` of the other, or its opposite.
  func excludes(_ other: Self) -> Bool {
    func isAfter(_ first: Self, _ second: Self) -> Bool { first.own.map(second.before.contains) ?? false }
    func isOpposite(_ first: Self, _ second: Self) -> Bool {
      guard let own = first.own else { return false }
      return second.own == "!\(own)" || second.own == "!(\(own))"
    }
    return isAfter(self, other) || isAfter(other, self) || isOpposite(self, other) || isOpposite(other, self)
  }
}

extension [RoutesEnum.Condition] {
  /// Whether what stands under these conditions, and under others, is never compiled together.
  func excludes(_ others: Self) -> Bool { contains { own in others.contains { own.excludes($0) } } }
}
