import FingerpostEngine
import SwiftSyntax

// The case that stands for links that no route reads.

extension RoutesCheck {
  mutating func checkFallback(_ attribute: AttributeSyntax, of element: RoutesEnum.Case, isAlone: Bool) {
    if !isAlone {
      add(.fallback, "@Fallback is for one case: write the others by themselves", at: attribute)
    } else if let other = element.routes.first ?? element.mounts.first ?? element.gone.first {
      add(
        .fallback, "a fallback stands for links that no route reads, and has no link of its own: leave this out",
        at: other.syntax)
    } else if element.payload.count != 1 || element.payload[0].type != .one(.string) {
      let text = element.payload.isEmpty ? "(String)" : nil
      add(
        .fallback,
        "a fallback keeps the text of the link: its payload is one String, as in case \(element.name)(String)",
        at: element.syntax, fix: text.map { .insert($0, after: element.syntax.name, "write \($0)") })
    } else if let first = fallbacks.first(where: { !$0.conditions.excludes(element.conditions) }) {
      add(
        .fallback, "one case is the fallback, and \"\(first.name)\" is it already", at: attribute,
        notes: [
          SourceDiagnostic.Note(message: "\"\(first.name)\" is here", node: Syntax(first.syntax.name), offset: 0)
        ])
    } else {
      fallbacks.append(element)
    }
  }
}
