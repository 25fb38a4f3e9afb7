import FingerpostEngine

/// A text that the label of one segment reads, in parts that can be joined with those of another label.
///
///     x-{a}.{b}.json    the prefix x-, the core a.a, the suffix .json
struct PlainSegment {
  let label: Label
  /// The rank of the label: see ``LabelRanks``.
  let rank: Int32
  /// The literals at both ends of a mixed segment.
  private let prefix: String
  private let suffix: String
  /// What stands between them: an example of each parameter, and the literals.
  private let core: String
  /// Whether a string stands behind the prefix, and before the suffix, so that the core may be longer there.
  private let opens: Bool
  private let closes: Bool

  /// Nil if no text is known.
  init?(_ label: Label, rank: Int32) {
    (self.label, self.rank) = (label, rank)
    switch label {
    case .literal(let text): (prefix, core, suffix, opens, closes) = ("", text, "", false, false)
    case .type(let type):
      guard let sample = type.element.samples.first else { return nil }
      (prefix, core, suffix, opens, closes) = ("", sample, "", false, false)
    case .mixed(let operands):
      let texts = operands.compactMap { $0.literal ?? $0.parameter?.type.samples.first }
      let parameters = operands.indices.filter { operands[$0].parameter != nil }
      guard texts.count == operands.count, let first = parameters.first, let last = parameters.last else { return nil }
      prefix = texts[..<first].joined()
      core = texts[first...last].joined()
      suffix = texts[(last + 1)...].joined()
      (opens, closes) = (operands[first].parameter?.type == .string, operands[last].parameter?.type == .string)
    case .wildcard, .rest: (prefix, core, suffix, opens, closes) = ("", "a", "", false, false)
    case .tail: return nil
    }
  }

  /// A text that the label reads.
  var text: String { prefix + core + suffix }

  /// A text that this label and another one should read; nil if none is known.
  ///
  ///     {a}-1-{b} and {a}-2-{b}    a-1-aa-2-a
  func joined(with other: PlainSegment) -> String? {
    if rank == other.rank { return rank == LabelRanks.literal && !text.isIdentical(to: other.text) ? nil : text }
    guard label.isMixed, other.label.isMixed else { return (rank < other.rank ? self : other).text }
    guard let ends = ends(with: other) else { return nil }
    // What comes first must close with a string that takes what follows.
    let (first, second) = closes && other.opens ? (self, other) : (other, self)
    return ends.prefix + first.core + second.core + ends.suffix
  }

  /// The longer of both prefixes and suffixes; nil if no text begins, or ends, with both.
  private func ends(with other: PlainSegment) -> (prefix: String, suffix: String)? {
    func longer(_ one: String, _ other: String, _ begins: (String, String) -> Bool) -> String? {
      let (short, long) = one.utf8.count <= other.utf8.count ? (one, other) : (other, one)
      return begins(long, short) ? long : nil
    }
    guard let prefix = longer(prefix, other.prefix, { $0.utf8.starts(with: $1.utf8) }),
      let suffix = longer(suffix, other.suffix, { $0.utf8.reversed().starts(with: $1.utf8.reversed()) })
    else { return nil }
    return (prefix, suffix)
  }

  /// Whether two mixed segments read a text in common; nil if only a search can tell.
  func meets(_ other: PlainSegment) -> Bool? {
    guard label.isMixed, other.label.isMixed else { return nil }
    guard let ends = ends(with: other) else { return false }
    /// Whether the text of one, followed by that of another, is read by both.
    func precedes(_ first: PlainSegment, _ second: PlainSegment) -> Bool {
      first.closes && second.opens && (first.opens || first.prefix.utf8.count == ends.prefix.utf8.count)
        && (second.closes || second.suffix.utf8.count == ends.suffix.utf8.count)
    }
    return precedes(self, other) || precedes(other, self) ? true : nil
  }
}
