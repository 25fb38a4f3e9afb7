import FingerpostProof
import FingerpostAnalysis
import FingerpostEngine
import FingerpostRouteFile

/// What a new release changes for the links of an old one, table by table.
struct DiffReport {
  var tables: [ComparedTable] = []

  var isBreaking: Bool { tables.contains { $0.diff.isBreaking } }
}

/// What a new table changes for the links of an old one.
struct ComparedTable {
  let pair: ReadingPair
  let diff: TableDiff

  /// - Throws: what is wrong with either table.
  init(_ pair: ReadingPair, progress: ((_ done: Int, _ count: Int) -> Void)? = nil) throws(ToolError) {
    self.pair = pair
    diff = try pair.new.table().diff(from: pair.old.table(), progress: progress)
  }

  /// Where the routes of a change were declared.
  func locations(of change: TableDiff.Change) -> (old: DeclarationLocation?, new: DeclarationLocation?) {
    (pair.old.location(of: change.old), pair.new.location(of: change.new))
  }
}

extension TableReading {
  fileprivate func location(of subject: Finding.Subject?) -> DeclarationLocation? {
    guard let index = subject?.index, let known = sound?.locations, known.indices.contains(index) else { return nil }
    return known[index]
  }
}

extension TableDiff {
  /// `breaking: 2 routes die, 1 opens another route; 3 compatible changes`
  var verdict: String {
    let breaking = changes.filter(\.isBreaking)
    let unknown = changes.count { $0.kind == .notCompared }
    let rest = changes.count - breaking.count - unknown
    let notCompared =
      unknown == 0 ? "" : unknown == 1 ? "1 default is not compared" : "\(unknown) defaults are not compared"
    guard !breaking.isEmpty else {
      let known = rest == 0 ? "" : "\(rest) \(rest == 1 ? "change" : "changes")"
      let parts = [known, notCompared].filter { !$0.isEmpty }
      return "compatible: \(parts.isEmpty ? "no changes" : parts.joined(separator: "; "))"
    }
    /// What happens to so many, the first of which are named.
    func parts(_ noun: String, _ changes: [Change]) -> [String] {
      var parts: [String] = []
      for kind in Change.Kind.allCases {
        let some = changes.filter { $0.kind == kind }
        let count = some.count { $0.old == nil } + Set(some.compactMap(\.old)).count
        if count == 0 { continue }
        let subject = parts.isEmpty && kind != .options ? count == 1 ? "\(noun) " : "\(noun)s " : ""
        parts.append("\(count) \(subject)\(kind.verdict(count))")
      }
      return parts
    }
    // A change of an origin is about no route.
    func isOrigin(_ change: Change) -> Bool { change.kind == .dead && change.old == nil }
    let parts = parts("origin", breaking.filter(isOrigin)) + parts("route", breaking.filter { !isOrigin($0) })
    let compatible = rest == 0 ? "" : "; \(rest) compatible \(rest == 1 ? "change" : "changes")"
    return "breaking: \(parts.joined(separator: ", "))\(compatible)" + (unknown == 0 ? "" : "; \(notCompared)")
  }
}

extension TableDiff.Change.Kind {
  /// What happens to so many routes.
  fileprivate func verdict(_ count: Int) -> String {
    func verb(_ one: String, _ many: String) -> String { count == 1 ? one : many }
    return switch self {
    case .dead: verb("dies", "die")
    case .narrowed: verb("loses links", "lose links")
    case .moved: verb("opens another route", "open another route")
    case .values: verb("reads other values", "read other values")
    case .access: verb("refuses links from outside", "refuse links from outside")
    case .options: verb("option changes", "options change")
    case .undecided: verb("is not decided", "are not decided")
    case .notCompared: verb("is not compared", "are not compared")
    case .gone: verb("is gone", "are gone")
    case .deprecated: verb("is deprecated", "are deprecated")
    case .renamed: verb("is renamed", "are renamed")
    case .renamedParameter: verb("renames a parameter", "rename parameters")
    case .type: verb("changes a type", "change types")
    case .canonical: verb("prints other links", "print other links")
    case .widened: verb("reads more links", "read more links")
    case .added: verb("is new", "are new")
    }
  }
}

