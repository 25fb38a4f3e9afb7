import FingerpostEngine

/// What routes are compared with: their programs, and the table's rules for links. It caches what it finds out about labels.
package final class RelationSetting {
  package let programs: Programs
  /// The template of each route.
  let template: (Int) -> Template
  /// The methods that routes name, numbered from 1.
  let methods: [String]
  package let custom: CustomTypes
  let origins: OriginSet
  let options: RouteTable.Options
  /// Whether an optional item that does not read keeps a route from matching.
  let isStrict: (Int) -> Bool
  private var sources: [LinkForm: [Location.Source]] = [:]
  private var plainRoutes: [Int: PlainRoute?] = [:]
  private var spelled: [SpelledKey: (texts: [[UInt8]], isComplete: Bool)] = [:]

  private var machines: [MachineKey: SegmentMachine] = [:]

  /// What a machine reads: the texts of a label, or more of them, from their beginnings or their ends.
  private enum MachineForm { case exact, wide, reversed }

  private struct MachineKey: Hashable {
    let label: [OrderKey]
    let form: MachineForm
  }

  private struct SpelledKey: Hashable {
    let labels: [[OrderKey]]
    let component: TextLabel.Component
  }

  init(
    _ programs: Programs, _ template: @escaping (Int) -> Template, methods: [String], _ custom: CustomTypes,
    _ origins: OriginSet, _ options: RouteTable.Options, isStrict: ((Int) -> Bool)? = nil
  ) {
    (self.programs, self.template, self.methods) = (programs, template, methods)
    (self.custom, self.origins, self.options) = (custom, origins, options)
    self.isStrict = isStrict ?? { _ in options.strictQuery }
  }

  package convenience init(_ table: RouteTable, isStrict: ((Int) -> Bool)? = nil) {
    self.init(
      table.programs, { table.routes[$0].template }, methods: table.methods, table.custom, table.originSet,
      table.options, isStrict: isStrict)
  }

  func sources(_ form: LinkForm) -> [Location.Source] {
    let all = sources[form] ?? origins.representatives(form)
    sources[form] = all
    return all
  }

  /// The sources of one form that any of some routes allows.
  private func sources(_ form: LinkForm, of routes: [Int]) -> [Location.Source] {
    let allowed = routes.reduce(0) { $0 | programs.routes[$1].origins }
    return sources(form).filter { $0.origins & allowed != 0 }
  }

  /// The plain link of a route, made once: see ``plainRoute(_:)``.
  func plain(_ route: Int) -> PlainRoute? {
    if let known = plainRoutes[route] { return known }
    let plain = plainRoute(route)
    plainRoutes[route] = .some(plain)
    return plain
  }

  /// The links of some routes, by form.
  ///
  /// - Parameters:
  ///   - others: routes that may match the same links.
  ///   - printer: a route that must print the path, and competes with no other.
  package func spaces(of routes: [Int], beside others: [Int] = [], printer: Int? = nil) -> some Sequence<LinkSpace> {
    LinkForm.allCases.lazy.compactMap { form in
      let sources = self.sources(form, of: routes)
      return sources.isEmpty ? nil : LinkSpace(self, form, sources, (routes + others).sorted(), printer: printer)
    }
  }

  /// The shortest text for each set of labels that reads a text, cached for all routes that have these labels.
  ///
  ///     {a}.json, {name:int}.{format}, string     a    1.a    a.json    1.json
  func spelled(_ labels: [Label], _ component: TextLabel.Component) -> (texts: [[UInt8]], isComplete: Bool) {
    let key = SpelledKey(labels: labels.map { $0.order(CustomTypes()) }, component: component)
    if let known = spelled[key] { return known }
    let found = zip(key.labels, labels).map { machine($0, .exact, $1.spellings) }.texts(component)
    spelled[key] = found
    return found
  }

  /// Whether two labels may read some text in common; false only if they do not.
  func mayMeet(_ first: Label, _ second: Label) -> Bool {
    let (labels, keys) = ([first, second], [first, second].map { $0.order(CustomTypes()) })
    let machines = zip(keys, labels).map { machine($0, .wide, $1.wideSpellings) }
    let reversed = zip(keys, labels).map { machine($0, .reversed, $1.wideSpellings.reversed().map(\.reversed)) }
    return machines.meet(reversed) ?? true
  }

  /// The shortest text that two labels read, and none of others; nil if there is none, or too much to try.
  func sharedText(_ first: Label, _ second: Label, beside others: [Label]) -> String? {
    func machines(_ labels: [Label]) -> [SegmentMachine] {
      labels.map { machine($0.order(CustomTypes()), .exact, $0.spellings) }
    }
    return machines([first, second]).sharedText(beside: machines(others))
  }

  private func machine(_ label: [OrderKey], _ form: MachineForm, _ spellings: @autoclosure () -> [Spelling])
    -> SegmentMachine
  {
    let key = MachineKey(label: label, form: form)
    // One that has grown large is forgotten.
    if let known = machines[key], known.stateCount < 20_000 { return known }
    let machine = SegmentMachine(spellings())
    machines[key] = machine
    return machine
  }

  // MARK: Reading

  /// Whether a route alone matches a link. Every link is tried here before it is shown.
  func isMatch(_ link: TemplateRelation.Witness, by route: Int) -> Bool {
    Request.Method(link.method, among: methods).allows(programs.routes[route].method)
      && read(link.text, by: route) { _, _ in true } ?? false
  }

  /// What `use` returns for a text that a route alone reads; nil if it does not.
  ///
  /// - Parameter asPrinted: whether to read only what the route prints.
  package func read<Value>(
    _ text: String, by route: Int, asPrinted: Bool = false, _ use: (borrowing Hit, Bytes) -> Value
  ) -> Value? {
    text.withBytes { bytes in
      let value: Value?? = try? Scan.read(bytes, origins, options.text) { scan in
        programs.read(
          ScannedText(scan), by: route, asPrinted: asPrinted, isStrict: isStrict(route), use)
      }
      return value ?? nil
    }
  }
}
