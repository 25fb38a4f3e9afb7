/// What an app does with links.
struct Handlers<Link: Sendable>: Sendable {
  let open: @MainActor (Link, Arrival) async throws -> LinkDecision
  let gone: (@MainActor (GoneLink<Link>, Arrival) async throws -> Void)?
  let unknown: (@MainActor (UnknownLink<Link>, Arrival) async throws -> Void)?
  let confirm: (@MainActor (Link, Arrival) async -> Bool)?
  let deprecated: (@MainActor (DeprecatedLink, Arrival) -> Void)?

  /// Whether a link that must be confirmed is.
  @MainActor func confirms(_ entry: Entry<Link>) async -> Bool {
    guard let confirm else { return false }
    guard let link = entry.reading.destination else { return true }
    return await confirm(link, entry.arrival)
  }

  /// Gives a link to the handler that it is for.
  @MainActor func answer(_ entry: Entry<Link>) async -> LinkOutcome {
    do {
      switch entry.reading {
      case .found(let link, _):
        return LinkOutcome(try await open(link, entry.arrival))
      case .gone(let link):
        try await gone?(link, entry.arrival)
        return .gone
      // What the fallback makes of a link is a destination like any other, unless the app wants to know more of such links.
      case .failed(_, let fallback?) where unknown == nil:
        return LinkOutcome(try await open(fallback, entry.arrival))
      case .failed(let error, let fallback):
        let link = UnknownLink(text: entry.arrival.text, error: error, fallback: fallback)
        try await unknown?(link, entry.arrival)
        return .unknown
      }
    } catch is CancellationError {
      return .cancelled
    } catch {
      return .failed("\(type(of: error))")
    }
  }
}
