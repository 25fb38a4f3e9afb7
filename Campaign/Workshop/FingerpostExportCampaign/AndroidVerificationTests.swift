import FingerpostEngine
import FingerpostRouteFile
import Testing

@testable import FingerpostExport
@testable import FingerpostExportTests

/// A manifest compared with a table.
@Suite struct AndroidVerificationTests {
  private static let table = """
    origins app:// https://a.example
    profile  users/{id}
    order    orders/{id:int}
    find     find?{q}
    """

  private func differences(
    _ filters: String, _ table: String = table, allowing allowance: Verification.Allowance = []
  ) throws -> [String] {
    let table = try RouteFile.read(Array(table.utf8))
    return try table.compare(with: Self.manifest(filters), allowing: allowance).differences.map {
      "\($0.kind.rawValue) \($0.link)"
    }
  }

  private static func manifest(_ filters: String) throws -> AndroidManifest {
    try AndroidManifest(
      Array(
        """
        <manifest xmlns:a="http://schemas.android.com/apk/res/android"><application><activity>
        \(filters)
        </activity></application></manifest>
        """.utf8))
  }

  private static func filter(_ data: String, browsable: Bool = true) -> String {
    """
    <intent-filter><action a:name="android.intent.action.VIEW"/>
    \(browsable ? #"<category a:name="android.intent.category.BROWSABLE"/>"# : "")
    <data a:scheme="https" a:host="a.example"/>\(data)</intent-filter>
    """
  }

  @Test func `what is written differs in what its notes say`() throws {
    let table = try RouteFile.read(Array(Self.table.utf8))
    for (api, wide) in [(31, ["find", "/orders/"]), (35, ["q=&q=", "/orders/"])] {
      var options = ExportOptions()
      options.minimumAPI = api
      let manifest = try AndroidManifest(Array(table.exported(as: .androidManifest, options).text.utf8))
      let found = try table.compare(with: manifest).differences
      #expect(found.allSatisfy { $0.kind == .unhandled }, "\(found)")
      #expect(found.allSatisfy { difference in wide.contains { difference.link.contains($0) } }, "\(found)")
    }
  }

