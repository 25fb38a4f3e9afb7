/// A link as browsers write it, step by step as the URL standard has it (https://url.spec.whatwg.org), and nothing of the engine.
///
///     Browser.href("HTTPS://A.example:443/a/../b?it's")   // "https://a.example/b?it%27s"
enum Browser {
  /// Nil for what browsers refuse. A bare path is read as that of a web page.
  static func href(_ text: String) -> String? {
    var text = trimmed(text)
    if text.hasPrefix("/") {
      let page = "https://a.example"
      return href(page + text).map { String($0.dropFirst(page.utf8.count)) }
    }
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let scheme = text[..<colon].lowercased()
    text = String(text[text.index(after: colon)...])
    let fragment = cut(&text, at: "#").map { "#" + escaped($0, " \"<>`") } ?? ""
    let isWeb = scheme == "http" || scheme == "https"
    let query = cut(&text, at: "?").map { "?" + escaped($0, isWeb ? " \"#<>'" : " \"#<>") } ?? ""
    if isWeb { text = text.replacing("\\", with: "/") }
    let rest = text.drop { $0 == "/" }
    let hasHost = isWeb || text.hasPrefix("//")
    guard hasHost else { return "\(scheme):\(text)\(query)\(fragment)" }
    var path = isWeb ? String(rest) : String(text.dropFirst(2))
    let authority = path.prefix { $0 != "/" }
    path = String(path[authority.endIndex...])
    guard !authority.contains("@"), let end = self.authority(String(authority), scheme) else { return nil }
    return "\(scheme)://\(end)\(Self.path(path, isWeb: isWeb))\(query)\(fragment)"
  }

  private static func trimmed(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    while let last = scalars.last, last.value <= 0x20 { scalars.removeLast() }
    scalars = Array(scalars.drop { $0.value <= 0x20 }).filter { $0 != "\t" && $0 != "\n" && $0 != "\r" }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func cut(_ text: inout String, at mark: Character) -> String? {
    guard let index = text.utf8.firstIndex(of: mark.asciiValue ?? 0) else { return nil }
    defer { text = String(text[..<index]) }
    return String(text[text.utf8.index(after: index)...])
  }

  /// Control characters, what is beyond ASCII, and a set.
  private static func escaped(_ text: String, _ set: String) -> String {
    var result = ""
    for byte in text.utf8 {
      if byte > 0x1F && byte < 0x7F && !set.utf8.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }

  private static func path(_ path: String, isWeb: Bool) -> String {
    if path.isEmpty { return isWeb ? "/" : "" }
    var segments: [String] = []
    let all = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    for (index, segment) in all.enumerated() {
      switch segment.lowercased().replacing("%2e", with: ".") {
      case "..":
        _ = segments.popLast()
        if index == all.count - 1 { segments.append("") }
      case ".": if index == all.count - 1 { segments.append("") }
      default: segments.append(escaped(String(segment), " \"#<>?^`{}"))
      }
    }
    return "/" + segments.joined(separator: "/")
  }

  // MARK: Hosts

  private static func authority(_ text: String, _ scheme: String) -> String? {
    let bracket = text.lastIndex(of: "]") ?? text.startIndex
    let colon = text[bracket...].firstIndex(of: ":")
    let digits = colon.map { text[text.index(after: $0)...] } ?? ""
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), digits.isEmpty || Int(digits) ?? .max < 65536 else {
      return nil
    }
    let isWeb = scheme == "http" || scheme == "https"
    let name = String(text[..<(colon ?? text.endIndex)])
    guard let host = isWeb || name.hasPrefix("[") ? webHost(name) : ownHost(name) else { return nil }
    let usual = ["http": 80, "https": 443][scheme]
    if host.isEmpty, colon != nil { return nil }
    guard let port = Int(digits), port != usual else { return host }
    return "\(host):\(port)"
  }

  private static func ownHost(_ name: String) -> String? {
    name.contains { "\0\t\n\r #/:<>?@[\\]^|".contains($0) } ? nil : escaped(name, "")
  }

  static func webHost(_ name: String) -> String? {
    if name.hasPrefix("[") { return name.hasSuffix("]") ? address(name.dropFirst().dropLast()).map { "[\($0)]" } : nil }
    var bytes: [UInt8] = []
    var rest = Array(name.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == 0x25, let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), rest.count > 1 {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    let host = String(decoding: bytes, as: UTF8.self).lowercased()
    // What IDNA makes of other letters is not told here.
    guard !host.isEmpty, host.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"#%/:<>?@[\\]^|".utf8.contains($0) }) else {
      return nil
    }
    var labels = host.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if labels.count > 1, labels.last == "" { labels.removeLast() }
    guard let last = labels.last, !last.isEmpty, number(last) != nil || last.allSatisfy({ $0.isASCII && $0.isNumber })
    else {
      return host
    }
    let numbers = labels.map(number)
    guard labels.count <= 4, let end = numbers.last ?? nil, !numbers.contains(nil) else { return nil }
    guard numbers.dropLast().allSatisfy({ $0 ?? 256 < 256 }), end < 1 << (8 * (5 - labels.count)) else { return nil }
    let value = numbers.dropLast().enumerated().reduce(end) { $0 + ($1.element ?? 0) << (8 * (3 - $1.offset)) }
    return [24, 16, 8, 0].map { String(value >> $0 & 255) }.joined(separator: ".")
  }

  /// Decimal, octal after `0`, hexadecimal after `0x`.
  private static func number(_ text: String) -> Int? {
    if text.hasPrefix("0x") {
      return text.count == 2 ? 0 : text.utf8.contains(0x2B) ? nil : Int(text.dropFirst(2), radix: 16)
    }
    guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(text, radix: text.hasPrefix("0") && text.count > 1 ? 8 : 10)
  }

  private static func address(_ text: Substring) -> String? {
    var groups: [String] = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    if let last = groups.last, last.contains(".") {
      let bytes = last.split(separator: ".", omittingEmptySubsequences: false).map { part in
        String(Int(part) ?? 256) == part ? Int(part) ?? 256 : 256
      }
      guard bytes.count == 4, bytes.allSatisfy({ $0 < 256 }) else { return nil }
      groups.removeLast()
      groups += [bytes[0] << 8 + bytes[1], bytes[2] << 8 + bytes[3]].map { String($0, radix: 16) }
    }
    // `::` at an end leaves one empty group more than between two.
    if groups.count > 2, groups[0].isEmpty, groups[1].isEmpty { groups.removeFirst() }
    if groups.count > 1, groups[groups.count - 1].isEmpty, groups[groups.count - 2].isEmpty { groups.removeLast() }
    if let gap = groups.firstIndex(of: "") {
      guard groups.count <= 8 else { return nil }
      groups.replaceSubrange(gap...gap, with: Array(repeating: "0", count: 9 - groups.count))
    }
    guard groups.count == 8, groups.allSatisfy({ (1...4).contains($0.utf8.count) && UInt16($0, radix: 16) != nil })
    else {
      return nil
    }
    let short = groups.map { String(UInt16($0, radix: 16) ?? 0, radix: 16) }
    for count in stride(from: 8, to: 1, by: -1) {
      for start in 0...(8 - count) where short[start..<start + count].allSatisfy({ $0 == "0" }) {
        return short[..<start].joined(separator: ":") + "::" + short[(start + count)...].joined(separator: ":")
      }
    }
    return short.joined(separator: ":")
  }
}
