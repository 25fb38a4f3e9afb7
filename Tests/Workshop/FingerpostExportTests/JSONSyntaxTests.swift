import Foundation
import Testing

import FingerpostExport

struct JSONSyntaxTests {
  static let faults: [(text: String, message: String, offset: Int)] = [
    ("", "it ends too early", 0),
    ("  ", "it ends too early", 2),
    ("nope", #""null" is expected"#, 1),
    ("tru", "it ends too early", 3),
    ("x", "a value is expected", 0),
    ("{} {}", "nothing is expected after the document", 3),
    (#"{"to" 1}"#, #"":" is expected"#, 6),
    (#"{"to":1"#, "it ends too early", 7),
    (#"{"to":1 "x":2}"#, #""," or "}" is expected"#, 8),
    ("[1 2]", #""," or "]" is expected"#, 3),
    ("{to:1}", "a key in double quotes is expected", 1),
    ("{'to':1}", "a key in double quotes is expected", 1),
    (#"{"to":1,}"#, "a key in double quotes is expected", 8),
    ("[1,]", "a value is expected", 3),
    (#"{"to":"prof"#, "it ends too early", 11),
    ("\"a\u{1}\"", "write a control character as an escape", 2),
    (#""a\x""#, "this is not an escape", 3),
    (#""\u12g4""#, #""\u" needs four hexadecimal digits"#, 5),
    (#""a\ud800""#, "a surrogate without its other half", 2),
    (#""\ud800\u0041""#, "a surrogate without its other half", 1),
    (#""\ud800\n""#, "a surrogate without its other half", 1),
    (#""\udc00""#, "a surrogate without its other half", 1),
    ("-", "it ends too early", 1),
    ("-x", "a digit is expected", 1),
    ("1.", "it ends too early", 2),
    ("[1.e]", "a digit is expected", 3),
    ("1e+", "it ends too early", 3),
    ("01", "nothing is expected after the document", 1),
    (String(repeating: "[", count: 600), "it is nested deeper than 512", 512),
    (String(repeating: #"{"a":"#, count: 600), "it is nested deeper than 512", 2560),
  ]

  @Test(arguments: faults)
  func `what is no JSON is told with its offset, in a slice too`(text: String, message: String, offset: Int) {
    let fault = "\(offset): \(message)"
    #expect(jsonFault(in: Array(text.utf8)[...]) == fault)
    #expect(jsonFault(in: Array("xyz\(text)".utf8)[3...]) == fault)
  }

  static let sound = [
    "0", "-0.5e+10", "1E9", "true", " null\r\n\t", #""""#, #""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é""#, "[]", "{ }",
    #"{"a":[1,{"b":[[],{}]}],"":false}"#, "\u{FEFF}{}",
    String(repeating: "[", count: 512) + String(repeating: "]", count: 512),
  ]

  @Test(arguments: sound)
  func `what is JSON has no fault`(text: String) {
    #expect(jsonFault(in: Array(text.utf8)[...]) == nil)
  }

  @Test func `wherever a document is cut or changed, what has no fault is JSON to Foundation as well`() {
    struct Anything: Decodable {
      init(from decoder: any Decoder) throws {}
    }
    let document = Array(#"{"a":[1.5e-3,true,null,{"b":"\ud83d\ude00\n"}],"to":"x"}"#.utf8)
    let changes = Array("\"\\{}[]:,0eut\n ".utf8)
    var texts = document.indices.map { Array(document[..<$0]) }
    for index in document.indices {
      for change in changes {
        var text = document
        text[index] = change
        texts.append(text)
      }
    }
    for text in texts where jsonFault(in: text[...]) == nil {
      #expect(throws: Never.self) { try JSONDecoder().decode(Anything.self, from: Data(text)) }
    }
  }
}

/// Where a text stops being JSON, and why; nil if it is JSON. Two members may have one key.
func jsonFault(in bytes: ArraySlice<UInt8>) -> String? {
  do throws(JSONSyntax.Fault) {
    _ = try JSONSyntax.value(of: bytes, refusesDuplicates: false)
    return nil
  } catch {
    return "\(error.offset): \(error.message)"
  }
}
