import FingerpostAnalysis
import SeededRandom
import Testing

@testable import FingerpostExport
@testable import FingerpostExportTests

/// XML, read with places.
@Suite struct XMLReaderTests {
  private func read(_ text: String) throws(DocumentError) -> XMLElement { try XMLReader.read(Array(text.utf8)) }

  @Test func `a document is read with places`() throws {
    let root = try read(
      """
      \u{FEFF}<?xml version="1.0"?>
      <!-- a - b -->
      <a x:y = "1 &amp; &lt;&#x41;&#66;&quot;" z='"'>
        text<b/><![CDATA[<&]]><!-- c --><?p i?><é:b w="a\nb\r\nc">&gt;</é:b>
      </a> <!-- end -->
      """)
    #expect(root.name == "a")
    #expect((root.position.line, root.position.column) == (3, 1))
    #expect(root["x:y"] == "1 & <AB\"")
    #expect(root["z"] == "\"")
    #expect(root.children.map(\.name) == ["b", "é:b"])
    #expect(root.children[1]["w"] == "a b c")
    #expect((root.attributes[1].position.line, root.attributes[1].position.column) == (3, 42))
  }

  static let broken: [(text: String, line: Int, column: Int, message: String)] = [
    ("", 1, 1, "expected an element"),
    ("text", 1, 1, "expected an element"),
    ("<a>", 1, 4, "expected </a>"),
    ("<a", 1, 3, "expected \">\", which ends <a"),
    ("<a>\n</b>", 2, 1, "expected </a>, not </b>"),
    ("<a/><b/>", 1, 5, "expected the end after the first element"),
    ("<a/>x", 1, 5, "expected the end after the first element"),
    ("</a>", 1, 1, "expected an element"),
    ("<a b=1/>", 1, 6, "expected a quote around the value of b"),
    ("<a b/>", 1, 5, "expected \"=\" after b"),
    ("<a b='1'c='2'/>", 1, 9, "expected a space or \">\" in <a>"),
    ("<a b='1' b='2'/>", 1, 10, "b is there twice"),
    ("<a b='1/>", 1, 6, "expected a quote that ends the value of b"),
    ("<a b='<'/>", 1, 7, "expected &lt; in the value of b"),
    ("<a b='&'/>", 1, 7, "expected &amp; for \"&\""),
    ("<a>&nbsp;</a>", 1, 4, "&nbsp; is not a character of XML"),
    ("<a>&#0;</a>", 1, 4, "&#0; is not a character of XML"),
    ("<a>&#xD800;</a>", 1, 4, "&#xD800; is not a character of XML"),
    ("<a>&#+65;</a>", 1, 4, "&#+65; is not a character of XML"),
    ("<a>]]></a>", 1, 4, "expected &gt; after \"]]\""),
    ("<a><!-- a -- b --></a>", 1, 11, "expected no \"--\" in a comment"),
    ("<a><!-- a", 1, 4, "expected \"-->\", which ends the comment"),
    ("<a><![CDATA[", 1, 13, "expected \"]]>\", which ends CDATA"),
    ("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>", 1, 1, "a DOCTYPE is not read"),
    ("<1/>", 1, 2, "expected the name of an element"),
    ("<a>\u{1}</a>", 1, 4, "expected UTF-8 and no control characters"),
    (String(repeating: "<a>", count: 201), 1, 601, "expected at most 200 elements in each other"),
  ]

  @Test(arguments: broken)
  func `broken XML is an error with its place`(_ text: String, _ line: Int, _ column: Int, _ message: String) {
    let error = #expect(throws: DocumentError.self) { try read(text) }
    #expect(error?.description == "\(line):\(column): \(message)")
  }

  @Test func `bytes that are not UTF-8, and ten megabytes, are refused`() {
    let invalid = #expect(throws: DocumentError.self) {
      try XMLReader.read(Array("<a>é".utf8) + [0xFF] + Array("</a>".utf8))
    }
    #expect(invalid?.description == "1:5: expected UTF-8 and no control characters")
    let long = #expect(throws: DocumentError.self) {
      try XMLReader.read(Array(repeating: 0x20, count: (10 << 20) + 1))
    }
    #expect(long?.description == "1:1: expected at most 10 MB")
  }

  @Test func `nothing traps on damaged documents`() {
    var random = Random("xml")
    let whole = Array(
      "<?xml version='1.0'?><!-- c --><a b='1 &amp; &#x41;'>t<![CDATA[<]]><c/><d e=\"f\">é</d><?p i?></a>".utf8)
    for _ in 0..<Random.draws(20_000) {
      var bytes = whole
      for _ in 0..<1 + random.below(4) {
        if bytes.isEmpty { bytes = whole }
        let index = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = UInt8(random.below(256))
        case 2: bytes.insert(random.pick(Array("<>&;'\"/!?-[]= \n".utf8)), at: index)
        default: bytes = Array(bytes[..<max(index, 1)])
        }
      }
      _ = try? XMLReader.read(bytes)
    }
  }

  @Test(arguments: ["", "\n"]) func `positions in a document of one line or of many take linear time`(separator: String)
    throws
  {
    let fault = try Growth.linear.fault([1000, 2000, 4000]) { count in
      let text = "<a>" + (0..<count).map { "<b c='\($0)&amp;'/>\(separator)" }.joined() + "</a>"
      let (document, steps) = try Work.counted { try XMLReader.read(Array(text.utf8)) }
      let last = try #require(document.children.last?.position)
      let length = "<b c='\(count - 1)&amp;'/></a>".utf8.count
      #expect(
        separator.isEmpty ? last.line == 1 && last.column == text.utf8.count - length + 1 : last.line == count)
      return steps
    }
    #expect(fault == nil)
  }
}
