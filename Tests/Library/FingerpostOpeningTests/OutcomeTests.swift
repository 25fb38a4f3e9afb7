import FingerpostOpening
import FingerpostTesting
import Foundation
import Testing

/// How links end, whatever handlers do.
@MainActor struct OutcomeTests {
  private let stage = Stage()

  private struct Broken: Error {}

  init() {
    stage.openAsUsual()
    stage.links.start()
  }

  @Test func `every form that a router reads comes in`() async throws {
    let links = stage.links
    let url = try #require(URL(string: "https://store.example/orders/1"))
    #expect(await links.open(url, from: .universalLink).outcome == .opened)
    #expect(await links.open("app://orders/2", from: .scheme).outcome == .opened)
    let payload: [AnyHashable: Any] = ["aps": ["badge": 3], "data": ["link": "app://orders/3"]]
    #expect(await links.open(payload: payload, at: "data", "link", from: .push).outcome == .opened)
    #expect(await links.open(try LinkedDestination(.order(id: 4)), from: .spotlight).outcome == .opened)
    #expect(await links.open(.order(id: 5), from: .inApp).outcome == .opened)
    links.open(url, from: "own")
    links.open("app://orders/2", from: "own")
    links.open(payload: payload, at: "data", "link", from: "own")
    links.open(try LinkedDestination(.order(id: 4)), from: "own")
    links.open(.order(id: 5), from: "own")
    await links.waitUntilIdle()
    #expect(stage.shown == [1, 2, 3, 4, 5, 1, 2, 3, 4, 5].map { .order(id: $0) })
  }

