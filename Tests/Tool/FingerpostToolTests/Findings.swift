import FingerpostEngine
import FingerpostProof

@testable import FingerpostTool

/// Findings made by hand: what the writers of reports are to be tried with, whatever a check finds.
enum Findings {
  /// A link that both templates match, with its method.
  static func link(_ first: String, _ second: String) throws -> TemplateRelation.Witness? {
    try Template(first).relation(to: try Template(second)).both
  }

  static func route(_ name: String, _ template: String, _ line: Int?, in file: String = "links.routes")
    -> Finding.Subject
  {
    Finding.Subject(name: name, template: template, location: line.map { DeclarationLocation(file: file, line: $0) })
  }

  static func crossing(_ severity: Finding.Severity = .warning, line: Int = 12) throws -> Finding {
    Finding(
      .crossing, severity, [route("a", "users/{id}/x", line), route("other", "users/me/{tab}", line + 100)],
      witness: try link("users/{id}/x", "users/me/{tab}"),
      message: "\"a\" and \"other\" both match /users/me/x; \"other\" wins",
      fix: "write [overlaps=other] in line \(line)")
  }

  static func unreachable() throws -> Finding {
    Finding(
      .unreachable, .error, [route("old", "POST orders/{n:int}", 9), route("new", "POST orders/{n}", 140)],
      witness: try link("POST orders/{n:int}", "POST orders/{n}"), message: "no link is answered by \"old\"",
      fix: "take it out")
  }

  /// One of every kind, with nothing to show and no place.
  static var plain: [Finding] {
    Finding.Kind.allCases.map { kind in
      Finding(kind, .warning, [route("a", "a/{b}", nil)], message: "a message", fix: "a fix")
    }
  }

  static func table(_ findings: [Finding], path: String = "links.routes", routeCount: Int = 149) -> CheckedTable {
    CheckedTable(title: path, routeCount: routeCount, findings.map { Remark($0, path: path) })
  }

  static func report(_ findings: Finding...) -> CheckReport { CheckReport(tables: [table(findings)]) }
}

extension Style {
  /// What a pipe gets.
  static let bare = Style(isTerminal: false) { _ in nil }
  /// What a terminal gets.
  static let coloured = Style(isTerminal: true) { _ in nil }
}
