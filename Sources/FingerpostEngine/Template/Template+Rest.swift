extension Template {
  /// The names of the parameters that take the rest of a path, in groups as well.
  static func restNames(_ path: [Part]) -> Set<String> {
    Set(
      path.flatMap { part -> [String] in
        switch part {
        case .rest(let name, _): [name]
        case .optional(let branch): Array(restNames(branch.path))
        case .either(let branches): branches.flatMap { Array(restNames($0.path)) }
        case .literal, .parameter, .mixed, .wildcard: []
        }
      })
  }
}
