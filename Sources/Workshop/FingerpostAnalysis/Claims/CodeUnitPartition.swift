/// The code units in classes that some automata do not tell apart, so that one letter stands for a class.
///
///     [é😀]      ASCII, what is before é, é, what is behind it; and pairs: of 😀's halves both, the first, the second, or neither
struct CodeUnitPartition {
  /// Ranges in order that no machine cuts: of the first plane's letters, of the first halves of others, and of second halves.
  private(set) var plain: [ClosedRange<UInt16>] = []
  private(set) var firsts: [ClosedRange<UInt16>] = []
  private(set) var seconds: [ClosedRange<UInt16>] = []

  /// The most letters beyond the first plane; patterns that name this many halves are made up.
  private static let mostPairs = 1024

  init(_ machines: [CodeUnitMachine]) {
    if machines.isEmpty { return }
    // Where a range begins. Surrogates have ranges of their own.
    var starts: Set<Int> = [0, 0x80, 0xD800, 0xDC00, 0xE000, 0x10000]
    for machine in machines {
      for case .takes(let units) in machine.states {
        for range in units.ranges { starts.formUnion([Int(range.lowerBound), Int(range.upperBound) + 1]) }
      }
    }
    let sorted = starts.sorted()
    for (start, next) in zip(sorted, sorted.dropFirst()) {
      let range = UInt16(start)...UInt16(next - 1)
      switch start {
      case 0xD800..<0xDC00: firsts.append(range)
      case 0xDC00..<0xE000: seconds.append(range)
      default: plain.append(range)
      }
    }
  }

  /// Whether there is a letter for each class.
  var isComplete: Bool { firsts.count * seconds.count <= Self.mostPairs }

  /// A letter of each class that is not known; none of a class whose letters are all known.
  func letters(isKnown: (Unicode.Scalar) -> Bool) -> [Unicode.Scalar] {
    func isNew(_ scalar: Unicode.Scalar) -> Bool {
      // What no link can hold.
      scalar.value != 0 && scalar != "\n" && scalar != "\r" && !isKnown(scalar)
    }
    var letters = plain.compactMap { range in range.lazy.compactMap { Unicode.Scalar($0) }.first(where: isNew) }
    for first in firsts {
      for second in seconds {
        if letters.count > plain.count + Self.mostPairs { return letters }
        let scalars = first.lazy.flatMap { high in
          let block: UInt32 = 0x10000 + (UInt32(high) - 0xD800) << 10
          return second.lazy.compactMap { low in Unicode.Scalar(block + UInt32(low) - 0xDC00) }
        }
        if let scalar = scalars.first(where: isNew) { letters.append(scalar) }
      }
    }
    return letters
  }
}
