import FingerpostEngine

/// What stands at the key of a document.
enum DocumentLink: Hashable {
  case text(String)
  case object(StructuredLink)
}

/// Why a document leads nowhere; the kinds are those of a link that does not, and one more.
struct DocumentFault: Error, Equatable {
  /// Nothing stands at the key.
  static let missing = "missing"

  let kind: String
  let code: FaultCode
  let message: String
  /// In bytes from the start of the document, where that is known.
  var offset: Int?

  init(_ kind: LinkError.Kind, _ fault: FaultKind, _ message: String, at offset: Int? = nil) {
    (self.kind, code, self.message, self.offset) = (kind.description, FaultCode(fault), message, offset)
  }

  init(missing message: String) { (kind, code, self.message) = (Self.missing, FaultCode(.documentNoLink), message) }

  /// What is wrong with an object.
  init(object error: PrintError) { (kind, code, message) = (error.kind.description, error.code, error.description) }
}
