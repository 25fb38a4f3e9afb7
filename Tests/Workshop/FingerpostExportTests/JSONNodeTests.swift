import FingerpostExport
import Testing

/// JSON whose values know where they stand.
@Suite struct JSONNodeTests {
  private static func error(_ text: String) -> DocumentError? {
    do throws(DocumentError) {
      _ = try JSONNode(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  static let broken: [(text: String, error: String)] = [
    ("", "1:1: the document is not JSON: it ends too early"),
    (
      "openapi: 3.0.3\npaths: {}\n",
      "1:1: the document is not JSON: a value is expected; it looks like YAML: convert it to JSON first"
    ),
    ("[\n  1,\n  x\n]", "3:3: the document is not JSON: a value is expected (in [1])"),
    (
      #"{"paths":{"/users/{id}":{"get":{"tags":["a" "b"]}}}}"#,
      #"1:45: the document is not JSON: "," or "]" is expected (in paths./users/{id}.get.tags)"#
    ),
    ("{\"a\": 1,\n\"a\": 2}", #"2:1: the document is not JSON: the key "a" is given twice, first in line 1 (in a)"#),
    (
      #"{"a": {"b":1,"\u0062":2}}"#,
      #"1:14: the document is not JSON: the key "b" is given twice, first in line 1 (in a.b)"#
    ),
    (
      "{" + (1...20).map { "\"k\($0)\":0," }.joined() + "\"k12\":0}",
      #"1:153: the document is not JSON: the key "k12" is given twice, first in line 1 (in k12)"#
    ),
    ("{\"é\": é}", "1:7: the document is not JSON: a value is expected (in é)"),
    ("[\"a\u{0}\"]", "1:4: the document is not JSON: write a control character as an escape (in [0])"),
    ("\u{0}", "1:1: the document is not JSON: a value is expected"),
  ]

  @Test(arguments: broken)
  func `what is wrong is told with its line, its column and its path`(text: String, error: String) {
    #expect(Self.error(text)?.description == error)
  }

  @Test func `bytes that are not UTF-8 are no document`() {
    let text = Array("{\n\"a\": \"".utf8) + [0xFF] + Array("\"}".utf8)
    #expect { try JSONNode(text) } throws: {
      ($0 as? DocumentError)?.description == "2:7: the bytes here are not UTF-8"
    }
  }

  @Test func `a document has a longest length and a deepest depth`() {
    #expect(JSONNode.limit == 10_000_000)
    let text = Array("[\n 12]".utf8)
    #expect { try JSONNode(text, limit: 5) } throws: {
      ($0 as? DocumentError)?.description == "2:4: the document is longer than 5 bytes"
    }
    #expect(throws: Never.self) { try JSONNode(text, limit: 6) }
    #expect(Self.error(String(repeating: "[", count: 512) + String(repeating: "]", count: 512)) == nil)
    #expect(
      Self.error(String(repeating: "[", count: 513))?.message
        == "the document is not JSON: it is nested deeper than 512"
    )
  }

  @Test func `values are read with their offsets`() throws {
    let text = #"{"a": [1.50, "\u00e9\ud83d\ude00\n\"x", null], "b": {"c": true}, "é": 1, "e\u0301": 2}"#
    let root = try JSONNode(Array(text.utf8))
    let list = try root.member("a").elements()
    #expect(try list[0].number() == "1.50")
    #expect(list[0].offset == 7)
    #expect(try list[1].text() == "é😀\n\"x")
    #expect(list[2].isNull)
    #expect(try root.member("b").member("c").bool())
    #expect(root["x"] == nil)
    #expect(root["b"]?["x"] == nil)
    #expect(try root.members().map(\.key.unicodeScalars.count) == [1, 1, 1, 2])
    // Equal to a String's eye, and not in their bytes.
    #expect(try root["e\u{301}"]?.number() == "2")
  }

  @Test func `a value that is not what is expected says so`() throws {
    let root = try JSONNode(Array(#"{"a": [1, {"b": "x"}]}"#.utf8))
    func message(_ read: () throws(DocumentError) -> Void) -> String? {
      do throws(DocumentError) {
        try read()
        return nil
      } catch {
        return error.description
      }
    }
    #expect(
      message { () throws(DocumentError) in _ = try root.member("a").text() }
        == "1:7: a text is expected, not a list (in a)")
    #expect(message { () throws(DocumentError) in _ = try root.member("b") } == #"1:1: the key "b" is missing"#)
    #expect(
      message { () throws(DocumentError) in _ = try root.member("a").elements()[1].member("b").number() }
        == "1:17: a number is expected, not a text (in a[1].b)")
    #expect(
      message { () throws(DocumentError) in _ = try root.member("a").member("b") }
        == "1:7: an object is expected, not a list (in a)")
  }

  @Test func `wherever a document is cut or changed, nothing traps, and values are read where there is no fault`() {
    let document = Array(#"{"a":[1.5e-3,true,null,{"b":"\ud83d\ude00\n"}],"to":"x","to2":{"":[]}}"#.utf8)
    for index in document.indices {
      for change in Array("\"\\{}[]:,0eut\n ".utf8) + [0, 0x80, 0xFF] {
        var text = document
        text[index] = change
        let isJSON = jsonFault(in: text[...]) == nil
        let isRead = (try? JSONNode(text)) != nil
        #expect(!isRead || isJSON)
        _ = try? JSONNode(Array(text[..<index]))
      }
    }
  }
}
