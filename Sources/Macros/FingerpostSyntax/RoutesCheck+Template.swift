import SwiftSyntax

// One route: its template read, and bound to the payload.

extension RoutesCheck {
  mutating func check(
    _ route: RoutesEnum.Attribute, name: String, escaped: String, labels: String, payload: [RoutesEnum.Payload],
    conditions: [RoutesEnum.Condition], node: Syntax, kind: RouteKind, isAlias: Bool = false
  ) {
    let isMount = kind.isMount
    guard let source = route.template ?? (isMount && route.templateArgument == nil ? .empty : nil) else {
      let attribute = route.isGone ? "@Gone" : "@Route"
      let example = route.isGone ? "@Gone(\"users/{id}\", \"why\")" : "@Route(\"users/{id}\")"
      add(
        .templateNotLiteral,
        route.templateArgument == nil
          ? "\(attribute) lacks its template: write it first, without a label, as in \(example)"
          : "a template must be a string literal without interpolation, because it is read before any code runs",
        at: route.templateArgument.map(Syntax.init) ?? Syntax(route.syntax))
      return
    }
    for argument in route.unread {
      let form =
        switch argument.label?.text {
        case "webOnly": "true or false"
        case "access": ".open, .confirm or .internal"
        case "case": ".exact or .ignored"
        case "origins": "a list in brackets, such as [.web(\"app.example\")]"
        default: "a list in brackets"
        }
      add(
        .notLiteral,
        "\(argument.label?.text ?? "") must be \(form), as a literal, because it is read before any code runs",
        at: argument.expression)
    }
    let all = isMount ? Array(payload.dropLast()) : payload
    var ranges = Template.Ranges()
    guard let untyped = read(source, for: all, &ranges) else { return }
    guard isSaid(route, source, untyped.flags), areOriginsSound(route, untyped.flags) else { return }
    if isMount, ranges.pathEnd != nil || untyped.method != nil {
      add(
        .mountPrefix,
        "a prefix is only a path: query, method, flags and a slash at the end belong to the mounted routes",
        at: source.syntax, offset: source.offset(of: ranges.pathEnd ?? 0))
      return
    }
    // An alias, and what to show instead, is made of what the link holds; a case's defaults stand for the rest.
    let mayLeaveOut = isAlias || route.isGone && kind == .route
    let own = mayLeaveOut ? all.filter { $0.defaultValue == nil || $0.isHeld(by: untyped) } : all
    let isReadOnly = !route.isGone && (kind == .function || own.count < all.count)
    let binding = TemplateBinding(untyped, to: own.map(\.operand), leavesRest: route.isGone)
    guard binding.faults.isEmpty else {
      // The other routes of the case may not be able to carry what one route needs.
      let element = node.as(EnumCaseElementSyntax.self)
      let routes = element?.parent?.parent?.as(EnumCaseDeclSyntax.self)?.attributes.attributes(named: "Route") ?? []
      add(
        binding, source, ranges, own, of: route, mounting: isMount ? payload.last : nil,
        case: kind == .route && !route.isGone && routes.count == 1 ? element : nil,
        isGone: kind == .route && route.isGone,
        others: routes.filter { $0.id != route.syntax.id }.compactMap { RoutesEnum.Attribute($0).flagged })
      return
    }
    let text = source.text.isEmpty && !isMount ? untyped.description : source.text
    let written = binding.written
    let leftOut = binding.leftOut.filter { if case .one = own[$0].type { true } else { false } }
    sound.append(
      SoundRoute(
        name: name, escapedName: escaped, reference: payload.isEmpty ? escaped : "\(escaped)(\(labels))",
        template: written == untyped ? text : written.description,
        payload: isMount ? payload : own, isReadOnly: isReadOnly, kind: kind, attributes: route.modifiers,
        conditions: conditions, syntax: node,
        typed: binding.template.flagged(route, isReadOnly: isReadOnly), attribute: route, leftOut: leftOut,
        neverNil: binding.neverNil(own),
        neverLeftOut: binding.neverLeftOut))
  }

