import FingerpostOpening
import FingerpostTesting
import Foundation
import Testing

@testable import FingerpostOpeningTests

/// Links that are rewritten before they are read.
@MainActor struct RewritingTests {
  /// What a wrapper holds, without the trackers that come after `#`.
  @Sendable nonisolated private static func unwrapped(_ link: String) -> String? {
    let start = "https://go.example/?url="
    guard link.hasPrefix(start) else { return nil }
    return String(link.dropFirst(start.count).prefix { $0 != "#" })
  }

  private func stage(_ options: LinkOpenerOptions = LinkOpenerOptions()) -> Stage {
    let stage = Stage(options, rewriting: Self.unwrapped)
    stage.openAsUsual()
    stage.links.start()
    return stage
  }

  @Test func `a link that is rewritten is opened as the other would be, and its events say so`() async {
    let links = [
      "app://orders/1", "app://cart", "app://o/2", "app://sale/3", "app://nowhere", "app://debug/x", "app://d/x",
      "app://transfers/1", "app://admin/users", "app://console", "javascript:alert(1)", "https://other.example/home",
      "app://orders/%zz", "app://home\n", "", "https://go.example/?url=app://home", "store.example/home",
    ]
    for link in links {
      for source in [LinkSource.push, .universalLink, .inApp, "own"] {
        let (wrapped, plain) = (stage(), stage())
        let steps: (String) -> [OpeningStep] = { [.open($0, from: source, at: .zero)] }
        let text = await wrapped.recorder.play(steps("https://go.example/?url=" + link))
        let other = Stage()
        other.openAsUsual()
        other.links.start()
        let expected = await other.recorder.play(steps(link)).split(separator: "\n")
        let route = expected[0].dropLast("arrived".count)
        #expect(text == ([expected[0], route + "rewritten"] + expected.dropFirst()).joined(separator: "\n"))
        #expect(wrapped.shown == other.shown, "\(link)")
        // Without a wrapper nothing happens to it, and nothing is told.
        guard !link.hasPrefix("https://go") else { continue }
        #expect(await plain.recorder.play(steps(link)).split(separator: "\n") == expected)
        #expect(plain.told == other.told, "\(link)")
      }
    }
  }

