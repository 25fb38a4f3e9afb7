// A text that is no link of the table.

internal import FingerpostProof
internal import FingerpostEngine

extension Question {
  func explain(_ text: String, after error: LinkError) -> LinkExplanation {
    let meant = table.meant(by: text, after: error)
    let answered = meant.first { answer($0.text) != nil }
    let read = (answered.map { [$0] } ?? Array(meant.prefix(4))).compactMap { meant in
      (try? explain(meant.text)).map { (meant: meant, explanation: $0) }
    }
    let chosen = read.min { $0.explanation.distance < $1.explanation.distance }
    let fix = chosen.flatMap { meant, explanation in
      explanation.winner.flatMap { winner in
        meant.link.map { LinkExplanation.Fix(link: $0, method: nil, route: winner.route) }
      } ?? explanation.fix
    }
    // A text that is malformed is no link of a route, whatever was meant.
    let told = error.kind == .unknownOrigin ? chosen : nil
    var parts = error.kind == .unknownOrigin ? foreignParts(of: text) : []
    if let told, told.meant.obstacles.isEmpty { parts = told.explanation.parts.map { $0.moved(by: -told.meant.shift) } }
    return LinkExplanation(
      text: text, method: method, parts: parts, result: .failure(error), others: [],
      obstacles: told?.meant.obstacles ?? [], near: told.map { $0.meant.near($0.explanation) } ?? [],
      omittedCount: told?.explanation.omittedCount ?? 0,
      isNear: told?.explanation.isNear ?? false || chosen?.explanation.winner != nil, fix: fix)
  }

  /// The parts of a text of an origin that the table does not list.
  private func foreignParts(of text: String) -> [LinkExplanation.ReadPart] {
    let spelled = SpelledOrigin(text)
    guard let origin = spelled == nil ? .path : spelled?.origin else { return [] }
    let slash = origin == .path && !text.hasPrefix("/") ? "/" : ""
    let parts = (slash + text).withBytes { bytes in
      try? Scan.read(bytes, OriginSet([origin]), table.options.text) { scan in
        LinkExplanation.ReadPart.parts(of: ScannedText(scan), text, method)
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
