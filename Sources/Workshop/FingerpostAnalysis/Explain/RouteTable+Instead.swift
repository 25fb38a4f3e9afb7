extension RouteTable {
  /// The link to show instead of a gone one: that of the route that it names, with those of its values that this route has
  /// parameters for, and from the same origin if possible; nil if these values make no such link.
  package func linkInstead(of match: Match) -> String? {
    guard let name = match.route.template.flags.instead else { return nil }
    let values = programs[match.index].valuesByName(match.captures)
    for index in inOrderOfPrinting(namesakes(name)) where routes[index].template.flags.isPrinted {
      let names = Set(parameters(of: index).map { $0.name })
      guard let captures = try? programs[index].captures(values.filter { names.contains($0.key) }, custom: custom)
      else { continue }
      let sources = [try? source(of: match, for: index), try? source(for: nil, of: index)]
      let method = routes[index].template.method
      let link = sources.firstResult { source in
        source.flatMap { try? self.print(captures, route: index, for: $0, method: method) }
      }
      if let link { return link }
    }
    return nil
  }
}

extension RouteTable.Route {
  /// The template without its method and its flags, which lists show beside it.
  package var shape: String {
    let words = template.description.split(separator: " ").dropFirst(template.method == nil ? 0 : 1)
    return words.first.map { String($0) } ?? ""
  }
}