extension DiffReport {
  /// Each table's verdict, then its changes as a compiler tells its findings.
  func text(_ style: Style) -> String {
    tables.map { table in
      let title = tables.count == 1 ? "" : style("\(table.pair.title.visible):", .name) + " "
      let role = table.diff.isBreaking ? Style.Role.error : .good
      let verdict = title + style(table.diff.verdict, role) + table.presence + "\n"
      return verdict + table.diff.changes.map { table.text($0, style) }.joined()
    }.joined()
  }
}

extension ComparedTable {
  fileprivate var presence: String {
    pair.isGone ? " (the table is not there)" : pair.isAdded ? " (the table is new)" : ""
  }

  /// `location: breaking: message [code kind]`, the route as it was and as it is, a link, and the fix.
  fileprivate func text(_ change: TableDiff.Change, _ style: Style) -> String {
    let (old, new) = locations(of: change)
    let location = (new ?? old).map { style("\($0.description.visible):", .name) + " " } ?? ""
    let verdict = style("\(change.verdict):", change.isBreaking ? .error : .quiet)
    // What is the same on both sides is shown once.
    let isSame = change.old?.name == change.new?.name && change.old?.template == change.new?.template
    let sides = isSame ? [(" ", change.old)] : [("-", change.old), ("+", change.new)]
    var rows = Columns()
    for case (let mark, let subject?) in sides {
      rows.add(.init("    \(mark)", .quiet), .init(subject.name, .name), .init(subject.template))
    }
    let link = change.witness.map(\.description) ?? ""
    let isTold = link.isEmpty || change.message.contains(link)
    let word = change.kind.rawValue
    let tag = change.code?.tag(style, word) ?? style("[\(word)]", .quiet)
    return "\(location)\(verdict) \(change.message.visible) \(tag)\n"
      + rows.text(style.aligned)
      + (isTold ? "" : "    link: \(link.visible)\n")
      + (change.fix.map { "    fix: \($0.visible)\n" } ?? "")
  }
}

extension DiffReport {
  /// A document that is kept: it carries its schema, and one change a line.
  var json: String {
    var json = JSON()
    json.object { json in
      json.member("schema", bare: 1)
      json.member("breaking", bare: isBreaking)
      json.key("tables")
      json.array(tables, isTall: true) { table, json in json.object { table.write(to: &$0) } }
    }
    json.endLine()
    return json.text
  }
}

extension ComparedTable {
  fileprivate func write(to json: inout JSON) {
    if pair.isAdded { json.member("old", bare: "null") } else { json.member("old", pair.old.path) }
    if pair.isGone { json.member("new", bare: "null") } else { json.member("new", pair.new.path) }
    if let name = pair.isGone ? pair.old.enumName : pair.new.enumName { json.member("enum", name) }
    json.member("breaking", bare: diff.isBreaking)
    json.key("changes")
    json.array(diff.changes, isTall: true) { change, json in json.object { write(change, to: &$0) } }
  }

  private func write(_ change: TableDiff.Change, to json: inout JSON) {
    let (old, new) = locations(of: change)
    json.member("kind", change.kind.rawValue)
    if let code = change.code { json.member("code", code.description) }
    json.member("breaking", bare: change.isBreaking)
    for (key, subject, location) in [("old", change.old, old), ("new", change.new, new)] {
      json.key(key)
      guard let subject else {
        json.bare("null")
        continue
      }
      json.object { json in
        if let location {
          json.member("file", location.file)
          json.member("line", bare: location.line)
        }
        json.member("name", subject.name)
        json.member("template", subject.template)
      }
    }
    if let method = change.witness?.method { json.member("method", method) }
    if let link = change.witness { json.member("witness", link.text) } else { json.member("witness", bare: "null") }
    json.member("message", change.message)
    if let fix = change.fix { json.member("fix", fix) } else { json.member("fix", bare: "null") }
  }
}
