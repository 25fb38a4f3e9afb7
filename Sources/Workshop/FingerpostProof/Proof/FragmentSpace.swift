/// The fragments that links can have, as far as some routes tell them apart of which one or more reads a fragment of several parts:
/// as texts of a link, because how they are cut depends on what is escaped.
///
///     #/room/{id}?{via}, #{anchor}    none, "a", "/room/a", "/room/a?via=a", "/a/a" …
struct FragmentSpace {
  /// Nil for no fragment.
  private(set) var texts: [String?] = [nil]
  private(set) var isComplete = true
  private var seen: Set<String> = []
  private let setting: RelationSetting
  private let origins: OriginSet

  /// The most texts: beyond, the space is not complete.
  private static let most = 1500

  init(_ programs: [Program], _ setting: RelationSetting, isBare: Bool) {
    self.setting = setting
    origins = OriginSet([.path], templates: setting.table.routes.map { $0.template })
    if isBare { return }
    let shapes = programs.compactMap { program in program.fragmentParts.map { (program: program, shape: $0) } }
    let single = programs.compactMap { program -> Label? in
      guard let fragment = program.record.fragment else { return nil }
      return fragment.parts == nil ? program.label(fragment.value) : nil
    }
    let text = shapes.filter { $0.shape.kind == .text }.flatMap { $0.program.path($0.shape).map($0.program.label) }
    let labels = single + text
    // Spelled so that it is cut, and so that it is not.
    for text in letters(labels, .value) { add([text.escapedInFragment, text.escapedFragment]) }
    let items = items(shapes)
    let paths = shapes.filter { $0.shape.kind == .path }
    // A segment before any slash may be an item, too.
    if paths.contains(where: { !$0.shape.isRooted }), shapes.contains(where: { $0.shape.kind == .items }) {
      isComplete = false
    }
    // What takes any text, or none with a byte at which a fragment is cut, is known whatever the others do.
    let isCut = shapes.contains { $0.shape.kind != .text }
    if isCut, !labels.allSatisfy({ $0.isUncut }) { isComplete = false }
    add(items.lazy.filter { !$0.isEmpty }.map { $0.joined(separator: "&") })
    var forms: [(isRooted: Bool, count: Int)] = []
    for (_, shape) in paths where !forms.contains(where: { $0 == (shape.isRooted, shape.path.range.count) }) {
      forms.append((shape.isRooted, shape.path.range.count))
    }
    for form in forms {
      let own = paths.filter { $0.shape.isRooted == form.isRooted && $0.shape.path.range.count == form.count }
        .map { path in path.program.path(path.shape).map(path.program.label) }
      var segments = [form.isRooted ? "/" : ""]
      for position in 0..<form.count {
        let met = own.map { $0[position] } + (form == (false, 1) ? single : [])
        let letters = letters(met, .segment)
        segments = few(
          segments.lazy.flatMap { before in
            letters.lazy.map { before + (position == 0 ? "" : "/") + $0.escapedInFragment }
          })
      }
      let areReadAlone = shapes.contains { $0.shape.kind == .items }
      let endings = few(items.lazy.flatMap { Self.endings($0, areReadAlone: areReadAlone) })
      add(segments.lazy.flatMap { path in endings.lazy.map { path + $0 } })
    }
  }

  /// Adds fragments that are not there yet.
  private mutating func add(_ others: some Sequence<String>) {
    let work = Work.current
    for text in others where seen.insert(text).inserted {
      work?.spend(32)
      guard texts.count < Self.most, work?.isOver != true else { return isComplete = false }
      texts.append(text)
    }
  }

  /// The first of some texts; where there are more than can be tried, the space is not complete.
  private mutating func few<Text>(_ all: some Sequence<Text>) -> [Text] {
    let few = Array(all.prefix(Self.most + 1))
    Work.current?.spend(32 * few.count)
    if few.count > Self.most { isComplete = false }
    return few
  }

  /// The text after the segments of a path for some items, in each way in which other routes may read it as items alone: all of
  /// them, or all but one, which the path and its `?` take for their key.
  private static func endings(_ items: [String], areReadAlone: Bool) -> [String] {
    let all = items.joined(separator: "&")
    if items.isEmpty || !areReadAlone { return [items.isEmpty ? "" : "?" + all] }
    return ["?&" + all]
      + items.indices.map { index in
        "?" + ([items[index]] + items[..<index] + items[(index + 1)...]).joined(separator: "&")
      }
  }

  /// Texts for the items that some fragments ask for: none, one for each set of labels, and several.
  private mutating func items(_ shapes: [(program: Program, shape: FragmentShape)]) -> [[String]] {
    var wants: [[UInt8]: [Want]] = [:]
    for (program, _) in shapes {
      for item in program.fragmentSteps.flatMap(program.items) {
        wants[program.bytes(item.key), default: []].append(program.want(item.value))
      }
    }
    let strictness = Set(shapes.map { setting.isStrict($0.program.route) })
    var texts = [[String]()]
    for (key, wants) in wants.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let space = ValueSpace(
        wants, repeats: true, strictness: strictness, isBare: false, overapproximates: false, setting)
      isComplete = isComplete && space.isComplete && !space.isOpaque
      let name = String(decoding: key, as: UTF8.self).escapedInFragment
      texts = few(
        texts.lazy.flatMap { before in
          space.lists.lazy.map { list in
            before + list.texts.map { name + "=" + String(decoding: $0, as: UTF8.self).escapedInFragment }
          }
        })
    }
    return texts
  }

  /// A text for each set of labels that reads one.
  private mutating func letters(_ labels: [Label], _ component: TextLabel.Component) -> [String] {
    var alphabet = Alphabet(component, setting, overapproximates: false)
    for label in labels { _ = alphabet.number(of: label) }
    let letters = alphabet.letters().map { String(decoding: $0.text, as: UTF8.self) }
    isComplete = isComplete && alphabet.isComplete && !alphabet.isOpaque
    return letters
  }

  /// The fragments that a route takes.
  func taken(by program: Program) -> [Bool] {
    Work.current?.spend(64 * texts.count)
    return texts.map { fragment in
      let text = "/" + (fragment.map { "#" + $0 } ?? "")
      return text.withBytes { bytes in
        let isRead = try? Scan.read(bytes, origins, setting.table.options.text) { scan in
          setting.programs.readsFragment(
            of: program, in: ScannedText(scan), isStrict: setting.isStrict(program.route))
        }
        return isRead ?? false
      }
    }
  }
}

extension Label {
  /// Whether it reads any text, or surely none in which a fragment is cut.
  fileprivate var isUncut: Bool {
    switch self {
    case .literal(let text): !text.isCut
    case .type(.oneOf(let members)): members.allSatisfy { !$0.isCut }
    case .type(.scalar): true
    case .type, .folded, .mixed, .wildcard, .rest, .rawRest, .tail: false
    }
  }
}

extension String {
  fileprivate var isCut: Bool { utf8.contains { "/?&=".utf8.contains($0) } }
}
