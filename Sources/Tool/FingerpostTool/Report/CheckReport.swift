import FingerpostAnalysis
import FingerpostInput
import FingerpostRouteFile

/// The findings of all tables, and why others could not be read.
struct CheckReport: Report {
  /// In the order in which they were given.
  var tables: [CheckedTable] = []
  /// Why the others could not be read at all.
  var errors: [InputError] = []
  /// Files that hold no table.
  var skipped: [Tables.Skipped] = []
  /// Whether a warning fails the check, too. It is then printed as an error, because people search for that word if a build stops.
  var isStrict = false

  /// Whether anything is wrong: an error, or where that is asked for a warning.
  ///
  /// What could not be read may hold anything, so it outweighs all that was found.
  var status: Status {
    if !errors.isEmpty { return .refused }
    return remarks.contains { $0.severity == .error } ? .no : .yes
  }

  var remarks: [Remark] { tables.flatMap(remarks) }

  private func remarks(of table: CheckedTable) -> [Remark] {
    table.remarks.map { remark in
      var remark = remark
      if isStrict, remark.severity == .warning { remark.severity = .error }
      return remark
    }
  }

  /// Programs get the severities as they are.
  var sarifLog: SARIFLog {
    SARIFLog(remarks: tables.flatMap(\.remarks), known: Rule.ofChecks, errors: errors.map(\.summary))
  }

  /// Findings in the format of a compiler, and a line of sums for each table.
  func text(_ style: Style) -> String {
    tables.map { table in remarks(of: table).map { $0.text(style) }.joined() + table.sums(style) }.joined()
  }

  /// One finding a line.
  ///
  /// Where a table could not be read there is an `error` besides, and if none could be nothing else: the document that
  /// every command gives then.
  func write(to json: inout JSON) {
    errors.write(to: &json)
    guard errors.isEmpty || !tables.isEmpty else { return }
    json.member("findings", tables.flatMap(\.remarks), isTall: true) { $0.writeFinding(to: &$1) }
    skipped.write(to: &json)
  }
}

extension CheckedTable {
  /// `links.routes: 149 routes, 0 errors, 3 warnings, 1 accepted`
  fileprivate func sums(_ style: Style) -> String {
    func count(_ label: String) -> Int { remarks.count { $0.label == label } }
    func sum(_ word: String, _ role: Style.Role) -> String {
      style("\(count(word)) \(word)\(count(word) == 1 ? "" : "s")", count(word) == 0 ? .plain : role)
    }
    let routes = "\(title.visible): \(routeCount) \(routeCount == 1 ? "route" : "routes")"
    let sums = "\(routes), \(sum("error", .error)), \(sum("warning", .warning)), \(count("accepted")) accepted"
    return style(sums, remarks.allSatisfy(\.isAccepted) ? .good : .plain) + "\n"
  }
}

extension Remark {
  fileprivate func writeFinding(to json: inout JSON) {
    write(to: &json) { json in
      json.member("severity", label)
      json.member("enum", ifAny: enumName)
      json.member("routes", ([position] + related).filter { $0.route != nil }) { $0.writeRoute(to: &$1) }
    }
  }
}
