import OSLog

/// Runs the recipes on Linux: delivers links in the way of the system, and prints the screens. On other platforms the system delivers
/// the links.
@main struct OpeningRecipes {
  static func main() async throws {
    #if os(Linux)
      try await swiftUI()
      await uiKit()
      await appKit()
    #else
      print("The recipes run against stand-ins, on Linux.")
    #endif
  }

  #if os(Linux)
    /// Waits until the log has this many new lines, and prints them.
    static func logged(_ count: Int) async {
      for _ in 1...1000 {
        if let lines = Logger.next(count) {
          for line in lines { print("  log:", line) }
          return
        }
        try? await Task.sleep(for: .milliseconds(10))
      }
      print("  log: there are no \(count) lines more after 10 seconds")
    }
  #endif
}
