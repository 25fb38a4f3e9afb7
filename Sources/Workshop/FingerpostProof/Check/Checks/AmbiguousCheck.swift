extension TableAnalysis {
  /// A route that reads one link in two ways: only one of the two values comes back.
  ///
  ///     {a}/({b})/({c})    // x/y: b=y or c=y
  ///     {base}...{head}    // a...a...a
  func ambiguous(_ route: Int) -> Finding? { ambiguousPath(route) ?? ambiguousSegment(route) }

  /// A link that a route reads in two ways, and the texts of the slots in each way.
  private typealias Twofold = (link: TemplateRelation.Witness, ways: [[(slot: Int, text: String)]])

  private func ambiguousPath(_ route: Int) -> Finding? {
    let record = table.programs[route].record
    if record.isStraight, !record.hasMore { return nil }
    return ambiguity(route, fix: "nest one group in the other, or put a literal between them, or change a type") {
      (rivals, isShown) in
      for space in setting.spaces(of: [route], beside: rivals) {
        guard let found = space.ambiguity(of: route, where: isShown) else { continue }
        return (
          found.link, found.ways.map { way in way.filter { $0.key >= 0 }.sorted { $0.key < $1.key }.map { ($0, $1) } }
        )
      }
      return nil
    }
  }

  private func ambiguousSegment(_ route: Int) -> Finding? {
    let (table, program) = (table, table.programs[route])
    return program.takers.filter { $0.kind == .mixed }.firstResult { instruction in
      // Both cuts must be canonical, so that printing them gives the same text.
      guard case .mixed(let operands) = program.label(instruction), operands.count > 2 else { return nil }
      let slots = program.pieces(instruction).map { Int($0.slot) }
      return ambiguity(
        route, fix: "put a literal between them that no value contains, or give them other types"
      ) { (rivals, isShown) in
        let labels = rivals.flatMap { rival in
          let program = table.programs[rival]
          return program.takers.map(program.label)
        }
        // Escapes tell values apart that hold a separator, but not everywhere: a captured host and compact text have none, and where a
        // separator is printed escaped itself, all of them are the same.
        let separators = operands.mayHoldSeparators(table.custom) ? operands.separators : []
        return (separators.isEmpty ? [[]] : [separators, []]).firstResult { (separators: [UInt8]) in
          guard let cuts = Label.cutTwice(operands, apart: separators, beside: labels),
            cuts.allSatisfy({ isPrinted($0, operands, table.custom) })
          else { return nil }
          let ways = cuts.map { cut in zip(slots, cut).filter { $0.0 >= 0 }.map { (slot: $0, text: $1) } }
          // The link shows the ambiguity only if both values print it.
          return (0..<8).firstResult { branch in
            let links = ways.map { link(route, $0, branch: branch) }
            guard links[0] == links[1], let shown = links[0], isShown(shown) else { return nil }
            return (shown, ways)
          }
        }
      }
    }
  }

  private func isPrinted(_ cut: [String], _ operands: [Template.Part], _ custom: CustomTypes) -> Bool {
    zip(cut, operands).allSatisfy { text, operand in
      operand.parameter.map { $0.type.canonical(text, custom: custom) == text } ?? true
    }
  }

  private func link(_ route: Int, _ texts: [(slot: Int, text: String)], branch: Int) -> TemplateRelation.Witness? {
    guard var captures = table.sample(route, isFull: true, branch: branch),
      texts.allSatisfy({ captures.values[$0.slot] != .absent })
    else { return nil }
    for (slot, text) in texts { captures.values[slot] = .text(text) }
    return link(showing: captures, route)
  }

  /// - Parameter find: looks for a link to show, beside routes whose links it is not to be.
  private func ambiguity(
    _ route: Int, fix: String,
    _ find: (_ rivals: [Int], _ isShown: @escaping (TemplateRelation.Witness) -> Bool) -> Twofold?
  ) -> Finding? {
    guard var (link, ways) = find([], { _ in true }) else { return nil }
    let shown = shownLink(link, wonBy: [route], Set(meetings(of: route).map { $0.other })) { thirds, isWon in
      let found = find(thirds, isWon)
      if let found { (link, ways) = found }
      return found?.link
    }
    let program = table.programs[route]
    let readings = [(ways[0], ways[1]), (ways[1], ways[0])].map { way, other in
      let own = way.filter { value in !other.contains { $0 == value } }
      return own.isEmpty ? "without a value" : own.map { "\(program.name($0))=\($1)" }.joined(separator: ", ")
    }
    let taker = shown.flatMap { $0.winner == route ? nil : "; \(name($0.winner, beside: route)) wins this one" } ?? ""
    return finding(
      .ambiguous, [route], link,
      "\(name(route)) reads \(link) in two ways: \(readings.sorted().joined(separator: ", or "))\(taker)", fix: fix)
  }
}

extension Program {
  /// What takes the segments of the path, the values of items, and the segments of the fragment.
  fileprivate var takers: [Instruction] {
    let path = (0..<instructionCount).map { self[$0] }.filter { $0.isTaking }
    let items = (allSteps + fragmentSteps).filter { $0.kind != .rest }.flatMap(items)
    return path + (fragmentParts.map(self.path) ?? []) + items.map { $0.value }
  }
}
