import FingerpostOpening
import FingerpostTesting
import Foundation
import SeededRandom
import Testing

@testable import FingerpostOpeningTests

/// Many tasks at once. Under the thread sanitizer, and with a million arrivals, in `.ci/full`.
struct ConcurrencyTests {
  private struct Tally: Sendable {
    /// The outcome of each arrival.
    var ends: [Int: Int] = [:]
    var opened = 0
    var dropped = 0
    /// The arrivals that have not ended, and the most that there ever were.
    var alive = 0
    var mostAlive = 0
  }

  @MainActor private final class Order {
    var last: [Int: Int] = [:]
    var isBroken = false
    var count = 0
  }

  @Test @MainActor func `each of many arrivals from eight tasks ends once, in order`() async {
    let count = Random.draws(2_000, atLeast: 500)
    let order = Order()
    var options = LinkOpenerOptions()
    options.handlerLimit = nil  // other tests may hold the main actor for long
    let links = LinkOpener(StoreLink.router, options) { link, _ in
      guard case .order(let id) = link else { return .waiting(for: "never") }
      let (task, number) = (id % 8, id / 8)
      if let last = order.last[task], last >= number { order.isBroken = true }
      order.last[task] = number
      order.count += 1
      if number % 7 == 0 { await Task.yield() }
      return number % 11 == 0 ? .waiting(for: "now and then") : .opened
    }
    let tally = Locked(Tally())
    links.watch { event in
      tally.withLock { tally in
        if event.kind == .arrived { tally.alive += 1 } else if event.isFinal { tally.alive -= 1 }
        tally.mostAlive = max(tally.mostAlive, tally.alive)
        if event.isFinal { tally.ends[event.arrival, default: 0] += 1 }
        if event.outcome == .dropped(.queueFull) { tally.dropped += 1 }
        if event.outcome == .opened { tally.opened += 1 }
      }
    }
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for number in 0..<count {
            links.open("app://orders/\(number * 8 + task)", from: .inApp)
            if number % 64 == 0 { await Task.yield() }
            if number == count / 10 { links.start() }
          }
        }
      }
    }
    links.start()
    await links.waitUntilIdle()
    links.cancel("now and then")
    await links.waitUntilIdle()
    let end = tally.withLock { $0 }
    #expect(!order.isBroken)
    #expect(end.ends.count == 8 * count)
    #expect(end.ends.values.allSatisfy { $0 == 1 })
    // As many are kept as may be queued and as may wait, one is open, and one arrives.
    #expect(end.alive == 0 && end.mostAlive <= 2 * options.queueLimit + 2)
    #expect(end.opened > 0 && end.opened + end.dropped <= 8 * count)
    #expect(links.pendingLinks == [])
  }

  @Test func `whoever asks, idles, watches and meets requirements at the same time is told`() async {
    var options = LinkOpenerOptions()
    options.queueLimit = 10_000
    options.handlerLimit = nil
    let links = LinkOpener(StoreLink.router, options) { link, _ in
      if case .order(let id) = link, id % 5 == 0 { return .waiting(for: "x") }
      return .opened
    }
    links.start()
    let outcomes = await withTaskGroup(of: LinkOutcome.self) { group in
      for task in 0..<8 {
        for number in 0..<100 {
          group.addTask {
            if number % 10 == 0 { links.resume("x") }
            if number % 25 == 0 { for await _ in links.events(keeping: 3) { break } }
            return await links.open("app://orders/\(number * 8 + task)", from: .inApp).outcome
          }
        }
        group.addTask {
          await links.waitUntilIdle()
          return .nested
        }
      }
      // Those who wait for an event are told even if the others are through.
      group.addTask {
        for _ in 0..<1000 {
          links.open(.home, from: .inApp)
          await Task.yield()
        }
        return .nested
      }
      return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    #expect(outcomes == [.opened: 640, .waiting(for: "x"): 160, .nested: 9])
  }
}
