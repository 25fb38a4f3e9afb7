import SwiftSyntax

// What keeps a template and a payload from fitting each other: where it is said, with its fix.

extension RoutesCheck {
  /// - Parameters:
  ///   - route: the attribute that has the template.
  ///   - mounted: what the case mounts; nil if it does not.
  ///   - case: the case that the payload is of, where a fix may add to it.
  ///   - isGone: whether the link is gone, and shows that case instead.
  ///   - others: the other templates of the case. What one of them holds, this one may leave out if it has a default.
  mutating func add(
    _ binding: TemplateBinding, _ source: SourceText, _ ranges: Template.Ranges, _ payload: [RoutesEnum.Payload],
    of route: RoutesEnum.Attribute, mounting mounted: RoutesEnum.Payload?, case element: EnumCaseElementSyntax?,
    isGone: Bool, others: [Template]
  ) {
    let missing = binding.faults.count { $0.kind == .parameterWithoutPayload(nearest: nil) }
    let unheld = binding.faults.count { $0.kind == .payloadWithoutParameter }
    let pathEnd = ranges.pathEnd
    for fault in binding.faults {
      let message = fault.message { payload[$0].typeText }
      let ranges = zip(binding.names, ranges.parameters).filter { $0.0 == fault.name }.map(\.1)
      func add(_ kind: FaultKind, _ fix: SourceDiagnostic.Fix?) {
        let offset = source.offset(of: ranges.first?.own.lowerBound ?? 0)
        self.add(kind, message, code: fault.code, at: source.syntax, offset: offset, fix: fix)
      }
      guard let index = fault.element else {
        guard case .parameterWithoutPayload(let near) = fault.kind, let name = fault.name else { continue }
        if let mounted, mounted.label == name {
          self.add(
            .mountPayload,
            "the parameter \"\(name)\" has no payload, because \"\(name)\" is what is mounted: for one link write @Route",
            at: source.syntax, offset: source.offset(of: ranges.first?.own.lowerBound ?? 0),
            fix: route.replaced(by: "Route"))
          continue
        }
        let payload = missing == 1 ? element.flatMap { Self.payload(for: name, in: binding, of: $0) } : nil
        add(
          .parameterWithoutPayload,
          near.map { near in source.fix("write \(near)", replacing: ranges.map { (range: $0.own, new: near) }) }
            ?? payload)
        continue
      }
      let held = payload[index]
      let type = held.typeSyntax
      switch fault.kind {
      case .parameterWithoutPayload: break
      case .misplacedType(let error) where error.code.kind == .templateDefaultType:
        let range = ranges.lazy.compactMap(\.defaultValue).first
        let fix = range.flatMap { range in
          error.fix.flatMap { source.fix("write \"\($0)\"", replacing: range, with: $0) }
        }
        let start = range?.lowerBound ?? ranges.first?.own.lowerBound ?? 0
        self.add(
          .typeMismatch, message, code: fault.code, at: source.syntax, offset: source.offset(of: start), fix: fix)
      case .misplacedType(let error) where error.code.kind == .templateUnprintable:
        self.add(
          .typeMismatch, message, code: fault.code, at: held.defaultValue.map(Syntax.init) ?? Syntax(source.syntax))
      case .misplacedType: add(.typeMismatch, nil)
      case .typeMismatch(let stated):
        add(
          .typeMismatch,
          held.type.parameters.first?.isArray == stated.isArray ? ranges.first.flatMap(source.withoutType) : nil)
      case .foreignType: add(.typeMismatch, ranges.first.flatMap(source.withoutType))
      case .restType:
        // A default of the other type would not compile.
        self.add(
          .typeMismatch, message, at: type,
          fix: held.defaultValue == nil ? .replace(type, with: "[String]", "write [String]") : nil)
      case .queryRestType(let isRest):
        let whole = ranges.first?.whole
        self.add(
          .typeMismatch, message, at: type,
          fix: isRest && held.defaultValue == nil
            ? .replace(type, with: "QueryItems", "write QueryItems")
            : isRest
              ? nil
              : whole.flatMap {
                source.fix("write {*\(fault.name ?? "")}", replacing: $0, with: "{*\(fault.name ?? "")}")
              })
      case .colonName(let word):
        add(.colonName, ranges.first.flatMap { source.fix("write {\(word)}", replacing: $0.whole, with: "{\(word)}") })
      case .payloadWithoutParameter where element != nil && mayBeMounted(held, last: payload) != nil:
        let advice = mayBeMounted(held, last: payload) ?? ""
        self.add(
          .payloadWithoutParameter, message + advice, at: held.syntax,
          fix: advice.hasPrefix("; if") ? nil : route.replaced(by: "Mount"))
      case .payloadWithoutParameter where Template.regularExpressions(in: source.text) != nil:
        guard let meant = Template.regularExpressions(in: source.text) else { continue }
        self.add(
          .payloadWithoutParameter, meant.message, at: source.syntax, offset: source.offset(of: meant.range.lowerBound),
          fix: source.fix(meant.order, replacing: meant.range, with: meant.new))
      case .payloadWithoutParameter where source.wildcard != nil && unheld == 1 && !isGone:
        let label = held.label ?? "path"
        let fix = source.wildcard.flatMap { source.fix("write {*\(label)}", replacing: $0, with: "{*\(label)}") }
        self.add(
          .payloadWithoutParameter,
          "\"*\" keeps nothing for the payload\(held.label.map { " \"\($0)\"" } ?? ""): write {*\(label)}, a [String]",
          at: held.syntax, fix: fix)
      case .payloadWithoutParameter:
        let fix = element == nil ? nil : Self.parameter(for: held, in: source, pathEnd, payload)
        // Links that are out there get no new parameter.
        let subject = held.label.map { "\"\($0)\"" } ?? "the payload of type \(held.typeText)"
        let text =
          isGone
          ? "\(subject) is not in the gone link and has no default: write a default, or a static func that "
            + "returns what to show instead"
          : others.contains(where: held.isHeld) && held.defaultValue == nil
            ? "\(message.replacing("in the template", with: "in \"\(source.text)\"")), or write a default"
              + (type.is(OptionalTypeSyntax.self) ? ": = nil" : "")
            : message
        self.add(.payloadWithoutParameter, text, at: held.syntax, fix: fix)
      case .unfitType: self.add(.unfitType, message, at: type)
      case .mustBeOptional:
        let range = held.defaultValue.map {
          type.positionAfterSkippingLeadingTrivia..<$0.endPositionBeforeTrailingTrivia
        }
        let fix = range.map {
          SourceDiagnostic.Fix(
            message: "write \(held.typeText)?", node: held.syntax, range: $0, replacement: "\(held.typeText)?")
        }
        self.add(
          .mustBeOptional, message, at: type, fix: fix ?? .insert("?", after: type, "write \(held.typeText)?"))
      case .cannotBeOptional:
        let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription
        self.add(
          .cannotBeOptional, message, at: type, fix: wrapped.map { .replace(type, with: $0) })
      case .severalDefaults:
        self.add(.severalDefaults, message, at: held.defaultValue.map(Syntax.init) ?? held.syntax)
      case .groupWithoutDefault:
        self.add(.groupWithoutDefault, message, at: held.defaultValue.map(Syntax.init) ?? held.syntax)
      case .severalVoids, .sideCount, .together, .noneOf: self.add(.eitherSides, message, at: type)
      }
    }
  }

  /// What to say of an element that may have routes of its own: it does, or, after "if", nobody here knows; nil if it has none.
  private func mayBeMounted(_ held: RoutesEnum.Payload, last payload: [RoutesEnum.Payload]) -> String? {
    guard held.syntax.id == payload.last?.syntax.id, case .one(.custom) = held.type, held.defaultValue == nil else {
      return nil
    }
    let declared = routes.types.declared(held.typeSyntax)
    if declared?.hasRoutes == true { return "; \(held.typeText) has routes of its own: write @Mount instead of @Route" }
    return declared == nil ? "; if \(held.typeText) is a @Routes enum, write @Mount instead of @Route" : nil
  }

  /// The fix that gives a template the parameter that its payload asks for: at the end of the path, or in the query if a link may
  /// leave it out. Nil if the two would not fit then.
  private static func parameter(
    for held: RoutesEnum.Payload, in source: SourceText, _ pathEnd: Int?, _ payload: [RoutesEnum.Payload]
  ) -> SourceDiagnostic.Fix? {
    guard let label = held.label else { return nil }
    let bytes = Array(source.text.utf8)
    let isRest = held.type == .one(.scalar(.query))
    var (position, text) = (pathEnd ?? bytes.count, "/{\(label)}")
    if isRest || bytes[position...].first == UInt8(ascii: "?") || held.defaultValue != nil
      || held.type.parameters.count != 1
      || held.type != .one(held.type.parameters[0])
    {
      let rest = bytes[position...]
      text = "\(rest.first == UInt8(ascii: "?") ? "&" : "?"){\(isRest ? "*" : "")\(label)}"
      position = rest.firstIndex { "# ".utf8.contains($0) } ?? bytes.count
      if rest[..<position].last == UInt8(ascii: "(") { position -= 1 }
    }
    return source.fix(replacing: position..<position, with: text, toFit: payload.map(\.operand))
  }

  /// The fix that gives a case the payload that its template asks for.
  private static func payload(
    for name: String, in binding: TemplateBinding, of element: EnumCaseElementSyntax
  ) -> SourceDiagnostic.Fix? {
    guard let parameter = binding.untyped.parameters.first(where: { $0.name == name }),
      let type = parameter.type.swiftName
    else { return nil }
    let isAlways = binding.untyped.alwaysPresent(binding.names).contains(name)
    let new = "\(name): \(type)\(isAlways || parameter.type.isArray ? "" : "?")"
    guard let clause = element.parameterClause else {
      return .insert("(\(new))", after: element.name, "write (\(new))")
    }
    return .insert(clause.parameters.isEmpty ? new : ", \(new)", before: clause.rightParen, "add \(new)")
  }
}

