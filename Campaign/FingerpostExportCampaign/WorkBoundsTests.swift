import FingerpostEngine
import FingerpostExport
import FingerpostRouteFile
import SeededRandom
import Testing

@testable import FingerpostExportTests

/// Large tables and hostile files end in seconds: with all that there is to say, or with what was found and the word that it is not all.
@Suite(.serialized) struct WorkBoundsTests {
  /// In full, the sizes of which nothing may take long.
  private static let size = isFull ? 10 : 1

  private func table(_ routes: [String]) throws -> RouteTable {
    let lines = routes.enumerated().map { "r\($0) \($1)" }
    return try RouteFile.read(Array((["origins https://a.example"] + lines).joined(separator: "\n").utf8))
  }

  /// In a debug build beside other tests; a release build is ten times as fast.
  private func timed<Value>(_ seconds: Int = isFull ? 30 : 10, _ work: () throws -> Value) rethrows -> Value {
    let start = ContinuousClock.now
    let value = try work()
    #expect(start.duration(to: .now) < .seconds(seconds * slowdown))
    return value
  }

  /// Twelve routes of eight segments, each with two literals of its own.
  private static let crossing = (0..<12).map { route in
    (0..<8).map { $0 == route % 8 || $0 == (route * 3 + 1) % 8 ? "s\(route)" : "{p\($0)}" }.joined(separator: "/")
  }

  private static let tables: [(name: String, routes: [String])] = [
    ("crossing", crossing), ("behind a parameter", (0..<40 * size).map { "{a}/s\($0)/{b}" }),
    ("flat", (0..<100 * size).map { "s\($0)" }), ("flat with a value", (0..<100 * size).map { "s\($0)/{b}" }),
    ("mixed with a query", (0..<30 * size).map { "{b:int}-s\($0)?{x}" }),
  ]

  @Test(arguments: tables) func `tables are exported`(name: String, routes: [String]) throws {
    let table = try table(routes)
    for direction in [ExportOptions.Direction.over, .under] {
      var options = ExportOptions()
      (options.direction, options.appIDs) = (direction, ["ABCDE12345.com.a"])
      for format in [ExportFormat.aasa, .androidManifest, .openapi, .urlPattern] {
        #expect(try !timed { try table.exported(as: format, options) }.text.isEmpty)
      }
    }
  }

  private static let small = ["/", "users/{id}", "{a}/{b}/c"]

  /// Components of a published file.
  private static let components: [(name: String, text: String)] = [
    ("a path", #"{"/":"/\#(String(repeating: "*a", count: 200 * size))"}"#),
    ("an exclusion", #"{"/":"/\#(String(repeating: "*a", count: 200 * size))","exclude":true},{"/":"*"}"#),
    ("characters", #"{"/":"/\#(String(repeating: "*a?b", count: 100 * size))"}"#),
    ("a value of a query", #"{"/":"/*","?":{"q":"\#(String(repeating: "*a", count: 800 * size))"}}"#),
    (
      "several values",
      (60 * size..<60 * size + 10).map { count in
        #"{"/":"/*","?":{"q":"\#(String(repeating: "*a", count: count))","r":"\#(String(repeating: "*b", count: count))"}}"#
      }.joined(separator: ",")
    ),
    ("a fragment", #"{"/":"/*","\#u{23}":"\#(String(repeating: "*a?", count: 200 * size))"}"#),
  ]

  @Test(arguments: components) func `patterns of published files are compared`(name: String, text: String) throws {
    let file = #"{"applinks":{"details":[{"appIDs":["A.b"],"components":[\#(text)]}]}}"#
    let association = try AppSiteAssociation(Array(file.utf8))
    let table = try table(Self.small)
    #expect(try !timed { try table.compare(with: association) }.differences.isEmpty)
  }

  @Test func `thousands of filters are compared`() throws {
    func manifest(_ filters: some Sequence<String>) throws -> AndroidManifest {
      let open = """
        <intent-filter android:autoVerify="true"><action android:name="android.intent.action.VIEW" />
        <category android:name="android.intent.category.DEFAULT" />
        <category android:name="android.intent.category.BROWSABLE" />
        <data android:scheme="https" android:host="a.example" />
        """
      let text = filters.map { open + $0 + "</intent-filter>" }.joined()
      return try AndroidManifest(
        Array(
          """
          <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application><activity>
          \(text)</activity></application></manifest>
          """.utf8))
    }
    let table = try table(Self.small)
    let prefixes = (0..<500 * Self.size).map { #"<data android:pathPrefix="/p\#($0)/" />"# }
    for filters in [prefixes, [prefixes.joined()]] {
      let manifest = try manifest(filters)
      #expect(try timed { try table.compare(with: manifest) }.differences.count > 500 * Self.size)
    }
    let long = try manifest([#"<data android:pathPattern="/\#(String(repeating: ".*a", count: 130 * Self.size))" />"#])
    #expect(try !timed { try table.compare(with: long) }.differences.isEmpty)
  }
}
