/// How a destination is written where it is encoded; whatever the form, every form is read.
///
///     let encoder = JSONEncoder()
///     encoder.userInfo[.routeForm] = RouteForm.structured
///     try encoder.encode([Destination.profile(id: "859")])   // [{"route":"profile","id":"859"}]
///
/// An encoder's form is that of every destination that chooses none itself: ``Structured`` and ``Compact`` choose one for a
/// property, ``Linked`` keeps its text.
public enum RouteForm: Sendable, Hashable {
  /// As a link, for the first origin that can carry the destination: what an encoder writes that is told nothing.
  case link
  /// As a link for this origin.
  case origin(Origin)
  /// As an object: `{"route": "profile", "id": "859"}`.
  case structured

  /// As compact text: `profile:859`.
  public static let compact = RouteForm.origin(.compact)
}

extension CodingUserInfoKey {
  // Any text makes a key: that the initializer may fail is the protocol's alone.
  // swift-format-ignore: NeverForceUnwrap
  /// The form that an encoder writes destinations in: a ``RouteForm``, or an ``Origin`` for links of that origin. Anything else is
  /// thrown as an error by the first destination that is encoded.
  public static let routeForm = CodingUserInfoKey(rawValue: "Fingerpost.RouteForm")!
}
