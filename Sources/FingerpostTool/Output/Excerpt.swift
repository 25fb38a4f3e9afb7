import FingerpostEngine
import FingerpostRouteFile

/// One line of text with a caret under the character that is meant.
///
///     appscheme://users/%zz
///                       ^
///
/// A long line is cut to what stands around the caret.
struct Excerpt {
  private static let before = 90
  private static let after = 60

  /// The line as it is shown.
  let text: String
  /// Everything before the caret, tabs kept, so that it stands where it should whatever a tab is worth.
  let padding: String
  /// The column in the whole line, in Unicode scalars from 1.
  let column: Int

  /// `offset`: in UTF-8 bytes; past the end, the caret stands after the line.
  init(_ line: String, at offset: Int) {
    let index = line.scalarIndex(atByte: offset)
    let head = line.unicodeScalars[..<index]
    let tail = line.unicodeScalars[index...]
    column = head.count + 1

    var shownHead = String(head.suffix(Self.before)).visible(keepsTabs: true)
    if column > Self.before + 1 { shownHead = "…" + shownHead }
    var shownTail = String(tail.prefix(Self.after)).visible(keepsTabs: true)
    if tail.dropFirst(Self.after).first != nil { shownTail += "…" }
    text = shownHead + shownTail
    padding = shownHead.unicodeScalars.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.width) }.joined()
  }

  /// The two lines, and a message beside the caret.
  func lines(_ style: Style, _ message: String = "") -> String {
    "\(text)\n\(padding)\(style("^", .error))\(message.isEmpty ? "" : " \(message)")\n"
  }
}
