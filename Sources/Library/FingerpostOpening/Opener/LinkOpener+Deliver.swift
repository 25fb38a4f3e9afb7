extension LinkOpener {
  /// Gives links to an object of the main actor from now on, such as the model that owns the opener. The opener does not keep the
  /// object, so the two make no cycle; without the object, links are rejected.
  ///
  ///     @MainActor @Observable final class Store {
  ///       var path: [AppLink] = []
  ///       let links = LinkOpener(AppLink.router)
  ///
  ///       init() {
  ///         links.deliver(to: self) { store, link, arrival in
  ///           store.path = store.links.path(to: link, from: arrival.source, root: .home)
  ///           return .opened
  ///         }
  ///       }
  ///     }
  ///
  /// The handlers are those of ``init(_:_:access:rewriting:handler:gone:unknown:confirm:deprecated:)``, with the object before what they
  /// get. They replace the opener's handlers; a handler that runs goes on.
  ///
  /// - Parameters:
  ///   - owner: the object that shows links.
  ///   - handler: opens a link.
  ///   - gone: gets a link that is gone, with what to show instead.
  ///   - unknown: gets a link that no route reads.
  ///   - confirm: asks the user before a link opens that must be confirmed.
  ///   - deprecated: gets a link of a deprecated route before it is opened.
  @MainActor public func deliver<Owner: AnyObject>(
    to owner: Owner,
    handler: @escaping @MainActor (Owner, Link, Arrival) async throws -> LinkDecision,
    gone: (@MainActor (Owner, GoneLink<Link>, Arrival) async throws -> Void)? = nil,
    unknown: (@MainActor (Owner, UnknownLink<Link>, Arrival) async throws -> Void)? = nil,
    confirm: (@MainActor (Owner, Link, Arrival) async -> Bool)? = nil,
    deprecated: (@MainActor (Owner, DeprecatedLink, Arrival) -> Void)? = nil
  ) {
    let weak = WeakOwner(owner)
    let open: Handler = { link, arrival in
      guard let owner = weak.owner else { return .rejected }
      return try await handler(owner, link, arrival)
    }
    var confirms: (@MainActor (Link, Arrival) async -> Bool)?
    if let confirm {
      confirms = { link, arrival in if let owner = weak.owner { await confirm(owner, link, arrival) } else { false } }
    }
    var warns: (@MainActor (DeprecatedLink, Arrival) -> Void)?
    if let deprecated {
      warns = { link, arrival in if let owner = weak.owner { deprecated(owner, link, arrival) } }
    }
    let handlers = Handlers<Link>(
      open: open, gone: weak.handler(gone), unknown: weak.handler(unknown), confirm: confirms, deprecated: warns)
    step { agenda, now, effects in agenda.setHandlers(handlers, at: now, &effects) }
  }
}

/// An object that is not kept.
@MainActor private final class WeakOwner<Owner: AnyObject> {
  private(set) weak var owner: Owner?
  init(_ owner: Owner) { self.owner = owner }

  /// A handler that tells the object something, as long as there is one.
  func handler<Value: Sendable>(
    _ tell: (@MainActor (Owner, Value, Arrival) async throws -> Void)?
  ) -> (@MainActor (Value, Arrival) async throws -> Void)? {
    guard let tell else { return nil }
    return { value, arrival in if let owner = self.owner { try await tell(owner, value, arrival) } }
  }
}
