import FingerpostOpening
import Observation

/// What the app shows, and what opens its links.
@MainActor @Observable final class Navigation {
  var path: [LibraryLink] = []

  @ObservationIgnored private(set) lazy var links: LinkOpener<LibraryLink> = LinkOpener(LibraryLink.router) {
    [weak self] link, arrival in
    self?.show(link) ?? .rejected
  }

  private func show(_ link: LibraryLink) -> Opening {
    path = LibraryLink.router.stack(for: link).filter { $0 != .home }
    return .opened
  }
}
