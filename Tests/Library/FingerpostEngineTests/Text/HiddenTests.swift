import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis

struct HiddenTests {
  static let hidden: [Unicode.Scalar] = [
    "\0", "\t", "\n", "\u{1F}", "\u{7F}", "\u{85}", "\u{9F}",
    // Marks of formatting, and ends of lines and paragraphs.
    "\u{AD}", "\u{200B}", "\u{202E}", "\u{2066}", "\u{FEFF}", "\u{E0041}", "\u{2028}", "\u{2029}",
    // What a font shows as it likes, and what shows as nothing although it is a letter or a mark.
    "\u{E000}", "\u{F8FF}", "\u{115F}", "\u{3164}", "\u{34F}", "\u{180B}", "\u{FE00}", "\u{FE0D}", "\u{E0100}",
  ]

  @Test(arguments: hidden) func `what a reader cannot see is hidden`(scalar: Unicode.Scalar) {
    #expect(scalar.isHidden)
  }

  /// The last two choose between text and emoji.
  static let visible: [Unicode.Scalar] = [
    " ", "!", "a", "~", "\u{A0}", "é", "\u{301}", "ж", "漢", "€", "\u{FFFD}", "😀", "\u{FE0E}", "\u{FE0F}",
  ]

  @Test(arguments: visible) func `what a reader can see is not`(scalar: Unicode.Scalar) {
    #expect(!scalar.isHidden)
  }
}
