// The routes that do not read a link, and a link that would match.

internal import FingerpostProof
internal import FingerpostEngine

extension Question {
  func near(_ text: ScannedText, _ readers: [Reader]) -> (near: [RouteTable.Near], isNear: Bool) {
    let refused = Set(readers.filter { $0.isUsed != true }.map(\.contender.route))
    let meant = table.number(of: method?.uppercased())
    var near = table.near(to: text, number, preferring: meant, includingGone: true)
    let isNear = !near.isEmpty
    if !isNear { near = table.near(to: text, number, preferring: meant, includingGone: true, isFar: true) }
    // Once the whole location fits, no other is of interest; and where none is near, only what comes closest.
    let closest = near.first?.distance.differs ?? 0
    let most = isNear ? closest == 0 ? 0 : Distance.most : closest + 3
    return (
      near.filter { $0.distance.differs <= most }.map { near in
        var near = near
        if refused.contains(near.index) { near.distance.differ(0, .refused) }
        return near
      }, isNear
    )
  }

  /// The link without what was copied along with it.
  func fix(_ error: LinkError, _ text: String) -> LinkExplanation.Fix? {
    table.meant(by: text, after: error).lazy.compactMap { $0.link.flatMap { fix($0, method) } }.first
  }

  /// Of the links that answer for equally near routes, the one that differs from the text in the fewest letters.
  func fix(
    _ near: [RouteTable.Near], _ scanned: ScannedText, _ location: Location, _ text: String
  ) -> LinkExplanation.Fix? {
    var best: (fix: LinkExplanation.Fix, points: Int, letters: Int)?
    for near in near.prefix(10) {
      if let best, best.points < near.distance.differs { break }
      guard let fix = fix(near, scanned, location) else { continue }
      let letters = editDistance(Array(text.utf8.prefix(256)), Array(fix.link.utf8.prefix(256)))
      if best.map({ letters < $0.letters }) ?? true { best = (fix, near.distance.differs, letters) }
    }
    return best?.fix
  }

  /// A link that differs from the text as little as a route needs.
  private func fix(_ near: RouteTable.Near, _ text: ScannedText, _ location: Location) -> LinkExplanation.Fix? {
    guard let link = table.corrected(location, for: near, text) else { return nil }
    return fix(
      link,
      table.number(of: method).allows(table.programs.routes[near.index].method)
        ? method : table.routes[near.index].template.method)
  }

  /// The fix with this link, if a route answers it.
  private func fix(_ link: String, _ method: String?) -> LinkExplanation.Fix? {
    // Nobody could paste compact text with letters that do not show: it has no escapes for them.
    guard link.pasteable == link else { return nil }
    let question = Question(table: table, method: method, asTarget: asTarget, limit: 0, uses: uses)
    guard let route = question.answer(link) else { return nil }
    return LinkExplanation.Fix(
      link: link, method: method == self.method ? nil : method, route: table.routes[route])
  }

  /// The route that answers a link, and is not gone.
  func answer(_ link: String) -> Int? {
    var route: Int?
    _ = link.withBytes { bytes in
      table.find(bytes, number, asTarget: asTarget) { hit, bytes in
        if table.isGone(Int(hit.route)) { return true }
        let isUsed = uses(Int(hit.route), table.captures(hit, bytes))
        if isUsed == true { route = Int(hit.route) }
        return isUsed != false
      }
    }
    return route
  }
}
