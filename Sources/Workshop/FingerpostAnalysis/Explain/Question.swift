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
      let readers = readers(of: bytes)
      let answering = readers.filter { number.allows($0.ranked.candidate.program.record.method) }
      // What a raw rest reads is one segment of another reading: that of the route that answers, or would.
      if let first = answering.first(where: { $0.isUsed != false }) ?? answering.first {
        let read = table.readRaw(bytes, Request(number, only: first.ranked.route), asTarget) { scan in
          Result { () throws(LinkError) in
            try explain(ScannedText(scan), Location(scan), text, bytes, readers, answering)
          }
        }
        if let read { return try read.get() }
      }
      return try Scan.read(bytes, table.originSet, table.options.text, asTarget: asTarget) { scan throws(LinkError) in
        try explain(ScannedText(scan), Location(scan), text, bytes, readers, answering)
      }
    }
  }

  private func explain(
    _ scanned: ScannedText, _ location: Location, _ text: String, _ bytes: Bytes, _ readers: [Reader],
    _ answering: [Reader]
  ) throws(LinkError) -> LinkExplanation {
    let parts = LinkExplanation.ReadPart.parts(of: scanned, text, method)
    // The first that the caller does not refuse; a rest that is a script is looked at before the caller is asked.
    for reader in answering {
      if let script = reader.script { throw LinkError(.malformed(.scriptRest), at: script) }
      if reader.isUsed != false { break }
    }
    if let winner = answering.first(where: { $0.isUsed != false }), winner.isUsed == true {
      let index = winner.ranked.route
      let others = answering.filter { $0.ranked.route != index && $0.script == nil }.map { other in
        let decision = table.decision(between: winner.ranked, and: other.ranked, number)
        let rule = decision?.winner == index ? decision?.rule : nil
        return LinkExplanation.OtherRoute(
          route: table.routes[other.ranked.route], index: other.ranked.route, rule: rule)
      }
      let refused = answering.prefix { $0.isUsed == false }.map { Int32(truncatingIfNeeded: $0.ranked.route) }
      let (reading, isGone) = (self.winner(index, text, refused), table.isGone(index))
      return LinkExplanation(
        text: text, method: method, parts: parts, result: isGone ? .failure(table.goneError(index)) : .success(reading),
        gone: isGone ? reading : nil, others: others, obstacles: [], near: [], omittedCount: 0, isNear: false, fix: nil)
    }
    let error = error(bytes, readers)
    let (near, isNear) = near(scanned, MatrixParameters(scanned, in: bytes), readers, error)
    let shown = near.prefix(limit).map { near in
      LinkExplanation.NearRoute(
        route: table.routes[near.index], index: near.index, obstacles: table.obstacles(near, scanned, method: method))
    }
    return LinkExplanation(
      text: text, method: method, parts: parts, result: .failure(error), gone: nil, others: [], obstacles: [],
      near: shown, omittedCount: near.count - shown.count, isNear: isNear,
      fix: fix(error, text) ?? fix(near, scanned, location, text))
  }

  // MARK: Routes that read the link

  /// A route that reads the link by itself, whatever the method, whether the caller uses its captures, and the offset of a rest that is
  /// a script.
  typealias Reader = (ranked: RouteTable.RankedCandidate, isUsed: Bool?, script: Int?)

  /// The best first, as far as the method of the request says.
  func readers(of text: Bytes) -> [Reader] {
    let isRead = table.readRaw(text, Request(.any), asTarget) { table.withHit(ScannedText($0), Request(.any)) { _ in } }
    guard isRead == true else { return [] }
    let readers = table.routes.indices.compactMap { route in
      table.readRaw(text, Request(.any, only: route), asTarget) { reader(route, ScannedText($0)) }.flatMap { $0 }
    }
    return readers.sorted { left, right in
      table.decision(between: left.ranked, and: right.ranked, number)?.winner == left.ranked.route
    }
  }

  private func reader(_ route: Int, _ text: ScannedText) -> Reader? {
    guard let ranked = table.rankedCandidate(text, .any, route) else { return nil }
    let request = Request(.any, only: route)
    var isUsed: Bool?
    _ = table.withHit(text, request) { isUsed = uses(route, table.captures($0, text.bytes)) }
    // What a gone route would show does not matter.
    return (ranked, table.isGone(route) ? true : isUsed, table.scriptOffset(text, request))
  }

  private func winner(_ index: Int, _ text: String, _ refused: [Int32]) -> LinkExplanation.Winner {
    let match = Match(text, index, table: table, method: method, isTarget: asTarget, refused: refused)
    return LinkExplanation.Winner(
      route: table.routes[index], index: index, values: match.values, places: places(of: index, text),
      canonical: match.canonical, extraQuery: match.extraQuery, unreadQuery: match.unreadQuery)
  }

  /// Where the values of a route stand in a text that it reads.
  private func places(of route: Int, _ text: String) -> [LinkExplanation.Place] {
    let (program, request) = (table.programs[route], Request(number, only: route))
    var places: [LinkExplanation.Place] = []
    _ = text.withBytes { bytes in
      table.readRaw(bytes, request, asTarget) { scan in
        table.withHit(ScannedText(scan), request) { hit in
          for slot in 0..<program.slotCount {
            for part in hit.parts(of: slot) ?? [] {
              guard let range = scan.place(of: Slice(part.lowerBound, part.upperBound)) else { continue }
              places.append(LinkExplanation.Place(name: program.name(slot), range: range))
            }
          }
        }
      }
    }
    return places
  }

  /// The error of a text that no route answers. Methods are allowed if the caller uses a route that they name.
  private func error(_ bytes: Bytes, _ readers: [Reader]) -> LinkError {
    let error = table.refusal(of: bytes, number, asTarget: asTarget)
    guard error.kind == .methodNotAllowed else { return error }
    let used = readers.filter { $0.isUsed == true && !table.isGone($0.ranked.route) }
      .map { table.routes[$0.ranked.route].template.method ?? "" }
    let allowed = error.allowedMethods.filter { used.contains($0) || $0 == "HEAD" && used.contains("GET") }
    return LinkError(allowed.isEmpty ? .notFound : .methodNotAllowed(allowed), at: error.offset)
  }

  // MARK: Routes that do not read the link, and a link that would match

  func near(
    _ text: ScannedText, _ parameters: MatrixParameters, _ readers: [Reader], _ error: LinkError
  ) -> (near: [RouteTable.Near], isNear: Bool) {
    let refused = Set(readers.filter { $0.isUsed != true }.map { $0.ranked.route })
    let meant = table.number(of: method?.uppercased())
    func found(isFar: Bool) -> [RouteTable.Near] {
      table.near(
        to: text, parameters, number, preferring: meant, includingGone: true, isAllowed: error.kind == .badQuery,
        isFar: isFar)
    }
    var near = found(isFar: false)
    let isNear = !near.isEmpty
    if !isNear { near = found(isFar: true) }
    // Once the whole location fits, no other is of interest; and if none is near, only what comes closest.
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
    table.meant(by: text, after: error).firstResult { $0.link.flatMap { fix($0, method) } }
  }

  /// Of the links that answer for equally near routes, the one that differs from the text in the fewest letters; a deprecated link
  /// only if there is no other.
  func fix(
    _ near: [RouteTable.Near], _ scanned: ScannedText, _ location: Location, _ text: String
  ) -> LinkExplanation.Fix? {
    var best: (fix: LinkExplanation.Fix, points: Int, order: (Int, Int))?
    for near in near.prefix(10) {
      if let best, best.points < near.distance.differs { break }
      let isAllowed = number.allows(table.programs.routes[near.index].method)
      guard let link = table.corrected(location, for: near, scanned),
        let fix = fix(link, isAllowed ? method : table.routes[near.index].template.method)
      else { continue }
      let letters = editDistance(Array(text.utf8.prefix(256)), Array(fix.link.utf8.prefix(256)))
      let order = (fix.route.template.flags.deprecation == nil ? 0 : 1, letters)
      if best.map({ order < $0.order }) ?? true { best = (fix, near.distance.differs, order) }
    }
    return best?.fix
  }

  private func fix(_ link: String, _ method: String?) -> LinkExplanation.Fix? {
    // Compact text with invisible letters cannot be pasted: it has no escapes for them.
    guard link.pasteable == link else { return nil }
    let question = Question(table: table, method: method, asTarget: asTarget, limit: 0, uses: uses)
    guard let route = question.answer(link) else { return nil }
    return LinkExplanation.Fix(link: link, method: method == self.method ? nil : method, route: table.routes[route])
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

  // MARK: Text that is not a link of the table

  func explain(_ text: String, after error: LinkError) -> LinkExplanation {
    let meant = table.meant(by: text, after: error)
    let answered = meant.first { answer($0.text) != nil }
    let read = (answered.map { [$0] } ?? Array(meant.prefix(4))).compactMap { meant in
      (try? explain(meant.text)).map { (meant: meant, explanation: $0) }
    }
    let chosen = read.min { $0.explanation.distance < $1.explanation.distance }
    let fix = chosen.flatMap { meant, explanation in
      explanation.winner == nil ? explanation.fix : meant.link.flatMap { self.fix($0, method) }
    }
    // A text that is malformed is not a link of a route, whatever was meant.
    let reported = error.kind == .unknownOrigin ? chosen : nil
    var parts = error.kind == .unknownOrigin ? foreignParts(of: text) : []
    if let reported, reported.meant.obstacles.isEmpty {
      parts = reported.explanation.parts.map { $0.moved(by: -reported.meant.shift) }
    }
    // A route for another method may read the rest of the text as it is.
    let refusal = text.withBytes { table.refusal(of: $0, number, asTarget: asTarget) }
    return LinkExplanation(
      text: text, method: method, parts: parts, result: .failure(refusal), gone: nil, others: [],
      obstacles: reported?.meant.obstacles ?? [], near: reported.map { $0.meant.near($0.explanation) } ?? [],
      omittedCount: reported?.explanation.omittedCount ?? 0,
      isNear: reported?.explanation.isNear ?? false || chosen?.explanation.winner != nil, fix: fix)
  }

  /// The parts of a text of an origin that the table does not list.
  private func foreignParts(of text: String) -> [LinkExplanation.ReadPart] {
    let spelled = SpelledOrigin(text)
    guard let origin = spelled == nil ? .path : spelled?.origin else { return [] }
    let slash = origin == .path && !text.hasPrefix("/") ? "/" : ""
    let parts = (slash + text).withBytes { bytes in
      try? Scan.read(bytes, OriginSet([origin]), table.options.text) { scan in
        LinkExplanation.ReadPart.parts(of: ScannedText(scan), slash + text, method)
      }
    }
    return (parts ?? []).map { $0.moved(by: -slash.utf8.count) }
  }
}

extension MeantLink {
  /// The routes that are near to the link that was meant, as the text sees them. The route that answers it has only the origin as
  /// an obstacle.
  fileprivate func near(_ explanation: LinkExplanation) -> [LinkExplanation.NearRoute] {
    if let winner = explanation.winner {
      return obstacles.isEmpty ? [] : [.init(route: winner.route, index: winner.index, obstacles: obstacles)]
    }
    return explanation.near.map { near in
      let own = near.obstacles.map { obstacle in
        var obstacle = obstacle
        obstacle.offset = obstacle.offset.map { max(0, $0 - shift) }
        return obstacle
      }
      return .init(route: near.route, index: near.index, obstacles: obstacles + own)
    }
  }
}

extension LinkExplanation {
  /// How far the link is from a route, to compare links that may have been meant.
  fileprivate var distance: Int {
    if winner != nil { return 0 }
    return near.first.map { $0.obstacles.count + (isNear ? 0 : 1000) } ?? .max
  }
}
