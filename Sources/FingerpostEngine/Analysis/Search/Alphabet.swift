/// The letters of some paths: one text for each set of their labels that reads it.
struct Alphabet {
  private(set) var labels: [TextLabel] = []
  /// Whether the letters are all there are.
  private(set) var isComplete = true
  private var numbers: [[OrderKey]: Int] = [:]
  /// The letters of labels that meet, by these, and whether it is in the first segment.
  private var known: [[Int]: [TextClass]] = [:]
  /// The texts to try.
  private var seeds: [TextLabel.Place: [[UInt8]]] = [:]
  private let sort: LinkSort
  private let setting: RelationSetting
  private let supposing: Bool

  init(_ sort: LinkSort, _ setting: RelationSetting, supposing: Bool) {
    (self.sort, self.setting, self.supposing) = (sort, setting, supposing)
  }

  /// Equal labels have one number.
  mutating func number(of label: Label, _ reading: TextLabel.Reading) -> Int {
    var label = label
    // Whether a segment is captured makes no difference to what it may be.
    switch label {
    case .wildcard, .rest: label = .type(.string)
    default: break
    }
    let key = [.number(reading.rawValue)] + label.order(setting.custom)
    if let number = numbers[key] { return number }
    numbers[key] = labels.count
    labels.append(TextLabel(label, sort.place, setting.custom, reading))
    return labels.count - 1
  }

  /// What a label perhaps reads. Where types are supposed to read this or that, nothing is left open.
  mutating func possible(_ label: Int) -> Int {
    let sure = labels[label]
    return sure.isOpen && !supposing ? number(of: sure.label, .possible) : label
  }

  /// The letters that some labels tell apart, asked for once all labels have their numbers.
  mutating func letters(of met: [Int], isFirst: Bool) -> [TextClass] {
    let place = isFirst ? sort.firstPlace : sort.place
    let key = met + [place == .host ? -1 : -2]
    if let known = known[key] { return known }
    let own = met.map { labels[$0] }
    var texts = seeds[place] ?? TextSeeds(labels, avoiding: place == .host ? setting.origins.reservedParts : []).texts
    seeds[place] = texts
    texts.append([])
    if own.contains(where: \.bound.isMixed) {
      let spelled = setting.spelled(own.map(\.bound), place)
      texts += spelled.texts
      isComplete = isComplete && spelled.isComplete
    }
    let found = own.classes(of: texts.filter(place.allows), supposing: supposing)
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
