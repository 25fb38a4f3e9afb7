import FingerpostOpening
import FingerpostTesting
import Foundation
import Testing

@testable import FingerpostOpeningTests

/// The system's clock, which tells whether anyone sleeps by it.
private final class WatchedClock: Clock {
  // Waiting by polling would take a core from all other tests for as long as they keep the timer waiting.
  private let (asked, asking) = AsyncStream.makeStream(of: Void.self)
  var now: ContinuousClock.Instant { ContinuousClock.now }
  var minimumResolution: Duration { ContinuousClock().minimumResolution }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    asking.finish()
    try await ContinuousClock().sleep(until: deadline, tolerance: tolerance)
  }

  func waitForSleep() async { for await _ in asked {} }
}

/// What comes twice, too late, or just in time.
@MainActor struct CloseCallTests {
  /// Holds the main actor.
  private func keepBusy() { Thread.sleep(forTimeInterval: 0.05) }

  @Test func `a handler has its whole time from when the main actor is free for it`() async {
    let stage = Stage()
    stage.openAsUsual()
    stage.links.start()
    let events = stage.links.events()
    stage.links.open("app://home", from: .push)
    // The main actor is busy, and whoever watches over the time would see it pass.
    keepBusy()
    stage.clock.advance(by: .seconds(31))
    keepBusy()
    await stage.links.waitUntilIdle()
    #expect(stage.shown == [.home])
    for await event in events where event.isFinal {
      #expect("\(event)".contains("opened"), "\(event)")
      break
    }
  }

  @Test func `each requirement that is met while the handler asks for it lets the link go on`() async {
    let stage = Stage()
    let clock = stage.clock
    var requirements: [LinkRequirement] = ["terms", "sign-in"]
    stage.handler = { _, _ in
      guard let next = requirements.popLast() else { return .opened }
      try await clock.sleep(for: .seconds(10))
      return .waiting(for: next)
    }
    let text = await stage.recorder.play([
      .start(at: .zero), .open("app://cart", from: .push, at: .zero), .resume("sign-in", at: .seconds(5)),
      .resume("terms", at: .seconds(15)),
    ])
    #expect(text.hasSuffix("20.00 s  1 push cart: opened after 0.00 s"), "\(text)")
  }

  @Test func `a link that is dropped takes nothing from the record of another`() async {
    let stage = Stage()
    var count = 0
    stage.handler = { _, _ in
      count += 1
      return count == 1 ? .waiting(for: "x") : .opened
    }
    let text = await stage.recorder.play([
      .start(at: .zero), .open("app://cart", from: .push, at: .zero),
      .open("app://cart", from: .push, at: .seconds(10)),
      .cancel("x", at: .seconds(11)), .open("app://cart", from: .push, at: .milliseconds(11_500)),
    ])
    #expect(text.contains("3 push cart: duplicate"), "\(text)")
  }

  @Test func `a rule closes a source to what the fallback makes, too`() async {
    let stage = Stage(access: { _, source in source == .qr ? .internal : .open })
    stage.openAsUsual()
    stage.links.start()
    #expect(await stage.links.open("app://nowhere", from: .qr).outcome == .refused)
    #expect(await stage.links.open("app://nowhere", from: .push).outcome == .unknown)
  }

  @Test func `a deprecated link that waits is told of once`() async {
    let stage = Stage()
    stage.isSignedIn = false
    stage.handler = { [unowned stage] _, _ in stage.isSignedIn ? .opened : .waiting(for: "x") }
    stage.links.start()
    stage.links.open("app://o/7", from: .push)
    await stage.links.waitUntilIdle()
    stage.isSignedIn = true
    stage.links.resume("x")
    await stage.links.waitUntilIdle()
    #expect(stage.shown == [.order(id: 7)])
    #expect(stage.told == ["deprecated: app://orders/7"])
  }

  @Test func `a task that outlives its handler is no longer inside of it`() async {
    let stage = Stage()
    let links = stage.links
    var task: Task<LinkOutcome, Never>?
    stage.handler = { link, _ in
      if link == .home {
        task = Task {
          while links.isAtWork { await Task.yield() }
          return await links.open("app://orders/1", from: .push).outcome
        }
      }
      return .opened
    }
    links.start()
    links.open("app://home", from: .push)
    await links.waitUntilIdle()
    #expect(await task?.value == .opened)
    #expect(stage.shown == [.home, .order(id: 1)])
  }

