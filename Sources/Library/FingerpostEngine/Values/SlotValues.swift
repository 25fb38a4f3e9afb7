/// Values for the parameters of a route, in bytes of their own: to write a link from, or in canonical spelling.
struct SlotValues: ~Copyable {
  var bytes: ScratchBuffer<UInt8>
  /// A choice of −1 is open: the values decide the branch.
  var hit: Hit

  static let memory = 1024

  /// - Parameter memory: ``memory`` bytes that outlive the values.
  @inline(__always)
  init(_ memory: UnsafeMutableRawPointer) {
    unsafe hit = Hit(memory)
    unsafe bytes = ScratchBuffer(lent: memory + Hit.memory, capacity: Self.memory - Hit.memory)
  }

  /// Lends memory for values.
  static func withScratch<Result, Failure: Error>(
    _ use: (inout SlotValues) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe withScratchMemory(memory) { (memory) throws(Failure) in
      var values = unsafe SlotValues(memory)
      return try use(&values)
    }
  }

  mutating func put(_ text: Bytes) -> Slice {
    let start = bytes.count
    bytes.append(contentsOf: text)
    return Slice(start, bytes.count)
  }

  mutating func put(_ text: String) -> Slice {
    let start = bytes.count
    text.withInlineBytes { bytes.append(contentsOf: $0) }
    return Slice(start, bytes.count)
  }

  /// Copies the captures of a link.
  mutating func put(_ read: borrowing Hit, _ text: Bytes) {
    hit.route = read.route
    for slot in 0..<read.slots.count {
      hit.slots.append(read.slots[slot].slice.map { CaptureSlice(put(text[$0])) } ?? read.slots[slot])
    }
    for index in 0..<read.lists.count { hit.lists.append(put(text[read.lists[index]])) }
    for group in 0..<read.choices.count { hit.choices.append(read.choices[group]) }
  }
}

// Captures ↔ slots.

extension SlotValues {
  mutating func put(_ captures: Captures) {
    for capture in captures.values {
      switch capture {
      case .absent: hit.slots.append(.absent)
      case .text(let text): hit.slots.append(CaptureSlice(put(text)))
      case .list(let texts):
        hit.slots.append(CaptureSlice(list: hit.lists.count, count: texts.count))
        for text in texts { hit.lists.append(put(text)) }
      }
    }
    for choice in captures.choices { hit.choices.append(Int32(truncatingIfNeeded: choice)) }
  }

  var captures: Captures {
    Captures(
      values: (0..<hit.slots.count).map { captured(hit.slots[$0]) },
      choices: (0..<hit.choices.count).map { Int(hit.choices[$0]) })
  }

  /// The value of a slot as text of its own.
  private func captured(_ slot: CaptureSlice) -> Captured {
    if let slice = slot.slice { return .text(bytes.bytes.string(slice)) }
    return slot.list.map { .list($0.map { bytes.bytes.string(hit.lists[$0]) }) } ?? .absent
  }
}
