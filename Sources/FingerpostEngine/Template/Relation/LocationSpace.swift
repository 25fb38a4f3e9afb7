/// All that a location has beside its path, as far as two sides can tell it apart: one dimension for the method, the
/// origin, the fragment, and each query key.
struct LocationSpace {
  let methods: [String?]
  let sources: [Location.Source]
  private(set) var fragment: ValueSpace
  private(set) var keys: [[UInt8]] = []
  private(set) var values: [ValueSpace] = []
  private let isStrict: Bool

  /// - Parameter isBare: there are no query and no fragment, as in compact text.
  init(
    _ sides: [RelationSide], _ sources: [Location.Source], isStrict: Bool, isBare: Bool, supposing: Bool,
    _ custom: CustomTypes
  ) {
    self.sources = sources
    self.isStrict = isStrict
    let named = Set(sides.compactMap(\.method)).subtracting(["GET", "HEAD"]).sorted()
    let other = ["POST", "PUT", "BREW"].first { !named.contains($0) } ?? "A-" + named.joined(separator: "-")
    methods = [nil, "HEAD"] + named + [other]
    var wants: [[UInt8]: [ValueSpace.Want]] = [:]
    for side in sides {
      for item in (0..<side.program.variantCount).flatMap(side.program.steps).flatMap(side.program.items) {
        wants[side.program.bytes(item.key), default: []].append(side.want(item))
      }
    }
    keys = wants.keys.sorted { $0.lexicographicallyPrecedes($1) }
    let fragments = sides.compactMap(\.fragment)
    fragment = ValueSpace(fragments, repeats: false, supposing: supposing, custom)
    values = keys.map { ValueSpace(wants[$0] ?? [], repeats: true, supposing: supposing, custom) }
    guard isBare else { return }
    fragment.removeValues()
    for index in values.indices { values[index].removeValues() }
  }

  var sizes: [Int] { [methods.count, sources.count, fragment.lists.count] + values.map(\.lists.count) }
  var isComplete: Bool { fragment.isComplete && values.allSatisfy(\.isComplete) }
  var isOpaque: Bool { fragment.isOpaque || values.contains(where: \.isOpaque) }

  /// The location at a point of this space.
  func location(_ segments: [[UInt8]], at point: [Int]) -> (location: Location, method: String?) {
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    var query: [Location.QueryItem] = []
    for (index, key) in keys.enumerated() {
      for value in values[index].lists[point[index + 3]] {
        query.append(Location.QueryItem(key: text(key), value: text(value.text)))
      }
    }
    let fragment = fragment.lists[point[2]].first.map { text($0.text) }
    let location = Location(source: sources[point[1]], segments: segments.map(text), query: query, fragment: fragment)
    return (location, methods[point[0]])
  }

  /// What a side wants where its path ends in a variant, for sure.
  func wanted(_ side: RelationSide, _ variant: Int) -> [Clause] {
    let outer = outer(side, forSure: true).map { [[$0]] }
    return outer
      + side.program.steps(variant).compactMap { step in
        let items = demands(step, side, forSure: true)
        return items.isEmpty ? nil : items.map { [$0] }
      }
  }

  /// What keeps a side from matching there, whatever custom types do.
  func obstacles(_ side: RelationSide, _ variant: Int) -> Clause {
    let outer = outer(side, forSure: false).map { [Self.opposite($0)] }
    let inner = side.program.steps(variant).map { demands($0, side, forSure: false).map(Self.opposite) }
    return (outer + inner).filter { demands in !demands.isEmpty && !demands.contains(where: \.isVain) }
  }

  private static func opposite(_ demand: Demand) -> Demand {
    Demand(dimension: demand.dimension, allowed: demand.allowed.map { !$0 })
  }

  private func outer(_ side: RelationSide, forSure: Bool) -> [Demand] {
    var demands = [
      Demand(dimension: 0, allowed: methods.map(side.allows)),
      Demand(dimension: 1, allowed: sources.map { $0.origins & side.origins != 0 }),
    ]
    if let want = side.fragment {
      demands.append(Demand(dimension: 2, allowed: fragment.taken(by: want, forSure: forSure)))
    }
    return demands
  }

  /// One demand for each item of a step, any of which will do; none where the step lets everything pass.
  private func demands(_ step: QueryStep, _ side: RelationSide, forSure: Bool) -> [Demand] {
    let demands = side.program.items(step).map { item in
      var want = side.want(item)
      want.isOptional = want.isOptional || step.kind == .optional
      let index = keys.firstIndex(of: side.program.bytes(item.key)) ?? 0
      // An optional item that does not read counts as absent.
      let takesAll = want.isOptional && !isStrict
      let space = values[index]
      return Demand(
        dimension: index + 3,
        allowed: takesAll ? space.lists.map { _ in true } : space.taken(by: want, forSure: forSure))
    }
    return demands.contains { $0.allowed.allSatisfy { $0 } } ? [] : demands
  }
}
