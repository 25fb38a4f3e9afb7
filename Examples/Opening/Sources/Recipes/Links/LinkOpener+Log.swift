import FingerpostOpening
import OSLog

extension LinkOpener {
  /// Writes the outcome of each link to the system's log. An event contains the route's name and no part of the link, so it can be public.
  func log() {
    let events = events()
    let logger = Logger(subsystem: "com.example.store", category: "links")
    Task {
      for await event in events {
        guard let outcome = event.outcome else { continue }
        logger.info(
          "\(event.source, privacy: .public) \(event.route ?? "?", privacy: .public): \(outcome, privacy: .public)")
      }
    }
  }
}
