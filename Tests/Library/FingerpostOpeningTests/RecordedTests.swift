import FingerpostOpening
import FingerpostTesting
import Testing

/// Whole stories, as their events tell them.
@MainActor struct RecordedTests {
  private let stage = Stage()

  init() { stage.openAsUsual() }

  @Test func `links that come before the start are opened in order`() async {
    let steps: [OpeningStep] = [
      .open("app://orders/1", from: .scheme, at: .zero), .open("app://home", from: .push, at: .seconds(1)),
      .start(at: .seconds(3)),
    ]
    let differences = await stage.recorder.play(
      steps,
      expecting: """
        0.00 s  1 scheme order: arrived
        0.00 s  1 scheme order: queued
        1.00 s  2 push home: arrived
        1.00 s  2 push home: queued
        3.00 s  1 scheme order: opened after 0.00 s
        3.00 s  2 push home: opened after 0.00 s
        """)
    #expect(differences == [])
    #expect(stage.shown == [.order(id: 1), .home])
  }

  @Test func `a link waits for a sign-in and then comes before those that came after it`() async {
    let clock = stage.clock
    stage.handler = { [unowned stage] link, _ in
      if link == .cart, !stage.isSignedIn { return .waiting(for: "sign-in") }
      if link == .order(id: 1) {
        try await clock.sleep(for: .seconds(10))
        stage.isSignedIn = true
      }
      return .opened
    }
    let steps: [OpeningStep] = [
      .start(at: .zero), .open("app://cart", from: .scheme, at: .seconds(1)),
      .open("app://orders/1", from: .scheme, at: .seconds(2)), .open("app://home", from: .scheme, at: .seconds(3)),
      .resume("sign-in", at: .seconds(4)),
    ]
    let differences = await stage.recorder.play(
      steps,
      expecting: """
        1.00 s  1 scheme cart: arrived
        1.00 s  1 scheme cart: queued
        1.00 s  1 scheme cart: waiting for sign-in after 0.00 s
        2.00 s  2 scheme order: arrived
        2.00 s  2 scheme order: queued
        3.00 s  3 scheme home: arrived
        3.00 s  3 scheme home: queued
        4.00 s  1 scheme cart: resumed: sign-in
        12.00 s  2 scheme order: opened after 10.00 s
        12.00 s  1 scheme cart: opened after 0.00 s
        12.00 s  3 scheme home: opened after 0.00 s
        """)
    #expect(differences == [])
  }

  @Test func `a handler that hangs loses its turn after thirty seconds`() async {
    let clock = stage.clock
    stage.handler = { link, _ in
      if link == .home { try await clock.sleep(for: .seconds(1000)) }
      return .opened
    }
    let steps: [OpeningStep] = [
      .start(at: .zero), .open("app://home", from: .scheme, at: .zero), .open("app://cart", from: .scheme, at: .zero),
    ]
    let differences = await stage.recorder.play(
      steps,
      expecting: """
        0.00 s  1 scheme home: arrived
        0.00 s  1 scheme home: queued
        0.00 s  2 scheme cart: arrived
        0.00 s  2 scheme cart: queued
        30.00 s  1 scheme home: timed out after 30.00 s
        30.00 s  2 scheme cart: opened after 0.00 s
        """)
    #expect(differences == [])
  }

  @Test func `what waits too long, or is cancelled, is dropped with its reason`() async {
    let steps: [OpeningStep] = [
      .start(at: .zero), .open("app://cart", from: .scheme, at: .zero), .pass(until: .seconds(86_400)),
      .open("app://cart", from: .scheme, at: .seconds(86_401)), .cancel("sign-in", at: .seconds(86_402)),
    ]
    let differences = await stage.recorder.play(
      steps,
      expecting: """
        0.00 s  1 scheme cart: arrived
        0.00 s  1 scheme cart: queued
        0.00 s  1 scheme cart: waiting for sign-in after 0.00 s
        86400.00 s  1 scheme cart: dropped: sign-in was not met in time
        86401.00 s  2 scheme cart: arrived
        86401.00 s  2 scheme cart: queued
        86401.00 s  2 scheme cart: waiting for sign-in after 0.00 s
        86402.00 s  2 scheme cart: dropped: sign-in was cancelled
        """)
    #expect(differences == [])
  }

