import Foundation
import Synchronization
import Testing

@testable import FingerpostEngine
@testable import FingerpostEngineTests

/// A link is walked where only one way is open, and searched otherwise. Both read alike.
@Suite struct WaysTests {
  static let rows: [(template: String, texts: [String])] = [
    ("a/({x})/b/({y})", ["/a/b", "/a/1/b", "/a/1/b/2", "/a/b/2", "/a/b/b/b", "/a"]),
    ("({x})/({y})", ["/1", "/1/2", "/", "/1/2/3"]),
    ("({x})/*/({y})", ["/1", "/1/2", "/1/2/3", "/1/2/3/4"]),
    ("a/*/b/({y})", ["/a/b", "/a/b/b", "/a/1/b/2", "/a/1/2/b", "/a/b/b/b", "/a/1/b/2/b"]),
    ("a/*/({n:int})", ["/a/1", "/a/1/2", "/a/x/y/3", "/a/x/y"]),
    ("a/({*rest})", ["/a", "/a/1", "/a/1/2/3/4"]),
    ("a/{x}/({*rest})?({q})&{tags:[string]}", ["/a/1?q=2&tags=3&tags=4", "/a/1/2/3?q=4", "/a/1/2?tags=5", "/a/1?r=1"]),
    ("({n:int}-{w}|{d:date}/({s}))", ["/1-a", "/2026-11-22", "/2026-11-22/s", "/a-1"]),
    ("a/({x:int}?{q}|{y}/b?{q:int})", ["/a/1?q=2", "/a/1/b?q=2", "/a/1/b?q=x", "/a/1"]),
    ("a/({x=1})/b#{f=g}", ["/a/b", "/a/1/b", "/a/2/b#f", "/a/b#f"]),
    ("{x}/(b|c/{y}|d/({z}))?({q})", ["/a/b", "/a/c/1", "/a/d", "/a/d/2?q=3", "/a/e"]),
  ]

  @Test(arguments: rows) func `a route with groups is walked as it is searched`(template: String, texts: [String])
    throws
  {
    let walked = try table("r \(template)")
    let searched = try RouteTable(walked.routes, origins: [.path], options: .init(precedence: .declared))
    #expect(walked.straightWalk.isUsed && !searched.straightWalk.isUsed)
    for text in texts {
      let (one, other) = (try? walked.match(text), try? searched.match(text))
      #expect(one?.values == other?.values, "\(text)")
      #expect(one?.captures.choices == other?.captures.choices, "\(text)")
      #expect(one?.extraQuery == other?.extraQuery && one?.wildcards == other?.wildcards, "\(text)")
      #expect(one?.canonical == other?.canonical)
    }
  }

  @Test func `of two ways that read a link, the one with the better labels answers`() throws {
    #expect(try table("r a/({x})/b/({y})").match("/a/b/b").values.description == "[y=b]")
  }

  @Test(arguments: [5, 6]) func `many groups in a row are built and matched on a small stack`(groups: Int) {
    let (template, link) = (numbered(groups, "/") { "(a\($0))" }.text, "/a0/a\(groups - 1)")
    let matched = Mutex(false)
    let thread = Thread { matched.withLock { $0 = (try? table("r \(template)").match(link)) != nil } }
    thread.stackSize = 512 << 10
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
    #expect(matched.withLock { $0 })
  }
}
