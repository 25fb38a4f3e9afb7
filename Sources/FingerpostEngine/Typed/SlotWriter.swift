/// Receives the elements of a payload, in order, from code that takes a value apart: the counterpart of a ``SlotReader``.
@safe public struct SlotWriter: ~Copyable {
  private(set) var bytes: ScratchBuffer<UInt8>
  /// The value of each entry: see ``PayloadShape``.
  private(set) var entries: ScratchBuffer<CaptureSlice>
  private(set) var lists: ScratchBuffer<Slice>
  /// The branches of the last groups, if the value decides them; −1 if the parameters do.
  private(set) var choices: ScratchBuffer<Int32>
  /// For a mount, the row of the mounted router to write, and then the one that was written; −1 for any.
  package var innerRow = -1
  /// Whether the mounted router cannot write the value.
  package private(set) var isRefused = false
  /// The reason, if there is one: an array, because an empty one is cheaper to destroy than an absent error.
  private var failures: [PrintError] = []
  package var failure: PrintError? { failures.last }

  static let memory = 1024

  /// - Parameter memory: ``memory`` bytes that outlive the writer.
  init(_ memory: UnsafeMutableRawPointer) {
    unsafe entries = ScratchBuffer(lent: memory, capacity: 24)
    unsafe lists = ScratchBuffer(lent: memory + 192, capacity: 16)
    unsafe choices = ScratchBuffer(lent: memory + 320, capacity: 16)
    unsafe bytes = ScratchBuffer(lent: memory + 384, capacity: Self.memory - 384)
  }

  /// Lends a writer; nil if there is no memory.
  package static func lend<Result, Failure: Error>(
    _ use: (inout SlotWriter) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    try unsafe withUnsafeTemporaryAllocation(byteCount: memory, alignment: 16) { (memory) throws(Failure) in
      guard let memory = memory.baseAddress else { return nil }
      var writer = unsafe SlotWriter(memory)
      return try use(&writer)
    }
  }

  /// Puts an element that the link leaves out.
  public mutating func putAbsent() { entries.append(.absent) }

  /// Puts an element of one text.
  public mutating func put(_ text: String) { entries.append(CaptureSlice(add(text))) }

  /// Puts a number as its digits.
  public mutating func put(_ number: Int64) { put(digitsOf: number.magnitude, isNegative: number < 0) }

  /// Puts a number that is not negative.
  public mutating func put(_ number: UInt64) { put(digitsOf: number, isNegative: false) }

  /// Puts digits in reverse, at the end of as much room as any number needs.
  private mutating func put(digitsOf number: UInt64, isNegative: Bool) {
    bytes.append(UInt8(ascii: "-"), times: 20)
    var (start, rest) = (bytes.count, number)
    repeat {
      start &-= 1
      bytes[start] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    // The room is filled with signs.
    entries.append(CaptureSlice(Slice(isNegative ? start &- 1 : start, bytes.count)))
  }

  /// Puts an element of several texts.
  public mutating func put(_ texts: [String]) {
    let start = lists.count
    for text in texts { lists.append(add(text)) }
    entries.append(CaptureSlice(list: start, count: texts.count))
  }

  /// Refuses a mounted value that its router cannot write.
  package mutating func refuse(_ failure: PrintError? = nil) {
    (isRefused, failures) = (true, failure.map { [$0] } ?? [])
  }

  /// Puts the branch of a group, or −1.
  package mutating func put(choice: Int) { choices.append(Int32(truncatingIfNeeded: choice)) }

  /// Puts absent entries and equal choices for a part of a template that is left out, or that no value depends on.
  package mutating func skip(_ entries: Int, choices: Int, _ choice: Int = 0) {
    self.entries.append(.absent, times: entries)
    self.choices.append(Int32(truncatingIfNeeded: choice), times: choices)
  }

  /// Undoes what `write` put if it returns false.
  package mutating func attempt(_ write: (inout SlotWriter) -> Bool) -> Bool {
    let (bytes, entries, lists) = (self.bytes.count, self.entries.count, self.lists.count)
    let choices = self.choices.count
    if write(&self) { return true }
    self.bytes.removeAll(from: bytes)
    self.entries.removeAll(from: entries)
    self.lists.removeAll(from: lists)
    self.choices.removeAll(from: choices)
    (innerRow, isRefused, failures) = (-1, false, [])
    return false
  }

  /// Puts the captures of a route that is part of this one, each parameter as an element.
  package mutating func put(_ captures: Captures) {
    for capture in captures.values {
      switch capture {
      case .absent: putAbsent()
      case .text(let text): put(text)
      case .list(let texts): put(texts)
      }
    }
    for choice in captures.choices { put(choice: choice) }
  }

  /// The elements as text of their own.
  package var captures: [Captured] { (0..<entries.count).map { entries[$0].captured(bytes.bytes, lists) } }

  private mutating func add(_ text: String) -> Slice {
    let start = bytes.count
    text.lend { bytes.append(contentsOf: $0) }
    return Slice(start, bytes.count)
  }
}

// The elements of a payload ↔ slots.

extension SlotValues {
  /// Puts the elements of a payload in the slots of its route. The writer may decide the branches of the last groups.
  mutating func put(_ writer: borrowing SlotWriter, _ shape: SlotReader.Shape, _ record: RouteRecord) {
    bytes.append(contentsOf: writer.bytes.bytes)
    slots.slots.append(.absent, times: record.slots.count)
    for entry in 0..<min(shape.entryCount, writer.entries.count) {
      for index in shape.parameters(entry) { slots.slots[shape.slot(index)] = writer.entries[entry] }
    }
    for index in 0..<writer.lists.count { slots.lists.append(writer.lists[index]) }
    slots.choices.append(-1, times: max(0, Int(record.groupCount) - writer.choices.count))
    for index in 0..<writer.choices.count { slots.choices.append(writer.choices[index]) }
  }

  /// A reader of these values, which must outlive it.
  func reader(_ shape: UnsafePointer<SlotReader.Shape>) -> SlotReader {
    unsafe SlotReader(bytes.bytes, slots, shape, nil)
  }
}

extension Captures {
  /// The value that `make` makes of the captures, read with a row's shape.
  package func read<Value>(_ row: TypedRows.Row, _ make: (SlotReader) -> Value?) -> Value? {
    let value = SlotValues.lend { values in
      values.put(self)
      return unsafe row.shape.lend(inner: row.inner) { shape in unsafe make(values.reader(shape)) }
    }
    return value ?? nil
  }
}
