extension RouteTable {
  /// Whether every link of a route is its own canonical text if its path is printed as usual: see ``isPrintedPath(_:)``. The
  /// path must be straight, without mixed segments, query, fragment, aliases and deprecation, not gone, and its types spelled one way.
  package func printsAsRead(_ route: Int) -> Bool {
    let (program, template) = (programs[route], routes[route].template)
    let record = program.record
    return record.isPlain && !record.ignoresCase && record.groupCount == 0 && record.wildcardCount == 0
      && record.fragment == nil && program.allSteps.isEmpty && aliases(of: route).count == 1 && template.flags.isPrinted
      && (0..<program.slotCount).allSatisfy { program.type($0).isSpelledOneWay }
  }
}
