import FingerpostAnalysis
import Testing

@testable import FingerpostRouteFile

struct VisibleTests {
  static let shown: [(text: String, visible: String, width: Int)] = [
    ("ann", "ann", 3),
    ("zoë", "zoë", 3),
    ("太郎", "太郎", 4),
    ("🎂", "🎂", 2),
    ("e\u{301}", "e\u{301}", 1),
    ("a\tb\nc", "a\\u{9}b\\u{A}c", 13),
    ("\u{1B}[2J", "\\u{1B}[2J", 9),
    ("\u{9B}", "\\u{9B}", 6),
    ("\u{202E}gpj", "\\u{202E}gpj", 11),
    ("a\u{200B}\u{600}\u{605}b", "a\\u{200B}\\u{600}\\u{605}b", 24),
    ("\u{E0041}\u{E000}\u{F0000}\u{3164}", "\\u{E0041}\\u{E000}\\u{F0000}\\u{3164}", 34),
    ("❤\u{FE0F}", "❤\u{FE0F}", 1),
  ]

  @Test(arguments: shown)
  func `text never steers the terminal that shows it`(text: String, visible: String, width: Int) {
    #expect(text.visible == visible)
    #expect(visible.width == width)
  }

  @Test func `text is shortened by characters, and cut by bytes, never in the middle of one`() {
    #expect("zoë".shortened(to: 3) == "zoë")
    #expect("zoë!".shortened(to: 3) == "zoë…")
    #expect("zoë!".cut(to: 5) == "zoë!")
    #expect("zoë!".cut(to: 4) == "zoë")
    #expect("zoë!".cut(to: 3) == "zo")
  }
}
