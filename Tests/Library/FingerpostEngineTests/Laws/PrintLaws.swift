import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// Laws 1 and 6: what prints reads back, and distinct values print distinct text.
@Suite struct PrintLaws {
  @Test func `what prints reads back as the values that were printed`() {
    var printed = 0
    var failures = 0
    for round in 0..<Random.draws(250) {
      var tables = TableGenerator(Seed.random("print", round))
      let table = tables.table(precedence: round % 5 == 0 ? .declared : .specific)
      for _ in 0..<40 {
        guard let sample = Sample(&tables.random, of: table), let text = sample.print(table) else { continue }
        printed += 1
        let complaint = sample.complaint(about: text, in: table)
        guard let complaint else { continue }
        failures += 1
        Issue.record("\(table.lines)\n\(sample) prints \(text.debugDescription)\n\(complaint)\n\(Seed.note)")
        if failures == 5 { return }
      }
    }
    Seed.tell(printed)
    #expect(printed > Random.enough(1500), "only \(printed) values printed. \(Seed.note)")
  }

  @Test func `a route that is certain to read what it prints does`() {
    var (certain, read) = (0, 0)
    for round in 0..<Random.draws(400, atLeast: 60) {
      var tables = TableGenerator(Seed.random("certain", round))
      tables.isPlain = round % 2 == 0
      let made = tables.table()
      let table = made.table
      for index in table.routes.indices where !table.isGone(index) {
        let shape = PayloadShape(straight: table.programs[index].slotCount)
        guard let source = try? table.source(for: nil, of: index),
          let exceptions = table.certainty(index, shape, source)
        else { continue }
        certain += 1
        for _ in 0..<10 {
          let names = table.programs[index].names
          let values = names.enumerated().map { slot, name in
            tables.random.chance(80) ? tables.random.capture(of: table.programs[index].type(slot)) : .absent
          }
          let given = Dictionary(zip(names, values)) { first, _ in first }
          guard let captures = try? table.programs[index].captures(given, custom: table.custom),
            let text = try? table.text(of: captures, route: index, for: source)
          else { continue }
          let isLiteral = exceptions.contains { exception in
            guard case .text(let text) = captures.values[Int(exception.slot)] else { return false }
            return table.nodes.literals(of: Int(exception.node), table.programs.text).contains {
              $0.text == Array(text.utf8)
            }
          }
          if isLiteral { continue }
          read += 1
          let match = try? table.match(text, method: table.routes[index].template.method)
          #expect(
            match?.index == index && match?.captures == captures,
            "\(made.lines)\n#\(index) \(captures) prints \(text.debugDescription), read as \(match.debugDescription)\n\(Seed.note)"
          )
        }
      }
    }
    Seed.tell(read)
    #expect(certain > Random.enough(300) && read > Random.enough(1500), "\(certain), \(read). \(Seed.note)")
  }

  @Test func `distinct values print distinct text`() {
    var printed = 0
    for round in 0..<Random.draws(250) {
      var tables = TableGenerator(Seed.random("distinct", round))
      let table = tables.table(upTo: 4)
      guard let origin = table.origins.first else { continue }
      var byText: [[UInt8]: Sample] = [:]
      for _ in 0..<60 {
        guard var sample = Sample(&tables.random, of: table) else { continue }
        sample.origin = origin
        guard let text = sample.print(table) else { continue }
        printed += 1
        if let other = byText[Array(text.utf8)] {
          #expect(
            sample.isSameValue(as: other, in: table),
            "\(table.lines)\n\(sample) and \(other) both print \(text.debugDescription)\n\(Seed.note)")
        }
        byText[Array(text.utf8)] = sample
      }
    }
    #expect(printed > Random.enough(1500), "only \(printed) values printed. \(Seed.note)")
  }

  @Test
  func `printed text holds no space, no control character, no backslash and no user info, and its path no empty start`()
  {
    for round in 0..<Random.draws(150) {
      var tables = TableGenerator(Seed.random("bytes", round))
      let table = tables.table()
      for _ in 0..<30 {
        guard let sample = Sample(&tables.random, of: table), let text = sample.print(table) else { continue }
        let isClean = text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
        let isRooted = !text.hasPrefix("//") && !text.utf8.contains(UInt8(ascii: "\\"))
        let rest = text.utf8.drop { $0 != UInt8(ascii: ":") }
        let authority =
          rest.starts(with: "://".utf8) ? rest.dropFirst(3).prefix { !"/?#".utf8.contains($0) } : ""[...].utf8
        let isPlain = !authority.contains(UInt8(ascii: "@"))
        #expect(
          isClean && isRooted && isPlain, "\(table.lines)\n\(sample) prints \(text.debugDescription)\n\(Seed.note)")
      }
    }
  }
}

/// Values for one route, as a program would hand them to print.
struct Sample: CustomStringConvertible {
  var name: String
  var values: [String: Captured]
  var origin: Origin?

