internal import FingerpostEngine
internal import FingerpostExport
internal import FingerpostProof
internal import FingerpostRouteFile

/// A text that lists routes, a line each.
struct RouteLines {
  private static let most = 20_000
  private static let longest = 4_096

  private let areRails: Bool
  private let origins: [Origin]
  private var drafts: [DraftRoute] = []
  private var remarks: [String] = []
  /// The route of `rails routes --expanded` that is being read, by its keys.
  private var expanded: [String: String] = [:]
  /// The lines that mount what has routes of its own, by its name.
  private var mounts: [String: (path: String, draft: Int)] = [:]
  /// The mounts whose routes are listed, too.
  private var listed: Set<Int> = []
  /// The path below which the routes of a section stand.
  private var prefix = ""
  /// The lines between the rows of a table, and whether there is one: they are no routes that are lost.
  private var (rules, hasTable): (Set<Int>, Bool) = ([], false)

  static func read(_ bytes: [UInt8], areRails: Bool, _ origins: [Origin]) throws(DocumentErrors) -> ImportedTable {
    let lines = DocumentLines(bytes)
    if let offset = UTF8Rule.firstInvalid(in: bytes) {
      throw DocumentErrors([lines.error(UTF8Rule.message, at: offset)])
    }
    var reader = RouteLines(areRails: areRails, origins: origins)
    var offset = bytes.count - bytes[...].withoutMark.count
    for line in bytes[offset...].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      reader.read(String(decoding: line, as: UTF8.self)[...].trimmed)
      offset += line.count + 1
      guard reader.drafts.count <= most else {
        throw DocumentErrors([lines.error("the text lists more than \(most) routes", at: offset)])
      }
    }
    reader.endExpanded()
    let passed = reader.listed.union(reader.hasTable ? reader.rules : [])
    let drafts = reader.drafts.enumerated().filter { !passed.contains($0.offset) }.map(\.element)
    let imported = ImportedTable(origins: origins, drafts, remarks: reader.remarks)
    if imported.table.routes.isEmpty {
      let example = areRails ? "users GET /users(.:format) users#index" : "GET /users/:id"
      throw DocumentErrors([lines.error("no route is found: a line looks like \"\(example)\"", at: 0)])
    }
    return imported
  }

  private init(areRails: Bool, origins: [Origin]) { (self.areRails, self.origins) = (areRails, origins) }

  private mutating func read(_ line: Substring) {
    // `routes.rb` may hold the list as a comment.
    let isComment = line.hasPrefix("#")
    let line = areRails ? line.drop { $0 == "#" }.trimmed : line
    if line.isEmpty || line.hasPrefix("#") || line.hasPrefix("// ") { return }
    if areRails, readRails(line) { return }
    if isComment, RouteLine(line)?.isRails != true { return }
    if line.isHeader || line.first.map({ "|│┃║".contains($0) }) == true { hasTable = true }
    if line.isHeader { return }
    if line.isRule { rules.insert(drafts.count) }
    guard line.utf8.count <= Self.longest, let route = RouteLine(line) else {
      let source = String(line).shortened(to: 80)
      return drafts.append(DraftRoute(source: source, meaning: .nothing("this line has no path")))
    }
    add(route)
  }

  // MARK: rails routes

  /// Whether the line is one of `rails routes` that is no route by itself.
  private mutating func readRails(_ line: Substring) -> Bool {
    if line.hasPrefix("Prefix "), line.contains("URI Pattern") { return true }
    if line.hasPrefix("--[ Route") {
      endExpanded()
      return true
    }
    if line.hasPrefix("Routes for "), line.hasSuffix(":") {
      endExpanded()
      let mount = mounts[String(line.dropFirst("Routes for ".count).dropLast())]
      prefix = mount.map { $0.path == "/" ? "" : $0.path } ?? ""
      if let mount {
        listed.insert(mount.draft)
      } else {
        remarks.append("\(line.dropLast()) belong below the path that mounts them, which is not in this list.")
      }
      return true
    }
    let parts = line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let key = parts[0].trimmed
    guard parts.count == 2, ["Prefix", "Verb", "URI", "Controller#Action", "Source Location"].contains(key) else {
      return false
    }
    expanded[String(key)] = String(parts[1].trimmed)
    return true
  }

  private mutating func endExpanded() {
    defer { expanded = [:] }
    guard let path = expanded["URI"] else { return }
    add(
      RouteLine(
        name: expanded["Prefix"], methods: expanded["Verb"] ?? "", path: path,
        handler: expanded["Controller#Action"] ?? ""))
  }

  // MARK: Routes

  private mutating func add(_ route: RouteLine) {
    for method in route.methods.isEmpty ? [nil] : route.methods.map(Optional.some) {
      var path = prefix.isEmpty || route.path != "/" ? prefix + route.path : prefix
      let source = [method, (route.origin ?? "") + path].compactMap(\.self).joined(separator: " ")
      if path.hasSuffix("(.:format)") {
        path.removeLast("(.:format)".count)
        let remark = "(.:format) is left out: /users is read, and /users.json is not."
        if !remarks.contains(remark) { remarks.append(remark) }
      }
      guard let ways = areRails ? ForeignPath.ways(path) : [path] else {
        let reason = "its brackets make more than 16 paths"
        drafts.append(DraftRoute(name: name(of: route), source: source, meaning: .nothing(reason)))
        continue
      }
      if areRails, route.mountsOthers { mounts[route.handler] = (path, drafts.count) }
      for way in ways { drafts.append(draft(route, method, way, source)) }
    }
  }

  private func name(of route: RouteLine) -> String? {
    guard areRails else { return (route.name ?? route.handler).camelCased }
    let action = route.handler.prefix { !" {".contains($0) }
    return action.contains("#") ? String(action).camelCased : route.name?.camelCased
  }

  private func draft(_ route: RouteLine, _ method: String?, _ path: String, _ source: String) -> DraftRoute {
    let (expressions, others) = areRails ? route.constraints : ([:], [])
    let foreign = ForeignPath(path, constraints: expressions, areRails: areRails)
    var draft = DraftRoute(name: name(of: route), source: source, meaning: .nothing(""))
    draft.remarks = route.notes + foreign.remarks + others
    if areRails, route.handler.hasPrefix("redirect(") {
      draft.remarks.append("a \(route.handler)")
    } else if areRails, route.mountsOthers {
      draft.remarks.append("it mounts \(route.handler), whose own routes are not in this list")
    }
    if let fault = foreign.fault {
      draft.meaning = .nothing(fault)
      return draft
    }
    var text = (method.map { "\($0) " } ?? "") + foreign.text
    if let origin = route.origin, !origins.contains(where: { $0.description == origin }) {
      text += " [origin=\(origin)]"
    }
    do throws(TemplateError) {
      draft.meaning = .template(try Template(text))
    } catch {
      // Some of it may be as yet another router has it. What reads more would do so in silence.
      let respelled = error.respelling.flatMap { $0.isWider ? nil : try? Template($0.applied(to: Array(text.utf8))) }
      draft.meaning = respelled.map(DraftRoute.Meaning.template) ?? .nothing(error.message)
    }
    return draft
  }
}

extension Substring {
  /// Whether it names the columns of a table: `Name Method Scheme Host Path`.
  fileprivate var isHeader: Bool {
    let names: Set = [
      "name", "method", "methods", "verb", "scheme", "host", "domain", "path", "uri", "url", "rule", "route", "pattern",
      "endpoint", "handler", "handlers", "aliases", "action", "controller", "middleware", "subdomain", "defaults",
      "helper", "arguments",
    ]
    let words = split { $0.isWhitespace || "|│┃║".contains($0) }
    return words.count > 1 && words.allSatisfy { names.contains($0.lowercased()) }
  }

  /// Whether it is drawn between the rows of a table: `+-----+`.
  fileprivate var isRule: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy { "-+=| ".unicodeScalars.contains($0) || (0x2500...0x257F).contains($0.value) }
  }
}
