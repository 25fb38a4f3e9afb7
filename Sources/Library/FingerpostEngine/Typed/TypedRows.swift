/// The routes of a table for typed values: the number of each, and how the elements of its payload bind to the parameters.
package final class TypedRows: Sendable {
  /// A route, before it is in a table.
  package struct Row: Sendable {
    /// The number of the case in generated code; nil for a route written by hand, whose number is its index.
    package var number: Int?
    package var shape: PayloadShape
    /// For a mount, the row in the mounted router, and the number of parameters before that row's own.
    package var inner: (row: Int, shift: Int)?
    /// Whether a parameter's text is always the value's own text, so that it needs no canonical spelling.
    package var readsAsSpelled: Bool
    /// Whether what is written is certain to read as the same value.
    package var isTrusted = false
    /// Whether what is written for a parameter is certain to read as the parameter's type.
    package var writesItsTypes = false
    /// Whether it is read but never printed.
    package var isReadOnly = false
    /// The elements that may be nil, and those of them with another default: a bit for each, of at most 64.
    package var (optionals, defaulted): (UInt64, UInt64) = (0, 0)

    package init(shape: PayloadShape, readsAsSpelled: Bool = true) {
      (self.shape, self.readsAsSpelled) = (shape, readsAsSpelled)
    }
  }

  struct FlatRow: BitwiseCopyable {
    var number: Int32
    /// Whether it prints by default, and for which form of links.
    var hasSource = false
    var form = TextForm.path
    /// How these links begin, a range of the prefixes; and the index of what follows the captured part of their host.
    var prefix = Slice(0, 0)
    var hostSuffix: Int32 = 0
    /// Whether its links for that source are certain to read as what is printed, with these exceptions.
    var isCertain = false
    var exceptions = Slice(0, 0)
    /// The index of its only link for that source; −1 if its links differ, or may be read as others.
    var link: Int32 = -1
    var method: Request.Method
    /// Whether links are read, or values printed, from slots alone, on the short path.
    var isRead: Bool
    var isPrinted: Bool
    var isTrusted: Bool
  }

  let rows: FlatArray<FlatRow>
  let shapes: FlatArray<SlotReader.Shape>
  /// The rows of each case number, in the order in which they are tried for printing.
  private let order: FlatArray<FlatArray<Int32>>
  let hostSuffixes: [String]
  let prefixes: FlatArray<UInt8>
  let exceptions: FlatArray<UnlessLiteral>
  /// The links of routes that have no values.
  let links: [String]
  private let memory = FlatMemory()
  package let table: RouteTable
  /// Copies from the table.
  let straightWalk: StraightWalk
  let programs: FlatPrograms
  let get: Request.Method

  /// - Parameters:
  ///   - rows: one for each route of the table, in order.
  ///   - order: the indices of the routes, in the order in which they are tried for printing.
  @_optimize(size)
  package init(_ rows: [Row], of table: RouteTable, order: [Int]) {
    self.table = table
    (straightWalk, programs, get) = (table.straightWalk, table.flatPrograms, table.get)
    var flat: [FlatRow] = []
    var (hostSuffixes, prefixes, links) = ([String](), [UInt8](), [String]())
    var exceptions: [UnlessLiteral] = []
    for (index, row) in rows.enumerated() {
      let method = table.number(of: table.routes[index].template.method)
      let program = table.programs[index]
      var new = FlatRow(
        number: Int32(truncatingIfNeeded: row.number ?? index), method: method,
        isRead: row.readsAsSpelled && !table.isGone(index)
          && (!program.hasDefaults || row.shape.isSimple && !program.hasDefaultsInBranches),
        isPrinted: !row.isReadOnly && row.readsAsSpelled && table.routes[index].template.flags.isPrinted,
        isTrusted: row.isTrusted)
      if let source = try? table.source(for: nil, of: index) {
        let (start, suffix) = source.aroundHost
        new.hostSuffix = Int32(clamping: hostSuffixes.firstIndex(of: suffix) ?? hostSuffixes.count)
        if Int(new.hostSuffix) == hostSuffixes.count { hostSuffixes.append(suffix) }
        prefixes += start.utf8
        (new.hasSource, new.form) = (true, source.form)
        new.prefix = Slice(prefixes.count - start.utf8.count, prefixes.count)
        if new.isPrinted, new.isRead, row.isTrusted, row.writesItsTypes,
          let certain = table.certainty(index, row.shape, source)
        {
          (new.isCertain, new.exceptions) = (true, Slice(exceptions.count, exceptions.count + certain.count))
          exceptions += certain
        }
        if new.isCertain, program.slotCount == 0, program.record.groupCount == 0,
          let link = try? table.text(of: Captures(values: [], choices: []), route: index, for: source)
        {
          new.link = Int32(clamping: links.count)
          links.append(link)
        }
      }
      flat.append(new)
    }
    var byNumber: [[Int32]] = []
    for index in order {
      guard !rows[index].isReadOnly, table.routes[index].template.flags.isPrinted else { continue }
      let number = rows[index].number ?? index
      while byNumber.count <= number { byNumber.append([]) }
      byNumber[number].append(Int32(truncatingIfNeeded: index))
    }
    shapes = memory.array(rows.map { [memory] in SlotReader.Shape($0, in: memory) })
    self.rows = memory.array(flat)
    self.order = memory.array(byNumber.map { [memory] in memory.array($0) })
    (self.hostSuffixes, self.prefixes, self.links) = (hostSuffixes, memory.array(prefixes), links)
    self.exceptions = memory.array(exceptions)
  }

  package var count: Int { rows.count }

  package func number(of row: Int) -> Int { Int(rows[row].number) }

  /// The row that is tried first to print a value; nil if there is none.
  @inline(__always)
  package func firstPrinting(_ number: Int, _ writer: borrowing SlotWriter) -> Int? {
    guard number >= 0, number < order.count else { return nil }
    let candidates = order[number]
    for index in 0..<candidates.count where shapes[candidates[index]].innerRow == writer.innerRow {
      return Int(candidates[index])
    }
    return nil
  }
}

extension Program {
  /// Whether any parameter has a default.
  fileprivate var hasDefaults: Bool { (0..<slotCount).contains { slot($0).hasDefault } }

  /// Whether a parameter has a default that counts only in a branch that was taken.
  fileprivate var hasDefaultsInBranches: Bool {
    (0..<instructionCount).contains { position in
      guard self[position].kind == .optional || self[position].kind == .branch else { return false }
      let content = content(self[position])
      return !content.hasDefaults && content.slots.range.contains { slot($0).hasDefault }
    }
  }
}
