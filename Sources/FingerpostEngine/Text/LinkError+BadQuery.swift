extension LinkError {
  /// What is wrong with the query of a link whose path a route reads.
  ///
  ///     // search?{q}&{page:int=1}
  ///     table.match("/search")          // the query item "q" is missing
  ///     table.match("/search?q=a&q=b")  // the query item "q" is given 2 times
  ///
  /// A server answers 400 (RFC 9110 §15.5.1): the resource is known, and the request is wrong.
  public struct BadQuery: Sendable, Hashable {
    package enum Problem: Sendable, Hashable {
      case missing
      case repeated(Int)
      /// The type as templates write it.
      case unreadable(name: String, type: String)
      case otherValue
    }

    /// The name of the route that reads the path.
    public let route: String
    /// The key of the item; of a group of alternatives that are all missing, the key of each.
    public let keys: [String]
    package let problem: Problem

    package init(route: String, keys: [String], _ problem: Problem) {
      (self.route, self.keys, self.problem) = (route, keys, problem)
    }

    /// Whether the item is missing; otherwise it is there, and does not read.
    public var isMissing: Bool { problem == .missing }

    /// What is wrong, in words, with nothing of the link's text.
    package var message: String {
      switch problem {
      case .missing: "the query item \(keys.map { "\"\($0)\"" }.joined(separator: " or ")) is missing"
      case .repeated(let count): "the query item \"\(keys.first ?? "")\" is given \(count) times"
      case .unreadable(let name, let type): "the value of \"\(name)\" does not read as \(type)"
      case .otherValue: "the query item \"\(keys.first ?? "")\" has another value"
      }
    }
  }

  /// What is wrong with the query; nil unless `kind` is `.badQuery`.
  public var badQuery: BadQuery? {
    if case .badQuery(let query) = reason { query } else { nil }
  }
}
