/// A route, ready for matching: what every location must have, and the reading of its path.
final class CompiledRoute: Sendable {
  let route: RouteTable.Route
  let outline: Outline
  let program: Program
  /// The same for compact text, whose last string takes the rest; nil where the table has no compact origin.
  let compact: Program?
  let compactOutline: Outline?
  /// The origins of the table that the route allows, one bit each.
  let origins: UInt64
  /// The method, numbered by the table; 0 for any.
  let method: Int32
  /// The template's shape as text: routes of one shape match the same links, and where shapes differ they decide.
  let shape: String
  let optionalGroups: Int

  init(
    _ route: RouteTable.Route, _ outline: Outline, origins: UInt64, method: Int32, ranks: LabelRanks, compact: Outline?
  ) {
    self.route = route
    self.outline = outline
    self.origins = origins
    self.method = method
    program = Program(outline, ranks: ranks)
    self.compact = compact.map { Program($0, ranks: ranks) }
    compactOutline = compact
    shape = route.template.shapeText
    optionalGroups = outline.optionalGroups
  }

  func program(for form: TextForm) -> Program { form == .compact ? compact ?? program : program }
}

extension Outline {
  /// All of them, whether in the path or in a query, taken or not.
  var optionalGroups: Int { whole.optionalGroups }
}

extension Outline.Branch {
  fileprivate var optionalGroups: Int {
    let inPath = path.reduce(0) { count, step in
      switch step {
      case .optional(_, let branch): count + 1 + branch.optionalGroups
      case .either(_, let branches): count + branches.reduce(0) { $0 + $1.optionalGroups }
      default: count
      }
    }
    return query.reduce(inPath) { count, step in
      if case .optional = step { count + 1 } else { count }
    }
  }
}
