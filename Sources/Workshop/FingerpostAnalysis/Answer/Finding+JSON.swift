// What is wrong with a table, and what another one changes, as a page shows it.

import FingerpostEngine
import FingerpostProof

extension Finding {
  /// All but the routes, which each page names in its own way.
  package func write(to json: inout JSON) {
    json.member("severity", severity.rawValue)
    json.member("kind", kind.rawValue)
    json.member("code", code.description)
    json.member("message", message)
    json.member("fix", fix)
    json.member(witness)
  }
}

extension TableDiff.Change {
  package func write(to json: inout JSON) {
    json.member("kind", kind.rawValue)
    json.member("verdict", verdict)
    json.member("message", message)
    json.member("fix", ifAny: fix)
    json.member(witness)
    for (key, subject) in [("old", old), ("new", new)] {
      guard let subject else { continue }
      json.member(key) { json in
        json.member("name", subject.name)
        json.member("template", subject.template)
      }
    }
  }
}

extension JSON {
  fileprivate mutating func member(_ witness: TemplateRelation.Witness?) {
    member("link", ifAny: witness?.text)
    member("method", ifAny: witness?.method)
  }
}
