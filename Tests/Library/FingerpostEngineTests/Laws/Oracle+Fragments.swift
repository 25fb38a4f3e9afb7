import FingerpostAnalysis
import FingerpostEngine
import FingerpostProof

/// What the fragment of a link holds for a route.
struct OracleFragment {
  /// What precedence compares: literals, then paths by their labels, items, what is one text; after all others a route that asks
  /// for no fragment.
  enum Kind: Int {
    case literal, path, items, text, none
  }

  var kind = Kind.none
  var labels: [OracleLabel] = []
  var query: OracleQueryReading?
  var values: [Int: Captured] = [:]
  var choices: [Int: Int] = [:]
  var isInGroup = false

  func inGroup(_ group: Int, taken: Int) -> OracleFragment {
    var fragment = self
    (fragment.isInGroup, fragment.choices[group]) = (true, taken)
    return fragment
  }

  /// Nil where neither comes first.
  func isBetter(than other: OracleFragment) -> Bool? {
    if isInGroup != other.isInGroup { return other.isInGroup }
    if kind != other.kind { return kind.rawValue < other.kind.rawValue }
    if labels != other.labels { return labels < other.labels }
    let (mine, theirs) = (query?.required ?? [], other.query?.required ?? [])
    if mine.count != theirs.count { return mine.count > theirs.count }
    for (left, right) in zip(mine, theirs) {
      if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
      if left.rank != right.rank { return left.rank < right.rank }
    }
    let (present, others) = (query?.present ?? 0, other.query?.present ?? 0)
    return present == others ? nil : present > others
  }
}

/// A fragment, its parameters and groups numbered.
struct OracleParts {
  var path: [OracleNode] = []
  var query: [OracleQuery] = []
  /// The group of a fragment that may be left out.
  var group: Int?
}

extension OracleNumbering {
  mutating func fragment(_ fragment: Template.Fragment?) -> OracleParts {
    var parts = OracleParts()
    // Case counts after the path.
    let folded = folds
    folds = false
    defer { folds = folded }
    guard let fragment else { return parts }
    parts.path = path(fragment.path, isLast: false)
    parts.query = query(fragment.query)
    if fragment.isOptional {
      optionals += 1
      parts.group = nextGroup()
    }
    return parts
  }
}

extension Oracle {
  /// What the fragment holds for a route; nil where it does not match.
  func fragment(_ route: OracleRoute, _ text: OracleText) -> OracleFragment? {
    let parts = route.fragment
    guard let own = route.route.template.fragment else { return OracleFragment(isInGroup: true) }
    switch (own.kind, own.path.first) {
    case (.text, .literal(let literal)?): return whole(parts, text) { required(literal, text.fragment) }
    case (.text, .parameter(let parameter)?):
      return whole(parts, text) { required(parameter, parts, text.fragment) }
    case (.text, _):
      guard let whole = text.fragment else {
        return parts.group.map { OracleFragment(kind: .text, labels: labels(parts.path)).inGroup($0, taken: 0) }
      }
      let found = read([whole], [text.spelledFragment ?? ""], parts, .text, [], [])
      return parts.group.map { found?.inGroup($0, taken: 1) } ?? found
    case (.path, _), (.items, _):
      let kind = own.kind == .path ? OracleFragment.Kind.path : .items
      return cut(text, own.kind, own.isRooted).flatMap {
        read($0.segments, $0.raws, parts, kind, $0.query, $0.rawValues)
      }
    }
  }

  /// One literal or parameter, which may be in a group. A literal that is not there stands for nothing, so it counts as there.
  private func whole(_ parts: OracleParts, _ text: OracleText, _ read: () -> OracleFragment?) -> OracleFragment? {
    guard let group = parts.group else { return read() }
    if text.fragment != nil { return read()?.inGroup(group, taken: 1) }
    guard case .parameter(_, _, let label, _, _)? = parts.path.first else {
      return OracleFragment(kind: .literal).inGroup(group, taken: 1)
    }
    return OracleFragment(kind: .text, labels: [label]).inGroup(group, taken: 0)
  }

