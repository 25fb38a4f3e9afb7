import FingerpostEngine
import FingerpostExport
import SeededRandom
import Testing

@testable import FingerpostExportTests

/// What asset links say of Android 15's dynamic app links, evaluated by other code than the library's, and verified in the same
/// direction.
@Suite struct AssetLinksClosureLaws {
  /// `FINGERPOST_FULL=1` tries far more.
  private static let tables = isFull ? 60 : 3

  @Test(arguments: ExportOptions.Direction.allCases)
  func `asset links claim no less, or no more, than the table reads, and pass in the same direction`(
    _ direction: ExportOptions.Direction
  ) throws {
    var generator = ComponentTables(random: Random("asset links \(direction)"))
    for _ in 0..<Self.tables {
      let (table, templates) = generator.table()
      let text = try table.exported(as: .assetLinks, .closure(direction)).text
      let comment = Comment(rawValue: "\(templates)\n\(text)\n\(Random.note)")
      let links = try AssetLinksClaims(Array(text.utf8))
      let verification = try table.compare(with: links, allowing: .init(direction))
      #expect(verification.differences.map(\.description) == [] && verification.isComplete, comment)
      #expect(try table.compare(with: links, allowing: [.wider, .narrower]).differences == [], comment)
      let matcher = try AppleMatcher(assetLinks: text)
      for difference in try table.compare(with: links).differences {
        let isClaim = difference.kind == .unhandled
        #expect(matcher.opens(difference.link) == isClaim, "\(difference) \(comment)")
        #expect(table.opens(difference.link) != isClaim, "\(difference) \(comment)")
      }
      for _ in 0..<40 {
        let link = generator.link(templates)
        let (isOpened, isRead) = (matcher.opens(link), table.opens(link))
        switch direction {
        case .over: #expect(isOpened || !isRead, "\(link) \(comment)")
        case .under: #expect(!isOpened || isRead, "\(link) \(comment)")
        }
      }
    }
  }
}

extension ExportOptions {
  /// What every format needs, for an export in a direction.
  static func closure(_ direction: Direction, at host: String? = nil) -> ExportOptions {
    var options = ExportOptions()
    (options.appIDs, options.package) = (["ABCDE12345.com.example.app"], "com.example.app")
    options.fingerprints = [Array(repeating: "AB", count: 32).joined(separator: ":")]
    (options.direction, options.host) = (direction, host)
    return options
  }
}
