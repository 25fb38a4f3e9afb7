@testable import FingerpostExportTests

// Android's rules for links, written anew for the laws: nothing of the library is used. Texts are arrays of UTF-16 units.

/// The filters of a manifest as the platform holds them.
struct PlatformManifest {
  struct Filter {
    var schemes: [String] = []
    var hosts: [(name: String, port: Int?)] = []
    var paths: [(kind: String, text: [UInt16])] = []
    var groups: [[(part: String, kind: String, text: [UInt16])]] = []
  }

  private(set) var filters: [Filter] = []

  /// Reads the lines that an export writes.
  init(_ text: String) {
    for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if line.hasPrefix("<intent-filter") { filters.append(Filter()) }
      if line.hasPrefix("<uri-relative") { filters[filters.count - 1].groups.append([]) }
      guard line.hasPrefix("<data "), var filter = filters.popLast() else { continue }
      let values = Self.attributes(String(line))
      for (name, value) in values {
        let units = Self.resource(value)
        switch name {
        case "scheme": filter.schemes.append(String(decoding: units, as: UTF16.self))
        case "host":
          filter.hosts.append(
            (String(decoding: units, as: UTF16.self), values.first { $0.0 == "port" }.flatMap { Int($0.1) }))
        case "port": break
        default:
          guard let part = ["path", "query", "fragment"].first(where: { name.hasPrefix($0) }) else { continue }
          let kind = String(name.dropFirst(part.count))
          if filter.groups.isEmpty {
            filter.paths.append((kind, units))
          } else {
            filter.groups[filter.groups.count - 1].append((part, kind, units))
          }
        }
      }
      filters.append(filter)
    }
  }

  private static func attributes(_ line: String) -> [(String, String)] {
    line.split(separator: "android:").dropFirst().compactMap { part in
      let pieces = part.split(separator: "\"", omittingEmptySubsequences: false)
      guard pieces.count > 1 else { return nil }
      var value = String(pieces[1])
      for (entity, text) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
        value = value.replacing(entity, with: text)
      }
      return (String(pieces[0].dropLast()), value)
    }
  }

  /// What a string of the resources means.
  private static func resource(_ text: String) -> [UInt16] {
    var (result, rest) = ([UInt16](), Array(text.utf16)[...])
    while let unit = rest.popFirst() {
      guard unit == 0x5C, let next = rest.popFirst() else {
        result.append(unit)
        continue
      }
      if next == 0x75 {
        result.append(UInt16(String(decoding: rest.prefix(4), as: UTF16.self), radix: 16) ?? 0)
        rest = rest.dropFirst(4)
      } else {
        result.append(next)
      }
    }
    return result
  }

  /// Whether a link of a browser opens the app.
  func opens(_ link: String) -> Bool {
    guard let colon = link.firstRange(of: "://") else { return false }
    let scheme = String(link[..<colon.lowerBound])
    let (front, fragment) = Self.cut(String(link[colon.upperBound...]), "#")
    let (address, query) = Self.cut(front, "?")
    let slash = address.firstIndex(of: "/") ?? address.endIndex
    let (host, port) = Self.cut(String(address[..<slash]), ":")
    let path = Self.decoded(String(address[slash...]))
    return filters.contains { filter in
      guard filter.schemes.contains(scheme) else { return false }
      if filter.hosts.isEmpty { return true }
      let hasHost = filter.hosts.contains { name, own in
        let (name, host) = (name.lowercased(), String(decoding: Self.decoded(host), as: UTF16.self).lowercased())
        let fits = name.first == "*" ? host.hasSuffix(name.dropFirst()) : host == name
        return fits && (own == nil || own == port.flatMap { Int($0) })
      }
      guard hasHost else { return false }
      if filter.paths.isEmpty, filter.groups.isEmpty { return true }
      if filter.paths.contains(where: { Self.matches($0.kind, $0.text, path) }) { return true }
      return filter.groups.contains { group in
        group.allSatisfy { part, kind, text in
          switch part {
          case "path": Self.matches(kind, text, path)
          case "query":
            query.map { query in
              Self.decoded(query).split(separator: 0x26, omittingEmptySubsequences: false)
                .contains { Self.matches(kind, text, Array($0)) }
            } ?? false
          default: fragment.map { Self.matches(kind, text, Self.decoded($0)) } ?? false
          }
        }
      }
    }
  }

  private static func cut(_ text: String, _ mark: Character) -> (String, String?) {
    guard let index = text.firstIndex(of: mark) else { return (text, nil) }
    return (String(text[..<index]), String(text[text.index(after: index)...]))
  }

  private static func decoded(_ text: String) -> [UInt16] {
    var (bytes, rest) = ([UInt8](), Array(text.utf8)[...])
    while let byte = rest.popFirst() {
      guard byte == 0x25, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
        bytes.append(byte)
        continue
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return Array(String(decoding: bytes, as: UTF8.self).utf16)
  }

  static func matches(_ kind: String, _ pattern: [UInt16], _ text: [UInt16]) -> Bool {
    switch kind {
    case "": pattern == text
    case "Prefix": text.starts(with: pattern)
    case "Suffix": text.reversed().starts(with: pattern.reversed())
    case "Pattern": simpleGlob(pattern, text)
    default: advanced(pattern, text)
    }
  }

  /// `.*` goes to the first unit that follows it in the pattern; nothing is tried a second time.
  private static func simpleGlob(_ pattern: [UInt16], _ text: [UInt16]) -> Bool {
    if pattern.isEmpty { return text.isEmpty }
    var (rest, text) = (pattern[...], text[...])
    let ends = Array(".*".utf16)
    while let unit = rest.first, !text.isEmpty {
      let isEscaped = unit == 0x5C
      let own = isEscaped ? rest.dropFirst().first ?? 0 : unit
      let behind = rest.dropFirst(isEscaped ? 2 : 1)
      if behind.first != 0x2A {
        if own != 0x2E, text.first != own { return false }
        (text, rest) = (text.dropFirst(), behind)
      } else if own == 0x2E, !isEscaped {
        var behind = behind.dropFirst()
        guard var stop = behind.popFirst() else { return true }
        if stop == 0x5C { stop = behind.popFirst() ?? 0 }
        guard let found = text.firstIndex(of: stop) else { return false }
        (text, rest) = (text[(found + 1)...], behind)
      } else {
        text = text.drop { $0 == own }
        rest = behind.dropFirst()
      }
    }
    return rest.isEmpty && text.isEmpty || Array(rest) == ends
  }

  /// Each token takes all that it can, and gives nothing back.
  private static func advanced(_ pattern: [UInt16], _ text: [UInt16]) -> Bool {
    var (rest, text) = (pattern[...], text[...])
    while let unit = rest.popFirst() {
      var takes: (UInt16) -> Bool = { _ in true }
      if unit == 0x5B {
        let isInverse = rest.first == 0x5E
        if isInverse { rest = rest.dropFirst() }
        var ranges: [(UInt16, UInt16)] = []
        while var low = rest.popFirst(), low != 0x5D {
          if low == 0x5C { low = rest.popFirst() ?? 0 }
          if rest.first == 0x2D, rest.dropFirst().first != 0x5D {
            rest = rest.dropFirst()
            var high = rest.popFirst() ?? 0
            if high == 0x5C { high = rest.popFirst() ?? 0 }
            ranges.append((low, high))
          } else {
            ranges.append((low, low))
          }
        }
        takes = { unit in ranges.contains { $0.0 <= unit && unit <= $0.1 } != isInverse }
      } else if unit != 0x2E {
        let own = unit == 0x5C ? rest.popFirst() ?? 0 : unit
        takes = { $0 == own }
      }
      var (least, most) = (1, 1)
      if rest.first == 0x2A || rest.first == 0x2B {
        (least, most) = (rest.first == 0x2A ? 0 : 1, .max)
        rest = rest.dropFirst()
      } else if rest.first == 0x7B {
        let range = String(decoding: rest.dropFirst().prefix { $0 != 0x7D }, as: UTF16.self)
        rest = rest.drop { $0 != 0x7D }.dropFirst()
        let parts = range.split(separator: ",", omittingEmptySubsequences: false)
        least = Int(parts[0]) ?? 0
        most = parts.count == 1 ? least : Int(parts[1]) ?? .max
      }
      let taken = text.prefix(most).prefix(while: takes).count
      if taken < least { return false }
      text = text.dropFirst(taken)
    }
    return text.isEmpty
  }
}
