import FingerpostSyntax
import Foundation
import SeededRandom
import SwiftParser
import SwiftSyntax
import Testing

@testable import FingerpostMacrosTests

/// Enums as they are while somebody types: pieces left out, written twice, swapped. `FINGERPOST_FULL=35` tries ten thousand.
@Suite struct HostileSourcesTests {
  @Test func `no source traps, and nothing is said outside of it`() {
    var random = Random("sources")
    let rows = DiagnosticsTests.rows + DiagnosticRow.nearly
    for _ in 0..<Random.draws(300, atLeast: 100) {
      let other = rows[random.below(rows.count)].source
      let source = mutated(rows[random.below(rows.count)].source, with: other, &random)
      Self.check(source)
    }
  }

  private static func check(_ source: String) {
    let tree = Parser.parse(source: source)
    let finder = AnyEnumFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    let length = tree.endPosition
    for routes in finder.found {
      let check = RoutesCheck(routes)
      for diagnostic in check.diagnostics {
        let positions = [(diagnostic.node, diagnostic.offset)] + diagnostic.notes.map { ($0.node, $0.offset) }
        for (node, offset) in positions {
          #expect(node.root.id == tree.id, "\(diagnostic.message) is about another tree:\n\(source)")
          let position = node.positionAfterSkippingLeadingTrivia.advanced(by: offset)
          #expect(offset >= 0 && position <= max(node.endPosition, node.position), "\(diagnostic.message)\n\(source)")
        }
        if let fix = diagnostic.fix {
          #expect(fix.range.lowerBound.utf8Offset >= 0 && fix.range.upperBound <= length, "\(source)")
        }
      }
    }
  }

  /// The source with a few of its pieces left out, written twice, swapped, or taken from another.
  private func mutated(_ source: String, with other: String, _ random: inout Random) -> String {
    var pieces = Self.pieces(source)
    let others = Self.pieces(other)
    for _ in 0...random.below(6) where pieces.count > 1 {
      let index = random.below(pieces.count)
      switch random.below(6) {
      case 0: pieces.remove(at: index)
      case 1: pieces.insert(pieces[index], at: index)
      case 2: pieces.swapAt(index, random.below(pieces.count))
      case 3: pieces.insert(others[random.below(others.count)], at: index)
      case 4: pieces.insert(Self.odd[random.below(Self.odd.count)], at: index)
      default: pieces[index] = String(pieces[index].dropLast())
      }
    }
    return pieces.joined()
  }

  private static let odd = [
    "\"", "\\", "\u{0}", "é", "👩‍👩‍👧", "{", "}", "{*", "(", ")", "|", "[", "]", ":", "%", "%C3", "?", "&", "#", "`",
    "\"\"\"", "\n",
    "\r\n", "\\(", "\\u{110000}", "#\"", "EitherBranch<", "Void", "?", "!", "...", "@Route(", "@Mount", "case",
    "indirect ",
    "#if A\n",
    "#else\n", "#endif\n", "\u{FEFF}", "*", "/", " ", "=", "overlaps: [\"\"]", "deprecated: nil", ".compact", "_", ",",
  ]

  /// Words, and each other character.
  private static func pieces(_ source: String) -> [String] {
    var (pieces, word) = ([String](), "")
    for character in source {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else {
        if !word.isEmpty { pieces.append(word) }
        word = ""
        pieces.append(String(character))
      }
    }
    return pieces + (word.isEmpty ? [] : [word])
  }
}

/// SplitMix64: the same mutants for the same seed, everywhere.
private final class AnyEnumFinder: SyntaxVisitor {
  var found: [RoutesEnum] = []

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    if let routes = RoutesEnum(node) { found.append(routes) }
    return .visitChildren
  }
}
