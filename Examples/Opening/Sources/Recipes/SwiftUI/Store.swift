import FingerpostOpening
import Foundation
import Observation

/// The state of the app, and the opener of its links.
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
    // The link that replaces it is a new link: it may have to wait for the sign-in.
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

  /// Call this when the first view appears. Links that waited when the app ended wait again; links that arrived before this call open.
  func begin() {
    if let data = try? Data(contentsOf: file), let pending = try? JSONDecoder().decode([PendingLink].self, from: data) {
      links.restore(pending)
      // Only once: a link that was opened since then must not come back.
      try? FileManager.default.removeItem(at: file)
    }
    links.start()
    // The handler asks again for each condition that is not met.
    links.resume(.signIn)
  }

  func keep() { try? JSONEncoder().encode(links.pending).write(to: file) }
}
