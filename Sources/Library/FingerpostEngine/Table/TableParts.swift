/// Routes checked and compiled: the parts of a table, and all faults.
struct TableParts: Sendable {
  /// Faults of the table come first, then those of the routes in order.
  let faults: [TableError.Fault]
  let routes: [RouteTable.Route]
  let origins: OriginSet
  let custom: CustomTypes
  let methods: [String]
  let programs: Programs
  let nodes: Nodes
  let memory = FlatMemory()

  /// Compiles every route, even a faulty one. A caller that accepts faults must leave their routes out.
  @_optimize(size)
  init(_ routes: [RouteTable.Route], _ origins: [Origin], _ options: RouteTable.Options) {
    var faults: [TableError.Fault] = []
    self.routes = routes
    let templates = routes.map { route in
      var template = route.template
      if options.text.case == .ignored { template.flags.ignoresCase = true }
      return template
    }
    self.origins = Self.origins(origins, routes, templates, &faults)
    custom = Self.custom(options.types, &faults)
    let methods = Set(routes.compactMap { $0.template.method }).inOrder()
    let isCompact = self.origins.compact != 0
    var writer = ProgramWriter(custom, isCompact: isCompact)
    for (index, route) in routes.enumerated() {
      let method = route.template.method.flatMap { methods.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      faults += Self.faults(templates[index], custom, options.text.limits).map { TableError.Fault($0, route: index) }
      writer.add(
        templates[index], origins: self.origins.mask(of: route, index, &faults), method: Int32(clamping: method))
    }
    self.methods = methods
    let programs = Programs(writer)
    self.programs = programs
    let builder = NodeBuilder(programs, templates, isCompact: isCompact)
    var twins = Twins(everywhere: self.origins.listed.count < origins.count)
    let order = EndingOrder(programs: programs, custom: custom, routes: routes)
    nodes = builder.finish(origins: self.origins.mask { _ in true }, in: memory) { endings in
      for ending in endings { twins.origins[Int(ending.route)] = ending.origins }
      return order.sort(&endings)
    }
    faults += twins.faults(routes, templates)
    self.faults = faults.sorted { [.number($0.route ?? -1)] }
  }

  /// The origins that the table lists, then those that only routes name, in an order that the order of the routes does not change.
  @_optimize(size)
  private static func origins(
    _ origins: [Origin], _ routes: [RouteTable.Route], _ templates: [Template], _ faults: inout [TableError.Fault]
  ) -> OriginSet {
    if origins.isEmpty { faults.append(TableError.Fault(.noOrigins)) }
    var (good, checked) = ([Origin](), [CheckedOrigin]())
    /// What is wrong with an origin beside those before it.
    func problem(_ origin: Origin, isOwn: Bool) -> TableError.Fault.Problem? {
      let new: CheckedOrigin
      do throws(OriginError) { new = try CheckedOrigin(origin) } catch { return .badOrigin(error) }
      let (text, isKnown) = (origin.description, checked.contains(new))
      if isOwn, isKnown { return nil }
      var clash = isKnown ? TableError.Fault.Problem.repeatedOrigin(text) : nil
      for (first, other) in zip(good, checked) where clash == nil {
        if other.hasSameHosts(as: new) { clash = .sameHosts(text, first: first.description) }
        if other.hasSameScheme(as: new) { clash = .sameScheme(text, first: first.description) }
      }
      if isOwn, let clash { return clash }
      good.append(origin)
      checked.append(new)
      return clash
    }
    faults += origins.compactMap { problem($0, isOwn: false) }.map { TableError.Fault($0) }
    let listed = good.count
    /// Those that the route's flags allow, and those that are not origins.
    func own(_ route: RouteTable.Route) -> [String] {
      let origins = route.origins?.filter { route.template.flags.allow($0) || (try? CheckedOrigin($0)) == nil }
      return origins?.map { $0.description } ?? []
    }
    for text in Set(routes.flatMap(own)).inOrder() {
      var fault: TableError.Fault.Problem?
      do throws(OriginError) { fault = problem(try Origin(parsing: text), isOwn: true) } catch {
        fault = .badOrigin(error)
      }
      guard let fault else { continue }
      for (index, route) in routes.enumerated()
      where route.origins?.contains(where: { $0.description == text }) ?? false {
        faults.append(TableError.Fault(fault, route: index))
      }
    }
    if max(origins.count, good.count) > OriginSet.capacity {
      let first = (origins.count > OriginSet.capacity ? origins : good)[OriginSet.capacity].description
      faults.append(TableError.Fault(.tooManyOrigins(limit: OriginSet.capacity, first: first)))
    }
    return OriginSet(good, listed: listed, templates: templates)
  }

  @_optimize(size)
  private static func custom(_ types: [CustomType], _ faults: inout [TableError.Fault]) -> CustomTypes {
    var custom = CustomTypes()
    for type in types {
      let isKnown = ParameterType.named[type.name] != nil || custom.types[type.name] != nil
      if isKnown || !CustomType.isName(type.name) { faults.append(TableError.Fault(.badTypeName(type.name))) }
      custom.types[type.name] = type.withoutScripts
    }
    for type in types {
      guard case .custom(let name)? = type.within, custom.types[name] == nil else { continue }
      faults.append(
        TableError.Fault(.unknownType(name, nearest: nearestWord(to: name, among: custom.types.keys.inOrder()))))
    }
    return custom
  }

  @_optimize(size)
  private static func faults(
    _ template: Template, _ custom: CustomTypes, _ limits: LinkLimits
  ) -> [TableError.Fault.Problem] {
    var problems: [TableError.Fault.Problem] = []
    let parameters = template.parameters
    if parameters.count > limits.captures { problems.append(.tooManyParameters(limit: limits.captures)) }
    let pathCount = template.flags.ignoresCase ? template.path.parameterCount : 0
    for parameter in parameters.prefix(pathCount) {
      guard let (first, second) = parameter.type.coincidingMembers else { continue }
      problems.append(.coincidingMembers(first, second, of: parameter.type.description))
    }
    for (index, parameter) in parameters.enumerated() {
      guard case .custom(let name) = parameter.type.element else { continue }
      if custom.types[name] == nil {
        let nearest = ParameterType.nearest(to: name, custom: Array(custom.types.keys))
        problems.append(.unknownType(name, nearest: nearest, isUnnamed: parameter.name == nil))
      } else if let texts = parameter.defaultValue?.texts,
        texts.contains(where: { custom.types[name]?.canonical($0) == nil })
      {
        problems.append(.defaultDoesNotRead(parameter: parameter.name ?? String(index + 1), type: name))
      }
    }
    return problems
  }
}

extension OriginSet {
  /// The origins that a route allows: its own or all, but only web origins if it is marked `web`.
  fileprivate func mask(
    of route: RouteTable.Route, _ index: Int, _ faults: inout [TableError.Fault]
  ) -> UInt64 {
    // Compact text holds no raw rest, which may be all that the route reads.
    let isRaw = if case .rawRest = route.template.path.last { true } else { false }
    let mask = mask { (!route.template.flags.isWebOnly || $0.isForWeb) && !(isRaw && $0.form == .compact) }
    guard let own = route.origins else { return mask & listedMask }
    var allowed: UInt64 = 0
    for origin in own {
      let one = self.mask(of: origin)
      if allowed & one != 0 { faults.append(TableError.Fault(.repeatedOrigin(origin.description), route: index)) }
      allowed |= one
    }
    return mask & allowed
  }
}

/// Duplicates: routes of one shape that answer at one origin.
private struct Twins {
  /// Whether some origin is unknown: then routes of one shape always count as duplicates.
  let everywhere: Bool
  /// The origins of routes that share a node with others: routes of one shape end in the same nodes.
  var origins = [Int: UInt64]()

