extension UnionAutomaton {
  /// The values of a query key or the fragments, as claims and the labels of routes tell them apart.
  ///
  /// - Parameters:
  ///   - fragments: the fragments of several parts.
  ///   - bare: the bytes that are bare; where fragments are cut, letters are also written as in their parts.
  init(
    values claims: [Pattern], labels: [Label], fragments: [FragmentLanguage], bare: ByteSet,
    _ setting: RelationSetting
  ) {
    let expressions = labels.map { TextExpression.sequence(Self.expressions($0, .value, setting)) }
    let machines = claims.compactMap { if case .units(let machine) = $0 { machine } else { nil } }
    let own = claims.compactMap { if case .characters(let expression, _) = $0 { expression } else { nil } }
    self.init(
      LinkLetter.alphabet(
        (own + expressions + fragments.flatMap { $0.expressions }).named, machines,
        bare: [bare] + (fragments.isEmpty ? [] : [.segment, .query])),
      hasAllLetters: CodeUnitPartition(machines).isComplete, keepsOthers: true)
    if fragments.isEmpty {
      add(TextExpression.optional(.anything).map { .decoded($0) }, .valid)
    } else {
      add(FragmentLanguage.valid, .valid)
      for expression in expressions { add(expression.map { .written($0, bare: bare) }, .printed) }
      for fragment in fragments { add(fragment.printed, .printed) }
    }
    validCount = Int32(classes.count)
    for (index, claim) in claims.enumerated() {
      let first = Int32(classes.count)
      start += add(claim, .claim(index))
      components.append(
        Component(acceptance: .claim(index), list: .claims, states: first..<Int32(classes.count)))
    }
    for (index, expression) in expressions.enumerated() { add(expression.map { .decoded($0) }, .route(index)) }
    for (index, fragment) in zip(labels.count..., fragments) {
      for part in fragment.parts { add(part, .route(index)) }
      for detail in fragment.details { add(detail, .detail) }
      for text in fragment.repeated { add(text, .refused) }
      partCounts[index] = fragment.parts.count
    }
  }
}
