// The rule after the labels, as far as it can be told without a link.

extension PrecedenceRule {
  /// How a route fares against another that reads the same links by equal labels.
  enum Tie {
    case wins
    case loses
    /// It depends on the link: on what is in its query, or on its host.
    case depends
  }

  /// A variant of a route.
  struct Contender {
    let program: Program
    let variant: Int
    let template: Template

    var shape: [UInt8] { Array(template.shapeText.utf8) }
  }

  /// How one fares against another.
  static func tie(_ one: Contender, against other: Contender, _ custom: CustomTypes) -> Tie {
    for part in Part.allCases {
      if part == .host || part == .origin, one.program.record.origins == other.program.record.origins { continue }
      guard let mine = key(part, one, custom), let theirs = key(part, other, custom) else { return .depends }
      if mine != theirs { return mine.lexicographicallyPrecedes(theirs) ? .wins : .loses }
    }
    return .depends
  }

  /// What every link gives a part; nil where links differ in it.
  static func key(_ part: Part, _ contender: Contender, _ custom: CustomTypes) -> [OrderKey]? {
    let program = contender.program
    let steps = program.steps(contender.variant)
    switch part {
    case .requiredCount: return [.number(-steps.count(where: program.isRequired))]
    case .requiredItems:
      var items: [[OrderKey]] = []
      for step in steps where program.isRequired(step) {
        guard step.kind == .item else { return nil }
        items.append(program.order(program.items(step)[0], custom))
      }
      return items.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 }
    case .optionalCount: return steps.allSatisfy(program.isRequired) ? [] : nil
    case .fragment: return program.fragmentOrder(custom)
    case .host, .origin: return nil
    case .method:
      // A link that both answer is for the named one, and of two such it is HEAD, which GET answers too.
      return [.number(program.record.method == 0 ? 2 : contender.template.method == "HEAD" ? 0 : 1)]
    case .optionalGroups: return [.number(Int(program.record.optionalGroups))]
    case .text: return [.bytes(contender.shape)]
    }
  }
}
