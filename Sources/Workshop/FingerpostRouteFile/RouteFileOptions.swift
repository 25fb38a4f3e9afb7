import FingerpostEngine

/// The options of a text table: how its links are read, where standards leave a choice. They are in its first line.
///
///     options plus=form slashes=lenient strict-query case=ignore
enum RouteFileOptions {
  /// The word that begins the line of the options, and so names no route.
  static let word = "options"

  /// What one word sets. Two of one name cannot both hold.
  private struct Choice: Sendable {
    let name: String
    let value: String?
    let isSet: @Sendable (RouteTable.Options) -> Bool
    let set: @Sendable (inout RouteTable.Options) -> Void

    init<Value: Equatable & Sendable>(
      _ name: String, _ value: String?, _ get: @escaping @Sendable (RouteTable.Options) -> Value, _ meant: Value,
      _ set: @escaping @Sendable (inout RouteTable.Options, Value) -> Void
    ) {
      (self.name, self.value) = (name, value)
      isSet = { get($0) == meant }
      self.set = { set(&$0, meant) }
    }

    var text: String { value.map { "\(name)=\($0)" } ?? name }
  }

  private static let choices = [
    Choice("plus", "form", { $0.text.plus }, .form) { $0.text.plus = $1 },
    Choice("plus", "rfc3986", { $0.text.plus }, .rfc3986) { $0.text.plus = $1 },
    Choice("slashes", "lenient", { $0.text.slashes }, .lenient) { $0.text.slashes = $1 },
    Choice("slashes", "strict", { $0.text.slashes }, .strict) { $0.text.slashes = $1 },
    Choice("strict-query", nil, { $0.strictQuery }, true) { $0.strictQuery = $1 },
    Choice("case", "ignore", { $0.text.case }, .ignored) { $0.text.case = $1 },
    Choice("case", "exact", { $0.text.case }, .exact) { $0.text.case = $1 },
  ]

  /// Takes a word of the line.
  ///
  /// - Returns: the name of the option; or what is wrong, and where in the word.
  static func read(_ word: String, into options: inout RouteTable.Options) -> Result<String, Problem> {
    if let choice = choices.first(where: { $0.text == word }) {
      choice.set(&options)
      return .success(choice.name)
    }
    let name = String(word.prefix { $0 != "=" })
    let own = choices.filter { $0.name == name }
    guard let first = own.first else {
      let near = nearestWord(to: name, among: choices.map { $0.name })
      let known = "; known: plus=, slashes=, strict-query, case="
      return .failure(Problem("unknown option \"\(name)\"" + (near.map { didYouMean($0) } ?? known), offset: 0))
    }
    let values = own.compactMap { $0.value }
    if values.isEmpty { return .failure(Problem("\(name) has no value", offset: name.utf8.count)) }
    let isBare = word.utf8.count == name.utf8.count
    let offset = name.utf8.count + (isBare ? 0 : 1)
    let given = String(word.utf8.dropFirst(offset)) ?? ""
    let near = nearestWord(to: given, among: values).map { didYouMean($0) } ?? ""
    return .failure(
      Problem("\(first.name) is \(values.map { "\"\($0)\"" }.joined(separator: " or "))" + near, offset: offset))
  }

  struct Problem: Error {
    let message: String
    let offset: Int

    init(_ message: String, offset: Int) { (self.message, self.offset) = (message, offset) }
  }

  /// The line of what differs from the default; nil if nothing does.
  static func text(_ options: RouteTable.Options) -> String? {
    let usual = RouteTable.Options()
    let words = choices.filter { $0.isSet(options) && !$0.isSet(usual) }.map { $0.text }
    return words.isEmpty ? nil : ([word] + words).joined(separator: " ")
  }
}
