/// The parameters of a path that are written as regular expressions, of which templates have none.
///
///     {id:\d+} {id:\d{4}} {id<[0-9]+>} :id(\d+) <id:\d+> (?<id>\d+)   // {id}
///     \d+ ([0-9]+) [^/]+ .+ v\d+                                       // {id}, v{id}
///     (.*)                                                             // {*path}
///     {lang:(en|de)} :lang(en|de)                                      // {lang:en|de}
///     ^users/\d+$                                                      // users/{id}
struct RegularExpressions {
  private let bytes: [UInt8]
  private var changes: [(range: Range<Int>, new: String)] = []
  /// The changes that are parameters, each with its name.
  private var parameters: [(name: String, text: String)] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var index = 0
    while index < bytes.count {
      // After a space stand flags, unless a method comes before it.
      if bytes[index] == UInt8(ascii: " "), !bytes[..<index].allSatisfy({ (0x41...0x5A).contains($0) }) { break }
      index = read(at: index)
    }
  }

  /// The one change that rewrites them all; nil if there are none.
  var respelling: TemplateError.Respelling? {
    guard let first = changes.first, let last = changes.last else { return nil }
    var (new, end) = ([UInt8](), first.range.lowerBound)
    for change in changes {
      new += bytes[end..<change.range.lowerBound] + Array(change.new.utf8)
      end = change.range.upperBound
    }
    return .init(
      message, first.range.lowerBound..<last.range.upperBound, String(decoding: new, as: UTF8.self), isWider: true)
  }

  /// What is told of them where no change makes the text read; nil if there are none.
  var general: String? {
    parameters.isEmpty ? nil : Self.none + "write a parameter and " + Self.types("let its type decide what it reads")
  }

  private static let none = "templates have no regular expressions: "
  private static func types(_ subject: String) -> String {
    "\(subject): int, a set such as new|top, or a type of your own"
  }

  private var message: String {
    let none = Self.none
    guard let only = parameters.first else {
      return none + "each matches a path as a whole, and its signs stand for themselves"
    }
    let texts = parameters.map { $0.text }.joined(separator: " and ")
    if only.text.contains("|") || only.text.hasPrefix("{*") { return none + "write \(texts)" }
    let they = parameters.count == 1 ? "let its type decide what it reads" : "let their types decide what they read"
    return none + "write \(texts) and " + Self.types(they)
  }

  // MARK: One after the other

  /// Reads what stands at a byte, and returns its end.
  private mutating func read(at start: Int) -> Int {
    let isStart = start == 0 || "/(| ".utf8.contains(bytes[start - 1])
    switch bytes[start] {
    case UInt8(ascii: "^") where isStart: return drop(start..<start + 1)
    case UInt8(ascii: "$") where start + 1 == bytes.count: return drop(start..<start + 1)
    // A slash at the end that may be missing, as it may in any link.
    case UInt8(ascii: "/") where start > 0 && bytes[start...].elementsEqual("/?".utf8) && !changes.isEmpty:
      return drop(start..<bytes.count)
    case UInt8(ascii: "{"): return braces(at: start, closing: UInt8(ascii: "}")) ?? start + 1
    case UInt8(ascii: "<"): return braces(at: start, closing: UInt8(ascii: ">")) ?? start + 1
    case UInt8(ascii: ":") where isStart: return colon(at: start) ?? start + 1
    case UInt8(ascii: "("): return group(at: start) ?? start + 1
    case UInt8(ascii: "\\") where start + 1 < bytes.count && !ByteSet.isName([bytes[start + 1]]):
      // `\.` is a dot, and `\/` a slash.
      return drop(start..<start + 1) + 1
    default: return atoms(at: start) ?? start + 1
    }
  }

  private mutating func drop(_ range: Range<Int>) -> Int {
    changes.append((range, ""))
    return range.upperBound
  }

  /// `{id:\d+}`, `{id<\d+>}`, `<id:\d+>`, `{id:regex(\d+)}`.
  private mutating func braces(at start: Int, closing: UInt8) -> Int? {
    guard let end = self.end(at: start, closing: closing) else { return nil }
    let inner = bytes[start + 1..<end - 1]
    let name = inner.prefix { ByteSet.isName([0x61, $0]) }
    var expression = inner[name.endIndex...]
    // `{*path:[int]}` is a rest, with a type that it cannot have.
    if name.isEmpty, inner.first != UInt8(ascii: "*"), Self.isExpression(inner) {
      add(nil, inner, start..<end)
      return end
    }
    guard ByteSet.isName(name), let mark = expression.first, ":<(=".utf8.contains(mark) else { return nil }
    expression = mark == UInt8(ascii: "(") ? expression : expression.dropFirst()
    if mark == UInt8(ascii: "<"), expression.last == UInt8(ascii: ">") { expression = expression.dropLast() }
    // `{path:.*}` is a rest to other routers.
    let isRest = [".*", ".+"].contains(String(decoding: expression, as: UTF8.self))
    guard !isRest, Self.isExpression(expression) || Self.set(expression, inParentheses: true) != nil else { return nil }
    add(String(decoding: name, as: UTF8.self), expression, start..<end)
    return end
  }

  /// `:id(\d+)`, `:id<\d+>`.
  private mutating func colon(at start: Int) -> Int? {
    let end = bytes[(start + 1)...].firstIndex { !ByteSet.isName([0x61, $0]) } ?? bytes.count
    let name = bytes[start + 1..<end]
    guard ByteSet.isName(name), end < bytes.count, "(<".utf8.contains(bytes[end]),
      let close = self.end(at: end, closing: bytes[end] == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: ">"))
    else { return nil }
    add(String(decoding: name, as: UTF8.self), bytes[end + 1..<close - 1], start..<close)
    return close
  }

  /// `(\d+)`, `(?<id>\d+)`, `(?:\d+)`; a group of segments is none of them.
  private mutating func group(at start: Int) -> Int? {
    guard let end = self.end(at: start, closing: UInt8(ascii: ")")) else { return nil }
    var expression = bytes[start + 1..<end - 1]
    var name: String?
    if expression.first == UInt8(ascii: "?") {
      let mark = expression.firstIndex { "<:'".utf8.contains($0) } ?? expression.startIndex
      expression = expression[mark...].dropFirst()
      if bytes[mark] != UInt8(ascii: ":"), let close = expression.firstIndex(where: { ">'".utf8.contains($0) }) {
        name = String(decoding: expression[..<close], as: UTF8.self)
        expression = expression[close...].dropFirst()
      }
    } else if !Self.isExpression(expression) || expression.first == UInt8(ascii: "/") {
      return nil
    }
    guard name.map({ ByteSet.isName($0.utf8) }) ?? true else { return nil }
    add(name, expression, start..<quantified(end))
    return quantified(end)
  }

  /// `\d+`, `[0-9]{4}`, `.*`, one after the other.
  private mutating func atoms(at start: Int) -> Int? {
    var end = start
    while let next = atom(at: end) { end = next }
    guard end > start else { return nil }
    add(nil, bytes[start..<end], start..<end)
    return end
  }

  private func atom(at start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    switch bytes[start] {
    case UInt8(ascii: "\\"):
      let isClass = start + 1 < bytes.count && "dDwWsSbB".utf8.contains(bytes[start + 1])
      return isClass ? quantified(start + 2) : nil
    case UInt8(ascii: "["):
      guard let end = end(at: start, closing: UInt8(ascii: "]")) else { return nil }
      let next = quantified(end)
      // `[id]` is a name to other routers, and `[user-id]`.
      let inner = bytes[start + 1..<end - 1]
      let isRanges =
        inner.count % 3 == 0
        && stride(from: 1, to: inner.count, by: 3).allSatisfy { inner[start + 1 + $0] == UInt8(ascii: "-") }
      let isClass = isRanges || inner.contains { "^\\".utf8.contains($0) }
      return next > end || isClass ? next : nil
    case UInt8(ascii: "."):
      let next = quantified(start + 1)
      return next > start + 1 ? next : nil
    default: return nil
    }
  }

  // MARK: What an expression is

  /// Adds what becomes a parameter; two side by side are one.
  private mutating func add(_ name: String?, _ expression: ArraySlice<UInt8>, _ range: Range<Int>) {
    let isOptional = range.upperBound > range.lowerBound && bytes[range.upperBound - 1] == UInt8(ascii: "?")
    if name == nil, let last = changes.last, last.range.upperBound == range.lowerBound, last.new.hasSuffix("}") {
      changes[changes.count - 1].range = last.range.lowerBound..<range.upperBound
      return
    }
    let isSegment =
      (range.lowerBound == 0 || "/(| ".utf8.contains(bytes[range.lowerBound - 1]))
      && (range.upperBound == bytes.count || "/)|?# $".utf8.contains(bytes[range.upperBound]))
    let isRest = isSegment && [".*", ".+", ".*?", ".+?"].contains(String(decoding: expression, as: UTF8.self))
    let name = name ?? free(isRest ? "path" : "id")
    let set = Self.set(expression, inParentheses: false)
    let parameter = isRest ? "{*\(name)}" : "{\(name)\(set.map { ":\($0)" } ?? "")}"
    let text = isOptional && !isRest ? "(\(parameter))" : parameter
    parameters.append((name, text))
    changes.append((range, text))
  }

  /// A name that no other parameter has: `id`, `id2`.
  private func free(_ name: String) -> String {
    let words = Set(bytes.split { !ByteSet.isName([0x61, $0]) }.map { String(decoding: $0, as: UTF8.self) })
    let taken = words.union(parameters.map { $0.name })
    let names = [name] + (2...bytes.count + 2).map { "\(name)\($0)" }
    return names.first { !taken.contains($0) } ?? name
  }

  /// The words of `en|de`, or of `(en|de)`; nil for anything else.
  private static func set(_ expression: ArraySlice<UInt8>, inParentheses: Bool) -> String? {
    let inner =
      expression.first == UInt8(ascii: "(") && expression.last == UInt8(ascii: ")")
      ? expression.dropFirst().dropLast() : inParentheses ? [] : expression
    let words = inner.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    guard words.count > 1, words.allSatisfy({ !$0.isEmpty && ByteSet.isName([0x61] + $0) }) else { return nil }
    return String(decoding: inner, as: UTF8.self)
  }

  /// Whether a text has signs that only regular expressions have.
  private static func isExpression(_ text: ArraySlice<UInt8>) -> Bool {
    return zip(text, text.dropFirst()).contains { first, second in
      first == UInt8(ascii: "\\") || first == UInt8(ascii: "[") || first == UInt8(ascii: "^")
        || first == UInt8(ascii: ".") && "*+".utf8.contains(second) || second == UInt8(ascii: "$")
        || ByteSet.isName([0x61, first]) && second == UInt8(ascii: "+")
    }
  }

  /// The end of what begins with a bracket; nil if it has none. Brackets nest, but not in a class, where an escape counts alone.
  private func end(at start: Int, closing: UInt8) -> Int? {
    var (index, depth, isClass) = (start, 0, false)
    while index < bytes.count {
      defer { index += 1 }
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "]") where closing == UInt8(ascii: "]"): return index + 1
      case UInt8(ascii: "]") where isClass: isClass = false
      case _ where isClass: break
      case UInt8(ascii: "[") where closing != UInt8(ascii: "]"): isClass = true
      case bytes[start]: depth += 1
      case closing:
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
    }
    return nil
  }

  /// The end of the quantifier after an atom: `+`, `*?`, `{2,4}`; the same byte if there is none.
  private func quantified(_ start: Int) -> Int {
    guard start < bytes.count else { return start }
    var end = start
    if "+*".utf8.contains(bytes[start]) {
      end += 1
    } else if bytes[start] == UInt8(ascii: "{"), let close = bytes[start...].firstIndex(of: UInt8(ascii: "}")),
      close > start + 1, bytes[start + 1..<close].allSatisfy({ "0123456789,".utf8.contains($0) })
    {
      end = close + 1
    }
    // Of a query the question mark is the beginning.
    let isLast = end + 1 >= bytes.count || "/)".utf8.contains(bytes[end + 1])
    return end < bytes.count && bytes[end] == UInt8(ascii: "?") && isLast ? end + 1 : end
  }
}

extension Template {
  /// What is told of regular expressions in a text, whether or not it is a template; nil if there are none, or if the text would be
  /// no template without them.
  package static func regularExpressions(in text: String) -> TemplateError.Respelling? {
    let bytes = Array(text.utf8)
    return RegularExpressions(bytes).respelling.flatMap { (try? Template($0.applied(to: bytes))) == nil ? nil : $0 }
  }
}
