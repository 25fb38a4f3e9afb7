/// What an app shows, as links change it: the selected tab, what is pushed in each tab, and what is presented above all of them.
///
///     var screens = LinkScreens<StoreLink, StoreTab>(.shop)     // the state of the views, and a value that a test can look at
///     screens.show(links.stack(for: .order(id: 7), from: .push), placing: \.placement)
///     screens.tab                // .account
///     screens[.account]          // [.order(id: 7)]
///     screens.sheet              // nil
///
/// Views bind to it: `TabView(selection: $store.screens.tab)`, `NavigationStack(path: $store.screens[.shop])`,
/// `sheet(item: $store.screens.sheet)`.
public struct LinkScreens<Link: Hashable & Sendable, Tab: Hashable & Sendable>: Hashable, Sendable {
  /// A screen that is presented, and what is pushed on it.
  public struct Sheet: Hashable, Sendable, Identifiable {
    /// The destination that is presented.
    public let link: Link
    /// What is pushed on it.
    public var path: [Link]

    /// The destination: a sheet that shows another one is another sheet.
    public var id: Link { link }

    /// A sheet for a destination.
    public init(_ link: Link, path: [Link] = []) { (self.link, self.path) = (link, path) }
  }

  /// The selected tab.
  public var tab: Tab
  /// What is presented; nil for nothing.
  public var sheet: Sheet?
  /// Tabs that show their roots alone have no entry.
  private var paths: [Tab: [Link]] = [:]

  /// What a new app shows, or what a test expects: a tab, what is pushed in it, and what is presented.
  ///
  ///     #expect(store.screens == LinkScreens(.account, path: [.order(id: 7)]))
  public init(_ tab: Tab, path: [Link] = [], sheet: Sheet? = nil) {
    (self.tab, self.sheet) = (tab, sheet)
    self[tab] = path
  }

  /// What is pushed on the root of a tab; empty for the root alone.
  public subscript(tab: Tab) -> [Link] {
    get { paths[tab] ?? [] }
    set { paths[tab] = newValue.isEmpty ? nil : newValue }
  }

  /// What is pushed on the presented screen; empty if nothing is presented.
  public var sheetPath: [Link] {
    get { sheet?.path ?? [] }
    set { sheet?.path = newValue }
  }

  /// Shows a link: the last one of its stack that is a root, or is presented, decides where; what comes after it is pushed there.
  ///
  /// | the last one is | the tab | its path | presented |
  /// |---|---|---|---|
  /// | `.root(of: tab)` | `tab` | what comes after it | nothing |
  /// | `.presented` | as before | as before | it, and what comes after it |
  /// | neither: all are pushed | as before | what it was, and the whole stack | nothing |
  ///
  /// Other tabs keep their paths.
  ///
  /// - Parameters:
  ///   - stack: the destinations that the link leads through, itself last: `links.stack(for: link, from: arrival.source)`.
  ///   - placement: where the screen of each destination is.
  public mutating func show(_ stack: [Link], placing placement: (Link) -> LinkPlacement<Tab>) {
    let placements = stack.map(placement)
    guard let base = placements.lastIndex(where: { $0 != .pushed }) else {
      sheet = nil
      self[tab] += stack
      return
    }
    let pushed = Array(stack[(base + 1)...])
    if case .root(let root) = placements[base] {
      (tab, sheet) = (root, nil)
      self[root] = pushed
    } else {
      sheet = Sheet(stack[base], path: pushed)
    }
  }
}

/// Where the screen of a destination is.
///
///     extension StoreLink {
///       var placement: LinkPlacement<StoreTab> {
///         switch self {
///         case .home: .root(of: .shop)
///         case .orders: .root(of: .account)
///         case .order: .pushed
///         case .cart: .presented
///         }
///       }
///     }
public enum LinkPlacement<Tab: Hashable & Sendable>: Hashable, Sendable {
  /// It is the first screen of a tab.
  case root(of: Tab)
  /// It is pushed on the screen that leads to it.
  case pushed
  /// It is presented above the tabs, as a sheet or a cover.
  case presented
}
