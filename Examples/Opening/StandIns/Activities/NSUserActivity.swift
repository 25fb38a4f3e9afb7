// A stand-in for what Foundation has on Apple's systems alone. The frameworks' stand-ins hand it on, as the frameworks do.
@_exported import Foundation

/// The type of an activity that is a web link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Something that a person does, which an app may go on with.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var referrerURL: URL?

  public init(activityType: String) { self.activityType = activityType }
}

/// A text that is translated where it is shown.
public struct LocalizedStringResource: Sendable, ExpressibleByStringInterpolation {
  public let key: String
  public init(stringLiteral value: String) { key = value }
}

extension URL {
  /// The folder for an app's documents.
  public static var documentsDirectory: URL { URL(fileURLWithPath: NSHomeDirectory()).appending(path: "Documents") }
}
