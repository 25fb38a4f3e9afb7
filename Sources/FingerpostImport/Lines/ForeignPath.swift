internal import FingerpostEngine
internal import FingerpostExport
internal import FingerpostProof

/// A path as routers with colons write it, on its way to the text of a template.
///
///     /users/:id             // users/{id}
///     /users(/:id)(.:format) // users/({id})
///     /files/*path           // files/{*path}
///     /items/:id(\\d+)       // items/{id:int}
///     /users{/:id}           // users/({id})
struct ForeignPath {
  /// The text of a template, without a method; braces of other routers are kept.
  private(set) var text = ""
  /// What the template does not say.
  private(set) var remarks: [String] = []
  /// Why there is none.
  private(set) var fault: String?
  private var names: Set<String> = []

  /// - Parameters:
  ///   - constraints: what the value of each parameter is, as a regular expression.
  ///   - areRails: whether a bracket after a parameter begins a group; else it begins a regular expression.
  init(_ path: String, constraints: [String: String] = [:], areRails: Bool) {
    var rest = Substring(path)
    while rest.first == "/" { rest.removeFirst() }
    // How many groups are open, and how many of them were written with braces.
    var (depth, braces) = (0, 0)
    // Whether nothing of the segment was written yet.
    var isStart: Bool { text.isEmpty || "/(|".contains(text.last ?? "/") && !text.hasSuffix("\\(") }
    while let character = rest.first {
      let next = rest.dropFirst()
      switch character {
      case ":" where next.first?.isNameStart == true:
        rest = next
        let name = takeName(&rest)
        var constraint = constraints[name]
        if !areRails, rest.first == "(", let end = rest.closing {
          constraint = String(rest[rest.index(after: rest.startIndex)..<end])
          rest = rest[rest.index(after: end)...]
        }
        let mark = rest.first
        let ends = rest.dropFirst().first.map { "/)".contains($0) } ?? true
        if !areRails, let mark, "?*+".contains(mark), ends {
          rest.removeFirst()
          if !isStart {
            fault = fault ?? (mark == "?" ? "a part of a segment cannot be left out" : "a wildcard is a whole segment")
          }
          let parameter = mark == "?" ? named(name, constraint) : "{*\(unique(name))}"
          text += mark == "+" ? parameter : "(\(parameter))"
        } else {
          text += named(name, constraint)
        }
      case "*":
        guard isStart else {
          fault = fault ?? "a wildcard is a whole segment"
          return
        }
        rest = next.first == "*" ? next.dropFirst() : next
        let name = takeName(&rest)
        text += "{*\(unique(name.isEmpty ? "rest" : name))}"
      case "(" where !areRails && isStart && rest.group?.isExpression == true:
        let expression = rest.group ?? ""
        rest = rest[expression.endIndex...].dropFirst()
        guard [".*", ".+"].contains(expression) else {
          fault = fault ?? "the regular expression (\(expression)) has no name"
          return
        }
        let parameter = "{*\(unique("rest"))}"
        text += expression == ".*" ? "(\(parameter))" : parameter
      case "(" where depth < 32:
        rest = next
        if rest.first == "/" {
          rest.removeFirst()
          text += isStart ? "(" : "/("
        } else if isStart {
          text += "("
        } else {
          fault = fault ?? "a part of a segment cannot be left out"
          return
        }
        depth += 1
      case ")" where depth > 0:
        rest = next
        depth -= 1
        text += ")"
      case "|" where !areRails && depth > 0:
        rest = next
        text += "|"
      case "/":
        rest = next
        if rest.first == ")" {
          rest.removeFirst()
          (text, depth) = (text + ")", depth - 1)
          if rest.first != nil, rest.first != "/" { text += "/" }
        } else if rest.isEmpty {
          remarks.append("the slash at the end has no effect")
        } else {
          text += "/"
        }
      case "{" where !areRails && next.first == "/":
        rest = next.dropFirst()
        text += isStart ? "(" : "/("
        (depth, braces) = (depth + 1, braces + 1)
      case "}" where braces > 0:
        rest = next
        text += ")"
        (depth, braces) = (depth - 1, braces - 1)
      case "{", "<", "[":
        let end = rest.closing ?? rest.index(before: rest.endIndex)
        let group = rest.group
        if character == "{", let parameter = group?.nameAndExpression {
          text += named(String(parameter.name), String(parameter.expression))
        } else {
          // Templates know some of these: see `TemplateError.respelling`.
          text += rest[...end]
          if group?.isPartOfSegment == true { fault = fault ?? "a part of a segment cannot be left out" }
        }
        rest = rest[rest.index(after: end)...]
      case "?" where !areRails && (next.first == "/" || text.last == ")"):
        fault = fault ?? "\"?\" can only follow a parameter"
        return
      case "?" where depth == 0:
        rest = ""
        readQuery(next)
      case "\\" where next.first.map { ":()*/".contains($0) } ?? false:
        text += PercentEncoding.encode(String(next.prefix(1)), bare: .literalOfPath)
        rest = next.dropFirst()
      default:
        let literal = take(&rest) { !":*()|/{}<[\\?".contains($0) }
        if literal.isEmpty {
          text += PercentEncoding.encode(String(character), bare: .literalOfPath)
          rest = next
        } else {
          text += PercentEncoding.encode(literal, bare: .literalOfPath.union("%"))
        }
      }
    }
    if depth > 0 { fault = fault ?? "\"(\" has no \")\"" }
    if text.isEmpty { text = "/" }
  }

