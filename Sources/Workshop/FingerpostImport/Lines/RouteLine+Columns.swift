internal import FingerpostEngine

// The columns of Symfony's debug:router: a name, methods, schemes and a host. It leaves out columns in which every row has ANY.

extension RouteLine {
  typealias Columns = (methods: [String], scheme: String?, host: String?)

  /// Takes the methods and what follows them from the words before a path; nil if nothing follows.
  static func columns(of before: inout ArraySlice<Substring>) -> Columns? {
    for index in before.indices {
      guard let methods = methods(before[index]) else { continue }
      let others = before[(index + 1)...].map(String.init)
      let (hasScheme, hasHost) = (others.first?.isScheme == true, others.last?.isHost == true)
      guard others.count == 1 && (hasScheme || hasHost) || others.count == 2 && hasScheme && hasHost else { continue }
      before = before[..<index]
      return (methods, hasScheme ? others.first : nil, hasHost && (others.count == 2 || !hasScheme) ? others.last : nil)
    }
    return nil
  }

  mutating func takeHost(_ scheme: String?, _ host: String?) {
    let schemes = (scheme ?? "ANY").lowercased()
    let own = schemes == "http" ? "http" : "https"
    guard let host, host.uppercased() != "ANY" else {
      if ["http", "https"].contains(schemes) { notes.append("it is read over \(schemes) alone") }
      return
    }
    let text = "\(own)://\(host)"
    guard let read = try? Origin(parsing: text) else { return notes.append("its host is \(host)") }
    origin = text
    // The part of a host that is captured is the first segment.
    if case .web(let name, _) = read, name.hasPrefix("{"), let end = name.firstIndex(of: "}") {
      path = "/" + name[...end] + path
    }
  }
}

extension String {
  fileprivate var isScheme: Bool {
    let words = lowercased().split(separator: "|", omittingEmptySubsequences: false)
    return words.allSatisfy { ["any", "http", "https"].contains($0) }
  }

  fileprivate var isHost: Bool {
    uppercased() == "ANY" || self == "localhost" || contains { ".{".contains($0) } && !contains { "/()".contains($0) }
  }

  /// Whether a brace or an angle bracket is open at its end.
  var hasOpenBracket: Bool {
    reduce(0) { depth, character in
      "{<".contains(character) ? depth + 1 : "}>".contains(character) ? max(0, depth - 1) : depth
    } > 0
  }
}
