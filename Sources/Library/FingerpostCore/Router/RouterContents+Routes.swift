import FingerpostEngine

extension RouterContents {
  /// The table of all routes without a fault, and the faults of the others: those of the whole router first, then those of the routes in
  /// their order.
  @_optimize(size)
  convenience init(
    _ origins: [Origin], _ options: RouteTable.Options, _ routes: RouteList<Destination>,
    fallback: CaseFallback<Destination>? = nil, codec caseCodec: CaseCodec<Destination>? = nil
  ) {
    var faults: [[RouterError.Fault]] = Array(repeating: [], count: routes.count)
    var codecs: [RouteCodec<Destination>] = []
    /// The index of the declaration that each codec comes from.
    var declarations: [Int] = []
    var names = TypeNames()
    for index in routes.indices {
      do throws(RouterError) {
        for var codec in try routes[index].codecs(caseCodec) {
          codec.source = codec.source ?? routes[index].source
          codec.template = try codec.template.naming(codec.types, &names)
          codecs.append(codec)
          declarations.append(index)
        }
      } catch {
        faults[index] = error.located(routes[index].source, routes[index].text).faults
      }
    }
    for index in codecs.indices where codecs[index].isGone {
      if let tag = codecs[index].shownTag {
        codecs[index].template.flags.instead = codecs.first { $0.tag == tag && !$0.isGone }?.fullName
      } else if codecs[index].innerName != nil, let mount = codecs[index].name {
        codecs[index].template.flags.instead = codecs[index].template.flags.instead.map { "\(mount).\($0)" }
      }
    }
    var options = options
    options.types = names.types
    options.aliasesByName = false
    let entries = codecs.map { codec in
      let template = codec.isGone ? codec.template.withoutFlags : codec.template.description
      return RouteTable.Route(codec.fullName ?? template, codec.template)
    }
    var general: [RouterError.Fault] = []
    var found: [TableError.Fault] = []
    let table = RouteTable(resolving: entries, origins: origins, options: options, faults: &found)
    for fault in found {
      guard let index = fault.route.map({ declarations[$0] }) else {
        general.append(RouterError.Fault(fault))
        continue
      }
      let first = fault.first.map { " (\(routes[declarations[$0]].source))" } ?? ""
      faults[index].append(
        RouterError.Fault(fault.description + first, fault.code, of: routes[index].text, at: routes[index].source))
    }
    let faulty = Set(found.compactMap(\.route))
    let sound = faulty.isEmpty ? codecs : codecs.indices.filter { !faulty.contains($0) }.map { codecs[$0] }
    self.init(table, sound, fallback: fallback, codec: caseCodec, faults: general + faults.joined())
  }
}
