internal import FingerpostProof
public import FingerpostEngine

extension TableDiff.Change {
  /// How it breaks links, or why it is not known whether it does; nil if it breaks none.
  public var code: FaultCode? {
    guard isBreaking || kind == .notCompared else { return nil }
    let code: FaultKind? =
      switch kind {
      case .dead: .diffDead
      case .narrowed: .diffNarrowed
      case .moved: .diffMoved
      case .values: .diffValues
      case .access: .diffAccess
      case .options: .diffOptions
      case .undecided: .diffUndecided
      case .notCompared: .diffNotCompared
      // These break no link.
      case .gone, .deprecated, .renamed, .renamedParameter, .type, .canonical, .widened, .added: nil
      }
    return code.map(FaultCode.init)
  }
}
