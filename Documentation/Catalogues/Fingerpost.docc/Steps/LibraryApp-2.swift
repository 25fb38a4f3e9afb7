import FingerpostOpening
import SwiftUI

@main struct LibraryApp: App {
  @State private var navigation = Navigation()

  var body: some Scene {
    WindowGroup {
      LibraryView(navigation: navigation).opensLinks(with: navigation.links)
    }
  }
}

struct LibraryView: View {
  @Bindable var navigation: Navigation

  var body: some View {
    NavigationStack(path: $navigation.path) {
      Text("Library")
        .navigationDestination(for: LibraryLink.self) { link in Text("\(link)") }
    }
  }
}
