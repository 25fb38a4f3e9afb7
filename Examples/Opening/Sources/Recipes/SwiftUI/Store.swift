import FingerpostOpening
import Foundation
import Observation

/// The state of the app, and the opener of its links.
@Observable final class Store {
  var screens = LinkScreens<StoreLink, StoreTab>(.shop)
  var isSigningIn = false
  var isAsking = false
  let links = LinkOpener(StoreLink.router)
  @ObservationIgnored private var isSignedIn = false
  @ObservationIgnored private var asked: CheckedContinuation<Bool, Never>?
  @ObservationIgnored private let file: URL

  init(file: URL = .documentsDirectory.appending(path: "links.json")) {
    self.file = file
    links.log()
    links.deliver(to: self) { store, link, arrival in
      store.show(link, from: arrival.source)
    } gone: { store, link, arrival in
      // The link that replaces it is a new link: it may have to wait for the sign-in.
      if let instead = link.instead { store.links.open(instead, from: arrival.source) }
    } confirm: { store, _, _ in
      await store.ask()
    }
    restore()
  }

  private func show(_ link: StoreLink, from source: LinkSource) -> LinkDecision {
    if link.needsAccount, !isSignedIn {
      isSigningIn = true
      return .waiting(for: .signIn)
    }
    screens.show(links.stack(for: link, from: source), placing: \.placement)
    return .opened
  }

  // MARK: Sign-in

  func signIn() {
    isSignedIn = true
    isSigningIn = false
    links.resume(.signIn)
  }

  /// The sheet has closed: the person signed in, or cancelled.
  func leaveSignIn() { if !isSignedIn { links.cancel(.signIn) } }

  // MARK: Confirmation

  private func ask() async -> Bool {
    await withTaskCancellationHandler {
      await withCheckedContinuation { asked in
        (self.asked, isAsking) = (asked, true)
      }
    } onCancel: {
      // The person did not answer in time.
      Task { @MainActor in self.answer(false) }
    }
  }

  func answer(_ yes: Bool) {
    isAsking = false
    asked?.resume(returning: yes)
    asked = nil
  }

  // MARK: Links that outlive the app

  /// Links that waited when the app ended are given to the handler again, which asks for the sign-in again if it is missing.
  private func restore() {
    guard let data = try? Data(contentsOf: file), let kept = try? JSONDecoder().decode([PendingLink].self, from: data)
    else { return }
    links.restore(kept)
    links.resume(.signIn)
    // Only once: a link that was opened since then must not come back.
    try? FileManager.default.removeItem(at: file)
  }

  func keep() { try? JSONEncoder().encode(links.pendingLinks).write(to: file) }
}
