internal import FingerpostAnalysis
internal import FingerpostEngine

/// Reads the operations of a document, and collects what is wrong.
///
/// Where a document is imported, what does not read is left out, and the rest comes in: a remark says so.
struct OpenAPIReader {
  let root: JSONNode
  let isImport: Bool
  /// Whether the document is of Swagger 2.0.
  let isSwagger: Bool
  let title: String?
  private(set) var entries: [OpenAPIEntry] = []
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

  init(_ root: JSONNode, isImport: Bool) throws(DocumentError) {
    (self.root, self.isImport, isSwagger) = (root, isImport, root["swagger"] != nil)
    let version = try root.member(isSwagger ? "swagger" : "openapi")
    // What was YAML may have a number.
    let isNumber = (isSwagger || isImport) && !version.isText
    guard try (isNumber ? version.number() : version.text()).hasPrefix(isSwagger ? "2" : "3.") else {
      throw version.error(isSwagger ? "Swagger 2.0 or OpenAPI 3 is expected" : "OpenAPI 3 is expected")
    }
    let name = root["info"]?["title"]
    title = isImport && name?.isText != true ? nil : try name?.text()
    servers = [OpenAPIServer(origin: .path)]
    part(else: { $0.remarks.append($1) }) { reader throws(DocumentError) in
      reader.servers = try reader.readServers(in: reader.root) ?? reader.servers
    }
  }

