import FingerpostEngine

extension FaultCode {
  /// `[FP0101]`, behind a message; `[FP0504 crossing]`, with the word for it.
  func tag(_ style: Style, _ word: String? = nil) -> String {
    style("[\(titled(word))]", .quiet)
  }

  /// `FP0504 crossing`
  func titled(_ word: String?) -> String { word.map { "\(self) \($0)" } ?? description }
}
