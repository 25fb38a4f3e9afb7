package import FingerpostAnalysis
package import FingerpostEngine
package import FingerpostProof

/// A table as one file for people who read no Swift: its routes, what a link does and why, forms that build links, and their QR
/// codes.
///
///     ┌ page.html: one text with six gaps ──────────┐
///     │ policy  style  data  engine  script  title  │ ← this type
///     └─────────────────────────────────────────────┘
///
/// What a link means says the engine of this package, compiled for WebAssembly (`EngineText`); the script shows it. The file asks for
/// nothing, and its policy forbids it to: the style and the script are named by their hashes, so that no other one runs. Names,
/// templates and tags are JSON, which the script shows as text.
package struct LinkPage {
  package let table: RouteTable
  /// What the table is called.
  package let title: String
  /// What `check` finds.
  package var findings: [Finding] = []
  /// What the table changes for the links of an old one.
  package var comparison: Comparison?
  /// Why there is no table, in lines.
  private(set) var errors: [String] = []
  /// Whether the page asks its server now and then whether it is still what the table says.
  package var isServed = false

  package struct Comparison {
    /// What the old table is called.
    let old: String
    let diff: TableDiff

    package init(old: String, _ diff: TableDiff) {
      (self.old, self.diff) = (old, diff)
    }
  }

  package init(_ table: RouteTable, title: String) { (self.table, self.title) = (table, title) }

  /// Whether the findings or the comparison were given up, because they would take too long.
  package var isUnfinished: Bool {
    findings.contains { $0.kind == .unfinished } || comparison?.diff.changes.contains { $0.kind == .unfinished } == true
  }

  /// A page of no table.
  ///
  /// - Parameter errors: why there is none, in lines.
  package init(errors: [String], title: String) {
    var none: [TableError.Fault] = []
    table = RouteTable(resolving: [], origins: [.path], options: RouteTable.Options(), faults: &none)
    (self.title, self.errors) = (title, errors)
  }

  /// What changes where the page does.
  package var version: String { SHA256.base64(of: PageData(self).text) }

  /// The whole file; the same bytes for equal tables.
  package var html: String {
    let data = PageData(self).text
    let policy = [
      // What runs is the script, and what that compiles.
      "default-src 'none'", "script-src \(Self.source(PageText.script)) 'wasm-unsafe-eval'",
      "style-src \(Self.source(PageText.style))", "img-src data:", "base-uri 'none'", "form-action 'none'",
      isServed ? "connect-src 'self'" : nil,
    ].compactMap(\.self).joined(separator: "; ")
    let gaps = [
      "policy": policy, "title": Self.escaped(title), "version": isServed ? SHA256.base64(of: data) : "",
      "style": PageText.style, "data": data.replacing("<", with: "\\u003C"), "engine": EngineText.module,
      "script": PageText.script,
    ]
    return PageText.html.enumerated().map { index, part in index % 2 == 0 ? part : gaps[part] ?? "" }.joined()
  }

  private static func source(_ text: String) -> String { "'sha256-\(SHA256.base64(of: text))'" }

  /// Text in HTML.
  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
