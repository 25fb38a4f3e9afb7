/// Routes checked and compiled: all that a table is made of, or every fault that keeps it from being one.
struct TableParts: Sendable {
  let origins: OriginSet
  let custom: CustomTypes
  let methods: [String]
  let ranks: LabelRanks
  private(set) var compiled: [CompiledRoute] = []

  init(_ routes: [RouteTable.Route], _ origins: [Origin], _ options: RouteTable.Options) throws(TableError) {
    var faults: [TableError.Fault] = []
    self.init(routes, origins, options, &faults)
    if !faults.isEmpty { throw TableError(faults: faults) }
  }

  /// All that fits together, and what does not: whoever looks at no faults must leave their routes out.
  init(
    _ routes: [RouteTable.Route], _ origins: [Origin], _ options: RouteTable.Options,
    _ found: inout [TableError.Fault]
  ) {
    var faults: [TableError.Fault] = []
    self.origins = Self.origins(origins, &faults)
    custom = Self.custom(options.types, &faults)
    let outlines = routes.map { [custom] in Outline($0.template, custom: custom) }
    for (index, outline) in outlines.enumerated() {
      faults += Self.faults(outline, custom, options.text.limits).map { TableError.Fault($0, route: index) }
    }
    methods = Set(routes.compactMap(\.template.method)).sorted()
    let labels = outlines.flatMap { outline in outline.whole.path.flatMap { outline.labels($0) } }
    ranks = LabelRanks(labels + [.tail, .type(.string)], custom: custom)
    let isCompact = self.origins.rules.contains { $0.form == .compact }
    for (index, (route, outline)) in zip(routes, outlines).enumerated() {
      let method = route.template.method.flatMap { methods.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      let mask = originMask(route, index, &faults)
      compiled.append(
        CompiledRoute(
          route, outline, origins: mask, method: Int32(clamping: method), ranks: ranks,
          compact: isCompact ? Outline(route.template, custom: custom, isCompact: true) : nil))
    }
    faults += duplicates(everywhere: self.origins.origins.count < origins.count)
    found = faults.filter { $0.route == nil } + Self.byRoute(faults.filter { $0.route != nil })
  }

  /// The same without the routes left out; labels and methods keep their numbers.
  func filtered(_ isIncluded: (Int) -> Bool) -> TableParts {
    var parts = self
    parts.compiled = compiled.indices.filter(isIncluded).map { compiled[$0] }
    return parts
  }

  func nodes() -> (FlatNodes, root: Int32, compactRoot: Int32) {
    var builder = TableBuilder(ranks: ranks)
    let root = builder.addRoot()
    for (index, route) in compiled.enumerated() { builder.insert(route.outline, route: index, below: root) }
    var compactRoot = root
    if compiled.contains(where: { $0.compact != nil }) {
      compactRoot = builder.addRoot()
      for (index, route) in compiled.enumerated() {
        if let compact = route.compactOutline { builder.insert(compact, route: index, below: compactRoot) }
      }
    }
    builder.finish()
    return (FlatNodes(builder), Int32(clamping: root), Int32(clamping: compactRoot))
  }

  private static func origins(_ origins: [Origin], _ faults: inout [TableError.Fault]) -> OriginSet {
    if origins.isEmpty { faults.append(TableError.Fault(.noOrigins)) }
    if origins.count > OriginSet.capacity {
      let first = origins[OriginSet.capacity].description
      faults.append(TableError.Fault(.tooManyOrigins(limit: OriginSet.capacity, first: first)))
    }
    var seen: Set<OriginRule> = []
    var wildcards: [(rule: OriginRule, text: String)] = []
    var good: [Origin] = []
    for origin in origins {
      do throws(OriginError) {
        let rule = try OriginRule(origin)
        if !seen.insert(rule).inserted {
          faults.append(TableError.Fault(.repeatedOrigin(origin.description)))
        } else if let first = wildcards.first(where: { $0.rule.hasSameHosts(as: rule) }) {
          faults.append(TableError.Fault(.sameHosts(origin.description, first: first.text)))
        } else if rule.isWildcard {
          wildcards.append((rule, origin.description))
        }
        good.append(origin)
      } catch {
        faults.append(TableError.Fault(.badOrigin(error)))
      }
    }
    return OriginSet(good)
  }

  private static func custom(_ types: [CustomType], _ faults: inout [TableError.Fault]) -> CustomTypes {
    var custom = CustomTypes()
    for type in types {
      let isKnown = ParameterType.named[type.name] != nil || custom.types[type.name] != nil
      if isKnown || !CustomType.isName(type.name) { faults.append(TableError.Fault(.badTypeName(type.name))) }
      custom.types[type.name] = type
    }
    for type in types {
      guard case .custom(let name)? = type.within, custom.types[name] == nil else { continue }
      faults.append(TableError.Fault(.unknownType(name, nearest: nearest(to: name, among: custom.types.keys.sorted()))))
    }
    return custom
  }

  private static func faults(
    _ outline: Outline, _ custom: CustomTypes, _ limits: Limits
  ) -> [TableError.Fault.Problem] {
    var problems: [TableError.Fault.Problem] = []
    if outline.slots.count > limits.captures { problems.append(.tooManyParameters(limit: limits.captures)) }
    for (index, slot) in outline.slots.enumerated() {
      guard case .custom(let name) = slot.type.element else { continue }
      if custom.types[name] == nil {
        let known = ParameterType.named.keys.sorted() + custom.types.keys.sorted()
        problems.append(.unknownType(name, nearest: nearest(to: name, among: known)))
      } else if let text = slot.defaultText, custom.canonical(name, text.utf8) == nil {
        problems.append(.defaultDoesNotRead(parameter: outline.name(index), type: name))
      }
    }
    return problems
  }

  /// The origins that a route allows: its own or all, and none but those of the web where it is marked so.
  private func originMask(_ route: RouteTable.Route, _ index: Int, _ faults: inout [TableError.Fault]) -> UInt64 {
    var mask = origins.mask { !route.template.flags.isWebOnly || $0.form.isWeb }
    guard let own = route.origins else { return mask }
    var allowed: UInt64 = 0
    for origin in own {
      let rule = try? OriginRule(origin)
      let listed = origins.mask { $0 == rule }
      if listed == 0 { faults.append(TableError.Fault(.unlistedOrigin(origin.description), route: index)) }
      allowed |= listed
    }
    mask &= allowed
    return mask
  }

  /// Routes of one shape that answer at one origin: nothing could tell them apart.
  ///
  /// - Parameter everywhere: some origin is not known; routes are taken to meet there.
  private func duplicates(everywhere: Bool) -> [TableError.Fault] {
    // The routes of one shape, those together that are one route: each fault joins two of these, so that the same
    // routes are named whatever their order.
    var byShape: [String: [[Int]]] = [:]
    var faults: [TableError.Fault] = []
    for (index, route) in compiled.enumerated() {
      var joined = [index]
      var apart: [[Int]] = []
      for same in byShape[route.shape] ?? [] {
        guard let first = same.first(where: { everywhere || compiled[$0].origins & route.origins != 0 }) else {
          apart.append(same)
          continue
        }
        let other = compiled[first].route
        let problem = TableError.Fault.Problem.duplicate(name: other.name, template: other.template.description)
        faults.append(TableError.Fault(problem, route: index, first: first))
        joined = same + joined
      }
      byShape[route.shape] = apart + [joined]
    }
    return faults
  }

  private static func byRoute(_ faults: [TableError.Fault]) -> [TableError.Fault] {
    faults.enumerated().sorted { ($0.element.route ?? 0, $0.offset) < ($1.element.route ?? 0, $1.offset) }.map(
      \.element)
  }
}

extension Outline {
  /// The labels of a step and of all inside it.
  fileprivate func labels(_ step: Step) -> [Label] {
    switch step {
    case .optional(_, let branch): branch.path.flatMap(labels)
    case .either(_, let branches): branches.flatMap { $0.path.flatMap(labels) }
    case .literal: []
    default: label(step).map { [$0] } ?? []
    }
  }
}
