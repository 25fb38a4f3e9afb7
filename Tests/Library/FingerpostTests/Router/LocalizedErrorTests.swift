import Fingerpost
import Foundation
import Testing

/// What is said of an error that is only known as one.
struct LocalizedErrorTests {
  private static let router = Router<String>(resolving: [.scheme("app")], [RouteDefinition("home", "home")])

  private func words(_ body: () throws -> Void) -> (localized: String, description: String)? {
    do { try body() } catch { return (error.localizedDescription, "\(error)") }
    return nil
  }

  @Test func `the localized description is the description`() throws {
    let errors = [
      words { _ = try Self.router.match("app://nowhere") },
      words { _ = try Self.router.link(for: "nowhere") },
      words { _ = try Self.router.destination(in: [:], at: "link") },
      words {
        _ = try Router<String>(
          .scheme("app"), routes: [RouteDefinition("home", "home"), RouteDefinition("home", "house")])
      },
    ]
    for error in errors {
      let error = try #require(error)
      #expect(error.localized == error.description && !error.localized.isEmpty)
    }
  }
}
