import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// Values that are lent one by one, for answers of many links.
struct LendTests {
  /// What is lent: `=` before a part of the link, `~` before a value that was made.
  static let links: [(routes: String, link: String, words: [String]?)] = [
    ("r users/me", "/users/me", ["r"]),
    ("r users/{id}", "/users/ann", ["r", "id=ann"]),
    ("r users/{id}", "/users/%61nn/", ["r", "id=ann"]),
    ("r {n:int}/{d:date}/{s:a|b}", "/5/2026-11-22/a", ["r", "n=5", "d=2026-11-22", "s=a"]),
    ("r {a:int}.{b}", "/5.x", ["r", "a=5", "b=x"]),
    ("r x?{q=z}#{f}", "/x?q=a#b", ["r", "q=a", "f=b"]),
    // Another spelling, a default, a list, a group: then all values are made.
    ("r {a}/{b:bool}", "/x/1", ["r", "a=x", "b~true"]),
    ("r {x:double}", "/1.50", ["r", "x~1.5"]),
    ("r {a}?{q=z}", "/x", ["r", "a=x", "q~z"]),
    ("r {*x}", "/a/b", ["r", "x~[a b]"]),
    ("r x?{t:[int]}", "/x?t=1&t=2", ["r", "t~[1 2]"]),
    ("r x?{t:[int]}&{u}", "/x?u=v", ["r", "t~[]", "u=v"]),
    ("r a/({x})/b", "/a/b", ["r"]),
    ("r a/({x})/b", "/a/1/b", ["r", "x~1"]),
    ("r a/(:string|b/:string)", "/a/b/c", ["r", "2~c"]),
    // No route, or one that is gone.
    ("r users/me", "/users/you", nil), ("r users/me", "/users/%", nil), ("r POST x", "/x", nil),
    ("r x/{id} [gone]", "/x/1", nil), ("r x/{id} [gone], s x/new", "/x/1", nil),
    ("r x/{id} [gone], s x/new", "/x/new", ["s"]), ("r x/{id} [gone], s y", "/z", nil),
  ]

  @Test(arguments: links) func `a link's values are lent in order`(
    routes: String, link: String, words: [String]?
  ) throws {
    let table = try table(routes)
    #expect(lent(table, link) == words)
    guard let words else {
      let error = #expect(throws: LinkError.self) { try table.match(link) }
      #expect(Array(link.utf8).withUnsafeBufferPointer { table.refusal($0, table.number(of: nil)) } == error)
      return
    }
    let match = try table.match(link)
    let names = words.dropFirst().map { $0.prefix { $0 != "=" && $0 != "~" } }
    #expect(match.route.name == words.first && match.values.map { $0.name[...] } == names)
  }

  @Test func `a method is looked up once`() throws {
    let table = try table("g GET x, p POST x/{id}")
    let methods = ["GET", "HEAD", "POST", "PUT", nil]
    #expect(methods.map { lent(table, "/x", method: $0) } == [["g"], ["g"], nil, nil, ["g"]])
    #expect(methods.map { lent(table, "/x/7", method: $0) } == [nil, nil, ["p", "id=7"], nil, nil])
  }

  @Test(arguments: [
    ("profile:859", true), ("users", true), ("a:b:c", true), (":", true), ("", false), ("app://x", false),
    ("/x", false), ("a b", false), ("a:..", false), ("javascript:x", false),
  ]) func `compact text is told from other links`(text: String, isCompact: Bool) {
    #expect(LinkError.isCompact(text) == isCompact)
  }

  /// The name of the route, and each value behind its name.
  private func lent(_ table: RouteTable, _ link: String, method: String? = nil) -> [String]? {
    var (words, parameters) = ([String](), [(name: String, type: ParameterType)]())
    let isFound = Array(link.utf8).withUnsafeBufferPointer { bytes in
      table.visit(bytes, table.number(of: method)) { route in
        words.append(table.routes[route].name)
        parameters = table.parameters(of: route)
      } value: { index, value in
        let name = parameters[index].name
        switch value {
        case .text(let text): words.append("\(name)=\(String(decoding: text, as: UTF8.self))")
        case .made(.text(let text)): words.append("\(name)~\(text)")
        case .made(.list(let texts)): words.append("\(name)~[\(texts.joined(separator: " "))]")
        case .made(.absent): words.append("\(name)~")
        }
      }
    }
    #expect(isFound == !words.isEmpty)
    return isFound ? words : nil
  }
}
