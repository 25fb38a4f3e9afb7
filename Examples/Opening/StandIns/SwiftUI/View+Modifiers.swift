// What views are told.
public import Activities

struct Modified<Content: View>: View, Primitive {
  let content: Content
  let modify: @MainActor (Scenery) -> Void
  func add(to scenery: Scenery) {
    modify(scenery)
    scenery.add(content)
  }
}

extension View {
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    Modified(content: self) { $0.openURL.append(action) }
  }

  public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void)
    -> some View
  {
    Modified(content: self) { $0.activities.append((activityType, action)) }
  }

  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    Modified(content: self) { $0.tasks.append(action) }
  }

  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    Modified(content: self) { $0.destination = { ($0 as? D).map(destination) } }
  }

  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    Modified(content: self) { scenery in
      guard isPresented.wrappedValue else { return }
      scenery.presented.append(content())
      // A person may always pull a sheet away.
      scenery.buttons["pull the sheet away"] = {
        isPresented.wrappedValue = false
        onDismiss?()
      }
    }
  }

  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return Modified(content: self) { scenery in
      guard isPresented.wrappedValue else { return }
      scenery.presented.append(Text(title))
      scenery.presented.append(actions)
    }
  }

  public func widgetURL(_ url: URL?) -> some View {
    Modified(content: self) { $0.widgetURL = url }
  }
}

extension View {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    Modified(content: self) { _ in EnvironmentValues.current[keyPath: keyPath] = value }
  }

  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { task(priority: priority, action) }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    Modified(content: self) { scenery in if let item = item.wrappedValue { scenery.presented.append(content(item)) } }
  }

  /// The names of tabs are not shown.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }

  public func tag<V: Hashable>(_ tag: V) -> some View { Tagged(content: self, tag: tag) }
}

struct Tagged<Content: View>: View, Primitive {
  let content: Content
  let tag: AnyHashable
  /// Only the selected tab is shown.
  func add(to scenery: Scenery) { if scenery.selection == nil || scenery.selection == tag { scenery.add(content) } }
}

/// Shows the selected tab.
public struct TabView<SelectionValue: Hashable, Content: View>: View, Primitive {
  private let selection: Binding<SelectionValue>
  private let content: Content

  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }

  func add(to scenery: Scenery) {
    scenery.selection = selection.wrappedValue
    scenery.add(content)
    scenery.selection = nil
  }
}
