// A stand-in: what the system's search is given, and what it gives back where somebody taps a result.
@_exported import Activities
public import UniformTypeIdentifiers

/// The type of an activity that is a tapped result, and the key of its identifier.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

open class CSSearchableItemAttributeSet: NSObject {
  open var title: String?
  public init(contentType: UTType) {}
}

open class CSSearchableItem: NSObject {
  open var uniqueIdentifier: String
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
  }

  /// The activity that a tap on the item is.
  package var tapped: NSUserActivity {
    let activity = NSUserActivity(activityType: CSSearchableItemActionType)
    activity.userInfo = [CSSearchableItemActivityIdentifier: uniqueIdentifier]
    return activity
  }
}
