import Fingerpost
import Foundation
import Testing

@testable import FingerpostSyntax
@testable import FingerpostMacrosTests

/// For every enum of these tests, the router's table and the one that the command line reads are the same, byte for byte, as lock
/// files.
///
/// Enums with routes in `#if` are left out, as no source tells which clauses are compiled.
@Suite struct SourceLockLaws {
  /// The files of the campaign and of the tests beside it, by their names without ".swift".
  private static let files: [String: String] = {
    let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let paths = ["Campaign/Macros/FingerpostMacrosCampaign", "Tests/Macros/FingerpostMacrosTests"].flatMap { name in
      let folder = repository.appending(path: name)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(".swift") }.map {
        (String($0.dropLast(".swift".count)), folder.appending(path: $0).path)
      }
    }
    return Dictionary(paths) { first, _ in first }
  }()

  private func expect<Link: Routable>(
    _ type: Link.Type, in file: String, unknown: Set<String> = [], at location: SourceLocation = #_sourceLocation
  ) throws {
    try SourceLock.expect(type, unknown: unknown, file: try #require(Self.files[file]), at: location)
  }

  @Test func `defaults`() throws {
    try expect(
      RoutesDefaultsTests.AppLink.self, in: "RoutesDefaultsTests",
      unknown: [
        "usual.sort", "most.n", "most.size", "own.n", "list.page", "pages.size", "by.sort", "slug.slug", "day.day",
        "old.f", "wide.sort", "wide.size",
      ])
    try expect(RoutesDefaultsTests.Inner.self, in: "RoutesDefaultsTests")
  }

  @Test func `payloads and sizes`() throws {
    try expect(RoutesFragmentTests.AppLink.self, in: "RoutesFragmentTests")
    try expect(RoutesPayloadTests.Link.self, in: "RoutesPayloadTests", unknown: ["slug.slug"])
    try expect(GeneratedRoadLaws.Inner.self, in: "GeneratedRoadLaws")
    try expect(GeneratedRoadLaws.Link.self, in: "GeneratedRoadLaws")
  }

  @Test func `coding`() throws {
    try expect(FeedDestination.self, in: "RoutesCodingTests")
    try expect(PublicDestination.self, in: "RoutesCodingTests")
    try expect(RawDestination.self, in: "RoutesCodingTests")
    try expect(OwnCoding.self, in: "RoutesCodingTests")
    try expect(NoCoding.self, in: "RoutesCodingTests")
    try expect(DecodableOnly.self, in: "RoutesCodingTests")
  }

  @Test func `places`() throws {
    try expect(Place.Inner.self, in: "RoutesPlacesTests")
    try expect(Place.Open.self, in: "RoutesPlacesTests")
    try expect(PublicLink.self, in: "RoutesPlacesTests")
    if #available(macOS 13, *) { try expect(AvailableLink.self, in: "RoutesPlacesTests") }
  }

  @Test func `sources`() throws {
    try expect(SwiftSourcesTests.Inner.self, in: "SwiftSourcesTests")
    try expect(SwiftSourcesTests.Outer.self, in: "SwiftSourcesTests")
    try expect(SwiftSourcesTests.Sale.self, in: "SwiftSourcesTests")
    try expect(SwiftSourcesTests.Sales.self, in: "SwiftSourcesTests")
    try expect(SocialRoute.self, in: "RoutesTests")
    try expect(TenantRoute.self, in: "RoutesTests")
  }

  @Test func `fallbacks, kinds and options`() throws {
    try expect(RoutesFallbackTests.AppLink.self, in: "RoutesFallbackTests")
    try expect(RoutesFallbackTests.Labelled.self, in: "RoutesFallbackTests")
    try expect(RoutesFallbackTests.LeftOut.self, in: "RoutesFallbackTests")
    try expect(RoutesKindTests.Shop.self, in: "RoutesFallbackTests")
    try expect(RoutesKindTests.AppLink.self, in: "RoutesFallbackTests")
    try expect(RoutesOptionsTests.Strict.self, in: "RoutesFallbackTests")
    try expect(RoutesOptionsTests.Plain.self, in: "RoutesFallbackTests")
  }

  @Test func `gone links and mounts`() throws {
    try expect(RoutesGoneTests.AppLink.self, in: "RoutesGoneTests")
    try expect(RoutesGoneTests.Whole.self, in: "RoutesGoneTests")
    try expect(RoutesMountsTests.Item.self, in: "RoutesMountsTests")
    try expect(RoutesMountsTests.Shop.self, in: "RoutesMountsTests")
    try expect(RoutesMountsTests.Help.self, in: "RoutesMountsTests")
    try expect(RoutesMountsTests.Root.self, in: "RoutesMountsTests")
    try expect(RoutesMountsTests.More.self, in: "RoutesMountsTests")
  }

  @Test func `access`() throws {
    try expect(RoutesAccessTests.Debug.self, in: "RoutesAccessTests")
    try expect(RoutesAccessTests.Link.self, in: "RoutesAccessTests")
    try expect(RoutesCaseTests.Link.self, in: "RoutesCaseTests")
  }

  @Test func `origins`() throws {
    try expect(RoutesOriginsTests.Sale.self, in: "RoutesOriginsTests")
    try expect(RoutesOriginsTests.Link.self, in: "RoutesOriginsTests")
  }

  @Test func `mixed values`() throws {
    try expect(RoutesMixedValuesTests.AppLink.self, in: "RoutesMixedValuesTests")
    try expect(RoutesMixedValuesTests.Pair.self, in: "RoutesMixedValuesTests")
    try expect(RoutesListsTests.AppLink.self, in: "RoutesListsTests")
  }

  @Test func `names`() throws {
    try expect(RoutesNamesTests.OwnTypes.self, in: "RoutesNamesTests")
    try expect(RoutesNamesTests.InnerTypes.self, in: "RoutesNamesTests")
    try expect(RoutesNamesTests.OwnKind.self, in: "RoutesNamesTests")
    try expect(RoutesNamesTests.OuterKind.self, in: "RoutesNamesTests")
    try expect(RoutesNamesTests.CaseKind.self, in: "RoutesNamesTests")
    try expect(RoutesNamesTests.LowerKind.self, in: "RoutesNamesTests")
    try expect(RoutesNamesTests.Scope.Kind.self, in: "RoutesNamesTests")
    try expect(RoutesNamesTests.Keywords.self, in: "RoutesNamesTests")
    try expect(RoutesNamesTests.Overloads.self, in: "RoutesNamesTests")
    try expect(RoutesNamesTests.Namesakes.self, in: "RoutesNamesTests")
    try expect(RoutesNamesTests.Lists.self, in: "RoutesNamesTests")
  }

  /// Enums with routes in `#if`, and one whose routes are faulty.
  private static let leftOut: Set<String> = [
    "RoutesSizesTests.FiftyAndOne", "RoutesSizesTests.FiftyOne", "RoutesSizesTests.Alternating",
    "RoutesPlacesTests.Conditional", "RoutesKindTests.Conditional", "RoutesDefaultsTests.Faulty",
  ]

  @Test func `no enum of these tests is forgotten`() throws {
    let files = try Self.files.map { name, path in
      (path: name + ".swift", bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
    }
    let enums = SwiftSources(files).enums
    let calls = files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    let forgotten = enums.filter { found in
      let last = found.name.split(separator: ".").last.map(String.init) ?? ""
      return !calls.contains { path, text in
        text.contains("expect(\(found.name).self")
          || path == found.location.file
            && (text.contains("expect(\(last).self") || text.contains("expect(\n      \(last).self"))
          || text.contains("expect(\n      \(found.name).self")
      }
    }
    #expect(Set(forgotten.map(\.name)) == Self.leftOut)
    #expect(enums.count > 45)
  }
}
