/// Lends the values of a link's parameters to the code that makes a value, by the elements of its payload.
///
/// Generated code calls it, and throws a ``RouteRefusal`` if a required element is missing or does not read.
@safe public struct SlotReader {
  /// A payload's shape in flat arrays, valid as long as their memory.
  struct Shape: BitwiseCopyable, Sendable {
    private let elements: FlatArray<Int32>
    /// The slots of each entry, as a part of `slots`.
    private let entries: FlatArray<Slice>
    private let slots: FlatArray<Int32>
    /// The number of elements if every one is the parameter of its index; otherwise 0.
    let straightCount: Int
    /// For a mount, the row of the mounted router, otherwise −1; and the number of parameters before that row's own.
    let innerRow: Int
    let innerShift: Int

    init(_ row: TypedRows.Row, in memory: FlatMemory) {
      var (entries, slots) = ([Slice](), [Int32]())
      for entry in row.shape.entries {
        entries.append(Slice(slots.count, slots.count + entry.count))
        slots += entry
      }
      elements = memory.array(row.shape.elements)
      (self.entries, self.slots) = (memory.array(entries), memory.array(slots))
      straightCount = row.shape.isStraight ? entries.count : 0
      (innerRow, innerShift) = (row.inner?.row ?? -1, row.inner?.shift ?? 0)
    }

    var entryCount: Int { entries.count }

    /// Whether the entries are the slots of a route without groups, as they are.
    func isWhole(_ program: Program) -> Bool {
      straightCount == program.slotCount && entryCount == straightCount && program.record.groupCount == 0
    }

    // The indices are checked, because generated code may ask for more if a row and its codec do not match.

    func entry(_ element: Int) -> Int { element >= 0 && element < elements.count ? Int(elements[element]) : -1 }

    func parameters(_ entry: Int) -> Range<Int> { entry >= 0 && entry < entryCount ? entries[entry].range : 0..<0 }

    func slot(_ index: Int) -> Int { Int(slots[index]) }
  }

  private let bytes: Bytes
  private let slots: UnsafePointer<CaptureSlice>
  private let slotCount: Int
  private let lists: UnsafePointer<Slice>?
  private let choices: UnsafePointer<Int32>?
  private let choiceCount: Int
  /// The route, whose slots hold defaults; no programs if defaults are filled in already.
  private let programs: FlatPrograms?
  let route: Int32
  private var shapeAddress: UnsafePointer<Shape>
  /// The number of parameters before those of the shape.
  private var shift = 0

  private var shape: Shape {
    @inline(__always)
    unsafeAddress { unsafe shapeAddress }
  }

  /// A reader of captures that are the slots of a route.
  @inline(__always)
  init(
    _ bytes: Bytes, _ slots: borrowing ScratchBuffer<CaptureSlice>, _ shape: UnsafePointer<Shape>,
    _ programs: FlatPrograms, _ route: Int32
  ) {
    unsafe (self.slots, lists, choices, shapeAddress) = (slots.pointer, nil, nil, shape)
    (self.bytes, slotCount, choiceCount, self.programs, self.route) = (bytes, slots.count, 0, programs, route)
  }

  init(_ bytes: Bytes, _ hit: borrowing Hit, _ shape: UnsafePointer<Shape>, _ programs: FlatPrograms?) {
    unsafe (slots, lists, choices) = (hit.slots.pointer, hit.lists.pointer, hit.choices.pointer)
    (slotCount, choiceCount, route) = (hit.slots.count, hit.choices.count, hit.route)
    unsafe (self.bytes, self.programs, shapeAddress) = (bytes, programs, shape)
  }

  /// For a mount, the row of the mounted router; otherwise −1.
  package var innerRow: Int { shape.innerRow }

  /// The same slots with the shape of the mounted router's row.
  package func mounted(in rows: TypedRows) -> SlotReader {
    var reader = self
    unsafe reader.shapeAddress = rows.shapes.address(of: innerRow)
    reader.shift = shift + shape.innerShift
    return reader
  }

