import FingerpostApplicative
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

/// A value that may be none, and says so.
struct Maybe: RouteParameter {
  let value: Int?

  /// Reads `none` as nil.
  init?(parameter text: String) {
    guard let value = text == "none" ? .some(nil) : Int(parameter: text).map({ $0 as Int? }) else { return nil }
    self.value = value
  }
  /// `none` for nil.
  var parameter: String { value?.parameter ?? "none" }

  /// A segment with a value that is an optional.
  static func capture() -> Route<Int?> { FingerpostApplicative.capture(Maybe.self).map(\.value) }
}
