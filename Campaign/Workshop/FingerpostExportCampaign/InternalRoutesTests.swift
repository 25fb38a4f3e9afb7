import FingerpostEngine
import FingerpostRouteFile
import Testing

@testable import FingerpostExport
@testable import FingerpostExportTests

/// Routes that only the app may open: no export has them, and no file may claim their links.
@Suite struct InternalRoutesTests {
  private static let text = """
    origins app:// https://a.example
    profile  users/{id}
    pay      pay/{what} [confirm]
    debugger debug/{zsecret} [internal]
    zflags   users/zflags [internal]
    zold     o/{id}
    zold     zhidden/{id} [internal]
    """

  private func table(_ text: String = text) throws -> RouteTable { try RouteFile.read(Array(text.utf8)) }

  private static let options: ExportOptions = {
    var options = ExportOptions()
    options.appIDs = ["ABCDE12345.com.example.app"]
    options.package = "com.example.app"
    options.fingerprints = [Array(repeating: "AA", count: 32).joined(separator: ":")]
    return options
  }()

  @Test(arguments: ExportFormat.allCases.filter { $0 != .json }, ExportOptions.Direction.allCases)
  func `no form for others has them, and each is a note`(
    _ format: ExportFormat, _ direction: ExportOptions.Direction
  ) throws {
    var options = Self.options
    options.direction = direction
    let export = try table().exported(as: format, options)
    for word in ["debug", "secret", "zflags", "zhidden", "zold"] {
      #expect(!export.text.contains(word), "\(word): \(export.text)")
    }
    #expect(export.text.contains("pay"))
    let left = export.notes.filter { $0.kind == .leftOut && $0.message.hasPrefix("only the app may open its links") }
    #expect(left.map(\.route) == ["debugger", "zflags", "zold", "zold"])
    #expect(left[1].link?.hasSuffix("users/zflags") == true)
    #expect(left[1].message == "only the app may open its links, and its links are those of \"profile\" here")
  }

  @Test func `the lock file's form is the table itself`() throws {
    let export = try table().exported(as: .json)
    for word in ["debug/{zsecret}", "users/zflags", "zhidden/{id}", #""access":"internal""#, #""access":"confirm""#] {
      #expect(export.text.contains(word))
    }
    #expect(export.notes == [])
  }

  @Test func `a file that claims them is wrong`() throws {
    let file = """
      {"applinks":{"details":[{"appIDs":["A.b"],"components":[
      {"/":"/debug/?*/?*","exclude":true},{"/":"/users/?*/?*","exclude":true},{"/":"/pay/?*/?*","exclude":true},
      {"/":"/debug/?*"},{"/":"/users/?*"},{"/":"/pay/?*"}]}]}}
      """
    let association = try AppSiteAssociation(Array(file.utf8))
    let claims = try table().compare(with: association, allowing: .narrower)
    #expect(
      claims.differences.map(\.message) == [
        "\"/debug/?*\" claims https://a.example/debug/c, which only the app may open: \"debugger\" is internal",
        "\"/users/?*\" claims https://a.example/users/zflags, which only the app may open: \"zflags\" is internal",
      ])
    #expect(claims.differences.map(\.route) == ["debugger", "zflags"])
    // An export claims the second one, too: no pattern of it can leave one user out.
    let wider = try table().compare(with: association, allowing: [.narrower, .wider])
    #expect(wider.differences.map(\.route) == ["debugger"])
  }

  @Test func `what is exported passes verify`() throws {
    let table = try table()
    for direction in ExportOptions.Direction.allCases {
      var options = Self.options
      options.direction = direction
      let allowed = Verification.Allowance(direction)
      func bytes(_ format: ExportFormat) throws -> [UInt8] { Array(try table.exported(as: format, options).text.utf8) }
      let all = [
        try table.compare(with: AppSiteAssociation(bytes(.aasa)), allowing: allowed),
        try table.compare(with: AndroidManifest(bytes(.androidManifest)), allowing: allowed),
        try table.compare(with: AssetLinksClaims(bytes(.assetLinks)), allowing: allowed),
        try table.compare(with: OpenAPIDocument(bytes(.openapi)), allowing: allowed),
      ]
      #expect(all.map { $0.differences.map(\.description) } == [[], [], [], []], "\(direction)")
    }
  }
}
