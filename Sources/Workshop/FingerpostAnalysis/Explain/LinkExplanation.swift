/// Why a link matches, or why it does not: what was read, which route won over which others, and which routes are near.
///
///     let explanation = table.explain("appscheme://users/ann/tweet/abc")
///     explanation.parts[3]              // segment 3  tweet
///     explanation.near[0].obstacles     // [segment 3: expected "tweets", found "tweet", segment 4: expected int, found "abc"]
///     explanation.fix?.link             // "appscheme://users/ann/tweets/1"
///     print(explanation)                // all of it, for people
///
/// It shows the text of the link, which may hold what should not be logged: `LinkError` and `NearestRoute` do
/// not.
public struct LinkExplanation: Sendable, Hashable {
  /// The link.
  public let text: String
  /// The method of the request; nil counts as GET.
  public let method: String?
  /// The parts of the link in order; empty if it does not read.
  public let parts: [ReadPart]
  /// The route that reads the link, or the error if none does.
  public let result: Result<Winner, LinkError>
  /// The gone route that reads the link, with the values that it had.
  package let gone: Winner?
  /// The other routes that read the link by themselves, in the order in which they would answer.
  public let others: [OtherRoute]
  /// What keeps every route from answering: an origin that the table does not list.
  public let obstacles: [Obstacle]
  /// If no route reads the link, the near routes, the nearest first: at most the limit. If none is near, those that share a segment
  /// with the link, see ``isNear``.
  public let near: [NearRoute]
  /// How many routes besides ``near`` were left out because of the limit.
  public let omittedCount: Int
  /// Whether the routes of ``near`` are near: the first is then the one that `nearest(to:)` names, unless only
  /// the method decides. If not, too much differs for any of them to be meant.
  public let isNear: Bool
  /// If no route reads the link, a similar link that one does read; nil if there is none.
  public let fix: Fix?

  /// A part of a link, as it was read.
  public struct ReadPart: Sendable, Hashable, CustomStringConvertible {
    /// Which part.
    public let part: LinkPart
    /// Its text, decoded; of a query item the value.
    public let text: String
    /// Where it begins, in UTF-8 bytes from the start of the link; nil for the method.
    public let offset: Int?

    /// `segment 4  abc`
    public var description: String { "\(part)  \(text)" }
  }

  /// The route that answers.
  public struct Winner: Sendable, Hashable {
    /// The route.
    public let route: RouteTable.Route
    /// Its index in the table.
    public let index: Int
    /// The values of its parameters, without absent ones.
    public let values: [Match.Value]
    /// Where they stand in the link.
    package let places: [Place]
    /// The canonical text of the link.
    public let canonical: String
    /// Query items that the route does not use.
    public let extraQuery: [Location.QueryItem]
    /// Query items of the route that do not read, and so count as absent.
    public let unreadQuery: [Location.QueryItem]
  }

  /// Where a value stands in a link; a list has one for each element.
  package struct Place: Sendable, Hashable {
    /// The name of the parameter.
    let name: String
    /// In bytes of the link, escapes included.
    let range: Range<Int>
  }

  /// A route that reads the link, too.
  public struct OtherRoute: Sendable, Hashable {
    /// The route.
    public let route: RouteTable.Route
    /// Its index in the table.
    public let index: Int
    let rule: DecidingRule?

    /// Why the winner comes before it: `segment 2: the literal "me" comes before a string`. Nil if the route would have come
    /// before the winner, but its values make no destination: only typed routers have such routes.
    public var reason: String? { rule?.description }
  }

  /// A route that does not read the link.
  public struct NearRoute: Sendable, Hashable {
    /// The route.
    public let route: RouteTable.Route
    /// Its index in the table.
    public let index: Int
    /// Everything that keeps the route from reading the link, in the order of the link; never empty.
    public let obstacles: [Obstacle]
  }

  /// A link that a route answers.
  public struct Fix: Sendable, Hashable {
    /// The link.
    public let link: String
    /// The method that it needs; nil if the given method fits.
    public let method: String?
    /// The route that answers it.
    public let route: RouteTable.Route
  }

  /// The route that answers; nil if none does.
  public var winner: Winner? { try? result.get() }
  /// The error of a link that no route answers.
  public var error: LinkError? { if case .failure(let error) = result { error } else { nil } }
}

extension LinkExplanation: CustomStringConvertible {
  /// The explanation for people, on several lines.
  ///
  ///     appscheme://users/ann/tweet/abc
  ///       scheme     appscheme
  ///       segment 1  users
  ///       segment 2  ann
  ///       segment 3  tweet
  ///       segment 4  abc
  ///
  ///     No route matches.
  ///
  ///     Nearest first:
  ///       showUserTweet  users/{userId}/tweets/{tweetId:int}
  ///         segment 3: expected "tweets", found "tweet"
  ///         segment 4: expected int, found "abc"
  ///
  ///     This would match: appscheme://users/ann/tweets/1
  public var description: String { text { text, _ in text } }

