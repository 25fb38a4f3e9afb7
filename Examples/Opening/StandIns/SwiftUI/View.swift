// A stand-in: views that show texts. What they are told and what they show goes into a Scenery, see there.
@_exported public import Activities
@_exported public import Observation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// A view that puts something into the scenery by itself.
@MainActor protocol Primitive {
  func add(to scenery: Scenery)
}

extension Never: View {
  public var body: Never { preconditionFailure("no view, no body") }
}

extension View where Body == Never {
  public var body: Never { preconditionFailure("a primitive view has no body") }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(views: views)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

public struct EmptyView: View, Primitive {
  public nonisolated init() {}
  func add(to scenery: Scenery) {}
}

public struct TupleView<T>: View, Primitive {
  nonisolated(unsafe) let views: [any View]
  nonisolated init(views: [any View]) { self.views = views }
  func add(to scenery: Scenery) { for view in views { scenery.add(view) } }
}

extension Optional: View, Primitive where Wrapped: View {
  public typealias Body = Never
  func add(to scenery: Scenery) { if let self { scenery.add(self) } }
}

public struct Text: View, Primitive {
  private let text: String
  public init<S: StringProtocol>(_ content: S) { text = String(content) }
  func add(to scenery: Scenery) { scenery.texts.append(text) }
}

public struct Button: View, Primitive {
  private let title: String
  private let action: () -> Void
  public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping () -> Void) {
    (self.title, self.action) = (String(title), action)
  }
  func add(to scenery: Scenery) { scenery.buttons[title] = action }
}

public struct ButtonRole: Sendable {
  public static let cancel = ButtonRole()
}

public struct Link: View, Primitive {
  private let title: String
  private let destination: URL
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    (self.title, self.destination) = (String(title), destination)
  }
  func add(to scenery: Scenery) { scenery.links[title] = destination }
}

public struct VStack<Content: View>: View, Primitive {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func add(to scenery: Scenery) { scenery.add(content) }
}

/// Shows its root, and the destinations of its path.
public struct NavigationStack<Data, Root: View>: View, Primitive {
  private let root: Root
  private let path: [any Hashable]

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {
    (self.root, self.path) = (root(), path.wrappedValue.map { $0 })
  }

  func add(to scenery: Scenery) {
    scenery.add(root)
    for element in path { if let view = scenery.destination?(element) { scenery.add(view) } }
  }
}
