// What a window shows and listens to; the system's part.
import Activities

/// All that the views of a window say of themselves.
@MainActor package final class Scenery {
  package var texts: [String] = []
  package var links: [String: URL] = [:]
  package var widgetURL: URL?
  var buttons: [String: () -> Void] = [:]
  var presented: [any View] = []
  /// The tag of the tab that is selected, within a view of tabs.
  var selection: AnyHashable?
  var destination: ((any Hashable) -> (any View)?)?
  var openURL: [(URL) -> Void] = []
  var activities: [(type: String, action: (NSUserActivity) -> Void)] = []
  var tasks: [@Sendable () async -> Void] = []
  var changes: [(value: Any, action: (_ old: Any) -> Void)] = []

  nonisolated init() {}

  package convenience init(of view: some View) {
    self.init()
    add(view)
  }

  func add(_ view: some View) { if let view = view as? any Primitive { view.add(to: self) } else { add(view.body) } }
  func add(_ scene: some Scene) {
    if let scene = scene as? any Primitive { scene.add(to: self) } else { add(scene.body) }
  }

  /// What is before everything else: sheets and alerts.
  func present() {
    let views = presented
    presented = []
    for view in views { add(view) }
  }
}

/// An app that runs, in one window.
@MainActor package final class RunningApp<Application: App> {
  private let app: Application
  private var scenery = Scenery()

  package init(_ app: Application) {
    self.app = app
    draw()
  }

  /// The views appear, and their tasks run.
  package func appear() async { for task in scenery.tasks { await task() } }

  package func open(_ link: String) {
    guard let url = URL(string: link) else { return }
    for action in scenery.openURL { action(url) }
  }

  /// A tap on a link that a view shows.
  package func tap(_ link: String) { if let url = URL(string: link) { EnvironmentValues.current.openURL(url) } }

  package func `continue`(_ activity: NSUserActivity) {
    for (type, action) in scenery.activities where type == activity.activityType { action(activity) }
  }

  package func enter(_ phase: ScenePhase) {
    EnvironmentValues.current.scenePhase = phase
    draw()
  }

  package func press(_ title: String) {
    draw()
    if let action = scenery.buttons[title] { action() } else { print("  there is no button \(title)") }
  }

  /// The texts on the screen, from the bottom to the top.
  package var screen: String {
    draw()
    return scenery.texts.joined(separator: " › ")
  }

  private func draw() {
    let before = scenery.changes
    scenery = Scenery()
    scenery.add(app.body)
    scenery.present()
    for (before, now) in zip(before, scenery.changes) { now.action(before.value) }
  }
}
