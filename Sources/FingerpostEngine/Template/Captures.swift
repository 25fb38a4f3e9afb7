/// The value that a match captured for one parameter.
public enum Captured: Sendable, Hashable {
  /// The parameter is in a part that the link leaves out, and has no default.
  case absent
  /// The decoded text in the type's canonical spelling, or the default if the link leaves the part out.
  case text(String)
  /// The values of a repeated query key, or the segments of `{*rest}`.
  case list([String])
}

extension Captured {
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
  public init(values: [Captured], choices: [Int]) {
    self.values = values
    self.choices = choices
  }
}
