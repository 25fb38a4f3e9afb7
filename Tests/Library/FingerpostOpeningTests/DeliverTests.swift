import FingerpostOpening
import Testing

/// Who opens links, and what of them.
@MainActor struct DeliverTests {
  /// A model that owns its opener, without a cycle and without a property that is set later.
  @MainActor private final class Model {
    let links = LinkOpener(StoreLink.router)
    private(set) var shown: [StoreLink] = []
    let name: String

    init(_ name: String = "") {
      self.name = name
      links.deliver(to: self) { model, link, _ in
        model.shown.append(link)
        return .opened
      }
    }
  }

  @Test func `a model that owns its opener is shown the links that came before it, and is not kept by it`() async {
    var model: Model? = Model()
    weak var observed: Model?
    observed = model
    guard let links = model?.links else { return }
    links.open("app://home", from: .push)
    links.start()
    await links.waitUntilIdle()
    #expect(model?.shown == [.home])
    model = nil
    #expect(observed == nil)
    #expect(await links.open("app://orders/1", from: .push).outcome == .rejected)
    #expect(await links.open("app://transfers/1", from: .push).outcome == .refused)
    #expect(await links.open("app://sale/1", from: .push).outcome == .gone)
  }

  @Test func `without a handler links are kept, also after the start`() async {
    let links = LinkOpener(StoreLink.router)
    links.start()
    links.open("app://home", from: .push)
    links.open("app://orders/1", from: .push)
    await links.waitUntilIdle()
    let stage = Stage()
    links.deliver(to: stage) { stage, link, arrival in
      stage.isSignedIn = link == .order(id: 1)
      return .opened
    }
    await links.waitUntilIdle()
    #expect(stage.isSignedIn)
    #expect(links.pendingLinks == [])
  }

  @Test func `the last object that asked for links gets them, and a handler that runs goes on`() async {
    let links = LinkOpener(StoreLink.router)
    links.start()
    let (first, second) = (Stage(), Stage())
    var begun: [String] = []
    links.deliver(to: first) { _, link, _ in
      begun.append("first \(link)")
      links.deliver(to: second) { _, link, _ in
        begun.append("second \(link)")
        return .rejected
      }
      return .opened
    }
    let outcomes = [links.open("app://home", from: .push), links.open("app://cart", from: .push)]
    #expect(await outcomes[0].outcome == .opened)
    #expect(await outcomes[1].outcome == .rejected)
    #expect(begun == ["first home", "second cart"])
  }

  @Test func `what a fallback makes of a link is opened like any other, unless somebody asks for unknown links`() async
  {
    var shown: [StoreLink] = []
    let links = LinkOpener(StoreLink.router) { link, arrival in
      shown.append(link)
      return arrival.source == .push ? .waiting(for: "update") : .opened
    }
    links.start()
    #expect(await links.open("app://hologram/7", from: .scheme).outcome == .opened)
    #expect(await links.open(.unknown("app://new"), from: .inApp).outcome == .opened)
    #expect(await links.open("app://later", from: .push).outcome == .waiting(for: "update"))
    #expect(links.pendingLinks.map(\.text) == ["app://later"])
    #expect(shown == [.unknown("app://hologram/7"), .unknown("app://new"), .unknown("app://later")])
    // A payload without a link is nothing that a fallback could read.
    #expect(await links.open(payload: ["aps": 1], at: "link", from: .push).outcome == .unknown)
    let told = LinkOpener(StoreLink.router) { link, _ in
      shown.append(link)
      return .opened
    } unknown: { link, _ in
      #expect(link.fallback == .unknown("app://hologram/7"))
    }
    told.start()
    #expect(await told.open("app://hologram/7", from: .scheme).outcome == .unknown)
    #expect(shown.count == 3)
  }

  @Test func `the rule has a say about what a fallback makes of a link`() async {
    let links = LinkOpener(StoreLink.router, access: { link, _ in if case .unknown = link { .confirm } else { .open } })
    {
      _, _ in
      .opened
    } confirm: { link, _ in
      link == .unknown("app://a")
    }
    links.start()
    #expect(await links.open("app://a", from: .scheme).outcome == .opened)
    #expect(await links.open("app://b", from: .scheme).outcome == .refused)
    #expect(await links.open("app://b", from: .inApp).outcome == .opened)
  }

  @Test func `a ticket has the number of its arrival, and keeps the first outcome`() async {
    let stage = Stage()
    stage.openAsUsual()
    stage.links.start()
    let ticket = stage.links.open("app://cart", from: .push)
    #expect(ticket.id == 1)
    #expect(await ticket.outcome == .waiting(for: "sign-in"))
    stage.links.cancel("sign-in")
    #expect(await ticket.outcome == .waiting(for: "sign-in"))
    #expect(stage.links.open("app://debug/x", from: .push).id == 2)
  }
}
