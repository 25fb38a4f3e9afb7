import Foundation

extension String {
  /// What the tool says, without the codes: other tests are about the words, CodesTests about the codes.
  var uncoded: String {
    guard contains("FP") else { return self }
    return replacingOccurrences(of: Self.codes, with: "", options: .regularExpression)
  }

  /// ` [FP0301]`, painted or not; `FP0504 ` in `[FP0504 crossing]` and in a title of GitHub; the member `code` of a document.
  private static let codes =
    #" \x1B\[[0-9;]*m\[FP\d{4}\]\x1B\[0?m| \[FP\d{4}\]|(?<=\[)FP\d{4} |(?<=title=)FP\d{4} |"code":"FP\d{4}","#
}