  /// Whether what is said of a gone link reads, and nothing else says that a link is gone.
  private mutating func isSaid(_ route: RoutesEnum.Attribute, _ source: SourceText, _ flags: Template.Flags) -> Bool {
    let count = diagnostics.count
    let start = source.text.firstRange(of: " [")?.lowerBound
    let offset = source.offset(
      of: start.map { source.text.utf8.distance(from: source.text.startIndex, to: $0) + 1 } ?? 0)
    if flags.gone != nil {
      let reason = "\"\(flags.gone ?? "")\""
      let message = route.isGone ? "leave the flags out" : "write @Gone(\"…\", \(reason)) on what to show instead"
      add(
        .malformed, "[gone=…] is for text tables: \(message)", code: FaultCode(.goneInTemplate), at: source.syntax,
        offset: offset)
    } else if route.isGone, flags.deprecation != nil {
      add(
        .malformed, "a route cannot be gone and deprecated: leave one of the two out",
        code: FaultCode(.templateGoneAndDeprecated), at: source.syntax, offset: offset)
    } else if route.isGone {
      let argument = route.reasonArgument.map(Syntax.init) ?? Syntax(route.syntax)
      if route.reason == nil {
        add(
          .notLiteral,
          route.reasonArgument == nil
            ? "@Gone lacks its reason: write why the link is gone behind the template, as in @Gone(\"users/{id}\", \"why\")"
            : "the reason must be a string literal without interpolation, because it is read before any code runs",
          at: argument)
      } else if (try? Template("x " + route.flags(.none).text)) == nil {
        add(.notLiteral, "the reason must be one line", at: argument)
      }
    }
    return diagnostics.count == count
  }

  private mutating func read(
    _ source: SourceText, for payload: [RoutesEnum.Payload], _ ranges: inout Template.Ranges
  ) -> Template? {
    if source.text.isEmpty { return try? Template("/") }
    let hasOpaque = payload.contains { $0.type.parameters.contains(where: \.isCustom) }
    let labels = Set(payload.compactMap(\.label))
    // A word with a capital may be a type of the user's own, where the payload has one.
    let names = source.colonNames { hasOpaque && $0.first?.isUppercase == true && !labels.contains($0) }
    // A regular expression after the name is told first.
    if let (range, name) = names.first, Template.regularExpressions(in: source.text) == nil {
      let fix = source.fix(
        "write \(names.map { "{\($0.name)}" }.joined(separator: " and "))",
        replacing: names.map { (range: $0.range, new: "{\($0.name)}") })
      add(
        .colonName, TemplateBinding.Fault.colonName(name), at: source.syntax,
        offset: source.offset(of: range.lowerBound), fix: fix)
      return nil
    }
    do throws(TemplateError) {
      return try Template(source.text, ranges: &ranges)
    } catch {
      if let meant = error.respelling {
        add(
          .malformed, meant.message, code: error.code, at: source.syntax,
          offset: source.offset(of: meant.range.lowerBound),
          fix: source.fix(meant.order, replacing: meant.range, with: meant.new))
        return nil
      }
      let isOwn = error.fullMessage == error.message
      let fix = (isOwn ? error.fix : nil).flatMap { text in
        source.fix("write \"\(text)\"", replacing: error.offset..<source.end(of: error, fix: text), with: text)
      }
      add(
        error.code.kind == .templateRepeatedName ? .repeatedName : .malformed, error.fullMessage, code: error.code,
        at: source.syntax, offset: source.offset(of: error.offset), fix: fix)
      return nil
    }
  }
}

extension RoutesEnum.Case {
  /// Whether a route may leave out what has a default: another one holds it, and is printed if this one is not deprecated.
  func isAlias(_ route: RoutesEnum.Attribute) -> Bool {
    guard routes.count > 1, !route.isGone, let own = route.flagged else { return false }
    let withDefault = payload.filter { $0.defaultValue != nil }
    return !withDefault.isEmpty
      && routes.contains { other in
        guard other.syntax.id != route.syntax.id, let other = other.flagged else { return false }
        return withDefault.allSatisfy { $0.isHeld(by: other) } && (other.flags.isPrinted || !own.flags.isPrinted)
      }
  }
}

extension RoutesEnum.Attribute {
  /// The template with the flags that the attribute gives it; nil if it does not read.
  fileprivate var flagged: Template? { template.flatMap { try? Template($0.text) }?.flagged(self) }
}

extension RoutesEnum.Payload {
  /// Whether a template may hold it: by its label, or as one of its parameters without a label's name.
  func isHeld(by template: Template) -> Bool {
    let parameters = template.parameters
    return label.map { label in parameters.contains { $0.name == label } } ?? !parameters.isEmpty
  }
}

extension SourceText {
  /// No text, of an attribute that says none.
  fileprivate static var empty: SourceText? {
    SourceText(
      StringLiteralExprSyntax(
        openingQuote: .stringQuoteToken(), segments: [.stringSegment(.init(content: .stringSegment("")))],
        closingQuote: .stringQuoteToken()))
  }

  /// The end of what a fix replaces: an escape replaces one character, a word replaces a word.
  fileprivate func end(of error: TemplateError, fix: String) -> Int {
    let rest = Array(text.utf8).dropFirst(error.offset)
    if fix.hasPrefix("%"), error.code.kind != .templateDefaultType {
      return error.offset + (String(decoding: rest, as: UTF8.self).unicodeScalars.first.map(UTF8.width) ?? 0)
    }
    return rest.firstIndex { "=,] }".utf8.contains($0) } ?? text.utf8.count
  }
}
