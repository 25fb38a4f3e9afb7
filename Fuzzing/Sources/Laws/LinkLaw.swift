import FingerpostEngine

/// What reads prints text that reads equal and prints alike; what is refused says where.
func checkLink(_ bytes: [UInt8]) throws(Broken) {
  var draw = Draw(bytes)
  let origins = originSets[draw.below(originSets.count)]
  let flags = draw.below(18)
  let limits = flags >= 9 ? LinkLimits(bytes: 48, segments: 4, queryItems: 3, captures: 8) : LinkLimits()
  let slashes: TextRules.Slashes? = [nil, .strict, .lenient][flags % 3]
  let rules = TextRules(limits: limits, slashes: slashes, plus: flags / 3 % 3 == 1 ? .form : .rfc3986)
  let text = draw.text
  let location: Location
  do throws(LinkError) {
    location = try Location(parsing: text, origins: origins, rules: rules)
  } catch {
    // A limit of bytes may stand within a character.
    let isWhole = error.kind == .tooLong ? error.offset <= text.utf8.count : text.mayPoint(to: error.offset)
    try expect(isWhole, "\(text.debugDescription): \(error) at \(error.offset)")
    return try expect(!error.description.isEmpty && error.code.number > 0, "\(text.debugDescription): no message")
  }
  let printed: String
  do throws(PrintError) {
    printed = try location.print()
  } catch {
    // Compact text may begin with an empty segment, which nothing prints.
    return try expect(location.segments.first == "" && location.fragment == nil, "\(text.debugDescription): \(error)")
  }
  // What prints may be longer than what was read, by its escapes.
  let wide = TextRules(limits: LinkLimits(bytes: 65_536), slashes: slashes, plus: rules.plus)
  guard let again = try? Location(parsing: printed, origins: origins, rules: wide) else {
    throw Broken(message: "\(text.debugDescription) prints \(printed.debugDescription), which does not read")
  }
  let note = "\(text.debugDescription) prints \(printed.debugDescription)"
  try expect(again == location, "\(note), which reads otherwise")
  try expect((try? again.print())?.isIdentical(to: printed) == true, "\(note), and then other text")
}

let originSets: [[Origin]] = [
  [.scheme("app"), .web("a.example"), .path], [.compact], [.web("*"), .scheme("app")], [.web("{host}"), .path],
  [.withoutAuthority("app"), .compact],
  [.withoutAuthority("app", isRootless: true), .path], [.scheme("app"), .web("www.a.example", scheme: "app")],
  [.web("*.b.example"), .web("x.b.example"), .web("{t}.example")], [.web("a.example:8080", scheme: "http"), .compact],
]
