/// The labels of a table that are not literals, each once. They are numbered as they come, and ranked when all are known.
struct LabelTable {
  private let custom: CustomTypes
  private var labels: [Label] = []
  private var keys: [[OrderKey]] = []
  private var numbers: [[OrderKey]: Int32] = [:]

  init(_ custom: CustomTypes) { self.custom = custom }

  /// The number of a label, from 1; equal labels have one number.
  mutating func number(of label: Label) -> Int32 {
    let key = label.order(custom)
    if let number = numbers[key] { return number }
    labels.append(label)
    keys.append(key)
    numbers[key] = Int32(clamping: labels.count)
    return Int32(clamping: labels.count)
  }

  /// The labels, best first, and the rank of each number. Rank 0 is for literals.
  func ranked() -> (labels: [Label], ranks: [Int32]) {
    let order = labels.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
    var ranks = Array(repeating: Int32(0), count: labels.count + 1)
    for (index, label) in order.enumerated() { ranks[label + 1] = Int32(clamping: index + 1) }
    return (order.map { labels[$0] }, ranks)
  }
}
