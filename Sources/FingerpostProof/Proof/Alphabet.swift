import FingerpostEngine

/// The letters of some labels: one text for each set of labels that reads a text. The letters of paths are segments.
package struct Alphabet {
  private(set) var labels: [TextLabel] = []
  /// Whether no letter is missing.
  private(set) var isComplete = true
  private var numbers: [[OrderKey]: Int] = [:]
  /// The letters by the labels that are told apart, and by the component.
  private var known: [[Int]: [TextClass]] = [:]
  /// Candidate texts.
  private var seeds: [TextLabel.Component: [[UInt8]]] = [:]
  private let component: TextLabel.Component
  private let setting: RelationSetting
  private let supposing: Bool

  package init(_ component: TextLabel.Component, _ setting: RelationSetting, supposing: Bool) {
    (self.component, self.setting, self.supposing) = (component, setting, supposing)
  }

  var isOpaque: Bool { labels.contains(where: \.isOpaque) }

  /// Equal labels have the same number.
  mutating func number(of label: Label, _ reading: TextLabel.Reading = .sure) -> Int {
    // A captured segment may hold the same as one that is not captured.
    let label = label.isAnySegment ? .type(.string) : label
    let key = [.number(reading.rawValue)] + label.order(setting.custom)
    if let number = numbers[key] { return number }
    numbers[key] = labels.count
    labels.append(TextLabel(label, component, setting.custom, reading))
    return labels.count - 1
  }

  /// The number for what a label may read. If custom types are supposed to read anything, nothing is left open.
  mutating func possible(_ label: Int) -> Int {
    let sure = labels[label]
    return sure.isOpen && !supposing ? number(of: sure.label, .possible) : label
  }

  /// The letters that some labels, or all, tell apart in a component. Call it only when all labels have numbers.
  mutating func letters(of met: [Int]? = nil, at component: TextLabel.Component? = nil) -> [TextClass] {
    let (met, component) = (met ?? Array(labels.indices), component ?? self.component)
    let key = met + [-1 - component.rawValue]
    if let known = known[key] { return known }
    let own = met.map { labels[$0] }
    let avoided = component.isInHost ? setting.origins.reservedParts : []
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
