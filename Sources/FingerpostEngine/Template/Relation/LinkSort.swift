/// Links that are searched together: what one origin's links may hold, another's may.
enum LinkSort: CaseIterable {
  /// Any segments at all.
  case plain
  /// Captured hosts: there is a first segment, and it is what a host can hold.
  case host
  /// Raw segments, without a query.
  case compact

  init(_ form: TextForm) {
    switch form {
    case .scheme, .web, .path: self = .plain
    case .host: self = .host
    case .compact: self = .compact
    }
  }

  /// Where a segment stands that is not the first.
  var place: TextLabel.Place { self == .compact ? .compactSegment : .segment }
  /// Where the first one stands.
  var firstPlace: TextLabel.Place { self == .host ? .host : place }
  /// Whether a path may be empty.
  var hasRoot: Bool { self != .host }
}
