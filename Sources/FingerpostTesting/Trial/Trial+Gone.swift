import FingerpostCore

extension Trial {
  /// Why no link was found that is gone because of the route; nil if there is one.
  func goneFailure() -> RouteFailure? {
    var first: RouteFailure?
    var texts = RandomTexts(
      Random(seed: 0, codec.template.description), isPlain: true, owners: codec.owners, words: [])
    for attempt in 0..<100 {
      guard let captures = attempt == 0 ? codec.sample : codec.template.captures(from: &texts) else {
        if let type = texts.unknownType { return failure(.noText(type: type)) }
        continue
      }
      guard let link = router.table.text(showing: captures, route: index) else { continue }
      let method = codec.template.method
      let gone = router.gone(link, method: method)
      if gone?.index == index { return nil }
      let reader = gone?.route ?? (try? router.match(link, method: method))?.route
      first = first ?? reader.map { failure(.hidden(by: $0.label), link: link) }
    }
    return first ?? failure(.unprintable(PrintError(.origin("any origin of the router"))))
  }
}
