import Hummingbird
import HummingbirdServer
import Vapor
import VaporServer

/// Sends the same requests to both servers.
@main struct Requests {
  static let requests = [
    ("GET", "/users/7"), ("HEAD", "/users/7"), ("DELETE", "/users/7"), ("OPTIONS", "/users/7"), ("GET", "/users/ann"),
    ("GET", "/search?q=lamp&utm=x"), ("GET", "/search"), ("GET", "/search?q=a&q=b"), ("GET", "/find/lamp"),
    ("GET", "/users/%zz"), ("GET", "/static/logo.png"),
    ("GET", "/search?q=" + String(repeating: "a", count: 8192)),
  ]

  static func main() async throws {
    print("Hummingbird")
    for (method, target) in requests {
      let answer = try await HummingbirdServer.server().answer(method, target, BasicRequestContext())
      print("  \(method) \(target.prefix(24)): \(answer)")
    }
    print("Vapor")
    for (method, target) in requests {
      let app = Application()
      VaporServer.configure(app)
      print("  \(method) \(target.prefix(24)): \(try await app.answer(method, target))")
    }
  }
}
