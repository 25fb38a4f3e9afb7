import SeededRandom

/// Texts that may be templates: they find what the generator of templates was not told of.
extension TemplateGenerator {
  /// What the grammar is made of, and what it is not.
  private static let tokens = [
    "{", "}", "(", ")", "[", "]", "|", "/", "?", "&", "=", "#", "*", ":", ",", " ", ".", "-", "%", "+", "@", "\0", "\n",
    "a", "b", "k", "é", "🙂", "1", "..", "%41", "%C3%A9", "%2F", "%3A", "%28", "日", "\u{301}", "\u{200D}", "%E2%80%AE",
    "\u{D4E}", "\u{3000}", "%00", "%FF", "%EF%BF",
    "{a}", "{b:int}", "{c:a|b}", "{d:[int]}", "{e=1}", "{f:int=1}", "{*g}", "{:uuid}", "{:ipv4}", "{:a|}",
    "{:[string]}",
    ":int", ":string", ":[int]", ":[string]", ":date", ":low", "[int]", "[a|b]", "string", "int",
    "k=", "k={h}", "k=:int", "k=:[int]", "(k={i})", "(a/{j})", "(a|{l})", "(a?{m})", "GET ", "M-SEARCH ", " [web]",
    " [deprecated=a, tag=b]", " [origin=https://a.example, ", "origin=", "http://[::1]:80", "https://{t}.b.example",
    "app://", "web", "internal", " [confirm, ", "tag=", "deprecated", "overlaps=a", "overlaps=*",
    "case=ignore", " [case=ignore]", "{i:a|A}",
    "{n:double=1.50}",
    "{o:bool=TRUE}",
    "({p:low=a})", "(#{r})", "(#a)", "(#", "?{*s}", "a/{**v}", "({**w})", "{**x:url}", "&{*t}", "k={*u}",
  ]

  /// Text over the grammar's alphabet, which seldom reads.
  mutating func noise() -> String { (0..<random.below(9)).map { _ in random.pick(Self.tokens) }.joined() }

  /// A text with a few tokens put in, taken out, doubled or put in another's stead, or with another text's end.
  mutating func mutated(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0...random.below(2) {
      let place = random.below(scalars.count + 1)
      let end = min(scalars.count, place + random.below(4))
      switch random.below(6) {
      case 0: scalars.removeSubrange(place..<end)
      case 1: scalars.insert(contentsOf: scalars[place..<end], at: place)
      case 2: scalars.replaceSubrange(place..<end, with: random.pick(Self.tokens).unicodeScalars)
      case 3: scalars = scalars[..<place] + Array(self.text().unicodeScalars.suffix(8))
      default: scalars.insert(contentsOf: random.pick(Self.tokens).unicodeScalars, at: place)
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
