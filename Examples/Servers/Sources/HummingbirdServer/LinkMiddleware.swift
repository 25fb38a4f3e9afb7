import Fingerpost
import Hummingbird

/// Answers the requests that the table reads. Other requests go on to the server's own routes.
struct LinkMiddleware<Link: Sendable, Context: RequestContext>: RouterMiddleware {
  let links: Fingerpost.Router<Link>
  let answer: @Sendable (Link, Request, Context) async throws -> Response

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    switch links.resolve(method: request.method.rawValue, target: request.uri.string) {
    case .found(let match):
      context.coreContext.endpointPath.value = match.httpRoute  // MetricsMiddleware and TracingMiddleware report this
      let response = try await answer(match.destination, request, context)
      return request.method == .head ? response.createHeadResponse() : response
    case .failed(let error):
      switch error.kind {
      case .methodNotAllowed:
        let allow = (error.allowedMethods + ["OPTIONS"]).joined(separator: ", ")
        if request.method == .options { return Response(status: .noContent, headers: [.allow: allow]) }
        throw HTTPError(.methodNotAllowed, headers: [.allow: allow])
      case .gone: throw HTTPError(.gone, message: error.description)
      case .malformed, .badQuery: throw HTTPError(.badRequest, message: error.description)
      case .tooLong, .tooManySegments, .tooManyQueryItems: throw HTTPError(.uriTooLong)
      default: return try await next(request, context)
      }
    }
  }
}
