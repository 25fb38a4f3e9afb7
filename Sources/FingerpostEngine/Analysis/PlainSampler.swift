/// Plain values, unlike anything that a table names: every optional part is there, or none.
struct PlainSampler: CaptureSampler {
  let isFull: Bool
  /// The branch that is taken of each group that has as many.
  let branch: Int
  let custom: CustomTypes
  /// How many parameters have a value.
  var index = 0

  mutating func isPresent() -> Bool { isFull }
  mutating func branch(of count: Int) -> Int { min(branch, count - 1) }

  mutating func text(for parameter: Template.Parameter) -> String? {
    index += 1
    let type = parameter.type.element
    switch type {
    case .string: return "some-text-\(index)"
    case .custom: return ["some-text", "Text", "x1", "7", "a_b"].first { type.readsSegment($0.utf8, custom: custom) }
    default: return type.samples.first
    }
  }

  mutating func texts(for parameter: Template.Parameter, atLeast count: Int) -> [String]? {
    text(for: parameter).map { [$0] }
  }
}