  init?(_ random: inout Random, of table: TableCase) {
    guard !table.routes.isEmpty else { return nil }
    let route = random.pick(table.routes)
    name = route.name
    origin = random.chance(50) ? nil : random.pick(route.origins ?? table.origins)
    values = [:]
    let isSparse = random.chance(40)
    for (place, parameter) in route.template.parameters.enumerated() where !(isSparse && random.chance(50)) {
      values[parameter.name ?? "\(place + 1)"] = random.capture(of: parameter.type)
    }
  }

  func print(_ table: TableCase) -> String? { try? table.table.print(name, values, for: origin) }

  var description: String { "\(name) \(values)" + (origin.map { " for \($0)" } ?? "") }

  /// Nil where `text` reads back as these values: aliases may differ in method, and any of theirs will do.
  func complaint(about text: String, in table: TableCase) -> String? {
    var complaints: [String] = []
    for route in table.routes where route.name == name {
      guard let complaint = complaint(about: text, in: table, method: route.template.method) else { return nil }
      complaints.append(complaint)
    }
    return complaints.joined(separator: "; ")
  }

  private func complaint(about text: String, in table: TableCase, method: String?) -> String? {
    do throws(LinkError) {
      let match = try table.table.match(text, method: method)
      guard match.route.name == name else { return "and is read as \(match.route.name)" }
      let read = Dictionary(match.values.map { ($0.name, $0) }) { first, _ in first }
      for (name, value) in values where value != .absent {
        guard let found = read[name] else {
          if case .list([]) = value { continue }
          return "and \(name) is lost"
        }
        guard isSame(canonical(value, found.type, table.oracle.types), found.capture) else {
          return "and \(name) is read as \(found.capture)"
        }
      }
      for (name, found) in read where values[name] == nil || values[name] == .absent {
        guard found.capture != .list([]) else { continue }
        let parameter = match.route.template.parameters.first { $0.name == name }
        let standard: Captured? =
          switch parameter?.defaultValue {
          case .text(let text): .text(text)
          case .list(let texts): .list(texts)
          // The rest of a query is empty if nothing is given.
          case .unknown, nil: parameter?.type == .scalar(.query) ? .text("") : nil
          }
        guard let standard, isSame(standard, found.capture) else { return "and \(name) is made up" }
      }
      guard !match.isCanonical, !hasAliases(in: table) else { return nil }
      // What reads the text may be a `*` that printing these values leaves out.
      let wildcards = table.oracle.answer(text, method: method).found?.wildcards ?? []
      return wildcards.isEmpty ? "which is not canonical: \(match.canonical.debugDescription)" : nil
    } catch {
      return "which does not match: \(error.kind)"
    }
  }

  /// Which alias prints depends on the origins that print is asked for, and on which names it is given.
  private func hasAliases(in table: TableCase) -> Bool { table.routes.count { $0.name == name } > 1 }

  func isSameValue(as other: Sample, in table: TableCase) -> Bool {
    if isOtherMethod(than: other, in: table) { return true }
    guard name == other.name else { return false }
    var keys = Set(values.keys)
    keys.formUnion(other.values.keys)
    return keys.allSatisfy { key in
      // Aliases may give one name to parameters of different types.
      parameters(key, in: table).contains { parameter in
        func meaning(_ capture: Captured?) -> Captured {
          let given = capture == .list([]) || capture == .absent ? nil : capture
          // The rest of a query is empty if nothing is given.
          let standard = parameter.type == .scalar(.query) ? "" : parameter.defaultText
          guard let text = given ?? standard.map({ .text($0) }) else { return .absent }
          return canonical(text, parameter.type, table.oracle.types)
        }
        return isSame(meaning(values[key]), meaning(other.values[key]))
      }
    }
  }

  /// One text may name a route for each method.
  private func isOtherMethod(than other: Sample, in table: TableCase) -> Bool {
    let mine = Set(table.routes.filter { $0.name == name }.map(\.template.method))
    let theirs = Set(table.routes.filter { $0.name == other.name }.map(\.template.method))
    return mine != theirs || mine.count > 1
  }

  private func parameters(_ key: String, in table: TableCase) -> [Template.Parameter] {
    table.routes.filter { $0.name == name }.flatMap { route in
      route.template.parameters.enumerated().filter { ($1.name ?? "\($0 + 1)") == key }.map(\.element)
    }
  }

  /// One text is a list of one to an array, and a list of one is its text to what is none.
  private func canonical(_ capture: Captured, _ type: ParameterType, _ types: OracleTypes) -> Captured {
    let texts: [String]
    switch capture {
    case .absent: return .absent
    case .text(let text): texts = [text]
    case .list(let list): texts = list
    }
    let read = texts.map { types.read($0, as: type) ?? $0 }
    if !type.isArray, read.count == 1 { return .text(read[0]) }
    return .list(read)
  }
}
