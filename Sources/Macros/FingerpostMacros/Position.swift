import SwiftSyntax
import SwiftSyntaxMacros

/// Where something is in the source, for code that is written so that an error in it is shown there.
struct Position: Equatable {
  private let file: String
  private let line: Int
  private let column: Int

  init?(_ location: AbstractSourceLocation) {
    file = location.file.trimmedDescription
    // A directive has a plain literal for a path.
    guard !file.contains("\\"), file.hasPrefix("\""), let line = Int(location.line.trimmedDescription),
      let column = Int(location.column.trimmedDescription)
    else { return nil }
    (self.line, self.column) = (line, column)
  }

  /// The directive that gives the next line of code this line; nil if there is none so far before it.
  ///
  /// - Parameter before: how many lines of code come before the one that is meant.
  func directive(_ before: Int = 0) -> String? {
    line > before ? "#sourceLocation(file: \(file), line: \(line - before))" : nil
  }

  /// Lines of code that stand where this is; nil if no directive can say so.
  func placing(_ code: String) -> String? {
    directive().map { "\($0)\n\(margin())\(code)\n#sourceLocation()" }
  }

  /// The spaces after some code that move the next text to this column.
  func margin(_ before: String = "") -> String {
    String(repeating: " ", count: max(0, column - 1 - before.utf8.count))
  }
}
