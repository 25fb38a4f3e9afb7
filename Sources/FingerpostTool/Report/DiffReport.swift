import FingerpostAnalysis
import FingerpostRouteFile

/// What a new release changes for the links of an old one, table by table.
struct DiffReport: Report {
  var tables: [ComparedTable] = []

  var isBreaking: Bool { tables.contains { $0.diff.isBreaking } }

  /// The changes: those that break links are errors.
  var remarks: [Remark] {
    tables.flatMap { table in
      table.diff.changes.map { change in
        var remark = table.remark(change)
        // The old file may be no part of the change.
        remark.position.file = remark.position.file ?? (table.pair.isGone ? table.pair.old.path : table.pair.new.path)
        return remark
      }
    }
  }

  /// Each table's verdict, then its changes in the format of a compiler.
  func text(_ style: Style) -> String {
    tables.map { table in
      let title = tables.count == 1 ? "" : style("\(table.pair.title.visible):", .name) + " "
      let verdict = style(table.diff.verdict, table.diff.isBreaking ? .error : .good)
      let presence = table.pair.isGone ? " (the table is not there)" : table.pair.isAdded ? " (the table is new)" : ""
      return title + verdict + presence + "\n" + table.diff.changes.map { table.remark($0).text(style) }.joined()
    }.joined()
  }

  func write(to json: inout JSON) {
    json.member("breaking", bare: isBreaking)
    json.member("tables", tables, isTall: true) { $0.write(to: &$1) }
  }
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

  /// The routes of a change, where they were declared.
  private func routes(of change: TableDiff.Change) -> (old: Remark.Position?, new: Remark.Position?) {
    (change.old.map(pair.old.position), change.new.map(pair.new.position))
  }

  /// `location: breaking: message [code kind]`, the route as it was and as it is, a link, and the fix.
  fileprivate func remark(_ change: TableDiff.Change) -> Remark {
    let (old, new) = routes(of: change)
    let severity: Remark.Severity = change.isBreaking ? .error : .note
    let help = change.isBreaking ? "Keep the links of the old table, or let the new one say that they are gone." : nil
    let rule = Rule(change.code, change.kind.rawValue, severity, change.kind.summary, help: help ?? "No link breaks.")
    var remark = Remark(severity, rule, change.message, fix: change.fix)
    remark.verdict = change.verdict
    remark.position = [new, old].compactMap(\.self).first { $0.line != nil } ?? Remark.Position()
    remark.position.route = (new ?? old)?.route
    // What is the same on both sides is shown once.
    let isSame = change.old?.name == change.new?.name && change.old?.template == change.new?.template
    let sides = isSame ? [(" ", old)] : [("-", old), ("+", new)]
    remark.rows = sides.compactMap { mark, route in route.map { (mark, $0) } }
    remark.lead = (old ?? new).map { "\($0.routeText): " } ?? ""
    remark.link = change.witness
    let link = change.witness?.description ?? ""
    if !link.isEmpty, !change.message.contains(link) { remark.notes = ["link: \(link)"] }
    return remark
  }

  fileprivate func write(to json: inout JSON) {
    json.member("old", orNull: pair.isAdded ? nil : pair.old.path)
    json.member("new", orNull: pair.isGone ? nil : pair.new.path)
    json.member("enum", ifAny: pair.isGone ? pair.old.enumName : pair.new.enumName)
    json.member("breaking", bare: diff.isBreaking)
    json.member("changes", diff.changes, isTall: true) { change, json in
      let (old, new) = routes(of: change)
      remark(change).write(to: &json) { json in
        json.member("breaking", bare: change.isBreaking)
        json.member("old", orNull: old?.writeRoute)
        json.member("new", orNull: new?.writeRoute)
      }
    }
  }
}

extension TableReading {
  fileprivate func position(of subject: Finding.Subject) -> Remark.Position {
    Remark.Position(subject, at: subject.index.flatMap { sound?.location(of: $0) })
  }
}

