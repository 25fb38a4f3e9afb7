// Captures ↔ a link as an object, by the names of the route and its parameters, without an origin.

extension RouteTable {
  /// A route's captures as an object; inverse of ``captures(of:route:)``.
  ///
  /// - Throws: ``PrintError`` if the object would not read as these captures.
  package func structured(_ captures: Captures, route index: Int) throws(PrintError) -> RouteObject {
    let values = programs[index].valuesByName(captures)
    guard values[RouteObject.routeKey] == nil else { throw PrintError(.reservedName(RouteObject.routeKey)) }
    let link = RouteObject(route: routes[index].name, values: values)
    let read = try self.captures(of: link, route: index)
    guard read == captures else { throw misreading(captures, route: index, as: nil, by: index, read) }
    return link
  }

  /// The captures of an object for a route; inverse of ``structured(_:route:)``.
  ///
  /// A key without a parameter is ignored, like an extra query item, unless the table is strict. A value that no path can carry
  /// is refused, and so is an object with more bytes, segments or items than the table's limits.
  package func captures(of link: RouteObject, route index: Int) throws(PrintError) -> Captures {
    let program = programs[index]
    let names = Set(program.names)
    for name in program.names { if let error = link.unreadable[name] { throw error } }
    let values = options.strictQuery ? link.values : link.values.filter { names.contains($0.key) }
    let captures: Captures
    do throws(PrintError) {
      captures = try program.captures(values, custom: custom)
    } catch {
      // The missing value is there, but its key is that of the route's name.
      guard case .missing(RouteObject.routeKey) = error.reason else { throw error }
      throw PrintError(.reservedName(RouteObject.routeKey))
    }
    // The object must obey the rules of links, on which handlers may rely: no "..", no NUL.
    let bytes = values.values.flatMap { $0.texts }.reduce(0) { $0 + $1.utf8.count }
    _ = try text(of: captures, route: index, for: Location.nowhere.source, bytes: bytes)
    return captures
  }

  /// The result of the first route of the name that reads the values of an object and for which `make` succeeds.
  package func first<Result>(
    of link: RouteObject, _ make: (_ index: Int, Captures) -> Result?
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

  /// The first route of an object's name that is gone and reads its values.
  package func gone(_ link: RouteObject) -> (index: Int, captures: Captures)? {
    for index in namesakes(link.route) where isGone(index) {
      if let captures = try? captures(of: link, route: index) { return (index, captures) }
    }
    return nil
  }

  /// The indices of the routes that an object may name: those of its name that are not marked `web`.
  ///
  /// Of several, those remain that have parameters for most of the given keys, so that no value is dropped that another route
  /// holds.
  private func indices(of link: RouteObject) throws(PrintError) -> [Int] {
    let named = namesakes(link.route)
    if named.isEmpty {
      throw PrintError(.unknownRoute(link.route, nearest: nearestWord(to: link.route, among: names)))
    }
    let live = named.filter { !isGone($0) }
    if live.isEmpty, let first = named.first { throw goneError(printing: first) }
    let open = live.filter { !routes[$0].template.flags.isWebOnly }
    guard !open.isEmpty else { throw PrintError(.webOnly(link.route)) }
    if open.count == 1 { return open }
    let given = Set(link.unreadable.keys).union(link.values.filter { $0.value != .absent }.keys)
    let counts = open.map { given.intersection(programs[$0].names).count }
    return zip(open, counts).filter { $0.1 == counts.max() }.map { $0.0 }
  }
}
