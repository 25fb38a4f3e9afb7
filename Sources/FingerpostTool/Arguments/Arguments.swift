import FingerpostEngine

/// The words of a command, sorted into operands and options: options may stand anywhere before `--`, and `-` alone is an operand.
struct Arguments {
  let syntax: Syntax
  /// The words that are no options, in order, and not yet taken.
  private(set) var operands: [String] = []
  private var options: [String: [String]] = [:]

  init(_ words: some Sequence<String>, of syntax: Syntax) throws(ToolError) {
    self.syntax = syntax
    var words = Array(words)[...]
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = syntax.allOptions.first(where: { "--\($0.name)" == parts[0] }) else {
        throw usage("unknown option \"\(parts[0])\"" + Self.hint(parts[0], syntax.allOptions))
      }
      guard options[option.name] == nil || option.goesOn else { throw usage("--\(option.name) is given twice") }
      options[option.name, default: []].append(try value(of: option, parts.dropFirst().first, &words))
    }
  }

  private func value(
    of option: Syntax.Option, _ attached: String?, _ words: inout ArraySlice<String>
  ) throws(ToolError) -> String {
    guard let placeholder = option.value else {
      if attached != nil { throw usage("--\(option.name) takes no value") }
      return ""
    }
    if let attached { return attached }
    guard let next = words.first, next == "-" || !next.hasPrefix("-") else {
      throw usage("--\(option.name) needs a value: --\(option.name)=\(placeholder)")
    }
    words.removeFirst()
    return next
  }

  mutating func next() -> String? { operands.isEmpty ? nil : operands.removeFirst() }

  func has(_ name: String) -> Bool { options[name] != nil }

  func value(_ name: String) -> String? { options[name]?.first }

  /// All values of an option that may be given several times.
  func values(_ name: String) -> [String] { options[name] ?? [] }

  func usage(_ message: String, _ code: FaultCode? = nil) -> ToolError { .usage(message, syntax, code) }
}

extension ToolError {
  static func usage(_ message: String, _ syntax: Syntax, _ code: FaultCode? = nil) -> ToolError {
    .usage(UsageError(message: message, command: syntax.name, code: code))
  }
}

extension Arguments {
  /// Whether help is asked for; it is given even if other words are wrong.
  static func askForHelp(_ words: some Sequence<String>) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  /// What a word that is no option was most likely meant to be.
  static func hint(_ word: String, _ options: [Syntax.Option]) -> String {
    let names = options.map { "--\($0.name)" }
    if word.utf8.count == 2 {
      let meant = names.filter { $0.dropFirst(2).hasPrefix(word.dropFirst().lowercased()) }
      if meant.count == 1 { return suggestion(meant[0]) }
    }
    if let nearest = nearest(to: word, among: names) { return suggestion(nearest) }
    return word.contains(".") || word.contains("/")
      ? "; what begins with \"-\" and is no option stands after \"--\"" : ""
  }

  /// How much a command reads of a file, in bytes; nil where it is not given.
  func limit() throws(ToolError) -> Int? {
    guard let word = value(Syntax.limit.name) else { return nil }
    guard let count = Int(word), (1...65536).contains(count) else {
      throw usage("--limit takes a number of MiB from 1 to 65536, not \"\(word)\"")
    }
    return min(count, Int.max >> 20) << 20
  }

  /// How an answer is written: `--format`, or `--json` for short.
  func format() throws(ToolError) -> ReportFormat {
    let words = ReportFormat.allCases.map(\.rawValue)
    let isJSON = has("json")
    let word = value("format") ?? (isJSON ? "json" : "text")
    guard let format = ReportFormat(rawValue: word) else {
      let known = words.dropLast().joined(separator: ", ") + (words.last.map { " or \($0)" } ?? "")
      throw usage("--format takes \(known), not \"\(word)\"" + suggestion(nearest(to: word, among: words)))
    }
    guard !isJSON || format == .json else { throw usage("--json and --format=\(word) are two formats: choose one") }
    return format
  }

  /// The next operand, which is one of a few words.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(_ name: String) throws(ToolError) -> Choice {
    let words = Choice.allCases.map(\.rawValue)
    let known = words.joined(separator: ", ")
    guard let word = next() else { throw usage("a \(name) is missing: \(known)") }
    if let choice = Choice(rawValue: word) { return choice }
    throw usage("\(syntax.name) knows \(known), not \"\(word)\"" + suggestion(nearest(to: word, among: words)))
  }
}
