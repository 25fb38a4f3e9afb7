internal import FingerpostAnalysis

// The five ways in which a <data> element names a text (PatternMatcher, our own words):
//
// | attribute              | it matches                                                                                       |
// | ---                    | ---                                                                                              |
// | path                   | the same text                                                                                    |
// | pathPrefix             | a text that begins so                                                                            |
// | pathSuffix             | a text that ends so (API 31)                                                                     |
// | pathPattern            | `.` is any character, `x*` is any number of the character before, `.*` goes to the first place   |
// |                        | where the character after it stands, and never further. `\` escapes a `*`; an escaped `.` still  |
// |                        | matches any character, because the matcher looks at the character alone                          |
// | pathAdvancedPattern    | see PatternToken.swift (API 31)                                                                  |
//
// Texts are compared decoded. The same five exist for query… and fragment… in <uri-relative-filter-group> (API 35).
//
// An attribute is a string of Android's resources: a backslash in it is written twice, and a leading `@` or `?` would be a
// reference, so it has one before it. What XML cannot hold is an escape of these strings, too, `\u001b`; and so is the brace of
// `${`, which the build would take for the beginning of a placeholder.

/// A text of a `<data>` element, and how it is compared.
///
///     AndroidPattern(.prefix, "/help/").matches("/help/a/b")   // true
package struct AndroidPattern: Sendable, Hashable {
  /// How it is compared; the raw value ends the name of the attribute: `pathPrefix`.
  package enum Kind: String, Sendable, CaseIterable {
    case literal = ""
    case prefix = "Prefix"
    case suffix = "Suffix"
    case glob = "Pattern"
    case advanced = "AdvancedPattern"
  }

  package let kind: Kind
  package let text: String

  package init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }

  /// The tokens for a whole text, of a suffix for its end; nil if the platform refuses the pattern, which then matches nothing.
  var row: [PatternToken]? {
    switch kind {
    case .literal, .suffix: PatternToken.text(text)
    case .prefix: PatternToken.text(text) + [.any.times(0, .max)]
    case .glob: [PatternToken](plain: text)
    case .advanced: try? [PatternToken](advanced: text)
    }
  }

  /// Whether the platform takes a decoded text for it.
  package func matches(_ other: String) -> Bool {
    guard let row else { return false }
    let units = Array(other.utf16)
    return row.matches(kind == .suffix ? units.suffix(row.count) : units[...])
  }

  // MARK: Strings of resources

  /// The attribute that says it of a part of a link, before the escapes of XML.
  func attribute(of part: String) -> (name: String, value: String) { (part + kind.rawValue, Self.escaped(text)) }

  static func escaped(_ text: String) -> String {
    var escaped = text.unicodeScalars.first == "@" || text.unicodeScalars.first == "?" ? "\\" : ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "{" where previous == "$": escaped += scalar.unicodeEscape
      case _ where scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value || 0xFFFE...0xFFFF ~= scalar.value:
        escaped += scalar.unicodeEscape
      default: escaped.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return escaped
  }

  /// What the value of an attribute means.
  static func unescaped(_ value: String) -> String {
    var (result, scalars) = ("", value.unicodeScalars[...])
    while let scalar = scalars.popFirst() {
      guard scalar == "\\" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      switch scalars.popFirst() {
      case "n": result += "\n"
      case "t": result += "\t"
      case "u":
        let digits = String(scalars.prefix(4))
        guard digits.unicodeScalars.count == 4, let number = UInt32(digits, radix: 16),
          let read = Unicode.Scalar(number)
        else { continue }
        result.unicodeScalars.append(read)
        scalars = scalars.dropFirst(4)
      case let other?: result.unicodeScalars.append(other)
      case nil: break
      }
    }
    return result
  }
}

// Patterns as automata over UTF-16 code units, which can be run beside a table. Android's matchers give nothing back and never look
// at two ways at once, so that each is a few positions and what one unit makes of them.

extension AndroidPattern {
  /// A token, and how many units it took.
  private struct Position: Hashable {
    var token = 0
    var taken = 0
  }

  /// The most states of one pattern.
  private static let most = 20_000

  /// What it matches; nil if that takes too many states.
  var machine: CodeUnitMachine? {
    guard let tokens = row else { return CodeUnitMachine(states: [], start: [], after: []) }
    let sets = tokens.map(\.units)

    func edges(_ start: Position) -> [(CodeUnits, Position)] {
      var (edges, left, position) = ([(CodeUnits, Position)](), CodeUnits.all, start)
      while position.token < tokens.count {
        let token = tokens[position.token]
        if position.taken < token.maximum {
          // Past its minimum, a token without a maximum need not count.
          let taken = token.maximum == .max ? min(position.taken + 1, token.minimum) : position.taken + 1
          let taking = left.intersection(sets[position.token])
          if !taking.ranges.isEmpty { edges.append((taking, Position(token: position.token, taken: taken))) }
          // What it can take goes to no other token.
          left = left.subtracting(sets[position.token])
        }
        guard position.taken >= token.minimum else { break }
        position = Position(token: position.token + 1)
      }
      // A suffix begins anywhere.
      return kind == .suffix && start == Position() ? edges + [(.all, start)] : edges
    }
    func mayEnd(_ position: Position) -> Bool {
      guard position.token < tokens.count else { return true }
      return position.taken >= tokens[position.token].minimum
        && tokens[(position.token + 1)...].allSatisfy { $0.minimum == 0 }
    }

    var (numbers, targets, known) = ([Position: [CodeUnits: Int]](), [Position](), [Position: [Int]]())
    var machine = CodeUnitMachine(states: [], start: [], after: [])
    func follow(_ position: Position) -> [Int] {
      if let known = known[position] { return known }
      let after = edges(position).map { reads, next in
        if let number = numbers[next]?[reads] { return number }
        numbers[next, default: [:]][reads] = machine.states.count
        machine.states.append(.takes(reads))
        targets.append(next)
        return machine.states.count - 1
      }
      known[position] = after
      return after
    }
    machine.start = follow(Position())
    var count = 0
    while machine.after.count < machine.states.count {
      let after = follow(targets[machine.after.count])
      machine.after.append(after)
      count += after.count
      if machine.states.count > Self.most || count > 10 * Self.most { return nil }
    }
    let end = machine.states.count
    for (state, position) in targets.enumerated() where mayEnd(position) { machine.after[state].append(end) }
    if mayEnd(Position()) { machine.start.append(end) }
    machine.states.append(.ends(0))
    machine.after.append([])
    return machine
  }
}
