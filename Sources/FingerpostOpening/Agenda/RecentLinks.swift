/// The links that came a moment ago from sources that deliver one tap twice.
struct RecentLinks: Sendable {
  /// The most that are remembered, so that a flood of links takes no memory.
  private static let limit = 256
  private var links: [(text: String, arrival: Int, time: Duration)] = []

  /// Whether the link came within the window; if not, it has now.
  mutating func isRepeated(_ text: String, _ arrival: Int, at now: Duration, window: Duration) -> Bool {
    links.removeAll { now - $0.time >= window }
    if links.contains(where: { $0.text.isIdentical(to: text) }) { return true }
    if links.count == Self.limit { links.removeFirst() }
    links.append((text, arrival, now))
    return false
  }

  /// A link that was not opened after all may come again.
  mutating func forget(_ arrival: Int) { links.removeAll { $0.arrival == arrival } }
}
