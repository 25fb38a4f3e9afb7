import FingerpostProof

extension TextExpression {
  /// The same texts as a regular expression of JavaScript, without groups that capture.
  ///
  ///     TextExpression(ScalarType.bool).source()   // "[01]|[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee]"
  ///
  /// - Parameter escapes: how characters may also be spelled where the texts stand.
  func source(_ escapes: [Unicode.Scalar: String] = [:]) -> String {
    Expression(self, escapes).alternatives.joined(separator: "|")
  }
}

/// Alternatives, each a row of atoms with how often they stand.
private struct Expression {
  private struct Atom: Equatable {
    var text: String
    var least = 1
    var most: Int? = 1

    var description: String {
      switch (least, most) {
      case (1, 1): text
      case (2, 2) where text.unicodeScalars.count == 1: text + text
      case (0, 1): text + "?"
      case (1, nil): text + "+"
      case (0, nil): text + "*"
      case (let least, let most?) where least == most: text + "{\(least)}"
      default: text + "{\(least),\(most.map(String.init) ?? "")}"
      }
    }
  }

  /// None: nothing matches.
  private var rows: [[Atom]]

  var alternatives: [String] { rows.map { row in row.map(\.description).joined() } }

  private init(_ rows: [[Atom]]) { self.rows = rows }

  init(_ expression: TextExpression, _ escapes: [Unicode.Scalar: String]) {
    switch expression {
    case .one(let characters):
      let isEmpty = characters.listed.isEmpty && !characters.isExcept
      rows = isEmpty ? [] : [[Atom(text: Self.text(of: characters, escapes))]]
    case .sequence(let all):
      rows = [[]]
      for part in all {
        let next = Expression(part, escapes)
        if next.rows.isEmpty {
          rows = []
          return
        }
        // One row is written on; several become a group.
        let atoms = next.rows.count == 1 ? next.rows[0] : [next.group]
        for atom in atoms { append(atom) }
      }
    case .either(let all):
      let own = all.map { Expression($0, escapes) }
      let some = own.flatMap(\.rows).filter { !$0.isEmpty }
      let isOptional = own.contains { $0.rows.contains([]) }
      rows = isOptional ? some.isEmpty ? [[]] : [[Expression(some).optional]] : some
    case .repeated(let inner):
      var atom = Expression(inner, escapes).group
      atom.most = nil
      rows = [[atom]]
    }
  }

  /// Adds an atom to the only row; one that is there already stands once more.
  private mutating func append(_ atom: Atom) {
    if let last = rows[0].last, last.text == atom.text, let most = last.most, let more = atom.most {
      rows[0][rows[0].count - 1] = Atom(text: atom.text, least: last.least + atom.least, most: most + more)
    } else {
      rows[0].append(atom)
    }
  }

  /// The whole as one atom.
  private var group: Atom {
    if rows.count == 1, rows[0].count == 1, rows[0][0].least == 1, rows[0][0].most == 1 { return rows[0][0] }
    return Atom(text: "(?:\(alternatives.joined(separator: "|")))")
  }

  /// The whole once or not at all: `[0-9]` and then perhaps more of it is `[0-9]{0,2}`.
  private var optional: Atom {
    if rows.count == 1, rows[0].count == 1, rows[0][0].least <= 1 {
      return Atom(text: rows[0][0].text, least: 0, most: rows[0][0].most)
    }
    var atom = group
    atom.least = 0
    return atom
  }

  /// A character, a class, or where some have other spellings a group.
  private static func text(of characters: Characters, _ escapes: [Unicode.Scalar: String]) -> String {
    let special = characters.isExcept ? [] : characters.listed.filter { escapes[$0] != nil }
    let plain = characters.listed.filter { !special.contains($0) }
    let own = characters.isExcept || !plain.isEmpty ? [characterClass(plain, characters.isExcept)] : []
    let others = special.flatMap { [characterClass([$0], false), escapes[$0] ?? ""] }
    return others.isEmpty ? own.joined() : "(?:\((own + others).joined(separator: "|")))"
  }

  /// `[0-9a-f]`; a letter or a digit alone needs no brackets.
  private static func characterClass(_ listed: [Unicode.Scalar], _ isExcept: Bool) -> String {
    if listed.count == 1, !isExcept, let one = listed.first, !".*+?()[]{}|^$\\/".unicodeScalars.contains(one) {
      return String(one)
    }
    var ranges: [ClosedRange<UInt32>] = []
    for value in listed.map(\.value).sorted() {
      if let last = ranges.last, last.upperBound + 1 == value {
        ranges[ranges.count - 1] = last.lowerBound...value
      } else {
        ranges.append(value...value)
      }
    }
    let texts = ranges.map { range -> String in
      let (first, last) = (character(range.lowerBound), character(range.upperBound))
      let count = range.upperBound - range.lowerBound
      return count == 0 ? first : count == 1 ? first + last : "\(first)-\(last)"
    }
    return "[\(isExcept ? "^" : "")\(texts.joined())]"
  }

  private static func character(_ value: UInt32) -> String {
    let text = Unicode.Scalar(value).map(String.init) ?? ""
    return ["\\", "]", "^", "-", "["].contains(text) ? "\\\(text)" : text
  }
}
