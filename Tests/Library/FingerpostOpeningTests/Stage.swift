import FingerpostOpening
import FingerpostTesting

/// An opener whose clock stands still, and what its handlers were given.
@MainActor final class Stage {
  let clock = ManualClock()
  /// With that clock.
  let options: OpeningOptions
  let links: LinkOpener<StoreLink>
  private(set) var shown: [StoreLink] = []
  /// What the other handlers were given: `gone: the sale has ended`.
  private(set) var told: [String] = []
  var isSignedIn = false
  var isConfirmed = true
  /// What the handler does with each link; nil for the usual.
  var handler: (@MainActor (StoreLink, Arrival) async throws -> Opening)?
  let recorder: OpeningRecorder<StoreLink>
  /// A recorder waits until its handlers sleep, however slow the machine is.
  static let patience = Duration.seconds(Int64.max)

  init(
    _ options: OpeningOptions = OpeningOptions(),
    access: @escaping @Sendable (StoreLink, LinkSource) -> LinkAccess = { _, _ in .open },
    rewriting: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    var options = options
    options.clock = clock
    self.options = options
    let box = Box()
    links = LinkOpener(StoreLink.router, options, access: access, rewriting: rewriting) { link, arrival in
      try await box.stage?.open(link, arrival) ?? .rejected
    } gone: { gone, _ in
      box.stage?.told.append("\(gone), instead \(gone.instead.map { "\($0)" } ?? "nothing")")
    } unknown: { link, _ in
      box.stage?.told.append("unknown \(link.text ?? "nothing"): \(link.error.kind)")
    } confirm: { link, _ in
      box.stage?.told.append("confirm \(link)")
      return box.stage?.isConfirmed ?? false
    } deprecated: { link, _ in
      box.stage?.told.append("deprecated: \(link.canonical)")
    }
    recorder = OpeningRecorder(links, clock, patience: Self.patience)
    box.stage = self
  }

  private func open(_ link: StoreLink, _ arrival: Arrival) async throws -> Opening {
    if let opening = try await handler?(link, arrival) {
      if opening == .opened { shown.append(link) }
      return opening
    }
    return .rejected
  }

  /// Cart asks for a sign-in; everything else is shown.
  func openAsUsual() {
    handler = { [unowned self] link, _ in link == .cart && !isSignedIn ? .waiting(for: "sign-in") : .opened }
  }

  @MainActor private final class Box { weak var stage: Stage? }
}
