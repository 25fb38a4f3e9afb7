import FingerpostSyntax
import Foundation
import Testing

/// Source that is nested as deep as the parser goes, on a stack as small as that of a thread is.
struct NestedSourcesTests {
  private final class Answer: @unchecked Sendable { var text: String? }

  /// What a thread with a stack of 512 KiB makes.
  private static func onSmallStack(_ make: @escaping @Sendable () -> String) throws -> String {
    let (answer, isDone) = (Answer(), DispatchSemaphore(value: 0))
    let thread = Thread {
      answer.text = make()
      isDone.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    isDone.wait()
    return try #require(answer.text)
  }

  private static func source(_ depth: Int, _ open: (Int) -> String, _ inner: String, _ close: String) -> [UInt8] {
    let text = (0..<depth).map(open).joined() + inner + String(repeating: close, count: depth)
    return Array(text.utf8)
  }

  private static func enums(_ depth: Int) -> [UInt8] {
    source(depth, { "enum E\($0) {\n" }, "@Routes(.path) enum Link: Routable { @Route(\"x\") case x }\n", "}\n")
  }

  /// The names of the tables, or what is wrong.
  private static func outcome(_ bytes: [UInt8]) throws -> String {
    try onSmallStack {
      let sources = SwiftSources([(path: "a.swift", bytes: bytes)])
      let tables = sources.roots.map { sources.table(of: $0).routes.map(\.name).joined() }
      return (tables + sources.faults.map { "\($0.line): \($0.message)" }).joined(separator: ", ")
    }
  }

  @Test(arguments: [1, 60, 120, 199]) func `enums in enums are read on any stack`(depth: Int) throws {
    #expect(try Self.outcome(Self.enums(depth)) == "x")
  }

  @Test(arguments: [200, 256, 1000, 100_000]) func `deeper ones are refused where the limit is passed`(depth: Int)
    throws
  {
    #expect(try Self.outcome(Self.enums(depth)) == "201: the code here is nested too deeply to be read")
  }

  @Test func `lists in lists are read as deep as anybody writes them`() throws {
    let link = "@Routes(.path) enum Link: Routable { @Route(\"x\") case x }\n"
    func outcome(_ value: String) throws -> String { try Self.outcome(Array("let v = \(value)\n\(link)".utf8)) }
    func lists(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(try outcome(lists(12)) == "x")
    #expect(try outcome(lists(13)) == "1: the code here is nested too deeply to be read")
    #expect(try outcome(String(repeating: "[\"a\": ", count: 50) + "1" + String(repeating: "]", count: 50)) == "x")
    #expect(try outcome((0..<50).map { "\"\\u{1B}[\($0)m\"" }.joined(separator: " + ")) == "x")
  }

  static let shapes: [(String, String, String)] = [
    ("(", "1", ")"), ("[", "1", "]"), ("try ", "1", ""), ("#if A\n", "", "\n#endif\n"), ("A<", "B", ">"),
    ("{", "1", "}"), ("f(", "1", ")"), ("if true {", "", "}"), ("else if x {} ", "", ""), ("a ? b : ", "c", ""),
    ("!", "a", ""), ("\"\\(", "1", ")\""), ("let a = { ", "", " }"), ("case .a(", "x", ")"), ("struct S { ", "", " }"),
    ("[[", "1", "]]"), ("[1 of [", "1", "]]"), ("[A<[", "1", "]>]"), ("[@a ", "1", "]"), ("([", "1", "])"),
    ("[a: [", "1", "]]"),
  ]

  @Test(arguments: shapes, [100, 190, 499, 501, 20_000])
  func `whatever is nested is read or refused on a small stack`(_ shape: (String, String, String), depth: Int) throws {
    let inner = Array(" @Routes(.path) enum Link: Routable { @Route(\"x\") case x }\n".utf8)
    let bytes =
      Array("func f() { let v = ".utf8) + Self.source(depth, { _ in shape.0 }, shape.1, shape.2) + Array("}\n".utf8)
    _ = try Self.outcome(bytes + inner)
  }
}
