extension Router {
  /// Routes put together into a table, or every fault that keeps them from being one.
  struct Assembly {
    let table: RouteTable
    private(set) var drafts: [RouteDraft<Destination>] = []

    init(_ origins: [Origin], _ options: RouteTable.Options, _ routes: RouteList<Destination>) throws(RouterError) {
      var faults: [(index: Int, fault: RouterError.Fault)] = []
      /// The declaration that each draft came of.
      var declarations: [Int] = []
      for (index, route) in routes.enumerated() {
        do throws(PatternFaults) {
          for var draft in try route.drafts() {
            draft.place = draft.place ?? route.source
            drafts.append(try route.attributes.apply(to: draft))
            declarations.append(index)
          }
        } catch {
          faults += error.problems.map { (index, route.fault($0)) }
        }
      }
      let types = drafts.flatMap(\.types)
      var options = options
      options.types = types.customTypes
      options.aliasesByName = false
      let entries = drafts.map { draft in
        RouteTable.Route(draft.fullName ?? draft.template.description, draft.template, origins: draft.origins)
      }
      var table: RouteTable?
      var general = types.ambiguities.map { RouterError.Fault(place: nil, route: nil, message: $0) }
      do throws(TableError) {
        table = try RouteTable(entries, origins: origins, options: options)
      } catch {
        for fault in error.faults {
          let first = fault.first.map { " (\(routes[declarations[$0]].source))" } ?? ""
          guard let index = fault.route.map({ declarations[$0] }) else {
            general.append(RouterError.Fault(place: nil, route: nil, message: fault.description))
            continue
          }
          faults.append((index, routes[index].fault(fault.description + first)))
        }
      }
      let sorted = faults.enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }
      guard let table, faults.isEmpty, general.isEmpty else {
        throw RouterError(faults: general + sorted.map(\.element.fault))
      }
      self.table = table
    }
  }
}

extension On {
  fileprivate func fault(_ message: String) -> RouterError.Fault {
    RouterError.Fault(place: source.description, route: text, message: message)
  }
}
