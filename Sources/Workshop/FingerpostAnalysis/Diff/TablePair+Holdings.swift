/// What one parameter of a route holds in a link.
struct Holding {
  let name: String
  /// The set of a type's values, if all are known.
  let type: ParameterType
  /// The parts of the link that it reads; empty if it is left out.
  let parts: [Range<Int>]
  /// What is read there, in the type's spelling, or the default.
  let value: Captured
  /// Whether it is not known what it holds if it is left out.
  let hasUnknownDefault: Bool

  /// Whether the parameter surely has another value in the other table, where it reads another part of the link, or none.
  func differs(from now: Holding) -> Bool {
    // What one table alone reads there may be spelled in another way.
    if !parts.isEmpty, parts == now.parts { return false }
    if parts.isEmpty, hasUnknownDefault || now.hasUnknownDefault || !now.parts.isEmpty { return false }
    return !value.texts.elementsEqual(now.value.texts) { $0.isIdentical(to: $1) }
  }
}

extension TablePair {
  /// What the parameters of a route hold in a link that it wins in its table.
  func holdings(_ link: TemplateRelation.Witness, _ route: Int) -> [Holding] {
    let (program, table, parameters) = (setting.programs[route], table(of: route), template(route).parameters)
    guard let match = table.answer(link.text, method: link.method), match.index == index(route) else { return [] }
    let values = match.captures.values
    let all = setting.read(link.text, by: route) { hit, _ in
      (0..<program.slotCount).map { slot in
        Holding(
          name: program.name(slot), type: table.values(of: parameters[slot].type), parts: hit.parts(of: slot) ?? [],
          value: values[slot], hasUnknownDefault: parameters[slot].defaultValue == .unknown)
      }
    }
    return (all ?? []).reduce(into: []) { holdings, held in
      // Branches may have parameters of one name, of which a link has one at most.
      guard let known = holdings.firstIndex(where: { $0.name == held.name }) else { return holdings.append(held) }
      if holdings[known].parts.isEmpty { holdings[known] = held }
    }
  }

  /// A parameter of a link that both tables read, in each of them.
  private func pairs(in link: TemplateRelation.Witness, _ route: Int, _ other: Int) -> [(
    before: Holding, after: Holding
  )] {
    let after = holdings(link, other)
    return holdings(link, route).compactMap { held in after.first { $0.name == held.name }.map { (held, $0) } }
  }

  /// The names of the parameters that the new table reads from other parts of a link, or from none.
  func namesRead(elsewhereIn link: TemplateRelation.Witness, _ route: Int, _ other: Int) -> [String] {
    pairs(in: link, route, other)
      .filter { before, after in !before.parts.isEmpty && before.parts != after.parts }
      .map { $0.before.name }
  }

  /// A link like one that both tables read, with a text in place of one of them that a parameter reads in one table, so that its
  /// values differ; nil if none is known.
  ///
  ///     // old: /#a={v:uint8}&(b={u:int})   new: /#me={v:uint8}&(b={u:int})
  ///     // for "v", like /#a=2&me=2: /#a=1&me=2
  func differing(
    _ name: String, like link: TemplateRelation.Witness, _ route: Int, _ other: Int
  ) -> TemplateRelation.Witness? {
    guard let pair = pairs(in: link, route, other).first(where: { $0.before.name == name }) else { return nil }
    let bytes = Array(link.text.utf8)
    let texts = Self.texts(like: pair.before.value, pair.before.type.element.samples + pair.after.type.element.samples)
    for part in pair.before.parts + pair.after.parts where part.upperBound <= bytes.count {
      for text in texts {
        let changed = Array(bytes[..<part.lowerBound]) + Array(text.escapedInFragment.utf8) + bytes[part.upperBound...]
        let link = TemplateRelation.Witness(method: link.method, text: String(decoding: changed, as: UTF8.self))
        Work.current?.spend(2)
        guard isWon(link, by: route, other) else { continue }
        let differs = pairs(in: link, route, other).contains {
          $0.before.name == name && $0.before.differs(from: $0.after)
        }
        if differs { return link }
      }
    }
    return nil
  }

  /// Samples, and the texts that differ from a value in one character.
  private static func texts(like value: Captured, _ samples: [String]) -> [String] {
    let text = value.texts.first ?? ""
    return samples
      + text.indices.reversed().prefix(8).flatMap { index in
        "01a".map { text[..<index] + String($0) + text[text.index(after: index)...] }
      }
  }
}
