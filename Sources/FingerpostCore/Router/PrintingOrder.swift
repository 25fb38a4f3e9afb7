/// Which routes are asked to print a destination, and in which order.
struct PrintingOrder<Destination: Sendable>: Sendable {
  let drafts: [RouteDraft<Destination>]
  /// That of generated code, which knows the number of a destination's case; nil for a router that was put together by hand.
  let codec: RouteCodec<Destination>?
  /// The places of the routes by the enum case of their destinations, and of those whose case is not known.
  private let byTag: [UInt32: [Int]]
  private let untagged: [Int]
  private let order: [Int]
  /// The places of all routes, those first that GET reads, with which a link is opened.
  let opened: [Int]

  init(_ drafts: [RouteDraft<Destination>], _ table: RouteTable, _ codec: RouteCodec<Destination>?) {
    let order = table.inOrderOfPrinting(Array(drafts.indices))
    (self.drafts, self.order, self.codec) = (drafts, order, codec)
    let (tags, isOpened) = (drafts.map { $0.tag }, drafts.map { $0.isOpened })
    byTag = Dictionary(grouping: order.filter { tags[$0] != nil }) { tags[$0] ?? 0 }
    untagged = order.filter { tags[$0] == nil }
    opened = order.filter { isOpened[$0] } + order.filter { !isOpened[$0] }
  }

  /// The places of all routes, in the order in which they are asked to print a destination: those first whose example is of
  /// the same case, then those without, and then, because a closure may make several cases, the others.
  ///
  /// - Parameter opening: whether those come first that GET reads, with which a link is opened.
  func candidates(for destination: Destination, opening: Bool = false) -> some Sequence<Int> {
    let tag = tag(of: destination)
    let tagged = tag.flatMap { byTag[$0] } ?? []
    var likely = untagged.isEmpty ? tagged : order.filter { drafts[$0].tag == nil || drafts[$0].tag == tag }
    if opening, likely.count > 1 {
      likely = likely.filter { drafts[$0].isOpened } + likely.filter { !drafts[$0].isOpened }
    }
    return [true, false].lazy.flatMap { [likely] isLikely in
      isLikely ? likely : self.order.filter { self.drafts[$0].tag != nil && self.drafts[$0].tag != tag }
    }
  }

  /// What tells the case of a destination.
  private func tag(of destination: Destination) -> UInt32? {
    guard let codec else { return EnumCase.tag(of: destination) }
    return SlotWriter.lend { codec.write(destination, &$0) }.flatMap { UInt32(exactly: $0) }
  }
}

extension RouteDraft {
  /// Whether GET reads the route, with which a link is opened.
  fileprivate var isOpened: Bool { template.method.map { $0 == "GET" || $0 == "HEAD" } ?? true }
}
