public import FingerpostEngine

/// The operations of an OpenAPI document (version 3.0, 3.1 or 3.2), as routes.
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

  /// What the document is called.
  public let title: String?
  /// Its operations, in the order of the text.
  public let operations: [Operation]
  /// The links that it claims, at the origins of its servers. Where a schema says more than a type of parameters, such as a
  /// pattern, these are too many.
  public let table: RouteTable
  /// What is left out: servers of other protocols, and operations with values of which no text is known.
  public let remarks: [DocumentError]
  /// The origins of the servers that it lists for all of its operations.
  package let servers: [Origin]
  /// Links that it surely claims, perhaps not all: of a pattern, its examples.
  package let certain: RouteTable

  /// Reads a document.
  ///
  /// - Throws: ``DocumentErrors`` with everything that is wrong.
  public init(_ bytes: [UInt8]) throws(DocumentErrors) {
    var reader: OpenAPIReader
    do throws(DocumentError) {
      reader = try OpenAPIReader(try JSONDocument(bytes).root)
    } catch {
      throw DocumentErrors([error])
    }
    reader.readPaths()
    if !reader.faults.isEmpty { throw DocumentErrors(reader.faults) }
    servers = reader.servers.flatMap(\.origins)
    (title, operations, remarks) = (reader.title, reader.operations, reader.remarks.map { $0.asRemark(.leftOut) })
    (table, certain) = (reader.table(reader.claimed), reader.table(reader.certain, isStrict: true))
  }
}
