import SwiftSyntax

/// One change to a program: a piece of its source, and what stands there instead while the mutant is chosen.
struct Mutation {
  let file: String
  let line: Int
  /// In bytes of the file.
  let range: Range<Int>
  let original: String
  let mutated: String
  let form: Form

  enum Form {
    /// A value: `(mutant(7) ? mutated : original)`.
    case value
    /// A statement that is left out: `if !mutant(7) { original }`.
    case statement
  }

  /// What makes one change the same in every run, wherever others are made.
  var key: String { "\(file):\(range.lowerBound):\(original)→\(mutated)" }

  func source(_ number: Int) -> String {
    switch form {
    case .value: "(mutant(\(number)) ? (\(mutated)) : (\(original)))"
    case .statement: "if !mutant(\(number)) { \(original) }"
    }
  }
}
