internal import FingerpostAnalysis
public import FingerpostEngine

/// The operations of an OpenAPI document (version 3.0, 3.1, 3.2, or Swagger 2.0), as routes.
///
///     let document = try OpenAPIDocument(bytes)
///     document.operations.first                         // GET /users/{id}
///     try document.table.match("/users/7").route.name   // "profile", the operationId
///
/// Parameters of paths and queries count; those of headers and cookies, bodies and answers do not. References must lead to
/// values of the same document.
public struct OpenAPIDocument: Sendable {
  /// A method of a path.
  public struct Operation: Sendable, Hashable, CustomStringConvertible {
    /// In capitals.
    public let method: String
    /// The path as the document has it.
    public let path: String
    /// Its `operationId`.
    public let id: String?
    /// The line on which it begins, from 1.
    public let line: Int
    /// The name of its routes: its `operationId`, if no operation before it has that.
    public let routeName: String

    /// `GET /users/{id}`
    public var description: String { "\(method) \(path)" }
  }

  /// The title of the document.
  public let title: String?
  /// Its operations, in the order of the text.
  public let operations: [Operation]
  /// The links that it claims, at the origins of its servers. If a schema is stricter than a type of parameters can be, for example
  /// with a pattern, these are too many.
  public let table: RouteTable
  /// What is left out: servers of other protocols, and operations with values for which no text is known.
  public let remarks: [DocumentError]
  /// The origins of the servers that it lists for all of its operations.
  package let servers: [Origin]
  /// Links that it surely claims, perhaps not all: of a pattern, its examples.
  package let certain: RouteTable
  /// Its operations with their parameters, and what is left out of an import.
  package let entries: [OpenAPIEntry]

  /// Reads a document.
  ///
  /// - Throws: `DocumentErrors` with everything that is wrong.
  public init(_ bytes: [UInt8]) throws(DocumentErrors) { self.init(try Self.reader(bytes, isImport: false)) }

  /// Reads a document as far as it goes: what does not read is among the ``entries``, or a remark.
  ///
  /// - Throws: `DocumentErrors` if it is no document of OpenAPI at all.
  package init(importing bytes: [UInt8]) throws(DocumentErrors) { self.init(try Self.reader(bytes, isImport: true)) }

  private static func reader(_ bytes: [UInt8], isImport: Bool) throws(DocumentErrors) -> OpenAPIReader {
    var reader: OpenAPIReader
    do throws(DocumentError) {
      reader = try OpenAPIReader(try JSONNode(bytes), isImport: isImport)
    } catch {
      throw DocumentErrors([error])
    }
    reader.readPaths()
    if !reader.faults.isEmpty { throw DocumentErrors(reader.faults) }
    return reader
  }

  private init(_ reader: OpenAPIReader) {
    (title, entries, servers) = (reader.title, reader.entries, reader.servers.map(\.origin))
    operations = reader.entries.compactMap { $0.routes?.operation }
    remarks = reader.remarks.map { $0.asRemark(.documentLeftOut) }
    (table, certain) = (reader.table(reader.claimed), reader.table(reader.certain, isStrict: true))
  }
}

/// What a document has at one method of a path.
package enum OpenAPIEntry: Sendable {
  case routes(OpenAPIRoutes)
  /// What is left out of an import, as the document has it, and why.
  case leftOut(String, reason: String)

  package var routes: OpenAPIRoutes? { if case .routes(let routes) = self { routes } else { nil } }
}
