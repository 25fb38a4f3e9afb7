import FingerpostEngine
import FingerpostExport
import FingerpostRouteFile

/// Every format is written, and what we can read of it reads: compared with the table in the same direction, nothing differs.
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
    for allowance: Verification.Allowance in [.init(direction), [.wider, .narrower]] {
      let verification: Verification
      switch format {
      case .aasa: verification = try table.compare(with: try AppSiteAssociation(text), allowing: allowance)
      case .assetLinks: verification = try table.compare(with: try AssetLinksClaims(text), allowing: allowance)
      case .androidManifest: verification = try table.compare(with: try AndroidManifest(text), allowing: allowance)
      case .openapi: verification = table.compare(with: try OpenAPIDocument(text), allowing: allowance)
      default: return nil
      }
      if let difference = verification.differences.first { return difference.description }
    }
    return nil
  } catch ExportError.noWebOrigin {
    // Custom schemes alone: there are filters for them, and nothing to compare.
    return nil
  } catch {
    return "what was exported does not read: \(error)"
  }
}
