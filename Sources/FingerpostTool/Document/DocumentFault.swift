import FingerpostEngine

/// What stands at the key of a document.
enum DocumentLink: Hashable {
  case text(String)
  case object(StructuredLink)
}

/// Why a document leads nowhere; the kinds are those of the library's `DestinationError`, in the words of an identifier.
struct DocumentFault: Error, Equatable {
  enum Kind: String {
    /// It is no JSON.
    case malformed
    case tooLong
    /// Nothing stands at the key.
    case missing
    /// What stands there is no link; or a value is missing, or does not read.
    case wrongFormat
    /// It names a route that the table has not, or leaves to the web.
    case unsupported
  }

  let kind: Kind
  let message: String
  /// In bytes from the start of the document, where that is known.
  var offset: Int?

  init(_ kind: Kind, _ message: String, at offset: Int? = nil) {
    (self.kind, self.message, self.offset) = (kind, message, offset)
  }

  /// What is wrong with an object.
  init(object error: PrintError) {
    switch error.reason {
    case .unknownRoute, .webOnly: self.init(.unsupported, error.description)
    default: self.init(.wrongFormat, error.description)
    }
  }
}
