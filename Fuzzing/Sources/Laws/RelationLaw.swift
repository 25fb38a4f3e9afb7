import FingerpostAnalysis
import FingerpostEngine

/// The relation of two templates is mirrored, its witnesses match as they say, and a template is equal to itself.
func checkRelation(_ bytes: [UInt8]) throws(Broken) {
  let lines = bytes.prefix(160).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  guard lines.count == 2, let first = Solo(lines[0]), let second = Solo(lines[1]) else { return }
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
  let own = first.template.relation(to: first.template).kind
  try expect(own == .equal || own == .unknown, "\(first.template) is \(own) to itself")
}

/// A template, and the table of it alone, of the links that a relation speaks of.
private struct Solo {
  let template: Template
  let table: RouteTable

  init?(_ bytes: ArraySlice<UInt8>) {
    guard let template = try? Template(String(decoding: bytes, as: UTF8.self)),
      let table = try? RouteTable([RouteTable.Route("r", template)], origins: [.path, .scheme("app")])
    else { return nil }
    (self.template, self.table) = (template, table)
  }
}
