import FingerpostCore

extension Route {
  /// The value of a path, `/R/foo/123`; nil if the text is no path, or if no alternative accepts it.
  ///
  /// The text is read as every bare path is: cut at slashes, each segment decoded once, a query and a fragment ignored.
  public func run(_ path: String) -> Value? {
    guard let location = try? Location(parsing: path, origins: [.path]) else { return nil }
    return run(location.segments)
  }

  /// The value of a path of decoded segments; nil if no alternative accepts it.
  public func run(_ segments: [String]) -> Value? {
    // The choices that are open, the innermost last, and how far they were tried: a tree may be deeper than the stack.
    var choices: [[Route]] = []
    var states: [ChoiceState] = []
    var captured: [any Sendable] = []
    var position = 0
    var route = self
    while true {
      reading: while true {
        switch route {
        case .match(let text, let next):
          guard position < segments.count, segments[position].isSame(as: text) else { break reading }
          position += 1
          route = next
        case .capture(let capture, let next):
          guard position < segments.count, let value = capture.read(segments[position]) else { break reading }
          captured.append(value)
          position += 1
          route = next
        case .choice(let routes):
          guard !routes.isEmpty else { break reading }
          choices.append(routes)
          states.append(ChoiceState(last: routes.count - 1, position: position, captured: captured.count))
          break reading
        case .term(let term):
          // What has read nothing accepts every path.
          if position == segments.count || position == 0, let value = term.make(captured[...]) { return value }
          break reading
        case .zero: break reading
        }
      }
      let top = states.count - 1
      guard top >= 0 else { return nil }
      let state = states[top]
      route = choices[top][state.next]
      position = state.position
      if captured.count > state.captured { captured.removeLast(captured.count - state.captured) }
      if state.next < state.last {
        states[top].next += 1
      } else {
        choices.removeLast()
        states.removeLast()
      }
    }
  }
}

/// How far a choice was tried, and where it stands.
private struct ChoiceState {
  var next = 0
  let last: Int
  let position: Int
  /// How many values were captured before it.
  let captured: Int

  init(last: Int, position: Int, captured: Int) {
    (self.last, self.position, self.captured) = (last, position, captured)
  }
}

extension String {
  /// Equal byte for byte; `==` is quick to say no, and takes more for equal.
  fileprivate func isSame(as other: String) -> Bool { self == other && utf8.elementsEqual(other.utf8) }
}
