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

/// A template, or a part of one.
package protocol Outlined {
  var outline: [Outline] { get }
}

extension Outlined {
  /// All parameters, those of groups as well.
  package var parameters: [Template.Parameter] {
    var all: [Template.Parameter] = []
    outline.add(to: &all)
    return all
  }

  /// The number of choices of each group: its branches, or 2 for present and absent.
  package var choiceCounts: [Int] {
    outline.flatMap { part in
      switch part {
      case .parameter, .rest: [Int]()
      case .optional(let inner, _): [2] + inner.choiceCounts
      case .either(let branches): [branches.count] + branches.flatMap { $0.choiceCounts }
      }
    }
  }

  package var groupCount: Int { choiceCounts.count }
  package var parameterCount: Int { parameters.count }

  /// The names that have a value in every location that matches: those outside groups, those with a default, and those that every
  /// branch of an either group has.
  ///
  /// - Parameter names: the names of ``Template/parameters``, in order.
  package func alwaysPresent(_ names: [String]) -> Set<String> {
    var names = names[...]
    return outline.alwaysPresent(&names)
  }

  /// The most parameters with a true `isCounted` that one location may have at once.
  func mostPresent(_ isCounted: [Bool]) -> Int {
    var isCounted = isCounted[...]
    return outline.mostPresent(&isCounted)
  }
}

extension Outline: Outlined {
  package var outline: [Outline] { [self] }
}

extension [Outline] {
  /// Adds all parameters, in order.
  fileprivate func add(to all: inout [Template.Parameter]) {
    for part in self {
      switch part {
      case .parameter(let parameter), .rest(let parameter): all.append(parameter)
      case .optional(let inner, _): inner.add(to: &all)
      case .either(let branches): for inner in branches { inner.add(to: &all) }
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

extension Array: Outlined where Element: Outlined {
  package var outline: [Outline] { flatMap { $0.outline } }
}

extension Template: Outlined {
  package var outline: [Outline] { path.outline + query.outline + (fragment?.outline ?? []) }
}

extension Template.Part: Outlined {
  package var outline: [Outline] {
    switch self {
    case .literal, .wildcard: []
    case .parameter(let parameter), .rawRest(let parameter): [.parameter(parameter)]
    case .mixed(let operands): operands.outline
    case .rest(let name, let value):
      [.rest(Template.Parameter(name: name, type: .array(.string), default: value))]
    case .optional(let branch): [.optional(branch.outline, hasDefaults: branch.hasDefaults)]
    case .either(let branches): [.either(branches.map { $0.outline })]
    }
  }
}

extension Template.Branch: Outlined {
  package var outline: [Outline] { path.outline + query.outline }
}

extension Template.QueryPart: Outlined {
  package var outline: [Outline] {
    switch self {
    case .item(let item): item.value.outline
    case .optional(let item): [.optional(item.value.outline, hasDefaults: false)]
    case .either(let items): [.either(items.map { $0.value.outline })]
    case .rest(let name): [.parameter(Template.Parameter(name: name, type: .scalar(.query)))]
    }
  }
}

extension Template.Fragment: Outlined {
  package var outline: [Outline] {
    let inner = path.outline + query.outline
    return isOptional ? [.optional(inner, hasDefaults: false)] : inner
  }
}

/// The value that a match captured for one parameter.
public enum Captured: Sendable, Hashable {
  /// The parameter is in a part that the link leaves out, and has no default.
  case absent
  /// The decoded text in the type's canonical spelling, or the default if the link leaves the part out.
  case text(String)
  /// The values of a repeated query key, or the segments of `{*rest}`.
  case list([String])

  /// The texts, in order.
  package var texts: [String] {
    switch self {
    case .absent: []
    case .text(let text): [text]
    case .list(let texts): texts
    }
  }

  /// Equal if the bytes are equal.
  public static func == (left: Captured, right: Captured) -> Bool {
    switch (left, right) {
    case (.absent, .absent): true
    case (.text(let a), .text(let b)): a.isIdentical(to: b)
    case (.list(let a), .list(let b)): a.elementsEqual(b) { $0.isIdentical(to: $1) }
    default: false
    }
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .absent: hasher.combine(0)
    case .text(let text): text.hashBytes(into: &hasher)
    case .list(let texts):
      hasher.combine(texts.count)
      for text in texts { text.hashBytes(into: &hasher) }
    }
  }
}

/// The values that a match captured for a template's parameters, before they have types.
public struct Captures: Sendable, Hashable {
  /// One value for each of ``Template/parameters``, in order.
  public package(set) var values: [Captured]
  /// One for each group of the template, in the order of the text: the index of the branch, or 0 and 1 for an absent and a
  /// present optional group.
  ///
  /// A choice counts only if the value depends on it: a group without parameters, or with defaults, always has the branch that
  /// printing chooses.
  public package(set) var choices: [Int]

  /// Captures for printing: as many values as the template has parameters, and as many choices as it has groups.
  public init(values: [Captured], choices: [Int]) { (self.values, self.choices) = (values, choices) }
}

/// Supplies the values that fill a template to try it out.
package protocol CaptureSampler {
  /// Whether the next optional group is present.
  mutating func isPresent() -> Bool
  /// The index of the branch that the next either group takes.
  mutating func branch(of count: Int) -> Int
  /// A text that the parameter's type reads; nil if none is known.
  mutating func text(for parameter: Template.Parameter) -> String?
  /// The texts of an array or a rest, at least `count`: a rest has one or more.
  mutating func texts(for parameter: Template.Parameter, atLeast count: Int) -> [String]?
}

extension Template {
  /// Captures with a sampler's values, absent in the branches not taken; nil if the sampler knows no text.
  package func captures(from sampler: inout some CaptureSampler) -> Captures? {
    var captures = Captures(values: [], choices: [])
    return captures.add(outline, from: &sampler) ? captures : nil
  }
}

extension Captures {
  /// Adds values and choices for some parts; false if the sampler knows no text for one of them.
  fileprivate mutating func add(_ outline: [Outline], from sampler: inout some CaptureSampler) -> Bool {
    for part in outline {
      let (branches, taken): ([[Outline]], Int)
      switch part {
      case .parameter(let parameter):
        // A list in one segment is never empty.
        guard add(parameter, atLeast: parameter.type.separator == nil ? 0 : 1, from: &sampler) else { return false }
        continue
      case .rest(let parameter):
        guard add(parameter, atLeast: 1, from: &sampler) else { return false }
        continue
      case .optional(let inner, _): (branches, taken) = ([[], inner], sampler.isPresent() ? 1 : 0)
      case .either(let all): (branches, taken) = (all, sampler.branch(of: all.count))
      }
      choices.append(taken)
      for (index, inner) in branches.enumerated() {
        if index != taken { leave(inner) } else if !add(inner, from: &sampler) { return false }
      }
    }
    return true
  }

  private mutating func leave(_ outline: [Outline]) {
    values += outline.parameters.map { $0.defaultText.map(Captured.text) ?? .absent }
    choices += Array(repeating: 0, count: outline.choiceCounts.count)
  }

  private mutating func add(
    _ parameter: Template.Parameter, atLeast count: Int, from sampler: inout some CaptureSampler
  ) -> Bool {
    let capture =
      parameter.type.isArray
      ? sampler.texts(for: parameter, atLeast: count).map(Captured.list)
      : sampler.text(for: parameter).map(Captured.text)
    if let capture { values.append(capture) }
    return capture != nil
  }
}