extension RoutesEnum.Payload {
  /// What binding to a template asks of it.
  var operand: TemplateBinding.Element {
    TemplateBinding.Element(
      label: label, type, defaultValue: knownDefault, mayBeAlias: mayBeAlias, seen: seen.map { $0?.customType })
  }

  /// The default that running code must be asked for: one that is not a literal, or stands beside one, or that keeps nil, or an empty
  /// list, from having a link.
  package func askedDefault(among payload: [RoutesEnum.Payload]) -> ExprSyntax? {
    switch (type, knownDefault) {
    case (_, .none): nil
    case (.one, .text): payload.contains { $0.knownDefault == .unknown } ? defaultValue : nil
    default: defaultValue
    }
  }
}

extension ParameterType {
  /// The type of the standard library that a template's type stands for; nil for one of anybody else.
  var swiftName: String? {
    switch self {
    case .scalar(let type): type.isTextInSwift && type != .ipv4 || type == .query ? nil : type.swiftName
    case .array(let element), .list(let element, _): element.swiftName.map { "[\($0)]" }
    default: nil
    }
  }
}

extension SourceText {
  /// The fix that writes something else in a template; nil if that would not read then, or would not fit the payload.
  func fix(
    replacing range: Range<Int>, with new: String, toFit payload: [TemplateBinding.Element],
    where isRight: (TemplateBinding) -> Bool = { _ in true }
  ) -> SourceDiagnostic.Fix? {
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(range, with: new.utf8)
    guard let template = try? Template(String(decoding: bytes, as: UTF8.self)),
      case let binding = TemplateBinding(template, to: payload), binding.faults.isEmpty, isRight(binding)
    else { return nil }
    return fix("write \(new)", replacing: range, with: new)
  }

  /// The fix that leaves the type of a parameter to its payload.
  fileprivate func withoutType(_ parameter: Template.Ranges.Parameter) -> SourceDiagnostic.Fix? {
    guard !parameter.name.isEmpty, !parameter.type.isEmpty, parameter.type.upperBound + 1 == parameter.whole.upperBound
    else { return nil }
    return fix("leave the type to the payload", replacing: parameter.type, with: "")
  }
}

extension SourceText {
  /// Where a `*` stands that is the last segment of the path.
  fileprivate var wildcard: Range<Int>? {
    let path = text.utf8.prefix { !"?# ".utf8.contains($0) }
    return path.elementsEqual("*".utf8) || path.suffix(2).elementsEqual("/*".utf8) ? path.count - 1..<path.count : nil
  }
}
