/// Why a link has no destination: what is wrong, and where.
///
///     try router.match("appscheme://users/ann/tweets/x")   // no route has this shape (at byte 29)
///
/// Which route was nearly meant, `explain` of `FingerpostAnalysis` says. `description` never holds text from the link itself, so it is safe to log; `debugDescription` does.
public struct RouteError: Error, Sendable, Hashable {
  /// The kind of error. More kinds may be added: compare with those that you know, and keep a default.
  public typealias Kind = LinkError.Kind

  private let link: ExactText
  private let error: LinkError

  package init(_ error: LinkError, text: String) { (self.error, link) = (error, ExactText(text)) }

  /// The link.
  public var text: String { link.text }

  /// The kind of error.
  public var kind: Kind { error.kind }

  /// What sort of error it is, finer than ``kind``: where its cause and its fix are explained.
  public var code: FaultCode { error.code }

  /// Where reading stopped, in UTF-8 bytes from the start of the text.
  public var offset: Int { error.offset }

  /// The methods that this link has a route for, sorted, as RFC 9110 §10.2.1 wants them in an `Allow` header; empty unless
  /// `kind` is `.methodNotAllowed`.
  public var allowedMethods: [String] { error.allowedMethods }

  /// Why the link is gone; nil unless `kind` is `.gone`. What to show instead, ``Router/gone(_:method:)`` says.
  public var gone: LinkError.Gone? { error.gone }

  /// What is wrong with the query of a link whose path a route reads; nil unless `kind` is `.badQuery`.
  public var badQuery: LinkError.BadQuery? { error.badQuery }
}

extension RouteError: CodedFault {
  /// What is wrong, and where; nothing of the link's text.
  public var description: String { error.description }

  /// `description` with the link and the code.
  public var debugDescription: String { "\"\(text)\": \(description) [\(code)]" }
}
