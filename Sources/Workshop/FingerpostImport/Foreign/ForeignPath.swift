internal import FingerpostEngine
internal import FingerpostExport

/// A path as other routers write it, on its way to the text of a template.
///
///     /users/:id             // users/{id}
///     /users(/:id)(.:format) // users/({id})
///     /files/*path           // files/{*path}
///     /items/:id(\\d+)       // items/{id:int}
///     /users{/:id}           // users/({id})
///     /{lang}?/{id:guid}     // ({lang})/{id:uuid}
///     /posts/$id/[[page]]    // posts/{id}/({page})
///     ^it/(?P<city>\\w+)/$    // it/{city}/
struct ForeignPath {
  /// The text of a template, without a method.
  var text = ""
  /// What the template does not say.
  var remarks: [String] = []
  /// Why there is none.
  private(set) var fault: String?
  /// What is not read yet.
  var rest: Substring
  /// Whether a slash was read at the end.
  var endsInSlash = false
  /// What closes the groups that are open, and whether each began with a slash, so that it may be left out.
  var open: [(end: Character, mayBeMissing: Bool)] = []
  /// Whether a bracket after a parameter begins a group; else it may begin a regular expression.
  let areRails: Bool
  /// Whether it has parameters in squares, as names of files have them.
  let hasSquares: Bool
  private var names: Set<String>
  /// Whether a parameter in brackets was just read: a colon behind it is a colon.
  private var isBehindBracket = false
  private let constraints: [String: String]
  /// Whether it has parameters behind colons.
  let hasColons: Bool
  private let (hasBraces, isRegularExpression): (Bool, Bool)

  /// - Parameter constraints: what the value of each parameter is, as a regular expression.
  init(_ path: String, constraints: [String: String] = [:], areRails: Bool) {
    self.init(path[...], names: [], constraints, areRails: areRails)
  }

  private init(_ path: Substring, names: Set<String>, _ constraints: [String: String], areRails: Bool) {
    (self.names, self.constraints, self.areRails) = (names, constraints, areRails)
    rest = path.drop { $0 == "/" }
    isRegularExpression = !areRails && (rest.first == "^" || rest.contains("(?P<") || rest.contains("(?<"))
    hasColons = zip(rest, rest.dropFirst()).contains { $0 == ":" && $1.isNameStart }
    (hasSquares, hasBraces) = (rest.contains("["), rest.contains("{"))
    if isRegularExpression {
      remarks.append("it is read from a regular expression")
      rest = rest.drop { "^/".contains($0) }
      for end in ["$", "\\Z", "\\z", "/?"] where rest.hasSuffix(end) { rest = rest.dropLast(end.count) }
    }
    if path.first != "/", let host = path.firstHost {
      remarks.append("\(host) is read as a segment, and not as a host")
    }
    while fault == nil, let character = rest.first {
      let isColon = isBehindBracket
      isBehindBracket = false
      read(character, isColon: isColon)
    }
    if !open.isEmpty { refuse("a bracket is not closed") }
    // What stood behind the slash is no part of a path.
    if text.last == "/", !text.contains(where: { "?#".contains($0) }) { text.removeLast() }
    if endsInSlash, !text.isEmpty { text += "/" }
    if text.first.map({ "?#".contains($0) }) ?? true { text = "/" + text }
  }

  /// The fragment of this path.
  func fragment(_ text: Substring) -> ForeignPath { Self(text, names: names, [:], areRails: areRails) }

  mutating func refuse(_ reason: String) {
    fault = fault ?? reason
    rest = ""
  }

  mutating func refuseExpression(_ text: Substring) { refuse("the regular expression \(text) has no name") }

  static let partOfSegment = "a part of a segment cannot be left out"

  /// Whether nothing of the segment was written yet.
  var isStart: Bool { text.last.map { "/(|".contains($0) } ?? true }

  /// - Parameter isColon: whether a colon is itself.
  private mutating func read(_ character: Character, isColon: Bool) {
    let next = rest.dropFirst()
    switch character {
    case _ where isRegularExpression && "[{<?+*^$".contains(character): refuseExpression(rest)
    case ":" where next.first?.isNameStart == true && !isColon: readColon()
    case "*": readStar()
    case "$" where !areRails && isStart && (next.first?.isNameStart == true || next.endsSegment): readDollar()
    case "(": readRound()
    case "{", "<", "[": readBracket(character)
    case ")", "}", "]": readClosing(character)
    case "|" where !open.isEmpty:
      rest = next
      text += "|"
    case "/": readSlash()
    case "?": readQuestion()
    case "#" where open.isEmpty: readFragment()
    case "\\": readEscape()
    default: readLiteral()
    }
  }

