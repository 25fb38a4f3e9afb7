import FingerpostAnalysis

#if Macros
  internal import FingerpostSyntax
#endif

/// One thing that a command looks for, as the help and SARIF describe it; the page of the codes says the same.
struct Rule {
  /// Where it is explained; nil if it is not a fault.
  let code: FaultCode?
  /// The word of its findings: `print-collision`; empty if the code says enough.
  let word: String
  let summary: String
  let help: String
  var severity: Remark.Severity

  /// `FP0504 crossing`
  var title: String { [code?.description ?? "", word].filter { !$0.isEmpty }.joined(separator: " ") }

  /// By which results name it: the code, or the word if there is none.
  var id: String { code?.description ?? word }

  /// What the page of the codes says of it, for what has no other words.
  static let explained = "The message says what to do."

  /// Every rule of `check`: those of any table, then those that only Swift source can break.
  static let ofChecks: [Rule] = {
    let ofTables = Finding.Kind.allCases.map { Rule($0) }
    #if Macros
      return ofTables + SourceRule.all.map(Rule.init)
    #else
      return ofTables
    #endif
  }()

  init(_ code: FaultCode?, _ word: String, _ severity: Remark.Severity, _ summary: String, help: String = explained) {
    (self.code, self.word, self.severity, self.summary, self.help) = (code, word, severity, summary, help)
  }

  init(_ kind: Finding.Kind, code: FaultCode? = nil, word: String? = nil) {
    self.init(code ?? kind.code, word ?? kind.rawValue, kind.severity, kind.summary, help: kind.help)
  }

  /// The rule of one faulty line, whose message says what is wrong.
  init(_ code: FaultCode, _ word: String) {
    self = Self.ofChecks.first { $0.code == code } ?? Rule(.malformed, code: code, word: word)
  }

  #if Macros
    private init(_ rule: SourceRule) {
      let help =
        switch rule.kind {
        case .unknownMount: "Name the folder that holds the other enum, so that its routes are known."
        case .unknownOrigin: "Write the origin out as a literal, so that its links are known."
        case .unknownOption: "Write the option out as a literal, so that links are read as the app reads them."
        case .mountCircle: "Remove one of the mounts: a table cannot hold itself."
        case .tooManyMounts: "Mount the deepest enums further up."
        default: "The compiler reports the same, with a fix-it if there is only one answer."
        }
      self.init(FaultCode(rule.kind), rule.word, rule.severity == .error ? .error : .warning, rule.summary, help: help)
    }
  #endif
}

extension Finding.Kind {
  fileprivate var severity: Remark.Severity {
    switch self {
    case .malformed, .duplicate, .unreachable, .unknownInstead: .error
    default: .warning
    }
  }

  fileprivate var summary: String {
    switch self {
    case .malformed: "a line or a template with an error"
    case .duplicate: "two routes that match the same links"
    case .unreachable: "a route that never wins a link"
    case .ambiguous: "a route that reads one link in two ways"
    case .crossing: "two routes that share links, neither a special case of the other"
    case .printCollision: "a value whose link another route reads"
    case .catchAll: "a route that shares links with many others"
    case .discardingWildcard: "a route that prints \"*\""
    case .repeatedName: "two parameters of a route with the same name, or with names that differ only in capitals"
    case .differingNames: "the same parameter with different names in several routes"
    case .needlessOverlap: "a flag \"overlaps=…\" for an overlap that does not exist"
    case .unknownInstead: "a flag \"instead=…\" that names no live route"
    case .hostSegment: "a literal as the first segment of a table that captures hosts"
    case .accessTag: "a tag that looks like a flag of access"
    case .unfinished: "too many routes share links to compare them all"
    }
  }

  fileprivate var help: String {
    switch self {
    case .malformed: "Fix the line; the message says where, and what is expected."
    case .duplicate: "Remove one of the two, or make them differ in a literal, a type or a method."
    case .unreachable: "Remove the route, or make the routes that take its links match less."
    case .ambiguous: "Put a literal between its parts, or give them types that have no text in common."
    case .crossing:
      "Make the two differ in a literal or a type, or accept the overlap with [overlaps=NAME] on one of them."
    case .printCollision:
      "Give the parameter a type that excludes this value, or accept it with [overlaps=NAME] on the route."
    case .catchAll:
      "Begin it with a literal, give its parameters narrower types, or accept all of its overlaps with [overlaps=*]."
    case .discardingWildcard:
      "Capture the segments with {*rest}, or mark the route [deprecated], so that it is only read."
    case .repeatedName: "Give one of the two another name."
    case .differingNames: "Give the parameter one name in all routes."
    case .needlessOverlap: "Remove the flag, or fix the name in it."
    case .unknownInstead: "Name a route of the table that is not gone, or remove the flag."
    case .hostSegment:
      "Begin the template with a parameter for the host, or list the host as an origin of its own."
    case .accessTag: "Write [internal] or [confirm], or access: in Swift; or rename the tag."
    case .unfinished: "Give the routes literals that make them differ."
    }
  }
}
