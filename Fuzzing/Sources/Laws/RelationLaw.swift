import FingerpostAnalysis
import FingerpostEngine

/// The relation of two templates is mirrored, its witnesses match as they say, and a template is equal to itself.
func checkRelation(_ bytes: [UInt8]) throws(Broken) {
  let lines = bytes.prefix(160).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  let texts = lines.map { String(decoding: $0, as: UTF8.self) }
  let own = texts.compactMap { try? Template($0) }.flatMap(\.flags.origins)
  guard texts.count == 2, let first = Solo(texts[0], own), let second = Solo(texts[1], own) else { return }
  let note = "\(first.template) · \(second.template)"
  let relation = first.template.relation(to: second.template)
  let mirrored = second.template.relation(to: first.template)
  try expect(mirrored.kind == relation.kind.mirrored, "\(note): \(relation.kind), but \(mirrored.kind) the other way")
  for (witness, wanted) in [
    (relation.both, [true, true]), (relation.onlyFirst, [true, false]), (relation.onlySecond, [false, true]),
  ] {
    guard let witness else { continue }
    let matches = [first, second].map { (try? $0.table.match(witness.text, method: witness.method)) != nil }
    try expect(matches == wanted, "\(note): \(relation), but \(witness) is matched \(matches)")
  }
  switch relation.kind {
  case .disjoint: try expect(relation.both == nil, "\(note): \(relation)")
  case .equal: try expect(relation.onlyFirst == nil && relation.onlySecond == nil, "\(note): \(relation)")
  case .narrower: try expect(relation.onlyFirst == nil, "\(note): \(relation)")
  case .wider: try expect(relation.onlySecond == nil, "\(note): \(relation)")
  case .crossing, .unknown: break
  }
  let itself = first.template.relation(to: first.template).kind
  try expect(itself == .equal || itself == .unknown, "\(first.template) is \(itself) to itself")
}

/// A template, and the table of it alone, of the links that a relation speaks of.
private struct Solo {
  let template: Template
  let table: RouteTable

  /// - Parameter own: the origins that either template names.
  init?(_ text: String, _ own: [Origin]) {
    var origins: [Origin] = [.path, .scheme("app")]
    for origin in own where !origins.contains(origin) { origins.append(origin) }
    guard let template = try? Template(text),
      let table = try? RouteTable([RouteTable.Route("r", template)], origins: origins)
    else { return nil }
    (self.template, self.table) = (template, table)
  }
}
