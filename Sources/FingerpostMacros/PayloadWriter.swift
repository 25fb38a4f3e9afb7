import FingerpostSyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What `@Routes` writes for the compiler alone: calls of functions that take the types that a payload may be of, and no others.
///
/// Nothing calls what holds them. Each stands where its type stands in the source, so that there the compiler says what is wrong.
struct PayloadWriter {
  private let types: [RoutesCheck.UnknownType]
  private let place: (TypeSyntax) -> Place?

  /// Where a type stands.
  struct Place {
    let file: String
    let line: String
    let column: Int

    init?(_ location: AbstractSourceLocation) {
      file = location.file.trimmedDescription
      line = location.line.trimmedDescription
      // A directive has a plain literal for a path.
      guard !file.contains("\\"), file.hasPrefix("\""), let column = Int(location.column.trimmedDescription) else {
        return nil
      }
      self.column = column
    }
  }

  init(_ types: [RoutesCheck.UnknownType], place: @escaping (TypeSyntax) -> Place?) {
    (self.types, self.place) = (types, place)
  }

  /// The function; deprecated, because nobody is warned in it of deprecated types.
  var members: [String] {
    if types.isEmpty { return [] }
    return [
      """
      @available(*, deprecated) private nonisolated static func _payloads(_ of: FingerpostCore.PayloadTypes.Type) {
      \(types.map { $0.conditions.guarding(call($0)) }.joined(separator: "\n"))
      #sourceLocation()
      }
      """
    ]
  }

  private func call(_ type: RoutesCheck.UnknownType) -> String {
    let label =
      switch type.role {
      case .payload: ""
      case .leftOut: "leftOut: "
      case .side: "side: "
      }
    let code = "of.payload(\(label)(\(type.syntax.trimmedDescription)).self)"
    guard let place = place(type.syntax) else { return code }
    // An error points at the function's name, which is to stand where the type does; expansions are indented by four.
    let margin = String(repeating: " ", count: max(0, place.column - 1 - "of.".count - 4))
    return "#sourceLocation(file: \(place.file), line: \(place.line))\n\(margin)\(code)"
  }
}
