import FingerpostEngine
@testable import FingerpostProof
import FingerpostRouteFile
import SeededRandom
import Testing

@testable import FingerpostExport

/// Inputs of URLPattern; .ci/foreign matches links by them.
@Suite struct URLPatternTests {
  private func export(_ text: String, _ direction: ExportOptions.Direction = .over) throws -> Export {
    var options = ExportOptions()
    options.direction = direction
    return try RouteFile.read(Array(text.utf8)).exported(as: .urlPattern, options)
  }

  private func member(_ name: String, _ text: String, _ direction: ExportOptions.Direction = .over) throws -> [String] {
    try export("origins https://a.example\n\(text)\n", direction).text.components(of: name)
  }

  @Test func `the first that matches wins`() throws {
    #expect(
      try export("origins app:// https://a.example https://*.a.example:8080\nuser users/{id:bool}\nme users/me\n").text
        == #"""
        [
        {"route":"me","inputs":[{"protocol":"https","hostname":"a.example","port":"","pathname":"/users/me{/}?","search":"*","hash":"*"},{"protocol":"https","hostname":"*.a.example","port":"8080","pathname":"/users/me{/}?","search":"*","hash":"*"}]},
        {"route":"user","inputs":[{"protocol":"https","hostname":"a.example","port":"","pathname":"/users/:id([01]|[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee]){/}?","search":"*","hash":"*"},{"protocol":"https","hostname":"*.a.example","port":"8080","pathname":"/users/:id([01]|[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee]){/}?","search":"*","hash":"*"}]}
        ]

        """#)
  }

  @Test func `the colons of an address are no port`() throws {
    let text = try export("origins https://[::1] https://[::1]:8080\nr a\n").text
    #expect(text.components(of: "hostname") == [#"[\\:\\:1]"#, #"[\\:\\:1]"#])
    #expect(text.components(of: "port") == ["", "8080"])
  }

  @Test(arguments: [
    ("r /", ["/"]),
    ("r a/({x})", [#"/a{/:x([^\\/]+)}?{/}?"#]),
    ("r a/(b|c)/d", ["/a/b/d{/}?", "/a/c/d{/}?"]),
    ("r a/{*rest}", [#"/a/:rest([^\\/]+(?:\\/[^\\/]+)*){/}?"#]),
    ("r a/*/b", [#"/a/([^\\/]+(?:\\/[^\\/]+)*)/b{/}?"#]),
    ("r {x}/{x-y}", [#"/:x([^\\/]+)/([^\\/]+){/}?"#]),
    ("r {x:a.b|c}.json", [#"/:x(a\\.b|c).json{/}?"#]),
    (#"r %22%28%5C%3F:+%7D"#, [#"/%22\\(%5C%3F\\:\\+%7D{/}?"#]),
  ])
  func `a path is a pattern`(_ route: String, _ expected: [String]) throws {
    #expect(try member("pathname", route) == expected)
  }

  private static let byte = "(?:[1-9][0-9]?|1[0-9]{2}|2(?:[0-4][0-9]|5(?:[0-4]|5))|0)"

  /// The languages of types, as proofs know them.
  @Test(arguments: [
    ("int8", "[1-9][0-9]?|1(?:[01][0-9]|2(?:[0-6]|7))|-(?:[1-9][0-9]?|1(?:[01][0-9]|2(?:[0-7]|8)))|0"),
    ("uuid", "[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}"),
    ("ipv4", Array(repeating: byte, count: 4).joined(separator: "[.]")),
    ("double", "-?(?:[1-9][0-9]*|0)(?:[.][0-9]+)?"),
  ])
  func `a type is an expression`(_ type: String, _ expected: String) throws {
    #expect(try member("pathname", "r {x:\(type)}") == ["/:x(\(expected)){/}?"])
  }

  /// The expression and the type read the same texts: those that the type reads, and those that come near them.
  @Test(arguments: [
    "uint8", "int8", "uint16", "int16", "double", "bool", "uuid", "date", "datetime", "ipv4",
  ])
  func `an expression matches what its type reads`(_ name: String) throws {
    let type = try #require(ParameterType(parsing: name))
    guard case .scalar(let scalar) = type else { return }
    let expression = try Regex("(?:\(TextExpression(scalar).source()))", as: Substring.self)
    var (random, read) = (Random(name), 0)
    for _ in 0..<600 {
      var text = Array(random.pick(scalar.samples + Self.texts).unicodeScalars)
      for _ in 0..<random.below(3) {
        let index = random.below(text.count)
        text.replaceSubrange(index..<min(text.count, index + random.below(2)), with: [random.pick(Self.characters)])
      }
      let link = String(String.UnicodeScalarView(text))
      let isRead = type.canonical(link) != nil
      read += isRead ? 1 : 0
      #expect((link.wholeMatch(of: expression) != nil) == isRead, "\(name): \(link)")
    }
    #expect(read > 20)
  }

  private static let characters = Array("0123456789-.+:TZaFtrue".unicodeScalars)
  private static let texts = [
    "0", "-0", "127", "128", "-128", "-129", "255", "256", "32767", "-32768", "65535", "1.5", "2024-02-29",
    "1900-02-29",
    "2026-12-31", "2026-12-31T23:59:59.999999999+23:59", "2026-11-20T09:26:00-00:30", "true", "FALSE",
    "C0FFEE00-1234-5678-9ABC-DEF012345678",
  ]

  /// A set, and how it is spelled where it stands: `/` in a path would be another segment.
  @Test(arguments: [
    ("pathname", "r k/{v:a%2Fb|c}", ["/k/:v(a%2Fb|c){/}?"]),
    ("pathname", "r {v:a%3Fb|c}.x", ["/:v(a%3Fb|c).x{/}?"]),
    ("search", "r k?{v:a%2Fb|c}", ["(.*&)?v=:v(a%2Fb|a/b|c)(&.*)?"]),
    ("search", "r k?{v:a%3Fb|c%26d}", ["(.*&)?v=:v(a%3Fb|a\\\\?b|c%26d)(&.*)?"]),
  ])
  func `a set is spelled as its place is`(_ name: String, _ route: String, _ expected: [String]) throws {
    #expect(try member(name, route) == expected)
  }

  @Test(arguments: [
    ("r a?{q}", ["(.*&)?q=:q([^&]*)(&.*)?"]),
    ("r a?k=it's", ["(.*&)?k=it%27s(&.*)?"]),
    ("r a?{q:it's|b}", ["(.*&)?q=:q(b|it's|it%27s)(&.*)?"]),
    ("r a?{q:bool=true}&({x})", ["*"]),
    ("r a?x=1&y=2", ["(.*&)?x=1&(.*&)?y=2(&.*)?", "(.*&)?y=2&(.*&)?x=1(&.*)?"]),
    ("r a?x=1&y=2&z=3", ["(.*&)?x=1(&.*)?"]),
  ])
  func `required query items stand in any order`(_ route: String, _ expected: [String]) throws {
    #expect(try member("search", route) == expected)
  }

  @Test func `what is not exact is noted with a link`() throws {
    let table = "origins https://a.example\nr a?x=1&y=2&z=3\ns b/{n:int}\n"
    #expect(
      try export(table).notes.map(\.link) == ["https://a.example/a?x=1", "https://a.example/b/9999999999999999999"])
    #expect(try export(table).notes.map(\.kind) == [.over, .over])
    #expect(try export(table, .under).notes.map(\.kind).contains(.over) == false)
  }
}

extension String {
  /// The values of a member, as JSON has them.
  fileprivate func components(of name: String) -> [String] {
    var (values, rest) = ([String](), self[...])
    while let found = rest.firstRange(of: "\"\(name)\":\"") {
      rest = rest[found.upperBound...]
      let end = rest.firstRange(of: "\",\"")?.lowerBound ?? rest.endIndex
      values.append(String(rest[..<end]))
    }
    return values
  }
}

/// What exports make of fragments of several parts.
@Suite struct FragmentExportTests {
  private func export(_ format: ExportFormat, _ text: String, _ direction: ExportOptions.Direction = .over) throws
    -> Export
  {
    var options = ExportOptions()
    options.direction = direction
    options.appIDs = ["T.b"]
    return try RouteFile.read(Array("origins https://a.example\n\(text)\n".utf8)).exported(as: format, options)
  }

  @Test(arguments: ["r x#/p/{id}?{via:[string]}", "r x#k={v}&l=a", "r x#@{u}"])
  func `what no pattern says is claimed wide with a note, or not at all`(route: String) throws {
    for format in [ExportFormat.urlPattern, .androidManifest, .aasa] {
      let over = try export(format, route)
      #expect(over.text.contains("/x"), "\(format)")
      let under = try export(format, route, .under)
      #expect(!under.text.contains("/x"), "\(format) \(under.text)")
    }
    #expect(try export(.urlPattern, route).notes.map(\.kind) == [.over])
    #expect(try export(.aasa, route).notes.first?.kind == .over)
  }

  @Test func `what may be left out is no part of a pattern`() throws {
    let over = try export(.urlPattern, "r x#k={v:int=1}")
    #expect(over.text.contains(#""hash":"*""#))
  }
}
