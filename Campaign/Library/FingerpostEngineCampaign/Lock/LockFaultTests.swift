import Foundation
import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// What is wrong with a lock file, and where.
struct LockFaultTests {
  /// A lock of two routes, with members put before or instead of others.
  private static func text(
    schema: String = "1", origins: String = #"["/"]"#, table: String = "", route: String = #""name":"a","template":"a""#
  ) -> String {
    #"{"schema":\#(schema),"tables":[{\#(table)"origins":\#(origins),"routes":["#
      + #"{"name":"first","template":"first"},{\#(route)}]}]}"#
  }

  static let rows: [(text: String, message: String)] = [
    // The document.
    ("[]", "it is not a lock file of `fingerpost list --json`: it is not an object"),
    ("{}", "it is not a lock file of `fingerpost list --json`: \"schema\" is missing"),
    (#"{"schema":"1"}"#, "it is not a lock file of `fingerpost list --json`: \"schema\" is not a whole number"),
    (#"{"schema":1}"#, "\"tables\" is missing"),
    (#"{"schema":1,"tables":{}}"#, "\"tables\" is not a list"),
    (text(schema: "2"), "it has the schema 2, and this version reads 1: use a newer one, or write it again"),
    (text(schema: "0"), "it has the schema 0, and this version reads 1: use a newer one, or write it again"),
    (
      #"{"schema":1,"error":{"message":"a.routes: 1 fault; no route was read"},"tables":[]}"#,
      "it was written while a table had errors (a.routes: 1 fault; no route was read): write it again"
    ),
    // Names that show as others.
    (
      text(route: #""name":"a\u001b","template":"a""#),
      #"route 2 "a\u{1B}": a name cannot hold U+001B, which is invisible or changes the text around it"#
    ),
    (
      text(route: #""name":"a\u202eb","template":"a""#),
      #"route 2 "a\u{202E}b": a name cannot hold U+202E, which is invisible or changes the text around it"#
    ),
    (text(table: #""enum":"A\u200b","#), "a name cannot hold U+200B, which is invisible or changes the text around it"),
    // A table.
    (text(origins: "null"), "\"origins\" is null, not a list"),
    (text(origins: #"["/",7]"#), "\"origins[1]\" is not a text"),
    (
      text(origins: #"["x"]"#),
      "\"x\" is not an origin: expected \"scheme://\", \"scheme:/\", \"scheme:\", \"https://host\", \"/\" or \":\""
    ),
    (
      text(origins: "[]"),
      "a table needs an origin: a scheme, a web host, \"/\" for bare paths or \":\" for compact text"
    ),
    (
      text(table: #""options":{"precedence":"random"},"#),
      "the option \"precedence\" is \"specific\" or \"declared\", not \"random\""
    ),
    (text(table: #""options":{"strictQuery":1},"#), "\"options.strictQuery\" is not true or false"),
    (text(table: #""options":{"limits":{"bytes":"9"}},"#), "\"options.limits.bytes\" is not a whole number"),
    (text(table: #""types":[{"type":"T","within":"a/b"}],"#), "the type T is within \"a/b\", which is not a type"),
    (
      text(table: #""types":[{"type":"int","within":"string"}],"#),
      "\"int\" cannot name a custom type: the name is taken or not valid"
    ),
    // A route.
    (text(route: #""template":"a""#), "route 2: \"name\" is missing"),
    (text(route: #""name":"a""#), "route 2: \"template\" is missing"),
    (text(route: #""name":"a","template":7"#), "route 2: \"template\" is not a text"),
    (
      text(route: #""name":"a","template":"a","parameters":[{"type":1}]"#),
      "route 2: \"parameters[0].type\" is not a text"
    ),
    (
      text(route: #""name":"a","template":"b/{""#),
      "route 2 \"a\": expected a name, not the end (at byte 3 of b/{)"
    ),
    (
      text(route: #""name":"a","method":"GET","template":"b/{x:}""#),
      "route 2 \"a\": expected a type: a name, a set such as asc|desc, or in a query [int], not \"}\" (at byte 9 of GET b/{x:})"
    ),
    (
      text(route: #""name":"a","template":"a","flags":"wbe""#),
      "route 2 \"a\": unknown flag \"wbe\"; did you mean \"web\"? (at byte 3 of a [wbe])"
    ),
    (
      text(route: #""name":"a","template":"a","origins":["x"]"#),
      "route 2 \"a\": \"x\" is not an origin: expected \"scheme://\", \"scheme:/\", \"scheme:\", \"https://host\", \"/\" or \":\""
    ),
    (
      text(route: #""name":"a","template":"a","origins":["app://","app://"]"#),
      "route 2 \"a\": the origin app:// is listed twice"
    ),
    (
      text(route: #""name":"a","template":"first""#),
      "route 2 \"a\": the same route twice: first is already the route \"first\""
    ),
    // All of them at once.
    (
      #"{"schema":1,"tables":[{"enum":"A","origins":["/"],"routes":[{"name":"a","template":"{"},{"name":"b","template":"}"}]},"#
        + #"{"origins":["/"],"routes":[{"name":"c","template":"a b"}]}]}"#,
      """
      A, route 1 "a": expected a name, not the end (at byte 1 of {)
      A, route 2 "b": "}" must be escaped in a literal; write "%7D" (at byte 0 of })
      table 2, route 1 "c": expected "[" and flags, not "b" (at byte 2 of a b)
      """
    ),
    (#"{"schema":1,"tables":[{"origins":["/"],"routes":[]},{"routes":[]}]}"#, "table 2: \"origins\" is missing"),
  ]

  @Test(arguments: rows) func `a fault says which route it is, and what is wrong`(text: String, message: String) {
    let error = #expect(throws: TableLockError.self) { try readLock(text) }
    #expect(error?.description == message)
  }

  @Test func `a fault has the position of its route, and its template`() throws {
    let error = #expect(throws: TableLockError.self) {
      try readLock(Self.text(route: #""name":"a","method":"PUT","template":"b/{""#))
    }
    let fault = try #require(error?.faults.first)
    #expect((fault.position, fault.route, fault.template?.offset) == (1, "a", 7))
  }

  @Test func `no damage to a lock traps, and what still reads has a lock of its own`() throws {
    let types = RouteTable.Options(
      precedence: .declared, types: [CustomType("Sort", members: ["a", "b"], within: nil)])
    let lock = TableLock([
      .init(try table("a a/{x:Sort}, b b/{y:int} [web], a c?{z=q}", ["app://", "/"], types), enumName: "A"),
      .init(try table("a a <- /", ["app://", "/"])),
    ])
    let bytes = Array(lock.json.utf8)
    var (read, refused) = (0, 0)
    let others = Array("0\"}/".utf8)
    // Each byte with FINGERPOST_FULL=1; while one works, each third.
    for index in stride(from: 0, to: bytes.count, by: isFull ? 1 : 3) {
      for byte in [nil, others[index % others.count]] {
        var damaged = bytes
        if let byte { damaged[index] = byte } else { damaged.remove(at: index) }
        guard let kept = try? JSONDecoder().decode(TableLock.self, from: Data(damaged)) else {
          refused += 1
          continue
        }
        #expect(try readLock(kept.json) == kept)
        read += 1
      }
    }
    #expect(read > Random.enough(100) && refused > Random.enough(100), "\(read) \(refused)")
  }
}
