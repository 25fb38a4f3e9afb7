/// Some UTF-16 code units: ranges in order, with gaps between them.
package struct CodeUnits: Sendable, Hashable {
  package let ranges: [ClosedRange<UInt16>]

  package static let all = CodeUnits([], isExcept: true)

  /// - Parameter isExcept: whether it is all units but those of the ranges.
  package init(_ ranges: [ClosedRange<UInt16>], isExcept: Bool = false) {
    var joined: [ClosedRange<UInt16>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, Int(range.lowerBound) <= Int(last.upperBound) + 1 {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    self.ranges = isExcept ? Self.gaps(joined) : joined
  }

  private static func gaps(_ ranges: [ClosedRange<UInt16>]) -> [ClosedRange<UInt16>] {
    var (gaps, next) = ([ClosedRange<UInt16>](), 0)
    for range in ranges {
      if next < range.lowerBound { gaps.append(UInt16(next)...(range.lowerBound - 1)) }
      next = Int(range.upperBound) + 1
    }
    return next <= 0xFFFF ? gaps + [UInt16(next)...0xFFFF] : gaps
  }

  package func contains(_ unit: UInt16) -> Bool { ranges.contains { $0.contains(unit) } }

  package func intersection(_ other: CodeUnits) -> CodeUnits {
    CodeUnits(ranges.flatMap { range in other.ranges.compactMap { $0.overlaps(range) ? $0.clamped(to: range) : nil } })
  }

  package func subtracting(_ other: CodeUnits) -> CodeUnits { intersection(CodeUnits(other.ranges, isExcept: true)) }
}

/// An automaton over UTF-16 code units, for platforms that compare units: a letter beyond the first plane is two.
package typealias CodeUnitMachine = Machine<CodeUnits>

extension Machine<CodeUnits> {
  package static var anything: Self { Self(states: [.takes(.all), .ends(0)], start: [0, 1], after: [[0, 1], []]) }

  /// Whether it plainly reads no text.
  package var isEmpty: Bool { start.isEmpty }

  /// Whether it plainly reads every text.
  package var isUniversal: Bool {
    mayEnd(start) && start.contains { label($0) == .all && after[$0].contains($0) && mayEnd(after[$0]) }
  }

  package func reads(_ text: String) -> Bool { mayEnd(derivative(by: text).start) }

  /// What it reads behind a text.
  package func derivative(by text: String) -> Self {
    var rest = self
    for unit in text.utf16 { rest.start = next(rest.start) { $0.contains(unit) } }
    return rest
  }

  /// What it reads up to the first `?` of texts that go on with one.
  package var beforeQuery: Self {
    func ending(_ next: [Int]) -> [Int] {
      next.filter { end($0) == nil } + (next.contains { label($0)?.contains(0x3F) == true } ? [states.count] : [])
    }
    return Self(states: states + [.ends(0)], start: ending(start), after: after.map(ending) + [[]])
  }

  /// The product of both, which reads what both read; nil if that takes more states than a limit.
  package func intersection(_ other: Self, limit: Int) -> Self? {
    guard states.count * other.states.count <= limit else { return nil }
    var both = Self(states: [], start: [], after: [])
    var (numbers, pairs) = ([Int: Int](), [(Int, Int)]())
    func enter(_ own: [Int], _ others: [Int]) -> [Int] {
      own.flatMap { first in
        others.compactMap { second -> Int? in
          let key = first * other.states.count + second
          if let known = numbers[key] { return known }
          guard let state = states[first].intersection(other.states[second]) else { return nil }
          numbers[key] = both.states.count
          both.states.append(state)
          pairs.append((first, second))
          return both.states.count - 1
        }
      }
    }
    both.start = enter(start, other.start)
    while both.after.count < pairs.count {
      let (first, second) = pairs[both.after.count]
      Work.current?.spend(1 + after[first].count * other.after[second].count)
      both.after.append(enter(after[first], other.after[second]))
    }
    return both
  }
}

extension Machine<CodeUnits>.State {
  fileprivate func intersection(_ other: Self) -> Self? {
    switch (self, other) {
    case (.takes(let mine), .takes(let theirs)):
      let units = mine.intersection(theirs)
      return units.ranges.isEmpty ? nil : .takes(units)
    case (.ends, .ends): return .ends(0)
    default: return nil
    }
  }
}
