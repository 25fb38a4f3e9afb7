import FingerpostCore

extension Route {
  /// The value of a path's text, `/R/foo/123`, which is read by the rules of every bare path: cut at slashes, each segment decoded
  /// once, a query and a fragment passed over; nil where it is none, or where no alternative accepts it.
  public func run(_ path: String) -> Value? {
    guard let location = try? Location(parsing: path, origins: [.path]) else { return nil }
    return run(location.segments)
  }

  /// The value of a path of decoded segments; nil where no alternative accepts it.
  public func run(_ segments: [String]) -> Value? { value(of: segments[...], captured: [], hasRead: false) }

  private func value(of segments: ArraySlice<String>, captured: [any Sendable], hasRead: Bool) -> Value? {
    switch self {
    case .match(let text, let next):
      guard let first = segments.first, first.utf8.elementsEqual(text.utf8) else { return nil }
      return next.value(of: segments.dropFirst(), captured: captured, hasRead: true)
    case .capture(let capture, let next):
      guard let first = segments.first, let value = capture.read(first) else { return nil }
      return next.value(of: segments.dropFirst(), captured: captured + [value], hasRead: true)
    case .choice(let routes):
      for route in routes {
        if let value = route.value(of: segments, captured: captured, hasRead: hasRead) { return value }
      }
      return nil
    case .term(let term): return hasRead && !segments.isEmpty ? nil : term.make(captured[...])
    case .zero: return nil
    }
  }
}
