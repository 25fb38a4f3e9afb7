import FingerpostEngine

/// All parts of a location besides its path, as far as some routes tell them apart: one dimension for the method, the origin, the
/// fragment, and each query key.
struct LocationSpace {
  private let methods: [(name: String?, number: Request.Method)]
  private let sources: [Location.Source]
  private let keys: [[UInt8]]
  /// The values of the fragment, then of each key.
  private let values: [ValueSpace]
  private let isStrict: (Int) -> Bool

  init(
    _ programs: [Program], _ setting: RelationSetting, _ form: LinkForm, _ sources: [Location.Source], supposing: Bool
  ) {
    (self.sources, isStrict) = (sources, setting.isStrict)
    let numbers = Set(programs.map { Int($0.record.method) }).subtracting([0])
    let named = Set(numbers.map { setting.methods[$0 - 1] }).subtracting(["GET", "HEAD"]).sorted()
    let other = ["POST", "PUT", "BREW"].first { !named.contains($0) } ?? "A-" + named.joined(separator: "-")
    methods = ([nil, "HEAD"] + named + [other]).map { ($0, Request.Method($0, among: setting.methods)) }
    var wants: [[UInt8]: [Want]] = [:]
    for program in programs {
      for item in (0..<program.variantCount).flatMap(program.steps).flatMap(program.items) {
        wants[program.bytes(item.key), default: []].append(program.want(item.value))
      }
    }
    keys = wants.keys.sorted { $0.lexicographicallyPrecedes($1) }
    let fragments = programs.compactMap { program in program.record.fragment.map(program.want) }
    let strictness = Set(programs.map { setting.isStrict($0.route) })
    func space(_ wants: [Want], repeats: Bool) -> ValueSpace {
      ValueSpace(
        wants, repeats: repeats, strictness: strictness, isBare: form == .compact, supposing: supposing, setting)
    }
    values = [space(fragments, repeats: false)] + keys.map { space(wants[$0] ?? [], repeats: true) }
  }

  var isComplete: Bool { values.allSatisfy(\.isComplete) }
  var isOpaque: Bool { values.contains(where: \.isOpaque) }

  /// The location at a point of this space.
  func location(_ segments: [[UInt8]], at point: [Int]) -> (location: Location, method: String?) {
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    let lists = zip(values, point.dropFirst(2)).map { $0.lists[$1].texts.map(text) }
    let query = zip(keys, lists.dropFirst()).flatMap { key, list in
      list.map { Location.QueryItem(key: text(key), value: $0) }
    }
    let location = Location(
      source: sources[point[1]], segments: segments.map(text), query: query, fragment: lists[0].first)
    return (location, methods[point[0]].name)
  }

  // MARK: Demands

  /// Allows some values of one dimension, by index.
  struct Demand {
    var dimension: Int
    var allowed: [Bool]

    var opposite: Demand { Demand(dimension: dimension, allowed: allowed.map { !$0 }) }
  }

  /// Alternatives, each of several demands that must hold together.
  typealias Clause = [[Demand]]

  /// What a route certainly needs to match, if its path ends in a variant.
  func wanted(_ program: Program, _ variant: Int) -> [Clause] {
    demands(program, variant, forSure: true).map { alternatives in alternatives.map { [$0] } }
  }

  /// What keeps a route from matching in a variant, whatever custom types read.
  func obstacles(_ program: Program, _ variant: Int) -> Clause {
    demands(program, variant, forSure: false).map { $0.map(\.opposite) }
      .filter { demands in demands.allSatisfy { $0.allowed.contains(true) } }
  }

  /// The demands of a variant: one of each of these lists must hold.
  private func demands(_ program: Program, _ variant: Int, forSure: Bool) -> [[Demand]] {
    var demands = [
      [Demand(dimension: 0, allowed: methods.map { $0.number.allows(program.record.method) })],
      [Demand(dimension: 1, allowed: sources.map { $0.origins & program.record.origins != 0 })],
    ]
    if let fragment = program.record.fragment {
      // A fragment that is there must read.
      let taken = values[0].taken(by: program.want(fragment), forSure: forSure, isStrict: true)
      demands.append([Demand(dimension: 2, allowed: taken)])
    }
    let isStrict = isStrict(program.route)
    for step in program.steps(variant) {
      let items = program.items(step).map { item in
        var want = program.want(item.value)
        want.isOptional = want.isOptional || step.kind == .optional
        let key = keys.firstIndex(of: program.bytes(item.key)) ?? 0
        let taken = values[key + 1].taken(by: want, forSure: forSure, isStrict: isStrict)
        return Demand(dimension: key + 3, allowed: taken)
      }
      // A step that any value satisfies demands nothing.
      if !items.contains(where: { !$0.allowed.contains(false) }) { demands.append(items) }
    }
    return demands
  }

  // MARK: Solving

  enum Solution {
    /// The index of the value in each dimension.
    case found([Int])
    case none
    case gaveUp
  }

  /// The points that meet one alternative of every clause, the plainest values first; nil if there are more than `most`.
  func points(_ clauses: [Clause], most: Int) -> [[Int]]? {
    let sizes = [methods.count, sources.count] + values.map(\.lists.count)
    var points: [[Int]] = [[]]
    for (dimension, size) in sizes.enumerated() {
      // A clause whose dimensions are all known is settled.
      points = points.flatMap { point in (0..<size).map { point + [$0] } }.filter { point in
        clauses.allSatisfy { clause in
          clause.contains { demands in
            demands.allSatisfy { $0.dimension > dimension || $0.allowed[point[$0.dimension]] }
          }
        }
      }
      if points.count > most { return nil }
    }
    return points
  }

  /// Looks for a point that meets one alternative of every clause, with the plainest values first.
  ///
  /// A key appears in one item of a template. So most clauses have one alternative, and the others seldom concern the same key.
  func solve(_ clauses: [Clause]) -> Solution {
    var work = 10_000
    func point(_ open: [[Bool]], _ clauses: ArraySlice<Clause>) -> [Int]? {
      guard let clause = clauses.first else { return open.map { $0.firstIndex(of: true) ?? 0 } }
      for demands in clause where work > 0 {
        work -= 1
        var narrowed = open
        for demand in demands {
          narrowed[demand.dimension] = zip(narrowed[demand.dimension], demand.allowed).map { $0 && $1 }
        }
        guard demands.allSatisfy({ narrowed[$0.dimension].contains(true) }) else { continue }
        if let found = point(narrowed, clauses.dropFirst()) { return found }
      }
      return nil
    }
    // The recursion is as deep as there are clauses.
    guard clauses.count < 1000 else { return .gaveUp }
    let sizes = [methods.count, sources.count] + values.map(\.lists.count)
    let found = point(sizes.map { Array(repeating: true, count: $0) }, clauses.sorted { $0.count < $1.count }[...])
    return found.map { .found($0) } ?? (work > 0 ? .none : .gaveUp)
  }
}
