package import FingerpostEngine
package import FingerpostExport

/// How another system writes its routes.
package enum ImportFormat: String, Sendable, CaseIterable {
  /// An OpenAPI document.
  case openapi
  /// `/users/:id`, a line each, with or without a method before it.
  case colon
  /// What `rails routes` prints, `--expanded` or not.
  case rails

  /// What it is, in a few words.
  package var summary: String {
    switch self {
    case .openapi: "an OpenAPI 3 or Swagger 2.0 document, as JSON"
    case .colon: "/users/:id, a line each, with or without a method before it"
    case .rails: "what \"rails routes\" prints"
    }
  }

  /// Reads a text.
  ///
  /// - Parameter origins: where the links come from; nil: where the text says, or bare paths.
  /// - Throws: `DocumentErrors` with everything that is wrong. What no template says is not an error: see ``ImportedTable``.
  package func read(_ bytes: [UInt8], origins: [Origin]? = nil) throws(DocumentErrors) -> ImportedTable {
    switch self {
    case .openapi: ImportedTable(try OpenAPIDocument(importing: bytes), origins: origins)
    case .colon: try RouteLines.read(bytes, areRails: false, origins ?? [.path])
    case .rails: try RouteLines.read(bytes, areRails: true, origins ?? [.path])
    }
  }
}
