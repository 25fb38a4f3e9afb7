import API
import Fingerpost
public import Vapor

/// The set-up of a server.
public func configure(_ app: Application) {
  app.middleware.use(
    LinkMiddleware(links: API.router) { link, request in
      switch link {
      case .user(let id): Response(status: .ok, body: Response.Body(string: "user \(id)"))
      case .changeUser: Response(status: .noContent)
      case .search(let q, let page): Response(status: .ok, body: Response.Body(string: "page \(page) of \(q)"))
      }
    })
}
