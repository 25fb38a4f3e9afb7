/// The routes of an enum, as its generated code knows them: which case each stands for, and how the elements of its payload bind to
/// the parameters.
package final class TypedRows: Sendable {
  /// What is known of one route, before it stands in a table.
  package struct Row: Sendable {
    /// The number of the case.
    package var number: Int
    package var shape: PayloadShape
    /// Of a mount: the row in the mounted router, how many parameters stand before that row's own, and the numbers of the cases
    /// that are mounted, the outermost first.
    package var inner: (row: Int, shift: Int, numbers: [Int])?
    /// Whether a text that is read is the text of the value, however it is spelled.
    package var readsAsSpelled: Bool
    /// Whether what is written is sure to be read as the same value.
    package var isTrusted: Bool
    /// Whether it is read, and never printed.
    package var isReadOnly: Bool

    package init(
      number: Int, shape: PayloadShape, inner: (row: Int, shift: Int, numbers: [Int])? = nil, readsAsSpelled: Bool,
      isTrusted: Bool, isReadOnly: Bool = false
    ) {
      (self.number, self.shape, self.inner) = (number, shape, inner)
      (self.readsAsSpelled, self.isTrusted, self.isReadOnly) = (readsAsSpelled, isTrusted, isReadOnly)
    }
  }

  struct FlatRow: BitwiseCopyable {
    var number: Int32
    var inner: Int32 = -1
    var innerShift: Int32 = 0
    var elements: Slice
    var entries: Slice
    /// The numbers of mounted cases.
    var numbers = Slice(0, 0)
    /// The source that a link is printed for; −1 where there is none.
    var source: Int32 = -1
    var method: Request.Method
    /// Whether slots say all there is to know of a link, and of a value.
    var isRead: Bool
    var isPrinted: Bool
    var isTrusted: Bool
  }

  let rows: FlatArray<FlatRow>
  private let elements: FlatArray<Int32>
  private let entries: FlatArray<Slice>
  private let slots: FlatArray<Int32>
  private let numbers: FlatArray<Int32>
  /// By the number of a case: its rows, in the order in which they are asked to print.
  private let order: FlatArray<Int32>
  private let orderOf: FlatArray<Slice>
  let sources: [Location.Source]
  let table: RouteTable
  /// The table's own.
  let front: StraightWalk
  let programs: FlatPrograms
  let get: Request.Method

  /// - Parameters:
  ///   - rows: of the routes of the table, in their order; nil for one that only captures know.
  ///   - order: the routes, in the order in which they are asked to print.
  package init(_ rows: [Row?], of table: RouteTable, order: [Int]) {
    self.table = table
    (front, programs, get) = (table.front, table.flatPrograms, table.get)
    var flat: [FlatRow] = []
    var (elements, entries, slots, numbers) = ([Int32](), [Slice](), [Int32](), [Int32]())
    var sources: [Location.Source] = []
    for (index, row) in rows.enumerated() {
      let record = table.programs.routes[index]
      let method = table.number(of: table.routes[index].template.method)
      guard let row else {
        flat.append(
          FlatRow(
            number: -1, elements: Slice(0, 0), entries: Slice(0, 0), method: method, isRead: false, isPrinted: false,
            isTrusted: false))
        continue
      }
      let program = table.programs[index]
      var new = FlatRow(
        number: Int32(truncatingIfNeeded: row.number), elements: Slice(elements.count, 0), entries: Slice(0, 0),
        method: method,
        isRead: row.readsAsSpelled && (!program.hasDefaults || record.isPlain && row.shape.isSimple),
        isPrinted: !row.isReadOnly && row.readsAsSpelled && program.choosesBySlots
          && table.routes[index].template.flags.deprecation == nil,
        isTrusted: row.isTrusted)
      new.elements = Slice(elements.count, elements.count + row.shape.elements.count)
      new.entries = Slice(entries.count, entries.count + row.shape.entries.count)
      elements += row.shape.elements
      entries += row.shape.entries.map { Slice(Int($0.start) + slots.count, Int($0.end) + slots.count) }
      slots += row.shape.slots
      if let inner = row.inner {
        (new.inner, new.innerShift) = (Int32(clamping: inner.row), Int32(clamping: inner.shift))
        new.numbers = Slice(numbers.count, numbers.count + inner.numbers.count)
        numbers += inner.numbers.map { Int32(clamping: $0) }
      }
      if let source = try? table.source(for: nil, of: index) {
        new.source = Int32(clamping: sources.firstIndex(of: source) ?? sources.count)
        if Int(new.source) == sources.count { sources.append(source) }
      }
      flat.append(new)
    }
    var byNumber: [[Int32]] = []
    for index in order {
      guard let row = rows[index], !row.isReadOnly, table.routes[index].template.flags.deprecation == nil else {
        continue
      }
      while byNumber.count <= row.number { byNumber.append([]) }
      byNumber[row.number].append(Int32(truncatingIfNeeded: index))
    }
    var (ordered, ranges) = ([Int32](), [Slice]())
    for rows in byNumber {
      ranges.append(Slice(ordered.count, ordered.count + rows.count))
      ordered += rows
    }
    self.rows = FlatArray(flat)
    self.elements = FlatArray(elements)
    self.entries = FlatArray(entries)
    self.slots = FlatArray(slots)
    self.numbers = FlatArray(numbers)
    self.order = FlatArray(ordered)
    orderOf = FlatArray(ranges)
    self.sources = sources
  }

  deinit {
    unsafe rows.deallocate()
    unsafe elements.deallocate()
    unsafe entries.deallocate()
    unsafe slots.deallocate()
    unsafe numbers.deallocate()
    unsafe order.deallocate()
    unsafe orderOf.deallocate()
  }

  /// How many routes there are.
  package var count: Int { rows.count }

  /// The number of a route's case.
  package func number(of row: Int) -> Int { Int(rows[row].number) }

  /// How a row's payload binds; valid for as long as the rows are.
  @inline(__always)
  func shape(of row: FlatRow) -> SlotReader.Shape {
    unsafe SlotReader.Shape(
      elements: row.elements.count == 0 ? nil : elements.address(of: Int(row.elements.start)),
      elementCount: row.elements.count,
      entries: row.entries.count == 0 ? nil : entries.address(of: Int(row.entries.start)),
      entryCount: row.entries.count,
      slots: slots.count == 0 ? nil : slots.address(of: 0))
  }

  func entry(_ index: Int, of row: FlatRow) -> Range<Int> { entries[Int(row.entries.start) + index].range }
  func slot(_ index: Int) -> Int { Int(slots[index]) }

  /// The row that prints a value of these cases first; nil where none does.
  @inline(__always)
  func firstPrinting(_ number: Int, _ writer: borrowing SlotWriter) -> Int? {
    guard number >= 0, number < orderOf.count else { return nil }
    for index in orderOf[number].range {
      let row = rows[order[index]]
      guard row.numbers.count == writer.inner.count else { continue }
      var (depth, isSame) = (0, true)
      while depth < row.numbers.count {
        // What is mounted innermost is written first.
        if numbers[Int(row.numbers.start) &+ depth] != writer.inner[writer.inner.count &- 1 &- depth] { isSame = false }
        depth &+= 1
      }
      if isSame { return Int(order[index]) }
    }
    return nil
  }
}

extension Program {
  /// Whether some parameter has a default.
  fileprivate var hasDefaults: Bool { (0..<slotCount).contains { slot($0).hasStandard } }

  /// Whether the branches that a value takes follow from what the parameters hold.
  fileprivate var choosesBySlots: Bool {
    guard record.isPlain, record.variants.count > 0 else { return false }
    return steps(0).allSatisfy { step in
      step.kind == .item || step.kind == .optional && items(step)[0].value.slot >= 0
    }
  }
}
