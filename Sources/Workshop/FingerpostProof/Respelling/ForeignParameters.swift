/// The parameters of a path that are written as other routers have them.
///
///     {path...} {path+} {path*} {...path} {**path} *path :path* [...path] <path:path> <path..>   // {*path}
///     {page?} {page}? :page? [[page]] {page:int?} [[...path]]                                    // ({page}), ({page:int}), ({*path})
///     <id> [id] { id } <int:id> <str:id>                                                         // {id}, {id:int}
struct ForeignParameters {
  private enum Kind {
    case plain(String)
    case maybe(String)
    case rest(String)

    var text: String {
      switch self {
      case .plain(let name): "{\(name)}"
      case .maybe(let name): "({\(name)})"
      case .rest(let name): "{*\(name)}"
      }
    }

    func noun(isInQuery: Bool) -> String {
      switch self {
      case .plain: "a parameter"
      case .maybe: "a parameter that may be left out"
      case .rest: isInQuery ? "a parameter for the rest of a query" : "a parameter for the rest of a path"
      }
    }
  }

  private let bytes: [UInt8]
  private var changes: [(range: Range<Int>, kind: Kind)] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var index = 0
    while index < bytes.count {
      let (end, kind) = read(at: index)
      if let kind, bytes[index..<end].elementsEqual(kind.text.utf8) == false {
        changes.append((index..<end, kind))
      }
      index = max(end, index + 1)
    }
  }

  /// The one change that rewrites them all; nil if there are none.
  var respelling: TemplateError.Respelling? {
    guard let first = changes.first, let last = changes.last else { return nil }
    var (new, end) = ([UInt8](), first.range.lowerBound)
    for change in changes {
      new += bytes[end..<change.range.lowerBound] + Array(change.kind.text.utf8)
      end = change.range.upperBound
    }
    let isInQuery = bytes.prefix(first.range.lowerBound).contains(UInt8(ascii: "?"))
    let message =
      changes.count == 1
      ? "\(first.kind.noun(isInQuery: isInQuery)) is written \(first.kind.text)"
      : "parameters are written \(changes.map { $0.kind.text }.joined(separator: " and "))"
    return .init(message, first.range.lowerBound..<last.range.upperBound, String(decoding: new, as: UTF8.self))
  }

  /// The end of the parameter at a byte, and what it means; nil for the meaning of anything else.
  private func read(at start: Int) -> (end: Int, Kind?) {
    let isStart = start == 0 || "/(|&?= #".utf8.contains(bytes[start - 1])
    let closing: UInt8? =
      switch bytes[start] {
      case UInt8(ascii: "{"): UInt8(ascii: "}")
      case UInt8(ascii: "<"): UInt8(ascii: ">")
      // After a space stand flags.
      case UInt8(ascii: "[") where start == 0 || bytes[start - 1] != UInt8(ascii: " "): UInt8(ascii: "]")
      default: nil
      }
    if let closing {
      guard var end = bytes[start...].firstIndex(of: closing).map({ $0 + 1 }) else { return (start + 1, nil) }
      while end < bytes.count, bytes[end] == closing { end += 1 }
      let inner = bytes[start..<end].filter { ![bytes[start], closing, UInt8(ascii: " ")].contains($0) }
      let isDouble = bytes[start] == UInt8(ascii: "[") && bytes[start...].starts(with: "[[".utf8)
      guard let kind = Self.kind(String(decoding: inner, as: UTF8.self), isOptional: isDouble) else {
        return (end, nil)
      }
      return marked(kind, end)
    }
    // Names without brackets, at the start of a segment.
    guard isStart, bytes[start] == UInt8(ascii: ":") || bytes[start] == UInt8(ascii: "*") else {
      return (start + 1, nil)
    }
    let end = bytes[(start + 1)...].firstIndex { !ByteSet.isName([$0]) && !ByteSet.isName([0x61, $0]) } ?? bytes.count
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    guard ByteSet.isName(name.utf8) else { return (start + 1, nil) }
    return bytes[start] == UInt8(ascii: "*") ? (end, .rest(name)) : marked(.plain(name), end)
  }

  /// With the mark that comes after: `?`, `*`, `+` or `...`, at the end of a segment.
  private func marked(_ kind: Kind, _ end: Int) -> (end: Int, Kind) {
    guard case .plain(let name) = kind else { return (end, kind) }
    let marks: [(String, Kind)] = [("...", .rest(name)), ("*", .rest(name)), ("+", .rest(name)), ("?", .maybe(name))]
    for (mark, kind) in marks where bytes[end...].starts(with: mark.utf8) {
      let next = end + mark.utf8.count
      if next == bytes.count || "/)| #".utf8.contains(bytes[next]) { return (next, kind) }
    }
    return (end, kind)
  }

  /// What stands between brackets; nil if it is not a name with a mark.
  private static func kind(_ text: String, isOptional: Bool) -> Kind? {
    func name(_ name: Substring) -> String? { ByteSet.isName(name.utf8) ? String(name) : nil }
    for mark in ["...", "**", "*"] where text.hasPrefix(mark) {
      // A rest has no type: its texts are strings.
      let name = name(text.dropFirst(mark.count).prefix { $0 != ":" })
      return name.map { isOptional ? .maybe("*\($0)") : .rest($0) }
    }
    let parts = text.split(separator: ":", maxSplits: 1)
    if parts.count == 2, let first = name(parts[0]) {
      // `{path:.*}` and `<path:rest>`; `<int:id>` has the type first.
      if [".*", ".+", "path", "*"].contains(parts[1]) { return .rest(first) }
      if parts[0] == "path" { return name(parts[1]).map(Kind.rest) }
      let types = ["int", "string", "uuid", "double", "bool"]
      // `{id:int?}`
      if parts[1].hasSuffix("?"), types.contains(String(parts[1].dropLast())) {
        return .maybe("\(first):\(parts[1].dropLast())")
      }
      // Of Django and Flask.
      let others: [String: String] = ["str": "", "slug": "", "float": ":double"]
      if let type = others[first], let second = name(parts[1]) { return .plain(second + type) }
      if types.contains(first), let second = name(parts[1]) {
        return types.contains(second) ? nil : .plain("\(second):\(first)")
      }
      return nil
    }
    for mark in ["...", "..", "*", "+"] where text.hasSuffix(mark) {
      return name(text.dropLast(mark.count)).map(Kind.rest)
    }
    if text.hasSuffix("?") { return name(text.dropLast()).map(Kind.maybe) }
    guard let name = name(text[...]) else { return nil }
    return isOptional ? .maybe(name) : .plain(name)
  }
}
