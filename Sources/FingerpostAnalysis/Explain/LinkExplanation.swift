internal import FingerpostProof
public import FingerpostEngine

/// Why a link matches, or why it does not: what was read, which route won against which others, and which routes came near.
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
  /// The route that answers, or the error of a link that none answers.
  public let result: Result<Winner, LinkError>
  /// The other routes that read the link by themselves, in the order in which they would answer.
  public let others: [OtherRoute]
  /// What keeps every route from answering: an origin that the table does not list.
  public let obstacles: [Obstacle]
  /// If no route answers, the routes that come near, the nearest first: at most the limit. If none is near, those that share a
  /// segment with the link, see ``isNear``.
  public let near: [NearRoute]
  /// How many routes besides ``near`` were left out because of the limit.
  public let omittedCount: Int
  /// Whether the routes of ``near`` are near: the first is then the one that `nearest(to:)` names, unless only
  /// the method decides. If not, too much differs for any of them to be meant.
  public let isNear: Bool
  /// If no route answers, a link that one does, and that differs little from this one; nil if nothing comes close.
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
    /// The canonical text of the link.
    public let canonical: String
    /// Query items that the route has no use for.
    public let extraQuery: [Location.QueryItem]
    /// Query items of the route that do not read, and so count as absent.
    public let unreadQuery: [Location.QueryItem]
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
    /// The method that it needs; nil if that of the question does.
    public let method: String?
    /// The route that answers it.
    public let route: RouteTable.Route
  }
}

extension LinkExplanation {
  /// The route that answers; nil if none does.
  public var winner: Winner? { try? result.get() }
  /// The error of a link that no route answers.
  public var error: LinkError? { if case .failure(let error) = result { error } else { nil } }
}
