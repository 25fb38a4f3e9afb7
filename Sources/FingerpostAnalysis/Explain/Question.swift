internal import FingerpostProof
internal import FingerpostEngine

/// What is asked about a link, besides its text.
struct Question {
  let table: RouteTable
  let method: String?
  let asTarget: Bool
  let limit: Int
  let uses: (Int, Captures) -> Bool?

  var number: Request.Method { table.number(of: method) }

  /// - Throws: the error of a text that does not read.
  func explain(_ text: String) throws(LinkError) -> LinkExplanation {
    try text.withBytes { (bytes) throws(LinkError) in
      try Scan.read(bytes, table.originSet, table.options.text, asTarget: asTarget) { scan throws(LinkError) in
        try explain(ScannedText(scan), Location(scan), text, bytes)
      }
    }
  }

  private func explain(
    _ scanned: ScannedText, _ location: Location, _ text: String, _ bytes: Bytes
  ) throws(LinkError) -> LinkExplanation {
    let readers = readers(of: scanned)
    let parts = LinkExplanation.ReadPart.parts(of: scanned, text, method)
    let answering = readers.filter { number.allows($0.contender.candidate.program.record.method) }
    // The first that the caller does not refuse; a rest that is a script is looked at before the caller is asked.
    for reader in answering {
      if let offset = table.scriptOffset(scanned, Request(number, only: reader.contender.route)) {
        throw LinkError(.malformed(.scriptRest), at: offset)
      }
      if reader.isUsed != false { break }
    }
    if let winner = answering.first(where: { $0.isUsed != false }), winner.isUsed == true {
      let index = winner.contender.route
      let others = answering.filter { other in
        let route = other.contender.route
        return route != index && table.scriptOffset(scanned, Request(number, only: route)) == nil
      }.map { other in
        let decision = table.decision(between: winner.contender, and: other.contender, for: scanned, number)
        let rule = decision?.winner == index ? decision?.rule : nil
        return LinkExplanation.OtherRoute(
          route: table.routes[other.contender.route], index: other.contender.route, rule: rule)
      }
      let refused = answering.prefix { $0.isUsed == false }.map { Int32(truncatingIfNeeded: $0.contender.route) }
      return LinkExplanation(
        text: text, method: method, parts: parts,
        result: table.isGone(index) ? .failure(table.goneError(index)) : .success(self.winner(index, text, refused)),
        others: others, obstacles: [], near: [], omittedCount: 0, isNear: false, fix: nil)
    }
    let error = error(bytes, readers)
    let (near, isNear) = near(scanned, readers)
    let shown = near.prefix(limit).map { near in
      LinkExplanation.NearRoute(
        route: table.routes[near.index], index: near.index, obstacles: table.obstacles(near, scanned, method: method))
    }
    return LinkExplanation(
      text: text, method: method, parts: parts, result: .failure(error), others: [], obstacles: [],
      near: shown, omittedCount: near.count - shown.count, isNear: isNear,
      fix: fix(error, text) ?? fix(near, scanned, location, text))
  }

  // MARK: Routes that read the link

  /// A route that reads the link by itself, whatever the method, and whether the caller uses its captures.
  typealias Reader = (contender: RouteTable.Contender, isUsed: Bool?)

  /// The best first, as far as the method of the request says.
  func readers(of text: ScannedText) -> [Reader] {
    guard table.withHit(text, Request(.any), { _ in }) else { return [] }
    let readers = table.routes.indices.compactMap { route -> Reader? in
      guard let contender = table.contender(text, .any, route) else { return nil }
      var isUsed: Bool?
      _ = table.withHit(text, Request(.any, only: route)) { isUsed = uses(route, table.captures($0, text.bytes)) }
      // What a gone route would show does not matter.
      return (contender, table.isGone(route) ? true : isUsed)
    }
    return readers.sorted { left, right in
      table.decision(between: left.contender, and: right.contender, for: text, number)?.winner == left.contender.route
    }
  }

  private func winner(_ index: Int, _ text: String, _ refused: [Int32]) -> LinkExplanation.Winner {
    let match = Match(text, index, table: table, method: method, isTarget: asTarget, refused: refused)
    return LinkExplanation.Winner(
      route: table.routes[index], index: index, values: match.values, canonical: match.canonical,
      extraQuery: match.extraQuery, unreadQuery: match.unreadQuery)
  }

  /// The error of a text that no route answers. Methods are allowed if the caller uses a route that they name.
  private func error(_ bytes: Bytes, _ readers: [Reader]) -> LinkError {
    let error = table.refusal(of: bytes, number, asTarget: asTarget)
    guard error.kind == .methodNotAllowed else { return error }
    let used = readers.filter { $0.isUsed == true && !table.isGone($0.contender.route) }
      .map { table.routes[$0.contender.route].template.method ?? "" }
    let allowed = error.allowedMethods.filter { used.contains($0) || $0 == "HEAD" && used.contains("GET") }
    return LinkError(allowed.isEmpty ? .notFound : .methodNotAllowed(allowed), at: error.offset)
  }
}
