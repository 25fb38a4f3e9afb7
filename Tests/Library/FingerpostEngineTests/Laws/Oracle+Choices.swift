import FingerpostAnalysis
import FingerpostEngine
import FingerpostProof

// Of the groups, only what the value depends on is told apart.

struct OracleChoices {
  /// What was read, by the number of the group.
  let read: [Int: Int]
  let values: [Int: Captured]
  private(set) var choices: [Int: Int] = [:]

  init(_ path: [OracleNode], _ query: [OracleQuery], read: [Int: Int], values: [Int: Captured]) {
    self.read = read
    self.values = values
    visit(path)
    visit(query)
  }

  private mutating func visit(_ path: [OracleNode]) {
    for node in path {
      switch node {
      case .optional(let branch, let group): visit(branch, group)
      case .either(let branches, let group): visit(branches, group)
      default: continue
      }
    }
  }

  private mutating func visit(_ branch: OracleBranch, _ group: Int) {
    if !branch.hasParameters {
      choices[group] = branch.hasWildcard ? 0 : 1
    } else if !branch.defaults.isEmpty, branch.defaults.allSatisfy({ $0 != nil }) {
      let isUsual = zip(branch.parameters, branch.defaults).allSatisfy { number, text in
        if case .text(let value)? = values[number], let text { isSame(value, text) } else { false }
      }
      choices[group] = isUsual ? 0 : 1
    } else {
      choices[group] = read[group] ?? 0
    }
    if choices[group] == 1 { visit(branch.path); visit(branch.query) }
  }

  private mutating func visit(_ branches: [OracleBranch], _ group: Int) {
    let bare = branches.prefix { !$0.hasParameters }
    var choice = read[group] ?? 0
    if bare.count >= 2, choice < bare.count { choice = bare.firstIndex { !$0.hasWildcard } ?? 0 }
    choices[group] = choice
    visit(branches[choice].path)
    visit(branches[choice].query)
  }

  private mutating func visit(_ query: [OracleQuery]) {
    for part in query {
      switch part {
      case .item, .rest: continue
      case .optional(let item, let group): choices[group] = item.parameter == nil ? 1 : read[group] ?? 0
      case .either(let items, let group):
        let bare = items.prefix { $0.parameter == nil }.count
        let choice = read[group] ?? 0
        choices[group] = bare >= 2 && choice < bare ? 0 : choice
      }
    }
  }
}