  /// Each fault joins two duplicates, so that the same routes are named in any order.
  ///
  /// - Parameter templates: those of the routes, which ignore case if the table does.
  func faults(_ routes: [RouteTable.Route], _ templates: [Template]) -> [TableError.Fault] {
    // The routes of each shape, grouped by duplicates.
    var byShape = [String: [[Int]]]()
    var faults: [TableError.Fault] = []
    for index in origins.keys.sorted(by: { [.number($0)] }) {
      let shape = templates[index].shapeText
      var (joined, apart) = ([index], [[Int]]())
      for same in byShape[shape] ?? [] {
        guard let first = same.first(where: { everywhere || (origins[$0] ?? 0) & (origins[index] ?? 0) != 0 }) else {
          apart.append(same)
          continue
        }
        let other = routes[first]
        let problem = TableError.Fault.Problem.duplicate(name: other.name, template: other.template.description)
        faults.append(TableError.Fault(problem, route: index, first: first))
        joined = same + joined
      }
      byShape[shape] = apart + [joined]
    }
    return faults
  }
}

/// Sorts the endings of a node by precedence, as far as that is known without a link.
private struct EndingOrder {
  let programs: Programs
  let custom: CustomTypes
  let routes: [RouteTable.Route]

  /// Returns whether the order depends on the link.
  func sort(_ endings: inout ArraySlice<Ending>) -> Bool {
    if Set(endings.map({ $0.route })).count < endings.count { return true }
    let isOneHost = endings.allSatisfy { $0.origins == endings.first?.origins }
    let parts = PrecedenceRule.Part.allCases.filter { !isOneHost || $0 != .host && $0 != .origin }
    guard let sorted = sorted(endings[...], parts[...]) else { return true }
    for (index, ending) in zip(endings.indices, sorted) { endings[index] = ending }
    return false
  }

  /// Sorts by one part, and those that are equal in it by the other parts; nil if no part decides, or only the link.
  private func sorted(_ endings: ArraySlice<Ending>, _ parts: ArraySlice<PrecedenceRule.Part>) -> [Ending]? {
    if endings.count < 2 { return Array(endings) }
    guard let part = parts.first else { return nil }
    var keyed: [(key: [OrderKey], ending: Ending)] = []
    for ending in endings {
      let route = Int(ending.route)
      guard let key = programs[route].key(part, Int(ending.variant), routes[route].template, custom) else { return nil }
      // Routes of different methods share no link, except GET and HEAD, which an earlier part has separated.
      keyed.append((part == .text ? [.number(Int(ending.method))] + key : key, ending))
    }
    var (rest, result) = (keyed.sorted(by: { $0.key })[...], [Ending]())
    while let first = rest.first {
      let equal = rest.prefix { $0.key == first.key }
      guard let sorted = sorted(equal.map({ $0.ending })[...], parts.dropFirst()) else { return nil }
      result += sorted
      rest = rest.dropFirst(equal.count)
    }
    return result
  }
}
