import FingerpostAnalysis
import FingerpostEngine
import FingerpostRouteFile

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
