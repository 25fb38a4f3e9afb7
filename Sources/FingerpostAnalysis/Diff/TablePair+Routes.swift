// Which routes of two tables are the same, and which may differ in the links that they win.

internal import FingerpostProof
internal import FingerpostEngine

extension TablePair {
  /// What a route is, besides its flags.
  struct Identity: Hashable {
    let name: String
    let template: Template
    let origins: UInt64
  }

  func identity(_ route: Int) -> Identity {
    var template = both.routes[route].template
    template.flags = .none
    return Identity(name: self.route(route).name, template: template, origins: setting.programs.routes[route].origins)
  }

  /// For each route, the same one in the other table, if there is one.
  func twins() -> [Int: Int] {
    let identities = Dictionary(news.map { (identity($0), $0) }) { first, _ in first }
    var twins: [Int: Int] = [:]
    for route in olds {
      guard let twin = identities[identity(route)], isGone(route) == isGone(twin) else { continue }
      (twins[route], twins[twin]) = (twin, route)
    }
    return twins
  }

  /// Whether a route of the other table surely reads every link of this one, and none less.
  func isCovered(_ route: Int, by other: Int) -> Bool {
    let (mine, theirs) = (setting.programs.routes[route], setting.programs.routes[other])
    return mine.origins & ~theirs.origins == 0 && (theirs.method == 0 || theirs.method == mine.method)
      && both.routes[route].template.pathText == both.routes[other].template.pathText
  }

  /// Whether the links of a route are known, and lead nowhere any more.
  func isGone(_ route: Int) -> Bool { template(route).flags.gone != nil }
}

extension Template {
  /// The shape without the method.
  fileprivate var pathText: String {
    var shape = shape
    shape.method = nil
    return shape.description
  }

  /// The shape without types.
  fileprivate var outlineText: String {
    let types = parameters.map { _ in ParameterType?.some(.string) }
    return ((try? shape.withTypes(types)) ?? shape).description
  }
}

/// Names of the old table that are other names in the new one, by the old name.
struct RenamedRoutes {
  private(set) var names: [String: String] = [:]
  /// The names in the new table of what the old one has.
  private(set) var kept: Set<String> = []

  /// A route is renamed if its name is gone, and a route with a new name has its shape; or else its shape but for types.
  init(_ pair: TablePair) {
    let (before, after) = (pair.old.names, pair.new.names)
    let (lost, found) = (Set(before).subtracting(after), Set(after).subtracting(before))
    kept = Set(before)
    defer { kept.formUnion(names.values) }
    guard !lost.isEmpty, !found.isEmpty else { return }
    var taken: Set<String> = []
    for text in [\Template.shapeText, \.outlineText] {
      var routes: [String: [Int]] = [:]
      for route in pair.news where found.contains(pair.route(route).name) && !pair.isGone(route) {
        routes[pair.both.routes[route].template[keyPath: text], default: []].append(route)
      }
      for route in pair.olds where !pair.isGone(route) {
        let name = pair.route(route).name
        guard lost.contains(name), names[name] == nil else { continue }
        let alike = routes[pair.both.routes[route].template[keyPath: text]] ?? []
        let other = alike.first { pair.meetings[route].contains($0) && !taken.contains(pair.route($0).name) }
        guard let other else { continue }
        names[name] = pair.route(other).name
        taken.insert(pair.route(other).name)
      }
    }
  }

  /// Whether links of an old route and a new one open the same.
  func isSame(_ old: RouteTable.Route, _ new: RouteTable.Route) -> Bool { (names[old.name] ?? old.name) == new.name }
}
