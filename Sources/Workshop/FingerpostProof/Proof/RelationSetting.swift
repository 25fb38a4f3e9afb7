/// A table whose routes are compared. It caches what it finds out about labels.
package final class RelationSetting {
  package let table: RouteTable
  package let programs: Programs
  package let custom: CustomTypes
  /// Whether an optional item that does not read keeps a route from matching.
  package let isStrict: (Int) -> Bool
  private var sources: [TextLabel.Component: [Location.Source]] = [:]
  private var plainRoutes: [Int: PlainRoute?] = [:]
  private var spelled: [[[OrderKey]]: (texts: [[UInt8]], isComplete: Bool)] = [:]
  private var machines: [[OrderKey]: SegmentMachine] = [:]
  private let memory = Work.Memory()

  package init(_ table: RouteTable, isStrict: ((Int) -> Bool)? = nil) {
    (self.table, programs, custom) = (table, table.programs, table.custom)
    self.isStrict = isStrict ?? { _ in table.options.strictQuery }
  }

  func sources(_ form: TextLabel.Component) -> [Location.Source] {
    let all = sources[form] ?? table.originSet.representatives(form)
    sources[form] = all
    return all
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
    let allowed = routes.reduce(0) { $0 | programs.routes[$1].origins }
    return TextLabel.Component.firstSegments.lazy.compactMap { form in
      let sources = self.sources(form).filter { $0.origins & allowed != 0 }
      return sources.isEmpty ? nil : LinkSpace(self, form, sources, (routes + others).sorted(), printer: printer)
    }
  }

  /// The shortest text for each set of labels that reads a text, cached for all routes that have these labels.
  ///
  ///     {a}.json, {name:int}.{format}, string     a    1.a    a.json    1.json
  func spelled(_ labels: [Label], _ component: TextLabel.Component) -> (texts: [[UInt8]], isComplete: Bool) {
    let key = [[.number(component.rawValue)]] + labels.map { $0.order(CustomTypes()) }
    if let known = spelled[key] { return known }
    let found = labels.map(machine).texts(component)
    spelled[key] = found
    memory.grow(found.texts.reduce(0) { $0 + $1.count + 48 } + key.reduce(0) { $0 + 48 * $1.count })
    return found
  }

  /// Whether two labels may read some text in common; false only if they do not.
  func mayMeet(_ first: Label, _ second: Label) -> Bool {
    let (text, isComplete) = [first, second].map(machine).sharedText()
    return text != nil || !isComplete
  }

  /// The shortest text that two labels read, and none of others; nil if there is none, or too much to try.
  func sharedText(_ first: Label, _ second: Label, beside others: [Label]) -> String? {
    [first, second].map(machine).sharedText(beside: others.map(machine)).text
  }

  private func machine(_ label: Label) -> SegmentMachine {
    let key = label.order(CustomTypes())
    // One that has grown large is forgotten.
    if let known = machines[key], known.stateCount < 20_000 { return known }
    let machine = SegmentMachine(label.expressions)
    machines[key] = machine
    return machine
  }

  // MARK: Reading

  /// Whether a route alone matches a link. Every link is tried here before it is shown.
  func isMatch(_ link: TemplateRelation.Witness, by route: Int) -> Bool {
    Request.Method(link.method, among: table.methods).allows(programs.routes[route].method)
      && read(link.text, by: route) { _, _ in true } ?? false
  }

  /// What `use` returns for a text that a route alone reads; nil if it does not.
  ///
  /// - Parameter asPrinted: whether to read only what the route prints.
  package func read<Value>(
    _ text: String, by route: Int, asPrinted: Bool = false, _ use: (borrowing Hit, Bytes) -> Value
  ) -> Value? {
    Work.current?.spend(64 + text.utf8.count + programs[route].instructionCount)
    return table.scanned(text) { text in
      var value: Value?
      _ = programs.read(text, by: route, asPrinted: asPrinted, isStrict: isStrict(route)) { value = use($0, $1) }
      return value
    }
  }
}

extension Programs {
  /// Whether a route alone reads a text; `use` is called with its hit.
  ///
  /// - Parameter asPrinted: whether to read only what the route prints.
  fileprivate func read(
    _ text: ScannedText, by route: Int, asPrinted: Bool, isStrict: Bool, _ use: (borrowing Hit, Bytes) -> Void
  ) -> Bool {
    guard text.fitting & routes[route].origins != 0 else { return false }
    return withQuery(of: route, text, isStrict) { query, hit in
      let ranks = unsafe UnsafeBufferPointer<Int32>(start: nil, count: 0)
      let isRead = unsafe PathReader.read(self[route], text, ranks: ranks, asPrinted: asPrinted, into: &hit) {
        variant in
        withQuery(of: route, text, isStrict) { $0.read(variant, into: &$1) }
      }
      guard isRead, query.read(hit.variant, into: &hit) else { return false }
      use(hit, text.bytes)
      return true
    }
  }

  /// Whether a text has what one step of a route's query, or of its fragment, needs.
  ///
  /// - Parameter isStrict: whether an optional item that does not read is not a match.
  package func reads(
    _ step: QueryStep, ofFragment parts: FragmentShape? = nil, _ program: Program, in text: ScannedText, isStrict: Bool
  ) -> Bool {
    withQuery(of: program.route, text, isStrict) { query, hit in
      (parts.map { query.ofItems(text.fragmentItems($0)) } ?? query).read(step, into: &hit)
    }
  }

  /// Whether a text has the fragment that a route needs.
  package func readsFragment(of program: Program, in text: ScannedText, isStrict: Bool) -> Bool {
    withQuery(of: program.route, text, isStrict) { $0.readFragment(into: &$1) }
  }
}

extension RouteTable {
  /// What `use` returns for a scanned text; nil if the text does not read. Where a table has raw rests, a text has several readings, of
  /// which the first counts that is not nil.
  package func scanned<Result>(_ text: String, _ use: (ScannedText) -> Result?) -> Result? {
    var result: Result?
    text.withBytes { bytes in
      readings(of: bytes) { _, scan in
        result = use(ScannedText(scan))
        return result != nil
      }
    }
    return result
  }
}
