import FingerpostEngine
import FingerpostExport
import FingerpostRouteFile
import Testing

/// Files of hundreds of routes and more, within the limits of the systems that read them.
@Suite struct LargeExportTests {
  private func table(_ origins: String, _ routes: [String]) throws -> RouteTable {
    try RouteFile.read(Array(([origins] + routes).joined(separator: "\n").utf8))
  }

  @Test func `a file that would be too long for Apple's systems has no comments`() throws {
    func text(_ count: Int) throws -> (String, [String]) {
      let routes = (0..<count).map { "a\($0) a\($0)/b" }
      var options = ExportOptions()
      options.appIDs = ["ABCDE12345.com.example.app"]
      let export = try table("origins https://a.example", routes).exported(as: .aasa, options)
      return (export.text, export.notes.map(\.message))
    }
    let (short, long) = (try text(10), try text(2600))
    #expect(short.0.contains("comment") && short.1 == [])
    #expect(!long.0.contains("comment") && long.0.utf8.count < AppSiteAssociation.limit && long.1 == [])
  }

  @Test func `no method and no literal grows with the table`() throws {
    let routes = (0..<700).map { "r\($0) x\($0)/{id:int}" }
    let text = try table("origins app://", routes).exported(as: .kotlin, ExportOptions()).text
    for number in 0...13 { #expect(text.contains("private fun read\(number)(")) }
    #expect(text.split(separator: "\n").allSatisfy { $0.utf8.count < 60_000 })
  }
}
