internal import FingerpostAnalysis
package import FingerpostEngine

/// Servers ↔ origins (OpenAPI 3.1 §4.8.5).
package struct OpenAPIServer: Sendable, Hashable {
  package let origin: Origin
  /// The segments before every path.
  package let path: [String]

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
      let defaultValue = try variable.member("default").text()
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
    let servers = urls.compactMap(Self.init)
    return servers.isEmpty ? nil : servers
  }

  private init?(_ url: String) {
    var rest = url[...]
    var origin = Origin.path
    if let scheme = url.ranges(of: "://").first {
      rest = url[scheme.upperBound...].drop { $0 != "/" }
      guard let web = try? Origin(parsing: String(url[..<rest.startIndex])), web.isWeb else { return nil }
      // A variable that nothing describes.
      origin = web.withWildcardHost
    }
    let parts = rest.split(separator: "/").filter { $0 != "." }
    self.init(origin: origin, path: parts.compactMap { String($0).unescaped })
    if path.count < parts.count { return nil }
  }

  init(origin: Origin, path: [String]) { (self.origin, self.path) = (origin, path) }
}
