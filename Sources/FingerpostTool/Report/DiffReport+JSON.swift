import FingerpostAnalysis
import FingerpostEngine

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