  @Test func `one tap that comes twice opens once, and a second tap opens again`() async {
    let steps: [OpeningStep] = [
      .start(at: .zero), .open("app://home", from: .universalLink, at: .zero),
      .open("app://home", from: .scheme, at: .milliseconds(1_999)),
      .open("app://home", from: .inApp, at: .milliseconds(1_999)),
      .open("app://home", from: .scheme, at: .seconds(2)),
    ]
    let differences = await stage.recorder.play(
      steps,
      expecting: """
        0.00 s  1 universalLink home: arrived
        0.00 s  1 universalLink home: queued
        0.00 s  1 universalLink home: opened after 0.00 s
        1.99 s  2 scheme home: arrived
        1.99 s  2 scheme home: duplicate
        1.99 s  3 inApp home: arrived
        1.99 s  3 inApp home: queued
        1.99 s  3 inApp home: opened after 0.00 s
        2.00 s  4 scheme home: arrived
        2.00 s  4 scheme home: queued
        2.00 s  4 scheme home: opened after 0.00 s
        """)
    #expect(differences == [])
  }

  @Test(arguments: [
    ("https://store.example/orders/7?utm=x", true), ("app://orders//7", true), ("app://o/7", true),
    ("https://store.example/orders/8", false), ("app://new/screen", false),
  ])
  func `where destinations are compared, two spellings of one within the window are one tap`(
    second: String, isSame: Bool
  ) async {
    for comparesDestinations in [true, false] {
      let clock = ManualClock()
      var options = LinkOpenerOptions()
      (options.clock, options.comparesDestinations) = (clock, comparesDestinations)
      let links = LinkOpener(StoreLink.router, options) { _, _ in .opened }
      let told = await OpeningRecorder(links, clock).play([
        .start(at: .zero), .open("app://orders/7", from: .scheme, at: .zero),
        .open(second, from: .universalLink, at: .seconds(1)),
      ])
      #expect(told.contains("duplicate") == (isSame && comparesDestinations), "\(told)")
    }
  }

  @Test func `gone, unknown, deprecated and malformed links come to their handlers`() async {
    let steps: [OpeningStep] = [
      .start(at: .zero), .open("app://sale/7", from: .scheme, at: .zero),
      .open("app://o/7?utm=x", from: .scheme, at: .zero), .open("app://new/screen", from: .scheme, at: .zero),
      .open("mailto:x", from: .scheme, at: .zero),
    ]
    let differences = await stage.recorder.play(
      steps,
      expecting: """
        0.00 s  1 scheme home.gone: arrived
        0.00 s  1 scheme home.gone: queued
        0.00 s  1 scheme home.gone: gone after 0.00 s
        0.00 s  2 scheme order: arrived
        0.00 s  2 scheme order: queued
        0.00 s  2 scheme order: deprecated
        0.00 s  2 scheme order: opened after 0.00 s
        0.00 s  3 scheme ?: arrived
        0.00 s  3 scheme ?: queued
        0.00 s  3 scheme ?: unknown after 0.00 s
        0.00 s  4 scheme ?: arrived
        0.00 s  4 scheme ?: queued
        0.00 s  4 scheme ?: unknown after 0.00 s
        """)
    #expect(differences == [])
    #expect(
      stage.told == [
        "gone: the sale has ended, instead home", "deprecated: app://orders/7",
        "unknown app://new/screen: unsupported destination", "unknown mailto:x: unsupported destination",
      ])
    #expect(stage.shown == [.order(id: 7)])
  }

  @Test func `differences name the line, what was expected and what was`() async {
    let differences = await stage.recorder.play(
      [.open("app://home", from: .push, at: .zero)],
      expecting: """
        0.00 s  1 push home: arrived
        0.00 s  1 push home: opened
        0.00 s  2 push home: arrived
        """)
    #expect(
      differences == [
        #"line 2: expected "0.00 s  1 push home: opened", was "0.00 s  1 push home: queued""#,
        #"line 3: expected "0.00 s  2 push home: arrived", was no more"#,
      ])
  }
}
