internal import FingerpostEngine

/// A link in parts, decoded, to be changed here and there.
struct LinkDraft {
  var origin: Origin
  var segments: [String]
  var query: [(String, String)] = []
  var fragment: String?

  /// A link that a way reads, one segment for each part; nil if no value of a custom type is known.
  init?(_ way: RouteWay, _ fragment: Template.Operand?, _ origin: Origin, _ types: [CustomType]) {
    (self.origin, segments) = (origin, [])
    for part in way.path {
      guard let text = part.sample(types) else { return nil }
      segments.append(text)
    }
    for item in way.query {
      guard let text = item.value.sample(types) else { return nil }
      query.append((item.key, text))
    }
    guard let fragment else { return }
    guard let text = fragment.sample(types) else { return nil }
    self.fragment = text
  }

  /// The link; for a wildcard, of some host.
  var text: String {
    var rest = segments[...]
    var text: String
    switch origin {
    case .web(let name, let scheme):
      text = scheme + "://"
      if origin.capturesHost {
        text +=
          (rest.popFirst() ?? "a") + (name.firstIndex(of: "}").map { String(name[name.index(after: $0)...]) } ?? "")
      } else if name.hasPrefix("*.") {
        text += "a" + name.dropFirst()
      } else {
        text += name == "*" ? "a.example" : name
      }
      text += "/"
    case .scheme(let scheme): text = scheme + "://"
    case .path: text = "/"
    case .compact: text = ""
    }
    text += rest.map(\.escapedSegment).joined(separator: "/")
    if !query.isEmpty { text += "?" + query.map { "\($0.escapedQuery)=\($1.escapedQuery)" }.joined(separator: "&") }
    if let fragment { text += "#" + fragment.escapedFragment }
    return text
  }
}

extension Template.Part {
  /// A segment that it reads.
  private func sample(_ operands: [Template.Operand], _ types: [CustomType]) -> String? {
    let texts = operands.compactMap { $0.sample(types) }
    return texts.count == operands.count ? texts.joined() : nil
  }

  func sample(_ types: [CustomType]) -> String? {
    switch self {
    case .literal(let text): text
    case .parameter(let parameter): parameter.type.sample(types)
    case .mixed(let operands): sample(operands, types)
    case .wildcard, .rest: "a"
    // Ways have no groups.
    case .optional, .either: nil
    }
  }
}

extension Template.Operand {
  func sample(_ types: [CustomType]) -> String? {
    switch self {
    case .literal(let text): text
    case .parameter(let parameter): parameter.type.sample(types)
    }
  }
}

extension ParameterType {
  /// A text that reads; nil if none is known.
  func sample(_ types: [CustomType]) -> String? {
    guard case .custom(let name) = element else { return samples.first }
    guard let type = types.first(where: { $0.name == name }) else { return nil }
    let others = type.within?.samples ?? ["a", "1", "A", "true", "x-1"]
    return type.members?.first ?? others.first { type.canonical($0) != nil }
  }
}
