// What .ci/documentation compiles with the code of a page: it compares results with the comments behind the code.

import Foundation

/// What the code has printed since the last `prints`.
nonisolated(unsafe) private var printed: [String] = []
nonisolated(unsafe) private var checked = 0
nonisolated(unsafe) private var failed = 0

func print(_ values: Any...) { printed.append(values.map { "\($0)" }.joined(separator: " ")) }

/// The code before a fence without a language prints what stands in it.
func prints(_ text: String, at location: String) {
  compare(printed.joined(separator: "\n"), text, at: location) { $0 == $1 }
  printed = []
}

/// `expression   // result`: more words may follow the result, after a `;`, `:` or `,`.
func shows(_ value: @autoclosure () throws -> Any?, _ comment: String, at location: String) {
  do {
    let value = try value()
    compare(value.map { normal(String(reflecting: $0)) } ?? "nil", comment, at: location) { value, comment in
      let comment = normal(comment)
      if let dots = comment.firstIndex(of: "…") { return value.hasPrefix(comment[..<dots]) }
      guard comment.hasPrefix(value) else { return false }
      return comment.dropFirst(value.count).first.map { ";:,".contains($0) } ?? true
    }
  } catch {
    compare("throws: \(error)", comment, at: location) { $0.hasPrefix($1) }
  }
}

/// `#expect(…)` of a page.
func expects(_ isTrue: Bool, at line: Int = #line) { compare("\(isTrue)", "true", at: "line \(line)", by: ==) }

/// Says what was compared, and ends the program with an error where something differs.
func finish(_ page: String) {
  Swift.print("\(page): \(checked) results" + (failed > 0 ? ", \(failed) of them wrong" : ""))
  exit(failed > 0 ? 1 : 0)
}

private func compare(_ result: String, _ expected: String, at location: String, by fits: (String, String) -> Bool) {
  checked += 1
  if fits(result, expected) { return }
  failed += 1
  Swift.print("\(location): the page says\n  \(expected)\nand not\n  \(result)")
}

/// A value as a page writes it: `.user(id: 7)` for `Optional(Page.AppLink.user(id: 7))`.
private func normal(_ text: String) -> String {
  var text = text
  while text.hasPrefix("Optional("), text.hasSuffix(")") { text = String(text.dropFirst(9).dropLast()) }
  return text.replacing("Page.", with: "").replacing(#/\b(?:[A-Z]\w*\.)+(?=[a-z])/#, with: ".")
    .replacing(#/(?:Optional|AnyHashable)\(([^()]*)\)/#) { String($0.1) }
}