  /// The same with each piece as `paint` shows it: text of the link and of the table may hold any character.
  package func text(_ paint: (String, TextRole) -> String) -> String {
    var lines = [paint(text, .plain)]
    let names = parts.map { part in if case .query = part.part { "query" } else { part.part.description } }
    let width = names.map { $0.count }.max() ?? 0
    for (part, name) in zip(parts, names) {
      let gap = String(repeating: " ", count: width - name.count + 2)
      var value = part.text
      if case .query(let key) = part.part { value = "\(key)=\(value)" }
      lines.append("  \(paint(name, .quiet))\(gap)\(paint(value, .plain))")
    }
    lines.append("")
    switch result {
    case .success(let winner): lines += self.lines(winner, paint)
    case .failure(let error): lines += self.lines(error, paint)
    }
    return lines.joined(separator: "\n")
  }

  private func lines(_ winner: Winner, _ paint: (String, TextRole) -> String) -> [String] {
    var lines = ["\(paint("Found:", .good)) \(heading(winner.route, paint))"]
    for value in winner.values { lines.append("  " + paint(value.description, .plain)) }
    if !winner.canonical.isIdentical(to: text) { lines.append("  canonical: " + paint(winner.canonical, .plain)) }
    for item in winner.extraQuery { lines.append("  not used: " + paint(item.description, .plain)) }
    for item in winner.unreadQuery {
      lines.append("  does not read, counts as missing: " + paint(item.description, .plain))
    }
    return lines + beaten(paint)
  }

  /// The other routes that read the link.
  private func beaten(_ paint: (String, TextRole) -> String) -> [String] {
    var lines: [String] = []
    let refused = others.filter { $0.reason == nil }
    let lost = others.compactMap { other in other.reason.map { (other, $0) } }
    if !refused.isEmpty {
      lines += ["", "These would come first, but their values make no destination:"]
      lines += refused.map { "  " + heading($0.route, paint) }
    }
    if !lost.isEmpty {
      lines += ["", "It wins over:"]
      for (other, reason) in lost.prefix(10) {
        lines += ["  " + heading(other.route, paint), "    " + paint(reason, .plain)]
      }
      if lost.count > 10 { lines.append("  and \(lost.count - 10) more") }
    }
    return lines
  }

  private func lines(_ error: LinkError, _ paint: (String, TextRole) -> String) -> [String] {
    let summary = summary(of: error)
    var lines = [paint(summary[0], .error)] + summary.dropFirst().map { paint($0, .plain) }
    if error.kind == .gone { return lines + beaten(paint) }
    // A route that does not answer only because of the link's origin is reported with the fix.
    let blocked = near.filter { $0.obstacles.count > obstacles.count }
    if !blocked.isEmpty { lines += ["", isNear ? "Nearest first:" : "None is near. These share a part of the path:"] }
    for route in blocked {
      lines.append("  " + heading(route.route, paint))
      lines += route.obstacles.dropFirst(obstacles.count).map { "    " + paint($0.description, .plain) }
    }
    if omittedCount > 0 { lines.append("  and \(omittedCount) more") }
    if let fix {
      let method = fix.method.map { $0 + " " } ?? ""
      let lead = isNear ? "This would match:" : "The closest that would match:"
      lines += ["", "\(lead) \(paint(method + fix.link, .good))"]
      if fix.route != blocked.first?.route { lines.append("  " + heading(fix.route, paint)) }
    }
    return lines
  }

  /// What is wrong with the link as a whole, in sentences: at least one.
  package func summary(of error: LinkError) -> [String] {
    if error.kind == .gone { return [headline(error)] }
    let isAlone = error.kind == .notFound && near.isEmpty && omittedCount == 0
    return [headline(error)] + obstacles.map { $0.sentence } + (isAlone ? ["No route is close to it."] : [])
  }

  private func headline(_ error: LinkError) -> String {
    switch error.kind {
    case .notFound: "No route matches."
    case .badQuery: "No route matches: \(error.message)."
    case .gone: gone(error)
    case .methodNotAllowed:
      "No route matches \(method ?? "GET"); allowed: \(error.allowedMethods.joined(separator: ", "))."
    case .unknownOrigin:
      obstacles.isEmpty && fix != nil
        ? "No route matches. Remove the text around the link."
        : "No route matches: the table has no links of this origin."
    default: "This is not a link: \(error)."
    }
  }

  private func gone(_ error: LinkError) -> String {
    guard let gone = error.gone else { return "" }
    let reason = gone.reason.isEmpty ? "" : ": \(gone.reason)"
    return "\"\(gone.route)\" is gone\(reason)" + (gone.instead.map { "; show \"\($0)\" instead." } ?? ".")
  }

  private func heading(_ route: RouteTable.Route, _ paint: (String, TextRole) -> String) -> String {
    let template = route.template.description
    return route.name == template ? paint(template, .name) : "\(paint(route.name, .name))  \(paint(template, .plain))"
  }
}

extension Obstacle {
  /// What is wrong with a link as a whole: `The host is "social.exmaple"; did you mean "social.example"?`
  fileprivate var sentence: String {
    guard let text = found.first else { return "The link has no \(part); expected \(expected)." }
    if let suggestion { return "The \(part) is \"\(text)\"; did you mean \"\(suggestion)\"?" }
    return "The \(part) is \"\(text)\"; expected \(expected)."
  }
}

/// What a piece of text is, for those who colour it.
package enum TextRole: Sendable {
  case plain, name, parameter, good, error, warning, quiet
}
