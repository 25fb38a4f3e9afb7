// Explains why a text matches a route, or why it does not. Matching does not use it.

internal import FingerpostProof
public import FingerpostEngine

extension RouteTable {
  /// Explains why a link matches, or why it does not.
  ///
  ///     let explanation = table.explain("appscheme://users/ann/tweet/abc")
  ///     explanation.near.first?.obstacles
  ///     // [segment 3: expected "tweets", found "tweet", segment 4: expected int, found "abc"]
  ///     explanation.fix?.link   // "appscheme://users/ann/tweets/1"
  ///
  /// It finds what `match` finds. A ``LinkExplanation/fix`` matches. Use it for people, not for matching: it tries
  /// every route.
  ///
  /// - Parameters:
  ///   - text: the text of a link.
  ///   - method: the method of a request; nil counts as GET, with which a link is opened.
  ///   - asTarget: whether the text is the target of a request, which also counts as a link of the table's web origins.
  ///   - limit: the most routes that came near to list.
  public func explain(
    _ text: String, method: String? = nil, asTarget: Bool = false, limit: Int = 10
  ) -> LinkExplanation {
    explain(text, method: method, asTarget: asTarget, limit: limit) { _, _ in true }
  }

  /// The same for a caller who may have no use for the captures of a route.
  ///
  /// - Parameter uses: whether the caller uses these captures of a route. If not, another route may answer, except after nil.
  package func explain(
    _ text: String, method: String?, asTarget: Bool, limit: Int, uses: @escaping (Int, Captures) -> Bool?
  ) -> LinkExplanation {
    let question = Question(table: self, method: method, asTarget: asTarget, limit: max(0, limit), uses: uses)
    do throws(LinkError) {
      return try question.explain(text)
    } catch {
      return question.explain(text, after: error)
    }
  }
}
