// A stand-in: what the middleware uses of Vapor 4.122, RoutingKit 4.9 and NIOHTTP1, and an application without routes of its own.

public struct HTTPHeaders: Sendable, ExpressibleByDictionaryLiteral {
  fileprivate var lines: [String] = []
  public init() {}
  public init(dictionaryLiteral elements: (String, String)...) { lines = elements.map { "\($0.0): \($0.1)" } }
}

public enum HTTPMethod: Sendable, Equatable {
  case GET, HEAD, OPTIONS
  case RAW(value: String)

  public var rawValue: String {
    switch self {
    case .GET: "GET"
    case .HEAD: "HEAD"
    case .OPTIONS: "OPTIONS"
    case .RAW(let value): value
    }
  }
}

public enum HTTPResponseStatus: UInt, Sendable {
  case ok = 200
  case noContent = 204
  case badRequest = 400
  case notFound = 404
  case methodNotAllowed = 405
  case gone = 410
  case uriTooLong = 414
}

public struct URI: Sendable { public let string: String }

public enum PathComponent: Sendable, CustomStringConvertible {
  case constant(String)
  public var description: String {
    switch self {
    case .constant(let text): text
    }
  }
}

public final class Route: Sendable {
  let path: [PathComponent]
  public init(
    method: HTTPMethod, path: [PathComponent], responder: any Responder, requestType: Any.Type, responseType: Any.Type
  ) {
    self.path = path
  }
}

/// Vapor keeps what changes behind a lock; here a request is one task's.
public final class Request: @unchecked Sendable {
  public let method: HTTPMethod
  public let url: URI
  public var route: Route?
  init(_ method: HTTPMethod, _ url: URI) { (self.method, self.url) = (method, url) }
}

public final class Response: Sendable {
  public struct Body: Sendable {
    let text: String?
    public static let empty = Body()
    init() { text = nil }
    public init(string: String) { text = string }
  }
  let status: HTTPResponseStatus
  let headers: HTTPHeaders
  let body: Body
  public init(status: HTTPResponseStatus = .ok, headers: HTTPHeaders = .init(), body: Body = .empty) {
    (self.status, self.headers, self.body) = (status, headers, body)
  }
}

public struct Abort: Error {
  let response: Response
  public init(_ status: HTTPResponseStatus, headers: HTTPHeaders = [:], reason: String? = nil) {
    response = Response(status: status, headers: headers, body: reason.map { .init(string: $0) } ?? .empty)
  }
}

public protocol Responder: Sendable {}
public protocol AsyncResponder: Responder { func respond(to request: Request) async throws -> Response }
public protocol Middleware: Sendable {}
public protocol AsyncMiddleware: Middleware {
  func respond(to request: Request, chainingTo next: any AsyncResponder) async throws -> Response
}

public struct Middlewares: Sendable {
  fileprivate var storage: [any Middleware] = []
  public mutating func use(_ middleware: any Middleware) { storage.append(middleware) }
}

private struct Chain: AsyncResponder {
  let left: ArraySlice<any Middleware>
  func respond(to request: Request) async throws -> Response {
    guard let first = left.first as? any AsyncMiddleware else { throw Abort(.notFound) }
    return try await first.respond(to: request, chainingTo: Chain(left: left.dropFirst()))
  }
}

public final class Application {
  public var middleware = Middlewares()
  package init() {}

  /// What is answered, and the path that metrics are named by.
  package func answer(_ method: String, _ target: String) async throws -> String {
    let known: [HTTPMethod] = [.GET, .HEAD, .OPTIONS]
    let request = Request(known.first { $0.rawValue == method } ?? .RAW(value: method), URI(string: target))
    var response: Response
    do {
      response = try await Chain(left: middleware.storage[...]).respond(to: request)
    } catch let error as Abort {
      response = error.response
    }
    // The server leaves out the body of what answers HEAD.
    let body = request.method == .HEAD ? nil : response.body.text
    let lines = ["\(response.status.rawValue)"] + response.headers.lines + [body].compactMap { $0 }
    let path = request.route.map { "   metrics: /" + $0.path.map(\.description).joined(separator: "/") }
    return lines.joined(separator: " | ") + (path ?? "")
  }
}
