/// Whether a link may be opened from where it comes. The stricter of two answers counts.
public enum LinkAccess: Int, Sendable, Hashable, Comparable {
  /// It may.
  case open
  /// The `confirm` handler is asked first. Without one, it may not.
  case confirmed
  /// It may not.
  case closed

  /// The stricter one is the larger.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// What the tags of a route say: `internal` closes it to every source outside of the app, `confirm` has them confirmed.
  ///
  ///     @Route("debug/{page}", tags: ["internal"]) case debug(page: String)
  ///     @Route("transfers/{amount}", tags: ["confirm"]) case transfer(amount: Int)
  ///     LinkAccess(tags: ["internal"], source: .scheme)   // .closed
  ///     LinkAccess(tags: ["internal"], source: .inApp)    // .open
  public init(tags: Set<String>, source: LinkSource) {
    self =
      source == .inApp
      ? .open : tags.contains("internal") ? .closed : tags.contains("confirm") ? .confirmed : .open
  }
}
