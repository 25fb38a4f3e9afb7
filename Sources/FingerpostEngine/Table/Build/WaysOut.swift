/// Ways out of a node, put together by what they read: for a text or a type, where those lead that may read the same.
///
/// It never asks a custom type, which may read anything.
struct WaysOut {
  /// Literals and members of sets, by their bytes.
  private var words: [[UInt8]: Reach] = [:]
  /// Each once.
  private var types: [(rank: Int32, type: ParameterType, reach: Reach)] = []
  private var mixed: [(literals: [Unicode.Scalar], reach: Reach)] = []
  private var anyMixed = Reach()
  /// Those that read any text, or of which nothing is known.
  private var open = Reach()
  private var all = Reach()

  /// Adds what leads there by a text that nobody is going to ask for.
  mutating func add(_ reach: Reach) { all.formUnion(reach) }

  mutating func add(literal: [UInt8], _ reach: Reach) {
    all.formUnion(reach)
    words[literal, default: Reach()].formUnion(reach)
  }

  mutating func add(_ label: Label, rank: Int32, _ reach: Reach) {
    all.formUnion(reach)
    switch label {
    case .literal(let text): words[Array(text.utf8), default: Reach()].formUnion(reach)
    case .type(.oneOf(let members)):
      for member in members { words[Array(member.utf8), default: Reach()].formUnion(reach) }
    case .type(.string), .type(.custom), .type(.array), .wildcard, .rest, .tail: open.formUnion(reach)
    case .type(let type):
      if let place = types.firstIndex(where: { $0.rank == rank }) {
        types[place].reach.formUnion(reach)
      } else {
        types.append((rank, type, reach))
      }
    case .mixed(let operands):
      anyMixed.formUnion(reach)
      mixed.append((operands.compactMap(\.literal).flatMap(\.unicodeScalars), reach))
    }
  }

  /// Where the ways lead that may read this text.
  func reading(_ text: [UInt8]) -> Reach {
    var reach = open
    if let word = words[text] { reach.formUnion(word) }
    for way in types where way.type.reads(text, custom: CustomTypes()) { reach.formUnion(way.reach) }
    reach.formUnion(anyMixed)
    return reach
  }

  /// Where the ways lead that may read a text that a type reads, which is no custom one.
  func meeting(_ type: ParameterType) -> Reach {
    switch type {
    case .string: return all
    case .oneOf(let members):
      return members.reduce(into: Reach()) { $0.formUnion(reading(Array($1.utf8))) }
    default:
      var reach = open
      for (word, way) in words where type.reads(word, custom: CustomTypes()) { reach.formUnion(way) }
      for way in types where type.sharesText(with: way.type) { reach.formUnion(way.reach) }
      if !mixed.isEmpty {
        let scalars = Set(Spelling(type).scalars)
        for way in mixed where way.literals.allSatisfy(scalars.contains) { reach.formUnion(way.reach) }
      }
      return reach
    }
  }
}

extension ParameterType {
  /// Whether some text is read by two types that are neither strings, sets nor the user's own.
  func sharesText(with other: ParameterType) -> Bool {
    // 1 is a number of every width, and true; identifiers, days and instants look like nothing else.
    self == other || readsOne && other.readsOne
  }

  private var readsOne: Bool { reads("1".utf8, custom: CustomTypes()) }
}
