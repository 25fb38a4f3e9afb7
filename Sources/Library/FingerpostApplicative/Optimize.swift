import FingerpostProof

/// The same route with shared heads read once, and choices in choices made one.
///
///     optimize(choice([match("foo") *> int() <&> Sitemap.foo, match("bar") *> …, match("foo") *> match("bar") *> …]))
///     // choice
///     // ├─ match foo, choice
///     // │  ├─ capture int, term
///     // │  └─ match bar, term fooBar
///     // └─ match bar, …
///
/// It never changes which alternative wins: one moves up to others with its head only past those that share no path with it.
/// `optimize(optimize(route))` is `optimize(route)`.
public func optimize<Value>(_ route: Route<Value>) -> Route<Value> {
  Route(grouping: route.alternatives, isTop: true)
}

/// Alternatives with one head in common, or one that is at its end.
private struct Group<Value: Sendable> {
  let head: Alternative<Value>.Head?
  var alternatives: [Alternative<Value>]
}

extension Route {
  /// - Parameter isTop: whether nothing is read yet, so that an end accepts every path.
  fileprivate init(grouping alternatives: [Alternative<Value>], isTop: Bool) {
    var groups: [Group<Value>] = []
    // Where the last group of each head is, and where those of captures are: a literal meets no other literal.
    var indices: [Alternative<Value>.Head: Int] = [:]
    var captures: [Int] = []
    for alternative in alternatives {
      Work.current?.spend(1)
      guard let head = alternative.heads.first else {
        // Nothing moves up past what accepts every path.
        if isTop { indices = [:] }
        groups.append(Group(head: nil, alternatives: [alternative]))
        continue
      }
      if let index = indices[head], !groups.stop(alternative, with: head, behind: index, captures) {
        groups[index].alternatives.append(alternative)
      } else {
        indices[head] = groups.count
        if case .capture = head { captures.append(groups.count) }
        groups.append(Group(head: head, alternatives: [alternative]))
      }
    }
    let routes = groups.map(\.route)
    self = routes.count == 1 ? routes[0] : routes.isEmpty ? .zero : .choice(routes)
  }
}

extension Group {
  /// The head once, and what follows it.
  var route: Route<Value> {
    guard let head, alternatives.count > 1 else { return alternatives[0].route }
    let next = Route(grouping: alternatives.map(\.tail), isTop: false)
    return switch head {
    case .match(let text): .match(text, next)
    case .capture(let capture): .capture(capture, next)
    }
  }

  /// Whether an alternative may accept a path that one of these accepts.
  func mayMeet(_ alternative: Alternative<Value>) -> Bool {
    alternatives.contains { other in
      Work.current?.spend(1)
      return other.heads.count == alternative.heads.count
        && zip(other.heads, alternative.heads).allSatisfy { $0.mayMeet($1) }
    }
  }
}

extension Array {
  /// Whether an alternative may not move up to its like in the group at an index: past one of the groups after it.
  fileprivate func stop<Value>(
    _ alternative: Alternative<Value>, with head: Alternative<Value>.Head, behind index: Int, _ captures: [Int]
  ) -> Bool where Element == Group<Value> {
    switch head {
    case .match: captures.reversed().prefix { $0 > index }.contains { self[$0].mayMeet(alternative) }
    case .capture: self[(index + 1)...].contains { $0.mayMeet(alternative) }
    }
  }
}
