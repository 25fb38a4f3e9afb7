import FingerpostCore

/// Reads every text, and says that it reads integers.
struct Anything: RouteParameter, Equatable {
  static var parameterType: ParameterType { .integer(.int) }
  let text: String

  init?(parameter text: String) { self.text = text }
  var parameter: String { text }

  /// Has the name of another type.
  struct Tag: RouteParameter {
    let text: String

    init?(parameter text: String) {
      guard text.hasPrefix("a") else { return nil }
      self.text = text
    }
    var parameter: String { text }
  }
}

/// Prints what does not read back.
struct Tag: RouteParameter {
  let text: String

  init?(parameter text: String) {
    guard text.hasSuffix("b") else { return nil }
    self.text = text
  }
  var parameter: String { "?" }
}

/// A value that is an optional.
extension Optional: RouteParameter where Wrapped: RouteParameter {
  /// Reads `none` as nil.
  public init?(parameter text: String) {
    if text == "none" {
      self = .none
    } else if let value = Wrapped(parameter: text) {
      self = .some(value)
    } else {
      return nil
    }
  }
  /// `none` for nil.
  public var parameter: String { map(\.parameter) ?? "none" }
}
