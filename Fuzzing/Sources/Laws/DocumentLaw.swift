import FingerpostEngine
import FingerpostExport

/// What reads is compared with a table, and an association is written as one that reads equal; what is refused says where.
func checkDocument(_ bytes: [UInt8]) throws(Broken) {
  var draw = Draw(bytes)
  let kind = draw.below(4)
  let text = Array(draw.rest)
  var association: AppSiteAssociation?
  do throws(DocumentErrors) {
    // What a pattern of many stars costs is measured elsewhere.
    let isShort = text.count <= 256
    switch kind {
    case 0:
      association = try AppSiteAssociation(text)
      if isShort, let association { _ = try? fixed.compare(with: association) }
    case 1:
      let links = try AssetLinksClaims(text)
      if isShort { _ = try? fixed.compare(with: links) }
    case 2:
      let manifest = try AndroidManifest(text)
      if isShort { _ = try? fixed.compare(with: manifest) }
    default:
      let document = try OpenAPIDocument(text)
      if isShort { _ = fixed.compare(with: document) }
    }
  } catch {
    try expect(!error.errors.isEmpty, "a document is refused without an error")
    for one in error.errors {
      try expect((0...text.count).contains(one.offset), "\(one): at \(one.offset) of \(text.count)")
      try expect(!one.message.isEmpty && one.line > 0 && one.column > 0, "\(one)")
    }
  }
  guard let json = association?.json else { return }
  let again = try? AppSiteAssociation(Array(json.utf8))
  try expect(again?.json.isIdentical(to: json) == true, "an association reads otherwise: \(json)")
}
