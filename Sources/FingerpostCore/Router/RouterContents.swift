/// What a router holds: the table that finds routes, what makes destinations of them, and which are asked to print one.
@usableFromInline
final class RouterContents<Destination: Sendable>: Sendable {
  let table: RouteTable
  let drafts: [RouteDraft<Destination>]
  let fallback: Fallback<Destination>?
  /// What generated code knows: the codec of the enum, and how its rows bind to the parameters of the table's routes; nil for a
  /// router that was put together by hand.
  let codec: RouteCodec<Destination>?
  let rows: TypedRows?
  let faults: [RouterError.Fault]
  /// The places of the routes by the enum case of their destinations, and of those whose case is not known.
  private let byTag: [UInt32: [Int]]
  private let untagged: [Int]
  private let order: [Int]
  /// The places of the routes that are shown.
  let own: [Int]

  /// - Parameter isNarrowed: whether only those routes are its own that an example of belongs to it.
  init(
    _ table: RouteTable, _ drafts: [RouteDraft<Destination>], _ fallback: Fallback<Destination>?, isNarrowed: Bool,
    _ codec: RouteCodec<Destination>?, _ faults: [RouterError.Fault]
  ) {
    (self.table, self.drafts, self.fallback, self.codec, self.faults) = (table, drafts, fallback, codec, faults)
    own = drafts.indices.filter { !isNarrowed || drafts[$0].isOwn }
    let order = table.inOrderOfPrinting(Array(drafts.indices))
    self.order = order
    let (tags, isOpened) = (drafts.map { $0.tag }, drafts.map { $0.isOpened })
    byTag = Dictionary(grouping: order.filter { tags[$0] != nil }) { tags[$0] ?? 0 }
    untagged = order.filter { tags[$0] == nil }
    let opened = order.filter { isOpened[$0] } + order.filter { !isOpened[$0] }
    rows = codec == nil ? nil : TypedRows(drafts.map { $0.row }, of: table, order: opened)
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
    return UInt32(exactly: SlotWriter.written { codec.write(destination, &$0) }.number)
  }
}

extension RouteDraft {
  /// Whether GET reads the route, with which a link is opened.
  fileprivate var isOpened: Bool { template.method.map { $0 == "GET" || $0 == "HEAD" } ?? true }
}