  private func required(_ literal: String, _ text: String?) -> OracleFragment? {
    text.map { isSame($0, literal) } == true ? OracleFragment(kind: .literal) : nil
  }

  private func required(_ parameter: Template.Parameter, _ parts: OracleParts, _ text: String?) -> OracleFragment? {
    guard case .parameter(_, let number, let label, _, _)? = parts.path.first else { return nil }
    let value = text.map { types.read($0, as: parameter.type) } ?? parameter.defaultText
    return value.map { OracleFragment(kind: .text, labels: [label], values: [number: .text($0)]) }
  }

  func fragmentCutsTwice(_ route: OracleRoute, _ text: OracleText) -> Bool {
    guard let own = route.route.template.fragment, own.hasParts else { return false }
    let cut =
      own.kind == .text
      ? text.fragment.map { ([$0], []) } : cut(text, own.kind, own.isRooted).map { ($0.segments, $0.query) }
    guard let (segments, items) = cut else { return false }
    var reader = OracleReader(types: types, segments: segments, isCompact: false)
    reader.read(route.fragment.path, from: 0, OracleReading())
    return Set(reader.found.map(\.values)).count > 1
      || OracleQueryReading.cutsTwice(route.fragment.query, of: items, types)
  }

  private func labels(_ path: [OracleNode]) -> [OracleLabel] {
    path.map { if case .mixed(_, _, let label, _) = $0 { label } else { .literal } }
  }

  private func read(
    _ segments: [String], _ raws: [String], _ parts: OracleParts, _ kind: OracleFragment.Kind,
    _ items: [Location.QueryItem], _ rawValues: [String]
  ) -> OracleFragment? {
    var reader = OracleReader(types: types, segments: segments, raws: raws, isCompact: false)
    reader.read(parts.path, from: 0, OracleReading())
    guard let reading = reader.found.first,
      let query = OracleQueryReading(
        parts.query, of: items, raws: rawValues, types: types, isStrict: options.strictQuery)
    else { return nil }
    return OracleFragment(
      kind: kind, labels: reading.labels, query: query, values: reading.values.merging(query.values) { $1 },
      choices: query.choices)
  }

  /// A fragment cut as one kind, by plain splitting; a missing one is empty.
  private func cut(
    _ text: OracleText, _ kind: Template.Fragment.Kind, _ isRooted: Bool
  ) -> (segments: [String], raws: [String], query: [Location.QueryItem], rawValues: [String])? {
    var raw = text.spelledFragment ?? ""
    var items = raw
    var (segments, raws) = ([String](), [String]())
    if kind == .path {
      let halves = raw.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      (raw, items) = (halves.first ?? "", halves.count == 2 ? halves[1] : "")
      guard raw.hasPrefix("/") == isRooted else { return nil }
      segments = raw.isEmpty ? [] : raw.components(separatedBy: "/")
      if isRooted { segments.removeFirst() }
      if segments.last?.isEmpty == true { segments.removeLast() }
      let isLenient = options.text.slashes.map { $0 == .lenient } ?? (text.form == .scheme || text.form == .schemePath)
      if isLenient { segments.removeAll { $0.isEmpty } }
      let decoded = segments.compactMap(\.unescaped)
      let isSound = decoded.count == segments.count && !decoded.contains { $0.isEmpty || $0 == "." || $0 == ".." }
      guard isSound, decoded.count <= options.text.limits.segments else { return nil }
      (segments, raws) = (decoded, segments)
    }
    let query = items.split(separator: "&").map { item -> Location.QueryItem in
      let halves = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { half in
        let text = options.text.plus == .form ? String(half.map { $0 == "+" ? " " : $0 }) : String(half)
        return text.unescaped ?? ""
      }
      return Location.QueryItem(key: halves[0], value: halves.count == 2 ? halves[1] : "")
    }
    let rawValues = OracleText.values(items.split(separator: "&").map(String.init))
    return query.count <= options.text.limits.queryItems ? (segments, raws, query, rawValues) : nil
  }
}
