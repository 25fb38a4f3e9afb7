// A raw-representable type only has to declare the conformance. If it lists its cases, it is a finite set of texts.

extension RouteParameter where Self: RawRepresentable, RawValue: RouteParameter {
  /// Reads the raw value, and from it the value.
  public init?(parameter text: String) {
    guard let raw = RawValue(parameter: text) else { return nil }
    self.init(rawValue: raw)
  }

  /// The text of the raw value.
  public var parameter: String { rawValue.parameter }

  /// The type of the raw value if tables know that; else the ``parameterWithin`` of the raw value.
  public static var parameterWithin: ParameterType? {
    RawValue.customType == nil ? RawValue.parameterType : RawValue.parameterWithin
  }
}

extension RouteParameter where Self: RawRepresentable & CaseIterable, RawValue: RouteParameter {
  /// The set of the texts of all cases. Without cases, or if one of the texts is empty, it is a custom type.
  ///
  ///     enum Sort: String, CaseIterable, RouteParameter { case new, top }
  ///     Sort.parameterType   // new|top
  public static var parameterType: ParameterType {
    ParameterType(members: allCases.map(\.parameter)) ?? .custom(parameterName)
  }
}