  /// The branch of a group, counted from 1 for the last group of the route; 0 if there is no such group.
  package func choice(fromLast index: Int) -> Int {
    guard let choices = unsafe choices, index > 0, index <= choiceCount else { return 0 }
    return unsafe Int(choices[choiceCount - index])
  }

  /// The text of an element, or its default; nil if the link leaves it out and it has none.
  public func text(_ element: Int) -> LentText? {
    // Most payloads are straight, and most texts are there.
    let slot = element &+ shift
    if element >= 0, element < shape.straightCount, slot < slotCount, let slice = unsafe slots[slot].slice {
      return LentText(bytes: bytes[slice])
    }
    return text(ofEntry: shape.entry(element))
  }

  /// The text of one entry of an element, counted from its first: one of the sides of an `EitherBranch`.
  @usableFromInline package func text(_ element: Int, side: Int) -> LentText? {
    text(ofEntry: shape.entry(element) + side)
  }

  @inline(never)
  private func text(ofEntry entry: Int) -> LentText? {
    let parameters = shape.parameters(entry)
    for index in parameters {
      guard slot(index) < slotCount else { return nil }
      if let slice = unsafe slots[slot(index)].slice { return LentText(bytes: bytes[slice]) }
    }
    guard let programs, !parameters.isEmpty else { return nil }
    let info = programs.slots[Int(programs.routes[route].slots.start) + slot(parameters.lowerBound)]
    return info.knowsDefault ? LentText(bytes: programs.text[info.defaultValue]) : nil
  }

  private func slot(_ index: Int) -> Int { shape.slot(index) + shift }

  /// The texts of an element's list.
  public func texts(_ element: Int) -> LentTexts {
    for index in shape.parameters(shape.entry(element)) where slot(index) < slotCount {
      if let list = unsafe slots[slot(index)].list, let lists = unsafe lists {
        return unsafe LentTexts(bytes: bytes, slices: lists + list.lowerBound, count: list.count)
      }
    }
    return unsafe LentTexts(bytes: bytes, slices: nil, count: 0)
  }
}

/// The texts of a list, valid while a value is made from them.
@safe public struct LentTexts: RandomAccessCollection {
  fileprivate let bytes: Bytes
  fileprivate let slices: UnsafePointer<Slice>?
  /// How many there are.
  public let count: Int

  /// The index of the first text: 0.
  public var startIndex: Int { 0 }
  /// The index after the last text: their number.
  public var endIndex: Int { count }

  /// A text; empty beyond the end.
  public subscript(index: Int) -> LentText {
    guard let slices = unsafe slices, index >= 0, index < count else { return LentText(bytes: bytes[Slice(0, 0)]) }
    return unsafe LentText(bytes: bytes[slices[index]])
  }
}

/// The captures make no value, so another route must be tried.
public struct RouteRefusal: Error {
  /// A refusal.
  public init() {}
}

/// The text of a parameter, valid while a value is made from it.
@safe public struct LentText {
  let bytes: Bytes

  package static func with<Value>(_ text: String, _ use: (LentText) -> Value) -> Value {
    text.withBytes { use(LentText(bytes: $0)) }
  }

  /// A copy of the text.
  public var string: String { bytes.string(Slice(0, bytes.count)) }

  /// Whether the text is another one, byte by byte.
  public func isEqual(to other: String) -> Bool {
    var isEqual = false
    other.withInlineBytes { isEqual = bytes.equals(Slice(0, bytes.count), $0, Slice(0, $0.count)) }
    return isEqual
  }

  /// The text as a number: digits without leading zeros, after `-` if negative; nil for any other text.
  public var integer: Int64? {
    guard let (isNegative, magnitude) = IntegerText.value(bytes) else { return nil }
    if !isNegative { return Int64(exactly: magnitude) }
    return magnitude <= Int64.min.magnitude ? Int64(truncatingIfNeeded: 0 &- magnitude) : nil
  }

  /// The same for a number that is not negative.
  public var unsignedInteger: UInt64? {
    guard let (isNegative, magnitude) = IntegerText.value(bytes), !isNegative else { return nil }
    return magnitude
  }
}
