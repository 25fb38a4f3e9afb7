internal import FingerpostEngine

extension Substring {
  /// The text in the brackets that this text begins with; nil if they do not close.
  var group: Substring? { closing.map { self[index(after: startIndex)..<$0] } }

  /// What follows the brackets that this text begins with; its end, if they do not close.
  var behindGroup: Substring { closing.map { self[index(after: $0)...] } ?? suffix(0) }

  /// Where the bracket ends that the text begins with.
  private var closing: Index? {
    let pairs: [Character: Character] = ["(": ")", "{": "}", "<": ">", "[": "]"]
    guard let open = first, let close = pairs[open] else { return nil }
    var depth = 0
    for index in indices {
      if self[index] == open { depth += 1 }
      if self[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The parts between some characters that stand in no brackets and no quotes.
  func cut(at separators: String) -> [Substring] {
    var (parts, start, depth, quote): ([Substring], Index, Int, Character?) = ([], startIndex, 0, nil)
    for index in indices {
      let character = self[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if "\"'".contains(character) {
        quote = character
      } else if "([{<".contains(character) {
        depth += 1
      } else if ")]}>".contains(character) {
        depth -= 1
      } else if depth <= 0, separators.contains(character) {
        parts.append(self[start..<index])
        start = self.index(after: index)
      }
    }
    return parts + [self[start...]]
  }

  /// The name that the text begins with: hyphens are part of it, and dots before another letter.
  var leadingName: Substring {
    guard first?.isNameStart == true else { return prefix(0) }
    let end = indices.first { index in
      if self[index].isNameStart || self[index].isNumber || self[index] == "-" { return false }
      return self[index] != "." || self[self.index(after: index)...].first?.isNameStart != true
    }
    return self[..<(end ?? endIndex)]
  }

  /// The first segment, if it looks like a host and others follow: `a.example` of `a.example/users`.
  var firstHost: Substring? {
    let first = prefix { $0 != "/" }
    let isHost = first.contains(".") && first.allSatisfy { $0.isLetter || $0.isNumber || ".-".contains($0) }
    return isHost && first.endIndex < endIndex ? first : nil
  }

  /// Whether this is a name, and nothing else.
  var isForeignName: Bool { !isEmpty && leadingName.endIndex == endIndex }

  var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...end]
  }
}

extension Substring {
  /// Whether a segment ends before this text.
  var endsSegment: Bool {
    guard let first else { return true }
    return "/)]}|#?".contains(first) || ["(/", "[/", "{/", "{?", "{&"].contains(where: hasPrefix)
  }

  /// Whether this is a regular expression, and not the parts of a path.
  var isExpression: Bool { [".*", ".+"].contains(self) || contains { "\\[^$+".contains($0) } }

  /// Whether this is what may follow in a segment, such as `.:format`.
  var isPartOfSegment: Bool { contains(":") && first.map { ".-".contains($0) } ?? false }
}

extension Character {
  var isNameStart: Bool { isLetter || self == "_" }
}
