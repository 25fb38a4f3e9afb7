import FingerpostOpening
import OSLog

extension LinkOpener {
  /// Writes how each link ends to the system's log. Events name the route and hold nothing of the link, so they may be read there.
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
