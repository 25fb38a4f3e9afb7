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
      var faults: [[RouterError.Fault]] = Array(repeating: [], count: routes.count)
      var codecs: [RouteCodec<Destination>] = []
      /// The index of the declaration that each codec comes from.
      var declarations: [Int] = []
      var names = TypeNames()
      for index in routes.indices {
        let route = routes[index]
        func collectFaults(_ make: () throws(PatternFaults) -> Void) {
          do throws(PatternFaults) { try make() } catch { faults[index] += error.faults.map { route.fault($0) } }
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
            try names.add(codec.namedTypes)
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
        guard let index = fault.route.map({ declarations[$0] }) else {
          general.append(RouterError.Fault(location: nil, route: nil, message: fault.description, code: fault.code))
          continue
        }
        let first = fault.first.map { " (\(routes[declarations[$0]].source))" } ?? ""
        faults[index].append(
          routes[index].fault(.init(fault.description + first, fault.code), isRepeated: fault.first != nil))
      }
      let faulty = Set(found.compactMap(\.route))
      self.codecs = faulty.isEmpty ? codecs : codecs.indices.filter { !faulty.contains($0) }.map { codecs[$0] }
      self.faults = general + faults.joined()
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

/// Why a router cannot be built: every fault, with the line of its route.
public struct RouterError: Error, Sendable, Hashable {
  /// One fault.
  public struct Fault: Sendable, Hashable, CodedFault {
    /// The file and line of the route, `Links/AppLink.swift:12`; nil where the fault is the whole router's.
    public let location: DeclarationLocation?
    /// The template of the route.
    public let route: String?
    /// What is wrong, and what to do.
    public let message: String
    /// What sort of fault it is; of a template, a table or a payload, the code of that.
    public let code: FaultCode
    /// Whether the fault is that the same route is there already.
    package var isRepeated = false

    /// `Links/AppLink.swift:12: users/{id}: the parameter "id" has no payload`
    public var description: String {
      [location?.description, route, message].compactMap { $0 }.joined(separator: ": ")
    }
  }

  /// Every fault, in the order of the routes.
  public let faults: [Fault]

  init(faults: [Fault]) { self.faults = faults }

  package init(_ route: RouteInfo, sameAs first: RouteInfo) {
    let message = "the same route twice: \(first.template()) is \"\(first.name)\" already"
    faults = [
      Fault(location: nil, route: route.template(), message: message, code: FaultCode(.duplicate), isRepeated: true)
    ]
  }
}

extension RouterError: CustomStringConvertible, CustomDebugStringConvertible {
  /// The faults, one a line.
  public var description: String { faults.map(\.description).joined(separator: "\n") }

  /// The faults with their codes, one a line.
  public var debugDescription: String { faults.map(\.debugDescription).joined(separator: "\n") }
}
