import FingerpostEngine

/// A link that one route reads in two ways, with different values.
struct Ambiguity {
  let link: TemplateRelation.Witness
  /// The text of each parameter by slot, in both ways.
  let ways: [[Int: String]]
}

extension LinkSpace {
  /// The first such link of the first route, in order of path length.
  var ambiguity: Ambiguity? {
    machines[0].firstTwoWays(letters: letters, reads: { $1.reads[$0.sure] }, target: target, found: ambiguity)
  }

  /// The parameter that takes a segment in this state; a number of its own for a mixed segment, −1 for none.
  private func target(_ state: Int) -> Int {
    let instruction = programs[0][state]
    return switch instruction.kind {
    case .capture, .rest, .more: Int(instruction.index)
    case .mixed: -2 - state
    default: -1
    }
  }

  private func ambiguity(_ steps: [Machine<PathLabel>.Step<TextClass>]) -> Ambiguity? {
    let states = steps.map { [$0.state.first, $0.state.second] }
    let variants = Set(states.last?.compactMap(machines[0].end) ?? [])
    guard case .found(let point) = rest.solve(variants.sorted().flatMap { rest.wanted(programs[0], $0) }) else {
      return nil
    }
    var segments = steps.compactMap(\.letter?.text)
    let targets = states.map { $0.map(target) }
    var ways = ways(segments, targets)
    // Different parameters may have taken the same text; another text gives them different values.
    for segment in segments.indices where ways[0] == ways[1] && targets[segment][0] != targets[segment][1] {
      let taking = states[segment].compactMap(machines[0].label).map { labels[$0.sure] }
      for text in SampleTexts(labels).texts + [segments[segment] + [0x62], [0x38], [0x39]] {
        let isAllowed = segment > 0 || form.firstComponent.allows(text)
        guard isAllowed, taking.allSatisfy({ $0.reads(text) }) else { continue }
        var others = segments
        others[segment] = text
        ways = self.ways(others, targets)
        guard ways[0] != ways[1] else { continue }
        segments = others
        break
      }
    }
    guard ways[0] != ways[1] else { return nil }
    return witness(segments, at: point, matching: [0], notMatching: []).map { Ambiguity(link: $0, ways: ways) }
  }

  /// The canonical text of each parameter in both ways, or its default. A list is shown as its part of the path.
  private func ways(_ segments: [[UInt8]], _ targets: [[Int]]) -> [[Int: String]] {
    let program = programs[0]
    return [0, 1].map { way in
      var values: [Int: String] = [:]
      for (segment, target) in zip(segments, targets.map { $0[way] }) where target != -1 {
        let value = target < 0 ? nil : program.type(target).element.canonical(segment, custom: setting.custom)
        let text = value ?? String(decoding: segment, as: UTF8.self)
        values[target] = values[target].map { "\($0)/\(text)" } ?? text
      }
      for slot in 0..<program.slotCount where values[slot] == nil { values[slot] = program.standard(slot) }
      return values
    }
  }
}
