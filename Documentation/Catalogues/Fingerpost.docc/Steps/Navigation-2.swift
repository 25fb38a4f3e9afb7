import FingerpostOpening
import Observation

/// What the app shows, and what opens its links.
@MainActor @Observable final class Navigation {
  var path: [LibraryLink] = []
  var isSignedIn = false

  @ObservationIgnored private(set) lazy var links: LinkOpener<LibraryLink> = LinkOpener(LibraryLink.router) {
    [weak self] link, arrival in
    self?.show(link) ?? .rejected
  }

  private func show(_ link: LibraryLink) -> Opening {
    if link == .loans, !isSignedIn { return .waiting(for: "sign-in") }
    path = LibraryLink.router.stack(for: link).filter { $0 != .home }
    return .opened
  }

  func signIn() {
    isSignedIn = true
    links.resume("sign-in")
  }
}
