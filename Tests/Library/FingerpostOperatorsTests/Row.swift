import FingerpostOperators
import Testing

/// A pattern, a link, and what they make of each other.
struct Row: Sendable, CustomTestStringConvertible {
  let template: String
  let link: String
  /// The value as text; nil where the link does not match.
  let value: String?
  let printed: String?
  private let wanted: String
  private let wantedValue: String?
  private let wantedPrinted: String?

  /// - Parameters:
  ///   - value: what the link reads as; nil where it does not match.
  ///   - printed: what the value prints as, where that is not the link.
  init<Value, State: ClosedPatternState>(
    _ pattern: RoutePattern<Value, State>, _ template: String, _ link: String, _ value: Value?, printed: String? = nil
  ) {
    (wanted, self.link) = (template, link)
    wantedValue = value.map { String(reflecting: $0) }
    wantedPrinted = value == nil ? nil : printed ?? link
    self.template = pattern.template
    self.value = (try? pattern.parse(link)).map { String(reflecting: $0) }
    let text: String? = value.flatMap { try? pattern.print($0) }
    self.printed = text
  }

  var testDescription: String { "\(wanted) and \(link)" }

  func check(_ location: SourceLocation = #_sourceLocation) {
    #expect(template == wanted, sourceLocation: location)
    #expect(value == wantedValue, "\(wanted) reads \(link)", sourceLocation: location)
    #expect(printed == wantedPrinted, "\(wanted) prints \(wantedValue ?? "")", sourceLocation: location)
  }
}
