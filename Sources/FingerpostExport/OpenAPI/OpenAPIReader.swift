internal import FingerpostAnalysis
internal import FingerpostEngine

/// Reads the operations of a document, and collects what is wrong.
struct OpenAPIReader {
  let root: JSONNode
  let title: String?
  private(set) var operations: [OpenAPIDocument.Operation] = []
  private(set) var claimed: [RouteTable.Route] = []
  private(set) var certain: [RouteTable.Route] = []
  private(set) var faults: [DocumentError] = []
  private(set) var remarks: [DocumentError] = []
  /// Those of all operations.
  private(set) var servers: [OpenAPIServer] = []
  private var names: Set<String> = []
  private var schemasLeft = 200_000

  /// The most routes of a document.
  private static let most = 20_000

  init(_ root: JSONNode) throws(DocumentError) {
    if let old = root["swagger"] { throw old.error("this is Swagger 2; convert it to OpenAPI 3 first") }
    let version = try root.member("openapi")
    guard try version.text().hasPrefix("3.") else { throw version.error("OpenAPI 3 is expected") }
    self.root = root
    title = try root["info"]?["title"]?.text()
    servers = try readServers(in: root) ?? [OpenAPIServer(origins: [.path], path: [])]
  }

  mutating func readPaths() {
    part { reader throws(DocumentError) in
      for (text, node) in try reader.root.member("paths").members() where !text.hasPrefix("x-") {
        guard reader.claimed.count <= Self.most else {
          throw node.error("the document stands for more than \(Self.most) routes")
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
    let path: OpenAPIPath
    do throws(OpenAPIPath.Fault) { path = try OpenAPIPath(text) } catch { throw reference.error(error.message) }
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
        reader.operations.append(operation)
        let isDeprecated = try node["deprecated"]?.bool() ?? false
        let routes = OpenAPIRoutes(operation, path, inherited + own, isDeprecated: isDeprecated)
        if let unknown = routes.unknown {
          reader.remarks.append(
            node.error("no link is tried, for the values of \"\(unknown)\" are not known: give an example"))
        }
        for server in try reader.readServers(in: node) ?? servers {
          do throws(TemplateError) {
            reader.claimed += try routes.claimed(at: server)
            reader.certain += try routes.certain(at: server)
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
      var left = schemasLeft
      defer { schemasLeft = left }
      parameters.append(try OpenAPIReading(node, place, self, left: &left))
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
        guard let raw = LinkText.decoded(String(part)), let next = try child(node, Self.unescaped(raw)) else {
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
    step.split(separator: "~1", omittingEmptySubsequences: false).map { part in
      part.split(separator: "~0", omittingEmptySubsequences: false).joined(separator: "~")
    }.joined(separator: "/")
  }
}

/// A parameter that was read: see ``OpenAPIParameter``, which is written.
struct OpenAPIReading {
  let name: String
  let place: OpenAPIParameter.Place
  let isRequired: Bool
  /// What its texts are; nil if they stand under other keys, as the members of an object do.
  let types: OpenAPITypes?

  init(_ node: JSONNode, _ place: OpenAPIParameter.Place, _ reader: OpenAPIReader, left: inout Int)
    throws(DocumentError)
  {
    name = try node.member("name").text()
    self.place = place
    let isRequired = try node["required"]?.bool() ?? false
    self.isRequired = isRequired || place == .path
    guard let schema = node["schema"] else {
      types = .unknown
      return
    }
    let style = try node["style"]?.text() ?? "form"
    let isExploded = try node["explode"]?.bool() ?? (style == "form")
    var all = try OpenAPITypes(schema, reader, left: &left)
    if all?.certain.isEmpty == true, let examples = try OpenAPITypes.examples(node) { all?.certain = [examples] }
    types = place == .path || style != "form" || !isExploded ? all?.oneText : all
  }

  /// A parameter of a path that the document does not describe: any text.
  init(inPath name: String) { (self.name, place, isRequired, types) = (name, .path, true, OpenAPITypes(.string)) }
}
