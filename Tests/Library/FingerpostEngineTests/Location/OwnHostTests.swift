import Testing

@testable import FingerpostAnalysis
@testable import FingerpostEngine

/// A host behind a custom scheme, `app://www.example.com`, read and printed as the same host of the web.
struct OwnHostTests {
  private static let routes = "product products/{id:int}, any {a}/{b}, root /, web web/{x} [web]"
  private static let all = ["app://", "app://www.example.com", "https://www.example.com"]
  private static let alone = ["app://www.example.com"]

  static let read: [(origins: [String], link: String, outcome: String, canonical: String)] = [
    (all, "app://www.example.com/products/7", "product id=7", "app://www.example.com/products/7"),
    (all, "https://www.example.com/products/7", "product id=7", "https://www.example.com/products/7"),
    (all, "app://products/7", "product id=7", "app://products/7"),
    (all, "APP://WWW.Example.com/products/7/", "product id=7", "app://www.example.com/products/7"),
    (all, "app://www.example.com", "root", "app://www.example.com/"),
    (all, "app://www.example.com?x=1", "root +x=1", "app://www.example.com/"),
    (alone, "app://www.example.com/", "root", "app://www.example.com/"),
    (alone, "App://www.example.com/a/b%20c", "any a=a b=b c", "app://www.example.com/a/b%20c"),
    // Another host is a first segment, as before.
    (all, "app://www.example.com.evil/x", "any a=www.example.com.evil b=x", "app://www.example.com.evil/x"),
    (all, "app://wwwxexample.com/x", "any a=wwwxexample.com b=x", "app://wwwxexample.com/x"),
    (all, "app:///products/7", "product id=7", "app://products/7"),
    (all, "app:/products/7", "product id=7", "app://products/7"),
    (["app:/", "app://www.example.com"], "app://www.example.com/a/b", "any a=a b=b", "app://www.example.com/a/b"),
    (
      ["app:/", "app://www.example.com"], "app:/www.example.com/b", "any a=www.example.com b=b",
      "app:/www.example.com/b"
    ),
    // What is for the web alone is not read behind a custom scheme.
    (all, "https://www.example.com/web/1", "web x=1", "https://www.example.com/web/1"),
    (all, "app://www.example.com/web/1", "any a=web b=1", "app://www.example.com/web/1"),
  ]

  @Test(arguments: read)
  func `the exact host wins over a first segment`(
    row: (origins: [String], link: String, outcome: String, canonical: String)
  ) throws {
    let table = try table(Self.routes, row.origins)
    #expect(table.outcome(row.link) == row.outcome)
    #expect(try table.match(row.link).canonical == row.canonical)
    #expect(try table.match(row.canonical).isCanonical)
    #expect(table.lookup(row.link)?.index == (try table.match(row.link).index))
  }

  static let refused: [(origins: [String], link: String, code: String)] = [
    (all, "app:///www.example.com/x", "FP0330"), (all, "app:/www.example.com/x", "FP0330"),
    (all, "app://www%2Eexample.com/x", "FP0330"), (all, "app:///WWW.EXAMPLE.COM", "FP0330"),
    // Slashes are strict, as behind a host of the web.
    (all, "app://www.example.com//x", "FP0319"), (all, "app://www.example.com:80/x", "FP0329"),
    (all, "app://ann@www.example.com/x", "FP0320"),
    (alone, "app://other.example/x", "FP0304"), (alone, "app:///x/y", "FP0304"), (alone, "app:/x/y", "FP0325"),
  ]

  @Test(arguments: refused)
  func `a host has one place`(row: (origins: [String], link: String, code: String)) throws {
    let error = #expect(throws: LinkError.self) { try table(Self.routes, row.origins).match(row.link) }
    #expect(error?.code.description == row.code)
  }

  @Test func `a value that is the host is not printed as a first segment`() throws {
    let table = try table(Self.routes, Self.all)
    let own = Origin.web("www.example.com", scheme: "app")
    #expect(try table.print("product", ["id": "7"], for: own) == "app://www.example.com/products/7")
    #expect(throws: PrintError.self) {
      try table.print("any", ["a": "www.example.com", "b": "x"], for: .scheme("app"))
    }
    #expect(throws: PrintError.self) { try table.print("web", ["x": "1"], for: own) }
  }

  @Test func `a request's target belongs to no host of an app`() throws {
    #expect(throws: LinkError.self) { try table(Self.routes, Self.alone).match(target: "/products/7") }
  }

  @Test func `a diff tells that links of the host are cut elsewhere now`() throws {
    let old = try table("a {x}/{y}", ["app://"])
    let diff = try table("a {x}/{y}", ["app://", "app://www.example.com"]).diff(from: old)
    #expect(diff.changes.map { "\($0.verdict) \($0.kind.rawValue)" } == ["breaking undecided", "compatible widened"])
  }
}