  static let hosts: [(origins: String, data: String, found: [String])] = [
    ("https://a.example", #"<data a:host="b.example"/>"#, ["unhandled https://b.example/users/a"]),
    ("https://a.example https://c.example", "", ["unclaimed https://c.example/users/a"]),
    (
      "https://a.example https://c.example", #"<data a:host="b.example"/>"#,
      ["unclaimed https://c.example/users/a", "unhandled https://b.example/users/a"]
    ),
    ("https://a.example https://c.example", #"<data a:host="c.example"/>"#, []),
    ("https://{host}.example", #"<data a:host="b.example"/>"#, ["unclaimed https://link.example/users/a"]),
    ("https://{host}.example", #"<data a:host="*.example"/>"#, []),
    ("https://a.example", #"<data a:host="A.example"/>"#, []),
  ]

  @Test(arguments: hosts) func `each host of the table and of the filters is compared`(
    origins: String, data: String, found: [String]
  ) throws {
    let filter = Self.filter(#"<data a:pathPrefix="/users/"/>"# + data)
    let template = origins.contains("{") ? "{host}/users/{*id}" : "users/{*id}"
    let differences = try differences(filter, "origins \(origins)\nprofile  \(template)", allowing: .over)
    #expect(differences == found)
    // One host alone is asked for by its name.
    let manifest = try Self.manifest(filter)
    let table = try RouteFile.read(Array("origins \(origins)\nprofile  \(template)".utf8))
    #expect(try table.compare(with: manifest, at: "https://a.example", allowing: .over).differences == [])
  }

  @Test func `data elements of a filter add up`() throws {
    let all = Self.filter(
      #"<data a:pathPrefix="/users/"/><data a:path="/orders"/><data a:path="/find"/>"#)
    #expect(
      try differences(all, allowing: .over) == [
        "unhandled https://a.example/users/a/a", "unhandled https://a.example/orders",
        "unclaimed https://a.example/orders/0", "unclaimed https://a.example/find/?q=",
      ])
  }

  /// A pattern for fragments, the fragment of a route of several parts, and how they differ.
  static let fragments: [(String, String, [String])] = [
    (#"fragmentAdvancedPattern="/l/[^/]+""#, "/l/{x}", ["unclaimed https://a.example/p#/l/%2F"]),
    (#"fragmentPrefix="/l/""#, "/l/{x}?({via})", ["unhandled https://a.example/p#/l/b/b"]),
    (#"fragment="k=7""#, "k={n:int}", ["unclaimed https://a.example/p#k=0"]),
    (#"fragmentPrefix="k=""#, "k={v}", []),
    (#"fragmentSuffix="@""#, "{:string}@", ["unhandled https://a.example/p#@"]),
  ]

  @Test(arguments: fragments) func `fragments of several parts are compared with patterns`(
    pattern: String, fragment: String, expected: [String]
  ) throws {
    let table = try RouteFile.read(Array("origins https://a.example\nr p#\(fragment)".utf8))
    let data = #"<data a:pathAdvancedPattern="/p/{0,1}"/><data a:\#(pattern)/>"#
    let group = "<uri-relative-filter-group>\(data)</uri-relative-filter-group>"
    let verification = try table.compare(with: Self.manifest(Self.filter(group)))
    #expect(verification.differences.map { "\($0.kind.rawValue) \($0.link)" } == expected)
    #expect(verification.isComplete)
  }

  @Test func `a filter that no link reaches claims nothing`() throws {
    #expect(
      try differences(Self.filter(#"<data a:pathPattern="/.*"/>"#, browsable: false)).allSatisfy {
        $0.hasPrefix("unclaimed")
      })
  }

  @Test func `a group blocks`() throws {
    let filter = Self.filter(
      """
      <uri-relative-filter-group a:allow="false"><data a:path="/users/me"/></uri-relative-filter-group>
      <uri-relative-filter-group><data a:pathAdvancedPattern="/users/[^/]+"/></uri-relative-filter-group>
      """)
    #expect(
      try differences(filter, "origins https://a.example\nuser users/{id}\n") == [
        "excluded https://a.example/users/me"
      ])
  }

  /// Filters of a manifest, and what differs from `users/{id}` and `orders/{id:int}`, whose claims may be wider than types.
  static let rules: [(String, [String])] = [
    // An address stands beside hosts and paths.
    (#"<data a:scheme="https" a:ssp="//a.example/users/ann"/>"#, ["unclaimed users/a", "unclaimed orders/0"]),
    (#"<data a:scheme="https" a:ssp="//a.example/x"/>"#, ["unhandled x", "unclaimed users/a", "unclaimed orders/0"]),
    (#"<data a:scheme="https" a:sspPrefix="//a.example/users/"/>"#, ["unhandled users/a/a", "unclaimed orders/0"]),
    (#"<data a:scheme="https" a:sspPrefix="//"/>"#, ["unhandled "]),
    (#"<data a:scheme="https" a:sspPrefix="//b.example/"/>"#, ["unclaimed users/a", "unclaimed orders/0"]),
    (#"<data a:scheme="http" a:sspPrefix="//a.example/"/>"#, ["unclaimed users/a", "unclaimed orders/0"]),
    (#"<data a:scheme="https" a:sspPattern="//a.example/orders/.*"/>"#, ["unhandled orders/a/a", "unclaimed users/a"]),
    // The whole address has lost its escapes: a question mark in a segment looks like that of a query.
    (
      #"<data a:scheme="https" a:sspAdvancedPattern="//a\.example/users/[^/?]+"/>"#,
      ["unclaimed users/%3F", "unclaimed orders/0"]
    ),
    (#"<data a:scheme="https" a:sspSuffix="/x"/>"#, ["unhandled ?/x", "unclaimed users/a", "unclaimed orders/0"]),
    (
      #"<data a:scheme="https" a:host="a.example" a:pathPrefix="/orders/" a:ssp="//a.example/x"/>"#,
      ["unhandled x", "unhandled orders/a/a", "unclaimed users/a"]
    ),
    // A filter with a type takes no link of a browser.
    (
      #"<data a:scheme="https" a:host="a.example" a:pathPrefix="/x" a:mimeType="text/plain"/>"#,
      ["unclaimed users/a", "unclaimed orders/0"]
    ),
    // The build and the resources have the rest.
    (#"<data a:scheme="https" a:host="${hostName}" a:pathPrefix="/"/>"#, []),
    (#"<data a:scheme="https" a:host="@string/host"/>"#, []),
    (#"<data a:scheme="https" a:ssp="${part}"/>"#, []),
    (#"<data a:scheme="https" a:sspPrefix="@string/part"/>"#, []),
    (#"<data a:scheme="https" a:host="www.${domain}"/>"#, ["unclaimed users/a", "unclaimed orders/0"]),
    (#"<data a:scheme="https" a:host="a.${domain}" a:pathPrefix="/users"/>"#, ["unclaimed orders/0"]),
    (#"<data a:scheme="@string/scheme" a:host="a.example"/>"#, []),
    (#"<data a:scheme="@string/scheme"/>"#, ["unclaimed users/a", "unclaimed orders/0"]),
    (
      #"<data a:scheme="https" a:host="a.example" a:path="/x"/><data a:pathPrefix="${prefix}"/>"#, ["unhandled x"]
    ),
    (
      #"<data a:scheme="https" a:host="a.example" a:port="${port}" a:path="/x"/>"#,
      ["unclaimed users/a", "unclaimed orders/0"]
    ),
    (
      #"<data a:scheme="https" a:host="a.example" a:path="/\?x"/>"#,
      ["unhandled %3Fx", "unclaimed users/a", "unclaimed orders/0"]
    ),
  ]

  @Test(arguments: rules) func `a filter claims what the platform takes`(_ data: String, _ expected: [String]) throws {
    let filter = #"""
      <intent-filter><action a:name="android.intent.action.VIEW"/>
      <category a:name="android.intent.category.BROWSABLE"/>\#(data)</intent-filter>
      """#
    let found = try differences(
      filter, "origins https://a.example\nuser users/{id}\norder orders/{id:int}\n", allowing: .wider)
    #expect(found.map { $0.replacing("https://a.example/", with: "") } == expected)
  }

  @Test func `what is not compared is told, and the comparison is not complete`() throws {
    func remarks(_ data: String) throws -> ([String], Bool) {
      let manifest = try AndroidManifest(
        Array(
          """
          <a xmlns:a="http://schemas.android.com/apk/res/android"><intent-filter>
          <action a:name="android.intent.action.VIEW"/><category a:name="android.intent.category.BROWSABLE"/>
          <data \(data)/></intent-filter></a>
          """.utf8))
      let verification = try RouteFile.read(Array(Self.table.utf8)).compare(
        with: manifest, allowing: [.wider, .narrower])
      return (verification.remarks.map(\.debugDescription), verification.isComplete)
    }
    #expect(
      try remarks(#"a:scheme="https" a:host="${hostName}""#) == (
        [
          #"3:24: a:host is "${hostName}", which is not compared: the build fills it in. Verify the merged manifest of a build [FP0917]"#
        ], false
      ))
    #expect(
      try remarks(#"a:scheme="https" a:host="@string/host""#) == (
        [##"3:24: a:host is "@string/host", which is not compared: it is a resource [FP0917]"##], false
      ))
    #expect(
      try remarks(#"a:scheme="https" a:host="a.example" a:mimeType="text/plain""#) == (
        [#"1:57: the filter claims no links: android:mimeType is "text/plain", and links have no type [FP0918]"#], true
      ))
    // Filters of other hosts and schemes matter to no link of this one.
    for data in [
      #"a:scheme="app" a:host="${hostName}""#, #"a:scheme="${scheme}""#, #"a:scheme="https" a:host="b.${c}""#,
    ] {
      #expect(try remarks(data) == ([], true))
    }
  }

  @Test(arguments: [
    ("<a", "1:3: expected \">\", which ends <a"),
    (
      "<intent-filter xmlns:android=\"http://schemas.android.com/apk/res/android\">\n<data android:pathAdvancedPattern=\"/[\"/></intent-filter>",
      "2:7: android:pathAdvancedPattern has a \"[\" without its \"]\": /["
    ),
  ])
  func `a manifest that does not read is an error with its place`(_ text: String, _ expected: String) {
    let error = #expect(throws: DocumentErrors.self) { try AndroidManifest(Array(text.utf8)) }
    #expect(error?.description == expected)
  }

  @Test(arguments: ["app://", "https://{name}.a.example"])
  func `a table without web links has nothing to compare, and its export passes`(origin: String) throws {
    let table = try RouteFile.read(Array("origins \(origin)\nhome %F0%9F%98%80/a".utf8))
    let manifest = try AndroidManifest(Array(table.exported(as: .androidManifest, ExportOptions()).text.utf8))
    let verification = try table.compare(with: manifest)
    #expect(verification.differences == [])
    #expect(verification.isComplete)
    #expect(
      verification.remarks.map(\.message) == [
        "nothing is compared: the table has no web links, and links of custom schemes are not compared"
      ])
    #expect(throws: ExportError.self) { try table.compare(with: manifest, at: "https://a.example") }
  }
}
