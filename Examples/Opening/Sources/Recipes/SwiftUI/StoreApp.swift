import FingerpostOpening
import SwiftUI

// An app adds @main.
struct StoreApp: App {
  @State var store = Store()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      StoreView(store: store).opensLinks(with: store.links)
    }
    .onChange(of: phase) { _, phase in
      if phase == .background { store.keep() }
    }
  }
}

struct StoreView: View {
  @Bindable var store: Store

  var body: some View {
    TabView(selection: $store.screens.tab) {
      StackView(root: .home, path: $store.screens[.shop]).tabItem { Text("Shop") }.tag(StoreTab.shop)
      StackView(root: .orders, path: $store.screens[.account]).tabItem { Text("Account") }.tag(StoreTab.account)
    }
    .sheet(item: $store.screens.sheet) { sheet in
      StackView(root: sheet.link, path: $store.screens.sheetPath)
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

/// A screen, and what is pushed on it.
struct StackView: View {
  let root: StoreLink
  @Binding var path: [StoreLink]

  var body: some View {
    NavigationStack(path: $path) {
      Text(root.title).navigationDestination(for: StoreLink.self) { Text($0.title) }
    }
  }
}
