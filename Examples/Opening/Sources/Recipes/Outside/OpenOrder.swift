import AppIntents
import FingerpostOpening

/// Opens an order from shortcuts, Siri and buttons of widgets. The link arrives in the app as a universal link.
struct OpenOrder: AppIntent {
  static let title: LocalizedStringResource = "Open Order"
  @Parameter(title: "Order") var id: Int

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(try StoreLink.router.url(for: .order(id: id), in: .web("store.example"))))
  }
}
