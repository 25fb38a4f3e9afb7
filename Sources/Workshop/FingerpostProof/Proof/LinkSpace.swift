/// Links are searched together if their origins allow the same segments, which the first one tells: see ``LinkSpace/form``.
extension TextLabel.Component {
  static let firstSegments: [Self] = [.segment, .host, .wholeHost, .compactSegment]

  /// The component of the first segment in links of an origin.
  init(firstSegmentAt origin: CheckedOrigin) {
    switch origin.form {
    case .scheme, .schemePath, .web, .path: self = .segment
    case .host: self = origin.host.isEmpty ? .wholeHost : .host
    case .compact: self = .compactSegment
    }
  }
}

extension Origin {
  /// Whether part of the host is the first segment.
  package var capturesHost: Bool { (try? CheckedOrigin(self))?.form == .host }
}

extension OriginSet {
  /// One source for each set of origins that a link of this form can belong to.
  func representatives(_ form: TextLabel.Component) -> [Location.Source] {
    var sources: [Location.Source] = []
    for origin in checked where TextLabel.Component(firstSegmentAt: origin) == form {
      guard let source = source(of: origin) ?? host(below: origin) else { continue }
      if !sources.contains(where: { $0.origins == source.origins && $0.form == source.form }) { sources.append(source) }
    }
    return sources
  }

  /// A host that fits a wildcard and as few other origins as possible, none of which captures it.
  private func host(below origin: CheckedOrigin) -> Location.Source? {
    // Domains for any host: one more than there are origins that capture part of a host.
    let unknown = [""] + (0..<checked.count { $0.form == .host }).map(String.init)
    let domains = origin.host.isEmpty ? unknown.map { Array(".invalid\($0)".utf8) } : [origin.host]
    var best: Location.Source?
    for index in 0...checked.count {
      let name = index < 26 ? [UInt8(ascii: "a") + UInt8(index)] : Array("a\(index)".utf8)
      let fitting = domains.lazy.compactMap { self.source(scheme: origin.scheme, host: name + $0, port: origin.port) }
      guard let source = fitting.first(where: { $0.form == origin.form }) else { continue }
      if source.origins.nonzeroBitCount < best?.origins.nonzeroBitCount ?? .max { best = source }
    }
    return best
  }
}

