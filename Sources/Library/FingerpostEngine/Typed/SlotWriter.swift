/// Receives the elements of a payload, in order, from code that takes a value apart: the counterpart of a ``SlotReader``.
@safe public struct SlotWriter: ~Copyable {
  /// The value of each entry as a slot: see ``PayloadShape``. The choices are the branches of the last groups, if the value decides
  /// them; −1 if the parameters do.
  var values: SlotValues
  /// For a mount, the row of the mounted router to write, and then the one that was written; −1 for any.
  package var innerRow = -1
  /// Whether the mounted router cannot write the value.
  @usableFromInline package private(set) var isRefused = false
  /// The reason, if there is one: an array, because an empty one is cheaper to destroy than an absent error.
  @usableFromInline package private(set) var failures: [PrintError] = []
  package var failure: PrintError? { failures.last }

  @inline(__always)
  private init(values: consuming SlotValues) { self.values = values }

  /// Lends a writer.
  @inline(__always)
  package static func withScratch<Result, Failure: Error>(
    _ use: (inout SlotWriter) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe withScratchMemory(SlotValues.memory) { (memory) throws(Failure) in
      var writer = unsafe SlotWriter(values: SlotValues(memory))
      return try use(&writer)
    }
  }

  package var entryCount: Int { values.hit.slots.count }

  /// Puts an element that the link leaves out.
  public mutating func putAbsent() { values.hit.slots.append(.absent) }

  /// Puts an element of one text.
  public mutating func put(_ text: String) { values.hit.slots.append(CaptureSlice(values.put(text))) }

  /// Puts a number as its digits.
  public mutating func put(_ number: Int64) { put(digitsOf: number.magnitude, isNegative: number < 0) }

  /// Puts a number that is not negative.
  public mutating func put(_ number: UInt64) { put(digitsOf: number, isNegative: false) }

  /// Puts digits in reverse, at the end of as much room as any number needs.
  private mutating func put(digitsOf number: UInt64, isNegative: Bool) {
    values.bytes.append(UInt8(ascii: "-"), times: 20)
    var (start, rest) = (values.bytes.count, number)
    repeat {
      start &-= 1
      values.bytes[start] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    // The room is filled with signs.
    values.hit.slots.append(CaptureSlice(Slice(isNegative ? start &- 1 : start, values.bytes.count)))
  }

  /// Puts an element of several texts.
  public mutating func put(_ texts: [String]) {
    let first = beginList()
    for text in texts { put(text) }
    endList(from: first)
  }

  /// Begins an element of several texts, which are put next.
  @usableFromInline package func beginList() -> Int { values.hit.slots.count }

  /// Makes one element of those that were put since ``beginList()``.
  @usableFromInline package mutating func endList(from first: Int) {
    let start = values.hit.lists.count
    for index in first..<values.hit.slots.count {
      if let text = values.hit.slots[index].slice { values.hit.lists.append(text) }
    }
    values.hit.slots.removeAll(from: first)
    values.hit.slots.append(CaptureSlice(list: start, count: values.hit.lists.count - start))
  }

  /// Refuses a mounted value that its router cannot write.
  package mutating func refuse(_ failure: PrintError? = nil) {
    (isRefused, failures) = (true, failure.map { [$0] } ?? [])
  }

  /// Remembers that a value is not the one that its text reads as, which only builds for debugging find out: others keep nothing of it.
  /// The text is put all the same: it is a link's canonical text, and no link of the value.
  package mutating func doubt(_ failure: PrintError) { if failures.isEmpty { failures.append(failure) } }

  /// Throws the first doubt.
  @inlinable @inline(__always)  // a call for nothing is code in every app
  package func makeSure() throws(PrintError) {
    var doubt: PrintError?
    assert(
      {
        doubt = isRefused ? nil : failures.first; return true
      }())
    if let doubt { throw doubt }
  }

  /// Puts the branch of a group, or −1.
  package mutating func put(choice: Int) { values.hit.choices.append(Int32(truncatingIfNeeded: choice)) }

  /// Puts absent entries and equal choices for a part of a template that is left out, or that no value depends on.
  package mutating func skip(_ entries: Int, choices: Int, _ choice: Int = 0) {
    values.hit.slots.append(.absent, times: entries)
    values.hit.choices.append(Int32(truncatingIfNeeded: choice), times: choices)
  }

  /// Undoes what `write` put if it returns false.
  package mutating func attempt(_ write: (inout SlotWriter) -> Bool) -> Bool {
    let (bytes, entries, lists) = (values.bytes.count, values.hit.slots.count, values.hit.lists.count)
    let choices = values.hit.choices.count
    if write(&self) { return true }
    values.bytes.removeAll(from: bytes)
    values.hit.slots.removeAll(from: entries)
    values.hit.lists.removeAll(from: lists)
    values.hit.choices.removeAll(from: choices)
    (innerRow, isRefused, failures) = (-1, false, [])
    return false
  }

  /// Puts the captures of a route that is part of this one, each parameter as an element.
  package mutating func put(_ captures: Captures) { values.put(captures) }

  /// The elements as text of their own.
  package var captures: [Captured] { values.captures.values }
}

// The elements of a payload ↔ slots.

extension SlotValues {
  /// A reader of these values, which must outlive it.
  func reader(_ shape: UnsafePointer<SlotReader.Shape>) -> SlotReader {
    unsafe SlotReader(bytes.bytes, hit, shape, nil)
  }
}

extension Hit {
  /// Puts the entries of a payload in the slots of its route.
  mutating func put(_ entries: borrowing Hit, _ shape: SlotReader.Shape, _ record: RouteRecord) {
    slots.append(.absent, times: record.slots.count)
    for entry in 0..<min(shape.entryCount, entries.slots.count) {
      for index in shape.parameters(entry) { slots[shape.slot(index)] = entries.slots[entry] }
    }
    for index in 0..<entries.lists.count { lists.append(entries.lists[index]) }
    choices.append(-1, times: max(0, Int(record.groupCount) - entries.choices.count))
    for index in 0..<entries.choices.count { choices.append(entries.choices[index]) }
  }
}

extension Captures {
  /// The value that `make` makes of the captures, read with a row's shape.
  package func read<Value>(_ row: TypedRows.Row, _ make: (SlotReader) -> Value?) -> Value? {
    let memory = FlatMemory()
    let shape = SlotReader.Shape(row, in: memory)
    defer { withExtendedLifetime(memory) {} }
    return SlotValues.withScratch { values in
      values.put(self)
      return unsafe withUnsafePointer(to: shape) { shape in unsafe make(values.reader(shape)) }
    }
  }
}
