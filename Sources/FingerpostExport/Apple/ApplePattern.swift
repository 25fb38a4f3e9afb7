import FingerpostProof
internal import FingerpostEngine

/// A pattern of a file for universal links, as Apple documents it: `*` is any text, `?` one character, `$(name)` one of the texts
/// of a substitution variable, which may hold wildcards. Every other character is itself.
///
///     ApplePattern("/$(lang)/buy/?*").spelling(variables, isCaseSensitive: true)
package struct ApplePattern: Sendable, Hashable {
  package var text: String

  package init(_ text: String) { self.text = text }

  /// The names that every file knows. Of the languages and regions of ISO, any two or three letters are taken for one.
  private static let known: [String: Spelling] = [
    "alpha": letters("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    "upper": letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), "lower": letters("abcdefghijklmnopqrstuvwxyz"),
    "alnum": letters("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"), "digit": letters("0123456789"),
    "xdigit": letters("0123456789abcdefABCDEF"),
    "region": letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ").times(2),
    "lang": letters("abcdefghijklmnopqrstuvwxyz").times(2) + .optional(letters("abcdefghijklmnopqrstuvwxyz")),
  ]

  /// The names of the variables that every file has.
  package static var knownNames: [String] { known.keys.sorted() }

  private static func letters(_ text: String) -> Spelling { .one(.init(listed: Array(text.unicodeScalars))) }

  /// What it matches.
  package func spelling(_ variables: [String: [String]], isCaseSensitive: Bool) -> Spelling {
    .sequence(Self.ordered(parts).map { $0.spelling(variables, isCaseSensitive) })
  }

  /// Wildcards in a row as characters and then any text: `*?*` is `?*`.
  private static func ordered(_ parts: [Part]) -> [Part] {
    var (ordered, hasText) = ([Part](), false)
    for part in parts {
      switch part {
      case .anyText: hasText = true
      case .anyCharacter: ordered.append(part)
      case .character, .variable:
        if hasText { ordered.append(.anyText) }
        hasText = false
        ordered.append(part)
      }
    }
    return ordered + (hasText ? [.anyText] : [])
  }

  /// The names of variables that it uses.
  package var names: [String] {
    parts.compactMap { if case .variable(let name) = $0 { name } else { nil } }
  }

  fileprivate enum Part {
    case anyText, anyCharacter
    case character(Unicode.Scalar)
    case variable(String)

    func spelling(_ variables: [String: [String]], _ isCaseSensitive: Bool) -> Spelling {
      switch self {
      case .anyText: .optional(.anything)
      case .anyCharacter: .any
      case .character(let scalar): .one(.init(listed: isCaseSensitive ? [scalar] : scalar.cases))
      case .variable(let name):
        variables[name].map { texts in
          .either(
            texts.map { text in
              // A variable holds no other.
              let parts = ApplePattern.ordered(text.unicodeScalars.map(Part.init))
              return .sequence(parts.map { $0.spelling([:], isCaseSensitive) })
            })
        } ?? known[name] ?? .text("$(\(name))")
      }
    }

    init(_ scalar: Unicode.Scalar) {
      self = scalar == "*" ? .anyText : scalar == "?" ? .anyCharacter : .character(scalar)
    }
  }

  private var parts: [Part] {
    var (parts, rest) = ([Part](), Substring(text).unicodeScalars)
    while let scalar = rest.popFirst() {
      if scalar == "$", rest.first == "(", let end = rest.firstIndex(of: ")") {
        parts.append(.variable(String(rest[rest.index(after: rest.startIndex)..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        parts.append(Part(scalar))
      }
    }
    return parts
  }
}

extension Unicode.Scalar {
  /// It, and its other case.
  fileprivate var cases: [Unicode.Scalar] {
    let others = [properties.lowercaseMapping, properties.uppercaseMapping].filter { $0.unicodeScalars.count == 1 }
    return [self] + Set(others.flatMap(\.unicodeScalars)).filter { $0 != self }.sorted()
  }
}
