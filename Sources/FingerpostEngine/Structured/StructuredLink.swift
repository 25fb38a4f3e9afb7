/// A link as an object: the name of its route, and the values of its parameters.
///
///     {"route": "showUserTweet", "userId": "ann", "tweetId": "123"}
///
/// Values are written as the texts of a link, lists as arrays of texts; numbers and booleans are read, too. An encoded link
/// decodes as an equal one.
package struct StructuredLink: Sendable, Hashable {
  /// The key that holds the route's name.
  package static let routeKey = "route"

  /// Why no parameter can hold a value.
  package enum Unreadable: Sendable, Hashable {
    /// The number may have been rounded by its sender.
    case number
    /// The value is an object, or a list with other elements than texts, numbers and truth values.
    case foreign
  }

  package let route: String
  /// The values by the names of their parameters.
  package let values: [String: Captured]
  /// The values that no parameter can hold, by key.
  package let unreadable: [String: Unreadable]

  package init(route: String, values: [String: Captured]) {
    (self.route, self.values, unreadable) = (route, values, [:])
  }

  /// The link of an object's members; nil if they name no route.
  package init?(_ members: [String: StructuredValue]) {
    guard case .scalar(.text(let name))? = members[Self.routeKey] else { return nil }
    var values: [String: Captured] = [:]
    var unreadable: [String: Unreadable] = [:]
    for (key, value) in members where key != Self.routeKey {
      switch value {
      case .null: values[key] = .absent
      case .scalar(let scalar): values[key] = scalar.spelling.map(Captured.text)
      case .list(let list):
        let texts = list.compactMap(\.spelling)
        values[key] = texts.count == list.count ? .list(texts) : nil
      case .foreign: unreadable[key] = .foreign
      }
      if values[key] == nil, unreadable[key] == nil { unreadable[key] = .number }
    }
    (route, self.values, self.unreadable) = (name.text, values, unreadable)
  }
}

extension StructuredLink {
  /// The members of the object in a decoder; nil if there is no object.
  ///
  /// It is decoded as a dictionary, so that the coder's key strategy does not change the keys, which come from a template.
  package static func members(in decoder: any Decoder) -> [String: StructuredValue]? {
    let value = try? decoder.singleValueContainer()
    return (try? value?.decode([String: StructuredValue].self)) ?? (try? [String: StructuredValue](from: decoder))
  }
}
