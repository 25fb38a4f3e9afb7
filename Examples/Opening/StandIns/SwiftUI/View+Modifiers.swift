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
