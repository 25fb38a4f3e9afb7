import FingerpostProof
import FingerpostEngine

#if Macros
  internal import FingerpostSyntax
#endif

/// One thing that a check looks for, as the help and SARIF describe it.
struct CheckRule {
  /// Where it is explained.
  let code: FaultCode
  /// The word of its findings: `print-collision`.
  let word: String
  let summary: String
  /// What to do.
  let help: String
  let severity: Finding.Severity

  /// Every rule, those of any table first.
  static let all: [CheckRule] = Finding.Kind.allCases.map(CheckRule.init) + ofSource

  /// Every rule, and those of templates and tables that some lines break.
  static func all(with entries: [CheckedTable.Entry]) -> [CheckRule] {
    let known = Set(all.map(\.code))
    let words = Dictionary(entries.map { ($0.code, $0.word) }) { first, _ in first }
    return all + words.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }.map(CheckRule.init)
  }

  /// What is wrong with one line: the message says it.
  private init(_ code: FaultCode, _ word: String) {
    (self.code, self.word) = (code, word)
    (severity, summary, help) = Finding.Kind.malformed.rule
  }

  private init(_ kind: Finding.Kind) {
    (code, word) = (kind.code, kind.rawValue)
    (severity, summary, help) = kind.rule
  }

  /// Those that only Swift source can break.
  private static var ofSource: [CheckRule] {
    #if Macros
      return SourceDiagnostic.Kind.allCases.compactMap(CheckRule.init)
    #else
      return []
    #endif
  }

  #if Macros
    private init?(_ kind: SourceDiagnostic.Kind) {
      guard let summary = kind.summary else { return nil }
      (code, word, self.summary) = (kind.code, kind.word, summary)
      severity = kind.severity == .error ? .error : .warning
      help =
        switch kind {
        case .unknownMount: "Name the folder that holds the other enum, so that its routes are known."
        case .unknownOrigin: "Write the origin out as a literal, so that its links are known."
        case .unknownOption: "Write the option out as a literal, so that links are read as the app reads them."
        case .mountCircle: "Take one of the mounts out: a table cannot hold itself."
        case .tooManyMounts: "Mount what lies so deep further up, and name the folder that is meant."
        default: "The compiler says the same where the enum is built, with a fix where there is one answer."
        }
    }
  #endif
}

extension Finding.Kind {
  fileprivate var rule: (severity: Finding.Severity, summary: String, help: String) {
    switch self {
    case .malformed:
      (
        .error, "a line, or a template, that does not read",
        "Mend the line; the message says what is expected, and where."
      )
    case .duplicate:
      (
        .error, "two routes that match the same links",
        "Take one of the two out, or tell them apart by a literal, a type or a method."
      )
    case .unreachable:
      (.error, "a route that answers no link", "Take the route out, or make what takes its links narrower.")
    case .ambiguous:
      (
        .warning, "a route that reads one link in two ways",
        "Put a literal between its parts, or give them types that share no text."
      )
    case .crossing:
      (
        .warning, "two routes with links in common, neither of them a case of the other",
        "Tell the two apart by a literal or a type, or accept the overlap with [overlaps=NAME] on one of them."
      )
    case .printCollision:
      (
        .warning, "a value whose link another route answers",
        "Rule the value out by the type of its parameter, or accept it with [overlaps=NAME] on the route."
      )
    case .discardingWildcard:
      (
        .warning, "a route that prints \"*\"",
        "Capture what stands there with {*rest}, or mark the route [deprecated], so that it is only read."
      )
    case .repeatedName:
      (
        .warning, "two parameters of a route with one name, or that differ in capitals alone",
        "Give one of the two another name."
      )
    case .differingNames:
      (.warning, "one parameter that routes name differently", "Give the parameter one name in all routes.")
    case .needlessOverlap:
      (.warning, "a flag \"overlaps=…\" that accepts nothing", "Take the flag out, or mend the name in it.")
    case .unknownInstead:
      (
        .error, "a flag \"instead=…\" that names no route to show",
        "Name a route of the table that is not gone, or take the flag out."
      )
    case .hostSegment:
      (
        .warning, "a first segment that is a literal, where origins capture the host",
        "Begin the template with a parameter for the host, or list the host as an origin of its own."
      )
    case .accessTag:
      (
        .warning, "a tag that looks like what a route says of who may open it",
        "Write [internal] or [confirm], or access: in Swift; or call the tag something else."
      )
    case .unfinished:
      (.warning, "more routes meet than are compared", "Give the routes literals that tell them apart.")
    }
  }
}
