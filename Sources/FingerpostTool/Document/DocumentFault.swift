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
  let message: String
  /// In bytes from the start of the document, where that is known.
  var offset: Int?

  init(_ kind: LinkError.Kind, _ message: String, at offset: Int? = nil) {
    (self.kind, self.message, self.offset) = (kind.description, message, offset)
  }

  init(missing message: String) { (kind, self.message) = (Self.missing, message) }

  /// What is wrong with an object.
  init(object error: PrintError) { self.init(error.kind, error.description) }
}
