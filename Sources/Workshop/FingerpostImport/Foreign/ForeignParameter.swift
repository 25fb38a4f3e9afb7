internal import FingerpostEngine

/// A parameter as another router writes it.
///
///     {id} {id:int} {id?} {id=7} {path...} {*path} {path:.*} {$id} {page<\d+>?1}
///     <id> <int:id> <id:int> <any(a,b):id> <path..> <id|[0-9]+>
///     [id] [[id]] [...path] [id=integer] [i:id] (:num)
///     :id :id(\d+) :id<int> $id (?P<id>\d+)
struct ForeignParameter {
  /// Empty if it has none.
  var name: String
  var type = ParameterType.string
  /// Whether it reads all segments that follow.
  var isRest = false
  var isOptional = false
  var defaultValue: String?
  /// What no type says of the value: `is only a text that matches /[a-z]+/`.
  var notes: [String] = []

  init(_ name: some StringProtocol) { self.name = String(name) }

  /// Reads what stands between braces; nil if it is no parameter.
  init?(inBraces content: Substring) {
    var rest = content.trimmed
    let isOptional = rest.hasPrefix("-$")
    rest = rest.dropFirst(isOptional ? 2 : rest.first == "$" || rest.first == "!" ? 1 : 0)
    let mark = ["...", "**", "*", "+"].first { rest.hasPrefix($0) }
    rest = rest.dropFirst(mark?.count ?? 0)
    let name = rest.leadingName
    guard mark != nil || !name.isEmpty else { return nil }
    self.init(name)
    (self.isOptional, isRest) = (isOptional, mark != nil)
    guard take(tail: rest[name.endIndex...].trimmed) else { return nil }
  }

  /// Reads what stands between angle brackets: in Flask and Django the type comes first, elsewhere the name.
  init?(inAngles content: Substring) {
    let parts = content.cut(at: ":")
    guard parts.count > 1 else {
      self.init(inBraces: content.first == "#" ? content.dropFirst() : content)
      return
    }
    let (first, others) = (parts[0].trimmed, content[parts[1].startIndex...].trimmed)
    let hasTypeFirst = first.isTypeWord && (!first.isForeignName || first.isConverter || !others.isKnownType)
    if hasTypeFirst, others.isForeignName {
      self.init(others)
      constrain(by: first)
    } else {
      guard first.isForeignName else { return nil }
      self.init(first)
      constrain(by: others)
    }
  }

  /// Reads what stands between square brackets, as names of files have them, and AltoRouter.
  init?(inSquares content: Substring) {
    if let inner = content.group, content.behindGroup.isEmpty, content.first == "[" {
      self.init(inSquares: inner)
      isOptional = true
      return
    }
    let parts = content.cut(at: ":")
    if parts.count == 2, parts[1].isForeignName {
      self.init(parts[1])
      let letters: [Substring: Substring] = ["i": "int", "a": "alnum", "h": "hex", "*": ".+", "**": ".+"]
      if parts[0].isEmpty {
        notes.append("may be left out in some routers that write [:\(name)]")
      } else {
        constrain(by: letters[parts[0]] ?? parts[0])
      }
      return
    }
    // A matcher of SvelteKit, which is no default.
    let matcher = content.cut(at: "=")
    self.init(inBraces: matcher[0])
    if matcher.count == 2 { constrain(by: matcher[1]) }
  }

  /// Reads `:num` of `(:num)`; elsewhere a name between round brackets is a parameter that may be left out.
  init?(inCodeIgniter content: Substring) {
    let types = [
      ":num": "int", ":any": "path", ":segment": "str", ":alpha": "alpha", ":alphanum": "alnum", ":hash": "slug",
    ]
    guard let type = types[String(content)] else { return nil }
    self.init(content.dropFirst())
    constrain(by: type[...])
  }

  /// Reads what follows the name: a mark, a default, or what the value is.
  private mutating func take(tail: Substring) -> Bool {
    let rest = tail.dropFirst()
    switch tail.first {
    case nil: break
    case _ where ["...", "..", "+", "*"].contains(tail): isRest = true
    case "*" where rest.allSatisfy(\.isNumber):
      isRest = true
      notes.append("has \(rest) segments")
    case "?": (isOptional, defaultValue) = (true, rest.isEmpty ? nil : String(rest))
    case "=": (isOptional, defaultValue) = (true, String(rest))
    case ":": takeConstraint(rest.trimmed)
    case "|": match(rest)
    case "<":
      guard let expression = tail.group else { return false }
      match(expression)
      return take(tail: tail.behindGroup)
    default: return false
    }
    return true
  }

  /// Reads `int`, and `int?` and `int=7`, which may be left out.
  private mutating func takeConstraint(_ text: Substring) {
    let (parts, bare) = (text.cut(at: "="), text.dropLast())
    if parts.count == 2, parts[0].areTypeWords {
      (isOptional, defaultValue) = (true, String(parts[1]))
      constrain(by: parts[0])
    } else if text.last == "?", bare.areTypeWords {
      isOptional = true
      constrain(by: bare)
    } else {
      constrain(by: text)
    }
  }
}
