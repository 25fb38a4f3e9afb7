import FingerpostEngine
import FingerpostExport
import FingerpostRouteFile

/// Every format is written, and what we can read of it reads: nothing that it claims is unknown to the table that it is of.
func checkExport(_ bytes: [UInt8]) throws(Broken) {
  var draw = Draw(bytes)
  let format = ExportFormat.allCases[draw.below(ExportFormat.allCases.count)]
  let direction: ExportOptions.Direction = draw.below(2) == 0 ? .under : .over
  guard bytes.count <= 256, let table = try? RouteFile.read(Array(draw.rest)), table.routes.count <= 3 else { return }
  var options = ExportOptions()
  (options.appIDs, options.package) = (["ABCDE12345.com.example.app"], "com.example.app")
  options.fingerprints = [Array(repeating: "AB", count: 32).joined(separator: ":")]
  options.direction = direction
  guard let export = try? table.exported(as: format, options) else { return }
  try expect(!export.text.isEmpty, "nothing is written as \(format)")
  let complaint = complaint(Array(export.text.utf8), format, direction, table)
  try expect(complaint == nil, "\(format), \(direction): \(complaint ?? "")\n\(export.text)")
}

private func complaint(
  _ text: [UInt8], _ format: ExportFormat, _ direction: ExportOptions.Direction, _ table: RouteTable
) -> String? {
  do {
    switch format {
    case .aasa:
      let verification = try table.compare(with: try AppSiteAssociation(text))
      // What claims too much claims nothing that is left out, and the other way round.
      let wrong: Verification.Difference.Kind = direction == .over ? .unclaimed : .unhandled
      return verification.differences.first { $0.kind == wrong }?.description
    case .assetLinks: _ = try AssetLinksClaims(text)
    case .androidManifest: _ = try AndroidManifest(text)
    case .openapi: _ = try OpenAPIDocument(text)
    default: break
    }
    return nil
  } catch {
    return "what was exported does not read: \(error)"
  }
}
