import FingerpostEngine
import FingerpostSyntax
import SwiftParser
import SwiftSyntax
import Testing

/// An enum, and what there is to say of it: below a line, `//   ^ error: …` says what is said of the place above the caret.
struct DiagnosticRow: Sendable, CustomTestStringConvertible {
  let kind: FaultKind?
  /// The source without the lines of carets, which may stand inside literals.
  let source: String
  /// `3:17 error: …`, for each caret.
  let expected: [String]
  /// The lines that the fixes change, as they are afterwards; nil if there is no fix.
  let fixed: String?

  /// - Parameter members: those of an enum that is routable and has one origin.
  init(_ kind: FaultKind?, _ members: String, fixed: String? = nil) {
    self.init(kind, whole: "@Routes(.path)\nenum AppLink: Routable {\n\(members)\n}", fixed: fixed)
  }

  init(_ kind: FaultKind?, whole text: String, fixed: String? = nil) {
    var (lines, said) = ([Substring](), [String]())
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let parts = line.split(separator: "^", maxSplits: 1)
      if parts.count == 2, parts[0].hasPrefix("//"), parts[0].dropFirst(2).allSatisfy({ $0 == " " }) {
        said.append("\(lines.count):\(parts[0].utf8.count + 1)\(parts[1])")
      } else {
        lines.append(line)
      }
    }
    (self.kind, self.fixed) = (kind, fixed)
    (source, expected) = (lines.joined(separator: "\n"), said.sorted())
  }

  var testDescription: String { source }
}

extension DiagnosticRow {
  /// A row, checked.
  struct Outcome {
    let kinds: Set<FaultKind>
    let said: [String]
    let fixed: String?
    /// Whether one thing is wrong, and has a fix.
    let isMended: Bool
  }

  func check() throws -> Outcome {
    let tree = Parser.parse(source: source)
    let diagnostics = try diagnostics(tree)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    func position(_ node: Syntax, _ offset: Int) -> String {
      let start = node.positionAfterSkippingLeadingTrivia
      let location = converter.location(for: start.advanced(by: offset))
      return "\(location.line):\(location.column)"
    }
    let said = diagnostics.flatMap { diagnostic in
      ["\(position(diagnostic.node, diagnostic.offset)) \(diagnostic.severity): \(diagnostic.message)"]
        + diagnostic.notes.map { "\(position($0.node, $0.offset)) note: \($0.message)" }
    }
    return Outcome(
      kinds: Set(diagnostics.map(\.kind)), said: said.sorted(), fixed: fixed(by: diagnostics.compactMap(\.fix)),
      isMended: diagnostics.count == 1 && diagnostics[0].fix != nil)
  }

  /// The source as it is after all fixes, of which nothing is expected.
  func withFix() throws -> DiagnosticRow {
    DiagnosticRow(nil, whole: source(after: try diagnostics(Parser.parse(source: source)).compactMap(\.fix)))
  }

  private func diagnostics(_ tree: SourceFileSyntax) throws -> [SourceDiagnostic] {
    let finder = EnumFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return RoutesCheck(try #require(finder.found.flatMap { RoutesEnum($0) })).diagnostics
  }

  private func source(after fixes: [SourceDiagnostic.Fix]) -> String {
    var bytes = Array(source.utf8)
    for fix in fixes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(
        fix.range.lowerBound.utf8Offset..<fix.range.upperBound.utf8Offset, with: fix.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func fixed(by fixes: [SourceDiagnostic.Fix]) -> String? {
    guard !fixes.isEmpty else { return nil }
    let before = Set(source.split(separator: "\n"))
    let after = source(after: fixes).split(separator: "\n").filter { !before.contains($0) }
    return after.joined(separator: "\n")
  }
}

private final class EnumFinder: SyntaxVisitor {
  var found: EnumDeclSyntax?

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    found = found ?? node
    return .visitChildren
  }
}
