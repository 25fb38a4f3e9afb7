@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

// A template with its parameters and groups numbered in the order of the text.

indirect enum OracleNode {
  /// `folds`: whether case does not matter.
  case literal(String, folds: Bool)
  /// `isLast`: the last string of the last part, which takes the rest of compact text.
  case parameter(ParameterType, Int, OracleLabel, isLast: Bool, folds: Bool)
  case mixed([Template.Part], Int, OracleLabel, folds: Bool)
  case wildcard
  case rest(Int)
  /// The rest of the link as it is spelled.
  case rawRest(ParameterType, Int, OracleLabel)
  case optional(OracleBranch, Int)
  case either([OracleBranch], Int)
}

struct OracleBranch {
  var path: [OracleNode]
  var query: [OracleQuery]
  /// The parameters in here, with their defaults.
  var parameters: Range<Int>
  var defaults: [String?]
  var hasWildcard: Bool
  var hasParameters: Bool { !parameters.isEmpty }
}

enum OracleQuery {
  case item(OracleItem)
  case optional(OracleItem, Int)
  case either([OracleItem], Int)
  /// The items whose keys the template does not name, and the number of its parameter.
  case rest(named: Set<[UInt8]>, Int)
}

struct OracleItem {
  var key: String
  var value: Template.Part
  /// The number of its first parameter; nil for a literal.
  var parameter: Int?
}

struct OracleNumbering {
  let types: OracleTypes
  /// Whether the case of letters in the path does not matter.
  var folds = false
  var parameters = 0
  var groups = 0
  var optionals = 0

  mutating func path(_ parts: [Template.Part], isLast: Bool = true) -> [OracleNode] {
    parts.enumerated().map { place, part in node(part, isLast: isLast && place == parts.count - 1) }
  }

  private mutating func node(_ part: Template.Part, isLast: Bool) -> OracleNode {
    switch part {
    case .literal(let text): return .literal(text, folds: folds && inLowerCase(text) != inUpperCase(text))
    case .wildcard: return .wildcard
    case .parameter(let parameter):
      let (low, high) = (parameter.spelled(inLowerCase).type, parameter.spelled(inUpperCase).type)
      let folds = folds && low != high
      return .parameter(
        parameter.type, next(), folds ? types.label(low).folded : types.label(parameter.type),
        isLast: isLast && parameter.type == .string, folds: folds)
    case .rest: return .rest(next())
    case .rawRest(let parameter):
      return .rawRest(
        parameter.type, next(), OracleLabel(rank: 2000, inner: [types.label(parameter.type)]))
    case .mixed(let operands):
      let first = parameters
      for operand in operands { if case .parameter = operand { parameters += 1 } }
      let (low, high) = (operands.map { $0.spelled(inLowerCase) }, operands.map { $0.spelled(inUpperCase) })
      let folds = folds && low != high
      return .mixed(
        operands, first, folds ? types.label(mixed: low).folded : types.label(mixed: operands), folds: folds)
    case .optional(let branch):
      let group = nextGroup()
      optionals += 1
      return .optional(self.branch(branch, isLast: isLast), group)
    case .either(let branches):
      let group = nextGroup()
      return .either(branches.map { self.branch($0, isLast: isLast) }, group)
    }
  }

  private mutating func branch(_ branch: Template.Branch, isLast: Bool) -> OracleBranch {
    let first = parameters
    let path = self.path(branch.path, isLast: isLast)
    let query = self.query(branch.query)
    return OracleBranch(
      path: path, query: query, parameters: first..<parameters, defaults: branch.path.flatMap(Self.defaults),
      hasWildcard: path.contains(where: Self.hasWildcard))
  }

  mutating func query(_ parts: [Template.QueryPart], named: Set<[UInt8]> = []) -> [OracleQuery] {
    parts.map { part in
      switch part {
      case .rest: return .rest(named: named, next())
      case .item(let item): return .item(self.item(item))
      case .optional(let item):
        optionals += 1
        return .optional(self.item(item), nextGroup())
      case .either(let items):
        let group = nextGroup()
        return .either(items.map { self.item($0) }, group)
      }
    }
  }

  /// Every key that the template names, in groups as well.
  static func keys(_ path: [Template.Part], _ query: [Template.QueryPart]) -> Set<[UInt8]> {
    var keys: Set<[UInt8]> = []
    for part in query {
      switch part {
      case .item(let item), .optional(let item): keys.insert(Array(item.key.utf8))
      case .either(let items): for item in items { keys.insert(Array(item.key.utf8)) }
      case .rest: continue
      }
    }
    for part in path {
      switch part {
      case .optional(let branch): keys.formUnion(self.keys(branch.path, branch.query))
      case .either(let branches): for branch in branches { keys.formUnion(self.keys(branch.path, branch.query)) }
      default: continue
      }
    }
    return keys
  }

  private mutating func item(_ item: Template.QueryItem) -> OracleItem {
    let first = parameters
    parameters += item.value.parameterCount
    return OracleItem(key: item.key, value: item.value, parameter: parameters > first ? first : nil)
  }

  mutating func next() -> Int {
    parameters += 1
    return parameters - 1
  }

  mutating func nextGroup() -> Int {
    groups += 1
    return groups - 1
  }

  private static func defaults(_ part: Template.Part) -> [String?] {
    if case .parameter(let parameter) = part { return [parameter.defaultText] }
    return []
  }

  private static func hasWildcard(_ node: OracleNode) -> Bool {
    switch node {
    case .wildcard: true
    case .literal, .parameter, .mixed, .rest, .rawRest: false
    case .optional(let branch, _): branch.hasWildcard
    case .either(let branches, _): branches.contains(where: \.hasWildcard)
    }
  }
}
