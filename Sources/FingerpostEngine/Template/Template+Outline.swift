/// What a template leaves open, in the order of its text: its parameters, and its groups with what stands in them.
///
///     users/({id:int}|me)?({tab})   // either [id], [], and optional [tab]
enum Outline {
  case parameter(Template.Parameter)
  /// One or more segments.
  case rest(Template.Parameter)
  /// The parameters of a group with defaults hold something where it is left out.
  case optional([Outline], hasDefaults: Bool)
  case either([[Outline]])
}

extension Template {
  /// The names whose parameters hold something in every location that matches: those outside groups, those with a default,
  /// and those of every branch of an either group.
  ///
  /// - Parameter names: what each of ``parameters`` goes by.
  package func alwaysPresent(_ names: [String]) -> Set<String> {
    var names = names[...]
    return outline.alwaysPresent(&names)
  }

  /// How many of the parameters for which `isCounted` holds one location may have at once.
  package func mostPresent(_ isCounted: [Bool]) -> Int {
    var isCounted = isCounted[...]
    return outline.mostPresent(&isCounted)
  }

  /// How many choices each group has: its branches, or to be there or not.
  package var choiceCounts: [Int] { outline.choiceCounts }
  package var groupCount: Int { choiceCounts.count }

  var outline: [Outline] {
    path.flatMap(\.outline) + query.flatMap(\.outline) + (fragment?.outline ?? [])
  }
}

extension [Outline] {
  /// As many as captures have choices.
  var choiceCounts: [Int] {
    flatMap { part in
      switch part {
      case .parameter, .rest: [Int]()
      case .optional(let inner, _): [2] + inner.choiceCounts
      case .either(let branches): [branches.count] + branches.flatMap(\.choiceCounts)
      }
    }
  }

  var parameters: [Template.Parameter] {
    flatMap { part in
      switch part {
      case .parameter(let parameter), .rest(let parameter): [parameter]
      case .optional(let inner, _): inner.parameters
      case .either(let branches): branches.flatMap(\.parameters)
      }
    }
  }

  fileprivate func alwaysPresent(_ names: inout ArraySlice<String>) -> Set<String> {
    var present: Set<String> = []
    for part in self {
      switch part {
      case .parameter, .rest: present.formUnion(names.popFirst().map { [$0] } ?? [])
      case .optional(let inner, let hasDefaults):
        let inside = inner.alwaysPresent(&names)
        if hasDefaults { present.formUnion(inside) }
      case .either(let branches):
        let inside = branches.map { $0.alwaysPresent(&names) }
        present.formUnion(inside.dropFirst().reduce(inside.first ?? []) { $0.intersection($1) })
      }
    }
    return present
  }

  fileprivate func mostPresent(_ isCounted: inout ArraySlice<Bool>) -> Int {
    var most = 0
    for part in self {
      switch part {
      case .parameter, .rest: most += isCounted.popFirst() == true ? 1 : 0
      case .optional(let inner, _): most += inner.mostPresent(&isCounted)
      case .either(let branches): most += branches.map { $0.mostPresent(&isCounted) }.max() ?? 0
      }
    }
    return most
  }
}

extension Template.Part {
  var outline: [Outline] {
    switch self {
    case .literal, .wildcard: []
    case .parameter(let parameter): [.parameter(parameter)]
    case .mixed(let operands): operands.flatMap(\.outline)
    case .rest: parameters.map(Outline.rest)
    case .optional(let branch): [.optional(branch.outline, hasDefaults: branch.hasDefaults)]
    case .either(let branches): [.either(branches.map(\.outline))]
    }
  }
}

extension Template.QueryPart {
  var outline: [Outline] {
    let inside = items.map(\.value.outline)
    return switch self {
    case .item: inside[0]
    case .optional: [.optional(inside[0], hasDefaults: false)]
    case .either: [.either(inside)]
    }
  }
}

extension Template.Branch {
  fileprivate var outline: [Outline] { path.flatMap(\.outline) + query.flatMap(\.outline) }
}

extension Template.Operand {
  fileprivate var outline: [Outline] { parameter.map { [.parameter($0)] } ?? [] }
}
