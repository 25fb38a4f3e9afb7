internal import FingerpostEngine
internal import FingerpostExport
internal import FingerpostProof

/// A path as routers with colons write it, on its way to the text of a template.
///
///     /users/:id             // users/{id}
///     /users(/:id)(.:format) // users/({id})
///     /files/*path           // files/{*path}
///     /items/:id(\\d+)       // items/{id:int}
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
    var depth = 0
    // Whether nothing of the segment was written yet.
    var isStart: Bool { text.isEmpty || "/(".contains(text.last ?? "/") && !text.hasSuffix("\\(") }
    while let character = rest.first {
      let next = rest.dropFirst()
      switch character {
      case ":" where next.first?.isNameStart == true:
        rest = next
        let name = take(&rest) { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        var constraint = constraints[name]
        if !areRails, rest.first == "(", let end = rest.closing {
          constraint = String(rest[rest.index(after: rest.startIndex)..<end])
          rest = rest[rest.index(after: end)...]
        }
        let mark = rest.first
        let ends = rest.dropFirst().first.map { "/)".contains($0) } ?? true
        if !areRails, let mark, "?*+".contains(mark), ends {
          rest.removeFirst()
          let parameter = mark == "?" ? named(name, constraint) : "{*\(unique(name))}"
          text += mark == "+" ? parameter : "(\(parameter))"
        } else {
          text += named(name, constraint)
        }
      case "*" where isStart:
        rest = next
        let name = take(&rest) { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        text += "{*\(unique(name.isEmpty ? "rest" : name))}"
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
      case "{", "<", "[":
        // Templates know some of these: see `TemplateError.respelling`.
        let end = rest.closing ?? rest.index(before: rest.endIndex)
        text += rest[...end]
        rest = rest[rest.index(after: end)...]
      case "?" where depth == 0:
        rest = ""
        readQuery(next)
      case "\\" where next.first.map { ":()*/".contains($0) } ?? false:
        text += PercentEncoding.encode(String(next.prefix(1)), bare: .literalOfPath)
        rest = next.dropFirst()
      default:
        let literal = take(&rest) { !":*()/{<[\\?".contains($0) }
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
}

extension Character {
  fileprivate var isNameStart: Bool { isASCII && (isLetter || self == "_") }
  /// Whether it stands for itself in a regular expression.
  fileprivate var isPlain: Bool { isLetter || isNumber || self == "_" || self == "-" }
}

extension ByteSet {
  /// What stands bare in a literal, at the start of a segment too.
  fileprivate static let literalOfPath = ByteSet.literal.subtracting(":")
}
