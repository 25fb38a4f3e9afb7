import CoreSpotlight
import FingerpostOpening
import UniformTypeIdentifiers

extension CSSearchableItem {
  /// A link in the system's search: its identifier is the link, which comes back where somebody taps the result.
  convenience init?(_ link: StoreLink) {
    guard let text = link.link else { return nil }
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = link.title
    self.init(uniqueIdentifier: text, domainIdentifier: "links", attributeSet: attributes)
  }
}
