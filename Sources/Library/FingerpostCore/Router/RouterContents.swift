import FingerpostEngine

/// What a router holds: the table that finds routes, their codecs, and the order in which they print.
@usableFromInline
package final class RouterContents<Destination: Sendable>: Sendable {
  let table: RouteTable
  let codecs: [RouteCodec<Destination>]
  let fallback: CaseFallback<Destination>?
  /// Whether any route is not open to all links from outside.
  @usableFromInline let restrictsAccess: Bool
  /// Whether no route prints the fallback's case.
  let keepsAlone: Bool
  /// What reads and writes destinations by the numbers of the rows.
  let caseCodec: CaseCodec<Destination>
  package let rows: TypedRows
  let order: PrintingOrder<Destination>
  let faults: [RouterError.Fault]
  /// The indices of the routes that are shown.
  let own: [Int]

  /// - Parameter isNarrowed: whether only those routes are its own that an example of belongs to it.
  init(
    _ table: RouteTable, _ codecs: [RouteCodec<Destination>], fallback: CaseFallback<Destination>? = nil,
    isNarrowed: Bool = false, codec caseCodec: CaseCodec<Destination>? = nil, faults: [RouterError.Fault] = []
  ) {
    (self.table, self.codecs, self.fallback, self.faults) = (table, codecs, fallback, faults)
    restrictsAccess = table.restrictsAccess
    own = codecs.indices.filter { !isNarrowed || codecs[$0].example != nil }
    order = PrintingOrder(codecs, table, caseCodec)
    keepsAlone = order.knowsCases && fallback?.make("").map { [order] in order.ofCase(of: $0).isEmpty } ?? false
    // Routes that are made by hand have no numbers but their indices.
    self.caseCodec = caseCodec ?? CaseCodec(order)
    rows = TypedRows(codecs.map(\.row), of: table, order: order.opened)
  }
}

extension CaseCodec {
  /// The two directions of routes by their indices.
  fileprivate init(_ order: PrintingOrder<Destination>) {
    let codecs = order.codecs
    self.init { index, reader, value in
      codecs[index].read(reader, &value)
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

/// Which routes are asked to print a destination, and in which order.
final class PrintingOrder<Destination: Sendable>: Sendable {
  let codecs: [RouteCodec<Destination>]
  /// The codec of generated code, which knows the number of a destination's case; nil for a router made by hand.
  let caseCodec: CaseCodec<Destination>?
  /// The indices of the routes by the enum case of their destinations, and of those whose case is not known.
  private let byTag: [UInt32: [Int]]
  private let untagged: [Int]
  private let order: [Int]
  /// The indices of all routes, those first that GET reads, with which a link is opened.
  let opened: [Int]

  init(_ codecs: [RouteCodec<Destination>], _ table: RouteTable, _ caseCodec: CaseCodec<Destination>?) {
    let order = table.inOrderOfPrinting(Array(codecs.indices))
    (self.codecs, self.order, self.caseCodec) = (codecs, order, caseCodec)
    byTag = Dictionary(grouping: order.filter { codecs[$0].tag != nil }) { codecs[$0].tag ?? 0 }
    // A route that is read alone writes nothing.
    untagged = order.filter { codecs[$0].tag == nil && !codecs[$0].row.isReadOnly }
    opened = order.filter { codecs[$0].isOpened } + order.filter { !codecs[$0].isOpened }
  }

  /// The indices of the routes that may print a destination, in the order in which they are asked: those first whose example is of the
  /// same case, then those without, and then, because a closure may make several cases, the others. Generated code makes one case.
  ///
  /// - Parameter opening: whether those come first that GET reads, with which a link is opened.
  func candidates(for destination: Destination, opening: Bool = false) -> some Sequence<Int> {
    let tag = tag(of: destination)
    let tagged = tag.flatMap { byTag[$0] } ?? []
    var likely = untagged.isEmpty ? tagged : order.filter { codecs[$0].tag == nil || codecs[$0].tag == tag }
    if opening, likely.count > 1 {
      likely = likely.filter { codecs[$0].isOpened } + likely.filter { !codecs[$0].isOpened }
    }
    return [true, false].lazy.flatMap { [likely, knowsCases] isLikely in
      if isLikely { return likely }
      return knowsCases ? [] : self.order.filter { self.codecs[$0].tag != nil && self.codecs[$0].tag != tag }
    }
  }

  /// Whether the routes of a case are known: generated code knows the case of each.
  var knowsCases: Bool { caseCodec != nil && untagged.isEmpty }

  /// The routes that are known to be of a destination's case, even where they do not write it.
  func ofCase(of destination: Destination) -> [Int] { tag(of: destination).flatMap { byTag[$0] } ?? [] }

  /// The number of a destination's case; nil if no route is known by one.
  private func tag(of destination: Destination) -> UInt32? {
    if byTag.isEmpty { return nil }
    guard let caseCodec else { return EnumCase.tag(of: destination) }
    return UInt32(exactly: SlotWriter.withScratch { caseCodec.write(destination, &$0) })
  }
}

extension RouteCodec {
  /// Whether GET reads the route, with which a link is opened.
  fileprivate var isOpened: Bool { template.method.map { $0 == "GET" || $0 == "HEAD" } ?? true }
}
