internal import FingerpostAnalysis
package import FingerpostEngine

/// Servers ↔ origins (OpenAPI 3.1 §4.8.5).
package struct OpenAPIServer: Sendable, Hashable {
  package let origin: Origin
  /// What comes before every path; a variable without a value is a parameter.
  package let path: OpenAPIPath

  package init(origin: Origin, path: OpenAPIPath = OpenAPIPath()) { (self.origin, self.path) = (origin, path) }

  /// Whether a server can stand for an origin: a web host, or none. Where part of the host is a segment, see
  /// ``FingerpostEngine/RouteTable/withWildcardHosts(ofTypes:)``.
  static func isServer(_ origin: Origin) -> Bool {
    origin == .path || origin.isWeb && !origin.capturesHost
  }

  /// Writes the members of a Server Object. A wildcard becomes a variable. OpenAPI requires a default value for it.
  ///
  /// - Parameter names: what the variable is called where part of the host is a segment.
  static func write(_ origin: Origin, _ names: [Origin: String], to json: inout JSON) {
    guard case .web(let host, let scheme) = origin, host.hasPrefix("*") else {
      json.member("url", origin.description)
      return
    }
    let name = names[origin] ?? "host"
    json.member("url", "\(scheme)://{\(name)}\(host.dropFirst())")
    json.member("variables") { $0.member(name) { $0.member("default", host == "*" ? "link.example" : "www") } }
  }

  /// What a Server Object stands for: one server for each choice of variables that have few values; nil if it is not a web server.
  static func all(_ node: JSONNode) throws(DocumentError) -> [OpenAPIServer]? {
    var urls = [try node.member("url").text()]
    for (name, variable) in try node["variables"]?.members() ?? [] {
      let values = try variable["enum"]?.texts() ?? []
      let defaultValue = try (values.isEmpty ? variable.member("default") : variable["default"])?.text() ?? values[0]
      urls = urls.flatMap { url -> [String] in
        let few = values.isEmpty || urls.count * values.count > 64 ? [defaultValue] : values
        // Any host below another is an origin of its own sort.
        if values.isEmpty, let start = url.ranges(of: "://").first, url[start.upperBound...].hasPrefix("{\(name)}") {
          let rest = url[start.upperBound...].dropFirst(name.count + 2)
          if rest.isEmpty || rest.hasPrefix(".") || rest.hasPrefix("/") {
            return [url[..<start.upperBound] + "*" + rest]
          }
        }
        return few.map { url.replacing("{\(name)}", with: $0) }
      }
    }
    let servers = urls.compactMap { Self($0, node) }
    return servers.isEmpty ? nil : servers
  }

  /// The addresses of a document of Swagger 2.0, which has one host and one path.
  ///
  /// - Parameter schemes: those of an operation, if it has any.
  static func urls(ofSwagger root: JSONNode, schemes: JSONNode?) throws(DocumentError) -> [String] {
    let (host, base) = (try root["host"]?.text() ?? "", try root["basePath"]?.text() ?? "/")
    let path = base.hasPrefix("/") ? base : "/" + base
    if host.isEmpty { return [path] }
    if host.contains("://") { return [host + path] }
    let all = try schemes?.texts() ?? []
    return (all.isEmpty ? ["https"] : all).map { "\($0)://\(host)\(path)" }
  }

  init?(_ url: String, _ node: JSONNode) {
    var rest = url[...]
    var origin = Origin.path
    if let scheme = url.ranges(of: "://").first {
      rest = url[scheme.upperBound...].drop { $0 != "/" }
      guard let web = try? Origin(parsing: String(url[..<rest.startIndex])), web.isWeb else { return nil }
      // A variable that nothing describes.
      origin = web.withWildcardHost
    }
    let parts = rest.split(separator: "/").filter { $0 != "." }
    guard let path = try? OpenAPIPath("/" + parts.joined(separator: "/"), of: node) else { return nil }
    self.init(origin: origin, path: path)
  }
}
