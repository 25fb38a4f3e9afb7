import API
import Fingerpost
public import Hummingbird

/// The router of a server.
public func server() -> Hummingbird.Router<BasicRequestContext> {
  let router = Hummingbird.Router()
  router.add(
    middleware: LinkMiddleware(links: API.router) { link, request, context in
      switch link {
      case .user(let id): Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(string: "user \(id)")))
      case .changeUser: Response(status: .noContent)
      case .search(let q, let page):
        Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(string: "page \(page) of \(q)")))
      }
    })
  return router
}
