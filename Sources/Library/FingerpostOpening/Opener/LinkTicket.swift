/// A link that an opener took in, and its outcome: what ``LinkOpener/open(_:from:)-(Link,_)`` returns.
///
///     links.open("app://orders/7", from: .push)                 // returns at once; nobody asks for the outcome
///     await links.open("app://orders/7", from: .push).outcome   // .opened
///
/// A ticket keeps its opener.
public struct LinkTicket: Sendable {
  /// The number of the arrival, as its events have it.
  public let id: Int
  let asker: Asker
  /// Whether this task would wait for itself.
  let isInside: @Sendable () -> Bool

  /// The first outcome of the link, which may be ``LinkOutcome/waiting(for:)``; its events have all of them.
  ///
  /// It is ``LinkOutcome/nested`` in a handler of the same opener, which would wait for itself, and in a handler of another opener for
  /// which such a handler waits: the link is queued. If the task is cancelled, it is ``LinkOutcome/cancelled``, and the link is still opened.
  public var outcome: LinkOutcome {
    get async {
      // First: a handler is told the same whether or not its link has ended meanwhile.
      isInside() ? .nested : await asker.outcome()
    }
  }
}
