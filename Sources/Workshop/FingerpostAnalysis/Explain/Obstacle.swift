/// A part of a link, or of what a route expects.
public enum LinkPart: Sendable, Hashable {
  /// The method of the request.
  case method
  /// Everything before the path.
  case origin
  /// The scheme of the origin.
  case scheme
  /// The host of the origin.
  case host
  /// The port of the origin.
  case port
  /// A segment of the path; the first is 1.
  case segment(Int)
  /// Where a segment is missing: before the one of this number.
  case beforeSegment(Int)
  /// The query item of this key.
  case query(String)
  /// What follows the `#`.
  case fragment
  /// A segment of a fragment that is a path; the first is 1.
  case fragmentSegment(Int)
  /// The item of this key in the fragment.
  case fragmentItem(String)
  /// All values together.
  case values
}

extension LinkPart: CustomStringConvertible {
  /// `segment 4`, `query item "q"`, `host`.
  public var description: String {
    switch self {
    case .method: "method"
    case .origin: "origin"
    case .scheme: "scheme"
    case .host: "host"
    case .port: "port"
    case .segment(let number): "segment \(number)"
    case .beforeSegment(let number): "before segment \(number)"
    case .query(let key): "query item \"\(key)\""
    case .fragment: "fragment"
    case .fragmentSegment(let number): "segment \(number) of the fragment"
    case .fragmentItem(let key): "item \"\(key)\" of the fragment"
    case .values: "values"
    }
  }
}

/// One reason why a route does not read a link: the part, what the route expects there, and what the link has.
///
///     // users/{userId}/tweets/{tweetId:int}, appscheme://users/ann/tweet/abc
///     segment 3: expected "tweets", found "tweet"
///     segment 4: expected int, found "abc"
public struct Obstacle: Sendable, Hashable {
  /// What a route expects.
  public enum Expectation: Sendable, Hashable {
    /// This text, as it is written in a link: `te%2Fst`.
    case literal(String)
    /// A value of this type, for the parameter of this name.
    case value(String, ParameterType)
    /// A segment, or a value, of literals and values: `{name:string}.json`.
    case mixed([Template.Part])
    /// Any segment, for a `*`.
    case segment
    /// A query item with one of these keys.
    case keys([String])
    /// The query item no more than once.
    case once
    /// A fragment of several parts, as the route's template writes it: `#/room/{id}`.
    case fragment(String)
    /// The end of the path.
    case nothing
    /// One of these origins.
    case origins([Origin])
    /// A web origin, or a bare path: the route is marked `web`.
    case webOrigin
    /// This method.
    case method(String)
    /// Values that make a destination. Only typed routers expect it.
    case destination
  }

  /// The part of the link. A segment that is missing at the end of the path has the number that it would have.
  public let part: LinkPart
  /// What the route expects.
  public let expected: Expectation
  /// What the link has there, decoded; empty if it has nothing, several texts if a query item is repeated.
  public let found: [String]
  /// What was most likely meant, if the text looks like a slip.
  public let suggestion: String?
  /// Where to look, in UTF-8 bytes from the start of the link; nil if the link has nothing there to look at.
  public internal(set) var offset: Int?
  /// Whether the segment would read without the `;` in it and what follows.
  private let hasParameter: Bool
  /// The members of a set that is expected, as a link has them there.
  private let members: String?

  /// - Parameter members: the members of a set that is expected, as a link has them there; nil for what they are in a template.
  init(
    _ part: LinkPart, _ expected: Expectation, found: [String] = [], suggestion: String? = nil, offset: Int? = nil,
    members: String? = nil, hasParameter: Bool = false
  ) {
    (self.part, self.expected, self.found) = (part, expected, found)
    (self.suggestion, self.offset) = (suggestion, offset)
    (self.members, self.hasParameter) = (members, hasParameter)
  }
}

extension Obstacle: CustomStringConvertible {
  /// `segment 4: expected int, found "abc"`. It shows the text of the link, so keep it out of logs.
  public var description: String { "\(subject): \(detail)" }

  /// The part as the description names it.
  private var subject: String {
    guard case .keys = expected else { return part.description }
    return if case .fragmentItem = part { "fragment" } else { "query" }
  }

