import FingerpostAnalysis
import FingerpostEngine
import FingerpostInput

/// The words of a command, sorted into operands and options: options may stand anywhere before `--`, and `-` alone is an operand.
struct Arguments {
  let syntax: Syntax
  /// The words that are not options, in order, and not yet taken.
  private(set) var operands: [String] = []
  private var options: [String: [String]] = [:]
  /// The option whose value is the next word.
  private(set) var open: Syntax.Option?
  /// Whether all that follows is operands.
  private(set) var isEnded = false
  /// What is wrong first.
  private var fault: String?
  private var isInputTaken = false

  /// Reads what can be read.
  init(_ words: some Sequence<String>, of syntax: Syntax) {
    self.syntax = syntax
    for word in words { read(word) }
  }

  /// Makes sure that nothing was wrong with the options.
  func check() throws(InputError) {
    if let fault = fault ?? open?.needsValue { throw .usage(fault) }
  }

  private mutating func read(_ word: String) {
    let isOption = !isEnded && word.hasPrefix("-") && word != "-"
    if let option = open {
      open = nil
      if !isOption { return options[option.name, default: []].append(word) }
      refuse(option.needsValue)
    }
    if word == "--", !isEnded { return isEnded = true }
    if isOption { readOption(word) } else { operands.append(word) }
  }

  private mutating func readOption(_ word: String) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let named = syntax.allOptions.first { option in
      "--\(option.name)" == parts[0] || option.letter.map { "-\($0)" } == parts[0]
    }
    guard let option = named else {
      let hint = Self.hint(parts[0], syntax.allOptions)
      return refuse("unknown option \"\(parts[0])\"" + (hint.isEmpty ? pairHint(word) : hint))
    }
    if has(option.name), !option.goesOn { refuse("--\(option.name) is given twice") }
    switch (option.value, parts.dropFirst().first) {
    case (nil, nil): options[option.name] = [""]
    case (nil, _?): refuse("--\(option.name) takes no value")
    case (_?, let value?): options[option.name, default: []].append(value)
    case (_?, nil): open = option
    }
  }

  /// What a command with KEY=VALUE says of `--id=7` and `--id`.
  private func pairHint(_ word: String) -> String {
    guard syntax.operands.contains(where: { $0.words == .keys }) else { return "" }
    let pair = String(word.drop { $0 == "-" })
    return pair.isEmpty ? "" : "; write \(pair.contains("=") ? pair : pair + "=VALUE"), without dashes"
  }

  private mutating func refuse(_ message: String) { fault = fault ?? message }

  mutating func next() -> String? { operands.isEmpty ? nil : operands.removeFirst() }

  /// Makes sure that no operand is left.
  func end(_ rule: String, _ hint: String = "") throws(InputError) {
    if let extra = operands.first { throw .usage("\(rule): remove \"\(extra)\"\(hint)") }
  }

  /// Takes the input for what an operand `-` stands for.
  mutating func takeInput() throws(InputError) {
    if isInputTaken { throw .usage("standard input is named twice, but can be read only once") }
    isInputTaken = true
  }

  func has(_ name: String) -> Bool { options[name] != nil }

  func value(_ name: String) -> String? { options[name]?.first }

  /// The value of an option; an empty value is a usage error.
  func filledValue(_ name: String) throws(InputError) -> String? {
    let value = value(name)
    if value == "", let option = syntax.options.first(where: { $0.name == name }) { throw .usage(option.needsValue) }
    return value
  }

  /// All values of an option that may be given several times.
  func values(_ name: String) -> [String] { options[name] ?? [] }
}

extension Arguments {
  /// Whether help is asked for; it is given even if other words are wrong.
  static func askForHelp(_ words: some Sequence<String>) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  /// What a word that is not an option was most likely meant to be.
  static func hint(_ word: String, _ options: [Syntax.Option]) -> String {
    let names = options.map { "--\($0.name)" }
    if word.utf8.count == 2 {
      let meant = names.filter { $0.dropFirst(2).hasPrefix(word.dropFirst().lowercased()) }
      if meant.count == 1 { return didYouMean(meant[0]) }
    }
    if let nearest = nearestWord(to: word, among: names) { return didYouMean(nearest) }
    return word.contains(".") || word.contains("/")
      ? "; write an argument that begins with \"-\" after \"--\"" : ""
  }

  /// How much a command reads of a file, in bytes; nil if it is not given.
  func limit() throws(InputError) -> Int? {
    guard let word = value(Syntax.limit.name) else { return nil }
    guard let count = Int(word), (1...65536).contains(count) else {
      throw .usage("--limit takes a number of MiB from 1 to 65536, not \"\(word)\"")
    }
    return min(count, Int.max >> 20) << 20
  }

  /// Whether a program reads the answer, so that a table that does not read is a document too.
  var isJSON: Bool { has("json") || value("format") == ReportFormat.json.rawValue }

  /// How an answer is written: `--format`, or `--json` for short.
  func format<Format: RawRepresentable<String> & CaseIterable>() throws(InputError) -> Format {
    let json = ReportFormat.json.rawValue
    let word = value("format") ?? (has("json") ? json : ReportFormat.text.rawValue)
    let known = Format.allCases.map(\.rawValue)
    let rule = "--format takes \(known.dropLast().joined(separator: ", "))\(known.last.map { " or \($0)" } ?? "")"
    let format: Format = try choice(word, rule)
    guard !has("json") || word == json else { throw .usage("use --json or --format=\(word), not both") }
    return format
  }

  /// The origin that a word stands for.
  func origin(_ word: String) throws(InputError) -> Origin {
    do { return try Origin(parsing: word) } catch { throw .usage(error.description, error.code) }
  }

  /// The next operand, which is one of a few words.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(_ name: String) throws(InputError) -> Choice {
    let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    guard let word = next() else { throw .usage("a \(name) is missing: \(known)") }
    return try choice(word, "\(name) is one of \(known)")
  }

  /// What a word stands for, which is one of a few.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ word: String, _ rule: String
  ) throws(InputError) -> Choice {
    if let choice = Choice(rawValue: word) { return choice }
    let near = nearestWord(to: word, among: Choice.allCases.map(\.rawValue))
    throw .usage("\(rule), not \"\(word)\"" + didYouMean(near))
  }
}

extension Arguments {
  /// The value of `--method`, which must agree with a method before the URL.
  func method(besides url: String?) throws(InputError) -> String? {
    guard let method = try filledValue("method") else { return nil }
    guard method.utf8.allSatisfy(Self.token.contains) else {
      throw .usage("--method takes one word such as POST, not \"\(method)\"")
    }
    if let own = url.flatMap({ RequestLine.read($0)?.method }), own != method {
      throw .usage("the URL has the method \(own), but --method is \(method)")
    }
    return method
  }

  /// `token` of RFC 9110 §5.6.2, which a method is.
  private static let token = ByteSet.letterOrDigit.union("!#$%&'*+-.^_`|~")
}
