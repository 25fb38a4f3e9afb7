import FingerpostEngine
import FingerpostAnalysis

/// Why bytes are no document of JSON.
package struct JSONTextFault: Error {
  package var isUTF8 = true
  package let message: String
  package let offset: Int
}

extension JSONSyntax {
  /// The value of a document that Foundation is to read, too: it takes zeros for a sign of UTF-16, and silently repairs or refuses
  /// what is not UTF-8.
  package static func document(_ bytes: ArraySlice<UInt8>, called name: String) throws(JSONTextFault) -> JSONValue {
    if let zero = bytes.firstIndex(of: 0) {
      throw JSONTextFault(message: "JSON cannot contain NUL", offset: zero - bytes.startIndex)
    }
    if let offset = UTF8Rule.firstInvalid(in: bytes) {
      throw JSONTextFault(isUTF8: false, message: UTF8Rule.message, offset: offset)
    }
    do throws(Fault) {
      return try value(of: bytes, refusesDuplicates: false)
    } catch {
      throw JSONTextFault(message: "\(name) is not JSON: \(error.message)", offset: error.offset)
    }
  }
}
