// Captures ↔ a link as an object, by the names of a route and of its parameters: no origin takes part.

extension RouteTable {
  /// The link of a route's captures as an object; inverse of ``captures(of:route:)``.
  ///
  /// - Throws: ``PrintError`` where the object would not be read as these captures.
  package func structured(_ captures: Captures, route index: Int) throws(PrintError) -> StructuredLink {
    let values = programs[index].valuesByName(captures)
    let key = StructuredLink.routeKey
    guard values[key] == nil else { throw PrintError(.reservedName(key)) }
    let link = StructuredLink(route: routes[index].name, values: values)
    guard try self.captures(of: link, route: index) == captures else { throw PrintError(.readsDifferently) }
    return link
  }

  /// What an object says of a route's parameters; inverse of ``structured(_:route:)``.
  ///
  /// What the route has no parameter for is passed over, as an extra item of a query is, unless the table is strict. What no path
  /// can carry is refused, and what has more bytes, segments or items than a link of the table may.
  package func captures(of link: StructuredLink, route index: Int) throws(PrintError) -> Captures {
    let program = programs[index]
    let names = Set(program.names)
    for name in program.names {
      switch link.unreadable[name] {
      case .number: throw PrintError(.inexact(name))
      case .foreign: throw PrintError(.foreign(name))
      case nil: break
      }
    }
    let values = options.strictQuery ? link.values : link.values.filter { names.contains($0.key) }
    let captures: Captures
    do throws(PrintError) {
      captures = try program.captures(values, custom: custom)
    } catch {
      // What is missing stands there, but as the name of the route.
      guard case .missing(StructuredLink.routeKey) = error.reason else { throw error }
      throw PrintError(.reservedName(StructuredLink.routeKey))
    }
    // Whoever handles a destination may rely on what no link can hold: no "..", no NUL.
    let source = Location.Source(form: .path, prefix: "", origins: 0)
    _ = try text(of: captures, route: index, for: source, bytes: values.values.reduce(0) { $0 + $1.byteCount })
    return captures
  }

  /// What is made of an object by the first route of the name that reads its values, and of which something can be made.
  package func first<Result>(
    of link: StructuredLink, _ make: (_ index: Int, Captures) -> Result?
  ) throws(PrintError) -> Result {
    var failure: PrintError?
    for index in try indices(of: link) {
      do throws(PrintError) {
        if let result = make(index, try captures(of: link, route: index)) { return result }
      } catch {
        failure = failure ?? error
      }
    }
    throw failure ?? PrintError(.readsDifferently)
  }

  /// The indices of the routes that an object may name: all of a name, but for those that are left to the web.
  ///
  /// Of several those count that have parameters for the most of what is given, so that no value is dropped which another holds.
  private func indices(of link: StructuredLink) throws(PrintError) -> [Int] {
    let named = namesakes[link.route]
    if named.isEmpty {
      throw PrintError(.unknownRoute(link.route, nearest: FingerpostEngine.nearest(to: link.route, among: names)))
    }
    let open = named.filter { !routes[$0].template.flags.isWebOnly }
    guard !open.isEmpty else { throw PrintError(.webOnly(link.route)) }
    if open.count == 1 { return open }
    let given = Set(link.unreadable.keys).union(link.values.filter { $0.value != .absent }.keys)
    let counts = open.map { given.intersection(programs[$0].names).count }
    return zip(open, counts).filter { $0.1 == counts.max() }.map(\.0)
  }
}

extension Captured {
  fileprivate var byteCount: Int {
    switch self {
    case .absent: 0
    case .text(let text): text.utf8.count
    case .list(let texts): texts.reduce(0) { $0 + $1.utf8.count }
    }
  }
}
