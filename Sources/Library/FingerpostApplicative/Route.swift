import FingerpostEngine
import FingerpostCore

/// A route in applicative style, which only reads: a tree that can be shown, optimised and compiled.
///
///     let route: Route<(String, Int)> = curry { ($1, $2) } <^> match("Hello") <*> string() <*> int()
///     route.run("/Hello/Budapest/2016")   // ("Budapest", 2016)
///     route.run("/Ya/tu/sabes")           // nil
///
/// What a later part reads never depends on an earlier value. That is why there is no monad here, and why the tree can be shown
/// before anything is read.
///
/// A route means its ``alternatives``, in order, and the first that accepts a path wins. One that reads anything must read the
/// whole path; one that reads nothing, a bare ``pure(_:)``, accepts every path.
public indirect enum Route<Value: Sendable>: Sendable {
  /// A segment that is this text, and what follows it.
  case match(String, Route)
  /// A segment that a type or a closure reads, and what follows it.
  case capture(Capture, Route)
  /// Several routes, the first of which wins.
  case choice([Route])
  /// The end, and the value of what was captured on the way to it.
  case term(Term<Value>)
  /// Accepts no path.
  case zero

  /// The end, and its value: ``pure(_:)``.
  public static func term(_ value: Value) -> Route { .term(Term(value)) }
}

/// The end of an alternative: how many values were captured before it, and what is made of them.
public struct Term<Value: Sendable>: Sendable {
  /// How many values it takes.
  public let count: Int
  let make: @Sendable (ArraySlice<any Sendable>) -> Value?

  init(count: Int, make: @escaping @Sendable (ArraySlice<any Sendable>) -> Value?) {
    (self.count, self.make) = (count, make)
  }

  /// A value that takes no captures.
  public init(_ value: Value) { self.init(count: 0) { _ in value } }
}

extension Route: CustomStringConvertible {
  /// The tree: a line for each choice, and for each way on from it.
  ///
  ///     choice
  ///     ├─ match R, choice
  ///     │  ├─ match foo, capture int, term
  ///     │  └─ match bar, term fooBar
  ///     └─ term notFound
  public var description: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    switch self {
    case .match(let text, let next): next.lines(behind: "\(Alternative<Value>.Head.match(text))")
    case .capture(let capture, let next): next.lines(behind: "capture \(capture)")
    case .choice(let routes):
      ["choice"]
        + routes.enumerated().flatMap { index, route in
          let isLast = index == routes.count - 1
          return route.lines.enumerated().map { line, text in
            (line > 0 ? isLast ? "   " : "│  " : isLast ? "└─ " : "├─ ") + text
          }
        }
    case .term(let term): [term.description]
    case .zero: ["zero"]
    }
  }

  private func lines(behind head: String) -> [String] {
    let lines = lines
    return ["\(head), \(lines[0])"] + lines.dropFirst()
  }
}

extension Term: CustomStringConvertible {
  /// `term`, and its value if that needs no captures; in quotes if it has several lines.
  public var description: String {
    guard count == 0, let value = make([]) else { return "term" }
    let text = "\(value)"
    return value is Void ? "term" : "term \(text.contains(where: \.isNewline) ? text.debugDescription : text)"
  }
}

extension String {
  /// The text as a route shows it: quoted if it could be mistaken for the text around it.
  var shown: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.isASCII ? $0 > " " && !"\",\\\u{7F}".unicodeScalars.contains($0) : $0.properties.isAlphabetic
    }
    return isEmpty || !isPlain ? debugDescription : self
  }
}

extension Route {
  /// The value of a path, `/R/foo/123`; nil if the text is not a path, or if no alternative accepts it.
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
          // `==` is quick to say no, and takes more for equal.
          guard position < segments.count, segments[position] == text, segments[position].isIdentical(to: text)
          else { break reading }
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
}
