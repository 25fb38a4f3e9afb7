import FingerpostEngine
import FingerpostExport
import SeededRandom
import Testing

@testable import FingerpostExportTests

/// What is written for Apple's systems, evaluated by other code than the library's, and verified in the same direction.
@Suite struct AppleClosureLaws {
  /// `FINGERPOST_FULL=1` tries far more.
  private static let (parts, tables) = isFull ? (6, 12) : (2, 1)

  @Test(arguments: 0..<parts, ExportOptions.Direction.allCases)
  func `a file claims no less, or no more, than the table reads, and passes in the same direction`(
    _ part: Int, _ direction: ExportOptions.Direction
  ) throws {
    var generator = ComponentTables(random: Random("apple \(part)"))
    var (opened, agreed) = (0, 0)
    for _ in 0..<Self.tables {
      let (table, templates) = generator.table()
      var options = ExportOptions()
      (options.appIDs, options.direction) = (["A.b"], direction)
      let text = try table.exported(as: .aasa, options).text
      let comment = Comment(rawValue: "\(templates)\n\(text)\n\(Random.note)")
      let association = try AppSiteAssociation(Array(text.utf8))
      let verification = try table.compare(with: association, allowing: .init(direction))
      #expect(verification.differences.map(\.description) == [] && verification.isComplete, comment)
      #expect(try table.compare(with: association, allowing: [.wider, .narrower]).differences == [], comment)
      let matcher = try AppleMatcher(text)
      for difference in try table.compare(with: association).differences {
        #expect(matcher.opens(difference.link) == (difference.kind == .unhandled), "\(difference) \(comment)")
      }
      for _ in 0..<40 {
        let link = generator.link(templates)
        let (isOpened, isRead) = (matcher.opens(link), table.opens(link))
        opened += isOpened ? 1 : 0
        agreed += isOpened == isRead ? 1 : 0
        switch direction {
        case .over: #expect(isOpened || !isRead, "\(link) \(comment)")
        case .under: #expect(!isOpened || isRead, "\(link) \(comment)")
        }
      }
    }
    #expect(!isFull || opened > 20 && agreed > 200, "\(opened) \(agreed)")
  }

  @Test func `claims err in the direction asked for alone`() throws {
    let parts = [
      "a", "b*", "{x}", "{n:int}", "{s:a|b|c d}", "(opt)", "({y}|me)", "*", "{z}.json", "{u:uuid}", "{h:ipv4}",
      "{d:date}", "é",
      "({p}/({q}))", "$(x",
    ]
    let rests = ["", "", "?{k}", "?k={j:int}", "?({k})", "?(k=a|l={m})", "#{f}", "?{v:a|b}#top", "?{e=1}&{w:[int]}"]
    var inexact = 0
    let rounds = Random.draws(25, atLeast: 4)
    for round in 0..<max(rounds, 25) {
      if round >= rounds, inexact > Random.enough(10) { break }
      var random = Random("association \(round)")
      let routes = (0..<(1 + random.below(5))).compactMap { index -> RouteTable.Route? in
        let path = (0..<random.below(4)).map { _ in random.pick(parts) }.joined(separator: "/")
        return (try? Template((path.isEmpty ? "/" : path) + random.pick(rests))).map { .init("r\(index)", $0) }
      }
      guard let table = try? RouteTable(routes, origins: [.scheme("app"), .web("a.example")]) else { continue }
      for direction in ExportOptions.Direction.allCases {
        var options = ExportOptions()
        (options.appIDs, options.direction) = (["A.b"], direction)
        let export = try table.exported(as: .aasa, options)
        let association = try AppSiteAssociation(Array(export.text.utf8))
        let differences = try table.compare(with: association).differences
        inexact += differences.count
        let wrong = differences.filter { $0.kind == (direction == .over ? .unclaimed : .unhandled) }
        #expect(wrong.isEmpty, "\(routes)\n\(export.text)\n\(wrong)")
        // A note about one spelling stands for the other.
        let plain = differences.filter { $0.kind != .unhandled || $0.link.prefix { !"?#".contains($0) }.last != "/" }
        #expect(export.notes.count >= plain.count)
        if !wrong.isEmpty { return }
      }
    }
    #expect(inexact > Random.enough(10))
  }
}

extension RouteTable {
  /// Whether a route reads a link that others than the app may open.
  func opens(_ link: String) -> Bool { (try? match(link)).map { access(of: $0.index) != .internal } ?? false }

  /// Whether a route knows a link as gone: it need not be claimed, and may be.
  func isGone(_ link: String) -> Bool { answer(link).map { isGone($0.index) } ?? false }
}
