import Foundation

/// A link with all its parts, as it is written.
struct WholeLink {
  let origin: Origin
  let path: String
  let query: String?
  let fragment: String?

  enum Origin: String, CaseIterable {
    case scheme = "app://"
    case web = "https://w.example/"
    /// Listed by no table: routes name it.
    case own = "https://live.example/"
  }

  /// The text after the origin.
  var rest: String { path + (query.map { "?\($0)" } ?? "") + (fragment.map { "#\($0)" } ?? "") }
  var text: String { origin.rawValue + rest }

  /// The decoded segments; nil where an empty one stands and may not.
  var segments: [String]? {
    var segments = Self.cut(path, "/")
    if segments.last == "" { segments.removeLast() }
    if origin == .scheme { segments.removeAll { $0.isEmpty } }
    return segments.contains("") ? nil : segments.map(Self.decoded)
  }

  /// Keys and values of a query; a key alone has no value.
  static func items(_ text: String?) -> [(key: String, value: String?)] {
    cut(text ?? "", "&").filter { !$0.isEmpty }.map { item in
      let halves = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return (decoded(halves[0]), halves.count > 1 ? decoded(halves[1]) : nil)
    }
  }

  static func cut(_ text: String, _ separator: Character) -> [String] {
    text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }

  static func decoded(_ text: String) -> String { text.removingPercentEncoding ?? text }

  static let all: [WholeLink] = {
    let paths = ["a", "A", "b", "%C3%A9", "é", "x", "x/", "x/7", "x//7", "a/b"]
    let queries = [nil, "k=1", "k=a", "k=/b", "k=%2Fb", "k", "z=1", "k=1&z=2&z", "z&k=a&z=%26", "k=1&k=a"]
    let fragments = [
      nil, "a", "@a", "/p/7", "/p", "p/7", "k=7", "k=a&m=b", "/p/7?k=1", "/p/a?k=a", "a#b", "/p/%2F", "m=1&k=/p/7",
    ]
    return Origin.allCases.flatMap { origin in
      paths.flatMap { path in
        queries.flatMap { query in
          fragments.map { WholeLink(origin: origin, path: path, query: query, fragment: $0) }
        }
      }
    }
  }()
}
