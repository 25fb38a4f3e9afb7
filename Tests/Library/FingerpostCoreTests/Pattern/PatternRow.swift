import FingerpostCore
import Testing

/// One pattern, written by hand and as text: a link, what it stands for, and what that prints as.
struct PatternRow<Link: Sendable>: Sendable, CustomTestStringConvertible {
  let template: String
  let url: String
  let value: Link
  let printed: String
  /// Links that the pattern does not read.
  let refused: [String]
  /// The same route in every form that it has.
  let forms: [RouteDefinition<Link>]

  init(
    _ template: String, _ url: String, _ value: Link, printed: String? = nil, not refused: [String] = [],
    _ forms: RouteDefinition<Link>...
  ) {
    (self.template, self.url, self.value, self.refused, self.forms) = (template, url, value, refused, forms)
    self.printed = printed ?? url
  }

  var testDescription: String { "\(template) reads \(url)" }

  /// Holds every form to the row.
  func check() throws {
    #expect(!forms.isEmpty)
    for (place, form) in forms.enumerated() {
      let note = Comment(rawValue: "form \(place + 1)")
      let router = try Router<Link>(.path, routes: [form])
      #expect(router.routes[0].template() == template, note)
      let match = try router.match(url)
      #expect(spelled(match.destination) == spelled(value), note)
      #expect(try router.link(for: value) == printed, note)
      #expect(match.canonical == printed, note)
      #expect(match.isCanonical == (url == printed), note)
      #expect(spelled(router.destination(for: printed)) == spelled(Optional(value)), note)
      for link in refused { #expect(router.destination(for: link) == nil, "\(note) \(link)") }
    }
  }
}

/// A value as text that differs where the value does: bytes are told apart that `==` of strings takes for equal, and sides
/// that hold nothing, which have no `==`.
func spelled(_ value: some Any) -> String {
  String(describing: value).unicodeScalars.map { $0.isASCII ? String($0) : "<\(String($0.value, radix: 16))>" }.joined()
}
