import CoreSpotlight
import FingerpostOpening
import SwiftUI

// An app adds @main.
struct StoreApp: App {
  @State var store = Store()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      StoreView(store: store)
        // SwiftUI calls this for universal links, too.
        .onOpenURL { store.links.open($0) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { store.links.open($0) }
        .onContinueUserActivity(CSSearchableItemActionType) { store.links.open($0) }
        .task { store.begin() }
    }
    .onChange(of: phase) { _, phase in
      if phase == .background { store.keep() }
    }
  }
}

struct StoreView: View {
  @Bindable var store: Store

  var body: some View {
    NavigationStack(path: $store.path) {
      Text(StoreLink.home.title)
        .navigationDestination(for: StoreLink.self) { Text($0.title) }
    }
    .sheet(isPresented: $store.isSigningIn) {
      store.leaveSignIn()
    } content: {
      Button("Sign in") { store.signIn() }
    }
    .alert("Open this link?", isPresented: $store.isAsking) {
      Button("Open") { store.answer(true) }
      Button("Cancel", role: .cancel) { store.answer(false) }
    }
  }
}
