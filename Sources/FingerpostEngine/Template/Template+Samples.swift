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
    sampling.path(path)
    sampling.query(query)
    if case .parameter(let parameter)? = fragment { sampling.take(parameter) }
    sampler = sampling.sampler
    return sampling.isComplete ? sampling.captures : nil
  }

  private struct Sampling<Sampler: CaptureSampler> {
    var sampler: Sampler
    var captures = Captures(values: [], choices: [])
    var isComplete = true

    mutating func path(_ parts: [Part]) {
      for part in parts {
        switch part {
        case .literal, .wildcard: break
        case .parameter(let parameter): take(parameter)
        case .mixed(let operands): operands.compactMap(\.parameter).forEach { take($0) }
        case .rest: part.parameters.forEach { take($0, atLeast: 1) }
        case .optional(let inner):
          let isPresent = sampler.isPresent()
          captures.choices.append(isPresent ? 1 : 0)
          branch(inner, isTaken: isPresent)
        case .either(let branches):
          let taken = sampler.branch(of: branches.count)
          captures.choices.append(taken)
          for (index, inner) in branches.enumerated() { branch(inner, isTaken: index == taken) }
        }
      }
    }

    private mutating func branch(_ branch: Branch, isTaken: Bool) {
      if isTaken {
        path(branch.path)
        query(branch.query)
      } else {
        captures.values += branch.parameters.map { $0.defaultText.map(Captured.text) ?? .absent }
        captures.choices += Array(repeating: 0, count: branch.groupCount)
      }
    }

    mutating func query(_ parts: [QueryPart]) {
      for part in parts {
        var taken = 0
        var isTaken = true
        switch part {
        case .item: break
        case .optional:
          isTaken = sampler.isPresent()
          captures.choices.append(isTaken ? 1 : 0)
        case .either(let items):
          taken = sampler.branch(of: items.count)
          captures.choices.append(taken)
        }
        for (index, item) in part.items.enumerated() {
          guard let parameter = item.value.parameter else { continue }
          if isTaken, index == taken { take(parameter) } else { captures.values.append(.absent) }
        }
      }
    }

    mutating func take(_ parameter: Parameter, atLeast count: Int = 0) {
      let capture =
        parameter.type.isArray
        ? sampler.texts(for: parameter, atLeast: count).map(Captured.list)
        : sampler.text(for: parameter).map(Captured.text)
      isComplete = isComplete && capture != nil
      captures.values.append(capture ?? .absent)
    }
  }
}
