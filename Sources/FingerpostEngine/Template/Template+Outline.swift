/// The parameters of a template, and its groups with their content, in the order of the text.
///
///     users/({id:int}|me)?({tab})   // either [id], [], and optional [tab]
package enum Outline {
  case parameter(Template.Parameter)
  /// One or more segments.
  case rest(Template.Parameter)
  /// `hasDefaults`: the parameters have values even if a link leaves the group out.
  case optional([Outline], hasDefaults: Bool)
  case either([[Outline]])
}

extension Template {
  /// The names that have a value in every location that matches: those outside groups, those with a default, and those that every
  /// branch of an either group has.
  ///
  /// - Parameter names: the names of ``parameters``, in order.
  package func alwaysPresent(_ names: [String]) -> Set<String> {
    var names = names[...]
    return outline.alwaysPresent(&names)
  }

  /// The most parameters with a true `isCounted` that one location may have at once.
  package func mostPresent(_ isCounted: [Bool]) -> Int {
    var isCounted = isCounted[...]
    return outline.mostPresent(&isCounted)
  }

  /// The number of choices of each group: its branches, or 2 for present and absent.
  package var choiceCounts: [Int] { outline.choiceCounts }
  package var groupCount: Int { choiceCounts.count }

  package var outline: [Outline] {
    path.flatMap(\.outline) + query.flatMap(\.outline) + (fragment?.outline ?? [])
  }
}

extension [Outline] {
  /// As many counts as captures have choices.
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

extension Template.Fragment {
  var outline: [Outline] {
    switch self {
    case .required(let operand): operand.outline
    case .optional(let operand): [.optional(operand.outline, hasDefaults: false)]
    }
  }
}

extension Template.Branch {
  fileprivate var outline: [Outline] { path.flatMap(\.outline) + query.flatMap(\.outline) }
}

extension Template.Operand {
  fileprivate var outline: [Outline] { parameter.map { [.parameter($0)] } ?? [] }
}
