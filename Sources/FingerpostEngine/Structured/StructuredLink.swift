/// A link as an object: the name of its route, and what the parameters hold.
///
///     {"route": "showUserTweet", "userId": "ann", "tweetId": "123"}
///
/// Values are written as the texts that they are in a link, arrays as arrays of them; numbers and booleans are read, too. What
/// encodes decodes equal.
package struct StructuredLink: Sendable, Hashable {
  /// The key that holds the route's name.
  package static let routeKey = "route"

  /// Why no parameter can hold a value.
  package enum Unreadable: Sendable, Hashable {
    /// It may have been another number where it was written.
    case number
    /// It is an object, or a list of anything but texts, numbers and truth values.
    case foreign
  }

  package let route: String
  /// What is said of each parameter, by its name.
  package let values: [String: Captured]
  /// What is said in a way that no parameter can hold, by its name.
  package let unreadable: [String: Unreadable]

  package init(route: String, values: [String: Captured]) {
    (self.route, self.values, unreadable) = (route, values, [:])
  }

  /// A link of what an object holds; nil where it names no route.
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
  /// What an object holds where a decoder is; nil where there is none.
  ///
  /// It is a dictionary to the coder, whose strategies leave its keys alone: they are a template's, not a type's.
  package static func members(in decoder: any Decoder) -> [String: StructuredValue]? {
    let value = try? decoder.singleValueContainer()
    return (try? value?.decode([String: StructuredValue].self)) ?? (try? [String: StructuredValue](from: decoder))
  }
}
