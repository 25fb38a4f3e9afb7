import Hummingbird
import HummingbirdServer
import HummingbirdTesting
import Testing

/// Requests over HTTP to a server that runs, and what it answers.
@Suite struct ServerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let method: HTTPRequest.Method
    let target: String
    let status: Int
    var allow: String?
    var body: String?
    var route: String?

    var testDescription: String { "\(method) \(target)" }
  }

  static let rows: [Row] = [
    Row(method: .get, target: "/users/7", status: 200, body: "user 7", route: "/users/{id}"),
    Row(method: .head, target: "/users/7", status: 200, body: "", route: "/users/{id}"),
    Row(method: .put, target: "/users/7", status: 204, body: "", route: "/users/{id}"),
    Row(method: .delete, target: "/users/7", status: 405, allow: "GET, HEAD, PUT, OPTIONS"),
    Row(method: .options, target: "/users/7", status: 204, allow: "GET, HEAD, PUT, OPTIONS"),
    Row(method: .get, target: "/users/ann", status: 404),
    Row(method: .get, target: "/search?q=lamp&utm=x", status: 200, body: "page 1 of lamp", route: "/search"),
    Row(method: .get, target: "/search", status: 400),
    Row(method: .get, target: "/search?q=a&q=b", status: 400),
    Row(method: .get, target: "/find/lamp", status: 410),
    Row(method: .get, target: "/users/%zz", status: 400),
    Row(method: .get, target: "/static/logo.png", status: 404),
    Row(method: .get, target: "/search?q=" + String(repeating: "a", count: 8192), status: 414),
  ]

  @Test(arguments: rows) func `a request is answered as the table says`(row: Row) async throws {
    let router = server()
    // Outside of the middleware: what metrics and traces report.
    let app = Application(responder: Reported(inner: router.buildResponder()))
    try await app.test(.live) { client in
      let response = try await client.execute(uri: row.target, method: row.method)
      #expect(response.status.code == row.status)
      #expect(response.headers[.allow] == row.allow)
      if let body = row.body { #expect(String(buffer: response.body) == body) }
      if row.status < 400 { #expect(response.headers[.server] == row.route) }
    }
  }
}

/// Tells the route that metrics and traces report, in a header.
struct Reported<Inner: HTTPResponder>: HTTPResponder where Inner.Context: RequestContext {
  let inner: Inner

  func respond(to request: Request, context: Inner.Context) async throws -> Response {
    var response = try await inner.respond(to: request, context: context)
    response.headers[.server] = context.coreContext.endpointPath.value
    return response
  }
}
