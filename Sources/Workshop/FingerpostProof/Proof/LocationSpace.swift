/// All parts of a location besides its path, as far as some routes tell them apart: one dimension for the method, the origin, the
/// fragment, and each query key.
///
///     x?{n:int}, x?{s}, POST x     no method, HEAD, POST, PUT  ×  n absent, 1, a  ×  s absent, a
///
/// Of all values of a dimension it knows one for each set of routes that read it, so the space is finite. A point has a value in each
/// dimension: (POST, n = 1, s absent) is `POST x?n=1`. What a route needs is a list of clauses: an int for `n`; or POST. Two routes meet
/// where one point satisfies the clauses of both, and ``solve(_:)`` looks for it: here the first and the third route meet at that point.
struct LocationSpace {
  private let methods: [(name: String?, number: Request.Method)]
  private let sources: [Location.Source]
  private let keys: [[UInt8]]
  /// The values of the fragment, then of each key.
  private let values: [ValueSpace]
  /// The fragments in place of such values, if some route reads several parts of them.
  private let fragments: FragmentSpace?
  private let isStrict: (Int) -> Bool
  private let known = KnownDemands()

  init(
    _ programs: [Program], _ setting: RelationSetting, _ sources: [Location.Source], isBare: Bool,
    overapproximates: Bool
  ) {
    (self.sources, isStrict) = (sources, setting.isStrict)
    let numbers = Set(programs.map { Int($0.record.method) }).subtracting([0])
    let named = Set(numbers.map { setting.table.methods[$0 - 1] }).subtracting(["GET", "HEAD"]).sorted()
    let other = ["POST", "PUT", "BREW"].first { !named.contains($0) } ?? "A-" + named.joined(separator: "-")
    methods = ([nil, "HEAD"] + (named + [other]).map { Optional($0) }).map {
      ($0, Request.Method($0, among: setting.table.methods))
    }
    var wants: [[UInt8]: [Want]] = [:]
    for program in programs {
      for (key, item) in program.namedItems { wants[key, default: []].append(program.want(item.value)) }
    }
    if programs.contains(where: { $0.hasQueryRest }) {
      // An item that no route names stands for all of them.
      var key = Array("more".utf8)
      while wants[key] != nil { key.append(UInt8(ascii: "_")) }
      wants[key] = [Want(label: .type(.string), isOptional: true)]
    }
    keys = wants.keys.sorted { $0.lexicographicallyPrecedes($1) }
    let hasParts = programs.contains { $0.fragmentParts != nil }
    fragments = hasParts ? FragmentSpace(programs, setting, isBare: isBare) : nil
    let fragments = hasParts ? [] : programs.compactMap { program in program.record.fragment.map(program.want) }
    let strictness = Set(programs.map { setting.isStrict($0.route) })
    func space(_ wants: [Want], repeats: Bool) -> ValueSpace {
      ValueSpace(
        wants, repeats: repeats, strictness: strictness, isBare: isBare, overapproximates: overapproximates, setting)
    }
    values = [space(fragments, repeats: false)] + keys.map { space(wants[$0] ?? [], repeats: true) }
  }

  /// How many values each dimension has.
  private var sizes: [Int] {
    [methods.count, sources.count, fragments?.texts.count ?? values[0].lists.count]
      + values.dropFirst().map { $0.lists.count }
  }
  var isComplete: Bool { values.allSatisfy { $0.isComplete } && fragments?.isComplete != false }
  var isOpaque: Bool { values.contains(where: { $0.isOpaque }) }

  func location(_ segments: [[UInt8]], at point: [Int]) -> (location: Location, method: String?) {
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    let lists = zip(values.dropFirst(), point.dropFirst(3)).map { $0.lists[$1].texts.map(text) }
    let query = zip(keys, lists).flatMap { key, list in
      list.map { Location.QueryItem(key: text(key), value: $0) }
    }
    var location = Location(
      source: sources[point[1]], segments: segments.map(text), query: query,
      fragment: fragments == nil ? values[0].lists[point[2]].texts.first.map(text) : nil)
    location.spelledFragment = fragments?.texts[point[2]]
    return (location, methods[point[0]].name)
  }

