extension Router {
  /// A table made of routes, and every fault that keeps a route out of it.
  struct Assembly {
    let table: RouteTable
    let codecs: [RouteCodec<Destination>]
    /// The faults of the whole router first, then those of the routes in their order.
    let faults: [RouterError.Fault]

    init(
      _ origins: [Origin], _ options: RouteTable.Options, _ routes: RouteList<Destination>,
      _ caseCodec: CaseCodec<Destination>? = nil
    ) {
      var faults: [(index: Int, fault: RouterError.Fault)] = []
      var codecs: [RouteCodec<Destination>] = []
      /// The index of the declaration that each codec comes from.
      var declarations: [Int] = []
      var names = TypeNames()
      for index in routes.indices {
        let route = routes[index]
        func collectFaults(_ make: () throws(PatternFaults) -> Void) {
          do throws(PatternFaults) { try make() } catch { faults += error.faults.map { (index, route.fault($0)) } }
        }
        var own: [RouteCodec<Destination>] = []
        collectFaults { () throws(PatternFaults) in
          for var codec in try route.codecs(caseCodec) {
            codec.source = codec.source ?? route.source
            own.append(try route.attributes.apply(to: codec))
          }
        }
        for codec in own {
          collectFaults { () throws(PatternFaults) in
            try names.add(codec)
            codecs.append(try codec.renaming(names))
            declarations.append(index)
          }
        }
      }
      for index in codecs.indices where codecs[index].isGone {
        let name = codecs[index].nameShown(among: codecs)
        codecs[index].shown = name.map { .route($0) }
        codecs[index].template.flags.instead = name
      }
      var options = options
      options.types = names.types
      options.aliasesByName = false
      let entries = codecs.map { codec in
        let template = codec.isGone ? codec.template.withoutFlags : codec.template.description
        return RouteTable.Route(codec.fullName ?? template, codec.template, origins: codec.origins)
      }
      var general: [RouterError.Fault] = []
      var found: [TableError.Fault] = []
      table = RouteTable(resolving: entries, origins: origins, options: options, faults: &found)
      for fault in found {
        let first = fault.first.map { " (\(routes[declarations[$0]].source))" } ?? ""
        guard let index = fault.route.map({ declarations[$0] }) else {
          general.append(RouterError.Fault(location: nil, route: nil, message: fault.description, code: fault.code))
          continue
        }
        faults.append(
          (index, routes[index].fault(.init(fault.description + first, fault.code), isRepeated: fault.first != nil)))
      }
      let faulty = Set(found.compactMap(\.route))
      self.codecs = faulty.isEmpty ? codecs : codecs.indices.filter { !faulty.contains($0) }.map { codecs[$0] }
      let sorted = faults.enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }
      self.faults = general + sorted.map(\.element.fault)
    }
  }
}

extension RouteCodec {
  /// The name of the route that a gone one shows instead, in the router of these routes.
  fileprivate func nameShown(among codecs: [RouteCodec]) -> String? {
    switch shown {
    case nil: nil
    case .route(let name)?: name
    case .inner(let inner)?: [name, inner].compactMap { $0 }.joined(separator: ".")
    case .tag(let tag)?: codecs.first { $0.tag == tag && !$0.isGone }?.fullName
    }
  }
}

extension On {
  fileprivate func fault(_ fault: PatternFaults.Fault, isRepeated: Bool = false) -> RouterError.Fault {
    RouterError.Fault(location: source, route: text, message: fault.message, code: fault.code, isRepeated: isRepeated)
  }
}
