extension RouteTable {
  /// For each route with custom types, one route of texts that they read, and one of texts that they do not.
  ///
  /// Only trying a text shows whether a custom type reads it, so a walk over all texts cannot tell such texts apart.
  var withCustomTexts: RouteTable? {
    let texts = custom.types.values.compactMap { type in
      // A set is known, and of an opaque type nothing is.
      type.members == nil && !type.isOpaque ? (type.name, Self.texts(of: type)) : nil
    }
    if texts.isEmpty { return nil }
    var known = [texts[0].0: texts[0].1]
    for (name, texts) in texts where known[name] == nil { known[name] = texts }
    let all = routes.indices.flatMap { index in
      [true, false].compactMap { isRead -> Route? in
        let types = routes[index].template.parameters.map { parameter -> ParameterType? in
          guard let name = parameter.type.customName, let texts = known[name] else { return nil }
          return ParameterType(members: isRead ? texts.read : texts.others)
        }
        guard types.contains(where: { $0 != nil }), let template = try? routes[index].template.withTypes(types) else {
          return nil
        }
        return Route(routes[index].name, template, origins: origins(of: index))
      }
    }
    return all.isEmpty ? nil : RouteTable(repeating: all, origins: origins, options: options)
  }

  private static func texts(of type: CustomType) -> (read: [String], others: [String]) {
    let all = (type.within?.samples ?? []) + ["a", "a-1", "abc", "A", "1", "123", "true", "~", "a b", "é"]
    return (all.filter { type.canonical($0) != nil }, all.filter { type.canonical($0) == nil })
  }
}

extension Program {
  /// Whether it is certain what the route reads: its path has no custom type.
  var isCertain: Bool {
    instructions.allSatisfy { !$0.isTaking || !label($0).types.contains(where: { $0.isCustom }) }
  }
}
