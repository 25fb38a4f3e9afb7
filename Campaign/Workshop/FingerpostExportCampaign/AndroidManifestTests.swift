import FingerpostEngine
import FingerpostRouteFile
import Testing

@testable import FingerpostExport
@testable import FingerpostExportTests

/// The intent filters of an Android app.
@Suite struct AndroidManifestTests {
  private func export(_ text: String, api: Int = 31, _ direction: ExportOptions.Direction = .over) throws -> Export {
    var options = ExportOptions()
    (options.minimumAPI, options.direction) = (api, direction)
    return try RouteFile.read(Array(text.utf8)).exported(as: .androidManifest, options)
  }

  /// The attributes of `<data>` elements, without their namespace.
  private func data(_ text: String, api: Int = 31, _ direction: ExportOptions.Direction = .over) throws -> [String] {
    try export(text, api: api, direction).text.split(separator: "\n").compactMap { line -> String? in
      let line = String(line.drop { $0 == " " })
      guard line.hasPrefix("<data ") || line.hasPrefix("<uri") else { return nil }
      return line.replacing("android:", with: "").replacing("<data ", with: "").replacing(" />", with: "")
    }
  }

  @Test func `a scheme without an authority is claimed as a whole, because Android compares paths behind a host alone`()
    throws
  {
    let table = """
      origins bitcoin:
      pay     {address}
      old     x [gone]
      """
    #expect(try data(table) == [#"scheme="bitcoin""#])
    let over = try export(table).notes
    #expect(over.map(\.kind) == [.over])
    #expect(over[0].message == "Android cannot match a path without a host: every link of bitcoin: is claimed")
    #expect(over[0].link?.hasPrefix("bitcoin:") == true)
    #expect(try data(table, .under) == [])
    let under = try export(table, .under).notes
    #expect(under.map(\.kind) == [.leftOut])
    #expect(under[0].message == "Android cannot match a path without a host: links of bitcoin: are not claimed")
  }

  @Test func `a host behind a custom scheme is the host of a filter that nothing verifies`() throws {
    let table = """
      origins app://www.a.example
      user    users/{id}
      """
    #expect(
      try data(table) == [#"scheme="app" host="www.a.example" pathAdvancedPattern="/users/[^/]+/{0,1}""#])
    #expect(try !export(table).text.contains("autoVerify"))
  }

  @Test func `a filter is written for each origin and route`() throws {
    let table = """
      origins app:// https://a.example
      profile  users/{id:string}
      old      u/{id:string} [web, deprecated]
      share    POST s/{path}
      """
    #expect(
      try export(table).text == """
        <?xml version="1.0" encoding="utf-8"?>
        <activity xmlns:android="http://schemas.android.com/apk/res/android">
          <!-- old: u/{id} (deprecated) -->
          <intent-filter android:autoVerify="true">
            <action android:name="android.intent.action.VIEW" />
            <category android:name="android.intent.category.DEFAULT" />
            <category android:name="android.intent.category.BROWSABLE" />
            <data android:scheme="https" android:host="a.example" android:pathAdvancedPattern="/u/[^/]+/{0,1}" />
          </intent-filter>
          <!-- profile: users/{id} -->
          <intent-filter>
            <action android:name="android.intent.action.VIEW" />
            <category android:name="android.intent.category.DEFAULT" />
            <category android:name="android.intent.category.BROWSABLE" />
            <data android:scheme="app" android:host="users" android:pathAdvancedPattern="/[^/]+/{0,1}" />
          </intent-filter>
          <!-- profile: users/{id} -->
          <intent-filter android:autoVerify="true">
            <action android:name="android.intent.action.VIEW" />
            <category android:name="android.intent.category.DEFAULT" />
            <category android:name="android.intent.category.BROWSABLE" />
            <data android:scheme="https" android:host="a.example" android:pathAdvancedPattern="/users/[^/]+/{0,1}" />
          </intent-filter>
        </activity>

        """)
  }