  @Test func `every link that comes as text is rewritten once, and what is no text is not`() async throws {
    let asked = Locked<[String]>([])
    let stage = Stage(rewriting: { link in
      asked.withLock { $0.append(link) }
      return Self.unwrapped(link)
    })
    stage.openAsUsual()
    stage.links.start()
    let link = "https://go.example/?url=app://orders/"
    let url = try #require(URL(string: link + "1"))
    #expect(await stage.links.open(url, from: "own").outcome == .opened)
    #expect(await stage.links.open(link + "2", from: "own").outcome == .opened)
    #expect(await stage.links.open(payload: ["link": link + "3"], at: "link", from: "own").outcome == .opened)
    #expect(await stage.links.open(try LinkedDestination(.order(id: 4)), from: "own").outcome == .opened)
    let texts = [link + "1", link + "2", link + "3", "app://orders/4"]
    #expect(asked.withLock { $0 } == texts)
    #expect(
      await stage.links.open(payload: ["link": ["route": "order", "id": 5]], at: "link", from: "own").outcome == .opened
    )
    #expect(await stage.links.open(.order(id: 6), from: "own").outcome == .opened)
    #expect(await stage.links.open(payload: ["aps": 1], at: "link", from: "own").outcome == .unknown)
    #expect(asked.withLock { $0 } == texts)
    #expect(stage.shown == (1...6).map { .order(id: $0) })
  }

  @Test func `an arrival has the link as it came and the one that was read, and events have neither`() async {
    let stage = stage()
    var arrivals: [Arrival] = []
    stage.handler = { _, arrival in
      arrivals.append(arrival)
      return .opened
    }
    let texts = Locked<[String]>([])
    stage.links.watch { event in texts.withLock { $0.append("\(event)") } }
    stage.links.open("https://go.example/?url=app://orders/4711#tracker", from: .qr)
    stage.links.open("app://orders/4711", from: .qr)
    stage.links.open(payload: ["link": "https://go.example/?url=app://orders/4711"], at: "link", from: .qr)
    await stage.links.waitUntilIdle()
    #expect(
      arrivals.map(\.text) == [
        "https://go.example/?url=app://orders/4711#tracker", "app://orders/4711",
        "https://go.example/?url=app://orders/4711",
      ])
    #expect(arrivals.map(\.rewritten) == ["app://orders/4711", nil, "app://orders/4711"])
    #expect(arrivals[2].payload?["link"]?.text == arrivals[2].text)
    let told = texts.withLock { $0 }
    #expect(told.count { $0.hasSuffix("order: rewritten") } == 2)
    #expect(told.filter { $0.contains("4711") || $0.contains("go.example") || $0.contains("tracker") } == [])
  }

  @Test func `the same text, or nothing, leaves a link as it is`() async {
    let stage = Stage(rewriting: { $0.hasSuffix("same") ? $0 : nil })
    stage.openAsUsual()
    let text = await stage.recorder.play([
      .start(at: .zero), .open("app://debug/same", from: .inApp, at: .zero),
      .open("app://home", from: .inApp, at: .zero),
    ])
    #expect(!text.contains("rewritten"), "\(text)")
  }

  @Test func `a link that differs in the spelling of a letter alone is another`() async {
    let stage = Stage(rewriting: { _ in "app://d/e\u{301}" })
    stage.openAsUsual()
    let text = await stage.recorder.play([.start(at: .zero), .open("app://d/\u{e9}", from: .inApp, at: .zero)])
    #expect(text.contains("rewritten"), "\(text)")
  }

  @Test func `links that are read alike are one tap, whatever was around them`() async {
    let stage = stage()
    let links = stage.links
    #expect(await links.open("https://go.example/?url=app://home#mail", from: .universalLink).outcome == .opened)
    #expect(await links.open("https://go.example/?url=app://home#sms", from: .universalLink).outcome == .duplicate)
    #expect(await links.open("app://home", from: .scheme).outcome == .duplicate)
    #expect(await links.open("https://go.example/?url=app://d/x", from: .inApp).outcome == .opened)
    #expect(stage.shown == [.home, .debug(page: "x")])
  }

  @Test func `a rule is asked about what is read, and the unknown keep the link as it came`() async {
    let stage = Stage(
      access: { link, source in link == .home && source == .qr ? .internal : .open }, rewriting: Self.unwrapped)
    stage.openAsUsual()
    stage.links.start()
    #expect(await stage.links.open("https://go.example/?url=app://home", from: .qr).outcome == .refused)
    #expect(await stage.links.open("https://go.example/?url=app://nowhere", from: .qr).outcome == .unknown)
    #expect(await stage.links.open("https://go.example/?url=app://o/7", from: .qr).outcome == .opened)
    #expect(
      stage.told == [
        "unknown https://go.example/?url=app://nowhere: unsupported destination", "deprecated: app://orders/7",
      ])
  }

  @Test func `a link is kept as it came, and rewritten anew where it is restored`() async throws {
    let stage = stage()
    let link = "https://go.example/?url=app://cart#tracker"
    #expect(await stage.links.open(link, from: .push).outcome == .waiting(for: "sign-in"))
    let pending = stage.links.pendingLinks
    #expect(pending.map(\.text) == [link])
    // It waits there, so it is not taken twice.
    stage.links.restore(pending)
    #expect(stage.links.pendingLinks == pending)

    let next = Stage(rewriting: { $0.replacing("https://go.example/?url=app://cart", with: "app://debug/x") })
    next.openAsUsual()
    next.links.restore(pending)
    #expect(next.links.pendingLinks == [])
    let later = self.stage()
    let kept = try JSONDecoder().decode([PendingLink].self, from: JSONEncoder().encode(pending))
    later.links.restore(kept)
    later.isSignedIn = true
    later.links.resume("sign-in")
    await later.links.waitUntilIdle()
    #expect(later.shown == [.cart])
  }
}
