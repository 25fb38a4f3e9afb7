/// Lends the values of a link's parameters to the code that makes a value, by the elements of its payload.
///
/// Generated code calls it, and throws a ``RouteRefusal`` if a required element is missing or does not read.
@safe public struct SlotReader {
  /// The entries and slots of a payload's elements.
  @safe struct Shape {
    let elements: UnsafePointer<Int32>?
    let entries: UnsafePointer<Slice>?
    let slots: UnsafePointer<Int32>?
    /// The count is checked, because generated code may ask for more if a row and its codec do not match.
    let elementCount: Int
    let entryCount: Int
    /// The number of parameters before those of this shape.
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
  /// The route's own slots, which hold defaults; nil if defaults are filled in already.
  private let infos: UnsafePointer<SlotInfo>?
  private let pool: Bytes
  /// For a mount, the row of the mounted router; otherwise −1.
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

  /// The same slots with the shape of the mounted router's row.
  package func mounted(in rows: TypedRows) -> SlotReader {
    let row = rows.rows[innerRow]
    var reader = self
    reader.shape = rows.shape(of: row)
    reader.shape.shift = shape.shift + innerShift
    (reader.innerRow, reader.innerShift) = (Int(row.inner), Int(row.innerShift))
    return reader
  }

  /// The branch of a group, counted from 1 for the last group of the route; 0 if there is no such group.
  package func choice(fromLast index: Int) -> Int {
    index > 0 && index <= choiceCount ? unsafe Int(choices[choiceCount - index]) : 0
  }

  /// The text of an element, or its default; nil if the link leaves it out and it has none.
  @inline(__always)
  public func text(_ element: Int) -> LentText? { text(ofEntry: shape.entry(element)) }

  /// The text of one entry of an element, counted from its first: one of the sides of an `Either`.
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

  /// The number of texts in an element's list.
  public func count(_ element: Int) -> Int { list(element).count }

  /// A text of an element's list; empty beyond the end.
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

/// The captures make no value, so another route must be tried.
public struct RouteRefusal: Error {
  /// A refusal.
  public init() {}
}
