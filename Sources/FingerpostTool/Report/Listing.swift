import FingerpostEngine

/// Routes of a table, as a list to read or to keep.
struct Listing {
  let table: RouteTable
  let routes: [RouteTable.Route]

  /// A document that is kept: it carries its schema, and one route a line.
  var json: String {
    var json = JSON()
    json.object { json in
      json.member("schema", bare: 1)
      json.member("origins", table.origins.map(\.description))
      json.key("routes")
      json.array(routes, isTall: true) { route, json in json.object { write(route, to: &$0) } }
    }
    json.endLine()
    return json.text
  }

  private func write(_ route: RouteTable.Route, to json: inout JSON) {
    json.member("name", route.name)
    if let method = route.template.method { json.member("method", method) } else { json.member("method", bare: "null") }
    json.member("template", route.shape)
    json.key("parameters")
    json.array(route.parameters) { parameter, json in
      json.object { json in
        json.member("name", parameter.name)
        json.member("type", parameter.type.description)
        guard let text = parameter.defaultText else { return }
        json.key("default")
        json.value(.text(text), as: parameter.type)
      }
    }
    json.member("origins", route.origins(in: table).map(\.description))
    let flags = route.template.flags
    if flags.isWebOnly { json.member("web", bare: true) }
    if let reason = flags.deprecation { json.member("deprecated", reason) }
    if !flags.tags.isEmpty { json.member("tags", flags.tags) }
    if !flags.overlaps.isEmpty { json.member("overlaps", flags.overlaps) }
  }

  /// Rows for people, with a heading in a terminal.
  func text(_ style: Style) -> String {
    var rows = Columns()
    if style.isAligned {
      rows.add(
        .init("NAME", .quiet), .init("METHOD", .quiet), .init("TEMPLATE", .quiet), .init("PARAMETERS", .quiet),
        .init("ORIGINS", .quiet), .init("FLAGS", .quiet))
    }
    for route in routes {
      let parameters = route.parameters.map { "\($0.name): \($0.type)\($0.defaultText.map { " = \($0)" } ?? "")" }
      rows.add(
        .init(route.name, .name),
        .init(route.template.method ?? "any", route.template.method == nil ? .quiet : .good),
        .init(route.shape),
        .init(parameters.joined(separator: ", "), .parameter),
        .init(route.origins(in: table).map(\.description).joined(separator: " "), .quiet),
        .init(route.flagText, .quiet))
    }
    return rows.text(style)
  }
}
