/// A template with all its parts, and how it reads a link: stated once more, as naively as can be.
struct WholeTemplate {
  let path: Piece
  let query: Piece
  let fragment: Piece
  let flag: Flag

  /// A piece of a template: its text, and how specifically it reads a link, the smallest first; nil where it does not.
  struct Piece: Sendable {
    let text: String
    let rank: @Sendable (WholeLink, Flag) -> [Int]?

    init(_ text: String, _ rank: @escaping @Sendable (WholeLink, Flag) -> [Int]?) {
      (self.text, self.rank) = (text, rank)
    }
  }

  enum Flag: String, CaseIterable {
    case none = ""
    case web = " [web]"
    case own = " [origin=https://live.example]"
    case anyCase = " [case=ignore]"
  }

  var text: String { path.text + query.text + fragment.text + flag.rawValue }
  /// A raw rest takes query and fragment along.
  var isRaw: Bool { path.text.contains("{**") }

  func rank(_ link: WholeLink) -> [[Int]]? {
    switch flag {
    case .none, .anyCase: if link.origin == .own { return nil }
    case .web: if link.origin != .web { return nil }
    case .own: if link.origin != .own { return nil }
    }
    guard let labels = path.rank(link, flag) else { return nil }
    // Only the case of an ASCII letter matters.
    let hasCase = path.text.utf8.contains { $0 == UInt8(ascii: "a") || $0 == UInt8(ascii: "x") }
    let byCase = [flag == .anyCase && hasCase ? 1 : 0]
    guard !isRaw else { return [labels, byCase] }
    guard let items = query.rank(link, flag), let last = fragment.rank(link, flag) else { return nil }
    return [labels, byCase, items, last]
  }

  static func precedes(_ first: [[Int]], _ second: [[Int]]) -> Bool {
    for (left, right) in zip(first, second) where left != right { return left.lexicographicallyPrecedes(right) }
    return false
  }

  static let all: [WholeTemplate] = Flag.allCases.flatMap { flag in
    paths.flatMap { path in
      let isRaw = path.text.contains("{**")
      return queries.prefix(isRaw ? 1 : .max).flatMap { query in
        fragments.prefix(isRaw ? 1 : .max).map { fragment in
          WholeTemplate(path: path, query: query, fragment: fragment, flag: flag)
        }
      }
    }
  }

  // The places of labels: a literal, a set, literals and parameters, an integer, text, a raw rest.
  private static let (literal, set, mixed, integer, string, raw) = (0, 1, 2, 3, 4, 5)

  private static func path(_ text: String, _ ranks: [Int], _ reads: @escaping @Sendable ([String], Flag) -> Bool)
    -> Piece
  {
    Piece(text) { link, flag in link.segments.flatMap { reads($0, flag) ? ranks : nil } }
  }

  private static func isLiteral(_ text: String, _ segment: String, _ flag: Flag) -> Bool {
    flag == .anyCase ? segment.lowercased() == text : segment == text
  }

  static let paths: [Piece] = [
    path("a", [literal]) { $0.count == 1 && isLiteral("a", $0[0], $1) },
    path("{p}", [string]) { segments, _ in segments.count == 1 },
    path("{p:a|7}", [set]) { $0.count == 1 && (isLiteral("a", $0[0], $1) || $0[0] == "7") },
    path("é", [literal]) { segments, _ in segments == ["é"] },
    path("x/{p:int}", [literal, integer]) { $0.count == 2 && isLiteral("x", $0[0], $1) && $0[1] == "7" },
    Piece("x/{**r}") { link, flag in
      let rest = link.rest
      return rest.utf8.count > 2 && isLiteral("x/", String(rest.prefix(2)), flag) ? [literal, raw] : nil
    },
  ]

  /// - Parameters:
  ///   - required: the places of the labels of what must be there, each by the key "k".
  ///   - reads: how many optional items are there, and what a rest takes; nil where the items do not read.
  private static func query(
    _ text: String, required: [Int] = [], _ reads: @escaping @Sendable ([(key: String, value: String?)]) -> [Int]?
  ) -> Piece {
    Piece(text) { link, _ in reads(WholeLink.items(link.query)).map { [-required.count] + required + $0 } }
  }

  /// The value of the only item of a key.
  private static func only(_ key: String, _ items: [(key: String, value: String?)]) -> String? {
    let same = items.filter { $0.key == key }
    return same.count == 1 ? same[0].value ?? "" : nil
  }

  /// How a rest that takes this many items counts: before no rest where it takes some, and after it where it takes none.
  private static func rest(_ count: Int) -> Int { count > 0 ? 0 : 2 }

  static let queries: [Piece] = [
    query("") { _ in [0, 1] },
    query("?k=1", required: [literal]) { only("k", $0) == "1" ? [0, 1] : nil },
    query("?{k}", required: [string]) { only("k", $0) != nil ? [0, 1] : nil },
    query("?{k:a|/b}", required: [set]) { ["a", "/b"].contains(only("k", $0)) ? [0, 1] : nil },
    query("?({k:int})") { [only("k", $0) == "1" ? -1 : 0, 1] },
    query("?{*d}") { [0, rest($0.count)] },
    query("?k=1&{*d}", required: [literal]) { items in
      only("k", items) == "1" ? [0, rest(items.count - 1)] : nil
    },
  ]

  /// Segments and items of a fragment that begins with a slash.
  private static func location(_ link: WholeLink) -> (path: [String], items: [(key: String, value: String?)])? {
    guard let text = link.fragment, text.hasPrefix("/") else { return nil }
    let halves = text.dropFirst().split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = WholeLink.cut(String(halves[0]), "/")
    return path.contains("")
      ? nil : (path.map(WholeLink.decoded), WholeLink.items(halves.count > 1 ? String(halves[1]) : nil))
  }

  private static func text(_ link: WholeLink) -> String? { link.fragment.map(WholeLink.decoded) }

  static let fragments: [Piece] = [
    Piece("") { _, _ in [5] },
    Piece("#a") { link, _ in text(link) == "a" ? [0] : nil },
    Piece("#/p/{n}") { link, _ in
      location(link).flatMap { $0.path.count == 2 && $0.path[0] == "p" ? [1, literal, string, 0] : nil }
    },
    Piece("#/{n}/7") { link, _ in
      location(link).flatMap { $0.path.count == 2 && $0.path[1] == "7" ? [1, string, literal, 0] : nil }
    },
    Piece("#/p/{n}?k={j:int}") { link, _ in
      location(link).flatMap {
        $0.path.count == 2 && $0.path[0] == "p" && only("k", $0.items) == "1" ? [1, literal, string, -1] : nil
      }
    },
    Piece("#k={v}") { link, _ in only("k", WholeLink.items(link.fragment)) != nil ? [2, -1, string] : nil },
    Piece("#k={v:int}&(m={w})") { link, _ in
      let items = WholeLink.items(link.fragment)
      return only("k", items) == "7" ? [2, -1, integer, only("m", items) != nil ? -1 : 0] : nil
    },
    Piece("#@{u}") { link, _ in text(link).flatMap { $0.hasPrefix("@") && $0 != "@" ? [3, mixed] : nil } },
    Piece("#{f}") { link, _ in text(link).map { _ in [3, string] } },
    // Whether or not the link has one.
    Piece("(#{f})") { _, _ in [4] },
  ]
}
