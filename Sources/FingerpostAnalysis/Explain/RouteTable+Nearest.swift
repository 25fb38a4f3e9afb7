// Finds the routes that are near to a text.

internal import FingerpostProof
internal import FingerpostEngine

extension RouteTable {
  /// A route, and how far a link is from it.
  typealias Near = (index: Int, distance: Distance)

  /// The most segments of a link that is compared with routes, which bounds the work.
  private static let mostSegments = 32

  /// The routes that are near to a text, the nearest first; of equally near ones those that the method fits, then the most
  /// specific.
  ///
  /// - Parameters:
  ///   - preferred: the method that was meant.
  ///   - hasGone: whether routes that are gone count.
  ///   - isFar: whether to find the routes that share a segment with the text instead, if too much else differs.
  func near(
    to text: ScannedText, _ method: Request.Method, preferring preferred: Request.Method = .any,
    includingGone hasGone: Bool = false, isFar: Bool = false
  ) -> [Near] {
    guard text.count <= Self.mostSegments else { return [] }
    let most = isFar ? Distance.mostOfFar : Distance.most
    let near = routes.indices.compactMap { index -> (Near, fits: Int, Specificity)? in
      guard hasGone || !isGone(index), let distance = distance(of: text, to: index, method, most: most),
        isFar ? text.count > 0 && distance.agrees >= 4 : distance.isNear
      else { return nil }
      return ((index, distance), preferred.allows(programs.routes[index].method) ? 0 : 1, specificity(index))
    }
    return near.sorted { left, right in
      if left.0.distance < right.0.distance { return true }
      if right.0.distance < left.0.distance { return false }
      return (left.fits, left.2) < (right.fits, right.2)
    }.map(\.0)
  }

  /// The distance of a text from a route; nil if more than `most` points differ.
  func distance(
    of text: ScannedText, to index: Int, _ method: Request.Method = .any, most: Int = Distance.most
  ) -> Distance? {
    let program = programs[index]
    let (programs, isStrict) = (programs, options.strictQuery)
    let alignment = PathAlignment(program, text, most: most) { step in
      programs.reads(step, of: program, in: text, isStrict: isStrict)
    }
    guard var distance = alignment.distance() else { return nil }
    if program.record.origins & text.fitting == 0 { distance.differByOrigin() }
    if !programs.readsFragment(of: program, in: text) { distance.differ(1, .fragment) }
    if !text.allows(Int32(truncatingIfNeeded: index)) { distance.differ(1, .colon) }
    // The method says nothing about where the link was meant to go.
    if !method.allows(program.record.method) { distance.differ(0, .method) }
    return distance.differs <= most ? distance : nil
  }
}
