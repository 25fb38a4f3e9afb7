/// What a router holds: the table that finds routes, their codecs, and the order in which they print.
@usableFromInline
package final class RouterContents<Destination: Sendable>: Sendable {
  let table: RouteTable
  let codecs: [RouteCodec<Destination>]
  let fallback: CaseFallback<Destination>?
  /// What reads and writes destinations by the numbers of the rows.
  let caseCodec: CaseCodec<Destination>
  package let rows: TypedRows
  let order: PrintingOrder<Destination>
  let faults: [RouterError.Fault]
  /// The indices of the routes that are shown.
  let own: [Int]

  /// - Parameter isNarrowed: whether only those routes are its own that an example of belongs to it.
  init(
    _ table: RouteTable, _ codecs: [RouteCodec<Destination>], _ fallback: CaseFallback<Destination>?, isNarrowed: Bool,
    _ caseCodec: CaseCodec<Destination>?, _ faults: [RouterError.Fault]
  ) {
    (self.table, self.codecs, self.fallback, self.faults) = (table, codecs, fallback, faults)
    own = codecs.indices.filter { !isNarrowed || codecs[$0].samples.contains { _ in true } }
    order = PrintingOrder(codecs, table, caseCodec)
    // If a route was made by hand, all of them are numbered by their indices.
    let isNumbered = caseCodec != nil && codecs.allSatisfy { $0.row.number != nil }
    let rows = codecs.map { codec in
      var row = codec.row
      if !isNumbered { row.number = nil }
      return row
    }
    self.caseCodec = isNumbered ? caseCodec ?? CaseCodec(order) : CaseCodec(order)
    self.rows = TypedRows(rows, of: table, order: order.opened)
  }
}

extension CaseCodec {
  /// The two directions of routes by their indices.
  fileprivate init(_ order: PrintingOrder<Destination>) {
    let codecs = order.codecs
    self.init { index, reader, value in
      value = codecs[index].read(reader)
      return value != nil || codecs[index].isForeign(reader)
    } write: { destination, writer in
      for index in order.candidates(for: destination, opening: true)
      where codecs[index].template.flags.isPrinted {
        let isWritten = writer.attempt { writer in (try? codecs[index].write(destination, &writer)) ?? false }
        if isWritten { return index }
      }
      return -1
    }
  }
}
