import Testing

@testable import FingerpostAnalysis
@testable import FingerpostEngine

/// A template that ends in a slash prints links that do, and reads both.
struct EndSlashTests {
  static let links: [(template: String, link: String, canonical: String)] = [
    ("it/{city}/", "https://a.example/it/rome/", "https://a.example/it/rome/"),
    ("it/{city}/", "https://a.example/it/rome", "https://a.example/it/rome/"),
    ("it/{city}/", "/it/rome", "/it/rome/"),
    ("it/{city}/", "app://it/rome", "app://it/rome/"),
    ("it/{city}/", "app://it//rome//", "app://it/rome/"),
    ("it/{city}/?{page:int=1}#{part}", "/it/rome?page=2#top", "/it/rome/?page=2#top"),
    ("it/{city}/?{page:int=1}", "/it/rome?page=1", "/it/rome/"),
    ("it/({city})/", "/it", "/it/"),
    ("it/({city})/", "/it/rome", "/it/rome/"),
    ("({lang})/", "/en", "/en/"),
    ("({lang})/", "/", "/"),
    ("({lang})/?{q}", "app://?q=a", "app://?q=a"),
    ("({lang})/?{q}", "app://en?q=a", "app://en/?q=a"),
    ("({lang})/?{q}", "https://a.example?q=a", "https://a.example/?q=a"),
    ("files/{*path}/", "/files/a/b", "/files/a/b/"),
    ("files/*/", "/files/a/b", "/files/a/b/"),
    ("Users/ [case=ignore]", "/USERS", "/Users/"),
    ("{tenant}/", "https://ann.b.example", "https://ann.b.example/"),
    ("{tenant}/help/", "https://ann.b.example/help", "https://ann.b.example/help/"),
    // Compact text has no slashes.
    ("it/{city:a|b}/", "it:a", "it:a"),
  ]

  @Test(arguments: links, [nil, TextRules.Slashes.strict, .lenient])
  func `both spellings are read, and the one with the slash is canonical`(
    row: (template: String, link: String, canonical: String), slashes: TextRules.Slashes?
  ) throws {
    if slashes == .strict, row.link.contains("rome//") { return }
    let table = try table(
      "r \(row.template)", ["app://", "https://a.example", "https://{t}.b.example", "/", ":"],
      .init(text: TextRules(slashes: slashes)))
    let match = try table.match(row.link)
    #expect(match.canonical == row.canonical)
    let again = try table.match(row.canonical)
    #expect(again.isCanonical && again.captures == match.captures)
  }

  @Test(arguments: ["it:a:", "it:a/", ":it:a"]) func `compact text has no spelling with a slash`(text: String) throws {
    #expect(throws: LinkError.self) { try table("r it/{city:a|b}/", [":"]).match(text) }
  }

  @Test(arguments: [
    "a it/{city}/, b it/{town}", "a x, b x/", "a x/?{p}&{q}, b x?{q}&{p}", "a X [case=ignore], b x/ [case=ignore]",
  ])
  func `both spellings in a table are one route twice`(text: String) throws {
    let error = #expect(throws: TableError.self) { try table(text) }
    #expect(error?.faults.map { $0.code.description } == ["FP0210"])
  }

  @Test func `a diff says that links are printed with the slash now`() throws {
    let change = try table("a it/{city}/").diff(from: table("a it/{city}")).changes
    #expect(change.map(\.kind) == [.canonical])
  }
}
