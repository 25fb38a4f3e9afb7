import FingerpostCore

extension Template {
  /// The literals of the path, in groups too.
  var words: [String] { Self.words(path) }

  private static func words(_ parts: [Part]) -> [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .literal(let text): [text]
      case .parameter(let parameter): words(parameter.type)
      case .mixed, .wildcard, .rest: []
      case .optional(let branch): words(branch.path)
      case .either(let branches): branches.flatMap { words($0.path) }
      }
    }
  }

  private static func words(_ type: ParameterType) -> [String] {
    if case .oneOf(let members) = type { members } else { [] }
  }
}
