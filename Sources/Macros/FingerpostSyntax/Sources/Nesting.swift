/// Whether a text nests its code deeper than a parser can follow, found in one pass over its bytes.
///
/// The parser of Swift counts the depth of what people nest, but not of everything: `[[[[…`, `try try try …`, `#if` in `#if`
/// and `else if` after `else if` each take its stack, and a stack has an end. Strings and comments are counted with the
/// code, so that the limit lies far above what anybody writes.
struct Nesting {
  /// How deep each of them may be, and blocks: beyond 256 the parser stops, and would call the rest no Swift.
  struct Limit {
    let all: Int
    let blocks: Int

    /// For the stack that ``WideStack`` has.
    static let wide = Limit(all: 500, blocks: 200)
    /// For whatever stack there is.
    static let narrow = Limit(all: 24, blocks: 24)
    /// How many `[` may be open in each other: the parser tries each of them as the type of a list, and of an inline array, which
    /// doubles its time. A string or a block among them is not a type.
    static let lists = 12
  }

  /// Where the limit is passed.
  private(set) var tooDeep: Int?
  private var brackets = 0
  private var angles = 0
  private var blocks = 0
  private var lists = 0
  private var conditions = 0
  private var elses = 0
  /// How many words came one after another that each come before an expression or a type.
  private var prefixes = 0
  private var last = ""

  private static let prefixWords: Set<String> = [
    "try", "await", "unsafe", "consume", "copy", "borrow", "each", "repeat", "any", "some", "inout", "borrowing",
    "consuming", "isolated", "sending", "discard", "is", "as", "throw", "return", "not",
  ]

  init(_ bytes: [UInt8], _ limit: Limit) {
    var index = 0
    while index < bytes.count, tooDeep == nil {
      let start = index
      index += 1
      if Self.isWord(bytes[start]) {
        while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
        if index - start <= 10 { word(String(decoding: bytes[start..<index], as: UTF8.self)) } else { word("") }
      } else {
        let isJoined = start > 0 && Self.isWord(bytes[start - 1])
        punctuation(bytes[start], isJoined: isJoined)
      }
      if max(brackets, angles, conditions, elses, prefixes) > limit.all || blocks > limit.blocks || lists > Limit.lists
      {
        tooDeep = start
      }
    }
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "#"), 0x80...:
      true
    default: false
    }
  }

  private mutating func punctuation(_ byte: UInt8, isJoined: Bool) {
    switch byte {
    case UInt8(ascii: "("): brackets += 1
    case UInt8(ascii: ")"): brackets = max(0, brackets - 1)
    case UInt8(ascii: "["): (brackets, lists) = (brackets + 1, lists + 1)
    case UInt8(ascii: "]"): (brackets, lists) = (max(0, brackets - 1), max(0, lists - 1))
    case UInt8(ascii: "\""): lists = 0
    case UInt8(ascii: "<") where isJoined: angles += 1
    case UInt8(ascii: ">"): angles = max(0, angles - 1)
    case UInt8(ascii: "{"): (angles, lists, blocks) = (0, 0, blocks + 1)
    case UInt8(ascii: "}"): (angles, lists, blocks) = (0, 0, max(0, blocks - 1))
    default: break
    }
    if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\t"), byte != UInt8(ascii: "\r") {
      prefixes = 0
    }
  }

  private mutating func word(_ word: String) {
    switch word {
    case "#if": conditions += 1
    case "#endif": conditions = max(0, conditions - 1)
    case "if" where last == "else": elses += 1
    case "if": elses = 0
    default: break
    }
    prefixes = Self.prefixWords.contains(word) ? prefixes + 1 : 0
    last = word
  }
}

/// What the bytes of a file tell before it is parsed.
struct FileWords {
  /// Whether it may hold a `@Routes` enum.
  private(set) var routes = false
  /// Whether it may make an enum, or a protocol, routable.
  private(set) var routable = false
  /// Whether it may make a type a parameter.
  private(set) var parameter = false

  /// What the words begin with; most files have none of it.
  private static let beginning = Array("Rout".utf8)

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "R")) {
      rest = bytes[start...]
      if rest.starts(with: Self.beginning) {
        routes = routes || rest.starts(with: "Routes".utf8)
        routable = routable || rest.starts(with: "Routable".utf8)
        parameter = parameter || rest.starts(with: "RouteParameter".utf8)
      }
      rest = rest.dropFirst()
    }
  }

  private static let keywords = ["enum", "extension", "struct", "class", "actor", "typealias"].map { Array($0.utf8) }

  /// Whether a file may declare or extend a type of one of these names.
  static func declares(_ names: Set<String>, in bytes: [UInt8]) -> Bool {
    let names = Set(names.map { Array($0.utf8)[...] })
    var (start, isName) = (0, false)
    while start < bytes.count {
      let end = bytes[start...].firstIndex { !Nesting.isWord($0) } ?? bytes.count
      if end > start {
        let word = bytes[start..<end]
        if isName, names.contains(word) { return true }
        // The name of an extended type may have several parts.
        isName = isName && end < bytes.count && bytes[end] == UInt8(ascii: ".") || keywords.contains { $0[...] == word }
        start = end
      } else {
        start += 1
      }
    }
    return false
  }
}
