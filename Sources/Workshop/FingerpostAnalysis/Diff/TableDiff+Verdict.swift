extension TableDiff {
  /// `breaking: 2 routes die, 1 opens another route; 3 compatible changes`
  package var verdict: String {
    let isUnfinished = changes.contains { $0.kind == .unfinished }
    let breaking = changes.filter { $0.isBreaking && $0.kind != .unfinished }
    let unknown = changes.count { $0.kind == .notCompared }
    let rest = changes.count { !$0.isBreaking } - unknown
    let noun = rest == 1 ? "change" : "changes"
    let notCompared =
      unknown == 0 ? [] : ["\(unknown) \(unknown == 1 ? "default or type is" : "defaults or types are") not compared"]
    if breaking.isEmpty, isUnfinished {
      let found = rest == 0 ? "no changes were found" : "\(rest) compatible \(noun)"
      return "unfinished: \(([found] + notCompared).joined(separator: "; "))"
    }
    if breaking.isEmpty {
      let parts = (rest == 0 ? [] : ["\(rest) \(noun)"]) + notCompared
      return "compatible: \(parts.isEmpty ? "no changes" : parts.joined(separator: "; "))"
    }
    // A change of an origin is about no route.
    func isOrigin(_ change: Change) -> Bool { change.kind == .dead && change.old == nil }
    let lost = sums("origin", breaking.filter(isOrigin)) + sums("route", breaking.filter { !isOrigin($0) })
    let unfinished = isUnfinished ? ["the comparison is unfinished"] : []
    let parts =
      [lost.joined(separator: ", ")] + (rest == 0 ? [] : ["\(rest) compatible \(noun)"]) + notCompared + unfinished
    return "breaking: \(parts.joined(separator: "; "))"
  }

  /// What happens to so many, the first of which are named.
  private func sums(_ noun: String, _ changes: [Change]) -> [String] {
    var sums: [String] = []
    for kind in Change.Kind.allCases {
      let some = changes.filter { $0.kind == kind }
      let count = some.count { $0.old == nil } + Set(some.compactMap { $0.old }).count
      if count == 0 { continue }
      let subject = sums.isEmpty && kind != .options ? count == 1 ? "\(noun) " : "\(noun)s " : ""
      sums.append("\(count) \(subject)\(count == 1 ? kind.words.one : kind.words.several)")
    }
    return sums
  }
}

extension TableDiff.Change.Kind {
  /// What changes, if it is not a fault; and what happens to one route, and to several.
  package var words: (summary: String?, one: String, several: String) {
    switch self {
    case .dead: (nil, "dies", "die")
    case .narrowed: (nil, "loses links", "lose links")
    case .moved: (nil, "opens another route", "open another route")
    case .values: (nil, "reads other values", "read other values")
    case .access: (nil, "changes who may open it", "change who may open them")
    case .options: (nil, "option changes", "options change")
    case .undecided: (nil, "is not decided", "are not decided")
    case .unfinished: (nil, "is unfinished", "are unfinished")
    case .notCompared: (nil, "is not compared", "are not compared")
    case .gone: ("links that are known to be gone", "is gone", "are gone")
    case .deprecated: ("a route that is deprecated now", "is deprecated", "are deprecated")
    case .renamed: ("a route with another name and the same links", "is renamed", "are renamed")
    case .renamedParameter: ("a parameter with another name", "renames a parameter", "rename parameters")
    case .type: ("a parameter of another type", "changes a type", "change types")
    case .canonical: ("values that are printed as another link", "prints other links", "print other links")
    case .widened: ("a route that reads more links", "reads more links", "read more links")
    case .added: ("a new route", "is new", "are new")
    }
  }
}
