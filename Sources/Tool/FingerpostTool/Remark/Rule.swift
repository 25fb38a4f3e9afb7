import FingerpostAnalysis

#if Macros && Plugins
  internal import FingerpostSource
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

  /// Every rule of `check`: those of any table, then those that only Swift source can break.
  static let ofChecks: [Rule] = {
    let ofTables = Finding.Kind.allCases.map { Rule($0) }
    #if Macros && Plugins
      // A router by hand finds some of these, too.
      let codes = Set(ofTables.map(\.id))
      return ofTables + SourceRule.all.map(Rule.init).filter { !codes.contains($0.id) }
    #else
      return ofTables
    #endif
  }()

  /// Without words of its own, it has those of the register.
  init(
    _ code: FaultCode?, _ word: String, _ severity: Remark.Severity, _ summary: String? = nil, help: String? = nil
  ) {
    let entry = code.flatMap { CodeRegister[$0] }
    (self.code, self.word, self.severity) = (code, word, severity)
    self.summary = summary ?? entry?.summary ?? ""
    self.help = help ?? entry?.help ?? "The message says what to do."
  }

  init(_ kind: Finding.Kind) { self.init(kind.code, kind.rawValue, kind.severity) }

  /// The rule of a fault that has a word of its own where it is found.
  init(_ code: FaultCode, _ word: String) {
    self.init(code, word, Self.ofChecks.first { $0.code == code }?.severity ?? .error)
  }

  #if Macros && Plugins
    private init(_ rule: SourceRule) {
      self.init(FaultCode(rule.kind), rule.word, rule.severity == .error ? .error : .warning)
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
}