  // MARK: Kept links

  private func pending(_ text: String, expires: String) throws -> PendingLink {
    let json = #"{"text":"\#(text)","source":"push","requirement":"sign-in","arrived":0,"expires":\#(expires)}"#
    return try JSONDecoder().decode(PendingLink.self, from: Data(json.utf8))
  }

  @Test(arguments: ["1e300", "-1e300", "1e19", "0"])
  func `a time that no clock has is no more than a time`(_ expires: String) throws {
    let stage = Stage()
    stage.links.restore([try pending("app://cart", expires: expires)])
    #expect(stage.links.pendingLinks.count == (expires.hasPrefix("1") ? 1 : 0))
  }

  @Test func `a limit that no clock can wait for is none`() async throws {
    let clock = WatchedClock()
    var options = LinkOpenerOptions()
    options.clock = clock
    options.handlerLimit = .seconds(Int64.max)
    options.waitingLimit = .seconds(Int64.max)
    let links = LinkOpener(StoreLink.router, options) { link, _ in
      await clock.waitForSleep()
      return link == .home ? .opened : .waiting(for: "sign-in")
    }
    links.start()
    #expect(await links.open("app://home", from: .push).outcome == .opened)
    #expect(await links.open("app://cart", from: .push).outcome == .waiting(for: "sign-in"))
    await clock.waitForSleep()
    #expect(links.pendingLinks.count == 1)
  }

  @Test func `what is on its way is not taken twice, and equal links that were kept are two`() async throws {
    let stage = Stage()
    stage.openAsUsual()
    stage.isSignedIn = true
    let kept = [try pending("app://cart", expires: "1e19"), try pending("app://cart", expires: "1e19")]
    stage.links.restore(kept)
    #expect(stage.links.pendingLinks.count == 2)
    stage.links.resume("sign-in")
    stage.links.restore(kept)
    stage.links.resume("sign-in")
    stage.links.start()
    await stage.links.waitUntilIdle()
    #expect(stage.shown == [.cart, .cart])
  }

  @Test(arguments: [
    #"{"text":"app://home","source":"push","requirement":"sign-in","arrived":0}"#,
    #"{"text":"app://cart","source":"widget","requirement":"sign-in","arrived":0}"#,
    #"{"text":"app://cart","source":"push","requirement":"sign-in","arrived":2}"#,
  ]) func `what differs in its text, its source or its time is another link`(_ json: String) throws {
    let stage = Stage()
    let other = try JSONDecoder().decode(PendingLink.self, from: Data(json.utf8))
    stage.links.restore([try pending("app://cart", expires: "1e19")])
    stage.links.restore([try pending("app://cart", expires: "1e19"), other])
    #expect(stage.links.pendingLinks.map(\.text) == ["app://cart", other.text])
  }

  // MARK: Stacks

  @Routes(.scheme("nest")) enum NestedLink: Routable, Equatable {
    @Route("debug", access: .internal) case debug
    @Route("debug/help") case help
  }

  @Test func `a stack has nothing below its link that the source may not open`() {
    let links = LinkOpener(NestedLink.router) { _, _ in .opened }
    #expect(links.stack(for: .help, from: .scheme) == [.help])
    #expect(links.stack(for: .help, from: .inApp) == [.debug, .help])
  }

  // MARK: Routes by hand

  private enum Page: Equatable { case home, debug(Int) }

  @Test func `a route with another name is no way around the tag of its case`() async throws {
    let router = try Router<Page>(
      .scheme("hand"),
      routes: [
        RouteDefinition("home", .home),
        RouteDefinition("debug/{n}", Page.debug, take: { if case .debug(let n) = $0, n < 100 { n } else { nil } })
          .access(.internal).named("debug"),
        RouteDefinition("d/{n}", Page.debug, take: { if case .debug(let n) = $0 { n } else { nil } }).named("d"),
      ])
    var options = LinkOpenerOptions()
    options.clock = ManualClock()
    let links = LinkOpener(router, options) { _, _ in .opened }
    links.start()
    for link in ["hand://debug/7", "hand://debug/500", "hand://d/7", "hand://d/500"] {
      #expect(await links.open(link, from: .qr).outcome == .refused, "\(link)")
    }
    #expect(await links.open("hand://home", from: .qr).outcome == .opened)
  }
}
