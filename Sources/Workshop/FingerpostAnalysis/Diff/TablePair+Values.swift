extension TablePair {
  /// What else changes for an old route whose links still lead to it: values, their names and types, and canonical text.
  func changes(of route: Int, _ renamed: RenamedRoutes, _ twins: [Int: Int]) -> [TableDiff.Change] {
    guard !isGone(route) else { return [] }
    let own = self.route(route)
    let same = meetings(of: route, in: news).filter { renamed.isSame(own, self.route($0)) && !isGone($0) }
    var changes: [TableDiff.Change] = []
    if let other = same.first, self.route(other).name != own.name {
      changes.append(
        change(
          .renamed, route, other, nil,
          "its name is \"\(self.route(other).name)\" now: update documents that name the route"))
    }
    if let other = same.first { changes += accessChange(of: route, other) + readingChange(of: route, other) }
    if let twin = twins[route] {
      return changes + unknownDefaults(route, twin) + deprecation(of: route, twin) + canonicalChange(route, twin)
    }
    var reported: Set<String> = []
    for other in same {
      changes += unknownDefaults(route, other).filter { reported.insert($0.message).inserted }
      changes += valueChanges(route, other)
    }
    return changes + (same.first { isCovered(route, by: $0) }.map { deprecation(of: route, $0) } ?? [])
  }

  /// Of several routes of one name the strictest counts, in each table.
  private func accessChange(of route: Int, _ other: Int) -> [TableDiff.Change] {
    let (was, now) = (old.access(of: index(route)), new.access(of: index(other)))
    if was == now { return [] }
    let link = samples(of: route).first { link in
      winner(of: link, in: olds) == route && winner(of: link, in: news).map { new.access(of: index($0)) } == now
    }
    func words(_ access: LinkAccess) -> (now: String, before: String) {
      switch access {
      case .open: ("everyone may open its links now", "everyone could")
      case .confirm: ("its links now ask the user before they open", "they asked the user before they opened")
      case .internal: ("only the app may open its links now", "only the app could")
      }
    }
    return [
      change(
        .access, route, other, link, "\(words(now).now); before, \(words(was).before)",
        fix: now == .internal
          ? "leave \"internal\" out"
          : now < was ? "say again that it is \(was): access: .\(was), or [\(was)] in a table of text" : nil)
    ]
  }

  /// With another precedence, a route that reads a link in two ways may read it in the other way.
  private func readingChange(of route: Int, _ other: Int) -> [TableDiff.Change] {
    guard old.options.precedence != new.options.precedence, isCovered(route, by: other),
      let found = setting.spaces(of: [route]).firstResult({ $0.ambiguity(of: route) })?.link
    else { return [] }
    let link = isWon(found, by: route, other) ? found : nil
    return [
      change(
        .undecided, route, other, link,
        "it reads \(link?.description ?? "some links") in two ways, and the precedence decides in which",
        fix: "keep the precedence, or let the template read each link in one way")
    ]
  }

  private func deprecation(of route: Int, _ other: Int) -> [TableDiff.Change] {
    guard template(route).flags.deprecation == nil, let reason = template(other).flags.deprecation else { return [] }
    return [change(.deprecated, route, other, nil, "it is deprecated now" + (reason.isEmpty ? "" : ": \(reason)"))]
  }

  /// The defaults that one of the two tables does not know, which are neither equal nor changed.
  private func unknownDefaults(_ route: Int, _ other: Int) -> [TableDiff.Change] {
    template(route).parameters.compactMap { parameter in
      guard let name = parameter.name, let now = template(other).parameters.first(where: { $0.name == name })
      else { return nil }
      let (wasKnown, isKnown) = (parameter.defaultValue != .unknown, now.defaultValue != .unknown)
      if wasKnown, isKnown { return nil }
      let tables = wasKnown ? "in the new table" : isKnown ? "in the old table" : "in either table"
      return change(
        .notCompared, route, other, nil, "the default of \"\(name)\" is not known \(tables), and is not compared")
    }
  }

  /// What changes in links that an old route and the same one in the new table win.
  func valueChanges(_ route: Int, _ other: Int) -> [TableDiff.Change] {
    var (changes, seen) = ([TableDiff.Change](), Set<[String]>())
    func add(_ found: [(name: String, change: TableDiff.Change)]) {
      for (name, change) in found where seen.insert([change.kind.rawValue, name]).inserted { changes.append(change) }
    }
    let links = links(of: route, other)
    for link in links { add(valueChanges(in: link, route, other) + canonicalChange(of: link, route, other)) }
    // What is read from another part of a link may be the same text in each of these.
    for name in links.flatMap({ namesRead(elsewhereIn: $0, route, other) })
    where !seen.contains([TableDiff.Change.Kind.values.rawValue, name]) {
      var shown = links.firstResult { differing(name, like: $0, route, other) }
      let isKnown =
        shown != nil
        || fact(old: route, new: other) { link in
          shown = differing(name, like: link, route, other)
          return shown != nil
        }.isNo
      if let shown {
        add(valueChanges(in: shown, route, other).filter { $0.name == name })
      } else if !isKnown {
        let message = "it is not known whether \"\(name)\" has another value in some links"
        add([(name, change(.undecided, route, other, nil, message, fix: Self.fixOfValue))])
      }
    }
    return changes
  }

  static let fixOfValue = "keep the parameter where it was"

  /// The same route in both tables prints by another one if its name has aliases.
  func canonicalChange(_ route: Int, _ twin: Int) -> [TableDiff.Change] {
    guard [route, twin].contains(where: { table(of: $0).aliases(of: index($0)).count > 1 }) else { return [] }
    let links = samples(of: route).lazy.filter { isWon($0, by: route, twin) }
    return links.flatMap { canonicalChange(of: $0, route, twin) }.first.map { [$0.change] } ?? []
  }

  private func links(of route: Int, _ other: Int) -> [TemplateRelation.Witness] {
    (samples(of: route) + samples(of: other) + samples(of: route, unreadBy: other) + samplesWithoutDefaults(of: route))
      .filter { isWon($0, by: route, other) }
      + [fact(old: route, new: other).witness].compactMap { $0 }
  }

  func isWon(_ link: TemplateRelation.Witness, by route: Int, _ other: Int) -> Bool {
    winner(of: link, in: olds) == route && winner(of: link, in: news) == other
  }

  /// Links of a route in which no parameter has its default, which no link shows.
  private func samplesWithoutDefaults(of route: Int) -> [TemplateRelation.Witness] {
    samples(of: route) { parameter, text in parameter.defaultValue?.texts != [text] }
  }

  /// Links of a route with values that the other one's parameters do not read. Those of a query are then left out without a word.
  private func samples(of route: Int, unreadBy other: Int) -> [TemplateRelation.Witness] {
    let (custom, parameters) = (table(of: other).custom, template(other).parameters)
    return samples(of: route) { parameter, text in
      parameters.contains { $0.name == parameter.name && !$0.type.element.reads(text: text, custom: custom) }
    }
  }

  /// The changes of one link, and the parameters that they are about.
  private func valueChanges(
    in link: TemplateRelation.Witness, _ route: Int, _ other: Int
  ) -> [(name: String, change: TableDiff.Change)] {
    let (before, after) = (holdings(link, route), holdings(link, other))
    var changes: [(name: String, change: TableDiff.Change)] = []
    for held in before {
      func add(_ kind: TableDiff.Change.Kind, _ message: String, fix: String? = nil) {
        changes.append((held.name, change(kind, route, other, link, message, fix: fix)))
      }
      guard let now = after.first(where: { $0.name == held.name }) else {
        guard !held.parts.isEmpty else { continue }
        let renamed = after.first { now in now.parts == held.parts && !before.contains { $0.name == now.name } }
        if let renamed {
          add(
            .renamedParameter,
            "\"\(held.name)\" is named \"\(renamed.name)\": update documents that name the parameter")
        } else {
          add(.values, "\"\(held.name)\" of \(link) is not read any more", fix: "keep the parameter")
        }
        continue
      }
      if now.type != held.type {
        add(.type, "\"\(held.name)\" was \(held.type) and is now \(now.type)")
      }
      guard held.differs(from: now) else { continue }
      if held.parts.isEmpty {
        let texts = [held, now].map { holding in
          let texts = holding.value.texts.map { "\"\($0)\"" }
          return texts.isEmpty ? "missing" : texts.joined(separator: ", ")
        }
        add(
          .values, "\"\(held.name)\" of \(link): the default was \(texts[0]) and is now \(texts[1])",
          fix: "keep the default")
      } else {
        let message = now.parts.isEmpty ? "is not read any more" : "has another value"
        let isUnread = now.parts.isEmpty && now.type != held.type
        add(
          .values, "\"\(held.name)\" of \(link) \(message)",
          fix: isUnread ? "let \"\(held.name)\" read the same texts as before" : Self.fixOfValue)
      }
    }
    return changes
  }

  private func canonicalChange(
    of link: TemplateRelation.Witness, _ route: Int, _ other: Int
  ) -> [(name: String, change: TableDiff.Change)] {
    guard let was = try? old.match(link.text, method: link.method),
      let match = try? new.match(link.text, method: link.method),
      // It is not known what is left out of the links that the app prints.
      !unknownDefaults.contains(was.index), !unknownDefaults.contains(olds.count + match.index),
      case let (before, after) = (was.canonical, match.canonical), !before.utf8.elementsEqual(after.utf8)
    else { return [] }
    // Of a link that was not canonical, the other one need not change.
    let message =
      before.utf8.elementsEqual(link.text.utf8)
      ? "\(before) is now printed as \(after)"
      : "\(link) was printed as \(before) and is now printed as \(after)"
    return [("", change(.canonical, route, other, link, message))]
  }
}