  mutating func readPaths() {
    part { reader throws(DocumentError) in
      // Paths with a query, which Azure's documents have.
      let others = reader.isImport ? (try? reader.root["x-ms-paths"]?.members()) ?? [] : []
      for (text, node) in try reader.root.member("paths").members() + others where !text.hasPrefix("x-") {
        guard max(reader.claimed.count, reader.entries.count) <= Self.most else {
          throw node.error("the document has more than \(Self.most) routes")
        }
        reader.part(else: { $0.leaveOut(text, node, $1) }) { reader throws(DocumentError) in
          try reader.readPath(text, node)
        }
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

  // MARK: Faults

  /// Goes on after a fault in one value.
  ///
  /// - Parameter leaveOut: what an import does instead of giving up.
  private mutating func part(
    else leaveOut: ((inout Self, DocumentError) -> Void)? = nil,
    _ read: (inout Self) throws(DocumentError) -> Void
  ) {
    do throws(DocumentError) { try read(&self) } catch {
      if isImport, let leaveOut { leaveOut(&self, error) } else { faults.append(error) }
    }
  }

  /// Reads one value; if it has a fault, an import goes on without it.
  private mutating func value<Value>(
    _ remarks: inout [String], _ read: (inout Self) throws(DocumentError) -> Value?
  ) throws(DocumentError) -> Value? {
    do throws(DocumentError) { return try read(&self) } catch {
      guard isImport else { throw error }
      remarks.append("\(error.message) (in \(error.path))")
      return nil
    }
  }

  /// Leaves out the operations of a path.
  private mutating func leaveOut(_ text: String, _ node: JSONNode, _ error: DocumentError) {
    let methods = (try? operations(of: resolved(node)).map(\.method)) ?? []
    entries += (methods.isEmpty ? [text] : methods.map { "\($0) \(text)" }).map { .leftOut($0, reason: error.message) }
  }

  // MARK: Paths

  private func operations(of item: JSONNode) throws(DocumentError) -> [(method: String, node: JSONNode)] {
    let own = try item.members().filter { (OpenAPIOperation.methods + ["query"]).contains($0.key) }
    // OpenAPI 3.2.
    let others = try item["additionalOperations"]?.members() ?? []
    return (own + others).map { ($0.key.uppercased(), $0.node) }
  }

  private mutating func readPath(_ text: String, _ reference: JSONNode) throws(DocumentError) {
    let item = try resolved(reference)
    let path = try isImport ? OpenAPIPath(importing: text, of: reference) : OpenAPIPath(text, of: reference)
    var remarks: [String] = []
    let shared = try parameters(in: item, &remarks)
    let servers = try value(&remarks) { reader throws(DocumentError) in try reader.readServers(in: item) }
    for (method, node) in try operations(of: item) {
      part(else: { $0.entries.append(.leftOut("\(method) \(text)", reason: $1.message)) }) {
        reader throws(DocumentError) in
        try reader.readOperation(
          method, text, node, path, shared, servers.flatMap { $0 } ?? reader.servers, remarks)
      }
    }
  }

  private mutating func readOperation(
    _ method: String, _ text: String, _ node: JSONNode, _ path: OpenAPIPath, _ shared: [ParsedParameter],
    _ servers: [OpenAPIServer], _ sharedRemarks: [String]
  ) throws(DocumentError) {
    _ = try node.members()
    var remarks = sharedRemarks
    let own = try parameters(in: node, &remarks)
    let inherited = shared.filter { parameter in
      !own.contains { $0.name == parameter.name && $0.place == parameter.place }
    }
    let id = try value(&remarks) { _ throws(DocumentError) in try node["operationId"]?.text() }
    let operation = OpenAPIDocument.Operation(
      method: method, path: text, id: id, line: node.line, routeName: name(id, "\(method) \(text)"))
    let isDeprecated = try value(&remarks) { _ throws(DocumentError) in try node["deprecated"]?.bool() }
    let tags = try value(&remarks) { _ throws(DocumentError) in try node["tags"]?.texts() }
    let ownServers = try value(&remarks) { reader throws(DocumentError) in try reader.readServers(in: node) }
    let routes = OpenAPIRoutes(
      operation: operation, path: path, parameters: inherited + own, isDeprecated: isDeprecated ?? false,
      tags: tags ?? [], servers: ownServers ?? servers, remarks: remarks)
    entries.append(.routes(routes))
    // What is imported is not compared.
    if isImport { return }
    if let unknown = routes.unknown {
      self.remarks.append(
        node.error("no link is tried, because the values of \"\(unknown)\" are not known: give an example"))
    }
    for server in routes.servers {
      do throws(TemplateError) {
        claimed += try routes.routes(at: server, areCertain: false)
        certain += try routes.routes(at: server, areCertain: true)
      } catch {
        throw node.error("no link has this path: \(error.message)")
      }
    }
  }

  private mutating func name(_ id: String?, _ other: String) -> String {
    if let id, names.insert(id).inserted { return id }
    names.insert(other)
    return other
  }

  private mutating func parameters(
    in item: JSONNode, _ remarks: inout [String]
  ) throws(DocumentError) -> [ParsedParameter] {
    guard let list = item["parameters"] else { return [] }
    var parameters: [ParsedParameter] = []
    for element in try value(&remarks, { _ throws(DocumentError) in try list.elements() }) ?? [] {
      let parameter = try value(&remarks) { reader throws(DocumentError) -> ParsedParameter? in
        let node = try reader.resolved(element)
        let word = try node.member("in").text()
        if word == "querystring", reader.isImport { throw node.error("a whole query as one value is left out") }
        guard let place = OpenAPIParameter.Place(rawValue: word) else { return nil }
        return try ParsedParameter(node, place, &reader)
      }
      if let parameter { parameters.append(parameter) }
    }
    return parameters
  }

  // MARK: Servers

  private mutating func readServers(in item: JSONNode) throws(DocumentError) -> [OpenAPIServer]? {
    var servers: [OpenAPIServer] = []
    if isSwagger {
      // An operation has schemes of its own, if any, and the host of the document.
      guard let node = item["schemes"] ?? (item["paths"] == nil ? nil : item) else { return nil }
      for url in try OpenAPIServer.urls(ofSwagger: root, schemes: item["schemes"]) {
        if let server = OpenAPIServer(url, node) {
          servers.append(server)
        } else {
          remarks.append(node.error(Self.noWeb))
        }
      }
      return servers.isEmpty ? nil : servers
    }
    guard let list = item["servers"] else { return nil }
    let elements = try list.elements()
    for node in elements {
      part(else: { $0.remarks.append($1) }) { reader throws(DocumentError) in
        if let all = try OpenAPIServer.all(node) {
          servers += all
        } else {
          reader.remarks.append(node.error(Self.noWeb))
        }
      }
    }
    return elements.isEmpty ? nil : servers
  }

  private static let noWeb = "this server has no web address, and is left out"

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