  private var detail: String {
    if case .method = part {
      return "expected \(expected), found \(found.joined())\(didYouMean(suggestion))"
    }
    let expectation = members ?? expected.description
    let texts = found.isEmpty ? "nothing" : found.map { "\"\($0)\"" }.joined(separator: ", ")
    switch expected {
    case _ where hasParameter: return "expected \(expectation), found \(texts): \(Self.parameter)"
    case .nothing: return "\(texts) is one too many"
    case .destination: return "they make no destination"
    case .literal: return "expected \(expected), found \(texts)"
    case .value(_, let type) where isScript(type):
      return "expected \(expected), found \(texts): a script is not a value"
    default: return "expected \(expectation), found \(texts)\(didYouMean(suggestion))"
    }
  }

  private static let parameter = "\";\" begins a parameter, which the route does not have"

  /// Whether a URL does not read because it is a script.
  private func isScript(_ type: ParameterType) -> Bool {
    type.element == .url && found.contains { ScriptScheme.begins($0.utf8) }
  }

  /// The same for messages, without text of the link: `the value of "tweetId" does not read as int`.
  var reason: String {
    if hasParameter { return Self.parameter }
    return switch (part, expected) {
    case (.query(let key), .literal): "the query item \"\(key)\" has another value"
    case (.query(let key), .value(_, let type)) where isScript(type): "the value of \"\(key)\" is a script"
    case (.fragment, .value(_, let type)) where isScript(type): "the fragment is a script"
    case (.query(let key), .value(_, let type)): "the value of \"\(key)\" does not read as \(type.element)"
    case (.query(let key), .mixed): "the value of \"\(key)\" does not read as \(expected)"
    case (.query(let key), .once): "the query item \"\(key)\" is given \(found.count) times"
    case (.fragment, .value(_, let type)) where !found.isEmpty: "the fragment does not read as \(type)"
    case (.fragment, _): "another fragment is expected"
    case (.fragmentSegment, .nothing): "this segment of the fragment is one too many"
    case (.fragmentSegment, .literal):
      "\(expected) is " + (found.isEmpty ? "missing in the fragment" : "expected in the fragment")
    case (.fragmentItem, .keys): "the item \(expected) of the fragment is missing"
    case (.fragmentItem(let key), .literal): "the item \"\(key)\" of the fragment has another value"
    case (.fragmentItem(let key), .mixed):
      "the item \"\(key)\" of the fragment does not read as \(expected)"
    case (.fragmentItem(let key), .once): "the item \"\(key)\" of the fragment is given \(found.count) times"
    case (_, .value(let name, _)) where found.isEmpty: "the value of \"\(name)\" is missing"
    case (_, .value(let name, let type)): "the value of \"\(name)\" does not read as \(type)"
    case (_, .keys): "the query item \(expected) is missing"
    case (_, .nothing): "this segment is one too many"
    case (_, .webOrigin): "it answers at web origins only"
    case (_, .origins): "it does not answer at this origin"
    case (_, .destination): "its values make no destination"
    case (_, .mixed(let operands)):
      "\"\(operands.map { $0.untyped }.joined())\"" + (found.isEmpty ? " is missing" : " is expected")
    default: "\(expected)" + (found.isEmpty ? " is missing" : " is expected")
    }
  }
}

extension Obstacle.Expectation: CustomStringConvertible {
  /// What is expected, as in a sentence: `"tweets"`, `int`.
  public var description: String {
    switch self {
    case .literal(let text): "\"\(text)\""
    case .mixed(let operands): "\"\(Template(unchecked: [.mixed(operands)]))\""
    case .value(_, let type): type.description
    case .segment: "a segment"
    case .fragment(let text): text
    case .keys(let keys): keys.map { "\"\($0)\"" }.joined(separator: " or ")
    case .once: "it once"
    case .nothing: "nothing"
    case .origins(let origins): origins.map { $0.description }.joined(separator: " or ")
    case .webOrigin: "a web origin"
    case .method(let method): method
    case .destination: "a destination"
    }
  }
}

extension Template.Part {
  /// The operand without its type.
  fileprivate var untyped: String { literal ?? "{\(parameter?.name ?? "")}" }
}
