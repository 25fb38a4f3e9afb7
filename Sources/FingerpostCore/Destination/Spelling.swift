/// What a value is, as far as links can tell: parameters are their texts, enums their case and what it holds, tuples their
/// elements.
///
/// Two values are the same where their spellings are; their own `==` is not asked, and they need not have one.
indirect enum Spelling: Sendable, Hashable {
  case parameter([Captured])
  case enumCase(UInt32, holding: Spelling?)
  case tuple([Spelling])

  /// Nil for what is none of these, and for an enum of which nothing tells what it holds.
  init?(_ value: Any) {
    func spell<Value>(_ value: Value) -> Spelling? {
      if let element = PayloadElement(Value.self) { return element.captures(of: value).map { .parameter($0) } }
      if EnumCase.tag(of: value) != nil { return Spelling(case: value) }
      guard TupleLayout.elements(of: Value.self) != nil else { return nil }
      let values = TupleLayout.decompose(value)
      let spellings = values.compactMap { Spelling($0) }
      return spellings.count == values.count ? .tuple(spellings) : nil
    }
    guard let spelling = spell(value) else { return nil }
    self = spelling
  }

  /// The spelling of an enum's value, also where it could be a parameter by itself.
  init?<Value>(case value: Value) {
    // Without a name there is no reflection metadata: a case that holds something would seem to hold nothing.
    guard let tag = EnumCase.tag(of: value), EnumCase.name(of: value) != nil || !EnumCase.isHolding(value) else {
      return nil
    }
    guard let held = EnumCase.payload(of: value) else {
      self = .enumCase(tag, holding: nil)
      return
    }
    guard let spelling = Spelling(held) else { return nil }
    self = .enumCase(tag, holding: spelling)
  }
}
