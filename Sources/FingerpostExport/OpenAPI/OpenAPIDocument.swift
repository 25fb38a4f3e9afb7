internal import FingerpostAnalysis
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
  /// Its operations with their parameters.
  package let described: [OpenAPIRoutes]

  /// Reads a document.
  ///
  /// - Throws: ``DocumentErrors`` with everything that is wrong.
  public init(_ bytes: [UInt8]) throws(DocumentErrors) {
    var reader: OpenAPIReader
    do throws(DocumentError) {
      reader = try OpenAPIReader(try JSONNode(bytes))
    } catch {
      throw DocumentErrors([error])
    }
    reader.readPaths()
    if !reader.faults.isEmpty { throw DocumentErrors(reader.faults) }
    servers = reader.servers.map(\.origin)
    (title, operations, remarks) = (
      reader.title, reader.described.map(\.operation), reader.remarks.map { $0.asRemark(.documentLeftOut) }
    )
    described = reader.described
    (table, certain) = (reader.table(reader.claimed), reader.table(reader.certain, isStrict: true))
  }
}

/// Reads the operations of a document, and collects what is wrong.
struct OpenAPIReader {
  let root: JSONNode
  let title: String?
  private(set) var described: [OpenAPIRoutes] = []
  private(set) var claimed: [RouteTable.Route] = []
  private(set) var certain: [RouteTable.Route] = []
  private(set) var faults: [DocumentError] = []
  private(set) var remarks: [DocumentError] = []
  /// The servers for all operations.
  private(set) var servers: [OpenAPIServer] = []
  private var names: Set<String> = []
  /// How many schemas may be read yet: references make a large document of a small one.
  var schemasLeft = 200_000

  /// The most routes of a document.
  private static let most = 20_000

  init(_ root: JSONNode) throws(DocumentError) {
    if let old = root["swagger"] { throw old.error("this is Swagger 2; convert it to OpenAPI 3 first") }
    let version = try root.member("openapi")
    guard try version.text().hasPrefix("3.") else { throw version.error("OpenAPI 3 is expected") }
    self.root = root
    title = try root["info"]?["title"]?.text()
    servers = try readServers(in: root) ?? [OpenAPIServer(origin: .path, path: [])]
  }

  mutating func readPaths() {
    part { reader throws(DocumentError) in
      for (text, node) in try reader.root.member("paths").members() where !text.hasPrefix("x-") {
        guard reader.claimed.count <= Self.most else {
          throw node.error("the document has more than \(Self.most) routes")
        }
        reader.part { reader throws(DocumentError) in try reader.readPath(text, node) }
      }
    }
  }

  /// A table of some routes that were read.
  func table(_ routes: [RouteTable.Route], isStrict: Bool = false) -> RouteTable {
    let origins = routes.flatMap { $0.origins ?? [] }.uniqued
    var faults: [TableError.Fault] = []
    // Two operations may claim the same links: the first stands for both.
    return RouteTable(
      resolving: routes, origins: origins.isEmpty ? [.path] : origins, options: .init(strictQuery: isStrict),
      faults: &faults)
  }

  /// Goes on after a fault in one value.
  private mutating func part(_ read: (inout Self) throws(DocumentError) -> Void) {
    do throws(DocumentError) { try read(&self) } catch { faults.append(error) }
  }

  // MARK: Paths

  private mutating func readPath(_ text: String, _ reference: JSONNode) throws(DocumentError) {
    let item = try resolved(reference)
    let path = try OpenAPIPath(text, of: reference)
    let shared = try parameters(in: item)
    let servers = try readServers(in: item) ?? self.servers
    for (key, node) in try item.members() where (OpenAPIOperation.methods + ["query"]).contains(key) {
      part { reader throws(DocumentError) in
        _ = try node.members()
        let own = try reader.parameters(in: node)
        let inherited = shared.filter { parameter in
          !own.contains { $0.name == parameter.name && $0.place == parameter.place }
        }
        let id = try node["operationId"]?.text()
        let operation = OpenAPIDocument.Operation(
          method: key.uppercased(), path: text, id: id, line: node.line,
          routeName: reader.name(id, "\(key.uppercased()) \(text)"))
        let isDeprecated = try node["deprecated"]?.bool() ?? false
        let servers = try reader.readServers(in: node) ?? servers
        let routes = OpenAPIRoutes(
          operation: operation, path: path, parameters: inherited + own, isDeprecated: isDeprecated,
          tags: try node["tags"]?.texts() ?? [], servers: servers)
        reader.described.append(routes)
        if let unknown = routes.unknown {
          reader.remarks.append(
            node.error("no link is tried, because the values of \"\(unknown)\" are not known: give an example"))
        }
        for server in servers {
          do throws(TemplateError) {
            reader.claimed += try routes.routes(at: server, areCertain: false)
            reader.certain += try routes.routes(at: server, areCertain: true)
          } catch {
            throw node.error("no link has this path: \(error.message)")
          }
        }
      }
    }
  }