  @Test func `an arrival has its text, its source, its time, its referrer and its payload`() async throws {
    var options = LinkOpenerOptions()
    options.date = Date(timeIntervalSince1970: 1000)
    let stage = Stage(options)
    var arrivals: [Arrival] = []
    stage.handler = { _, arrival in
      arrivals.append(arrival)
      return .opened
    }
    stage.links.start()
    stage.clock.advance(by: .seconds(5))
    stage.links.open("app://home?utm=x", from: .scheme, referrer: "com.example.mail", payload: .object(["a": .int(1)]))
    stage.links.open(payload: ["link": ["route": "order", "id": 7], "campaign": "spring"], at: "link", from: .push)
    stage.links.open(.home, from: .inApp)
    await stage.links.waitUntilIdle()
    let time = Date(timeIntervalSince1970: 1005)
    #expect(
      arrivals == [
        Arrival(
          id: 1, "app://home?utm=x", from: .scheme, at: time, referrer: "com.example.mail",
          payload: .object(["a": .int(1)])),
        Arrival(
          id: 2, "app://orders/7", from: .push, at: time,
          payload: .object(["link": .object(["route": .text("order"), "id": .int(7)]), "campaign": .text("spring")])),
        Arrival(id: 3, "app://home", from: .inApp, at: time),
      ])
    #expect(arrivals[1].payload?["link"]?["id"] == .int(7))
    #expect(arrivals[1].payload?["campaign"]?.text == "spring")
  }

  @Test func `a payload of any depth comes in`() async {
    var payload: [AnyHashable: Any] = ["link": "app://home"]
    for _ in 0..<2_000 { payload = ["link": "app://home", "more": [payload]] }
    #expect(await stage.links.open(payload: payload, at: "link", from: .push).outcome == .opened)
  }

  @Test func `a payload without a link is unknown, and its handler is told what is missing`() async {
    let outcome = await stage.links.open(payload: ["aps": ["alert": "x"]], at: "data", "link", from: .push).outcome
    #expect(outcome == .unknown)
    #expect(stage.told == ["unknown nothing: missing destination"])
  }

  @Test func `a handler that throws, or is cancelled, ends its own link alone`() async {
    stage.handler = { link, _ in
      if link == .home { throw Broken() }
      if link == .cart { throw CancellationError() }
      return link == .debug(page: "x") ? .passedOn : .opened
    }
    #expect(await stage.links.open("app://home", from: "own").outcome == .failed("Broken"))
    #expect(await stage.links.open("app://cart", from: "own").outcome == .cancelled)
    #expect(await stage.links.open("app://debug/x", from: .inApp).outcome == .passedOn)
    #expect(await stage.links.open("app://orders/1", from: "own").outcome == .opened)
  }

  @Test func `asked for from inside a handler, an outcome is nested, and the link is opened after it`() async {
    var nested: LinkOutcome?
    stage.handler = { [unowned stage] link, _ in
      if link == .home {
        nested = await stage.links.open("app://orders/1", from: .inApp).outcome
        await stage.links.waitUntilIdle()
      }
      return .opened
    }
    #expect(await stage.links.open("app://home", from: .inApp).outcome == .opened)
    await stage.links.waitUntilIdle()
    #expect(nested == .nested)
    #expect(stage.shown == [.home, .order(id: 1)])
  }

  @Test func `two openers that ask each other do not wait for themselves`() async {
    let other = Stage()
    var outcomes: [LinkOutcome] = []
    stage.handler = { link, _ in
      if link == .home { outcomes.append(await other.links.open("app://cart", from: .inApp).outcome) }
      return .opened
    }
    other.handler = { [unowned stage] _, _ in
      outcomes.append(await stage.links.open("app://orders/1", from: .inApp).outcome)
      return .opened
    }
    other.links.start()
    #expect(await stage.links.open("app://home", from: .inApp).outcome == .opened)
    await stage.links.waitUntilIdle()
    #expect(outcomes == [.nested, .opened])
  }

  @Test func `a handler whose outcome nobody asks for may ask the opener that it was opened from`() async {
    let other = Stage()
    var outcomes: [LinkOutcome] = []
    stage.handler = { link, _ in
      if link == .home { other.links.open("app://cart", from: .inApp) }
      return .opened
    }
    other.handler = { [unowned stage] _, _ in
      outcomes.append(await stage.links.open("app://orders/1", from: .inApp).outcome)
      return .opened
    }
    other.links.start()
    #expect(await stage.links.open("app://home", from: .inApp).outcome == .opened)
    await other.links.waitUntilIdle()
    #expect(outcomes == [.opened])
  }

  @Test func `as long as a handler has a ticket, whoever opens its link does not wait for the handler`() async {
    let other = Stage()
    var outcomes: [LinkOutcome] = []
    stage.handler = { link, _ in
      if link == .home {
        let ticket = other.links.open("app://cart", from: .inApp)
        while outcomes.isEmpty { await Task.yield() }
        outcomes.append(await ticket.outcome)
      }
      return .opened
    }
    other.handler = { [unowned stage] _, _ in
      outcomes.append(await stage.links.open("app://orders/1", from: .inApp).outcome)
      return .opened
    }
    other.links.start()
    #expect(await stage.links.open("app://home", from: .inApp).outcome == .opened)
    await stage.links.waitUntilIdle()
    #expect(outcomes == [.nested, .opened])
    #expect(stage.shown == [.home, .order(id: 1)])
  }

  @Test func `a task that is cancelled no longer waits, and its link is opened all the same`() async {
    let stage = Stage()
    stage.openAsUsual()
    let links = stage.links
    let asking = Task { await links.open("app://home", from: .inApp).outcome }
    await Task.yield()
    asking.cancel()
    #expect(await asking.value == .cancelled)
    links.start()
    await links.waitUntilIdle()
    #expect(stage.shown == [.home])
  }

  @Test func `what a handler opens is no second delivery of its own tap`() async {
    stage.handler = { [unowned stage] link, arrival in
      if link == .cart { stage.links.open(.home, from: arrival.source) }
      return .opened
    }
    stage.links.open("app://home", from: .scheme)
    stage.links.open("app://cart", from: .scheme)
    await stage.links.waitUntilIdle()
    #expect(stage.shown == [.home, .cart, .home])
  }

  @Test func `before the start nothing keeps idle waiting`() async {
    let stage = Stage()
    stage.links.open("app://home", from: .scheme)
    await stage.links.waitUntilIdle()
    #expect(stage.shown == [])
  }

  @Test func `an answer that comes too late changes nothing`() async {
    let clock = stage.clock
    stage.handler = { link, _ in
      if link == .home { await Task { try? await clock.sleep(for: .seconds(60)) }.value }
      return link == .home ? .waiting(for: "nothing") : .opened
    }
    let steps: [OpeningStep] = [
      .open("app://home", from: .scheme, at: .zero), .open("app://cart", from: .scheme, at: .zero),
      .pass(until: .seconds(61)),
    ]
    let text = await stage.recorder.play(steps)
    #expect(text.contains("1 scheme home: timed out after 30.00 s"))
    #expect(!text.contains("waiting"))
    #expect(stage.links.pendingLinks == [])
  }

  @Test func `events tell routes, sources and times, and nothing that a link holds`() async {
    let events = stage.links.events()
    let others = stage.links.events(keeping: 2)
    stage.links.open("app://orders/4711", from: .push)
    stage.links.open("app://secret/4711", from: .push)
    await stage.links.waitUntilIdle()
    var texts: [String] = []
    for await event in events {
      texts.append("\(event)")
      if texts.count == 6 { break }
    }
    #expect(texts.filter { $0.contains("4711") || $0.contains("secret") } == [])
    #expect(texts.first == "1 push order: arrived")
    #expect(texts.last == "2 push ?: unknown after 0.00 s")
    var last: [LinkEvent] = []
    for await event in others {
      last.append(event)
      if last.count == 2 { break }
    }
    #expect(last.filter(\.isFinal).count == 2 || last.map(\.arrival) == [2, 2])
  }

  @Test func `the stream of events ends with the opener`() async {
    func events() -> AsyncStream<LinkEvent> {
      let links = LinkOpener(StoreLink.router) { _, _ in .opened }
      let events = links.events()
      links.open("app://home", from: .inApp)
      return events
    }
    var count = 0
    for await _ in events() { count += 1 }
    #expect(count == 2)
  }
}
