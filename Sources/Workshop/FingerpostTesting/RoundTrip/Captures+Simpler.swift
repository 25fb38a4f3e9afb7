import FingerpostEngine
import FingerpostCore

// Of captures that show a failure, simpler ones: each has fewer bytes, or the same without what is neither letter nor digit.

extension Captures {
  /// Captures that differ in one text, or in one element of a list, by being simpler; the simplest first.
  var simpler: [Captures] {
    values.indices.flatMap { slot in
      let simpler: [Captured] =
        switch values[slot] {
        case .absent: []
        case .text(let text): text.simpler.map { .text($0) }
        case .list(let texts): Self.simpler(texts).map { .list($0) }
        }
      return simpler.map { capture in
        var captures = self
        captures.values[slot] = capture
        return captures
      }
    }
  }

  private static func simpler(_ texts: [String]) -> [[String]] {
    texts.indices.map { index in Array(texts[..<index] + texts[(index + 1)...]) }
      + texts.indices.flatMap { index in
        texts[index].simpler.map { text in
          var simpler = texts
          simpler[index] = text
          return simpler
        }
      }
  }
}

extension String {
  fileprivate var simpler: [String] {
    guard !isEmpty else { return [] }
    let scalars = Array(unicodeScalars)
    let half = scalars.count / 2
    let halves = scalars.count > 3 ? [scalars[..<half], scalars[half...]] : []
    // Long text is halved before it is picked at.
    let near = scalars.indices.prefix(32)
    let shorter = near.map { scalars[..<$0] + scalars[($0 + 1)...] }
    let plainer = near.filter { !scalars[$0].isPlain }.map { scalars[..<$0] + ["a"] + scalars[($0 + 1)...] }
    return [""]
      + (halves + shorter + plainer).map { scalars in
        var text = UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
      }
  }
}

extension Unicode.Scalar {
  fileprivate var isPlain: Bool { isASCII && (properties.isAlphabetic || properties.numericType != nil) }
}
