// A stand-in: intents without the system that shows and runs them.
@_exported import Activities

public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var openAppWhenRun: Bool { get }
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var openAppWhenRun: Bool { false }
  public typealias Parameter<Value: Sendable> = IntentParameter<Value>
}

/// What a person chose for an intent.
@propertyWrapper public final class IntentParameter<Value: Sendable>: @unchecked Sendable {
  private var value: Value?
  public init(title: LocalizedStringResource) {}
  public var wrappedValue: Value {
    get {
      guard let value else { preconditionFailure("the system asks for the value before it runs an intent") }
      return value
    }
    set { value = newValue }
  }
}

public protocol IntentResult: Sendable {}
public protocol OpensIntent: IntentResult { var opened: any AppIntent { get } }

public struct IntentResultContainer<Intent: AppIntent>: OpensIntent {
  package let intent: Intent
  public var opened: any AppIntent { intent }
}

public struct EmptyIntentResult: IntentResult {}

extension IntentResult {
  public static func result() -> Self where Self == EmptyIntentResult { EmptyIntentResult() }
  public static func result<Intent: AppIntent>(opensIntent: Intent) -> Self
  where Self == IntentResultContainer<Intent> { IntentResultContainer(intent: opensIntent) }
}

/// Opens a universal link of the app.
public struct OpenURLIntent: AppIntent {
  public static let title: LocalizedStringResource = "Open URL"
  @Parameter(title: "URL") public var url: URL
  public init() {}
  public init(_ url: URL) { self.url = url }
  public func perform() async throws -> some IntentResult { .result() }
}
