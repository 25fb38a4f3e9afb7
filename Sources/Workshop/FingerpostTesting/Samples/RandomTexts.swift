import FingerpostEngine
import FingerpostCore

/// Made-up values for a route: plain ones for examples, or hostile ones among them.
struct RandomTexts: CaptureSampler {
  var random: Random
  /// Whether every value is one that a person might write down for an example.
  let isPlain: Bool
  /// The Swift types that a parameter may be of.
  let owners: (ParameterType) -> [any RouteParameter.Type]
  /// The literals of all routes, which a value may be mistaken for.
  let words: [String]
  /// The type without a known text, if a text was needed.
  private(set) var unknownType: String?

  init(_ random: Random, isPlain: Bool, owners: @escaping (ParameterType) -> [any RouteParameter.Type], words: [String])
  {
    (self.random, self.isPlain, self.owners, self.words) = (random, isPlain, owners, words)
  }

  mutating func isPresent() -> Bool { random.chance(60) }
  mutating func branch(of count: Int) -> Int { random.below(count) }

  mutating func text(for parameter: Template.Parameter) -> String? {
    // Whatever stands for its default is left out when printed.
    if let defaultText = parameter.defaultText, random.chance(10) { return defaultText }
    return text(of: parameter.type.element)
  }

  mutating func texts(for parameter: Template.Parameter, atLeast count: Int) -> [String]? {
    var texts: [String] = []
    for _ in 0..<max(count, random.below(4)) {
      guard let text = text(for: parameter) else { return nil }
      texts.append(text)
    }
    return texts
  }

  private mutating func text(of type: ParameterType) -> String? {
    guard let owner = random.pick(owners(type)) else { return commonText(of: type) }
    // A Swift type may read less than what it is called in templates.
    for _ in 0..<32 {
      let text = random.chance(80) ? commonText(of: type) : nil
      if let text = text ?? ownText(of: owner), owner.init(parameter: text) != nil { return text }
    }
    let known = owner.parameterExamples.first { owner.init(parameter: $0) != nil }
    if known == nil { unknownType = "\(owner)" }
    return known
  }

  /// A text that a type of the user's own may read.
  private mutating func ownText(of type: any RouteParameter.Type) -> String? {
    if isPlain || random.chance(20) { return random.pick(type.parameterExamples) }
    switch random.below(3) {
    case 0: return type.parameterSupertype.flatMap { commonText(of: $0) }
    case 1: return random.pick(type.parameterExamples).map { random.changed($0) }
    default: return string(isPlain: false)
    }
  }

  /// A text that every table takes for the type; nil for a type of the user's own.
  private mutating func commonText(of type: ParameterType) -> String? {
    // A map may read only what people write.
    let isPlain = isPlain || random.chance(20)
    return switch type {
    case .scalar(.string): string(isPlain: isPlain)
    case .scalar(let type): random.text(of: type, isPlain: isPlain)
    case .oneOf(let members): random.pick(members)
    case .custom: nil
    case .array(let element), .list(let element, _): commonText(of: element)
    }
  }

  private mutating func string(isPlain: Bool) -> String {
    if !isPlain, random.chance(15), let word = random.pick(words) { return word }
    return random.text(of: .string, isPlain: isPlain)
  }
}

extension Template {
  /// The literals of the path, in groups too.
  var words: [String] { Self.words(path) }

  private static func words(_ parts: [Part]) -> [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .literal(let text): [text]
      case .parameter(let parameter): parameter.type.members
      case .mixed, .wildcard, .rest, .rawRest: []
      case .optional(let branch): words(branch.path)
      case .either(let branches): branches.flatMap { words($0.path) }
      }
    }
  }
}
