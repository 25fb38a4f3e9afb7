/// The form in which a destination is encoded. Decoding reads every form.
///
///     let encoder = JSONEncoder()
///     encoder.userInfo[.routeForm] = RouteForm.structured
///     try encoder.encode([Destination.profile(id: "859")])   // [{"route":"profile","id":"859"}]
///
/// An encoder's form is for every destination that does not choose its own: ``Structured`` and ``Compact`` choose one
/// for a property, and ``Linked`` keeps its text.
public enum RouteForm: Sendable, Hashable {
  /// As a link, for the first origin that can carry the destination: the default.
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
  /// The form that an encoder writes destinations in: a ``RouteForm``, or an `Origin` for links of that origin. With
  /// anything else, encoding a destination throws an error.
  public static let routeForm = CodingUserInfoKey(rawValue: "Fingerpost.RouteForm")!
}
