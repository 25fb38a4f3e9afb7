/// The order of labels as numbers: what the search compares. Rank 1 is the first of those that are no literals.
enum LabelRanks {
  /// Every literal ranks first; no two of them read the same segment.
  static let literal: Int32 = 0
}
