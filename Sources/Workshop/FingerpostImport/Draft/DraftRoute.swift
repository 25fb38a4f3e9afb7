internal import FingerpostEngine

/// A route as another system has it, on its way into a table.
struct DraftRoute {
  /// What it is: a template, or why no template says it.
  enum Meaning {
    case template(Template)
    case nothing(String)
  }

  /// As the source has it: an `operationId`, a name or a handler; nil if it has none.
  var name: String?
  /// As the source writes it: `GET /users/:id`.
  let source: String
  var meaning: Meaning
  /// What the template does not say.
  var remarks: [String] = []

  var template: Template? { if case .template(let template) = meaning { template } else { nil } }
}

extension DraftRoute {
  /// A name made of the method and the path: `getUsersById`, `users`, `root`.
  var derivedName: String {
    var words = template?.method.map { [$0.lowercased()] } ?? []
    for part in template?.path ?? [] { words += part.words }
    return words.joined(separator: " ").camelCased ?? "root"
  }
}

extension Template.Part {
  fileprivate var words: [String] {
    switch self {
    case .literal(let text): [text]
    case .parameter(let parameter), .rawRest(let parameter): ["by", parameter.name ?? ""]
    case .mixed(let operands):
      operands.flatMap { operand in operand.literal.map { [$0] } ?? ["by", operand.parameter?.name ?? ""] }
    case .wildcard: ["any"]
    case .rest(let name, _): ["by", name]
    case .optional, .either: branches.flatMap { $0.path.flatMap(\.words) }
    }
  }
}

extension String {
  /// The words of a text as one name of Swift, or nil if it has none: `users#show` is `usersShow`, `GET /a-b` is `getAB`.
  var camelCased: String? {
    let words = split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first else { return nil }
    let name = first.lowercasedStart + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isNumber == true ? "n" + name : name
  }

  /// `URL` and `APIKeys` as a name begins: `url`, `apiKeys`.
  private var lowercasedStart: String {
    let capitals = prefix { $0.isUppercase }
    if capitals.count == count || capitals.count < 2 { return capitals.lowercased() + dropFirst(capitals.count) }
    return capitals.dropLast().lowercased() + dropFirst(capitals.count - 1)
  }
}
