/// What reads one segment. Labels have one total order, which decides which route wins.
///
///     literal < finite set < mixed < ScalarType.all but string < custom < string < * < {*rest} < {**rest}
package enum Label: Sendable, Equatable {
  case literal(String)
  case type(ParameterType)
  /// Names and defaults are erased.
  case mixed([Template.Part])
  /// A literal, a set or a mixed segment of a route that ignores case: it has no capitals, and reads a text as that reads in lower case.
  indirect case folded(Label)
  case wildcard
  case rest
  /// The rest of a link as it is spelled.
  case rawRest(ParameterType)
  /// The segments after the first of compact text's last string.
  case tail

  /// Ranks are the order of labels as numbers, which the search compares. All literals have one rank, the best: no two of them read
  /// the same segment, unless one ignores case: then the whole routes are compared. Literals that ignore case have numbers of their
  /// own, which tell them apart.
  package static let literalRank: Int32 = 0

  /// Keys whose lexicographic order is the order of labels; only equal labels have equal keys.
  package func order(_ custom: CustomTypes) -> [OrderKey] {
    switch self {
    case .literal(let text): return [.number(-1), .text(text)]
    case .folded(.literal(let text)): return [.number(0), .text(text)]
    // After the exact one of the same members, or the same literals.
    case .folded(let label): return label.order(custom) + [.number(1)]
    case .type(let type): return type.order(custom)
    case .mixed(let operands):
      let literals = operands.compactMap { $0.literal }
      let prefix = operands.first?.literal?.utf8.count ?? 0
      let bytes = literals.reduce(0) { $0 + $1.utf8.count }
      return [.number(2), .number(-bytes), .number(-prefix)] + literals.map { .text($0) } + [.number(-1)]
        + operands.compactMap { $0.parameter }.flatMap { $0.type.order(custom) }
    case .wildcard: return [.number(6)]
    case .rest: return [.number(7)]
    case .tail: return [.number(8)]
    case .rawRest(let type): return [.number(9)] + type.order(custom)
    }
  }

  /// The order of query items: by key, a literal before types.
  package func order(ofItem key: [UInt8], _ custom: CustomTypes) -> [OrderKey] { [.bytes(key)] + order(custom) }

  /// The label of one segment, or of one value, that is made of these. It is independent of names and defaults; an array has its element's.
  package init(_ operands: [Template.Part]) {
    switch operands.first {
    case .literal(let text)? where operands.count == 1: self = .literal(text)
    case .parameter(let parameter)? where operands.count == 1: self = .type(parameter.type.ofOneText)
    default: self = .mixed(operands.map { $0.map { Template.Parameter(type: $0.type) } })
    }
  }

  /// The label of a route that ignores case: the same where no letter has one.
  var ignoringCase: Label {
    switch self {
    case .literal(let text): text.hasCase ? .folded(.literal(text.folded)) : self
    case .type(let type): type.hasCase ? .folded(.type(type.folded)) : self
    case .mixed(let operands):
      operands.contains(where: { $0.hasCase }) ? .folded(.mixed(operands.map({ $0.folded }))) : self
    case .folded, .wildcard, .rest, .rawRest, .tail: self
    }
  }

  /// The texts of a literal or a set.
  package var texts: [String] {
    switch self {
    case .literal(let text): [text]
    case .type(.oneOf(let members)): members
    default: []
    }
  }
}

extension ParameterType {
  /// A type's own keys end in 1. The keys of a custom type within it begin alike, and go on with 0 and its name.
  func order(_ custom: CustomTypes) -> [OrderKey] { rank(custom, depth: 0) + [.number(1)] }

  private func rank(_ custom: CustomTypes, depth: Int) -> [OrderKey] {
    switch self {
    case .oneOf(let members): [.number(1), .number(members.count)] + members.map { .text($0) }
    case .scalar(.string): [.number(5)]
    case .scalar(.query): [.number(5), .number(2)]
    case .scalar(let type): [.number(3), .number(ScalarType.all.firstIndex(of: type) ?? 0)]
    case .custom(let name):
      if let within = custom.types[name]?.within, depth < custom.types.count {
        within.rank(custom, depth: depth + 1) + [.number(0), .text(name)]
      } else {
        [.number(4), .text(name)]
      }
    case .array(let element): element.rank(custom, depth: depth)
    // Just behind the elements' type.
    case .list(let element, let separator):
      element.rank(custom, depth: depth) + [.number(1), .number(Int(separator.rawValue))]
    }
  }
}

/// The labels of a table that are not literals, each once. They are numbered as they come, and ranked when all are known.
struct LabelTable {
  private let custom: CustomTypes
  private var labels: [Label] = []
  private var numbers = [[OrderKey]: Int32]()

  init(_ custom: CustomTypes) { self.custom = custom }

  /// The number of a label, from 1; equal labels have one number.
  mutating func number(of label: Label) -> Int32 {
    let key = label.order(custom)
    if let number = numbers[key] { return number }
    labels.append(label)
    numbers[key] = Int32(clamping: labels.count)
    return Int32(clamping: labels.count)
  }

  /// The labels, best first, and the rank of each number, from 1.
  func ranked() -> (labels: [Label], ranks: [Int32]) {
    let order = indices(inOrderOf: labels.map { $0.order(custom) })
    var ranks = Array(repeating: Int32(0), count: labels.count + 1)
    for (index, label) in order.enumerated() { ranks[label + 1] = Int32(clamping: index + 1) }
    return (order.map { labels[$0] }, ranks)
  }
}
