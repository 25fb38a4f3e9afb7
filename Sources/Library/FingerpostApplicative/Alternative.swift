/// One way through a route: what it reads, segment by segment, and the value at its end.
public struct Alternative<Value: Sendable>: Sendable {
  /// What one segment must be.
  public enum Head: Sendable, CustomStringConvertible {
    /// This text.
    case match(String)
    /// A value.
    case capture(Capture)

    /// `match foo`, or `capture int`; a text that could be mistaken for other parts is quoted, `match "a, b"`.
    public var description: String {
      switch self {
      case .match(let text): "match \(text.shown)"
      case .capture(let capture): "capture \(capture)"
      }
    }
  }

  /// What it reads; empty for what accepts every path.
  public let heads: [Head]
  let term: Term<Value>

  /// The route of only this alternative.
  public var route: Route<Value> {
    heads.reversed().reduce(.term(term)) { next, head in
      switch head {
      case .match(let text): .match(text, next)
      case .capture(let capture): .capture(capture, next)
      }
    }
  }

  /// The same without its first head.
  var tail: Alternative { Alternative(heads: Array(heads.dropFirst()), term: term) }
}

extension Alternative.Head: Hashable {
  /// Equal if they read the same segments as the same values: texts byte for byte, captures that are the same.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.match(let a), .match(let b)): a.isIdentical(to: b)
    case (.capture(let a), .capture(let b)): a == b
    default: false
    }
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .match(let text): text.hashBytes(into: &hasher)
    case .capture(let capture): hasher.combine(capture)
    }
  }

  /// Whether some segment may be read by both.
  func mayMeet(_ other: Self) -> Bool {
    switch (self, other) {
    case (.match, .match): self == other
    case (.match(let text), .capture(let capture)), (.capture(let capture), .match(let text)): capture.read(text) != nil
    case (.capture, .capture): true
    }
  }
}

extension Route {
  /// Every way through the route, in order: the meaning of the route.
  ///
  /// What follows a choice is repeated in each of its ways: twenty choices of two, one after another, have a million.
  public var alternatives: [Alternative<Value>] {
    var found: [Alternative<Value>] = []
    var open: [(route: Route, heads: [Alternative<Value>.Head])] = [(self, [])]
    while var (route, heads) = open.popLast() {
      while let (head, next) = route.read {
        heads.append(head)
        route = next
      }
      switch route {
      case .match, .capture, .zero: break
      case .choice(let routes): open += routes.reversed().map { ($0, heads) }
      case .term(let term): found.append(Alternative(heads: heads, term: term))
      }
    }
    return found
  }

  /// What is read first, and what follows it; nil if nothing is.
  private var read: (head: Alternative<Value>.Head, next: Route)? {
    switch self {
    case .match(let text, let next): (.match(text), next)
    case .capture(let capture, let next): (.capture(capture), next)
    case .choice, .term, .zero: nil
    }
  }
}