/// The links of one form, as far as some routes tell them apart: a machine for each path, and one dimension for each other part.
package final class LinkSpace {
  let setting: RelationSetting
  /// The component of the first segment; with it the links have no query if they are compact text, and no root if it is a host.
  private let form: TextLabel.Component
  let routes: [Int]
  /// The index in `routes` of a route that must print the path: the last one, if any.
  let printer: Int?
  let programs: [Program]
  let machines: [Machine<Int>]
  let rest: LocationSpace
  private let sources: [Location.Source]
  private let overapproximates: Bool
  private let memory = Work.Memory()
  private var alphabet: Alphabet
  /// The letters by the number of segments before.
  private var letters: [[TextClass]] = []
  /// The states that the machines may be in after as many segments as there are letters.
  private var standing: [[Int]]

  /// - Parameter overapproximates: whether custom types may read anything; then links that are found need not exist.
  init(
    _ setting: RelationSetting, _ form: TextLabel.Component, _ sources: [Location.Source], _ routes: [Int],
    printer: Int?,
    overapproximates: Bool = false
  ) {
    (self.setting, self.form, self.sources, self.overapproximates) = (setting, form, sources, overapproximates)
    self.printer = printer == nil ? nil : routes.count
    self.routes = routes + (printer.map { [$0] } ?? [])
    let programs = self.routes.map { setting.programs[$0] }
    self.programs = programs
    var alphabet = Alphabet(form.isInHost ? .segment : form, setting, overapproximates: overapproximates)
    let memory = memory
    machines = programs.enumerated().map { index, program in
      let machine = Machine(program, isCompact: form == .compactSegment, prints: index == routes.count, &alphabet)
      memory.grow(machine.after.reduce(0) { $0 + 8 * $1.count + 64 })
      return machine
    }
    self.alphabet = alphabet
    standing = machines.map { $0.start }
    rest = LocationSpace(
      programs, setting, sources, isBare: form == .compactSegment, overapproximates: overapproximates)
  }

  /// Whether there is a link without segments.
  var hasRoot: Bool { !form.isInHost }

  /// Whether a label surely reads a letter.
  func reads(_ letter: TextClass, by label: Int) -> Bool { letter.reads[label] && !alphabet.isOpen(label) }

  var isComplete: Bool { alphabet.isComplete && rest.isComplete }

  /// The letters that may follow this many segments.
  func letters(at depth: Int) -> [TextClass] {
    while letters.count <= depth {
      let met = zip(machines, standing).flatMap { machine, states in states.compactMap(machine.label) }
      letters.append(alphabet.letters(of: Set(met).sorted(), at: letters.isEmpty ? form : nil))
      standing = zip(machines, standing).map { $0.next($1) { _ in true } }
    }
    return letters[depth]
  }

  // MARK: Proofs

  /// Whether all of some contests end as stated for some link; `.no` only if that is certain.
  ///
  /// - Parameters:
  ///   - tries: how many links are tried before the search is given up.
  ///   - isRight: whether a link reaches the goal; if one does not that surely should, the proof is in doubt.
  ///   - isWanted: whether a link that does is one that the caller looks for.
  package func fact(
    _ contests: [LinkSearch.Contest], tries: Int = 1, where isRight: (TemplateRelation.Witness) -> Bool = { _ in true },
    isWanted: (TemplateRelation.Witness) -> Bool = { _ in true }
  ) -> TemplateRelation.Fact {
    var (search, tries) = (LinkSearch(self, contests, triesAll: tries > 1), tries)
    let found = search.first { link, isSure -> TemplateRelation.Fact? in
      tries -= 1
      if link.isAssumed { return .unknown }
      if isRight(link) {
        if isWanted(link) { return .yes(link) }
      } else if isSure {
        return .unknown
      }
      return tries > 0 ? nil : .unknown
    }
    if let found { return found }
    // If custom types leave something open, search again, assuming that they may read anything.
    if !overapproximates, rest.isOpaque || alphabet.isOpaque {
      return overapproximation.fact(contests, tries: tries, where: isRight, isWanted: isWanted)
    }
    return search.isComplete ? .no : .unknown
  }

  private lazy var overapproximation = copy(overapproximates: true)

  /// The same links, told apart by one more route.
  func copy(beside rival: Int? = nil, overapproximates: Bool = false) -> LinkSpace {
    let others = rival.map { [$0] } ?? []
    return LinkSpace(
      setting, form, sources, (routes.dropLast(printer == nil ? 0 : 1) + others).sorted(),
      printer: printer.map { routes[$0] }, overapproximates: overapproximates)
  }

  /// A link with these segments at a point of `rest`, if some routes match it and others do not, each tried alone; otherwise nil.
  func witness(
    _ segments: [[UInt8]], at point: [Int], matching: [Int], notMatching: [Int]
  ) -> TemplateRelation.Witness? {
    let (location, method) = rest.location(segments, at: point)
    guard let text = try? location.print() else { return nil }
    let link = TemplateRelation.Witness(method: method, text: text)
    let isRight =
      matching.allSatisfy { setting.isMatch(link, by: routes[$0]) }
      && !notMatching.contains { setting.isMatch(link, by: routes[$0]) }
    return isRight ? link : nil
  }
}

extension RelationSetting {
  func relation(of first: Int, to second: Int) -> TemplateRelation {
    typealias Contest = LinkSearch.Contest
    let goals = [
      [Contest(winner: first), Contest(winner: second)],
      [Contest(winner: first), Contest(winner: nil, rivals: [second])],
      [Contest(winner: second), Contest(winner: nil, rivals: [first])],
    ]
    var facts = goals.map { _ in TemplateRelation.Fact.no }
    for space in spaces(of: [first, second]) {
      for (index, goal) in goals.enumerated() where !facts[index].isYes {
        facts[index] = facts[index].or(space.fact(goal))
      }
    }
    for (index, routes) in [(1, (first, second)), (2, (second, first))] where facts[index].isNo && !facts[0].isNo {
      facts[index] = rawFact(of: routes.0, besides: routes.1)
    }
    let relation = TemplateRelation(both: facts[0], onlyFirst: facts[1], onlySecond: facts[2])
    // Where there is too much to search, plain links may still show it.
    return relation.kind == .unknown ? plainCrossing(of: first, and: second) ?? relation : relation
  }
}

extension RelationSetting {
  /// Whether a route has links that another has not, of those that a raw rest alone reads: with doubled slashes, or with only a
  /// query after the slash.
  private func rawFact(of route: Int, besides other: Int) -> TemplateRelation.Fact {
    let (mine, its) = (programs.routes[route], programs.routes[other])
    guard mine.hasRawRest, !its.hasRawRest else { return .no }
    let link = rawLinks(of: route).first { isMatch($0, by: route) && !isMatch($0, by: other) }
    return link.map { .yes($0) } ?? .unknown
  }