  private mutating func name(_ id: String?, _ other: String) -> String {
    if let id, names.insert(id).inserted { return id }
    names.insert(other)
    return other
  }

  private mutating func parameters(in item: JSONNode) throws(DocumentError) -> [OpenAPIReading] {
    guard let list = item["parameters"] else { return [] }
    var parameters: [OpenAPIReading] = []
    for element in try list.elements() {
      let node = try resolved(element)
      guard let place = OpenAPIParameter.Place(rawValue: try node.member("in").text()) else { continue }
      parameters.append(try OpenAPIReading(node, place, &self))
    }
    return parameters
  }

  private mutating func readServers(in item: JSONNode) throws(DocumentError) -> [OpenAPIServer]? {
    guard let list = item["servers"] else { return nil }
    var servers: [OpenAPIServer] = []
    let elements = try list.elements()
    for node in elements {
      if let all = try OpenAPIServer.all(node) {
        servers += all
      } else {
        remarks.append(node.error("this server has no web address, and is left out"))
      }
    }
    return elements.isEmpty ? nil : servers
  }

  // MARK: References

  /// The value itself, or what its `$ref` leads to.
  func resolved(_ node: JSONNode) throws(DocumentError) -> JSONNode {
    var (node, steps) = (node, 0)
    while let reference = node["$ref"] {
      let text = try reference.text()
      guard text.hasPrefix("#") else { throw reference.error("only references within the document are read") }
      steps += 1
      guard steps < 32 else { throw reference.error("the reference leads to itself") }
      node = root
      for part in text.dropFirst().split(separator: "/") {
        guard let raw = String(part).unescaped, let next = try child(node, Self.unescaped(raw)) else {
          throw reference.error("nothing is at \(text)")
        }
        node = next
      }
    }
    return node
  }

  private func child(_ node: JSONNode, _ key: String) throws(DocumentError) -> JSONNode? {
    guard node.isList else { return node[key] }
    let elements = try node.elements()
    return Int(key).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
  }

  /// A step of a pointer: RFC 6901 §4.
  private static func unescaped(_ step: String) -> String {
    step.replacing("~1", with: "/").replacing("~0", with: "~")
  }
}

/// A parameter that was read: see ``OpenAPIParameter``, which is written.
package struct OpenAPIReading: Sendable {
  package let name: String
  package let place: OpenAPIParameter.Place
  package let isRequired: Bool
  /// What its texts are; nil if they stand under other keys, as the members of an object do.
  package let types: OpenAPITypes?
  /// The texts of its default; empty if it has none, or one that is not text.
  package let defaults: [String]
  /// Whether it is a list that a link has as one text.
  package let isListInOneText: Bool

  init(_ node: JSONNode, _ place: OpenAPIParameter.Place, _ reader: inout OpenAPIReader) throws(DocumentError) {
    name = try node.member("name").text()
    self.place = place
    let isRequired = try node["required"]?.bool() ?? false
    self.isRequired = isRequired || place == .path
    guard let schema = node["schema"] else {
      (types, defaults, isListInOneText) = (.unknown, [], false)
      return
    }
    defaults = OpenAPITypes.texts(try reader.resolved(schema)["default"])
    let style = try node["style"]?.text() ?? "form"
    let isExploded = try node["explode"]?.bool() ?? (style == "form")
    var all = try OpenAPITypes(schema, &reader)
    if all?.certain.isEmpty == true, let examples = try OpenAPITypes.examples(node) { all?.certain = [examples] }
    let isOneText = place == .path || style != "form" || !isExploded
    isListInOneText = isOneText && all?.claimed.contains(where: \.isArray) == true
    types = isOneText ? all?.oneText : all
  }

  /// A parameter of a path that the document does not describe: any text.
  init(inPath name: String) {
    (self.name, place, isRequired, types, defaults) = (name, .path, true, OpenAPITypes(.string), [])
    isListInOneText = false
  }
}
