import FingerpostCore

extension Route {
  /// The value of a path's text, `/R/foo/123`, which is read by the rules of every bare path: cut at slashes, each segment decoded
  /// once, a query and a fragment passed over; nil where it is none, or where no alternative accepts it.
  public func run(_ path: String) -> Value? {
    guard let location = try? Location(parsing: path, origins: [.path]) else { return nil }
    return run(location.segments)
  }

  /// The value of a path of decoded segments; nil where no alternative accepts it.
  public func run(_ segments: [String]) -> Value? {
    // What is still to be tried, the next one last: a tree may be deeper than the stack.
    var open: [(routes: ArraySlice<Route>, rest: ArraySlice<String>, captured: [any Sendable])] = [
      ([self], segments[...], [])
    ]
    while var (routes, rest, captured) = open.popLast() {
      guard var route = routes.popFirst() else { continue }
      if !routes.isEmpty { open.append((routes, rest, captured)) }
      reading: while true {
        switch route {
        case .match(let text, let next):
          guard let first = rest.popFirst(), first.utf8.elementsEqual(text.utf8) else { break reading }
          route = next
        case .capture(let capture, let next):
          guard let first = rest.popFirst(), let value = capture.read(first) else { break reading }
          captured.append(value)
          route = next
        case .choice(let routes):
          open.append((routes[...], rest, captured))
          break reading
        case .term(let term):
          // What has read nothing accepts every path.
          guard rest.isEmpty || rest.count == segments.count else { break reading }
          if let value = term.make(captured[...]) { return value }
          break reading
        case .zero: break reading
        }
      }
    }
    return nil
  }
}