  /// Whether it is assumed there what custom types read.
  func isAssumed(at point: [Int]) -> Bool {
    zip(values, point.dropFirst(2)).enumerated().contains { number, pair in
      (number > 0 || fragments == nil) && pair.0.lists[pair.1].isAssumed
    }
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

  /// No items but those that a route reads.
  func noKeys(besides program: Program) -> Clause {
    if program.hasQueryRest { return [[]] }
    let own = Set(program.namedItems.map { $0.key })
    let others = keys.indices.filter { !own.contains(keys[$0]) }
    return [others.map { Demand(dimension: $0 + 3, allowed: values[$0 + 1].lists.map { $0.texts.isEmpty }) }]
  }

  /// What keeps a route from matching in a variant, whatever custom types read.
  func obstacles(_ program: Program, _ variant: Int) -> Clause {
    demands(program, variant, forSure: false).map { $0.map { $0.opposite } }
      .filter { demands in demands.allSatisfy { $0.allowed.contains(true) } }
  }

  /// What was found out about routes: their demands are asked for at every end of a path.
  private final class KnownDemands {
    struct Key: Hashable {
      let route: Int
      let variant: Int
      let forSure: Bool
    }

    var all: [Key: [[Demand]]] = [:]
    private let memory = Work.Memory()

    func add(_ demands: [[Demand]], _ key: Key) {
      all[key] = demands
      let size = demands.joined().reduce(0) { $0 + $1.allowed.count + 80 }
      memory.grow(size)
      Work.current?.spend(size)
    }
  }

  /// The demands of a variant: one of each of these lists must hold.
  private func demands(_ program: Program, _ variant: Int, forSure: Bool) -> [[Demand]] {
    let key = KnownDemands.Key(route: program.route, variant: variant, forSure: forSure)
    if let demands = known.all[key] { return demands }
    let demands = newDemands(program, variant, forSure: forSure)
    known.add(demands, key)
    return demands
  }

  private func newDemands(_ program: Program, _ variant: Int, forSure: Bool) -> [[Demand]] {
    var demands = [
      [Demand(dimension: 0, allowed: methods.map { $0.number.allows(program.record.method) })],
      [Demand(dimension: 1, allowed: sources.map { $0.origins & program.record.origins != 0 })],
    ]
    if let fragment = program.record.fragment {
      // A fragment that is there must read.
      let taken =
        fragments?.taken(by: program)
        ?? values[0].taken(by: program.want(fragment), forSure: forSure, isStrict: true)
      demands.append([Demand(dimension: 2, allowed: taken)])
    }
    let isStrict = isStrict(program.route)
    for step in program.steps(variant) where step.kind != .rest {
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

  /// The points that meet one alternative of every clause, the plainest values first; nil if there are more than `most`, or too many
  /// to try.
  func points(_ clauses: [Clause], most: Int) -> [[Int]]? {
    var points: [[Int]] = [[]]
    for (dimension, size) in sizes.enumerated() {
      var longer: [[Int]] = []
      for point in points {
        Work.current?.spend(size * (clauses.count + 4))
        // A clause is decided once all of its dimensions are known.
        longer += (0..<size).lazy.map { point + [$0] }.filter { point in
          clauses.allSatisfy { clause in
            clause.contains { demands in
              demands.allSatisfy { $0.dimension > dimension || $0.allowed[point[$0.dimension]] }
            }
          }
        }
        if longer.count > most || Work.isOver { return nil }
      }
      points = longer
    }
    return points
  }

  /// Looks for a point that meets one alternative of every clause, with the plainest values first.
  ///
  /// A key appears in one item of a template. So most clauses have one alternative, and the others seldom concern the same key.
  ///
  /// - Returns: the index of the value in each dimension, and whether there is no point if none is found.
  func solve(_ clauses: [Clause]) -> (point: [Int]?, isComplete: Bool) {
    var work = 10_000
    let counter = Work.current
    func point(_ open: [[Bool]], _ clauses: ArraySlice<Clause>) -> [Int]? {
      guard let clause = clauses.first else { return open.map { $0.firstIndex(of: true) ?? 0 } }
      for demands in clause where work > 0 {
        work = counter?.isOver == true ? 0 : work - 1
        counter?.spend(open.count + demands.reduce(0) { $0 + $1.allowed.count })
        var narrowed = open
        for demand in demands {
          narrowed[demand.dimension] = zip(narrowed[demand.dimension], demand.allowed).map { $0 && $1 }
        }
        guard demands.allSatisfy({ narrowed[$0.dimension].contains(true) }) else { continue }
        if let found = point(narrowed, clauses.dropFirst()) { return found }
        // The others leave no more open.
        if narrowed == open { return nil }
      }
      return nil
    }
    // The recursion is as deep as there are clauses.
    guard clauses.count < 1000 else { return (nil, false) }
    let found = point(sizes.map { Array(repeating: true, count: $0) }, clauses.sorted { $0.count < $1.count }[...])
    return (found, work > 0)
  }
}

extension Program {
  fileprivate var namedItems: [(key: [UInt8], item: StepItem)] {
    allSteps.filter { $0.kind != .rest }.flatMap { items($0) }.map { (bytes($0.key), $0) }
  }
}
