// Captures ↔ a link as an object, by the names of a route and of its parameters: no origin takes part.

extension RouteTable {
  /// The link of a route's captures as an object; inverse of ``captures(of:route:)``.
  ///
  /// - Throws: ``PrintError`` where the object would not be read as these captures.
  package func structured(_ captures: Captures, route index: Int) throws(PrintError) -> StructuredLink {
    let values = compiled[index].outline.valuesByName(captures)
    let key = StructuredLink.Key.route.stringValue
    guard values[key] == nil else { throw PrintError(.reservedName(key)) }
    let link = StructuredLink(route: routes[index].name, values: values)
    guard try self.captures(of: link, route: index) == captures else { throw PrintError(.readsDifferently) }
    return link
  }

  /// What an object says of a route's parameters; inverse of ``structured(_:route:)``.
  ///
  /// What the route has no parameter for is passed over, as an extra item of a query is, unless the table is strict. What no path
  /// can carry is refused.
  package func captures(of link: StructuredLink, route index: Int) throws(PrintError) -> Captures {
    let outline = compiled[index].outline
    let slots = outline.slots.indices
    if let slot = slots.first(where: { link.unreadable.contains(outline.name($0)) }) {
      throw PrintError(.doesNotRead(outline.name(slot), type: outline.slots[slot].type.description))
    }
    let names = Set(slots.map(outline.name))
    let values = options.strictQuery ? link.values : link.values.filter { names.contains($0.key) }
    let captures: Captures
    do throws(PrintError) {
      captures = try outline.captures(values, custom: custom)
    } catch {
      // What is missing stands there, but as the name of the route.
      guard case .missing(StructuredLink.Key.route.stringValue) = error.reason else { throw error }
      throw PrintError(.reservedName(StructuredLink.Key.route.stringValue))
    }
    // Whoever handles a destination may rely on what no link can hold: no "..", no NUL.
    let source = Location.Source(form: .path, prefix: "", origins: 0)
    let location = try outline.fill(captures, for: source, custom: custom)
    do { _ = try location.print() } catch { throw PrintError(.unprintable(error)) }
    return captures
  }

  /// The places of the routes that an object may name: all of a name, but for those that are left to the web.
  ///
  /// Of several those count that have parameters for the most of what is given, so that no value is dropped which another holds.
  package func places(of link: StructuredLink) throws(PrintError) -> [Int] {
    guard let named = namesakes[link.route] else {
      throw PrintError(
        .unknownRoute(link.route, nearest: FingerpostEngine.nearest(to: link.route, among: namesakes.keys.sorted())))
    }
    let open = named.filter { !routes[$0].template.flags.isWebOnly }
    guard !open.isEmpty else { throw PrintError(.webOnly(link.route)) }
    if open.count == 1 { return open }
    let given = link.unreadable.union(link.values.filter { $0.value != .absent }.keys)
    let counts = open.map { place in
      let outline = compiled[place].outline
      return given.intersection(outline.slots.indices.map(outline.name)).count
    }
    return zip(open, counts).filter { $0.1 == counts.max() }.map(\.0)
  }
}
