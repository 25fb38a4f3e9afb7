internal import FingerpostEngine

// The route of a link, and whether the link is spelled as its route writes its values. The common link is written once and compared, and no
// `Match` is made.

extension RouteTable {
  /// The source of an origin's links, and how they begin; nil for one that captures hosts, or any host.
  func start(of origin: Origin) -> (text: [UInt8], source: Location.Source)? {
    guard let checked = try? CheckedOrigin(origin), let source = originSet.source(of: checked),
      source.form != .host, source.form != .compact
    else { return nil }
    return (Array(source.prefix.utf8), source)
  }

  /// The first route of the same name that prints, as `Match.canonical` asks first; -1 if none does, and where one of the two has a
  /// wildcard, of which no value is known.
  func printing(_ route: Int) -> Int {
    let first = inOrderOfPrinting(aliases(of: route)).first { routes[$0].template.flags.isPrinted } ?? route
    let isKnown = [route, first].allSatisfy { programs[$0].record.wildcardCount == 0 }
    return isKnown && routes[first].template.flags.isPrinted ? first : -1
  }

  /// The index of the route that a link names, even of one that is gone; -1 if none answers.
  ///
  /// - Parameters:
  ///   - link: must be UTF-8.
  ///   - asTarget: whether a bare path counts as a link of the table's web origins.
  ///   - source: that of the origin with which the link begins; nil: how the link is spelled stays unknown.
  ///   - printing: of each route, the one that ``printing(_:)`` finds.
  /// - Returns: the index, and how the link is spelled.
  @unsafe func index(
    of link: UnsafeBufferPointer<UInt8>, _ method: Request.Method, asTarget: Bool, source: Location.Source?,
    printing: [Int]
  ) -> (index: Int, spelling: LinkSpelling) {
    var (index, spelling) = (-1, LinkSpelling.unknown)
    let link = unsafe Bytes(link)
    _ = find(link, method, asTarget: asTarget) { hit, bytes in
      index = Int(hit.route)
      guard let source, printing.indices.contains(index), printing[index] >= 0 else { return true }
      let printing = printing[index]
      if printing == index { spelling = self.spelling(of: link, &hit, bytes, source, method, asTarget: asTarget) }
      if spelling == .unknown {
        spelling = self.spelling(
          of: link, captures(hit, bytes), of: index, as: printing, source, method, asTarget: asTarget)
      }
      return true
    }
    return (index, spelling)
  }

  /// Compares a link with what the route that prints for its own writes of its values.
  private func spelling(
    of link: Bytes, _ captures: Captures, of index: Int, as printing: Int, _ source: Location.Source,
    _ method: Request.Method, asTarget: Bool
  ) -> LinkSpelling {
    guard let captures = try? self.captures(captures, of: index, asThoseOf: printing),
      let text = try? text(of: captures, route: printing, for: source)
    else { return .unknown }
    return text.withBytes { text in
      if text.isEqual(to: link) { return printing == index ? .canonical : .unknown }
      var isSame = false
      _ = find(text, method, asTarget: asTarget) { other, bytes in
        isSame = Int(other.route) == printing && self.captures(other, bytes) == captures
        return true
      }
      return isSame ? .other : .unknown
    }
  }
}
