import FingerpostOpening
import FingerpostTesting
import Testing

/// Who may open what: the case decides, whichever way leads to it.
@MainActor struct AccessTests {
  private let stage = Stage()

  init() {
    stage.openAsUsual()
    stage.links.start()
  }

  @Test(arguments: [
    "app://debug/x", "https://store.example/debug/x", "app://d/x", "app://admin/users",
    "app://reports", "app://r", "app://%64ebug/x", "app://d//x", "app://d/x?y=1#z",
  ])
  func `a link to what is internal is refused from outside, by any route of its case`(_ link: String) async {
    for source: LinkSource in [.scheme, .universalLink, .push, .widget, .clipboard, .qr, .spotlight, "own"] {
      #expect(await stage.links.outcome(of: link, from: source) == .refused)
    }
    #expect(await stage.links.outcome(of: link, from: .inApp) == .opened)
  }

  @Test func `an object in a payload is no way around`() async {
    let payload: [AnyHashable: Any] = ["data": ["route": "debug", "page": "x"]]
    #expect(await stage.links.outcome(of: payload, at: "data", from: .push) == .refused)
    let mounted: [AnyHashable: Any] = ["route": "admin.users"]
    #expect(await stage.links.outcome(of: mounted, from: .push) == .refused)
    let help: [AnyHashable: Any] = ["route": "admin.help"]
    #expect(await stage.links.outcome(of: help, from: .push) == .opened)
  }

  @Test func `a value made in code has the rights of its source`() async {
    #expect(await stage.links.outcome(of: .debug(page: "x"), from: .push) == .refused)
    #expect(await stage.links.outcome(of: .admin(.users), from: .push) == .refused)
    #expect(await stage.links.outcome(of: .admin(.help), from: .push) == .opened)
    #expect(await stage.links.outcome(of: .debug(page: "x"), from: .inApp) == .opened)
  }

  @Test func `what a gone link shows instead must be open to its source`() async {
    #expect(await stage.links.outcome(of: "app://console", from: .scheme) == .refused)
    #expect(await stage.links.outcome(of: "app://console", from: .inApp) == .gone)
  }

  @Test func `a fallback value is unknown, whatever its text`() async {
    #expect(await stage.links.outcome(of: .unknown("app://new"), from: .push) == .unknown)
    #expect(await stage.links.outcome(of: .unknown("app://debug/x"), from: .push) == .unknown)
    #expect(stage.shown == [])
  }

  @Test func `what must be confirmed is asked for, unless the app itself opens it`() async {
    #expect(await stage.links.outcome(of: "app://transfers/5", from: .qr) == .opened)
    stage.isConfirmed = false
    #expect(await stage.links.outcome(of: "app://transfers/6", from: .qr) == .refused)
    #expect(await stage.links.outcome(of: "app://transfers/7", from: .inApp) == .opened)
    #expect(stage.told == ["confirm transfer(amount: 5)", "confirm transfer(amount: 6)"])
    let alone = LinkOpener(StoreLink.router, stage.options) { _, _ in .opened }
    alone.start()
    #expect(await alone.outcome(of: "app://transfers/5", from: .qr) == .refused)
  }

  @Test func `a person has two minutes to confirm, and the handler its own time after that`() async {
    let stage = Stage()
    let clock = stage.clock
    var waits: [Duration] = [.seconds(100), .seconds(121)]
    let links = LinkOpener(StoreLink.router, stage.options) { _, _ in
      try await clock.sleep(for: .seconds(29))
      return .opened
    } confirm: { _, _ in
      await Task { try? await clock.sleep(for: waits.removeFirst()) }.value
      return true
    }
    let steps: [OpeningStep] = [
      .start(at: .zero), .open("app://transfers/1", from: .push, at: .zero),
      .open("app://transfers/2", from: .push, at: .seconds(200)), .pass(until: .seconds(400)),
    ]
    let differences = await OpeningRecorder(links, clock, patience: Stage.patience).play(
      steps,
      expecting: """
        0.00 s  1 push transfer: arrived
        0.00 s  1 push transfer: queued
        129.00 s  1 push transfer: opened after 129.00 s
        200.00 s  2 push transfer: arrived
        200.00 s  2 push transfer: queued
        320.00 s  2 push transfer: timed out after 120.00 s
        """)
    #expect(differences == [])
  }

  @Test func `of the tags and the rule the stricter counts`() async {
    let stage = Stage(access: { link, source in
      if case .order = link, source == .qr { return .closed }
      return source == .clipboard ? .confirmed : .open
    })
    stage.openAsUsual()
    stage.links.start()
    #expect(await stage.links.outcome(of: "app://orders/1", from: .qr) == .refused)
    #expect(await stage.links.outcome(of: "app://orders/1", from: .push) == .opened)
    #expect(await stage.links.outcome(of: "app://debug/x", from: .clipboard) == .refused)
    #expect(await stage.links.outcome(of: "app://home", from: .clipboard) == .opened)
    #expect(stage.told == ["confirm home"])
  }

  @Test func `a link that was refused is no reason to call the next one a duplicate`() async {
    let stage = Stage(access: { $1 == .scheme ? .closed : .open })
    stage.openAsUsual()
    stage.links.start()
    #expect(await stage.links.outcome(of: "app://home", from: .scheme) == .refused)
    #expect(await stage.links.outcome(of: "app://home", from: .universalLink) == .opened)
  }
}
