import FingerpostOpening
import Foundation
import Observation

/// What the app shows, and what opens its links.
@Observable final class Store {
  var path: [StoreLink] = []
  var isSigningIn = false
  var isAsking = false
  @ObservationIgnored private var isSignedIn = false
  @ObservationIgnored private var asked: CheckedContinuation<Bool, Never>?
  @ObservationIgnored private let file: URL

  @ObservationIgnored private(set) lazy var links: LinkOpener<StoreLink> = LinkOpener(StoreLink.router) {
    [weak self] link, arrival in
    self?.show(link, from: arrival.source) ?? .rejected
  } gone: { [weak self] link, arrival in
    // What is shown instead takes a turn of its own, and may have to wait for the sign-in.
    if let instead = link.instead { self?.links.open(instead, from: arrival.source) }
  } confirm: { [weak self] link, _ in
    await self?.ask() ?? false
  }

  init(file: URL = .documentsDirectory.appending(path: "links.json")) {
    self.file = file
    links.log()
  }

  private func show(_ link: StoreLink, from source: LinkSource) -> Opening {
    if link.needsAccount, !isSignedIn {
      isSigningIn = true
      return .waiting(for: .signIn)
    }
    path = links.stack(for: link, from: source).filter { $0 != .home }
    return .opened
  }

  // MARK: Sign-in

  func signIn() {
    isSignedIn = true
    isSigningIn = false
    links.resume(.signIn)
  }

  /// The sheet is gone: by itself, or because somebody does not want to sign in.
  func leaveSignIn() { if !isSignedIn { links.cancel(.signIn) } }

  // MARK: Confirmation

  private func ask() async -> Bool {
    await withTaskCancellationHandler {
      await withCheckedContinuation { asked in
        (self.asked, isAsking) = (asked, true)
      }
    } onCancel: {
      // Nobody answered in time.
      Task { @MainActor in self.answer(false) }
    }
  }

  func answer(_ yes: Bool) {
    isAsking = false
    asked?.resume(returning: yes)
    asked = nil
  }

  // MARK: Links that outlive the app

  /// The first view is there. What waited when the app ended waits again, and what came before is opened.
  func begin() {
    if let data = try? Data(contentsOf: file), let pending = try? JSONDecoder().decode([PendingLink].self, from: data) {
      links.restore(pending)
      // Once: what was opened since must not come back.
      try? FileManager.default.removeItem(at: file)
    }
    links.start()
    // The handler asks anew for what is not met.
    links.resume(.signIn)
  }

  func keep() { try? JSONEncoder().encode(links.pending).write(to: file) }
}
