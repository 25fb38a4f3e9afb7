import FingerpostEngine

extension Router {
  /// All links of a destination: of every route that prints it, for every origin with an exact host, without repetition. The first
  /// one is ``link(for:in:)``.
  ///
  ///     // RouteDefinition("(users|people)/{id}", AppLink.user)
  ///     router.links(for: .user(id: 7))   // ["app://users/7", "app://people/7"]
  ///
  /// Each of them reads as the destination. Only the first 64 spellings of a route with many groups are tried.
  public func links(for destination: Destination) -> [String] {
    var seen: Set<String> = []
    var links: [String] = []
    if let link = try? link(for: destination) { links.append(link) }
    for index in printing(destination) {
      let spellings = try? written(destination, by: index) { writer throws(PrintError) in
        try writer.makeSure()
        return self.spellings(of: &writer, by: index)
      }
      links += spellings ?? []
    }
    return links.filter { seen.insert($0).inserted }
  }

  /// All spellings of the link that a route wrote, as far as they read back as the same.
  private func spellings(of writer: inout SlotWriter, by index: Int) -> [String] {
    let template = codecs[index].template
    let spellings = (try? contents.rows.captures(of: writer, row: index).spellings(of: template)) ?? []
    return table.origins(of: index).flatMap { origin in
      spellings.compactMap { try? table.text(of: $0, route: index, for: origin) }
        .filter { contents.isRead($0, writtenAs: &writer, by: index) }
    }
  }
}

extension Captures {
  /// These captures, and those with other branches of the template's groups, which may be spellings of the same value.
  fileprivate func spellings(of template: Template) -> [Captures] {
    var known = [choices]
    for (group, count) in template.choiceCounts.enumerated() where choices.indices.contains(group) && known.count < 64 {
      let others = (0..<count).filter { $0 != choices[group] }
      known += known.flatMap { choices in others.map { choices[..<group] + [$0] + choices[(group + 1)...] } }
    }
    return known.prefix(64).map { Captures(values: values, choices: Array($0)) }
  }
}
