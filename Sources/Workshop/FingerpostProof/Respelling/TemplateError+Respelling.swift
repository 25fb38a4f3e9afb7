extension TemplateError {
  /// A text that is not a template, and one change to it that makes it one.
  package struct Respelling: Sendable, Hashable {
    package let message: String
    package let range: Range<Int>
    package let new: String
    /// Whether the changed text reads more than was meant.
    package let isWider: Bool

    init(_ message: String, _ range: Range<Int>, _ new: String, isWider: Bool = false) {
      (self.message, self.range, self.new, self.isWider) = (message, range, new, isWider)
    }

    package var order: String { new.isEmpty ? "leave it out" : "write \"\(new)\"" }

    /// The text with the change.
    package func applied(to bytes: [UInt8]) -> String {
      let (before, after) = (bytes[..<range.lowerBound], bytes[range.upperBound...])
      return String(decoding: before + Array(new.utf8) + after, as: UTF8.self)
    }
  }

  /// The meaning of a template in the notation of another router; nil if no single change makes the text read.
  ///
  ///     users[web]       // users [web]
  ///     list(/{page})    // list/({page})
  ///     my users         // my%20users
  ///     get users        // GET users
  ///     app://users      // users
  ///     users/<id>       // users/{id}
  ///     users/?{page}    // users?{page}
  ///     list/{page}?     // list/({page})
  ///     list({page})     // list/({page})
  ///     files/{path...}  // files/{*path}
  ///     find?token       // find?{token}
  ///     users/{id:\d+}  // users/{id}
  package var respelling: Respelling? {
    // What is in a part of a value is no notation of another router.
    if code.kind == .templatePartType { return nil }
    let bytes = Array(text.utf8)
    let expressions = RegularExpressions(bytes).respelling
    var candidates = [Self.withoutOrigin(bytes), expressions, Self.method(bytes)].compactMap { $0 }
    candidates += Self.punctuation(bytes, at: offset)
    // A rest is written as it should be: its place is wrong.
    if code.kind == .templateRawRestStart {
      candidates += restOfPath(bytes).map { [$0] } ?? []
    } else if ![.templateRawRestEnd, .templateRawRestType, .templateQueryRest].contains(code.kind) {
      candidates += ForeignParameters(bytes).respelling.map { [$0] } ?? []
      candidates += Self.queryItems(bytes, at: offset)
    }
    return candidates.first { (try? Template($0.applied(to: bytes))) != nil }
  }

  /// What is wrong, in the words of who knows other routers.
  package var fullMessage: String {
    if code.kind == .templatePartType { return message }
    return respelling?.message ?? RegularExpressions(Array(text.utf8)).general ?? message
  }

  /// `{**path}`, which means `{*path}` in other routers.
  private func restOfPath(_ bytes: [UInt8]) -> Respelling? {
    guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
    let name = bytes[offset..<end].dropFirst("{**".utf8.count).prefix { $0 != UInt8(ascii: ":") }
    let new = "{*\(String(decoding: name, as: UTF8.self))}"
    return Respelling("\(message); the rest of a path is written \(new)", offset..<end + 1, new)
  }

  /// A whole link: its scheme goes, and of a web link the host.
  private static func withoutOrigin(_ bytes: [UInt8]) -> Respelling? {
    let mark = Array("://".utf8)
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: mark) }) else { return nil }
    var end = start + mark.count
    if ["http", "https"].contains(String(decoding: bytes[..<start], as: UTF8.self)) {
      end = bytes[end...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
    }
    return Respelling("a template has no origin; list the origins in @Routes", 0..<end, "")
  }

  private static func method(_ bytes: [UInt8]) -> Respelling? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: " ")) else { return nil }
    let word = String(decoding: bytes[..<end], as: UTF8.self)
    let method = word.uppercased()
    guard method != word, ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].contains(method) else {
      return nil
    }
    return Respelling("write a method in capitals", 0..<end, method)
  }

  private static func punctuation(_ bytes: [UInt8], at offset: Int) -> [Respelling] {
    func byte(_ index: Int) -> Character? {
      bytes.indices.contains(index) ? Character(UnicodeScalar(bytes[index])) : nil
    }
    var candidates: [Respelling] = []
    if byte(offset) == "[" {
      candidates.append(Respelling("write a space before flags", offset..<offset, " "))
    }
    if byte(offset) == "(", byte(offset + 1) == "/" {
      let message = "a slash comes before a group, not in it: write /( instead of (/"
      candidates.append(Respelling(message, offset..<offset + 2, "/("))
    }
    // Not `Swift_(language)`, where brackets are text.
    if byte(offset) == "(", let inner = byte(offset + 1), "{:".contains(inner) {
      candidates.append(Respelling("a group is a whole segment: write \"/\" before it", offset..<offset, "/"))
    }
    if byte(offset - 1) == "/" {
      let message: String? =
        switch byte(offset) {
        case "|", ")": "a slash at the end stands behind all groups: write it/({city})/"
        case nil, "?", " ": "a fragment must not end with \"/\"; a link may"
        case "/": "write one \"/\" between segments"
        default: nil
        }
      if let message { candidates.append(Respelling(message, offset - 1..<offset, "")) }
    }
    if bytes.last == UInt8(ascii: " "), offset >= bytes.count - 1 {
      let end = bytes.lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? 0
      candidates.append(Respelling("a template must not end with a space", end..<bytes.count, ""))
    }
    if byte(offset) == "*", byte(offset - 1) == "*" {
      candidates.append(Respelling("the rest of a path is written {*path}", offset - 1..<offset + 1, "{*path}"))
    }
    if byte(offset - 1) == "*", byte(offset) == "." || byte(offset) == "-" || byte(offset) == "_" {
      candidates.append(Respelling("a part of a segment is a parameter: write {name}", offset - 1..<offset, "{name}"))
    }
    if byte(offset - 1) == " ", offset > 1, byte(offset - 2) != " " {
      let message = "a space in a literal is written \"%20\"; flags follow a space, as in \"users [web]\""
      candidates.append(Respelling(message, offset - 1..<offset, "%20"))
    }
    return candidates
  }

  /// The item of a query that ends at the offset, or begins there: a name without braces, or a sign that more may follow.
  private static func queryItems(_ bytes: [UInt8], at offset: Int) -> [Respelling] {
    let stops = "?&(|".utf8
    guard let mark = bytes.prefix(offset).lastIndex(where: stops.contains) else { return [] }
    let end = bytes[offset...].firstIndex { "&)|# ".utf8.contains($0) } ?? bytes.count
    let item = bytes[(mark + 1)..<end]
    var candidates: [Respelling] = []
    if item.contains(UInt8(ascii: "{")), item.first != UInt8(ascii: "{"),
      let equals = item.firstIndex(of: UInt8(ascii: "="))
    {
      let key = String(decoding: item[..<equals], as: UTF8.self)
      let new = PercentEncoding.encode(key, bare: .templateKey.union("%"))
      if new != key { candidates.append(Respelling("the key \"\(key)\" is written \(new)", mark + 1..<equals, new)) }
    } else if item.first != UInt8(ascii: "{") || item.firstIndex(of: UInt8(ascii: "}")) == nil {
      let word = item.prefix { $0 != UInt8(ascii: ":") }
      let name = String(decoding: word.filter { !"!*?=[].+<>${}".utf8.contains($0) }, as: UTF8.self)
      if ByteSet.isName(name.utf8) {
        candidates.append(Respelling("write an item of a query as {\(name)}", mark + 1..<end, "{\(name)}"))
      }
    }
    if item.allSatisfy({ "*.…".utf8.contains($0) }), bytes[mark] != UInt8(ascii: "("), bytes[mark] != UInt8(ascii: "|")
    {
      let message =
        item.isEmpty
        ? "a query must not end with \"\(Character(UnicodeScalar(bytes[mark])))\""
        : "any link may have items that the template does not name"
      candidates.append(Respelling(message, mark..<end, ""))
      // The first item of several.
      if end < bytes.count, bytes[end] == UInt8(ascii: "&") {
        candidates.append(Respelling(message, mark + 1..<end + 1, ""))
      }
    }
    return candidates
  }
}
