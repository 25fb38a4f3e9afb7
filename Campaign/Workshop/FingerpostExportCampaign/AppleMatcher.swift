import Foundation

@testable import FingerpostExportTests

/// Apple's rules for universal links, written anew from its documentation for tests: it shares nothing with the library.
///
/// Patterns are compared with text as it is in the link, with escapes, and with case unless `caseSensitive` is false. `*` is
/// any text, `?` one character, `$(name)` one of the texts of a variable. A missing item, query or fragment counts as empty. The
/// first component that matches decides.
struct AppleMatcher {
  private struct Component {
    let path: [Token]?
    let items: [(key: String, value: [Token])]
    let fragment: [Token]?
    let isExclusion: Bool
    let isCaseSensitive: Bool

    func matches(_ tokens: [Token], _ text: String) -> Bool {
      let text = Array(text)
      return ends(tokens, text, [0]).contains(text.count)
    }

    private func ends(_ tokens: [Token], _ text: [Character], _ starts: Set<Int>) -> Set<Int> {
      tokens.reduce(starts) { positions, token in
        switch token {
        case .any: positions.min().map { Set($0...text.count) } ?? []
        case .one: Set(positions.filter { $0 < text.count }.map { $0 + 1 })
        case .character(let own):
          Set(positions.filter { $0 < text.count && isSame(text[$0], own) }.map { $0 + 1 })
        case .choice(let all): all.reduce(into: []) { $0.formUnion(ends($1, text, positions)) }
        }
      }
    }

    private func isSame(_ first: Character, _ second: Character) -> Bool {
      isCaseSensitive ? first == second : first.lowercased() == second.lowercased()
    }
  }

  private indirect enum Token {
    case any, one
    case character(Character)
    case choice([[Token]])
  }

  private let components: [Component]

  init(_ text: String) throws {
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let links = root?["applinks"] as? [String: Any] ?? [:]
    var variables = (links["substitutionVariables"] as? [String: [String]] ?? [:]).mapValues { texts in
      texts.map { Self.tokens($0, [:]) }
    }
    variables["digit"] = "0123456789".map { [.character($0)] }
    variables["xdigit"] = "0123456789abcdefABCDEF".map { [.character($0)] }
    let details = links["details"] as? [[String: Any]] ?? []
    self.init(details.flatMap { $0["components"] as? [[String: Any]] ?? [] }, variables)
  }

  /// The components of Android 15 in asset links: those of Apple without variables and `caseSensitive`.
  init(assetLinks text: String) throws {
    let statements = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]] ?? []
    let components = statements.flatMap { statement in
      let extensions = statement["relation_extensions"] as? [String: [String: Any]] ?? [:]
      let links = extensions["delegate_permission/common.handle_all_urls"] ?? [:]
      return links["dynamic_app_link_components"] as? [[String: Any]] ?? []
    }
    self.init(components.map { $0.filter { $0.key != "caseSensitive" } }, [:])
  }

  private init(_ list: [[String: Any]], _ variables: [String: [[Token]]]) {
    components = list.map { component in
      func pattern(_ key: String) -> [Token]? { (component[key] as? String).map { Self.tokens($0, variables) } }
      let items = component["?"] as? [String: String] ?? [:]
      return Component(
        path: pattern("/"), items: items.map { ($0.key, Self.tokens($0.value, variables)) }, fragment: pattern("#"),
        isExclusion: component["exclude"] as? Bool ?? false,
        isCaseSensitive: component["caseSensitive"] as? Bool ?? true)
    }
  }

  /// Whether the app opens for a link of the file's host.
  func opens(_ link: String) -> Bool {
    var rest = Substring(link)
    rest = rest.dropFirst("https://".count).drop { $0 != "/" && $0 != "?" && $0 != "#" }
    let parts = rest.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count == 2 ? String(parts[1]) : ""
    let address = parts[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = address[0].isEmpty ? "/" : String(address[0])
    let query = address.count == 2 ? String(address[1]) : ""
    let items = query.split(separator: "&").map { item in
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return (key: pair[0].removingPercentEncoding ?? pair[0], value: pair.count == 2 ? pair[1] : "")
    }
    let first = components.first { component in
      component.path.map { component.matches($0, path) } ?? true
        && component.items.allSatisfy { key, value in
          let values = items.filter { $0.key == key }.map(\.value)
          return (values.isEmpty ? [""] : values).allSatisfy { component.matches(value, $0) }
        } && component.fragment.map { component.matches($0, fragment) } ?? true
    }
    return first.map { !$0.isExclusion } ?? false
  }

  private static func tokens(_ pattern: String, _ variables: [String: [[Token]]]) -> [Token] {
    var (tokens, rest) = ([Token](), Substring(pattern))
    while let character = rest.popFirst() {
      if character == "$", rest.first == "(", let end = rest.firstIndex(of: ")"),
        let choice = variables[String(rest[rest.index(after: rest.startIndex)..<end])]
      {
        tokens.append(.choice(choice))
        rest = rest[rest.index(after: end)...]
      } else {
        tokens.append(character == "*" ? .any : character == "?" ? .one : .character(character))
      }
    }
    return tokens
  }
}
