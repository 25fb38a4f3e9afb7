/// One way through a route: what it reads, segment by segment, and the value at its end.
public struct Alternative<Value: Sendable>: Sendable {
  /// What one segment must be.
  public enum Head: Sendable, CustomStringConvertible {
    case match(String)
    case capture(Capture)

    /// `match foo`, or `capture int`.
    public var description: String {
      switch self {
      case .match(let text): "match \(text)"
      case .capture(let capture): "capture \(capture)"
      }
    }
  }

  /// What it reads; empty for what accepts every path.
  public let heads: [Head]
  let term: Term<Value>

  /// The route that is this way alone.
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

extension Alternative.Head: Equatable {
  /// Equal where they read the same segments as the same values: texts byte for byte, captures of one type.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.match(let a), .match(let b)): a.utf8.elementsEqual(b.utf8)
    case (.capture(let a), .capture(let b)): a == b
    default: false
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
  /// Every way through the route, in order: this is what the route means.
  public var alternatives: [Alternative<Value>] {
    switch self {
    case .match(let text, let next): next.alternatives(behind: .match(text))
    case .capture(let capture, let next): next.alternatives(behind: .capture(capture))
    case .choice(let routes): routes.flatMap(\.alternatives)
    case .term(let term): [Alternative(heads: [], term: term)]
    case .zero: []
    }
  }

  private func alternatives(behind head: Alternative<Value>.Head) -> [Alternative<Value>] {
    alternatives.map { Alternative(heads: [head] + $0.heads, term: $0.term) }
  }
}
