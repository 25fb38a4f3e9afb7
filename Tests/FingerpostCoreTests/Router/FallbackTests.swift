import FingerpostCore
import Testing

private enum Link: Equatable {
  case user(String)
  case unknown(String)
}

@Suite struct FallbackTests {
  @Test func `a case that a route prints is the route's, even where it is the fallback's too`() throws {
    let router = try Router<Link>(.scheme("app"), routes: [On("users/{id}", Link.user)]).fallback(Link.user)
    #expect(try router.link(for: .user("ann")) == "app://users/ann")
    #expect(try router.link(for: .user("a b")) == "app://users/a%20b")
    #expect(throws: PrintError(.empty("id"))) { try router.link(for: .user("")) }
    #expect(router.route(for: "app://new/screen") == .user("app://new/screen"))
  }

  @Test func `what no route prints is the fallback's text`() throws {
    let router = try Router<Link>(.scheme("app"), routes: [On("users/{id}", Link.user)]).fallback(Link.unknown)
    #expect(try router.link(for: .unknown("app://new/screen")) == "app://new/screen")
    let error = #expect(throws: PrintError.self) { try router.link(for: .unknown("app://users/ann")) }
    #expect(error?.description == "the link of these values is read as \"user\"")
  }
}
