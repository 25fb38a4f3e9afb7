import FingerpostCore
import Testing

/// Rows and a codec that do not belong together, which generated code never has: nothing is read that is not there.
@Suite struct CaseCodecTests {
  enum Link: Sendable, Equatable { case user(Int, name: String) }

  private static func router(_ number: Int, element: Int) -> Router<Link> {
    _GeneratedCode.Routes.router(
      [.path], [_GeneratedCode.Routes.route(case: number, "users/{id}", [.of("id", Int.self)])],
      codec: CaseCodec { _, r, value in
        value = try? .user(r(0), name: r(element))
        return value != nil
      } write: { value, w in
        guard case .user(let id, _) = value else { return -1 }
        w(id)
        return number
      })
  }

  @Test(arguments: [1, 2, 1000, -1, .max, .min])
  func `an element that a row has not is refused`(element: Int) {
    #expect(Self.router(0, element: element).destination(for: "/users/7") == nil)
  }

  @Test func `an element that it has is read`() throws {
    let router = Self.router(0, element: 0)
    #expect(router.destination(for: "/users/7") == .user(7, name: "7"))
    #expect(try router.link(for: .user(7, name: "7")) == "/users/7")
  }

  enum Page: Sendable, Equatable { case number(Int?) }

  @Test func `a default of nil is none`() throws {
    let router = _GeneratedCode.Routes<Page>.router(
      [.path], [_GeneratedCode.Routes.route(case: 0, "pages?{page}", [.of("page", Int?.self, or: { nil })])],
      codec: CaseCodec { _, r, value in
        value = try? .number(r(0))
        return value != nil
      } write: { value, w in
        guard case .number(let page) = value else { return -1 }
        w(page)
        return 0
      })
    #expect(router.check() == [])
    for (link, value) in [("/pages", Page.number(nil)), ("/pages?page=2", .number(2))] {
      #expect(router.destination(for: link) == value)
      #expect(try router.link(for: value) == link)
    }
  }

  @Test(arguments: [-1, .min, .max, 65_536]) func `a number that no case has is a fault`(number: Int) {
    let findings = Self.router(number, element: 0).check()
    #expect(findings.contains { $0.message.contains("\(number) is not the number of a case") })
  }
}
