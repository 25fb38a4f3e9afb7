import FingerpostAnalysis
import FingerpostInput
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
  let pair: ParsedTablePair
  let diff: TableDiff

  /// - Throws: what is wrong with either table.
  init(
    _ pair: ParsedTablePair, accepting accepted: Set<TableDiff.Change.Kind> = [],
    progress: ((_ done: Int, _ count: Int) -> Void)? = nil
  ) throws(InputError) {
    self.pair = pair
    diff = try pair.new.table().diff(from: pair.old.table(), progress: progress).accepting(accepted)
  }

  /// The routes of a change, where they were declared.
  private func routes(of change: TableDiff.Change) -> (old: Remark.Position?, new: Remark.Position?) {
    (change.old.map(pair.old.position), change.new.map(pair.new.position))
  }

  /// `location: breaking: message [code kind]`, the route as it was and as it is, a link, and the fix.
  fileprivate func remark(_ change: TableDiff.Change) -> Remark {
    let (old, new) = routes(of: change)
    let severity: Remark.Severity = change.isBreaking ? .error : .note
    let meant = change.kind == .access ? "say as before who may open them" : "let the new one say that they are gone"
    let help = change.isBreaking ? "Keep the links of the old table, or \(meant)." : nil
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

extension ParsedTable {
  fileprivate func position(of subject: Finding.Subject) -> Remark.Position {
    Remark.Position(subject, at: subject.index.flatMap { sound?.location(of: $0) })
  }
}

extension TableDiff.Change.Kind {
  /// What changes, in a line.
  var summary: String { words.summary ?? code.flatMap { CodeRegister[FaultCode($0)] }?.summary ?? "" }
}
