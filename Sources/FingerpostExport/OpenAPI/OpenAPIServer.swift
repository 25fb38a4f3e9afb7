internal import FingerpostEngine

/// Origins ↔ servers (OpenAPI 3.1 §4.8.5).
enum OpenAPIServer {
  /// Whether a server can stand for an origin: a web host, or none. Where part of the host is a segment, no path can say it.
  static func isServer(_ origin: Origin) -> Bool {
    switch origin {
    case .path: true
    case .web: !origin.capturesHost
    case .scheme, .compact: false
    }
  }

  /// Writes a Server Object. A wildcard becomes a variable, of which OpenAPI wants a value to begin with.
  static func write(_ origin: Origin, to json: inout JSON) {
    json.object { json in
      guard case .web(let host, let scheme) = origin, host.hasPrefix("*") else {
        json.member("url", origin.description)
        return
      }
      json.member("url", "\(scheme)://{host}\(host.dropFirst())")
      json.key("variables")
      json.object { json in
        json.key("host")
        json.object { $0.member("default", host == "*" ? "link.example" : "www") }
      }
    }
  }
}
