/// What the parameters of a link hold, lent to the code that makes a value of them: element by element of a payload.
///
/// Generated code calls it: an element that must be there and is not, or does not read, is a ``RouteRefusal``.
@safe public struct SlotReader {
  /// Where the elements of a payload stand.
  @safe struct Shape {
    let elements: UnsafePointer<Int32>?
    let entries: UnsafePointer<Slice>?
    let slots: UnsafePointer<Int32>?
    /// How many there are: generated code may ask for more, where a row and its codec do not belong together.
    let elementCount: Int
    let entryCount: Int
    /// How many parameters stand before those that the shape counts.
    var shift = 0

    init(
      elements: UnsafePointer<Int32>?, elementCount: Int, entries: UnsafePointer<Slice>?, entryCount: Int,
      slots: UnsafePointer<Int32>?
    ) {
      unsafe (self.elements, self.entries, self.slots) = (elements, entries, slots)
      (self.elementCount, self.entryCount) = (elementCount, entryCount)
    }

    @inline(__always)
    func entry(_ element: Int) -> Int {
      guard element >= 0, element < elementCount else { return -1 }
      return unsafe Int(elements.unsafelyUnwrapped[element])
    }

    @inline(__always)
    func parameters(_ entry: Int) -> Range<Int> {
      guard entry >= 0, entry < entryCount else { return 0..<0 }
      return unsafe entries.unsafelyUnwrapped[entry].range
    }

    @inline(__always)
    func slot(_ index: Int) -> Int { unsafe Int(slots.unsafelyUnwrapped[index]) &+ shift }
  }

  private let bytes: Bytes
  private let slots: UnsafePointer<CaptureSlice>
  private let slotCount: Int
  private let lists: UnsafePointer<Slice>
  private let choices: UnsafePointer<Int32>
  private let choiceCount: Int
  private var shape: Shape
  /// The route's own, which know what an absent parameter stands for; nil where that is filled in already.
  private let infos: UnsafePointer<SlotInfo>?
  private let pool: Bytes
  /// Of a mount: the row of the mounted router; −1 for none.
  package private(set) var innerRow: Int
  private var innerShift: Int

  @inline(__always)
  init(
    _ bytes: Bytes, _ hit: borrowing Hit, _ shape: Shape, _ infos: UnsafePointer<SlotInfo>?, _ pool: Bytes,
    innerRow: Int, innerShift: Int
  ) {
    unsafe (slots, lists, choices) = (hit.slots.pointer, hit.lists.pointer, hit.choices.pointer)
    (slotCount, choiceCount) = (hit.slots.count, hit.choices.count)
    unsafe (self.bytes, self.shape, self.infos, self.pool) = (bytes, shape, infos, pool)
    (self.innerRow, self.innerShift) = (innerRow, innerShift)
  }

  /// The same slots for the payload of the mounted router's row.
  package func mounted(in rows: TypedRows) -> SlotReader {
    let row = rows.rows[innerRow]
    var reader = self
    reader.shape = rows.shape(of: row)
    reader.shape.shift = shape.shift + innerShift
    (reader.innerRow, reader.innerShift) = (Int(row.inner), Int(row.innerShift))
    return reader
  }

  /// The branch that a group takes, counted from the last of the route's groups.
  package func choice(fromLast index: Int) -> Int {
    index > 0 && index <= choiceCount ? unsafe Int(choices[choiceCount - index]) : 0
  }

  /// The text of an element; nil where the link leaves it out.
  @inline(__always)
  public func text(_ element: Int) -> LentText? { text(ofEntry: shape.entry(element)) }

  /// The text of the first or a later entry of an element: of the sides of an `Either` that hold something.
  package func text(_ element: Int, side: Int) -> LentText? { text(ofEntry: shape.entry(element) + side) }

  private func text(ofEntry entry: Int) -> LentText? {
    let parameters = shape.parameters(entry)
    var index = parameters.lowerBound
    while index < parameters.upperBound {
      guard shape.slot(index) < slotCount else { return nil }
      if let slice = unsafe slots[shape.slot(index)].slice { return LentText(bytes: bytes[slice]) }
      index &+= 1
    }
    guard let infos = unsafe infos, !parameters.isEmpty else { return nil }
    let info = unsafe infos[shape.slot(parameters.lowerBound)]
    return info.hasStandard ? LentText(bytes: pool[info.standard]) : nil
  }

  /// How many texts an element holds.
  public func count(_ element: Int) -> Int { list(element).count }

  /// One of the texts that an element holds.
  public func text(_ element: Int, at index: Int) -> LentText {
    let list = list(element)
    guard index >= 0, index < list.count else { return LentText(bytes: bytes[Slice(0, 0)]) }
    return LentText(bytes: unsafe bytes[lists[list.lowerBound + index]])
  }

  private func list(_ element: Int) -> Range<Int> {
    for index in shape.parameters(shape.entry(element)) where shape.slot(index) < slotCount {
      if let list = unsafe slots[shape.slot(index)].list { return list }
    }
    return 0..<0
  }
}

/// A link says nothing that a value could be made of: other routes are asked.
public struct RouteRefusal: Error {
  /// A refusal.
  public init() {}
}
