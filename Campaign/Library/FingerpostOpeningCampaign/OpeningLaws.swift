import FingerpostOpening
import FingerpostTesting
import Foundation
import SeededRandom
import Testing

@testable import FingerpostOpeningTests

/// Laws over made-up schedules: arrivals, starts, resumes, cancels, and handlers that do anything. `FINGERPOST_FULL=35` tries
/// ten thousand.
@MainActor struct OpeningLaws {
  private let rounds = Random.draws(300, atLeast: 60)

  /// What a schedule came to.
  private struct Story {
    var events: [LinkEvent] = []
    /// The arrivals that the handler was given, with the source and the link.
    var given: [(id: Int, source: LinkSource, link: StoreLink)] = []
    var wasGivenBeforeStart = false
  }

  @Test func `nothing is lost, opened twice, early, out of order or against the rules`() async {
    var random = Random("opening")
    for round in 0..<rounds {
      let seed = random.next()
      var schedule = Random(seed)
      let limit = schedule.within(1...5)
      let story = await play(&schedule, queueLimit: limit, handlers: 1)
      check(story, "\(Random.note), round \(round)", isInOrder: true)
    }
  }

  @Test func `with several handlers at once, too`() async {
    var random = Random("opening, several")
    for round in 0..<rounds {
      var schedule = Random(random.next())
      let handlers = schedule.within(2...4)
      let story = await play(&schedule, queueLimit: 4, handlers: handlers)
      check(story, "\(Random.note), round \(round)", isInOrder: false)
    }
  }

  private func check(_ story: Story, _ note: String, isInOrder: Bool) {
    let byArrival = Dictionary(grouping: story.events, by: \.arrival)
    #expect(!story.wasGivenBeforeStart, "\(note)")
    for (id, events) in byArrival {
      #expect(events.first?.kind == .arrived, "\(note): \(events)")
      #expect(events.filter(\.isFinal).count == 1 && events.last?.isFinal == true, "\(note): \(events)")
      let given = story.given.filter { $0.id == id }.count
      // Whatever never had its turn never came to a handler; whatever had one came to it once for each answer.
      #expect(given <= events.filter { $0.duration != nil }.count, "\(note): \(events)")
      #expect(events.filter { $0.outcome == .opened }.count <= 1, "\(note): \(events)")
      let isDone = events.contains { [.opened, .rejected].contains($0.outcome) || $0.outcome == .failed("Broken") }
      #expect(!isDone || given > 0, "\(note): \(events)")
    }
    for (id, source, link) in story.given {
      guard case .debug = link else { continue }
      #expect(source == .inApp, "\(note): arrival \(id) from \(source) reached \(link)")
    }
    guard isInOrder else { return }
    var seen: Set<Int> = []
    let firstAnswers = story.events.filter { $0.duration != nil && seen.insert($0.arrival).inserted }.map(\.arrival)
    #expect(firstAnswers == firstAnswers.sorted(), "\(note)")
  }

  private struct Broken: Error {}

  private func play(_ random: inout Random, queueLimit: Int, handlers: Int) async -> Story {
    var options = LinkOpenerOptions()
    options.queueLimit = queueLimit
    options.concurrentHandlers = handlers
    options.handlerLimit = random.pick([.seconds(1), .seconds(10), .seconds(30), nil])
    options.waitingLimit = random.pick([.seconds(5), .seconds(100), nil])
    options.duplicateWindow = random.pick([.zero, .seconds(2), .seconds(20)])
    let stage = Stage(options)
    let (clock, links) = (stage.clock, stage.links)
    var story = Story()
    var isStarted = false
    let events = Locked<[LinkEvent]>([])
    links.watch { event in events.withLock { $0.append(event) } }

    var behaviours: [Int: Int] = [:]
    stage.handler = { link, arrival in
      story.given.append((arrival.id, arrival.source, link))
      story.wasGivenBeforeStart = story.wasGivenBeforeStart || !isStarted
      guard case .order(let id) = link else { return .opened }
      behaviours[arrival.id, default: 0] += 1
      switch (id % 13, behaviours[arrival.id] ?? 0) {
      case (0, _): return .rejected
      case (1, _): throw Broken()
      case (2, _): try await clock.sleep(for: .seconds(3))
      case (3, _): try await clock.sleep(for: .seconds(1000))
      case (4, _): await Task { try? await clock.sleep(for: .seconds(1000)) }.value
      case (5, 1): return .waiting(for: "a")
      case (6, 1...3): return .waiting(for: "b")
      case (7, _):
        try await clock.sleep(for: .seconds(4))
        return .waiting(for: "a")
      case (8, _): links.open("app://debug/inside", from: arrival.source)
      case (9, _):
        let nested = await links.open("app://home", from: "own").outcome
        #expect(nested == .nested)
      case (10, _): links.resume("a")
      case (11, _): links.cancel("b")
      default: break
      }
      return .opened
    }

    let links_ = ["home", "debug/x", "d/x", "admin/users", "sale/1", "transfers/1", "nowhere", "cart?a=b"]
    let steps = (0..<random.within(5...40)).map { _ -> OpeningStep in
      let time = Duration.milliseconds(random.below(60_000))
      let requirement: LinkRequirement = random.pick(["a", "b"])
      return switch random.below(10) {
      case 0: .resume(requirement, at: time)
      case 1 where random.chance(50): .cancel(requirement, at: time)
      case 2...6: .open("app://orders/\(random.below(26))", from: random.pick([.scheme, .push, .inApp]), at: time)
      default:
        .open("app://" + random.pick(links_), from: random.pick([.scheme, .universalLink, .inApp, .qr]), at: time)
      }
    }
    let start = Duration.seconds(random.below(30))
    _ = await stage.recorder.play(steps.filter { $0.time < start } + [.pass(until: start)])
    isStarted = true
    _ = await stage.recorder.play([.start(at: start)] + steps.filter { $0.time >= start })
    // What still waits is dropped. A link that asks again for what was cancelled waits anew, so it is cancelled again.
    for _ in 0..<100 where !links.pendingLinks.isEmpty || links.isAtWork {
      let now = clock.now.offset
      _ = await stage.recorder.play([.cancel("a", at: now), .cancel("b", at: now)])
    }
    #expect(links.pendingLinks.count <= queueLimit)
    story.events = events.withLock { $0 }
    return story
  }
}
