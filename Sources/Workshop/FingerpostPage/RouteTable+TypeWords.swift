internal import FingerpostAnalysis
internal import FingerpostEngine
internal import FingerpostExport

// What the form of a page says of the values of a route.

extension RouteTable {
  /// All texts that a type reads, or one that stands for each; nil if they are not known, or too many.
  func choices(of type: ParameterType) -> [String]? {
    switch type.element {
    case .oneOf(let members): members
    case .custom(let name): options.types.first { $0.name == name }?.members
    case .scalar(.bool): ["true", "false"]
    case .scalar, .array, .list: nil
    }
  }

  /// What a type reads, in words: `a whole number from 0 to 255`.
  func words(for type: ParameterType) -> String {
    let one = elementWords(for: type)
    return type.isArray ? "several, each \(one)" : one
  }

  private func elementWords(for type: ParameterType) -> String {
    switch type.element {
    case .scalar(.uuid): return "a UUID such as 123e4567-e89b-42d3-a456-426614174000"
    case .scalar(.dateTime): return "a time such as 2026-11-20T09:26:00Z"
    case .scalar(.date): return "a day such as 2026-11-20"
    case .scalar(.ipv4): return "an IPv4 address such as 192.0.2.1"
    case .scalar(.bool): return "true or false"
    case .scalar(.integer(let type)):
      let (most, least) = type.bounds
      guard most > UInt64(UInt32.max) else { return "a whole number from \(least == 0 ? "" : "-")\(least) to \(most)" }
      return "a whole number" + (least == 0 ? " from 0" : "")
    case .scalar(.double): return "a number such as 1.5"
    case .scalar(.query): return "items such as a=1&b=2"
    case .scalar(.string): return "any text"
    case .oneOf, .custom, .array, .list: break
    }
    if let count = choices(of: type)?.count { return count == 1 ? "one word" : "one of \(count) words" }
    let name = type.customName
    let isURL = name == ParameterType.urlName || options.types.first { $0.name == name }?.isURL == true
    return isURL ? "a URL that is no script" : "a text that the app checks"
  }

  /// The names of the parameters without which the others make no link.
  func neededParameters(of index: Int) -> Set<String> {
    let parameters = routes[index].parameters
    var words = parameters.map { (key: $0.name, value: sample(of: $0.type) ?? "a") }
    let all = words
    return Set(
      parameters.map(\.name).filter { name in
        words = all.filter { $0.key != name }
        do throws(LinkFailure) {
          _ = try link(of: routes[index].name, words, for: nil, route: index)
          return false
        } catch { return error.parameter == name }
      })
  }
}
