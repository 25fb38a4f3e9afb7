import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// Which texts a browser would run, or show as a document.
struct ScriptSchemeTests {
  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", "vbscript:x", "VBSCRIPT:", "data:text/html,x", "Data:", "javascript:",
    " javascript:x", "\u{1}javascript:x", "\t \n\r\u{0}javascript:x", "\u{1F}\u{20}data:x", "\u{A0}javascript:x",
    "\u{FEFF}javascript:x", "\u{200B}\u{202E}data:x", "\u{85}vbscript:x", "\u{7F}data:", "\u{3000}data:",
    "\u{2028}data:",
    "jav\tascript:x", "java\nscript\r:x", "j\t\ta\tvascript\t:x", "\tdata\n:", "d\r\nata:",
  ])
  func `a script is one in any case, after spaces and controls, with tabs and line ends in it`(text: String) {
    #expect(ScriptScheme.begins(text.utf8))
    #expect(ScriptScheme.begins(Array(text.utf8)))
  }

  static let noScripts: [String] = [
    "", "j", "javascript", "java script:x", "javascripts:x", "xjavascript:x", "javascript/x:", "data", "database:x",
    "dat:a",
    "https://a.example/#javascript:x", "/javascript:x", "./data:x", "javascript&colon;alert(1)", "java%73cript:x",
    "%6Aavascript:x", "javascript%3Ax", "\u{FF4A}avascript:x", "javascript\u{FF1A}x", "java\u{17F}cript:x",
    "java\u{200B}script:x",
    "j\u{0}avascript:x", "javascript :x", "jjavascript:x", "v", "vb:script:", "mailto:ann@a.example", "about:blank",
    "blob:x",
    "日本:data:", "é data:", "-data:", "\u{FE0F}data:", " ", "\t\n", ":", ":data:", "da", "DATA;x",
  ]

  @Test(arguments: noScripts)
  func `other texts are no scripts`(text: String) { #expect(!ScriptScheme.begins(text.utf8)) }

  @Test func `bytes that are no text are no script`() {
    #expect(!ScriptScheme.begins([0xFF] + Array("data:".utf8)))
    #expect(!ScriptScheme.begins(Array("dat".utf8) + [0xC3, 0x61, 0x3A]))
  }
}
