import FingerpostAnalysis
import FingerpostEngine
import FingerpostRouteFile

extension CheckReport {
  /// A document that is kept: it carries its schema, and one finding a line.
  ///
  /// Where a table could not be read it has an `error` besides, and where none could be nothing else: the document that
  /// every command gives then.
  var json: String {
    var json = JSON()
    json.object { json in
      json.member("schema", bare: 1)
      errors.write(to: &json)
      guard errors.isEmpty || !tables.isEmpty else { return }
      json.key("findings")
      let findings = tables.flatMap { table in table.entries.map { (table, $0) } }
      json.array(findings, isTall: true) { finding, json in
        json.object { finding.1.write(of: finding.0.enumName, to: &$0) }
      }
      skipped.write(to: &json)
    }
    json.endLine()
    return json.text
  }
}

extension CheckedTable.Entry {
  fileprivate func write(of enumName: String?, to json: inout JSON) {
    json.member("kind", word)
    json.member("code", code.description)
    json.member("severity", finding.severity.rawValue)
    if let name = fault?.subject ?? enumName, !name.isEmpty { json.member("enum", name) }
    json.key("routes")
    json.array(finding.routes.enumerated()) { entry, json in
      let (index, route) = entry
      json.object { json in
        if let location = route.location {
          json.member("file", location.file)
          json.member("line", bare: location.line)
        }
        if let fault, index == 0 { json.member("column", bare: fault.column) }
        json.member("name", route.name)
        json.member("template", route.template)
      }
    }
    if let method = finding.witness?.method { json.member("method", method) }
    if let witness = finding.witness {
      json.member("witness", witness.text)
    } else {
      json.member("witness", bare: "null")
    }
    json.member("message", finding.message)
    if finding.fix.isEmpty { json.member("fix", bare: "null") } else { json.member("fix", finding.fix) }
  }
}
