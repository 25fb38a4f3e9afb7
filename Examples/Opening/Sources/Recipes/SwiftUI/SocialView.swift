import Fingerpost
import SwiftUI

/// The shortest app that opens the links of the README's enum.
@Routes(.scheme("appscheme"), .web("social.example"))
nonisolated enum SocialRoute: Routable, Hashable {
  @Route("users/me") case showMyProfile
  @Route("users/{userId}/profile") case showProfile(userId: String)
  @Route("users/{userId}/tweets/{tweetId}") case showUserTweet(userId: String, tweetId: Int)
}

struct SocialView: View {
  @State private var path: [SocialRoute] = []

  var body: some View {
    NavigationStack(path: $path) {
      FeedView().navigationDestination(for: SocialRoute.self) { route in ScreenView(route: route) }
    }
    .onOpenURL { url in
      if let route = SocialRoute(url: url) { path.append(route) }
    }
  }
}

struct FeedView: View {
  var body: some View { Text("Feed") }
}

struct ScreenView: View {
  let route: SocialRoute
  var body: some View { Text(route.link ?? "") }
}
