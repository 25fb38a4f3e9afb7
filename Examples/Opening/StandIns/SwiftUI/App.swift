// Apps and their scenes.

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension App {
  /// What `@main` calls. A stand-in runs no app by itself: see `RunningApp`.
  @MainActor @preconcurrency public static func main() {}
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { preconditionFailure("a primitive scene has no body") }
}

@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene, Primitive {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func add(to scenery: Scenery) { scenery.add(content) }
}

struct ModifiedScene<Content: Scene>: Scene, Primitive {
  let content: Content
  let modify: @MainActor (Scenery) -> Void
  func add(to scenery: Scenery) {
    modify(scenery)
    scenery.add(content)
  }
}

extension Scene {
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(content: self) { scenery in
      scenery.changes.append((value, { old in if let old = old as? V, old != value { action(old, value) } }))
    }
  }
}
