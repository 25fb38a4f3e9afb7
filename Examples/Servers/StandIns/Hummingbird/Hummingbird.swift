// A stand-in: what the middleware uses of Hummingbird 2.26, and a router without routes of its own.
@_exported public import struct HTTPTypes.HTTPFields
@_exported public import struct HTTPTypes.HTTPRequest
@_exported public import struct HTTPTypes.HTTPResponse
import Synchronization

public struct URI: Sendable { public let string: String }

public struct Request: Sendable {
  public let uri: URI
  public let method: HTTPRequest.Method
}

public struct ByteBuffer: Sendable {
  let text: String
  public init(string: String) { text = string }
}

public struct ResponseBody: Sendable {
  let text: String?
  public init() { text = nil }
  public init(byteBuffer: ByteBuffer) { text = byteBuffer.text }
}

public struct Response: Sendable {
  public var status: HTTPResponse.Status
  public var headers: HTTPFields
  let body: ResponseBody
  public init(status: HTTPResponse.Status, headers: HTTPFields = .init(), body: ResponseBody = .init()) {
    (self.status, self.headers, self.body) = (status, headers, body)
    if let text = body.text { self.headers.add(.contentLength, "\(text.utf8.count)") }
  }
  public func createHeadResponse() -> Response { Response(status: status, headers: headers) }
}

public struct HTTPError: Error {
  let response: Response
  public init(_ status: HTTPResponse.Status) { response = Response(status: status) }
  public init(_ status: HTTPResponse.Status, message: String) { self.init(status, headers: .init(), message: message) }
  public init(_ status: HTTPResponse.Status, headers: HTTPFields, message: String? = nil) {
    response = Response(
      status: status, headers: headers, body: message.map { .init(byteBuffer: .init(string: $0)) } ?? .init())
  }
}

public struct EndpointPath: Sendable {
  private final class Box: Sendable { let path = Mutex<String?>(nil) }
  private let box = Box()
  public var value: String? {
    get { box.path.withLock { $0 } }
    nonmutating set { box.path.withLock { $0 = newValue } }
  }
}

public struct CoreRequestContextStorage: Sendable { public var endpointPath = EndpointPath() }

public protocol RequestContext: Sendable { var coreContext: CoreRequestContextStorage { get set } }
public struct BasicRequestContext: RequestContext {
  public var coreContext = CoreRequestContextStorage()
  package init() {}
}

public protocol MiddlewareProtocol<Input, Output, Context>: Sendable {
  associatedtype Input
  associatedtype Output
  associatedtype Context
  func handle(
    _ input: Input, context: Context, next: (Input, Context) async throws -> Output
  ) async throws -> Output
}

public protocol RouterMiddleware<Context>: MiddlewareProtocol where Input == Request, Output == Response {}

public final class Router<Context: RequestContext> {
  private var middlewares: [any MiddlewareProtocol<Request, Response, Context>] = []
  public init(context: Context.Type = BasicRequestContext.self) {}

  @discardableResult public func add(middleware: any MiddlewareProtocol<Request, Response, Context>) -> Self {
    middlewares.append(middleware)
    return self
  }

  /// What is answered, and the path that metrics are named by.
  package func answer(_ method: String, _ target: String, _ context: Context) async throws -> String {
    guard let method = HTTPRequest.Method(rawValue: method) else { return "" }
    let request = Request(uri: URI(string: target), method: method)
    var response: Response
    do {
      response = try await answer(request, context, middlewares[...])
    } catch let error as HTTPError {
      response = error.response
    }
    let lines = ["\(response.status.code)"] + response.headers.lines + [response.body.text].compactMap { $0 }
    return lines.joined(separator: " | ") + (context.coreContext.endpointPath.value.map { "   metrics: \($0)" } ?? "")
  }

  private func answer(
    _ request: Request, _ context: Context, _ left: ArraySlice<any MiddlewareProtocol<Request, Response, Context>>
  ) async throws -> Response {
    guard let first = left.first else { throw HTTPError(.notFound) }
    return try await first.handle(request, context: context) { request, context in
      try await answer(request, context, left.dropFirst())
    }
  }
}
