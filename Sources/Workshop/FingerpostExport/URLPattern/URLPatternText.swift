internal import FingerpostAnalysis

/// The text of a part of a URLPattern (https://urlpattern.spec.whatwg.org): text, `:name(expression)`, `{…}?`.
///
/// What is between two parentheses is a regular expression of JavaScript; it may hold no group that captures.
struct URLPatternText {
  private(set) var text = ""
  /// The names that are taken: a pattern refuses one that is there twice.
  private var names: Set<String> = []

  /// Text that stands for itself; the caller has escaped what a URL escapes.
  mutating func add(literal: String) {
    for scalar in literal.unicodeScalars {
      text += "+*?:{}()\\".unicodeScalars.contains(scalar) ? "\\\(scalar)" : String(scalar)
    }
  }

  mutating func add(syntax: String) { text += syntax }

  /// A group that captures: named if the name is an identifier, else numbered.
  mutating func add(_ name: String?, _ expression: String) {
    if let name, name.isIdentifier, names.insert(name).inserted { text += ":\(name)" }
    text += "(\(expression))"
  }
}

extension ParameterType {
  /// A regular expression for the texts that the type reads, with what they are made of in a URL.
  ///
  /// - Parameters:
  ///   - place: the bytes that need no escape there.
  ///   - filler: what a string is.
  /// - Returns: the expression, and a text that it matches although the type does not read it, or the other way around.
  func expression(
    _ rules: PatternRules, in place: ByteSet, filler: String
  ) -> (text: String, inexact: String?) {
    switch self {
    case .scalar(.string): return (filler, nil)
    case .scalar(.integer(let type)) where String(type.bounds.positive).utf8.count > 5:
      return type.expression(rules.isOver)
    case .scalar(let type):
      // What an instant has behind its day may be escaped.
      return (TextExpression(type).source([":": "%3A", "+": "%2B"]), nil)
    case .oneOf(let members): return (Self.either(members, place), nil)
    case .array(let element): return element.expression(rules, in: place, filler: filler)
    case .list(let element, let separator):
      let one = element.expression(rules, in: place, filler: filler)
      if element.mayHold(separator.rawValue) { return (rules.isOver ? filler : one.text, one.inexact) }
      let mark = separator == .bar ? "\\|" : separator.text
      return ("(?:\(one.text))(?:(?:\(mark)|%\(separator.hexadecimal))(?:\(one.text)))*", one.inexact)
    case .custom(let name):
      let type = rules.types.first { $0.name == name }
      if let members = type?.members { return (Self.either(members, place), nil) }
      // No text matches an empty set.
      guard rules.isOver else { return ("[^\\s\\S]", sample(rules.types)) }
      let within = type?.within == self ? nil : type?.within
      return (within?.expression(rules, in: place, filler: filler).text ?? filler, "~")
    }
  }

  /// Some texts as they are spelled in a place. A query or a fragment may escape what a path must: both spellings read. A path has
  /// its own alone, because `/` in it would be another segment.
  private static func either(_ members: [String], _ place: ByteSet) -> String {
    members.flatMap { member in
      let text = member.escapedSegment
      switch place {
      case .query: return [text.withoutItemMarks, member.escapedQuery].uniqued
      case .fragment: return [text, member.escapedFragment].uniqued
      default: return [text]
      }
    }.map { spelling in
      spelling.unicodeScalars.map { ".*+?()$".unicodeScalars.contains($0) ? "\\\($0)" : String($0) }.joined()
    }.joined(separator: "|")
  }
}

extension IntegerType {
  /// Of the numbers with the most digits all match, or none: a pattern that tells them apart would be long.
  fileprivate func expression(_ isOver: Bool) -> (text: String, inexact: String?) {
    let bound = String(bounds.positive)
    let (count, sign) = (bound.utf8.count, bounds.negative == 0 ? "" : "-?")
    return (
      "0|\(sign)[1-9][0-9]{0,\(isOver ? count - 1 : count - 2)}",
      isOver ? String(repeating: "9", count: count) : bound
    )
  }
}

extension String {
  /// With escapes for what separates the items of a query.
  fileprivate var withoutItemMarks: String {
    unicodeScalars.map { $0 == "&" ? "%26" : $0 == "=" ? "%3D" : $0 == "+" ? "%2B" : String($0) }.joined()
  }
}
