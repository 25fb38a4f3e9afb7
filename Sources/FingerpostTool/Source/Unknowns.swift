import FingerpostAnalysis
import FingerpostEngine
import FingerpostRouteFile

/// What only running code knows of some routes.
struct Unknowns {
  /// The types of which any text may be a value.
  private(set) var types: Set<String> = []
  /// The parameters whose defaults are not known, each after its route: `search.sort`.
  private(set) var defaults: Set<String> = []

  mutating func formUnion(_ other: Unknowns) {
    types.formUnion(other.types)
    defaults.formUnion(other.defaults)
  }

  /// A line for each sort.
  func notes(_ style: Style) -> String {
    let note = style("note:", .quiet)
    var notes = ""
    if !types.isEmpty {
      notes +=
        "\(note) \(Self.list(types)) \(types.count == 1 ? "is" : "are") known to the compiler alone: any text is taken for one\n"
    }
    if !defaults.isEmpty {
      let subject =
        defaults.count == 1 ? "the default of \(Self.list(defaults)) is" : "the defaults of \(Self.list(defaults)) are"
      notes += "\(note) \(subject) not known: the source shows no literal and no case\n"
    }
    return notes
  }

  private static func list(_ names: Set<String>) -> String {
    let sorted = names.sorted()
    let list = sorted.dropLast().joined(separator: ", ")
    return (list.isEmpty ? sorted : [list, sorted.last ?? ""]).joined(separator: " and ").visible
  }
}

extension RouteTable {
  /// What only running code knows of these routes.
  func unknowns(of routes: [Route]) -> Unknowns {
    let opaque = Set(options.types.filter(\.isOpaque).map(\.name))
    return Unknowns(
      types: Set(routes.flatMap { $0.template.parameters.compactMap(\.type.customName) }).intersection(opaque),
      defaults: Set(
        routes.flatMap { route in
          route.parameters.filter { $0.defaultValue == .unknown }.map { "\(route.name).\($0.name)" }
        }))
  }
}
