import FingerpostOpening
import Observation

/// What the app shows, and what opens its links.
@MainActor @Observable final class Navigation {
  var path: [LibraryLink] = []
  var isSignedIn = false
  let links = LinkOpener(LibraryLink.router)

  init() {
    links.deliver(to: self) { navigation, link, arrival in navigation.show(link, from: arrival.source) }
  }

  private func show(_ link: LibraryLink, from source: LinkSource) -> LinkDecision {
    if link == .loans, !isSignedIn { return .waiting(for: "sign-in") }
    path = links.path(to: link, from: source, root: .home)
    return .opened
  }

  func signIn() {
    isSignedIn = true
    links.resume("sign-in")
  }
}
