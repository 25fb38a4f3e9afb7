/// Why a link has no destination: what is wrong, and where.
///
///     try router.match("appscheme://users/ann/tweets/x")   // no route has this shape (at byte 29)
///
/// `explain` of `FingerpostAnalysis` names the nearest route. `description` contains no text of the link, so you may log it;
/// `debugDescription` does.
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

  /// The code, finer than ``kind``, which leads to the cause and the fix.
  public var code: FaultCode { error.code }

  /// Where reading stopped, in UTF-8 bytes from the start of the text.
  public var offset: Int { error.offset }

  /// The methods that this link has a route for, sorted, as RFC 9110 §10.2.1 wants them in an `Allow` header; empty unless
  /// `kind` is `.methodNotAllowed`.
  public var allowedMethods: [String] { error.allowedMethods }

  /// Why the link is gone; nil unless `kind` is `.gone`. ``Router/goneLink(for:method:)`` has what to show instead.
  public var gone: LinkError.Gone? { error.gone }

  /// What is wrong with the query of a link whose path a route reads; nil unless `kind` is `.badQuery`.
  public var badQuery: LinkError.BadQuery? { error.badQuery }
}

extension RouteError: CodedFault {
  /// What is wrong, and where, without text of the link.
  public var description: String { error.description }

  /// `description` with the link and the code.
  public var debugDescription: String { "\"\(text)\": \(description) [\(code)]" }
}
