#if canImport(SwiftUI) && (canImport(Darwin) || STAND_INS)
  #if canImport(CoreSpotlight) && !os(tvOS) && !os(watchOS)
    import CoreSpotlight
  #endif
  #if STAND_INS
    public import FingerpostOpening
  #endif
  public import SwiftUI

  extension View {
    /// Gives every link that SwiftUI delivers to an opener, and starts the opener when the view appears.
    ///
    ///     WindowGroup { StoreView().opensLinks(with: store.links) }
    ///
    /// It takes URLs of the app's schemes, universal links and results of Spotlight. Links in the app's own views, of `Link`, `Text` and
    /// `openURL`, come from ``LinkSource/content``: what a text shows may have been written by anybody. A URL that no route reads goes
    /// to the system.
    ///
    /// - Parameters:
    ///   - links: the app's opener.
    ///   - isReady: whether the screens exist. The opener starts as soon as this is true.
    public func opensLinks<Link: Sendable>(with links: LinkOpener<Link>, when isReady: Bool = true) -> some View {
      onOpenURL { url in links.open(url, from: LinkSource(of: url)) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in links.open(activity) }
        #if canImport(CoreSpotlight) && !os(tvOS) && !os(watchOS)
          .onContinueUserActivity(CSSearchableItemActionType) { activity in links.open(activity) }
        #endif
        .environment(
          \.openURL,
          OpenURLAction { url in
            guard links.reads(url) else { return .systemAction }
            links.open(url, from: .content)
            return .handled
          }
        )
        .task(id: isReady) { if isReady { links.start() } }
    }
  }
#endif