  /// Reads `a=1&b=:b&c`: an item without a value is a parameter.
  private mutating func readQuery(_ query: Substring) {
    func encoded(_ text: Substring) -> String {
      PercentEncoding.encode(String(text), bare: .query.union("%").subtracting("*()|"))
    }
    var items: [String] = []
    for item in query.split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count == 2 ? parts[1] : ":" + parts[0]
      if value.first == ":", ByteSet.isName(value.dropFirst().utf8) {
        items.append("\(encoded(parts[0]))={\(unique(String(value.dropFirst())))}")
      } else {
        items.append("\(encoded(parts[0]))=\(encoded(parts.count == 2 ? parts[1] : ""))")
      }
    }
    if text.isEmpty { text = "/" }
    if !items.isEmpty { text += "?" + items.joined(separator: "&") }
  }

  /// The parameter as a template writes it.
  private mutating func named(_ name: String, _ constraint: String?) -> String {
    guard let constraint else { return "{\(unique(name))}" }
    if let type = Self.type(of: constraint) { return "{\(unique(name)):\(type)}" }
    remarks.append("{\(name)} is only a text that matches /\(constraint)/")
    return "{\(unique(name))}"
  }

  private mutating func unique(_ name: String) -> String {
    let unique = name.numbered(unless: names.contains)
    names.insert(unique)
    return unique
  }

  /// The type of the texts of a regular expression; nil if there is none.
  private static func type(of expression: String) -> ParameterType? {
    var text = expression[...]
    for mark in ["^", "\\A", "(?:"] where text.hasPrefix(mark) { text = text.dropFirst(mark.count) }
    for mark in ["$", "\\z", "\\Z", ")"] where text.hasSuffix(mark) { text = text.dropLast(mark.count) }
    text = text.replacing("\\\\", with: "\\")[...]
    if ["\\d+", "[0-9]+", "\\d{1,}", "[1-9][0-9]*", "[1-9]\\d*", "-?\\d+"].contains(text) { return .integer(.int) }
    if text.hasPrefix("[0-9a-f"), text.contains("{8}"), text.contains("{12}") { return .uuid }
    let members = text.split(separator: "|", omittingEmptySubsequences: false)
    guard members.count > 1, members.allSatisfy({ $0.allSatisfy(\.isPlain) }) else { return nil }
    return ParameterType(members: members.map(String.init).uniqued)
  }

  private func takeName(_ rest: inout Substring) -> String { take(&rest) { $0.isNameStart || $0.isNumber } }

  private func take(_ rest: inout Substring, while isTaken: (Character) -> Bool) -> String {
    let taken = rest.prefix(while: isTaken)
    rest = rest[taken.endIndex...]
    return String(taken)
  }
}

extension ForeignPath {
  /// The paths that one stands for: with and without each part of a segment that may be left out, such as `(-:slug)`.
  ///
  /// - Returns: nil if there are more than 16.
  static func ways(_ path: String) -> [String]? {
    var (ways, done) = ([path], [String]())
    while let way = ways.popLast() {
      guard let group = way.groupInSegment else {
        done.append(way)
        continue
      }
      let inner = way[way.index(after: group.lowerBound)..<way.index(before: group.upperBound)]
      ways.append(String(way[..<group.lowerBound] + way[group.upperBound...]))
      ways.append(String(way[..<group.lowerBound] + inner + way[group.upperBound...]))
      if ways.count + done.count > 16 { return nil }
    }
    return done
  }
}

extension String {
  /// The first group that neither begins a segment nor begins with a slash.
  fileprivate var groupInSegment: Range<Index>? {
    var before: Character = "/"
    for index in indices {
      if self[index] == "(", !"/(".contains(before), !self[self.index(after: index)...].hasPrefix("/"),
        let end = self[index...].closing
      {
        return index..<self.index(after: end)
      }
      before = self[index]
    }
    return nil
  }
}

extension Substring {
  /// Where the bracket ends that the text begins with.
  fileprivate var closing: Index? {
    let pairs: [Character: Character] = ["(": ")", "{": "}", "<": ">", "[": "]"]
    guard let open = first, let close = pairs[open] else { return nil }
    var depth = 0
    for index in indices {
      if self[index] == open { depth += 1 }
      if self[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// What stands in the brackets that the text begins with.
  fileprivate var group: Substring? { closing.map { self[index(after: startIndex)..<$0] } }

  /// Whether this is a regular expression, and not the parts of a path.
  fileprivate var isExpression: Bool { [".*", ".+"].contains(self) || contains { "\\[^$+".contains($0) } }

  /// Whether this is what may follow in a segment, such as `.:format`.
  fileprivate var isPartOfSegment: Bool { contains(":") && first.map { ".-".contains($0) } ?? false }

  /// A parameter with a regular expression, as in `{id:[0-9]+}`; nil for `{path:.*}`, which templates have another form for.
  fileprivate var nameAndExpression: (name: Substring, expression: Substring)? {
    guard let colon = firstIndex(of: ":") else { return nil }
    let (name, expression) = (self[..<colon], self[index(after: colon)...])
    guard ByteSet.isName(name.utf8), ![".*", ".+", "*"].contains(expression),
      expression.contains(where: { "\\[({+*.^$".contains($0) })
    else { return nil }
    return (name, expression)
  }
}

extension Character {
  fileprivate var isNameStart: Bool { isLetter || self == "_" }
  /// Whether it stands for itself in a regular expression.
  fileprivate var isPlain: Bool { isLetter || isNumber || self == "_" || self == "-" }
}

extension ByteSet {
  /// What stands bare in a literal, at the start of a segment too.
  fileprivate static let literalOfPath = ByteSet.literal.subtracting(":")
}
