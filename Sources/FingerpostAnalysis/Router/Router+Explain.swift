public import FingerpostCore
internal import FingerpostProof
public import FingerpostEngine

extension Router {
  /// Explains why a link matches, or why it does not: what was read, which route won against which others, and which routes came
  /// near.
  ///
  ///     print(router.explain("appscheme://users/ann/tweet/abc"))
  ///     // …
  ///     // No route matches.
  ///     //
  ///     // Nearest first:
  ///     //   showUserTweet  users/{userId}/tweets/{tweetId:int}
  ///     //     segment 3: expected "tweets", found "tweet"
  ///     //     segment 4: expected int, found "abc"
  ///     //
  ///     // This would match: appscheme://users/ann/tweets/1
  ///
  /// It finds what `match` finds: a route that makes no destination of the values does not answer, which is said
  /// of it. The explanation shows the link, and `RouteError` does not. Use it for people: it tries every route.
  ///
  /// - Parameters:
  ///   - link: the text of a link.
  ///   - method: the method of a request; nil counts as GET, with which a link is opened.
  ///   - limit: the most routes that came near to list.
  public func explain(_ link: String, method: String? = nil, limit: Int = 10) -> LinkExplanation {
    table.explain(link, method: method, asTarget: false, limit: limit) { index, captures in
      let codec = codecs[index]
      if codec.value(of: captures) != nil { return true }
      // A link without a destination here may have another one elsewhere, which no other route may take.
      return captures.read(codec.row) { codec.isForeign($0) ? true : nil } == nil ? false : nil
    }
  }

  /// The route that a link without a destination nearly matched, and why it did not match; nil if no route is near.
  ///
  ///     router.nearest(to: "appscheme://users/ann/tweets/x")?.reason   // the value of "tweetId" does not read as int
  ///
  /// Its reason holds no text of the link. It tries every route.
  public func nearest(to link: String) -> RouteTable.NearestRoute? { table.nearest(to: link) }
}
