import FingerpostOpening
import FingerpostTesting
import Foundation
import Testing

/// What waits: for its turn, or for a requirement.
@MainActor struct QueueTests {
  @Test func `a full queue drops its oldest, and says so`() async {
    var options = LinkOpenerOptions()
    options.queueLimit = 2
    let stage = Stage(options)
    stage.openAsUsual()
    let steps = (1...4).map { OpeningStep.open("app://orders/\($0)", from: .scheme, at: .zero) }
    let text = await stage.recorder.play(steps + [.start(at: .seconds(1))])
    #expect(text.contains("1 scheme order: dropped: queue full\n"))
    #expect(text.contains("2 scheme order: dropped: queue full\n"))
    #expect(stage.shown == [.order(id: 3), .order(id: 4)])
  }

  /// A value that opens a link as it goes.
  private final class LastWish: Sendable {
    let wish: @Sendable () -> Void
    init(_ wish: @escaping @Sendable () -> Void) { self.wish = wish }
    deinit { wish() }
  }

  private enum Wish: Sendable { case last(LastWish), nothing }

  @Test func `a value that calls the opener as it goes finds it unlocked`() async throws {
    let router = try Router<Wish>(.scheme("x"), routes: [RouteDefinition("a", .nothing)])
    var options = LinkOpenerOptions()
    options.queueLimit = 1
    options.clock = ManualClock()
    let links = LinkOpener(router, options) { _, _ in .opened }
    let count = Locked(0)
    for _ in 0..<3 {
      links.open(
        .last(
          LastWish { [weak links] in
            count.withLock { $0 += 1 }
            links?.open("x://a", from: .inApp)
          }), from: .inApp)
    }
    links.start()
    await links.waitUntilIdle()
    #expect(count.withLock { $0 } >= 2)
  }

  @Test func `a link that was dropped may come again at once`() async {
    var options = LinkOpenerOptions()
    options.queueLimit = 1
    let stage = Stage(options)
    stage.openAsUsual()
    for link in ["app://home", "app://cart", "app://home"] { stage.links.open(link, from: .scheme) }
    stage.links.start()
    await stage.links.waitUntilIdle()
    #expect(stage.shown == [.home])
  }

  @Test func `no more wait for a requirement than may be queued`() async {
    var options = LinkOpenerOptions()
    options.queueLimit = 2
    let stage = Stage(options)
    stage.handler = { _, _ in .waiting(for: "x") }
    let steps = (1...4).map { OpeningStep.open("app://orders/\($0)", from: .inApp, at: .seconds($0)) }
    let text = await stage.recorder.play([.start(at: .zero)] + steps)
    let full = text.split(separator: "\n").filter { $0.contains("queue full") }
    #expect(full.map { String($0.prefix(7)) } == ["3.00 s ", "4.00 s "])
    #expect(stage.links.pendingLinks.map(\.text) == ["app://orders/3", "app://orders/4"])
  }

  @Test func `what is late ends at its own time, whatever else is timed`() async {
    var options = LinkOpenerOptions()
    options.waitingLimit = .seconds(100)
    options.handlerLimit = .seconds(10)
    let stage = Stage(options)
    let clock = stage.clock
    var isCancelled = false
    stage.handler = { link, _ in
      guard link == .home else { return .waiting(for: "x") }
      do { try await clock.sleep(for: .seconds(1000)) } catch { isCancelled = true }
      return .opened
    }
    let steps: [OpeningStep] = [
      .start(at: .zero), .open("app://cart", from: .inApp, at: .zero),
      .open("app://home", from: .inApp, at: .seconds(50)),
      .pass(until: .seconds(200)),
    ]
    let text = await stage.recorder.play(steps)
    #expect(text.contains("60.00 s  2 inApp home: timed out after 10.00 s\n"))
    #expect(text.hasSuffix("100.00 s  1 inApp cart: dropped: x was not met in time"))
    while !isCancelled { await Task.yield() }
  }

  @Test(arguments: [1, 2, 3]) func `as many handlers are at work as are asked for`(_ count: Int) async {
    var options = LinkOpenerOptions()
    options.concurrentHandlers = count
    let stage = Stage(options)
    var (open, most) = (0, 0)
    let clock = stage.clock
    stage.handler = { _, _ in
      open += 1
      most = max(most, open)
      try await clock.sleep(for: .seconds(1))
      open -= 1
      return .opened
    }
    let steps = (1...7).map { OpeningStep.open("app://orders/\($0)", from: .scheme, at: .zero) }
    _ = await stage.recorder.play([.start(at: .zero)] + steps)
    #expect(most == count)
    #expect(stage.shown.count == 7)
  }

  @Test func `several handlers begin in the order of arrival`() async {
    var options = LinkOpenerOptions()
    (options.concurrentHandlers, options.queueLimit) = (8, 2_000)
    options.clock = ManualClock()
    var begun: [String] = []
    let links = LinkOpener(StoreLink.router, options) { _, arrival in
      begun.append(arrival.text ?? "")
      await Task.yield()
      return .opened
    }
    let texts = (1...1_000).map { "app://orders/\($0)" }
    for text in texts { links.open(text, from: .scheme) }
    links.start()
    await links.waitUntilIdle()
    #expect(begun == texts)
  }

