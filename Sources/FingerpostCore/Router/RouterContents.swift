/// What a router holds: the table that finds routes, what makes destinations of them, and which are asked to print one.
@usableFromInline
final class RouterContents<Destination: Sendable>: Sendable {
  let table: RouteTable
  let drafts: [RouteDraft<Destination>]
  let fallback: Fallback<Destination>?
  /// What reads and writes destinations by the numbers of the rows.
  let codec: RouteCodec<Destination>
  let rows: TypedRows
  let order: PrintingOrder<Destination>
  let faults: [RouterError.Fault]
  /// The places of the routes that are shown.
  let own: [Int]

  /// - Parameter isNarrowed: whether only those routes are its own that an example of belongs to it.
  init(
    _ table: RouteTable, _ drafts: [RouteDraft<Destination>], _ fallback: Fallback<Destination>?, isNarrowed: Bool,
    _ codec: RouteCodec<Destination>?, _ faults: [RouterError.Fault]
  ) {
    (self.table, self.drafts, self.fallback, self.faults) = (table, drafts, fallback, faults)
    own = drafts.indices.filter { !isNarrowed || drafts[$0].samples.contains { _ in true } }
    order = PrintingOrder(drafts, table, codec)
    // Where some route was put together by hand, all of them go by their places.
    let isNumbered = codec != nil && drafts.allSatisfy { $0.row.number != nil }
    let rows = drafts.map { draft in
      var row = draft.row
      if !isNumbered { row.number = nil }
      return row
    }
    self.codec = isNumbered ? codec ?? RouteCodec(order) : RouteCodec(order)
    self.rows = TypedRows(rows, of: table, order: order.opened)
  }
}

extension RouteCodec {
  /// The two directions of routes by their places.
  fileprivate init(_ order: PrintingOrder<Destination>) {
    let drafts = order.drafts
    self.init { place, reader, value in
      value = drafts[place].read(reader)
      return value != nil || drafts[place].isForeign(reader)
    } write: { destination, writer in
      for place in order.candidates(for: destination, opening: true)
      where drafts[place].template.flags.deprecation == nil {
        let isWritten = writer.attempt { writer in (try? drafts[place].write(destination, &writer)) ?? false }
        if isWritten { return place }
      }
      return -1
    }
  }
}
