/// The place of every label of a table in the one order, as a number: what the search compares.
struct LabelRanks: Sendable {
  /// Every literal ranks first; no two of them read the same segment.
  static let literal: Int32 = 0

  /// The labels that are no literals, best first: rank 1 is the first of them.
  let labels: [Label]
  private let ranks: [[OrderKey]: Int32]
  private let custom: CustomTypes

  init(_ labels: [Label], custom: CustomTypes) {
    var byOrder: [[OrderKey]: Label] = [:]
    for label in labels { byOrder[label.order(custom)] = label }
    let sorted = byOrder.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    self.labels = sorted.map(\.value)
    self.custom = custom
    ranks = Dictionary(uniqueKeysWithValues: zip(sorted.map(\.key), 1...))
  }

  subscript(label: Label) -> Int32 {
    if case .literal = label { Self.literal } else { ranks[label.order(custom)] ?? Self.literal }
  }

  var tail: Int32 { self[.tail] }
}
