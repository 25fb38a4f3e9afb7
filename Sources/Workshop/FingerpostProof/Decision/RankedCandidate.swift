// How each of several routes reads one link, to compare them.

extension RouteTable {
  /// A route that reads a link by itself: the labels that read its segments, and what precedence compares after them.
  package struct RankedCandidate {
    package let ranks: [Int32]
    package let labels: [Label]
    /// The origins that the link belongs to.
    package let fitting: UInt64
    package let candidate: Candidate
    package var route: Int { candidate.route }
  }

  /// How one route alone reads a text with the best labels.
  package func rankedCandidate(_ text: ScannedText, _ method: Request.Method, _ route: Int) -> RankedCandidate? {
    var variant: Int32?
    let request = Request(method, only: route)
    guard withHit(text, request, { variant = $0.variant }), let variant else { return nil }
    var ranked: RankedCandidate?
    search(text, request) { search in
      guard let ranks = search.bestRanks() else { return }
      let labels = ranks.enumerated().map { index, rank in
        // A literal equals the segment.
        rank == Label.literalRank ? .literal(text.bytes.string(text.segment(index))) : programs.labels[Int(rank) - 1]
      }
      let candidate = candidate(&search, Int32(truncatingIfNeeded: route), variant)
      ranked = RankedCandidate(ranks: ranks, labels: labels, fitting: text.fitting, candidate: candidate)
    }
    return ranked
  }
}
