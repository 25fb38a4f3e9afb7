import Fingerpost
import Vapor

/// Answers the requests that the table reads. Other requests go on to the server's own routes.
struct LinkMiddleware<Link: Sendable>: AsyncMiddleware {
  let links: Fingerpost.Router<Link>
  let answer: @Sendable (Link, Request) async throws -> Response

  func respond(to request: Request, chainingTo next: any AsyncResponder) async throws -> Response {
    switch links.resolve(method: request.method.rawValue, target: request.url.string) {
    case .found(let match):
      // Vapor's metrics report this.
      request.route = Route(
        method: request.method, path: match.httpRoute.split(separator: "/").map { .constant(String($0)) },
        responder: next, requestType: Request.self, responseType: Response.self)
      return try await answer(match.destination, request)
    case .failed(let error):
      switch error.kind {
      case .methodNotAllowed:
        let allow = (error.allowedMethods + ["OPTIONS"]).joined(separator: ", ")
        if request.method == .OPTIONS { return Response(status: .noContent, headers: ["Allow": allow]) }
        throw Abort(.methodNotAllowed, headers: ["Allow": allow])
      case .gone: throw Abort(.gone, reason: error.description)
      case .malformed, .badQuery: throw Abort(.badRequest, reason: error.description)
      case .tooLong, .tooManySegments, .tooManyQueryItems: throw Abort(.uriTooLong)
      default: return try await next.respond(to: request)
      }
    }
  }
}
