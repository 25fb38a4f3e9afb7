/// The labels of a table that are no literals, each once, as they come; their ranks in the one order once all of them are there.
struct LabelTable {
  private let custom: CustomTypes
  private var labels: [Label] = []
  private var keys: [[OrderKey]] = []
  private var numbers: [[OrderKey]: Int32] = [:]

  init(_ custom: CustomTypes) { self.custom = custom }

  /// A number for the label, from 1: the same for the same label.
  mutating func number(of label: Label) -> Int32 {
    let key = label.order(custom)
    if let number = numbers[key] { return number }
    labels.append(label)
    keys.append(key)
    numbers[key] = Int32(clamping: labels.count)
    return Int32(clamping: labels.count)
  }

  /// The labels, best first, and the rank of each number; literals rank before all of them, at 0.
  func ranked() -> (labels: [Label], ranks: [Int32]) {
    let order = labels.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
    var ranks = Array(repeating: Int32(0), count: labels.count + 1)
    for (index, label) in order.enumerated() { ranks[label + 1] = Int32(clamping: index + 1) }
    return (order.map { labels[$0] }, ranks)
  }
}
