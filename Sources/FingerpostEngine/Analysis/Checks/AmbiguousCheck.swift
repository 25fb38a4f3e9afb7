/// A route that reads one link in two ways: of the two values only one comes back.
///
///     {a}/({b})/({c})    // x/y: b=y or c=y
///     {base}...{head}    // a...a...a
enum AmbiguousCheck {
  static func findings(of route: Int, in inspection: Inspection) -> [Finding] {
    let table = inspection.table
    let program = table.programs[route]
    if !program.record.isStraight || program.record.hasMore {
      for setting in inspection.settings(for: [route]) {
        var search = AmbiguitySearch(table.side(route), setting)
        guard let found = search.run() else { continue }
        let ways = found.ways.map { way in
          way.sorted { $0.key < $1.key }.filter { slot, _ in found.ways[0][slot] != found.ways[1][slot] }
            .filter { $0.key >= 0 }.map { "\(program.name($0.key))=\($0.value)" }.joined(separator: ", ")
        }
        let link = TemplateRelation.Witness(method: found.method, text: found.text)
        return [
          finding(route, link, ways, "nest one group in the other, or part them by a literal or a type", inspection)
        ]
      }
    }
    return mixed(route, inspection)
  }

  private static func finding(
    _ route: Int, _ link: TemplateRelation.Witness, _ ways: [String], _ fix: String, _ inspection: Inspection
  ) -> Finding {
    let told = ways.map { $0.isEmpty ? "without a value" : $0 }.sorted()
    return Finding(
      .ambiguous, .warning, [inspection.subject(route)], witness: link,
      message: "\(inspection.name(route)) reads \(link) in two ways: \(told.joined(separator: ", or "))",
      fix: fix)
  }

  // MARK: Inside one segment

  private static func mixed(_ route: Int, _ inspection: Inspection) -> [Finding] {
    let table = inspection.table
    let program = table.programs[route]
    for (pieces, operands) in program.mixedSegments where operands.count > 2 {
      // A value that prints in other words is not in the link that shows it.
      guard let cuts = CutSearch(operands).run(), cuts.allSatisfy({ isPrinted($0, operands, table.custom) }) else {
        continue
      }
      let slots = zip(pieces, cuts[0].indices).filter { !$0.0.isLiteral }.map { (Int($0.0.slot), $0.1) }
      let links = cuts.map { cut in link(route, slots.map { ($0, cut[$1]) }, table) }
      // Of the two values both print the same link, which shows it.
      guard let link = links[0], link == links[1] else { continue }
      let ways = cuts.map { cut in
        slots.filter { cuts[0][$1] != cuts[1][$1] }.map { "\(program.name($0))=\(cut[$1])" }.joined(separator: ", ")
      }
      return [
        finding(route, link, ways, "part them by a literal that no value holds, or give them other types", inspection)
      ]
    }
    return []
  }

  private static func isPrinted(_ cut: [String], _ operands: [Template.Operand], _ custom: CustomTypes) -> Bool {
    zip(cut, operands).allSatisfy { text, operand in
      operand.parameter.map { $0.type.canonical(text.utf8, custom: custom) == text } ?? true
    }
  }

  /// The link of the route in which these slots hold these texts.
  private static func link(_ route: Int, _ texts: [(slot: Int, text: String)], _ table: RouteTable)
    -> TemplateRelation.Witness?
  {
    let template = table.routes[route].template
    for branch in 0..<8 {
      var sampler = PlainSampler(isFull: true, branch: branch, custom: table.custom)
      guard var captures = template.captures(from: &sampler) else { continue }
      guard texts.allSatisfy({ captures.values[$0.slot] != .absent }) else { continue }
      for (slot, text) in texts { captures.values[slot] = .text(text) }
      guard let text = table.text(showing: captures, route: route) else { continue }
      return TemplateRelation.Witness(method: template.method, text: text)
    }
    return nil
  }
}

extension Program {
  /// The segments of literals and parameters, wherever they stand.
  fileprivate var mixedSegments: [(pieces: [Piece], operands: [Template.Operand])] {
    (0..<instructionCount).compactMap { position in
      guard self[position].kind == .mixed, case .mixed(let operands) = label(self[position]) else { return nil }
      return (pieces(self[position]), operands)
    }
  }
}
