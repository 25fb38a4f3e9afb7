import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// Most links are read in one walk; any other is scanned and searched, with the same result.
struct StraightWalkTests {
  static let straight: [(routes: String, link: String)] = [
    ("r /", "/"),
    ("r users/me", "/users/me"),
    ("r users/me", "/users/me?x=1"),
    ("r users/me", "app://users/me"),
    ("r users/me", "appscheme://users/me"),
    ("r users/me", "https://social.example/users/me"),
    ("r users/me", "https://social.example/users/me#top"),
    ("r users/{id}/posts", "/users/ann/posts"),
    ("r users/{id}?({q})", "/users/ann"),
    ("r users/{id}?({q})", "/users/ann?q=x"),
    ("r users/({id})/posts", "/users/ann/posts"),
    ("r n/{id:int}/x", "/n/12345678/x"),
    // Only "." and ".." need a closer look.
    ("r a/{x}/b", "/a/.ab/b"),
    ("r a/{x:.ab|.cd}/b", "/a/.ab/b"),
  ]

  @Test(arguments: straight) func `a usual link is read in one walk`(routes: String, link: String) throws {
    #expect(try isStraight(link, routes))
  }

  static let other: [(routes: String, link: String)] = [
    ("r a/{x}", "/a/%20"), ("r a/{x}", "/a//b"), ("r a/{x}/b", "/a/./b"), ("r a/{x}", "/a/é"),
    ("r users/me", "APP://users/me"), ("r users/me", "https://SOCIAL.example/users/me"),
  ]

  @Test(arguments: other) func `a link that needs a closer look is not`(routes: String, link: String) throws {
    #expect(try !isStraight(link, routes))
  }

  @Test func `what needs a closer look is seen wherever it stands, even sixteen bytes apart`() throws {
    let table = try table("r {x}")
    for link in ["/abcd?fghijklmnopqrst\\vwxyz01234", "/abcd\\fghijklmnopqrst?vwxyz01234"] {
      #expect(link.utf8.count == 32)
      #expect(table.lookup(link) == nil && (try? table.match(link)) == nil)
    }
    #expect(table.lookup("/abcd?fghijklmnopqrst?vwxyz01234") != nil)
  }

  private func isStraight(_ link: String, _ routes: String) throws -> Bool {
    let table = try table(routes, ["/", "app://", "appscheme://", "https://social.example"])
    return link.withBytes { bytes in
      table.straightWalk.walk(bytes, table.get, asTarget: false, none: false) { _ in
        true
      } found: { _, _ in
        true
      } other: { hit, path in
        let route =
          hit.route == StraightWalk.path
          ? table.finish(bytes, table.get, path, &hit, isUTF8: true, asSpelled: false) { _, _ in true } : hit.route
        return route == StraightWalk.used
      }
    }
  }
}
