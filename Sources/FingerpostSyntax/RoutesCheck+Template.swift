import FingerpostEngine
import SwiftSyntax
import SwiftSyntaxBuilder

// One route: its template read, and bound to the payload.

extension RoutesCheck {
  mutating func check(
    _ route: RoutesEnum.Attribute, name: String, escaped: String, labels: String, payload: [RoutesEnum.Payload],
    conditions: [RoutesEnum.Condition], node: Syntax, form: Form
  ) {
    let isMount = if case .mount = form { true } else { false }
    guard let source = route.template ?? (isMount && route.templateArgument == nil ? .empty : nil) else {
      add(
        .templateNotLiteral, "a template is a string literal without interpolation: it is read before any code runs",
        at: route.templateArgument.map(Syntax.init) ?? Syntax(route.syntax))
      return
    }
    for argument in route.unread {
      let form = argument.label?.text == "webOnly" ? "true or false" : "a list in brackets"
      add(
        .notLiteral, "\(argument.label?.text ?? "") is \(form), written out: it is read before any code runs",
        at: argument.expression)
    }
    let own = isMount ? Array(payload.dropLast()) : payload
    var ranges = Template.Ranges()
    guard let untyped = read(source, for: own, &ranges) else { return }
    if isMount, ranges.pathEnd != nil || untyped.method != nil {
      add(
        .mountPrefix, "a prefix is a path alone: the query, the method and the flags are those of the mounted routes",
        at: source.syntax, offset: source.offset(of: ranges.pathEnd ?? 0))
      return
    }
    let binding = TemplateBinding(untyped, to: own.map(\.operand))
    guard binding.faults.isEmpty else {
      // What one route of several asks for, the others may not be able to carry.
      let element = node.as(EnumCaseElementSyntax.self)
      let routes = element?.parent?.parent?.as(EnumCaseDeclSyntax.self)?.attributes.attributes(named: "Route") ?? []
      add(binding, source, ranges, own, case: form == .route && routes.count == 1 ? element : nil)
      return
    }
    let text = source.text.isEmpty && !isMount ? untyped.description : source.text
    let written = binding.written
    let leftOut = binding.leftOut.filter { if case .one = own[$0].type { true } else { false } }
    sound.append(
      SoundRoute(
        name: name, escapedName: escaped, reference: payload.isEmpty ? escaped : "\(escaped)(\(labels))",
        template: written == untyped ? text : written.description,
        payload: payload, form: form, attributes: route.modifiers, conditions: conditions, syntax: node,
        typed: binding.template.flagged(route), attribute: route, leftOut: leftOut, neverNil: binding.neverNil,
        neverLeftOut: binding.neverLeftOut))
  }

  private mutating func read(
    _ source: SourceText, for payload: [RoutesEnum.Payload], _ ranges: inout Template.Ranges
  ) -> Template? {
    if source.text.isEmpty { return try? Template("/") }
    let hasOpaque = payload.contains { $0.type.parameters.contains(where: \.isCustom) }
    let labels = Set(payload.compactMap(\.label))
    // A word with a capital may be a type of the user's own, where the payload has one.
    let names = source.colonNames { hasOpaque && $0.first?.isUppercase == true && !labels.contains($0) }
    if let (range, name) = names.first {
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
      if let meant = source.respelling(after: error) {
        add(
          .template, meant.message, at: source.syntax, offset: source.offset(of: meant.range.lowerBound),
          fix: source.fix(meant.order, replacing: meant.range, with: meant.new))
        return nil
      }
      let fix = error.fix.flatMap { text in
        source.fix("write \"\(text)\"", replacing: error.offset..<source.end(of: error, fix: text), with: text)
      }
      add(
        error.isRepeatedName ? .repeatedName : .template, error.message, at: source.syntax,
        offset: source.offset(of: error.offset), fix: fix)
      return nil
    }
  }
}

extension SourceText {
  /// No text, of an attribute that says none.
  fileprivate static var empty: SourceText? { SourceText(StringLiteralExprSyntax(content: "")) }

  /// The end of what a fix replaces: an escape replaces one character, a word replaces a word.
  fileprivate func end(of error: TemplateError, fix: String) -> Int {
    let rest = Array(text.utf8).dropFirst(error.offset)
    if fix.hasPrefix("%"), !error.isOfDefault {
      return error.offset + (String(decoding: rest, as: UTF8.self).unicodeScalars.first.map(UTF8.width) ?? 0)
    }
    return rest.firstIndex { "=,] }".utf8.contains($0) } ?? text.utf8.count
  }
}
