import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// Templates that are filled with values.
struct TemplateSamplesTests {
  /// Takes the last branch of each group, and names the parameters.
  private struct LastBranches: CaptureSampler {
    let hasGroups: Bool

    mutating func isPresent() -> Bool { hasGroups }
    mutating func branch(of count: Int) -> Int { count - 1 }
    mutating func text(for parameter: Template.Parameter) -> String? { parameter.name }
    mutating func texts(for parameter: Template.Parameter, atLeast count: Int) -> [String]? {
      Array(repeating: parameter.name ?? "", count: count)
    }
  }

  private func captures(_ text: String, hasGroups: Bool) throws -> Captures? {
    var sampler = LastBranches(hasGroups: hasGroups)
    return try Template(text).captures(from: &sampler)
  }

  @Test func `what is left out is absent, and its groups are on their first branch`() throws {
    let text = "(a/{b}/(c|d|{e})|f/{g}/({h=1}))?({k})&{l:[string]}"
    #expect(
      try captures(text, hasGroups: false)
        == Captures(values: [.absent, .absent, "g", "1", .absent, []], choices: [1, 0, 0, 0]))
    #expect(
      try captures(text, hasGroups: true)
        == Captures(values: [.absent, .absent, "g", "h", "k", []], choices: [1, 0, 1, 1]))
  }

  @Test func `a rest has a segment, and a text that is not known leaves all of it open`() throws {
    #expect(try captures("x/{*a}", hasGroups: true) == Captures(values: [["a"]], choices: []))
    #expect(try captures("x/{a}/:int", hasGroups: true) == nil)
  }
}
