import FingerpostEngine
import FingerpostRouteFile
import Testing

@testable import FingerpostExport

/// A manifest compared with a table.
@Suite struct AndroidVerificationTests {
  private static let table = """
    origins app:// https://a.example
    profile  users/{id}
    order    orders/{id:int}
    find     find?{q}
    """

  private func differences(
    _ filters: String, _ table: String = table, allowing direction: ExportOptions.Direction? = nil
  ) throws -> [String] {
    let table = try RouteFile.read(Array(table.utf8))
    let manifest = try AndroidManifest(
      Array(
        """
        <manifest xmlns:a="http://schemas.android.com/apk/res/android"><application><activity>
        \(filters)
        </activity></application></manifest>
        """.utf8))
    return try table.compare(with: manifest, allowing: direction).differences.map { "\($0.kind.rawValue) \($0.link)" }
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

  @Test func `data elements of a filter add up`() throws {
    let all = Self.filter(
      #"<data a:pathPrefix="/users/"/><data a:path="/orders"/><data a:path="/find"/>"#)
    #expect(
      try differences(all, allowing: .over) == [
        "unhandled https://a.example/users/a/a", "unhandled https://a.example/orders",
        "unclaimed https://a.example/orders/0",
      ])
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
        "unclaimed https://a.example/users/me"
      ])
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
}
