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
      #expect(await stage.links.open(link, from: source).outcome == .refused)
    }
    #expect(await stage.links.open(link, from: .inApp).outcome == .opened)
  }

  @Test func `an object in a payload is no way around`() async {
    let payload: [AnyHashable: Any] = ["data": ["route": "debug", "page": "x"]]
    #expect(await stage.links.open(payload: payload, at: "data", from: .push).outcome == .refused)
    let mounted: [AnyHashable: Any] = ["route": "admin.users"]
    #expect(await stage.links.open(payload: mounted, from: .push).outcome == .refused)
    let help: [AnyHashable: Any] = ["route": "admin.help"]
    #expect(await stage.links.open(payload: help, from: .push).outcome == .opened)
  }

  @Test func `a value made in code has the rights of its source`() async {
    #expect(await stage.links.open(.debug(page: "x"), from: .push).outcome == .refused)
    #expect(await stage.links.open(.admin(.users), from: .push).outcome == .refused)
    #expect(await stage.links.open(.admin(.help), from: .push).outcome == .opened)
    #expect(await stage.links.open(.debug(page: "x"), from: .inApp).outcome == .opened)
  }

  @Test func `what a gone link shows instead must be open to its source`() async {
    #expect(await stage.links.open("app://console", from: .scheme).outcome == .refused)
    #expect(await stage.links.open("app://console", from: .inApp).outcome == .gone)
  }

  @Test func `a fallback value is unknown, whatever its text`() async {
    #expect(await stage.links.open(.unknown("app://new"), from: .push).outcome == .unknown)
    #expect(await stage.links.open(.unknown("app://debug/x"), from: .push).outcome == .unknown)
    #expect(stage.shown == [])
  }

  @Test func `what must be confirmed is asked for, unless the app itself opens it`() async {
    #expect(await stage.links.open("app://transfers/5", from: .qr).outcome == .opened)
    stage.isConfirmed = false
    #expect(await stage.links.open("app://transfers/6", from: .qr).outcome == .refused)
    #expect(await stage.links.open("app://transfers/7", from: .inApp).outcome == .opened)
    #expect(stage.told == ["confirm transfer(amount: 5)", "confirm transfer(amount: 6)"])
    let alone = LinkOpener(StoreLink.router, stage.options) { _, _ in .opened }
    alone.start()
    #expect(await alone.open("app://transfers/5", from: .qr).outcome == .refused)
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
      if case .order = link, source == .qr { return .internal }
      return source == .clipboard ? .confirm : .open
    })
    stage.openAsUsual()
    stage.links.start()
    #expect(await stage.links.open("app://orders/1", from: .qr).outcome == .refused)
    #expect(await stage.links.open("app://orders/1", from: .push).outcome == .opened)
    #expect(await stage.links.open("app://debug/x", from: .clipboard).outcome == .refused)
    #expect(await stage.links.open("app://home", from: .clipboard).outcome == .opened)
    #expect(stage.told == ["confirm home"])
  }

  @Test func `a link that was refused is no reason to call the next one a duplicate`() async {
    let stage = Stage(access: { $1 == .scheme ? .internal : .open })
    stage.openAsUsual()
    stage.links.start()
    #expect(await stage.links.open("app://home", from: .scheme).outcome == .refused)
    #expect(await stage.links.open("app://home", from: .universalLink).outcome == .opened)
  }
}
