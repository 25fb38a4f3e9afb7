/// Supplies plain values that no table is likely to name, with all optional parts or none.
private struct PlainSampler: CaptureSampler {
  let isFull: Bool
  /// The index of the branch to take in each group, or its last branch if it has fewer.
  let branch: Int
  let custom: CustomTypes
  /// Whether a parameter rather has this text than the first that it reads.
  let prefers: (Template.Parameter, String) -> Bool
  /// The number of parameters that have a value.
  var index = 0

  mutating func isPresent() -> Bool { isFull }
  mutating func branch(of count: Int) -> Int { min(branch, count - 1) }

  mutating func text(for parameter: Template.Parameter) -> String? {
    index += 1
    let texts = texts(of: parameter.type.element)
    return texts.first { prefers(parameter, $0) } ?? texts.first
  }

  private func texts(of type: ParameterType) -> [String] {
    switch type {
    case .scalar(.string): return ["some-text-\(index)"]
    case .custom(let name):
      let guesses = custom.types[name]?.members ?? ["some-text", "Text", "x1", "7", "a_b"]
      return guesses.filter { text in text.withBytes { type.readsSegment($0, custom: custom) } }
    case .scalar(.integer(let integer)):
      let (positive, negative) = integer.bounds
      return type.samples + ["\(positive)"] + (negative == 0 ? [] : ["-\(negative)"])
    default: return type.samples
    }
  }

  mutating func texts(for parameter: Template.Parameter, atLeast count: Int) -> [String]? {
    text(for: parameter).map { [$0] }
  }
}

extension RouteTable {
  /// Plain captures of a route, which no table is likely to name.
  ///
  /// - Parameters:
  ///   - isFull: whether all optional parts are present, or none.
  ///   - branch: the index of the branch to take in each group, or its last branch if it has fewer.
  ///   - prefers: whether a parameter rather has a text than the first that it reads.
  package func sample(
    _ route: Int, isFull: Bool, branch: Int = 0,
    preferring prefers: @escaping (Template.Parameter, String) -> Bool = { _, _ in true }
  ) -> Captures? {
    var sampler = PlainSampler(isFull: isFull, branch: branch, custom: custom, prefers: prefers)
    return routes[route].template.captures(from: &sampler)
  }

  /// A plain text that a type reads; nil if none is known.
  package func plainText(of type: ParameterType) -> String? {
    var sampler = PlainSampler(isFull: true, branch: 0, custom: custom) { _, _ in true }
    return sampler.text(for: Template.Parameter(type: type))
  }
}
