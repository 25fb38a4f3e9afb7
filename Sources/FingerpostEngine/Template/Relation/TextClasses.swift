/// The texts that labels can tell apart: one for each set of labels that read it.
struct TextClasses {
  struct Class {
    let text: [UInt8]
    /// By label: whether it reads the text for sure, and whether it may.
    var must: [Bool]
    var may: [Bool]
  }

  private(set) var classes: [Class] = []
  /// The places of those that a path begins with, and of those that it goes on with.
  private var (first, others) = (0..<0, 0..<0)
  /// Whether these are all there are.
  private(set) var isComplete = true

  /// - Parameters:
  ///   - spelled: what was found for other labels before.
  ///   - depths: for each label the depths at which it may be read, where these are known; labels that share none never read the same segment.
  ///   - avoiding: texts that stand for no others.
  ///   - supposing: what custom types read is not asked but supposed: every text that they may read comes once for
  ///     each set of them that could read it. What is not found among such classes does not exist.
  init(
    _ labels: [TextLabel], _ place: TextLabel.Place, depths: [UInt64] = [], _ spelled: SpelledTexts? = nil,
    avoiding: Set<[UInt8]> = [], supposing: Bool
  ) {
    // The labels as they are have the members of sets and the samples, and as they are bound they have the regions.
    let seeds = TextSeeds(labels.map(\.label) + labels.filter(\.isOpaque).map(\.bound), avoiding: avoiding).texts
    var seen: Set<[Bool]> = []
    for text in seeds + [[]] where place.allows(text) {
      add(text, labels, supposing: supposing, &seen)
    }
    (first, others) = (classes.indices, classes.indices)
    guard place != .value else { return }
    for meeting in Self.meetings(of: labels, depths) {
      let found = (spelled ?? SpelledTexts()).texts(meeting.map { labels[$0] }, place)
      for text in found.texts where place.allows(text) { add(text, labels, supposing: supposing, &seen) }
      isComplete = isComplete && found.isComplete
    }
    (first, others) = (classes.indices, classes.indices)
  }

  /// The labels that may meet: those of each depth, where a mixed segment is among them.
  private static func meetings(of labels: [TextLabel], _ depths: [UInt64]) -> [[Int]] {
    guard labels.contains(where: \.bound.isMixed) else { return [] }
    guard depths.count == labels.count else { return [Array(labels.indices)] }
    var seen: Set<[Int]> = []
    return (0..<64).compactMap { depth in
      let met = labels.indices.filter { depths[$0] >> UInt64(depth) & 1 == 1 }
      guard met.contains(where: { labels[$0].bound.isMixed }), seen.insert(met).inserted else { return nil }
      return met
    }
  }

  /// The texts of a path's first segment beside those of the others.
  init(first: TextClasses, others: TextClasses) {
    classes = first.classes + others.classes
    isComplete = first.isComplete && others.isComplete
    (self.first, self.others) = (first.classes.indices, first.classes.count..<classes.count)
  }

  /// Whether what a path begins with is of another kind: then coming back to where it began is something new.
  var isFirstApart: Bool { first != others }

  /// The places of the texts that a segment may be.
  func places(isFirst: Bool) -> Range<Int> { isFirst ? first : others }

  private mutating func add(
    _ text: [UInt8], _ labels: [TextLabel], supposing: Bool, _ seen: inout Set<[Bool]>
  ) {
    guard supposing else {
      let verdicts = labels.map { $0.verdict(text) }
      let (must, may) = (verdicts.map(\.must), verdicts.map(\.may))
      if seen.insert(must + may).inserted { classes.append(Class(text: text, must: must, may: may)) }
      return
    }
    var within = labels.map { $0.isWithin(text) }
    // Of literals and sets every text is here, and is asked about; any other text stands for more than itself.
    let isOnlyItself = labels.indices.contains { within[$0] && labels[$0].bound.isEnumerated }
    func isAsked(_ label: Int) -> Bool { isOnlyItself && labels[label].isAskable }
    for label in labels.indices where isAsked(label) { within[label] = labels[label].verdict(text).must }
    guard seen.insert(within).inserted else { return }
    let opaque = labels.indices.filter { labels[$0].isOpaque && within[$0] && !isAsked($0) }
    guard opaque.count <= Self.mostOpaque else {
      isComplete = false
      return
    }
    for choice in 0..<(1 << opaque.count) {
      var reads = within
      for (place, label) in opaque.enumerated() { reads[label] = choice >> place & 1 == 1 }
      classes.append(Class(text: text, must: reads, may: reads))
    }
  }

  private static let mostOpaque = 6
}

extension Label {
  /// A literal or a finite set.
  fileprivate var isEnumerated: Bool {
    switch self {
    case .literal, .type(.oneOf): true
    case .type, .mixed, .wildcard, .rest, .tail: false
    }
  }

  fileprivate var isMixed: Bool {
    if case .mixed = self { true } else { false }
  }
}

/// The texts of mixed segments among other labels, found once for all pairs of templates that have these labels; and the
/// sources of a table's links.
final class SpelledTexts {
  private struct Key: Hashable {
    let labels: [[OrderKey]]
    let place: TextLabel.Place
  }

  private var known: [Key: (texts: [[UInt8]], isComplete: Bool)] = [:]
  private var sources: [LinkSort: [Location.Source]] = [:]

  /// - Parameter origins: the same whenever it is asked.
  func sources(of origins: OriginSet, _ sort: LinkSort) -> [Location.Source] {
    if let found = sources[sort] { return found }
    let found = origins.representatives(sort)
    sources[sort] = found
    return found
  }

  func texts(_ labels: [TextLabel], _ place: TextLabel.Place) -> (texts: [[UInt8]], isComplete: Bool) {
    let bounds = labels.map(\.bound)
    let key = Key(labels: bounds.map { $0.order(CustomTypes()) }, place: place)
    if let found = known[key] { return found }
    var search = SpellingSearch(bounds, place)
    var texts: [[UInt8]] = []
    while let text = search.next() { texts.append(text) }
    known[key] = (texts, search.isComplete)
    return (texts, search.isComplete)
  }
}
