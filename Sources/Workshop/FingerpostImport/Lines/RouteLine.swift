internal import FingerpostEngine

/// A line that lists a route: maybe a name, maybe a method, a path, and maybe what answers it.
///
///     GET /users/:id
///     user_path  GET  /users/:id  UserController :show
///     GET https://a.example/users/:id
///     user GET    /users/:id(.:format)   users#show {:id=>/\d+/}
///     user GET    https  a.example  /users/{id}
struct RouteLine {
  /// The text before the method.
  var name: String?
  /// In capitals; none: all of them.
  var methods: [String] = []
  var path: String
  /// What stands before the path of a whole address: `https://a.example`.
  var origin: String?
  /// The text after the path.
  var handler = ""
  /// What else it says: a scheme without a host, or a host that no origin is.
  var notes: [String] = []

  private static let known = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT"]
  private static let all = ["ANY", "ALL", "*"]

  init(name: String?, methods: String, path: String, handler: String) {
    (self.name, self.path, self.handler) = (name, path, handler)
    self.methods = Self.methods(methods) ?? []
  }

  /// Nil if the line holds no path.
  init?(_ line: Substring) {
    // The lines of a drawn table say nothing.
    var words = line.split(whereSeparator: \.isWhitespace).filter { !$0.isFrame }
    if let comment = words.firstIndex(where: { $0.hasPrefix("#") || $0.hasPrefix("//") && $0.count > 2 }), comment > 0 {
      words = Array(words[..<comment])
    }
    let slash = words.firstIndex { word in
      let word = word.unquoted
      return ["/", "(/", "[/", "{/", "^"].contains(where: word.hasPrefix) || word.contains(":/")
    }
    // Without a slash, the text after a method is the path.
    let method = words.firstIndex { Self.methods($0) != nil }
    guard let index = slash ?? method.map({ $0 + 1 }) ?? (words.count == 1 ? 0 : nil), index < words.count,
      words[index].contains(where: { $0.isLetter || $0.isNumber || "/*".contains($0) })
    else { return nil }
    // `{id: [0-9]+}` has a space.
    let end = (index + 1...words.count).first { !words[index..<$0].joined().hasOpenBracket } ?? index + 1
    let word = words[index..<end].joined(separator: " ")[...].unquoted
    var before = words[..<index]
    let columns = Self.columns(of: &before)
    if let columns {
      methods = columns.methods
    } else if let last = before.last, let methods = Self.methods(last) {
      self.methods = methods
      before.removeLast()
      // `GET, POST`
      while let last = before.last, last.hasSuffix(","), let methods = Self.methods(last) {
        self.methods = methods + self.methods
        before.removeLast()
      }
    }
    // A mark of a log, `[GIN-debug]`, names no route.
    if before.first?.first == "[" { before = [] }
    // Nor do the signs of a drawn tree.
    let name = before.filter { $0.count > 1 || $0.first?.isASCII == true }.joined(separator: " ")
    self.name = name.isEmpty ? nil : name
    (origin, path) = Self.address(word)
    if let columns { takeHost(columns.scheme, columns.host) }
    // `........ users.show › UserController@show`
    let behind = words[end...].drop { $0.allSatisfy { ".─…".contains($0) } }
    handler = (behind.firstIndex(of: "›").map { behind[..<$0] } ?? behind).joined(separator: " ")
  }

  private static func address(_ word: Substring) -> (origin: String?, path: String) {
    guard let colon = word.firstRange(of: ":/"), CheckedOrigin.isScheme(word[..<colon.lowerBound].utf8) else {
      return (nil, String(word))
    }
    guard let mark = word.firstRange(of: "://") else {
      // A custom scheme without an authority.
      return (String(word[..<colon.upperBound]), "/" + word[colon.upperBound...])
    }
    // The first segment of a custom scheme stands where web links have their host.
    guard ["http", "https"].contains(word[..<mark.lowerBound].lowercased()) else {
      return (String(word[..<mark.upperBound]), String(word[mark.upperBound...]))
    }
    let end = word[mark.upperBound...].firstIndex { "/?#".contains($0) } ?? word.endIndex
    return (String(word[..<end]), String(word[end...]))
  }

  /// Whether what answers a line of `rails routes` has routes of its own.
  var mountsOthers: Bool { !handler.isEmpty && !handler.contains("#") && !handler.hasPrefix("redirect(") }

  /// Whether what answers is what `rails routes` shows.
  var isRails: Bool { handler.contains("#") || handler.contains("::") || handler.hasPrefix("redirect(") }

  /// `GET` or `get|POST`; nil for another word, none for all methods. What answers GET answers HEAD.
  static func methods(_ word: some StringProtocol) -> [String]? {
    let methods = word.uppercased().split(whereSeparator: { "|,".contains($0) }).map(String.init)
    if methods.count == 1, all.contains(methods[0]) { return [] }
    guard !methods.isEmpty, methods.allSatisfy(known.contains) else { return nil }
    return methods.contains("GET") ? methods.filter { $0 != "HEAD" } : methods
  }
}

extension RouteLine {
  /// What a `rails` line says of its parameters, `{:id=>/\d+/}` or `{id: /\d+/}`: regular expressions by name, and the rest of it.
  var constraints: (expressions: [String: String], others: [String]) {
    guard let start = handler.firstIndex(of: "{"), handler.hasSuffix("}") else { return ([:], []) }
    var (expressions, others) = ([String: String](), [String]())
    for pair in Self.pairs(handler[handler.index(after: start)...].dropLast()) {
      let parts =
        pair.contains("=>") ? pair.split(separator: "=>", maxSplits: 1) : pair.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let (name, value) = (parts[0].trimmed.drop { $0 == ":" }, parts[1].trimmed)
      if value.first == "/", value.count > 1, let end = value.lastIndex(of: "/"), end > value.startIndex {
        expressions[String(name)] = String(value[value.index(after: value.startIndex)..<end])
      } else if name != "format" {
        others.append("\(name) is \(value)")
      }
    }
    return (expressions, others)
  }

  /// The parts between commas that are in no regular expression and no text.
  private static func pairs(_ text: Substring) -> [Substring] {
    var (pairs, start, quote): ([Substring], Substring.Index, Character?) = ([], text.startIndex, nil)
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil }
      } else if character == "/" || character == "\"" {
        quote = character
      } else if character == "," {
        pairs.append(text[start..<index])
        start = text.index(after: index)
      }
    }
    return pairs + [text[start...]]
  }
}

extension Substring {
  /// A word without the quotes that it has in source and in JSON: `"/users/:id",`.
  fileprivate var unquoted: Substring {
    guard let quote = first, "\"'`".contains(quote) else { return self }
    return dropFirst().prefix { $0 != quote }
  }

  /// Whether it is the line of a table between two columns.
  fileprivate var isFrame: Bool { allSatisfy { "|│┃║".contains($0) } }
}
