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
  /// `term`, and the value where nothing has to be captured for it; quoted where it is more than one line.
  public var description: String {
    guard count == 0, let value = make([]) else { return "term" }
    let text = "\(value)"
    return value is Void ? "term" : "term \(text.contains(where: \.isNewline) ? text.debugDescription : text)"
  }
}

extension String {
  /// The text as a route shows it: quoted if it could be mistaken for what stands around it.
  var shown: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.isASCII ? $0 > " " && !"\",\\\u{7F}".unicodeScalars.contains($0) : $0.properties.isAlphabetic
    }
    return isEmpty || !isPlain ? debugDescription : self
  }
}
