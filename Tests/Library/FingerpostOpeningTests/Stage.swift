import FingerpostOpening
import FingerpostTesting

/// An opener whose clock stands still, and what its handlers were given.
@MainActor final class Stage {
  let clock = ManualClock()
  /// With that clock.
  let options: LinkOpenerOptions
  let links: LinkOpener<StoreLink>
  private(set) var shown: [StoreLink] = []
  /// What the other handlers were given: `gone: the sale has ended`.
  private(set) var told: [String] = []
  var isSignedIn = false
  var isConfirmed = true
  /// What the handler does with each link; nil for the usual.
  var handler: (@MainActor (StoreLink, Arrival) async throws -> LinkDecision)?
  let recorder: OpeningRecorder<StoreLink>
  /// A recorder waits until its handlers sleep, however slow the machine is.
  static let patience = Duration.seconds(Int64.max)

  init(
    _ options: LinkOpenerOptions = LinkOpenerOptions(),
    access: @escaping @Sendable (StoreLink, LinkSource) -> LinkAccess = { _, _ in .open },
    rewriting: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    var options = options
    options.clock = clock
    self.options = options
    links = LinkOpener(StoreLink.router, options, access: access, rewriting: rewriting)
    recorder = OpeningRecorder(links, clock, patience: Self.patience)
    links.deliver(to: self) { stage, link, arrival in
      try await stage.open(link, arrival)
    } gone: { stage, gone, _ in
      stage.told.append("\(gone), instead \(gone.instead.map { "\($0)" } ?? "nothing")")
    } unknown: { stage, link, _ in
      stage.told.append("unknown \(link.text ?? "nothing"): \(link.error.kind)")
    } confirm: { stage, link, _ in
      stage.told.append("confirm \(link)")
      return stage.isConfirmed
    } deprecated: { stage, link, _ in
      stage.told.append("deprecated: \(link.canonical)")
    }
  }

  private func open(_ link: StoreLink, _ arrival: Arrival) async throws -> LinkDecision {
    if let decision = try await handler?(link, arrival) {
      if decision == .opened { shown.append(link) }
      return decision
    }
    return .rejected
  }

  /// Cart asks for a sign-in; everything else is shown.
  func openAsUsual() {
    handler = { [unowned self] link, _ in link == .cart && !isSignedIn ? .waiting(for: "sign-in") : .opened }
  }
}
