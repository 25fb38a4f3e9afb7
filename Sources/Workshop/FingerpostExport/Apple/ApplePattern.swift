import FingerpostProof
internal import FingerpostEngine

/// A pattern of a file for universal links, as Apple documents it: `*` is any text, `?` one character, `$(name)` one of the texts
/// of a substitution variable, which may hold wildcards. Every other character is itself.
///
///     ApplePattern("/$(lang)/buy/?*").expression(variables, isCaseSensitive: true)
package struct ApplePattern: Sendable, Hashable {
  package var text: String

  package init(_ text: String) { self.text = text }

  /// The names that every file knows. Of the languages and regions of ISO, any two or three letters are taken for one.
  private static let known: [String: TextExpression] = [
    "alpha": letters("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    "upper": letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), "lower": letters("abcdefghijklmnopqrstuvwxyz"),
    "alnum": letters("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"), "digit": letters("0123456789"),
    "xdigit": letters("0123456789abcdefABCDEF"),
    "region": letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ").times(2),
    "lang": letters("abcdefghijklmnopqrstuvwxyz").times(2) + .optional(letters("abcdefghijklmnopqrstuvwxyz")),
  ]

  package static var knownNames: [String] { known.keys.sorted() }

  private static func letters(_ text: String) -> TextExpression { .one(.init(listed: Array(text.unicodeScalars))) }

  /// What it matches. Wildcards in a row are characters and then any text: `*?*` is `?*`.
  ///
  /// - Parameter variables: what each of them stands for.
  package func expression(_ variables: [String: TextExpression], isCaseSensitive: Bool) -> TextExpression {
    var (all, hasText) = ([TextExpression](), false)
    func add(_ expression: TextExpression) {
      all += hasText ? [.optional(.anything), expression] : [expression]
      hasText = false
    }
    for part in parts {
      switch part {
      case .anyText: hasText = true
      case .anyCharacter: all.append(.any)
      case .character(let scalar): add(.one(.init(listed: isCaseSensitive ? [scalar] : scalar.cases)))
      case .variable(let name):
        add(variables[name] ?? Self.known[name] ?? .text("$(\(name))"))
      }
    }
    return .sequence(hasText ? all + [.optional(.anything)] : all)
  }

  /// The names of variables that it uses.
  package var names: [String] {
    parts.compactMap { if case .variable(let name) = $0 { name } else { nil } }
  }

  enum Part {
    case anyText, anyCharacter
    case character(Unicode.Scalar)
    case variable(String)
  }

  var parts: [Part] {
    var (parts, rest) = ([Part](), Substring(text).unicodeScalars)
    while let scalar = rest.popFirst() {
      if scalar == "$", rest.first == "(", let end = rest.firstIndex(of: ")") {
        parts.append(.variable(String(rest[rest.index(after: rest.startIndex)..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        parts.append(scalar == "*" ? .anyText : scalar == "?" ? .anyCharacter : .character(scalar))
      }
    }
    return parts
  }
}

extension Unicode.Scalar {
  /// The letter in both cases.
  fileprivate var cases: [Unicode.Scalar] {
    let others = [properties.lowercaseMapping, properties.uppercaseMapping].filter { $0.unicodeScalars.count == 1 }
    return [self] + Set(others.flatMap(\.unicodeScalars)).filter { $0 != self }.sorted()
  }
}
