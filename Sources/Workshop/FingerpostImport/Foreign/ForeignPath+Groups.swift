internal import FingerpostEngine

// What stands between the parameters of a path: groups, slashes, literals.

extension ForeignPath {
  mutating func readRound() {
    guard let content = rest.group else { return refuse("\"(\" is not closed") }
    let behind = rest.behindGroup
    // `(?P<id>\d+)` and `(?<id>\d+)`
    if let mark = ["?P<", "?<"].first(where: content.hasPrefix), let name = content.dropFirst(mark.count - 1).group {
      var parameter = ForeignParameter(name)
      parameter.match(content[name.endIndex...].dropFirst())
      rest = behind
      append(parameter)
    } else if !areRails, let parameter = ForeignParameter(inCodeIgniter: content) {
      rest = behind
      append(parameter)
    } else if !areRails, content.isExpression {
      guard [".*", ".+"].contains(content) else { return refuseExpression("(\(content))") }
      var parameter = ForeignParameter("rest")
      (parameter.isRest, parameter.isOptional) = (true, content == ".*")
      rest = behind
      append(parameter)
    } else if hasSquares, isStart, content.isForeignName, behind.endsSegment {
      remarks.append("(\(content)) is a folder, and no part of a link")
      rest = behind.drop { $0 == "/" }
    } else {
      openGroup(until: ")")
    }
  }

  /// Begins a group that may be left out, or whose branches `|` parts: a whole segment, or a slash and what follows.
  mutating func openGroup(until end: Character) {
    let content = rest.dropFirst(rest.hasPrefix("(?:") ? 3 : 1)
    let hasSlash = content.first == "/"
    guard hasSlash || isStart else { return refuse(Self.partOfSegment) }
    guard open.count < 16 else { return refuse("its brackets are nested too deeply") }
    rest = content.dropFirst(hasSlash ? 1 : 0)
    text += isStart ? "(" : "/("
    open.append((end, hasSlash))
  }

  mutating func readClosing(_ character: Character) {
    guard let last = open.last, last.end == character else { return refuse("\"\(character)\" closes nothing") }
    open.removeLast()
    rest = rest.dropFirst()
    text += ")"
    // `(/:id)?`
    if last.mayBeMissing, rest.first == "?", rest.dropFirst().endsSegment { rest = rest.dropFirst() }
  }

  mutating func readSlash() {
    rest = rest.dropFirst()
    if let end = open.last?.end, rest.first == end {
      // `(:locale/)about`
      readClosing(end)
      if rest.first == "?" { rest = rest.dropFirst() }
      if let first = rest.first, first != "/" { text += "/" }
    } else if rest == "?" {
      // It may be left out, as in every link.
      rest = ""
    } else if rest.isEmpty {
      // Rails reads and prints paths without it.
      if areRails { remarks.append("the slash at the end has no effect") } else { endsInSlash = true }
    } else {
      text += "/"
    }
  }

  /// `\.` is a dot; `\d` is part of a regular expression.
  mutating func readEscape() {
    let escaped = rest.drop { $0 == "\\" }
    guard let character = escaped.first, !character.isLetter, !character.isNumber else { return refuseExpression(rest) }
    text += PercentEncoding.encode(String(character), bare: .literalOfPath)
    rest = escaped.dropFirst()
  }

  mutating func readLiteral() {
    let literal = rest.prefix { !":*()|/{}<[]\\?#".contains($0) }
    guard let first = rest.first, !literal.isEmpty else {
      text += PercentEncoding.encode(String(rest.prefix(1)), bare: .literalOfPath)
      rest = rest.dropFirst()
      if rest.first == ":" { remarks.append("the first colon of \"::\" is read as it is") }
      return
    }
    let isStart = isStart
    text += PercentEncoding.encode(String(literal), bare: .literalOfPath.union("%"))
    rest = rest[literal.endIndex...]
    // Where it is a parameter, no bracket and no colon says so.
    let isName = isStart && first == "@" && literal.dropFirst().isForeignName && rest.endsSegment
    if isName || zip(literal, literal.dropFirst()).contains(where: { $0 == "$" && $1.isNameStart }) {
      remarks.append("\(literal) is read as it is")
    }
  }
}

extension ByteSet {
  /// What stands bare in a literal, at the start of a segment too.
  fileprivate static let literalOfPath = ByteSet.literal.subtracting(":")
}
