/// A text that represents all texts which the same labels read.
struct TextClass {
  let text: [UInt8]
  /// Whether each label reads it; a label that is open may.
  let reads: [Bool]
  /// Whether some custom type is assumed to read it that may not, or not to read it.
  var isAssumed = false
}

extension Label {
  fileprivate var isEnumerated: Bool {
    switch self {
    case .literal, .type(.oneOf): true
    default: false
    }
  }

  /// Whether it reads a text in parts, and so texts of several regions.
  fileprivate var isCut: Bool { if case .type(.list) = self { true } else { isMixed } }

  var isMixed: Bool {
    switch self {
    case .mixed: true
    case .folded(let label): label.isMixed
    default: false
    }
  }
}

/// The letters of some labels: one text for each set of labels that reads a text. The letters of paths are segments.
package struct Alphabet {
  private(set) var labels: [TextLabel] = []
  /// Whether no letter is missing.
  private(set) var isComplete = true
  private var numbers: [[OrderKey]: Int] = [:]
  /// The letters, by the labels that they distinguish and by the component.
  private var known: [[Int]: [TextClass]] = [:]
  private var seeds: [TextLabel.Component: [[UInt8]]] = [:]
  private let memory = Work.Memory()
  private let component: TextLabel.Component
  private let setting: RelationSetting
  /// Whether custom types are assumed to read anything: the language is an over-approximation.
  private let overapproximates: Bool

  package init(_ component: TextLabel.Component, _ setting: RelationSetting, overapproximates: Bool) {
    (self.component, self.setting, self.overapproximates) = (component, setting, overapproximates)
  }

  var isOpaque: Bool { labels.contains(where: { $0.isOpaque }) }

  /// Whether it is unknown which texts a label reads.
  func isOpen(_ label: Int) -> Bool { labels[label].isOpen && !overapproximates }

  /// Equal labels have the same number.
  mutating func number(of label: Label, prints: Bool = false) -> Int {
    // A captured segment may hold the same as one that is not captured. Of a raw rest, a path shows its segments.
    let label: Label =
      switch label {
      case .wildcard, .rest: .type(.string)
      case .rawRest(let type): .type(type)
      default: label
      }
    let key = [.number(prints ? 1 : 0)] + label.order(setting.custom)
    Work.current?.spend(4 * key.count)
    if let number = numbers[key] { return number }
    numbers[key] = labels.count
    labels.append(TextLabel(label, component, setting.custom, prints: prints))
    return labels.count - 1
  }

  /// The letters that some labels, or all, tell apart in a component. Call it only when all labels have numbers.
  mutating func letters(of met: [Int]? = nil, at component: TextLabel.Component? = nil) -> [TextClass] {
    let (met, component, work) = (met ?? Array(labels.indices), component ?? self.component, Work.current)
    let key = met + [-1 - component.rawValue]
    if let known = known[key] { return known }
    let avoided = component.isInHost ? setting.table.originSet.reservedParts : []
    var texts = seeds[component] ?? (SampleTexts(labels, avoiding: avoided).texts + [[]]).filter(component.allows)
    if seeds[component] == nil { work?.spend(16 * texts.count) }
    seeds[component] = texts
    let bounds = met.map { labels[$0].bound }
    if bounds.contains(where: { $0.isCut }) {
      let spelled = setting.spelled(bounds, component)
      texts += spelled.texts.filter(component.allows)
      isComplete = isComplete && spelled.isComplete
    }
    var (letters, seen) = ([TextClass](), Set<[Bool]>())
    for text in texts {
      work?.spend(met.count + labels.count / 8 + 8)
      if work?.isOver == true {
        isComplete = false
        break
      }
      let (reads, assumed) = reads(text, of: met)
      guard seen.insert(reads).inserted else { continue }
      if assumed.count > 6 {
        isComplete = false
        continue
      }
      memory.grow((labels.count + 160) << assumed.count)
      for choice in 0..<(1 << assumed.count) {
        var reads = reads
        for (index, label) in assumed.enumerated() { reads[label] = choice >> index & 1 == 1 }
        let isAssumed = assumed.contains { !labels[$0].isAskable || reads[$0] != labels[$0].reads(text) }
        letters.append(TextClass(text: text, reads: reads, isAssumed: isAssumed))
      }
    }
    known[key] = letters
    return letters
  }

  /// Which of some labels read a text, and for which this is only assumed: the text then comes once for each set of them, so that
  /// what is not found among the letters does not exist.
  private func reads(_ text: [UInt8], of met: [Int]) -> (reads: [Bool], assumed: [Int]) {
    var (reads, assumed) = (Array(repeating: false, count: labels.count), [Int]())
    // All texts of literals and sets are here, so a custom type can be asked about them. Any other text represents more than
    // itself.
    let isOnlyItself = overapproximates && met.contains { labels[$0].bound.isEnumerated && labels[$0].isWithin(text) }
    for number in met {
      let label = labels[number]
      let isAsked = !overapproximates || isOnlyItself && label.isAskable
      reads[number] = isAsked ? label.reads(text) : label.isWithin(text)
      if !isAsked, reads[number], label.isOpaque { assumed.append(number) }
    }
    return (reads, assumed)
  }
}

