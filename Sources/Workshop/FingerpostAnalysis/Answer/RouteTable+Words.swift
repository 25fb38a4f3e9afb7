// A link of values in words, as `fingerpost url` and the form of a page give them.

import FingerpostEngine

extension RouteTable {
  /// A value of a parameter; for a list, the key comes several times.
  package typealias Word = (key: String, value: String)

  /// The link of a route with values in words.
  ///
  /// - Parameters:
  ///   - name: of several routes with the name, the first that can carry the values prints.
  ///   - route: the index of the only one that may print, whatever its name; nil for any.
  package func link(
    of name: String, _ words: [Word], for origin: Origin?, route: Int? = nil
  ) throws(LinkFailure) -> String {
    let named = route.map { [$0] } ?? routes.indices.filter { routes[$0].name == name }
    if named.isEmpty, let failure = mounted(name) { throw failure }
    let parameters = named.filter { routes.indices.contains($0) }.flatMap { routes[$0].parameters }
    var captures: [String: Captured] = [:]
    for (key, value) in words {
      let takesList = parameters.contains { $0.name == key && $0.takesList }
      switch captures[key] {
      case nil: captures[key] = takesList ? .list([value]) : .text(value)
      case .list(let list): captures[key] = .list(list + [value])
      default: throw LinkFailure(.malformed, .printUnknown, "\"\(key)\" takes one value, and is given twice")
      }
    }
    do throws(PrintError) {
      guard let route, routes.indices.contains(route) else { return try print(name, captures, for: origin) }
      return try print(programs[route].captures(captures, custom: custom), route: route, for: origin)
    } catch {
      throw LinkFailure(error)
    }
  }

  /// The error for the last word of a name, as an enum has it that another mounts: `product` for `shop.product`.
  private func mounted(_ name: String) -> LinkFailure? {
    guard !name.isEmpty else { return nil }
    let whole = Set(routes.map { $0.name }).filter { $0.hasSuffix("." + name) }.sorted()
    guard !whole.isEmpty else { return nil }
    let shown = whole.prefix(3).map { "\"\($0)\"" }.joined(separator: " or ")
    return LinkFailure(.notFound, .printUnknownRoute, "no route is named \"\(name)\"; did you mean \(shown)?")
  }
}

extension JSON {
  /// The members of a link that was printed, or of why there is none.
  package mutating func printed(_ route: String, _ link: Result<String, LinkFailure>) {
    member("route", route)
    switch link {
    case .success(let link): member("url", link)
    case .failure(let failure):
      member("url", bare: "null")
      member("error") {
        $0.member("code", failure.code.description)
        $0.member("message", failure.message)
        $0.member("parameter", ifAny: failure.parameter)
      }
    }
  }
}

extension PrintError {
  /// The name of the parameter whose value makes no link; nil for another reason.
  var parameter: String? {
    switch reason {
    case .missing(let name), .doesNotRead(let name, _, _), .empty(let name), .emptyPart(let name), .unused(let name),
      .leftOut(let name, _), .unprintableValue(let name, _), .namedKey(let name, _):
      name
    default: nil
    }
  }
}