  @Test func `a requirement that is met while the handler asks for it is not missed`() async {
    let stage = Stage()
    let clock = stage.clock
    var count = 0
    stage.handler = { _, _ in
      count += 1
      guard count == 1 else { return .opened }
      try await clock.sleep(for: .seconds(10))
      return .waiting(for: "sign-in")
    }
    let steps: [OpeningStep] = [
      .start(at: .zero), .open("app://cart", from: .push, at: .zero), .resume("sign-in", at: .seconds(5)),
    ]
    let text = await stage.recorder.play(steps)
    #expect(text.hasSuffix("10.00 s  1 push cart: resumed: sign-in\n10.00 s  1 push cart: opened after 0.00 s"))
  }

  @Test func `a requirement that is cancelled while the handler asks for it drops the link`() async {
    let stage = Stage()
    let clock = stage.clock
    stage.handler = { _, _ in
      try await clock.sleep(for: .seconds(10))
      return .waiting(for: "sign-in")
    }
    let steps: [OpeningStep] = [
      .start(at: .zero), .open("app://cart", from: .push, at: .zero), .cancel("sign-in", at: .seconds(5)),
    ]
    #expect(await stage.recorder.play(steps).hasSuffix("10.00 s  1 push cart: dropped: sign-in was cancelled"))
  }

  @Test func `a handler that meets its own requirement is not asked for ever`() async {
    let stage = Stage()
    var count = 0
    stage.handler = { [unowned stage] link, _ in
      guard link == .cart else { return .opened }
      count += 1
      stage.links.resume("sign-in")
      return .waiting(for: "sign-in")
    }
    let steps: [OpeningStep] = [
      .start(at: .zero), .open("app://cart", from: .push, at: .zero), .open("app://home", from: .push, at: .zero),
    ]
    _ = await stage.recorder.play(steps)
    #expect(count == 2)
    #expect(stage.shown == [.home])
    #expect(stage.links.pendingLinks.map(\.requirement) == ["sign-in"])
  }

  // MARK: Over the app's end

  @Test func `what waits is kept as JSON and goes on in the next start`() async throws {
    var options = LinkOpenerOptions()
    options.date = Date(timeIntervalSince1970: 0)
    let before = Stage(options)
    before.openAsUsual()
    before.links.start()
    before.links.open(payload: ["link": "app://cart", "n": 1], at: "link", from: .push)
    before.links.open("https://store.example/cart", from: .universalLink, referrer: "https://a.example")
    await before.links.waitUntilIdle()
    let data = try JSONEncoder().encode(before.links.pendingLinks)

    options.date = Date(timeIntervalSince1970: 3600)
    let after = Stage(options)
    after.openAsUsual()
    after.isSignedIn = true
    let pending = try JSONDecoder().decode([PendingLink].self, from: data)
    #expect(pending == before.links.pendingLinks)
    #expect(pending.map(\.text) == ["app://cart", "https://store.example/cart"])
    after.links.restore(pending)
    after.links.restore(pending)
    #expect(after.links.pendingLinks == pending)
    after.links.start()
    await after.links.waitUntilIdle()
    #expect(after.shown == [])
    after.links.resume("sign-in")
    await after.links.waitUntilIdle()
    #expect(after.shown == [.cart, .cart])
  }

  @Test func `what is restored is read anew, and may be too late or closed by now`() async throws {
    var options = LinkOpenerOptions()
    options.date = Date(timeIntervalSince1970: 10_000)
    let stage = Stage(options, access: { link, _ in link == .home ? .internal : .open })
    stage.openAsUsual()
    func pending(_ text: String, expires: Double?) throws -> PendingLink {
      let time = expires.map { #","expires":\#($0 - 978_307_200)"# } ?? ""
      let json = #"{"text":"\#(text)","source":"push","requirement":"sign-in","arrived":0\#(time)}"#
      return try JSONDecoder().decode(PendingLink.self, from: Data(json.utf8))
    }
    stage.links.start()
    stage.links.restore([
      try pending("app://orders/1", expires: 9_999), try pending("app://home", expires: nil),
      try pending("app://orders/2", expires: 10_001), try pending("app://nowhere", expires: nil),
    ])
    let text = await stage.recorder.play([.resume("sign-in", at: .zero)])
    #expect(
      text.split(separator: "\n").map { $0.dropFirst("0.00 s  ".count) } == [
        "1 push order: arrived", "1 push order: dropped: sign-in was not met in time", "2 push home: arrived",
        "2 push home: refused", "3 push order: arrived", "3 push order: waiting for sign-in", "4 push ?: arrived",
        "4 push ?: waiting for sign-in", "3 push order: resumed: sign-in", "4 push ?: resumed: sign-in",
        "3 push order: opened after 0.00 s", "4 push ?: unknown after 0.00 s",
      ])
  }
}
