import FingerpostEngine
import FingerpostExport
import SeededRandom
import Testing

@testable import FingerpostExportTests

/// What is exported passes `verify` in the same direction, whatever a table has, in all formats.
@Suite struct ExportClosureLaws {
  /// `FINGERPOST_FULL=1` tries far more.
  private static let count = isFull ? 150 : 2

  /// A table, what is written of it, and what to say where it is wrong.
  private struct Sample {
    let table: RouteTable
    let direction: ExportOptions.Direction
    let text: String

    init(_ table: RouteTable, _ direction: ExportOptions.Direction, _ format: ExportFormat, at host: String?) throws {
      (self.table, self.direction) = (table, direction)
      text = try table.exported(as: format, .closure(direction, at: host)).text
    }

    var comment: Comment {
      let routes = table.routes.map { route in
        "\(route.name) \(route.template)" + (route.origins.map { " at \($0)" } ?? "")
      }
      let rules = "\(table.options.precedence) strict: \(table.options.strictQuery) \(table.options.text)"
      return "\(table.origins) \(routes) \(rules)\n\(direction)\n\(text)\n\(Random.note)"
    }

    /// Expects the closure; what the table and the file are told to differ in.
    func check(_ compare: (Verification.Allowance) throws -> Verification) rethrows -> [Verification.Difference] {
      for allowance: Verification.Allowance in [.init(direction), [.wider, .narrower]] {
        let verification = try compare(allowance)
        let differences = verification.differences.map(\.description)
        #expect(differences == [], comment)
        #expect(verification.isComplete, comment)
      }
      return try compare([]).differences
    }

    /// Expects of a file that claims links for an app that all that differs is real, and that nothing errs otherwise.
    func check(_ differences: [Verification.Difference], _ links: [String], _ isClaimed: (String) -> Bool) {
      for difference in differences {
        let isClaim = difference.kind == .unhandled
        #expect(
          isClaimed(difference.link) == isClaim && table.opens(difference.link) != isClaim, "\(difference) \(comment)")
      }
      for link in links where !table.isGone(link) {
        let (isClaimed, isRead) = (isClaimed(link), table.opens(link))
        if isClaimed == isRead { continue }
        #expect(isClaimed == (direction == .over), "\(link) \(comment)")
        #expect(differences.contains { ($0.kind == .unhandled) == isClaimed }, "\(link) \(comment)")
      }
    }
  }

  /// Hosts of the table's web origins, and links that may be read there.
  private static func host(_ random: inout Random, of table: RouteTable) -> String {
    let hosts = table.allOrigins.compactMap { origin -> String? in
      guard case .web(let host, let scheme) = origin else { return nil }
      let first = random.pick(["a", "link", "rooms", "7", "l", "new", "slug"])
      return "\(scheme)://" + (host.hasPrefix("*") ? first + host.dropFirst() : host.replacing("{tenant}", with: first))
    }
    return hosts.isEmpty ? "https://a.example" : random.pick(hosts)
  }

  @Test(arguments: ["aasa", "assetlinks", "android-manifest", "openapi"], ExportOptions.Direction.allCases)
  func `what is exported is closed`(_ name: String, _ direction: ExportOptions.Direction) throws {
    let format = try #require(ExportFormat(rawValue: name))
    var generator = ExportTables(random: Random("closed \(name) \(direction)"))
    for _ in 0..<Self.count {
      let table = try generator.table()
      let host = Self.host(&generator.random, of: table)
      let hosts = [host, Self.host(&generator.random, of: table)] + (table.allOrigins.contains(.path) ? [""] : [])
      // A host of which no route reads the part that it captures.
      guard table.hasWebLinks else { continue }
      let sample = try Sample(table, direction, format, at: format == .openapi ? nil : host)
      let bytes = Array(sample.text.utf8)
      let requests = (0..<30).map { _ in
        RequestDraft.request(&generator.random, table, at: format == .openapi ? hosts : [host])
      }
      // A raw rest may begin with a query, which is a note of the export.
      let hasRawRest = table.routes.contains { $0.template.description.contains("{**") }
      let links = requests.map {
        (!hasRawRest && generator.random.chance(20) ? $0.link.withSlashAtEnd : $0.link)
          + (generator.random.chance(30)
            ? generator.random.pick(["#top", "#7", "#l", "#/l/7", "#/7?f=l", "#k=7&v=2", "#@7", "#l/a"]) : "")
      }
      switch format {
      case .aasa:
        let (association, matcher) = (try AppSiteAssociation(bytes), try AppleMatcher(sample.text))
        let differences = try sample.check { try table.compare(with: association, at: host, allowing: $0) }
        sample.check(differences, links, matcher.opens)
      case .assetLinks:
        let (claims, matcher) = (try AssetLinksClaims(bytes), try AppleMatcher(assetLinks: sample.text))
        let differences = try sample.check { try table.compare(with: claims, at: host, allowing: $0) }
        sample.check(differences, links, matcher.opens)
      case .androidManifest:
        let (manifest, platform) = (try AndroidManifest(bytes), PlatformManifest(sample.text))
        let differences = try sample.check { try table.compare(with: manifest, at: host, allowing: $0) }
        sample.check(differences, links, platform.opens)
      default:
        let (document, matcher) = (try OpenAPIDocument(bytes), try OpenAPIMatcher(sample.text))
        let oracle = RequestOracle(table)
        let differences = sample.check { table.compare(with: document, allowing: $0) }
        for difference in differences { difference.expectReal(table, matcher, oracle, sample.comment) }
        for request in requests {
          oracle.expectClosed(request.method, request.link, matcher, direction, differences, sample.comment)
        }
      }
    }
  }
}

extension String {
  /// The link with a slash at the end of its path.
  fileprivate var withSlashAtEnd: String {
    let path = prefix { $0 != "?" && $0 != "#" }
    return path.last == "/" ? self : path + "/" + self[path.endIndex...]
  }
}

extension RouteTable {
  fileprivate var hasWebLinks: Bool {
    do { return try exported(as: .aasa, .closure(.over)).text != "" } catch { return false }
  }
}
