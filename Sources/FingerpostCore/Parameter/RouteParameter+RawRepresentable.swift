// A raw-representable type says `RouteParameter` and has it; one that lists its cases is a finite set.

extension RouteParameter where Self: RawRepresentable, RawValue: RouteParameter {
  /// Reads the raw value, and from it the value.
  public init?(parameter text: String) {
    guard let raw = RawValue(parameter: text) else { return nil }
    self.init(rawValue: raw)
  }

  /// The text of the raw value.
  public var parameter: String { rawValue.parameter }

  /// The type of the raw value, if tables know it by themselves; else what that one is within.
  public static var parameterWithin: ParameterType? {
    RawValue.customType == nil ? RawValue.parameterType : RawValue.parameterWithin
  }
}

extension RouteParameter where Self: RawRepresentable & CaseIterable, RawValue: RouteParameter {
  /// The set of all cases; a type of its own where that is no set, for want of cases or for an empty text among them.
  ///
  ///     enum Sort: String, CaseIterable, RouteParameter { case new, top }
  ///     Sort.parameterType   // new|top
  public static var parameterType: ParameterType {
    ParameterType(members: allCases.map(\.parameter)) ?? .custom(parameterName)
  }
}