  // MARK: Parameters

  mutating func readColon(isOptional: Bool = false) {
    rest = rest.dropFirst()
    var parameter = ForeignParameter(takeName())
    parameter.isOptional = isOptional
    if let constraint = constraints[parameter.name] { parameter.match(constraint) }
    if !areRails, let group = rest.group {
      switch rest.first {
      case "(" where group.first != "/" && !group.isPartOfSegment: parameter.match(group)
      case "<": parameter.constrain(by: group)
      case "{" where (group.isExpression || group.contains("|")) && !group.isPartOfSegment: parameter.match(group)
      default: return append(parameter)
      }
      rest = rest.behindGroup
    }
    append(parameter)
  }

  /// `*`, `**`, `*path`
  private mutating func readStar() {
    rest = rest.dropFirst(rest.hasPrefix("**") ? 2 : 1)
    var parameter = ForeignParameter(takeName())
    parameter.isRest = true
    append(parameter)
  }

  /// `$id` and `$` of TanStack, `$id<[0-9]+>` of Play; beside parameters of others `$count` is text.
  private mutating func readDollar() {
    let name = rest.dropFirst().prefix { $0.isNameStart || $0.isNumber }
    let behind = rest[name.endIndex...]
    if behind.first != "<", !name.isEmpty, hasColons || hasBraces { return readLiteral() }
    rest = behind
    var parameter = ForeignParameter(name)
    parameter.isRest = name.isEmpty
    if rest.first == "<", let group = rest.group {
      parameter.match(group)
      rest = rest.behindGroup
    }
    append(parameter)
  }

  private mutating func readBracket(_ character: Character) {
    guard let content = rest.group else { return refuse("\"\(character)\" is not closed") }
    let parameter: ForeignParameter?
    switch character {
    case "{":
      if readExpression(content) { return }
      parameter = ForeignParameter(inBraces: content.first == "{" ? content.group ?? content : content)
    case "[":
      if content.contains("/") { return openGroup(until: "]") }
      if content.first.map({ ".-".contains($0) }) == true, content.contains(where: { ":{".contains($0) }) {
        return refuse(Self.partOfSegment)
      }
      parameter = ForeignParameter(inSquares: content)
    default: parameter = ForeignParameter(inAngles: content)
    }
    let behind = rest.behindGroup
    guard let parameter else { return refuse("\(rest[..<behind.startIndex]) is no parameter that is known") }
    rest = behind
    append(parameter)
    isBehindBracket = true
  }

  /// Adds a parameter, with the mark behind it: `?`, `*`, `+` or `...`.
  mutating func append(_ parameter: ForeignParameter) {
    var parameter = parameter
    let marks = areRails ? [] : ["...", "?", "*", "+"]
    if let mark = marks.first(where: rest.hasPrefix), rest.dropFirst(mark.count).endsSegment {
      rest = rest.dropFirst(mark.count)
      parameter.isRest = parameter.isRest || mark != "?"
      parameter.isOptional = parameter.isOptional || mark == "?" || mark == "*"
    }
    let isWhole = isStart && rest.endsSegment
    if parameter.isRest, !isWhole { return refuse("a wildcard is a whole segment") }
    if parameter.isOptional, !isWhole { return refuse(Self.partOfSegment) }
    let own = written(parameter)
    text += parameter.isOptional ? "(\(own))" : own
  }

  /// A parameter as a template has it, where it cannot be left out.
  mutating func written(_ parameter: ForeignParameter) -> String {
    let given = parameter.name.isEmpty ? parameter.isRest ? "rest" : "value" : parameter.name
    let known = ByteSet.isName(given.utf8) ? given : given.camelCased ?? "value"
    let name = known.numbered(unless: names.contains)
    names.insert(name)
    remarks += parameter.notes.map { "{\(name)} \($0)" }
    if parameter.isRest { return "{*\(name)}" }
    let type = parameter.type == .string ? "" : ":\(parameter.type)"
    guard let value = parameter.defaultValue else { return "{\(name)\(type)}" }
    let isPlain = value.utf8.allSatisfy { ByteSet.letterOrDigit.contains($0) || "-_".utf8.contains($0) }
    // In a group within another one it would be no default of the payload.
    if isPlain, !value.isEmpty, open.isEmpty, parameter.type.reads(text: value) { return "{\(name)\(type)=\(value)}" }
    remarks.append("the default of {\(name)}, \"\(value)\", is left out")
    return "{\(name)\(type)}"
  }

  private mutating func takeName() -> Substring {
    let name = rest.prefix { $0.isNameStart || $0.isNumber }
    rest = rest[name.endIndex...]
    return name
  }
}
