/// Supplies the values that fill a template to try it out.
package protocol CaptureSampler {
  /// Whether the next optional group is present.
  mutating func isPresent() -> Bool
  /// The index of the branch that the next either group takes.
  mutating func branch(of count: Int) -> Int
  /// A text that the parameter's type reads; nil if none is known.
  mutating func text(for parameter: Template.Parameter) -> String?
  /// The texts of an array or a rest, at least `count`: a rest has one or more.
  mutating func texts(for parameter: Template.Parameter, atLeast count: Int) -> [String]?
}

extension Template {
  /// Captures with a sampler's values, absent in the branches not taken; nil if the sampler knows no text.
  package func captures(from sampler: inout some CaptureSampler) -> Captures? {
    var sampling = Sampling(sampler: sampler)
    sampling.take(outline)
    sampler = sampling.sampler
    return sampling.isComplete ? sampling.captures : nil
  }

  private struct Sampling<Sampler: CaptureSampler> {
    var sampler: Sampler
    var captures = Captures(values: [], choices: [])
    var isComplete = true

    mutating func take(_ outline: [Outline]) {
      for part in outline {
        switch part {
        case .parameter(let parameter): take(parameter)
        case .rest(let parameter): take(parameter, atLeast: 1)
        case .optional(let inner, _):
          let isPresent = sampler.isPresent()
          captures.choices.append(isPresent ? 1 : 0)
          if isPresent { take(inner) } else { leave(inner) }
        case .either(let branches):
          let taken = sampler.branch(of: branches.count)
          captures.choices.append(taken)
          for (index, inner) in branches.enumerated() {
            if index == taken { take(inner) } else { leave(inner) }
          }
        }
      }
    }

    private mutating func leave(_ outline: [Outline]) {
      captures.values += outline.parameters.map { $0.defaultText.map(Captured.text) ?? .absent }
      captures.choices += Array(repeating: 0, count: outline.choiceCounts.count)
    }

    private mutating func take(_ parameter: Parameter, atLeast count: Int = 0) {
      let capture =
        parameter.type.isArray
        ? sampler.texts(for: parameter, atLeast: count).map(Captured.list)
        : sampler.text(for: parameter).map(Captured.text)
      isComplete = isComplete && capture != nil
      captures.values.append(capture ?? .absent)
    }
  }
}
