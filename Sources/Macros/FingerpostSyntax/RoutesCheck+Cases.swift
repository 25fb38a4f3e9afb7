import SwiftSyntax

// What a case says of its links before any template is read.

extension RoutesCheck {
  mutating func check(_ element: RoutesEnum.Case) {
    let list = element.syntax.parent?.as(EnumCaseElementListSyntax.self)
    let isAlone = (list?.count ?? 1) == 1
    if list?.first?.id == element.syntax.id { checkConditional(element.conditional, of: "case") }
    // What it says cannot be read, which is said already.
    if element.routes.isEmpty, element.mounts.isEmpty, !element.conditional.isEmpty { return }
    if let attribute = element.fallback {
      checkFallback(attribute, of: element, isAlone: isAlone)
      return
    }
    if element.routes.isEmpty, element.mounts.isEmpty {
      let route = Self.suggestion(element)
      let fix: SourceDiagnostic.Fix? =
        if isAlone, let route, let declaration = list?.parent {
          .insert(route + " ", before: declaration, "write \(route)")
        } else if list?.first?.id == element.syntax.id {
          split(list)
        } else {
          nil
        }
      let fault =
        element.gone.isEmpty
        ? "the case \"\(element.name)\" has no link"
        : "@Gone points to the case \"\(element.name)\", which has no route"
      add(.missingRoute, fault + (route.map { ": write \($0) before it" } ?? ""), at: element.syntax, fix: fix)
      return
    }
    if !isAlone {
      if list?.first?.id == element.syntax.id {
        add(
          .oneRouteForSeveral,
          "one @Route cannot belong to \(list?.count ?? 0) cases: write a @Route and a case for each",
          at: element.syntax, fix: split(list))
      }
      return
    }
    let attributes = list?.parent?.as(EnumCaseDeclSyntax.self)?.attributes
    if let unavailable = attributes?.unavailability {
      add(
        .unavailableRoute,
        "a link cannot lead to an unavailable case: remove the case, or write #if instead of @available",
        at: unavailable)
      return
    }
    if !element.routes.isEmpty, let mount = element.mounts.first {
      add(.mountAndRoute, "a case cannot have @Route and @Mount", at: mount.syntax)
      return
    }
    if !element.mounts.isEmpty, let gone = element.gone.first {
      add(
        .mountAndRoute, "a case cannot have @Gone and @Mount",
        at: gone.syntax)
      return
    }
    checkDefaults(of: element)
    let before = sound.count
    for route in element.routes + element.gone { check(route, of: element, kind: .route) }
    for mount in element.mounts { checkMount(mount, of: element) }
    checkLeftOut(of: element, sound[before...])
  }

  /// Defaults that are known to be another one each time. Of most, only the router can tell.
  private mutating func checkDefaults(of element: RoutesEnum.Case) {
    for defaultValue in element.payload.compactMap(\.defaultValue)
    where ["UUID()", "Date()", "Date.now", ".now"].contains(defaultValue.trimmedDescription) {
      add(
        .changingDefault,
        "the default is different each time: write a constant, or make the payload optional",
        at: defaultValue)
    }
  }

  /// Attributes are read before it is known which clause of an `#if` is compiled, and no case may have other routes there.
  mutating func checkConditional(_ attributes: [AttributeSyntax], of declaration: String) {
    for attribute in attributes {
      add(
        .conditionalRoute,
        "@\(attribute.lastName ?? "Route") is not read in an #if of its own: put #if around the whole \(declaration)",
        at: attribute)
    }
  }

  /// `@Route("user/{id}?{tab}")`, for a case that says none; nil if there is no one answer.
  private static func suggestion(_ element: RoutesEnum.Case) -> String? {
    var (path, query) = ([element.name], [String]())
    for (index, payload) in element.payload.enumerated() {
      let parameter = "{\(payload.label ?? "value\(index + 1)")}"
      switch payload.type {
      case .one where payload.defaultValue == nil: path.append(parameter)
      case .one, .optional, .list: query.append(parameter)
      case .either, .unfit: return nil
      }
    }
    let text = path.joined(separator: "/") + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    return (try? Template(text)).map { _ in "@Route(\"\(text)\")" }
  }

  /// The fix that writes a case for each of a list; the first keeps the attributes that come before it.
  private func split(_ list: EnumCaseElementListSyntax?) -> SourceDiagnostic.Fix? {
    guard let list, let declaration = list.parent?.as(EnumCaseDeclSyntax.self) else { return nil }
    let elements = routes.cases.filter { $0.syntax.parent?.id == list.id }
    let hasRoute = elements.contains { !$0.routes.isEmpty || !$0.mounts.isEmpty }
    let words = declaration.modifiers.map { "\($0.trimmedDescription) " }.joined() + "case "
    let attributes = declaration.attributes.isEmpty ? "" : declaration.attributes.trimmedDescription + " "
    var lines: [String] = []
    for element in elements {
      guard let route = Self.suggestion(element) else { return nil }
      let isFirst = lines.isEmpty
      let before = isFirst ? attributes + (hasRoute ? "" : "\(route) ") : "\(route) "
      lines.append(before + words + element.syntax.with(\.trailingComma, nil).trimmedDescription)
    }
    return .replace(declaration, with: lines.joined(separator: "; "), "write a case for each")
  }

  private mutating func checkMount(_ mount: RoutesEnum.Attribute, of element: RoutesEnum.Case) {
    if element.isIndirect {
      add(.mountIndirect, "an indirect case cannot be mounted: its table would contain itself", at: mount.syntax)
      return
    }
    guard let last = element.payload.last else {
      add(
        .mountPayload,
        "a mounted case needs a value of the other enum as the last element of its payload; for one link write @Route",
        at: element.syntax, fix: mount.replaced(by: "Route"))
      return
    }
    if last.typeText == routes.name || last.typeText == "Self" {
      add(.mountIndirect, "\(routes.name) cannot be mounted in itself", at: last.syntax)
      return
    }
    guard case .one(.custom) = last.type else {
      add(
        .mountPayload,
        "\(last.typeText) is not a @Routes enum: the last element of the payload must be one; for one link write @Route",
        at: last.syntax, fix: mount.replaced(by: "Route"))
      return
    }
    check(mount, of: element, kind: .mount(type: last.typeText))
  }

  private mutating func check(_ route: RoutesEnum.Attribute, of element: RoutesEnum.Case, kind: RouteKind) {
    let labels = element.payload.map(\.labelInName).joined()
    check(
      route, name: route.isGone ? "\(element.name).gone" : element.name, escaped: element.syntax.name.text,
      labels: labels, payload: element.payload,
      conditions: element.conditions, node: Syntax(element.syntax), kind: kind,
      isAlias: kind == .route && element.isAlias(route))
  }
}

extension RoutesEnum.Payload {
  /// The label as a name of a case or a function spells it, where no other keyword needs backticks.
  package var labelInName: String { label.map { $0 == "inout" ? "`inout`:" : "\($0):" } ?? "_:" }
}