/// Texts that represent all others, as far as literals, sets and types tell them apart.
///
/// The types divide texts into regions: `0` and `1`, words for bool, the integers between the bounds of two widths, numbers that
/// are not integers, identifiers, days, instants, addresses, and the rest. All texts of a region have the same types. So one text
/// represents it, unless it is a literal or a member of a set. Mixed segments cut across regions: ``TextExpression``.
struct SampleTexts {
  private(set) var texts: [[UInt8]] = []
  /// The literals and members, each a region of its own, and the texts to avoid.
  private var named: Set<[UInt8]> = []
  /// Those whose case does not matter, in lower case.
  private var folded: Set<[UInt8]> = []

  /// Labels contribute members of sets and samples; with custom types widened, they contribute regions.
  ///
  /// - Parameter avoiding: texts that represent no others.
  init(_ labels: [TextLabel], avoiding: Set<[UInt8]> = []) {
    let labels = labels.map { $0.label } + labels.filter { $0.isOpaque }.map { $0.bound }
    let types = labels.flatMap { $0.types }
    var words: [String] = []
    var folded: Set<String> = []
    for label in labels {
      switch label {
      case .literal(let literal): words.append(literal)
      case .mixed(let operands), .folded(.mixed(let operands)): words.append(Self.filling(operands))
      case .folded(let label):
        folded.formUnion(label.texts)
        continue
      default: break
      }
      for case .oneOf(let members) in label.types { words += members }
    }
    named = avoiding.union(words.map { Array($0.utf8) })
    self.folded = Set(folded.map { Array($0.utf8) })
    addFirst { index in index < 26 ? String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index))) : "a\(index)" }
    texts += words.map { Array($0.utf8) }
    for word in folded.sorted() {
      addSpelling(of: word)
      // An instant has capitals alone.
      texts.append(word.utf8.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) ? $0 & 0xDF : $0 })
    }
    if types.contains(.bool) { addBools() }
    if types.contains(where: { $0.isNumber }) { addNumbers() }
    if types.contains(.uuid) {
      addFirst { "123e4567-e89b-42d3-a456-" + String(426_614_174_000 + Int64($0)) }
    }
    if types.contains(.date) { addFirst { index in "\(2026 + index % 7000)-11-\(20 - index / 7000 % 10)" } }
    if types.contains(.ipv4) { addFirst { "192.0.\($0 / 254 + 2).\($0 % 254 + 1)" } }
    if types.contains(.dateTime) {
      addFirst { $0 == 0 ? "2026-11-20T09:26:00Z" : "2026-11-20T09:26:00.\($0)Z" }
    }
    // What a custom type reads is found out by trying.
    guard types.contains(where: { $0.isCustom }) else { return }
    let tries = ["some-text", "Text", "text", "x1", "A", "abc", "a_b", "7", "2", "-7", "2026"]
    texts += tries.map { Array($0.utf8) }
    for case .mixed(let operands) in labels {
      for word in tries { texts.append(Array(Self.filling(operands, custom: word).utf8)) }
    }
  }

  /// Adds the first text of a region that no label names.
  private mutating func addFirst(_ text: (Int) -> String) {
    for index in 0...(named.count + folded.count) {
      let text = text(index)
      let bytes = Array(text.utf8)
      if !named.contains(bytes), folded.isEmpty || !folded.contains(Array(text.lowercased().utf8)) {
        return texts.append(bytes)
      }
    }
  }

  private mutating func addBools() {
    for word in ["true", "false"] { addSpelling(of: word) }
    texts += ["0", "1"].map { Array($0.utf8) }
  }

  /// Adds the spellings of a word in lower case up to the first that no label names: it stands for all others.
  private mutating func addSpelling(of word: String) {
    let letters = word.utf8.enumerated().filter { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0.element) }.map(
      { $0.offset })
    for capitals in 0..<(1 << min(letters.count, 16)) {
      var spelling = Array(word.utf8)
      for (bit, offset) in letters.prefix(16).enumerated() where capitals >> bit & 1 == 1 { spelling[offset] &= 0xDF }
      texts.append(spelling)
      if !named.contains(spelling) { break }
    }
  }

  private mutating func addNumbers() {
    // Between the bounds of two widths.
    let all = IntegerType.allCases.map { $0.bounds }
    for (sign, bounds) in [("", [1] + all.map { $0.positive }), ("-", [0] + all.map { $0.negative })] {
      let bounds = Set(bounds).sorted()
      for (low, high) in zip(bounds, bounds.dropFirst()) {
        addFirst { index in sign + String(min(high, low + 1 + UInt64(index))) }
      }
    }
    texts += ["0", "1"].map { Array($0.utf8) }
    // Beyond every width.
    addFirst { "\(UInt64.max)\($0)" }
    addFirst { "-\(UInt64.max)\($0)" }
    addFirst { "\($0 + 1).5" }
  }

  private static func filling(_ operands: [Template.Part], custom: String = "a") -> String {
    operands.map { $0.literal ?? $0.parameter?.type.samples.first ?? custom }.joined()
  }
}

extension ParameterType {
  fileprivate var isNumber: Bool {
    switch self {
    case .scalar(.integer), .scalar(.double): true
    default: false
    }
  }
}

extension OriginSet {
  /// The captured parts of hosts that the table also lists exactly: links to those belong to the exact origin.
  fileprivate var reservedParts: Set<[UInt8]> {
    var parts: Set<[UInt8]> = []
    for origin in checked where origin.form == .host {
      for exact in checked where exact.form == .web && !exact.isWildcard && exact.scheme == origin.scheme {
        if origin.matches(host: exact.host, port: exact.port) {
          parts.insert(Array(exact.host.dropLast(origin.host.count)))
        }
      }
    }
    return parts
  }
}
