import SwiftParser
import SwiftSyntax

/// A Swift file that was parsed, and where each byte of it stands.
struct SwiftFile {
  /// Deeper code than anybody writes: walks over the tree call themselves, and a stack has an end.
  private static let deepest = 3000
  private static let depthMessage = "the code here is nested too deeply to be read"

  let path: String
  /// Nil for bytes that are not text, and for code that is nested too deeply.
  let tree: SourceFileSyntax?
  /// What keeps it from being read.
  private(set) var faults: [SourceFault] = []
  private let lines: [Line]

  /// Where a line begins, and its bytes without their end.
  private struct Line {
    let start: Int
    let bytes: ArraySlice<UInt8>
  }

  init(path: String, _ bytes: [UInt8], _ limit: Nesting.Limit) {
    self.path = path
    var lines: [Line] = []
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      lines.append(Line(start: line.startIndex, bytes: line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
    }
    self.lines = lines
    let (tree, fault) = Self.parsed(bytes, limit)
    self.tree = tree
    faults = fault.map { [self.fault(at: $0.offset, $0.message)] } ?? []
  }

  /// The tree of a text, and what is wrong with it first.
  private static func parsed(
    _ bytes: [UInt8], _ limit: Nesting.Limit
  ) -> (SourceFileSyntax?, (offset: Int, message: String)?) {
    if let offset = UTF8Rule.firstInvalid(in: bytes[...]) { return (nil, (offset, UTF8Rule.message)) }
    if let offset = Nesting(bytes, limit).tooDeep { return (nil, (offset, depthMessage)) }
    let tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
    let survey = SyntaxSurvey(tree, deepest: deepest)
    if let offset = survey.tooDeep { return (nil, (offset, depthMessage)) }
    return (tree, survey.firstError)
  }

  /// From 1.
  func line(of offset: Int) -> Int { index(of: offset) + 1 }

  func line(of node: some SyntaxProtocol) -> Int { line(of: node.positionAfterSkippingLeadingTrivia.utf8Offset) }

  func location(of node: some SyntaxProtocol) -> DeclarationLocation {
    DeclarationLocation(file: path, line: line(of: node))
  }

  /// Something about the code at a byte.
  func fault(
    at offset: Int, _ message: String, kind: FaultKind = .fileNoSwift, code: FaultCode? = nil,
    severity: SourceDiagnostic.Severity = .error, subject: String = "", of route: RouteSubject? = nil,
    fix: String? = nil
  ) -> SourceFault {
    let index = index(of: offset)
    let line = lines.indices.contains(index) ? lines[index] : Line(start: 0, bytes: [])
    return SourceFault(
      file: path, line: index + 1, text: String(decoding: line.bytes, as: UTF8.self), offset: offset - line.start,
      kind: kind, code: code ?? FaultCode(kind), severity: severity, message: message,
      subject: subject, route: route?.name ?? "",
      template: route?.template ?? "", fix: fix)
  }

  /// Something about a node, some bytes into it.
  func fault(
    at node: some SyntaxProtocol, offset: Int = 0, _ message: String, kind: FaultKind = .fileNoSwift,
    code: FaultCode? = nil,
    severity: SourceDiagnostic.Severity = .error, subject: String = "", fix: String? = nil
  ) -> SourceFault {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return fault(
      at: start + offset, message, kind: kind, code: code, severity: severity, subject: subject,
      of: RouteSubject(Syntax(node)), fix: fix)
  }

  /// The line that holds a byte: the last that begins before it, or with it.
  private func index(of offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if lines[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

/// The first error of a tree, and where it is too deep, found without recursion.
private struct SyntaxSurvey {
  /// Where the first error stands.
  private(set) var firstError: (offset: Int, message: String)?
  /// Where the tree is deeper than it may be.
  private(set) var tooDeep: Int?

  init(_ tree: SourceFileSyntax, deepest: Int) {
    var left: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
    while let (node, depth) = left.popLast() {
      if depth > deepest {
        tooDeep = node.position.utf8Offset
        return
      }
      if firstError == nil { look(at: node) }
      // The first child last, so that it is the next.
      for child in node.children(viewMode: .all).reversed() where !child.is(TokenSyntax.self) || child.hasError {
        left.append((child, depth + 1))
      }
    }
  }

  private mutating func look(at node: Syntax) {
    if let token = node.as(TokenSyntax.self), token.presence == .missing {
      // What is missing is missed where the code before it ends.
      let end = token.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia ?? token.position
      firstError = (end.utf8Offset, "this is not Swift: \(Self.name(token)) is expected here")
    } else if node.is(UnexpectedNodesSyntax.self) {
      firstError = (node.positionAfterSkippingLeadingTrivia.utf8Offset, "this is not Swift: unexpected code")
    }
  }

  private static func name(_ token: TokenSyntax) -> String {
    switch token.tokenKind {
    case .identifier: "a name"
    case .stringQuote, .multilineStringQuote: "the end of the string"
    default: token.text.isEmpty ? "something more" : "\"\(token.text)\""
    }
  }
}
