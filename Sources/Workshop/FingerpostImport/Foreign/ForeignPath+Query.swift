internal import FingerpostEngine

// What follows a path: its query and its fragment, and the expressions of RFC 6570, which may be either.

extension ForeignPath {
  /// Reads what is no single parameter: `{$}`, `{/:id}`, `{/year,month}`, `{?q,page}`, `{#part}`; false for others.
  mutating func readExpression(_ content: Substring) -> Bool {
    let behind = rest.behindGroup
    let names = content.dropFirst().split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    let areNames = names.allSatisfy { name in
      // `page*` and `page:3`
      name.first?.isNameStart == true
        && name.leadingName.endIndex >= (name.firstIndex { "*:".contains($0) } ?? name.endIndex)
    }
    let isLast = open.isEmpty && (behind.isEmpty || ["{?", "{&", "{#", "#"].contains(where: behind.hasPrefix))
    switch content.first {
    case "$" where content.count == 1 && behind.isEmpty: (rest, endsInSlash) = ("", true)
    case "/" where !areNames || hasColons: openGroup(until: "}")
    case "/":
      rest = behind
      for name in names {
        let parameter = ForeignParameter(name.leadingName)
        text += (isStart ? "" : "/") + "(\(written(parameter)))"
      }
      remarks.append("{\(content)} is read as parameters that may be left out")
    case "?" where areNames && isLast, "&" where areNames && isLast:
      rest = behind
      addQuery(names.map { item(of: ForeignParameter($0.leadingName), isOptional: true) })
    case "#" where areNames && names.count == 1 && behind.isEmpty && isLast:
      rest = behind
      if text.last == "/" { text.removeLast() }
      text += "(#\(written(ForeignParameter(names[0].leadingName))))"
    case "." where !content.hasPrefix("..."), "-" where !content.hasPrefix("-$"), ";", "?", "&", "#":
      refuse(Self.partOfSegment)
    default: return false
    }
    return true
  }

  mutating func readQuestion() {
    let next = rest.dropFirst()
    if isStart, next.first == ":", open.isEmpty, !areRails {
      // `/?:page?`
      rest = next
      readColon(isOptional: true)
    } else if next.isEmpty || !areRails && (next.first == "/" || text.last == ")") || !open.isEmpty {
      refuse("\"?\" can only follow a parameter")
    } else {
      let query = next.cut(at: "#")[0]
      rest = next[query.endIndex...]
      for text in query.cut(at: "&") where !text.isEmpty {
        guard let item = item(text) else { return refuse("\"\(text)\" is no item of a query") }
        addQuery([item])
      }
    }
  }

  private mutating func addQuery(_ items: [String]) {
    if text.last == "/" { text.removeLast() }
    if !items.isEmpty { text += (text.contains("?") ? "&" : "?") + items.joined(separator: "&") }
  }

  /// An item as lists have it: `a=1`, `b=:b`, `c={c}`, `<c>`; a name alone is a parameter. Nil for other text.
  private mutating func item(_ text: Substring) -> String? {
    let parts = text.cut(at: "=")
    let value = parts.count == 1 ? text : text[parts[1].startIndex...]
    if let parameter = ForeignParameter(inQuery: value) {
      return item(of: parameter, key: parts.count == 1 ? nil : parts[0])
    }
    if parts.count == 1, ByteSet.isName(value.utf8) { return item(of: ForeignParameter(value)) }
    return parts.count == 1 || text.contains(where: { "{<".contains($0) })
      ? nil : encoded(parts[0]) + "=" + encoded(value)
  }

  private mutating func item(of parameter: ForeignParameter, key: Substring? = nil, isOptional: Bool = false) -> String
  {
    let own = written(parameter)
    if parameter.isRest { return own }
    let item = encoded(key ?? parameter.name[...]) + "=" + own
    return (isOptional || parameter.isOptional) && parameter.defaultValue == nil ? "(\(item))" : item
  }

  private func encoded(_ text: Substring) -> String {
    PercentEncoding.encode(String(text), bare: .query.union("%").subtracting("*()|"))
  }

  /// Reads `#top`, and `#/users/:id` of pages that find their way by the fragment.
  mutating func readFragment() {
    let own = rest.dropFirst()
    rest = ""
    if own.isEmpty { return }
    let inner = fragment(own)
    if let fault = inner.fault { return refuse(fault) }
    if text.last == "/" { text.removeLast() }
    text += "#" + (own.first == "/" && inner.text != "/" ? "/" : "") + inner.text
    remarks += inner.remarks + ["#\(own) is a fragment, which no server gets"]
  }
}

extension ForeignParameter {
  /// Reads the value of an item; nil if it is text.
  fileprivate init?(inQuery value: Substring) {
    let isOptional = value.last == "?"
    let own = value.dropLast(isOptional ? 1 : 0)
    if own.first == ":", ByteSet.isName(own.dropFirst().utf8) {
      self.init(own.dropFirst())
    } else if let content = own.group, own.behindGroup.isEmpty {
      let read =
        switch own.first {
        case "{": ForeignParameter(inBraces: content)
        case "<": ForeignParameter(inAngles: content)
        case "[": ForeignParameter(inSquares: content)
        default: ForeignParameter?.none
        }
      guard let read else { return nil }
      self = read
    } else {
      return nil
    }
    self.isOptional = self.isOptional || isOptional
  }
}
