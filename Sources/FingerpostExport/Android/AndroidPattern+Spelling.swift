internal import FingerpostEngine

// Patterns as regular expressions, which can be run beside a table. A token that gives nothing back is written as what follows
// it without the token's characters; where that takes more than one step, there is no expression.

extension AndroidPattern {
  /// What it matches, as an expression over characters; nil if there is none.
  ///
  /// - Parameter excluded: characters that the text cannot hold, because they part it from others.
  func spelling(without excluded: [Unicode.Scalar] = []) -> Spelling? {
    let any = Spelling.one(.init(listed: excluded, isExcept: true))
    let anyText = Spelling.optional(.repeated(any))
    switch kind {
    case .literal: return .text(text)
    case .prefix: return .text(text) + anyText
    case .suffix: return anyText + .text(text)
    case .glob: return globSpelling(any)
    case .advanced:
      guard let pattern = try? AdvancedPattern(text) else { return .either([]) }
      return pattern.spelling(without: excluded)
    }
  }

  private func globSpelling(_ any: Spelling) -> Spelling? {
    var (rest, parts) = (text.unicodeScalars[...], [Spelling]())
    while let first = rest.popFirst() {
      let isEscaped = first == "\\"
      guard let scalar = isEscaped ? rest.popFirst() : first else { return nil }
      guard rest.first == "*" else {
        parts.append(scalar == "." ? any : .one(.init(listed: [scalar])))
        continue
      }
      rest.removeFirst()
      guard scalar == ".", !isEscaped else {
        // It takes all of them, so that what follows cannot begin with one; at the end there must be one.
        guard let next = rest.first, next != scalar, next != ".", next != "\\", rest.dropFirst().first != "*" else {
          return nil
        }
        parts.append(.optional(.repeated(.one(.init(listed: [scalar])))))
        continue
      }
      guard var stop = rest.popFirst() else {
        parts.append(.optional(.repeated(any)))
        return .sequence(parts)
      }
      if stop == "\\" { stop = rest.popFirst() ?? stop }
      parts.append(.optional(.repeated(.one(.init(listed: [stop], isExcept: true)))))
      parts.append(.one(.init(listed: [stop])))
    }
    return .sequence(parts)
  }
}

extension AdvancedPattern {
  /// The most characters of a set that are listed.
  private static let most = 512

  func spelling(without excluded: [Unicode.Scalar]) -> Spelling? {
    var (parts, barred) = ([Spelling](), Token?.none)
    for (index, token) in tokens.enumerated() {
      guard let characters = token.characters(without: excluded, Self.most) else { return nil }
      var (token, whole) = (token, Spelling.one(characters))
      if let greedy = barred {
        guard let first = token.characters(without: excluded, Self.most, barring: greedy), token.minimum > 0 else {
          return nil
        }
        // The first character is none of those that the token before took.
        parts.append(.one(first))
        token.minimum -= 1
        if token.maximum < .max { token.maximum -= 1 }
        barred = nil
        if token.maximum == 0 { continue }
      }
      if characters.listed.isEmpty && !characters.isExcept { whole = .either([]) }
      parts.append(whole.times(token.minimum, token.maximum))
      guard token.minimum < token.maximum else { continue }
      // What may follow at once.
      for next in tokens[(index + 1)...] {
        if token.meets(next) {
          guard token.maximum == .max, next == tokens[index + 1] else { return nil }
          barred = token
        }
        if next.minimum > 0 { break }
      }
    }
    return .sequence(parts)
  }
}

extension AdvancedPattern.Token {
  /// The characters of the token; nil if there are too many to list.
  fileprivate func characters(
    without excluded: [Unicode.Scalar], _ most: Int, barring other: Self? = nil
  ) -> Spelling.Characters? {
    guard let own = listed(most) else { return nil }
    var out = excluded
    var onlyIn: Set<Unicode.Scalar>?
    if let other {
      guard let barred = other.listed(most) else { return nil }
      if other.isExcept { onlyIn = Set(barred) } else { out += barred }
    }
    switch (isExcept, onlyIn) {
    case (false, nil): return .init(listed: own.filter { !out.contains($0) })
    case (false, let only?): return .init(listed: own.filter { only.contains($0) && !out.contains($0) })
    case (true, nil): return .init(listed: own + out.filter { !own.contains($0) }, isExcept: true)
    case (true, let only?): return .init(listed: only.subtracting(own).subtracting(out).sorted())
    }
  }

  private func listed(_ most: Int) -> [Unicode.Scalar]? {
    guard ranges.reduce(0, { $0 + $1.count }) <= most else { return nil }
    return ranges.flatMap { $0 }.compactMap { Unicode.Scalar($0) }
  }
}

extension Spelling {
  /// A number of times; nothing that is counted past a hundred is counted.
  fileprivate func times(_ minimum: Int, _ maximum: Int) -> Spelling {
    let least = times(min(minimum, 400))
    if maximum == .max || maximum - minimum > 400 { return .sequence([least, .optional(.repeated(self))]) }
    let more = (0..<maximum - minimum).reduce(Spelling.sequence([])) { rest, _ in .optional(.sequence([self, rest])) }
    return .sequence([least, more])
  }
}
