import CoreSpotlight
import FingerpostOpening
import UniformTypeIdentifiers

extension CSSearchableItem {
  /// Adds a link to Spotlight. The link is the identifier of the item: a tap on the result gives it back.
  convenience init?(_ link: StoreLink) {
    guard let text = link.link else { return nil }
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = link.title
    self.init(uniqueIdentifier: text, domainIdentifier: "links", attributeSet: attributes)
  }
}
