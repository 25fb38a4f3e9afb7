/// Where a link comes from. Apps may add sources of their own: `"car-display"`.
///
///     links.open(url, from: .universalLink)
///     links.open(url, from: "car-display")
///
/// Every source but ``inApp`` is outside of the app: what arrives from it was chosen by somebody else.
public struct LinkSource: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral {
  /// The name of the source, as events show it.
  public let rawValue: String

  /// A source of this name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A source of this name.
  public init(stringLiteral name: String) { rawValue = name }

  /// A web link that the system gives to the app.
  public static let universalLink: Self = "universalLink"
  /// A link of the app's own scheme.
  public static let scheme: Self = "scheme"
  /// A notification.
  public static let push: Self = "push"
  /// A widget.
  public static let widget: Self = "widget"
  /// A quick action of the home screen, or a shortcut.
  public static let shortcut: Self = "shortcut"
  /// A result of the system's search.
  public static let spotlight: Self = "spotlight"
  /// The clipboard.
  public static let clipboard: Self = "clipboard"
  /// A code that the camera read.
  public static let qr: Self = "qr"
  /// The app itself.
  public static let inApp: Self = "inApp"
}

extension LinkSource: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
