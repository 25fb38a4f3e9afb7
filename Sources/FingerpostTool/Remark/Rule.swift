import FingerpostProof
import FingerpostEngine

#if Macros
  internal import FingerpostSyntax
#endif

/// One thing that a command looks for, as the help and SARIF describe it.
struct Rule {
  /// Where it is explained; nil for what is no fault.
  let code: FaultCode?
  /// The word of its findings: `print-collision`.
  let word: String
  let summary: String
  /// What to do.
  let help: String
  let severity: Remark.Severity

  /// By which results name it: the code, or the word where there is none.
  var id: String { code?.description ?? word }

  /// What the page of the codes says of it, for what has no other words.
  static let explained = "The message says what to do."

  /// Every rule of `check`, those of any table first.
  static let ofChecks: [Rule] = Finding.Kind.allCases.map { Rule($0) } + ofSource

  init(_ code: FaultCode?, _ word: String, _ severity: Remark.Severity, _ summary: String, help: String = explained) {
    (self.code, self.word, self.severity, self.summary, self.help) = (code, word, severity, summary, help)
  }

  init(_ kind: Finding.Kind, code: FaultCode? = nil, word: String? = nil) {
    let (severity, summary, help) = kind.rule
    self.init(code ?? kind.code, word ?? kind.rawValue, severity, summary, help: help)
  }

  /// The rule of one faulty line, whose message says what is wrong.
  init(_ code: FaultCode, _ word: String) {
    self = Self.ofChecks.first { $0.code == code } ?? Rule(.malformed, code: code, word: word)
  }

  /// Those that only Swift source can break.
  private static var ofSource: [Rule] {
    #if Macros
      return SourceDiagnostic.Kind.allCases.compactMap(Rule.init)
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
  fileprivate var rule: (severity: Remark.Severity, summary: String, help: String) {
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