extension TableDiff {
  /// `breaking: 2 routes die, 1 opens another route; 3 compatible changes`
  var verdict: String {
    let breaking = changes.filter(\.isBreaking)
    let unknown = changes.count { $0.kind == .notCompared }
    let rest = changes.count - breaking.count - unknown
    let noun = rest == 1 ? "change" : "changes"
    let notCompared =
      unknown == 0 ? [] : ["\(unknown) \(unknown == 1 ? "default or type is" : "defaults or types are") not compared"]
    if breaking.isEmpty {
      let parts = (rest == 0 ? [] : ["\(rest) \(noun)"]) + notCompared
      return "compatible: \(parts.isEmpty ? "no changes" : parts.joined(separator: "; "))"
    }
    // A change of an origin is about no route.
    func isOrigin(_ change: Change) -> Bool { change.kind == .dead && change.old == nil }
    let lost = sums("origin", breaking.filter(isOrigin)) + sums("route", breaking.filter { !isOrigin($0) })
    let parts = [lost.joined(separator: ", ")] + (rest == 0 ? [] : ["\(rest) compatible \(noun)"]) + notCompared
    return "breaking: \(parts.joined(separator: "; "))"
  }

  /// What happens to so many, the first of which are named.
  private func sums(_ noun: String, _ changes: [Change]) -> [String] {
    var sums: [String] = []
    for kind in Change.Kind.allCases {
      let some = changes.filter { $0.kind == kind }
      let count = some.count { $0.old == nil } + Set(some.compactMap(\.old)).count
      if count == 0 { continue }
      let subject = sums.isEmpty && kind != .options ? count == 1 ? "\(noun) " : "\(noun)s " : ""
      sums.append("\(count) \(subject)\(count == 1 ? kind.words.one : kind.words.several)")
    }
    return sums
  }
}

extension TableDiff.Change.Kind {
  /// What changes, in a line.
  var summary: String { words.summary ?? code.flatMap { CodeRegister[FaultCode($0)] }?.summary ?? "" }

  /// What changes, if it is not a fault; and what happens to one route, and to several.
  fileprivate var words: (summary: String?, one: String, several: String) {
    switch self {
    case .dead: (nil, "dies", "die")
    case .narrowed: (nil, "loses links", "lose links")
    case .moved: (nil, "opens another route", "open another route")
    case .values: (nil, "reads other values", "read other values")
    case .access: (nil, "refuses links from outside", "refuse links from outside")
    case .options: (nil, "option changes", "options change")
    case .undecided: (nil, "is not decided", "are not decided")
    case .notCompared: (nil, "is not compared", "are not compared")
    case .gone: ("links that are known to be gone", "is gone", "are gone")
    case .deprecated: ("a route that is deprecated now", "is deprecated", "are deprecated")
    case .renamed: ("a route with another name and the same links", "is renamed", "are renamed")
    case .renamedParameter: ("a parameter with another name", "renames a parameter", "rename parameters")
    case .type: ("a parameter of another type", "changes a type", "change types")
    case .canonical: ("values that are printed as another link", "prints other links", "print other links")
    case .widened: ("a route that reads more links", "reads more links", "read more links")
    case .added: ("a new route", "is new", "are new")
    }
  }
}

/// A table of one release, and the one that it became.
struct ReadingPair {
  let old: TableReading
  let new: TableReading
  var isGone = false
  var isAdded = false

  var title: String { isGone ? old.title : new.title }

  /// The tables of two releases side by side: by the name of their enum, or by that of their file. If each release has one, they
  /// are a pair whatever their names.
  static func pairs(_ old: [TableReading], _ new: [TableReading]) -> [ReadingPair] {
    if let before = old.first, let after = new.first, old.count == 1, new.count == 1 {
      return [ReadingPair(old: before, new: after)]
    }
    var left = new
    var pairs: [ReadingPair] = []
    for before in old {
      let index =
        left.firstIndex { $0.file == before.file && $0.name == before.name }
        ?? left.firstIndex { $0.name == before.name }
      if let index {
        pairs.append(ReadingPair(old: before, new: left.remove(at: index)))
      } else {
        pairs.append(ReadingPair(old: before, new: before.emptied, isGone: true))
      }
    }
    return pairs + left.map { ReadingPair(old: $0.emptied, new: $0, isAdded: true) }
  }
}

extension TableReading {
  /// What the table of another release has in common.
  fileprivate var name: String { enumName ?? file.split(separator: "/").last.map(String.init) ?? file }

  fileprivate var emptied: TableReading {
    var empty = self
    (empty.routes, empty.locations) = ([], [])
    empty.sound = sound.flatMap { sound in
      let table = try? RouteTable([], origins: sound.table.origins, options: sound.table.options)
      return table.map { Sound(table: $0, locations: []) }
    }
    return empty
  }
}
