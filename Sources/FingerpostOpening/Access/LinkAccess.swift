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

  /// What a route says, asked for a source: the app itself may open all of its links.
  ///
  ///     @Route("debug/{page}", access: .internal) case debug(page: String)
  ///     @Route("transfers/{amount}", access: .confirm) case transfer(amount: Int)
  ///     LinkAccess(.internal, source: .scheme)   // .closed
  ///     LinkAccess(.internal, source: .inApp)    // .open
  public init(_ access: RouteAccess, source: LinkSource) {
    switch access {
    case _ where source == .inApp: self = .open
    case .open: self = .open
    case .confirm: self = .confirmed
    case .internal: self = .closed
    }
  }
}
