extension TableDiff.Change {
  /// How it breaks links; nil if it breaks none.
  public var code: FaultCode? {
    guard isBreaking else { return nil }
    let code: FaultKind? =
      switch kind {
      case .dead: .diffDead
      case .narrowed: .diffNarrowed
      case .moved: .diffMoved
      case .values: .diffValues
      case .options: .diffOptions
      case .undecided: .diffUndecided
      // These break no link.
      case .gone, .deprecated, .renamed, .renamedParameter, .type, .canonical, .widened, .added: nil
      }
    return code.map(FaultCode.init)
  }
}
