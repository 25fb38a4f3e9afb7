/// Who may open the links of a route. The stricter one is the larger.
///
///     @Route("debug/{page}", access: .internal) case debug(page: String)
///     @Route("transfers/{amount}", access: .confirm) case transfer(amount: Int)
///
/// In the text of a template it is a flag: `debug/{page} [internal]`, `transfers/{amount:int} [confirm]`. Reading a link does not
/// ask for it: an opener does, which knows where a link comes from. Exports leave internal routes out.
public enum RouteAccess: String, Sendable, Hashable, Comparable, CaseIterable {
  /// Everyone.
  case open
  /// Everyone, after the person at the screen has said yes.
  case confirm
  /// The app alone.
  case `internal`

  /// The stricter one is the larger.
  public static func < (left: Self, right: Self) -> Bool { left.strictness < right.strictness }

  private var strictness: Int {
    switch self {
    case .open: 0
    case .confirm: 1
    case .internal: 2
    }
  }

  /// The words that are flags: `open` is what a route is that says nothing.
  package static let flags: [RouteAccess] = [.confirm, .internal]
}
