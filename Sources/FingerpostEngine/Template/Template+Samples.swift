/// Where the values come from that a template is filled with to try it out.
package protocol CaptureSampler {
  /// Whether the next optional group is there.
  mutating func isPresent() -> Bool
  /// Which of so many branches the next either group takes.
  mutating func branch(of count: Int) -> Int
  /// A text that reads; nil where none is known.
  mutating func text(for parameter: Template.Parameter) -> String?
  /// As many texts as an array, or a rest, is to have: a rest has one at least.
  mutating func texts(for parameter: Template.Parameter, atLeast count: Int) -> [String]?
}

extension Template {
  /// Captures that a sampler chose, what stands in branches not taken being absent; nil where it knew no text.
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
