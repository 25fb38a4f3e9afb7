/// The same route with shared heads read once, and choices in choices made one.
///
///     optimize(choice([match("foo") *> int() <&> Sitemap.foo, match("bar") *> …, match("foo") *> match("bar") *> …]))
///     // choice
///     // ├─ match foo, choice
///     // │  ├─ capture int, term
///     // │  └─ match bar, term fooBar
///     // └─ match bar, …
///
/// It never changes which alternative wins: one moves up to others with its head only past those that accept no path which it
/// accepts. `optimize(optimize(route))` is `optimize(route)`.
public func optimize<Value>(_ route: Route<Value>) -> Route<Value> {
  Route(grouping: route.alternatives, isTop: true)
}

/// Alternatives with one head in common, or one that is at its end.
private enum Group<Value: Sendable> {
  case heads(Alternative<Value>.Head, [Alternative<Value>])
  case end(Term<Value>)
}

extension Route {
  /// - Parameter isTop: whether nothing is read yet, so that an end accepts every path.
  fileprivate init(grouping alternatives: [Alternative<Value>], isTop: Bool) {
    var groups: [Group<Value>] = []
    for alternative in alternatives {
      guard let head = alternative.heads.first else {
        groups.append(.end(alternative.term))
        continue
      }
      let place = groups.lastIndex { $0.stops(alternative, with: head, isTop: isTop) }
      if let place, case .heads(head, let others) = groups[place] {
        groups[place] = .heads(head, others + [alternative])
      } else {
        groups.append(.heads(head, [alternative]))
      }
    }
    let routes = groups.map { group -> Route in
      switch group {
      case .heads(let head, let alternatives):
        Route(head, Route(grouping: alternatives.map(\.tail), isTop: false))
      case .end(let term): .term(term)
      }
    }
    self = routes.count == 1 ? routes[0] : routes.isEmpty ? .zero : .choice(routes)
  }

  private init(_ head: Alternative<Value>.Head, _ next: Route) {
    switch head {
    case .match(let text): self = .match(text, next)
    case .capture(let capture): self = .capture(capture, next)
    }
  }
}

extension Group {
  /// Whether an alternative goes up to here and no further: to its own head, or to what may accept the same path.
  func stops(_ alternative: Alternative<Value>, with head: Alternative<Value>.Head, isTop: Bool) -> Bool {
    switch self {
    case .heads(head, _): true
    case .heads(let other, let others):
      other.mayMeet(head)
        && others.contains { other in
          other.heads.count == alternative.heads.count
            && zip(other.heads, alternative.heads).allSatisfy { $0.mayMeet($1) }
        }
    case .end: isTop
    }
  }
}

/// `case head` in patterns.
private func ~= <Value>(pattern: Alternative<Value>.Head, head: Alternative<Value>.Head) -> Bool { pattern == head }