  /// Links of a route that a raw rest alone reads; none if it has none.
  package func rawLinks(of route: Int) -> [TemplateRelation.Witness] {
    let instructions = programs[route].instructions
    guard let rest = instructions.first(where: { $0.kind == .rawRest }),
      var captures = table.sample(route, isFull: true)
    else { return [] }
    return ["a//a", "/a", "?a", "a//a/1", "https://a.example/a"].flatMap { text in
      captures.values[Int(rest.index)] = .text(text)
      return ([nil] + table.origins(of: route).map { Optional($0) }).compactMap {
        table.text(showing: captures, route: route, at: $0)
      }
      .map { TemplateRelation.Witness(method: table.routes[route].template.method, text: $0) }
    }
  }
}

extension LinkSpace {
  /// A link that one route reads in two ways, and the different values: the text of each parameter by slot, in both ways.
  package typealias Ambiguity = (link: TemplateRelation.Witness, ways: [[Int: String]])

  /// The first such link of a route that is wanted, in order of path length.
  package func ambiguity(
    of route: Int, where isWanted: (TemplateRelation.Witness) -> Bool = { _ in true }
  ) -> Ambiguity? {
    guard let side = routes.firstIndex(of: route) else { return nil }
    let rivals = machines.indices.filter { $0 != side }
    let others = Set(rivals.flatMap { side in machines[side].states.indices.compactMap(machines[side].label) })
    /// Of the letters that lead to one state the first is taken: best one that few other routes read.
    var ordered: [[TextClass]] = []
    return machines[side].readTwice(
      letters: { depth in
        while ordered.count <= depth {
          let letters = letters(at: ordered.count)
          ordered.append(
            others.isEmpty ? letters : letters.sorted { letter in [.number(others.count { letter.reads[$0] })] })
        }
        return ordered[depth]
      },
      reads: { reads($1, by: $0) }, target: { target(side, $0) },
      found: { ambiguity(side, $0, $1, where: isWanted) })
  }

  /// The parameter that takes a segment in this state; a number of its own for a mixed segment, −1 for none.
  private func target(_ side: Int, _ state: Int) -> Int {
    let instruction = programs[side][state]
    return switch instruction.kind {
    case .capture, .rest, .rawRest, .more: Int(instruction.index)
    case .mixed: -2 - state
    default: -1
    }
  }

  private func ambiguity(
    _ side: Int, _ letters: [TextClass], _ states: [[Int]], where isWanted: (TemplateRelation.Witness) -> Bool
  ) -> Ambiguity? {
    let variants = Set(states.last?.compactMap(machines[side].end) ?? [])
    let clauses = variants.sorted().flatMap { rest.wanted(programs[side], $0) }
    guard let point = rest.solve(clauses).point else { return nil }
    var segments = letters.map { $0.text }
    let targets = states.map { $0.map { target(side, $0) } }
    var ways = ways(side, segments, targets)
    // Different parameters may have taken the same text; another text gives them different values.
    for segment in segments.indices where ways[0] == ways[1] && targets[segment][0] != targets[segment][1] {
      let taking = states[segment].compactMap(machines[side].label).map { alphabet.labels[$0] }
      for text in SampleTexts(alphabet.labels).texts + [segments[segment] + [0x62], [0x38], [0x39]] {
        let isAllowed = segment > 0 || form.allows(text)
        guard isAllowed, taking.allSatisfy({ $0.reads(text) }) else { continue }
        var others = segments
        others[segment] = text
        ways = self.ways(side, others, targets)
        guard ways[0] != ways[1] else { continue }
        segments = others
        break
      }
    }
    guard ways[0] != ways[1] else { return nil }
    guard let link = witness(segments, at: point, matching: [side], notMatching: []), isWanted(link) else { return nil }
    return (link, ways)
  }

  /// The canonical text of each parameter in both ways, or its default. A list is shown as its part of the path.
  private func ways(_ side: Int, _ segments: [[UInt8]], _ targets: [[Int]]) -> [[Int: String]] {
    let program = programs[side]
    return [0, 1].map { way in
      var values: [Int: String] = [:]
      for (segment, target) in zip(segments, targets.map { $0[way] }) where target != -1 {
        let text = String(decoding: segment, as: UTF8.self)
        let value = target < 0 ? nil : program.type(target).element.canonical(text, custom: setting.custom)
        values[target] = values[target].map { "\($0)/\(value ?? text)" } ?? value ?? text
      }
      for slot in 0..<program.slotCount where values[slot] == nil { values[slot] = program.defaultValue(slot) }
      return values
    }
  }
}
