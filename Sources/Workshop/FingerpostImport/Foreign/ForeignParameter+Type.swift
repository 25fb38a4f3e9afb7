internal import FingerpostEngine
internal import FingerpostExport

// What the value of a parameter is, as other routers say it: types by name, with arguments or without, or a regular expression.

extension ForeignParameter {
  /// - Parameter text: `int`, several as `int:min(1)`, or a regular expression.
  mutating func constrain(by text: Substring) {
    guard text.areTypeWords else { return match(text.hasPrefix("re:") ? text.dropFirst("re:".count) : text) }
    for word in text.cut(at: ":;") { constrain(byWord: word.trimmed) }
  }

  private mutating func constrain(byWord word: Substring) {
    let name = word.typeName
    let arguments = word[name.endIndex...].group
    switch (name.lowercased(), arguments) {
    case ("path", _), ("rest", _): isRest = true
    case ("any", let list?), ("enum", let list?), ("in", let list?), ("oneof", let list?):
      let members = list.cut(at: ",").map { String($0.trimmed.withoutQuotes) }.filter { !$0.isEmpty }
      if let set = ParameterType(members: members.uniqued) { type = set } else { note(word) }
    case ("regex", let expression?), ("re", let expression?), ("matches", let expression?):
      match(expression.withoutQuotes)
    case ("range", _?), ("min", _?), ("max", _?):
      type = .integer(.int)
      note(word)
    case ("required", nil): break
    default:
      if let known = name.foreignType { type = known }
      if name.foreignType == nil || arguments?.isEmpty == false { note(word) }
    }
  }

  private mutating func note(_ word: Substring) { notes.append("is only a text that \(word) accepts") }

  // MARK: Regular expressions

  /// - Parameter expression: what the whole value matches.
  mutating func match(_ expression: some StringProtocol) {
    var text = String(expression)[...]
    for mark in ["^", "\\A"] where text.hasPrefix(mark) { text = text.dropFirst(mark.count) }
    for mark in ["$", "\\z", "\\Z"] where text.hasSuffix(mark) { text = text.dropLast(mark.count) }
    while text.first == "(", text.behindGroup.isEmpty, let inner = text.group {
      text = inner.hasPrefix("?:") ? inner.dropFirst(2) : inner
    }
    // Of source and of JSON.
    text = text.replacing("\\\\", with: "\\").replacing("\\/", with: "/")[...]
    if [".*", ".+", "*", "**", ".*?", ".+?"].contains(text) {
      isRest = true
    } else if let known = Self.type(of: text) {
      type = known
    } else {
      notes.append("is only a text that matches /\(expression)/")
    }
  }

  /// The type of the texts of a regular expression; nil if there is none.
  private static func type(of text: Substring) -> ParameterType? {
    if ["\\d+", "[0-9]+", "[\\d]+", "\\d{1,}", "[1-9][0-9]*", "[1-9]\\d*", "-?\\d+", "-?[0-9]+"].contains(text) {
      return .integer(.int)
    }
    if ["[^/]+", "[^/]*", "[^/]+?"].contains(text) { return .string }
    if ["[0-9a-f", "[a-f0-9", "[\\da-f"].contains(where: text.lowercased().hasPrefix), text.contains("{8}"),
      text.contains("{12}")
    {
      return .uuid
    }
    let members = text.split(separator: "|", omittingEmptySubsequences: false)
    guard members.count > 1, members.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isPlain) }) else { return nil }
    return ParameterType(members: members.map(String.init).uniqued)
  }
}

extension Substring {
  /// Whether these are names of types, with arguments or without, and colons between them: no regular expression.
  var areTypeWords: Bool { cut(at: ":;").allSatisfy { $0.trimmed.isTypeWord } }

  /// Whether this is the name of a type, with arguments or without: `int`, `range(1,9)`.
  var isTypeWord: Bool {
    let rest = self[typeName.endIndex...]
    return !typeName.isEmpty && (rest.isEmpty || rest.first == "(" && rest.group != nil && rest.behindGroup.isEmpty)
  }

  /// The letters, digits and hyphens at its start.
  fileprivate var typeName: Substring {
    first?.isNameStart == true ? prefix { $0.isNameStart || $0.isNumber || $0 == "-" } : prefix(0)
  }

  /// Whether it is a type of Flask or Django, which stands before the name.
  var isConverter: Bool { ["int", "str", "string", "float", "path", "uuid", "slug", "any", "default"].contains(self) }

  /// Whether other routers have a type of this name.
  var isKnownType: Bool { foreignType != nil || ["path", "any"].contains(self) }

  /// The type that has this name in ASP.NET, Django, Flask, Sanic, Starlette, or here.
  fileprivate var foreignType: ParameterType? {
    let plain = lowercased().filter { !"-_".contains($0) }
    let own = ["slug": "string", "digits": "int", "ymd": "date", "default": "string", "strorempty": "string"]
    let name = own[plain] ?? ScalarType.foreignNames[plain] ?? String(self)
    // What others call a time is none of ours.
    guard case .scalar(let scalar)? = ParameterType(parsing: name), scalar != .dateTime || name == self else {
      return nil
    }
    return .scalar(scalar)
  }

  fileprivate var withoutQuotes: Substring {
    let text = first == "r" || first == "@" ? dropFirst() : self
    guard let quote = text.first, "\"'".contains(quote), text.count > 1, text.last == quote else { return self }
    return text.dropFirst().dropLast()
  }
}

extension Character {
  /// Whether it stands for itself in a regular expression.
  fileprivate var isPlain: Bool { isLetter || isNumber || self == "_" || self == "-" }
}
