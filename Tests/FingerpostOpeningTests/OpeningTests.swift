import FingerpostOpening
import Testing

/// What handlers were given.
@MainActor private final class Screen {
  var shown: [StoreLink] = []
  var isSignedIn = false
}

@MainActor struct OpeningTests {
  private let screen = Screen()

  private func opener(_ options: OpeningOptions = OpeningOptions()) -> LinkOpener<StoreLink> {
    LinkOpener(StoreLink.router, options) { [screen] link, _ in
      if link == .cart, !screen.isSignedIn { return .waiting(for: "sign-in") }
      screen.shown.append(link)
      return .opened
    }
  }

  @Test func `links that come before the start are opened in order`() async {
    let links = opener()
    for id in 1...5 { links.open("app://orders/\(id)", from: .scheme) }
    #expect(screen.shown.isEmpty)
    links.start()
    await links.idle()
    #expect(screen.shown == (1...5).map { .order(id: $0) })
  }

  @Test func `a link waits for its requirement and goes on`() async {
    let links = opener()
    links.start()
    #expect(await links.outcome(of: "app://cart", from: .push) == .waiting(for: "sign-in"))
    screen.isSignedIn = true
    links.resume("sign-in")
    await links.idle()
    #expect(screen.shown == [.cart])
  }
}
