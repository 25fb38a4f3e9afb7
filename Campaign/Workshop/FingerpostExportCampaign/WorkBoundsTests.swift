import FingerpostEngine
import FingerpostExport
import FingerpostRouteFile
import SeededRandom
import Testing

@testable import FingerpostExportTests

/// The work for large tables and hostile files grows no faster than it may. The steps of searches are counted, not the time that they
/// take.
@Suite struct WorkBoundsTests {
  private func table(_ routes: [String]) throws -> RouteTable {
    let lines = routes.enumerated().map { "r\($0) \($1)" }
    return try RouteFile.read(Array((["origins https://a.example"] + lines).joined(separator: "\n").utf8))
  }

  /// A table or a file that grows, and how the work may grow then.
  struct Growing<Input: Sendable>: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let growth: Growth
    let sizes: [Int]
    let input: @Sendable (Int) -> Input

    /// - Parameter full: the largest size with `FINGERPOST_FULL=1`; ten times that of the sample, if there is none.
    init(
      _ name: String, _ growth: Growth, upTo most: Int, full: Int? = nil, _ input: @escaping @Sendable (Int) -> Input
    ) {
      let most = isFull ? full ?? 10 * most : most
      (testDescription, self.growth, self.input) = (name, growth, input)
      sizes = [most / 2, most]
    }
  }

  static let tables: [Growing<[String]>] = [
    Growing("behind a parameter", .linear, upTo: 40) { (0..<$0).map { "{a}/s\($0)/{b}" } },
    Growing("flat", .linear, upTo: 100) { (0..<$0).map { "s\($0)" } },
    Growing("flat with a value", .linear, upTo: 100) { (0..<$0).map { "s\($0)/{b}" } },
    Growing("mixed with a query", .quadratic, upTo: 20, full: 300) { (0..<$0).map { "{b:int}-s\($0)?{x}" } },
  ]

  @Test(arguments: tables, [ExportFormat.aasa, .androidManifest, .openapi, .urlPattern])
  func `tables are exported`(row: Growing<[String]>, format: ExportFormat) throws {
    for direction in [ExportOptions.Direction.over, .under] {
      let fault = try row.growth.fault(row.sizes) { size in
        try steps(row.input(size), format, direction)
      }
      #expect(fault == nil)
    }
  }

  private func steps(
    _ routes: [String], _ format: ExportFormat, _ direction: ExportOptions.Direction
  ) throws -> Int {
    let table = try table(routes)
    var options = ExportOptions()
    (options.direction, options.appIDs) = (direction, ["ABCDE12345.com.a"])
    let (export, steps) = try Work.counted { try table.exported(as: format, options) }
    #expect(!export.text.isEmpty)
    return steps
  }

  /// Twelve routes of eight segments, each with two literals of its own.
  private static let crossing = (0..<12).map { route in
    (0..<8).map { $0 == route % 8 || $0 == (route * 3 + 1) % 8 ? "s\(route)" : "{p\($0)}" }.joined(separator: "/")
  }

  @Test(arguments: [ExportFormat.aasa: 4_000_000, .androidManifest: 500_000, .openapi: 600_000, .urlPattern: 20])
  func `routes that cross in many ways are exported in a bounded number of steps`(format: ExportFormat, most: Int)
    throws
  {
    for direction in [ExportOptions.Direction.over, .under] {
      let steps = try steps(Self.crossing, format, direction)
      #expect(steps < most)
    }
  }

  /// Doubles in one segment, of which each has several patterns.
  private static func doubles(_ count: Int) -> [String] {
    ["-", ".", "_"].map { cut in (0..<count).map { "{p\($0):double}" }.joined(separator: cut) }
  }

  @Test(arguments: [2, 8, 40, 60]) func `many doubles in one segment make no more patterns than a filter may have`(
    count: Int
  ) throws {
    let table = try table(Self.doubles(count))
    for direction in [ExportOptions.Direction.over, .under] {
      for level in [31, 35] {
        var options = ExportOptions()
        (options.direction, options.minimumAPI) = (direction, level)
        let (export, steps) = try Work.counted { try table.exported(as: .androidManifest, options) }
        #expect(steps < 4_000_000 && export.text.utf8.count < 1_000_000 && !export.isUnfinished)
      }
    }
  }

  @Test(arguments: [ExportFormat.aasa, .assetLinks, .androidManifest, .openapi, .urlPattern])
  func `an export without the work to compare it is written, and says that it is unfinished`(
    format: ExportFormat
  ) throws {
    let table = try table(Self.crossing)
    for direction in [ExportOptions.Direction.over, .under] {
      var options = ExportOptions()
      (options.direction, options.appIDs, options.package) = (direction, ["ABCDE12345.com.a"], "com.a")
      options.fingerprints = [Array(repeating: "AB", count: 32).joined(separator: ":")]
      let (whole, steps) = try Work.counted { try table.exported(as: format, options) }
      #expect(!whole.isUnfinished)
      let parts = isFull ? [0, steps / 7, steps / 2] : [0, steps / 7]
      for budget in parts.map({ Work.Budget(steps: $0) }) + [.init(bytes: 100)] {
        let export = try Work.within(budget) { try table.exported(as: format, options) }
        #expect(export == whole || export.isUnfinished)
        #expect(!export.text.isEmpty)
        // A file that says nothing of some routes says so.
        let isLeft = export.notes.contains { $0.kind == .unfinished && $0.message.contains("left out") }
        guard format == .androidManifest, !isLeft else { continue }
        let manifest = try AndroidManifest(Array(export.text.utf8))
        let wrong = direction == .over ? Verification.Difference.Kind.unclaimed : .unhandled
        let differences = try table.compare(with: manifest).differences.filter { $0.kind == wrong }
        #expect(differences.map(\.description) == [], "\(direction) \(budget)")
      }
    }
  }

  private static let small = ["/", "users/{id}", "{a}/{b}/c"]

  private static func stars(_ count: Int, _ text: String = "*a") -> String { String(repeating: text, count: count) }

  /// Components of a published file.
  static let components: [Growing<String>] = [
    Growing("a path", .linear, upTo: 100, full: 2000) { #"{"/":"/\#(stars($0))"}"# },
    Growing("an exclusion", .linear, upTo: 100, full: 2000) { #"{"/":"/\#(stars($0))","exclude":true},{"/":"*"}"# },
    Growing("characters", .linear, upTo: 50, full: 1000) { #"{"/":"/\#(stars($0, "*a?b"))"}"# },
    Growing("a value of a query", .linear, upTo: 800) { #"{"/":"/*","?":{"q":"\#(stars($0))"}}"# },
    Growing("several values", .linear, upTo: 12, full: 600) { least in
      (least..<least + 10).map { count in
        #"{"/":"/*","?":{"q":"\#(stars(count))","r":"\#(stars(count, "*b"))"}}"#
      }.joined(separator: ",")
    },
    Growing("a fragment", .linear, upTo: 200) { #"{"/":"/*","\#u{23}":"\#(stars($0, "*a?"))"}"# },
  ]

  @Test(arguments: components) func `patterns of published files are compared`(row: Growing<String>) throws {
    let table = try table(Self.small)
    let fault = try row.growth.fault(row.sizes) { size in
      let file = #"{"applinks":{"details":[{"appIDs":["A.b"],"components":[\#(row.input(size))]}]}}"#
      let association = try AppSiteAssociation(Array(file.utf8))
      let (found, steps) = try Work.counted { try table.compare(with: association) }
      #expect(!found.differences.isEmpty)
      return steps
    }
    #expect(fault == nil)
  }

  private static func prefixes(_ count: Int) -> [String] {
    (0..<count).map { #"<data android:pathPrefix="/p\#($0)/" />"# }
  }

  /// Filters of a manifest, by what they have beside a host.
  static let filters: [Growing<[String]>] = [
    Growing("a filter for each path", .linear, upTo: 500) { prefixes($0) },
    Growing("a filter for all paths", .linear, upTo: 500) { [prefixes($0).joined()] },
    Growing("a long pattern", .linear, upTo: 130) {
      [#"<data android:pathPattern="/\#(stars($0, ".*a"))" />"#]
    },
  ]

  @Test(arguments: filters) func `thousands of filters are compared`(row: Growing<[String]>) throws {
    let open = """
      <intent-filter android:autoVerify="true"><action android:name="android.intent.action.VIEW" />
      <category android:name="android.intent.category.DEFAULT" />
      <category android:name="android.intent.category.BROWSABLE" />
      <data android:scheme="https" android:host="a.example" />
      """
    let table = try table(Self.small)
    let fault = try row.growth.fault(row.sizes) { size in
      let text = row.input(size).map { open + $0 + "</intent-filter>" }.joined()
      let manifest = try AndroidManifest(
        Array(
          """
          <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application><activity>
          \(text)</activity></application></manifest>
          """.utf8))
      let (found, steps) = try Work.counted { try table.compare(with: manifest) }
      #expect(found.differences.count > (row.testDescription == "a long pattern" ? 0 : size))
      return steps
    }
    #expect(fault == nil)
  }
}
