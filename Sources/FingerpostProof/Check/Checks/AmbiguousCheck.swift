extension TableAnalysis {
  /// A route that reads one link in two ways: only one of the two values comes back.
  ///
  ///     {a}/({b})/({c})    // x/y: b=y or c=y
  ///     {base}...{head}    // a...a...a
  func ambiguous(_ route: Int) -> Finding? { ambiguousPath(route) ?? ambiguousSegment(route) }

  private func ambiguousPath(_ route: Int) -> Finding? {
    let record = table.programs[route].record
    guard !record.isStraight || record.hasMore,
      let found = setting.spaces(of: [route]).lazy.compactMap(\.ambiguity).first
    else { return nil }
    let ways = found.ways.map { way in way.filter { $0.key >= 0 }.sorted { $0.key < $1.key }.map { ($0, $1) } }
    return ambiguity(
      route, found.link, ways, "nest one group in the other, or put a literal between them, or change a type")
  }

  private func ambiguousSegment(_ route: Int) -> Finding? {
    let (table, program) = (table, table.programs[route])
    for position in 0..<program.instructionCount where program[position].kind == .mixed {
      // Both cuts must be canonical, so that printing them gives the same text.
      guard case .mixed(let operands) = program.label(program[position]), operands.count > 2,
        let cuts = Label.cutTwice(operands), cuts.allSatisfy({ isPrinted($0, operands, table.custom) })
      else { continue }
      let slots = program.pieces(program[position]).map { Int($0.slot) }
      let ways = cuts.map { cut in zip(slots, cut).filter { $0.0 >= 0 } }
      // The link shows the ambiguity only if both values print it.
      let links = ways.map { link(route, $0) }
      guard let link = links[0], link == links[1] else { continue }
      return ambiguity(route, link, ways, "put a literal between them that no value contains, or give them other types")
    }
    return nil
  }

  private func isPrinted(_ cut: [String], _ operands: [Template.Operand], _ custom: CustomTypes) -> Bool {
    zip(cut, operands).allSatisfy { text, operand in
      operand.parameter.map { $0.type.canonical(text, custom: custom) == text } ?? true
    }
  }

  private func link(_ route: Int, _ texts: [(slot: Int, text: String)]) -> TemplateRelation.Witness? {
    (0..<8).lazy.compactMap { branch in
      guard var captures = table.sample(route, isFull: true, branch: branch),
        texts.allSatisfy({ captures.values[$0.slot] != .absent })
      else { return nil }
      for (slot, text) in texts { captures.values[slot] = .text(text) }
      return link(showing: captures, route)
    }.first
  }

  /// - Parameter ways: the texts of the slots in each way.
  private func ambiguity(
    _ route: Int, _ link: TemplateRelation.Witness, _ ways: [[(slot: Int, text: String)]], _ fix: String
  ) -> Finding {
    let program = table.programs[route]
    let readings = [(ways[0], ways[1]), (ways[1], ways[0])].map { way, other in
      let own = way.filter { value in !other.contains { $0 == value } }
      return own.isEmpty ? "without a value" : own.map { "\(program.name($0))=\($1)" }.joined(separator: ", ")
    }
    return finding(
      .ambiguous, [route], link,
      "\(name(route)) reads \(link) in two ways: \(readings.sorted().joined(separator: ", or "))", fix: fix)
  }
}
