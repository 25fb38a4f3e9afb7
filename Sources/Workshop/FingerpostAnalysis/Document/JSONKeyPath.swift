/// Where a value is in a JSON document: a key, or nested keys with dots between them.
///
/// Keys may hold dots themselves, and the longest that is there counts: `data.to` leads to the text in `{"data": {"to": "x"}}` and in
/// `{"data.to": "x"}`.
package struct JSONKeyPath: Sendable {
  private let steps: [Substring]

  package init(_ text: String) { steps = text.split(separator: ".", omittingEmptySubsequences: false) }

  /// Why nothing stands there.
  package enum Obstacle: Error {
    /// The value at `key` (nil: the document) is not an object, in which `rest` would stand.
    case noObject(key: String?, rest: String)
    /// None of these keys, the shortest first, is in the object at `key`.
    case missing([String], in: JSONMembers, key: String?)
  }

  /// The value, and its own key.
  package func find(in document: JSONValue) throws(Obstacle) -> (value: JSONValue, key: String) {
    var (value, key, rest) = (document, String?.none, steps[...])
    while !rest.isEmpty {
      guard case .object(let members) = value.content else {
        throw .noObject(key: key, rest: rest.joined(separator: "."))
      }
      let names = (1...rest.count).map { rest.prefix($0).joined(separator: ".") }
      guard let last = names.lastIndex(where: { members[$0] != nil }), let member = members[names[last]] else {
        throw .missing(names, in: members, key: key)
      }
      (value, key, rest) = (member, names[last], rest.dropFirst(last + 1))
    }
    return (value, key ?? "")
  }

  package func value(in document: JSONValue) -> JSONValue? { try? find(in: document).value }
}
