/// What some labels tell apart: one text for each set of them that reads it. Of paths these are the letters.
struct Alphabet {
  private(set) var labels: [TextLabel] = []
  /// Whether the letters are all there are.
  private(set) var isComplete = true
  private var numbers: [[OrderKey]: Int] = [:]
  /// The letters of labels that meet, by these, and whether it is in the first segment.
  private var known: [[Int]: [TextClass]] = [:]
  /// The texts to try.
  private var seeds: [TextLabel.Component: [[UInt8]]] = [:]
  private let component: TextLabel.Component
  private let setting: RelationSetting
  private let supposing: Bool

  init(_ component: TextLabel.Component, _ setting: RelationSetting, supposing: Bool) {
    (self.component, self.setting, self.supposing) = (component, setting, supposing)
  }

  var isOpaque: Bool { labels.contains(where: \.isOpaque) }

  /// Equal labels have one number.
  mutating func number(of label: Label, _ reading: TextLabel.Reading = .sure) -> Int {
    // Whether a segment is captured makes no difference to what it may be.
    let label = label.isAnySegment ? .type(.string) : label
    let key = [.number(reading.rawValue)] + label.order(setting.custom)
    if let number = numbers[key] { return number }
    numbers[key] = labels.count
    labels.append(TextLabel(label, component, setting.custom, reading))
    return labels.count - 1
  }

  /// What a label perhaps reads. Where types are supposed to read this or that, nothing is left open.
  mutating func possible(_ label: Int) -> Int {
    let sure = labels[label]
    return sure.isOpen && !supposing ? number(of: sure.label, .possible) : label
  }

  /// The letters that some labels tell apart, or all, where a text may stand; asked for once all labels have their numbers.
  mutating func letters(of met: [Int]? = nil, at component: TextLabel.Component? = nil) -> [TextClass] {
    let (met, component) = (met ?? Array(labels.indices), component ?? self.component)
    let key = met + [component == .host ? -1 : -2]
    if let known = known[key] { return known }
    let own = met.map { labels[$0] }
    let avoided = component == .host ? setting.origins.reservedParts : []
    var texts = seeds[component] ?? (SampleTexts(labels, avoiding: avoided).texts + [[]]).filter(component.allows)
    seeds[component] = texts
    if component != .value, own.contains(where: \.bound.isMixed) {
      let spelled = setting.spelled(own.map(\.bound), component)
      texts += spelled.texts.filter(component.allows)
      isComplete = isComplete && spelled.isComplete
    }
    let found = own.classes(of: texts, supposing: supposing)
    isComplete = isComplete && found.isComplete
    let letters = found.classes.map { letter in
      var reads = Array(repeating: false, count: labels.count)
      for (label, isRead) in zip(met, letter.reads) { reads[label] = isRead }
      return TextClass(text: letter.text, reads: reads)
    }
    known[key] = letters
    return letters
  }
}