  static let paths: [(template: String, expected: [String])] = [
    ("users/me", [#"path="/users/me""#, #"path="/users/me/""#]),
    ("/", [#"pathAdvancedPattern="/{0,1}""#]),
    ("a/{x:string}", [#"pathAdvancedPattern="/a/[^/]+/{0,1}""#]),
    (
      "a/{x:int}",
      [#"path="/a/0""#, #"path="/a/0/""#, #"pathAdvancedPattern="/a/-{0,1}[1-9][0-9]{0,18}/{0,1}""#]
    ),
    (
      "a/{x:uint8}",
      [
        #"path="/a/0""#, #"path="/a/0/""#, #"pathAdvancedPattern="/a/[1-9][0-9]{0,1}/{0,1}""#,
        #"pathAdvancedPattern="/a/1[0-9]{2}/{0,1}""#, #"pathAdvancedPattern="/a/2[0-4][0-9]/{0,1}""#,
        #"pathAdvancedPattern="/a/25[0-5]/{0,1}""#,
      ]
    ),
    ("a/{x:l|m}", [#"path="/a/l""#, #"path="/a/l/""#, #"path="/a/m""#, #"path="/a/m/""#]),
    (
      "a/{x:uuid}",
      [
        #"pathAdvancedPattern="/a/[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}/{0,1}""#
      ]
    ),
    (
      "a/{x:ipv4}", [#"pathAdvancedPattern="/a/[0-9]{1,3}\\.[0-9]{1,3}\\.[0-9]{1,3}\\.[0-9]{1,3}/{0,1}""#]
    ),
    ("a/{*x}", [#"pathAdvancedPattern="/a/[^/].*""#]),
    ("a.b/{x}.json", [#"pathAdvancedPattern="/a\\.b/[^/]{6,}/{0,1}""#]),
  ]

  @Test(arguments: paths)
  func `a path is as exact as one pattern can be`(_ template: String, _ expected: [String]) throws {
    let lines = try data("origins https://a.example\nr \(template)\n")
    #expect(lines == expected.enumerated().map { $0 == 0 ? #"scheme="https" host="a.example" "# + $1 : $1 })
  }

  @Test func `below API 31 a segment is claimed whole`() throws {
    let head = #"scheme="https" host="a.example" "#
    #expect(
      try data("origins https://a.example\nr users/{x:int}/tweets\n", api: 24) == [
        head + #"pathPattern="/users/..*/tweets""#, #"pathPattern="/users/..*/tweets/""#,
      ])
    #expect(try data("origins https://a.example\nr users/{x:int}\n", api: 24) == [head + #"pathPattern="/users/..*""#])
    #expect(try data("origins https://a.example\nr users/{x}\n", api: 24, .under) == [])
  }

  @Test func `queries are said from API 35 on`() throws {
    let table = "origins https://a.example\nr find?{q}&sort=new#{part:one|two}\n"
    #expect(try data(table) == [#"scheme="https" host="a.example" path="/find""#, #"path="/find/""#])
    #expect(
      try data(table, api: 35) == [
        #"scheme="https" host="a.example""#,
        #"<uri-relative-filter-group allow="true">"#, #"pathAdvancedPattern="/find/{0,1}""#, #"queryPrefix="q=""#,
        #"query="sort=new""#, #"fragment="one""#,
        #"<uri-relative-filter-group allow="true">"#, #"pathAdvancedPattern="/find/{0,1}""#, #"queryPrefix="q=""#,
        #"query="sort=new""#, #"fragment="two""#,
      ])
  }

  @Test func `what is not exact is noted with a link`() throws {
    let table = "origins https://a.example\nr orders/{x:int}?{q}\n"
    #expect(
      try export(table).notes.filter { $0.route != nil } == [
        ExportNote(
          .over, route: "r", link: "https://a.example/orders/9999999999999999999?q=a",
          "links are claimed that no route reads")
      ])
    #expect(
      try export(table, .under).notes.filter { $0.route != nil } == [
        ExportNote(.under, route: "r", link: "https://a.example/orders/1?q=a", "links are read that are not claimed")
      ])
  }

  @Test func `hostile literals are escaped`() throws {
    let table = "origins https://a.example\nr %22%3C&%5C/a%2Ab/--/{x}\n"
    let manifest = try export(table)
    #expect(manifest.text.contains(#"android:pathAdvancedPattern="/&quot;&lt;&amp;\\\\/a\\*b/--/[^/]+/{0,1}""#))
    #expect(manifest.text.contains("<!-- r: %22%3C&%5C/a%2Ab/- -/{x} -->"))
    let read = try AndroidManifest(Array(manifest.text.utf8))
    #expect(read.filters.first?.paths == [AndroidPattern(.advanced, #"/"<&\\/a\*b/--/[^/]+/{0,1}"#)])
  }

  @Test func `no fragment and no strict query is claimed that does not read`() throws {
    let table = "origins https://a.example\nr a(#top)\n"
    #expect(try data(table, .under) == [])
    #expect(try export(table, .under).notes.map(\.link) == ["https://a.example/a"])
    #expect(try data(table, api: 35, .under).contains(#"fragment="top""#))
    #expect(try data("origins https://a.example\nr a(#{f})\n", .under).count == 2)
    let strict = try RouteTable(
      [.init("s", Template("s?({x:int})"))], origins: [.web("a.example")], options: .init(strictQuery: true))
    var options = ExportOptions()
    options.direction = .under
    let made = try strict.exported(as: .androidManifest, options)
    #expect(!made.text.contains("<data "))
    #expect(made.notes.map(\.link) == ["https://a.example/s"])
  }

  @Test func `no link is claimed whose fragment only the app can read`() throws {
    let slug = CustomType("slug") { $0.allSatisfy(\.isLowercase) ? $0 : nil }
    let table = try RouteTable(
      [.init("s", Template("s#{x:slug}"))], origins: [.web("a.example")], options: .init(types: [slug]))
    var options = ExportOptions()
    (options.direction, options.minimumAPI) = (.under, 35)
    #expect(try !table.exported(as: .androidManifest, options).text.contains("<data "))
    options.direction = .over
    #expect(try table.exported(as: .androidManifest, options).text.contains("fragment"))
  }

  /// A literal, and its attribute: what XML or the build would take for something else is an escape of Android's strings.
  static let literals = [
    ("a%1Bb", "/a\\u001bb"), ("a%09b", "/a\\u0009b"), ("a%7Fb", "/a\\u007fb"), ("a%C2%85b", "/a\\u0085b"),
    ("a%EF%BF%BEb", "/a\\ufffeb"), ("$%7Bb%7D", "/$\\u007bb}"), ("%F0%9F%98%80", "/😀"), ("%22'", "/&quot;'"),
  ]

  @Test(arguments: literals) func `a manifest holds characters of XML alone`(_ literal: String, _ attribute: String)
    throws
  {
    let text = try export("origins https://a.example\nr \(literal)\n").text
    #expect(text.contains(#" android:path="\#(attribute)" />"#))
    #expect(
      text.unicodeScalars.allSatisfy { scalar in
        scalar == "\n" || 0x20..<0x7F ~= scalar.value || 0xA0..<0xFFFE ~= scalar.value || scalar.value > 0xFFFF
      })
    let read = try AndroidManifest(Array(text.utf8))
    #expect(read.filters.first?.paths.first?.text == "/" + (literal.unescaped ?? ""))
  }

  @Test func `a host is captured`() throws {
    let table = "origins https://{t}.a.example https://*.b.example:8080\nr {t}/users\ns admin/users\n"
    #expect(
      try data(table).filter { $0.contains("host") } == [
        #"scheme="https" host="admin.a.example" path="/users""#,
        #"scheme="https" host="*.b.example" port="8080" path="/admin/users""#,
        #"scheme="https" host="*.a.example" path="/users""#,
        #"scheme="https" host="*.b.example" port="8080" pathAdvancedPattern="/[^/]+/users/{0,1}""#,
      ])
  }

  @Test func `a table without links of an app has no filters`() {
    #expect(throws: ExportError.noWebOrigin(.androidManifest)) { try export("origins /\nr a\n") }
    #expect(throws: ExportError.invalid(.minimumAPI, found: "0", expected: "an API level, such as 31")) {
      try export("origins app://\nr a\n", api: 0)
    }
  }

  @Test func `a comment shows every letter of a name`() throws {
    let table = try RouteTable(
      [.init("user", try Template("u/{id\u{202E}}"))], origins: [.web("a.example")])
    let text = try table.exported(as: .androidManifest, ExportOptions()).text
    #expect(text.contains("<!-- user: u/{id\\u{202E}} -->"))
  }
}
