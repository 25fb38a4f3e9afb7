internal import FingerpostAnalysis
internal import FingerpostRouteFile

extension ImportedTable {
  /// The table as a text table. Reading it gives an equal table.
  package var routeFile: String {
    var text = remarks.map { "# \($0.visible)\n" }.joined()
    text += "origins " + origins.map(\.description).joined(separator: " ") + "\n\n"
    let widest = entries.filter { $0.template != nil }.map(\.name.width).max() ?? 0
    for entry in entries {
      guard let template = entry.template else {
        text += "# left out: \(entry.source.visible): \(entry.remarks.joined(separator: "; ").visible)\n"
        continue
      }
      for remark in entry.remarks { text += "# \(remark.visible)\n" }
      text += entry.name + String(repeating: " ", count: widest - entry.name.width + 2) + "\(template)\n"
    }
    return text
  }
}
