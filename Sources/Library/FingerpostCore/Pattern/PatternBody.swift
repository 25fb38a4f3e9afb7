import FingerpostEngine

/// The content of a part, without its types: parts of a template, and how their captures become the elements of a flat tuple. Only
/// the parts of this library make it.
public struct PatternBody: Sendable {
  var path: [Template.Part] = []
  var query: [Template.QueryPart] = []
  var fragment: Template.Fragment?
  /// The Swift types of the parameters.
  var types: [any RouteParameter.Type] = []
  /// Whether an empty path was written, `/`: without it, a query without a path waits for one.
  var isRoot = false
  /// Whether it ends in a literal that ends in a slash: `"it/"`.
  var endsInSlash = false
  /// Whether a link that reads may still stand for no value, because a user's closure decides.
  var isPartial = false
  /// What keeps this from being a template.
  var problems: [String] = []
  /// The branches, where this is one either group and nothing else.
  var alternatives: [PatternBody]?
  /// Puts the elements of the value that a link holds; false if one of them reads as no value.
  var read: @Sendable (PatternReader, inout ElementSink) -> Bool = { _, _ in true }
  /// Writes as many elements as it has; inverse of `read`.
  var write: @Sendable (inout ElementSource, inout SlotWriter) throws(PrintError) -> Void = {
    (_, _) throws(PrintError) in
  }

  var extent: Extent {
    Extent(
      values: path.parameterCount + query.parameterCount + (fragment?.parameterCount ?? 0),
      choices: path.groupCount + query.groupCount + (fragment?.groupCount ?? 0))
  }

  /// This pattern, and then another.
  package func appending(_ next: PatternBody) -> PatternBody {
    var whole = self
    whole.path += next.path
    whole.query += next.query
    whole.fragment = next.fragment ?? fragment
    whole.types += next.types
    whole.problems += next.problems
    whole.isPartial = isPartial || next.isPartial
    whole.isRoot = isRoot || next.isRoot
    whole.endsInSlash = next.endsInSlash || next.path.isEmpty && endsInSlash
    // A group may hold segments and a query, which its type does not say. A segment after it would come before its query, and
    // so change the order of the values.
    if !query.isEmpty, !next.path.isEmpty { whole.problems.append("a segment cannot follow a query item") }
    whole.alternatives = nil
    whole.read = { [read, extent] reader, elements in
      read(reader, &elements) && next.read(reader.after(extent), &elements)
    }
    whole.write = { [write] (elements, writer) throws(PrintError) in
      try write(&elements, &writer)
      try next.write(&elements, &writer)
    }
    return whole
  }

  /// The segments of a literal path, decoded. A slash at the end of the last one is that of the template.
  package static func literal(_ text: String) -> PatternBody {
    let segments = text.parts(between: "/").filter { !$0.isEmpty }
    return PatternBody(
      path: segments.map { .literal($0) }, isRoot: segments.isEmpty, endsInSlash: text.utf8.last == UInt8(ascii: "/"))
  }

  package static let wildcard = PatternBody(path: [.wildcard])

  /// One parameter, in the segment, query item or fragment that `part` makes of it.
  static func parameter(
    _ element: PayloadElement, name: String?, default defaultText: String? = nil,
    as part: (Template.Parameter) -> PatternBody
  ) -> PatternBody {
    let type = element.payloadType.parameters.first ?? .string
    var body = part(Template.Parameter(name: name, type: type, default: defaultText.map { .text($0) }))
    body.types = element.parameters
    // A group around it has a default, by which the table knows where to leave it out.
    let group = Extent(choices: body.extent.choices)
    body.read = { reader, elements in element.read(reader.slots, reader.first, &elements) }
    body.write = { (elements, writer) throws(PrintError) in
      guard element.write(&elements, &writer) else { throw PrintError(.readsDifferently) }
      writer.skip(group, choice: 1)
    }
    return body
  }

  static func segment(_ parameter: Template.Parameter) -> PatternBody { PatternBody(path: [.parameter(parameter)]) }

  static func item(_ key: String, _ value: Template.Part) -> PatternBody {
    PatternBody(query: [.item(Template.QueryItem(key: key, value: value))])
  }

  static func fragment(_ part: Template.Part) -> PatternBody { PatternBody(fragment: Template.Fragment(part)) }

  var text: String { unchecked.description }

  private var unchecked: Template {
    var template = Template(unchecked: path, query: query, fragment: fragment)
    template.endsInSlash = endsInSlash
    return template
  }

  /// The template, or what is wrong with it.
  func template() throws(RouterError) -> Template {
    guard problems.isEmpty else { throw RouterError(faults: problems.map { .init($0, FaultCode(.routerPart)) }) }
    return try RouterError.of { () throws(TemplateError) in try unchecked.checked() }
  }
}

/// How many parameters and groups a part of a template has.
struct Extent: Sendable, Equatable {
  var values = 0
  var choices = 0

  /// One group, without what it holds.
  static let choice = Extent(choices: 1)

  static func + (left: Extent, right: Extent) -> Extent {
    Extent(values: left.values + right.values, choices: left.choices + right.choices)
  }
}

/// What a link holds for a part of a pattern: parameters, each an element, and the branches of groups.
struct PatternReader {
  let slots: SlotReader
  /// The part's first parameter.
  let first: Int
  /// The part's first group, from the end: the pattern's groups are the last of the route's.
  private let group: Int

  private init(_ slots: SlotReader, _ first: Int, _ group: Int) {
    (self.slots, self.first, self.group) = (slots, first, group)
  }

  init(_ slots: SlotReader, _ whole: Extent) { self.init(slots, 0, whole.choices) }

  /// The branch of the part's first group.
  var choice: Int { slots.choice(fromLast: group) }

  /// The same for what follows a part.
  func after(_ part: Extent) -> PatternReader { PatternReader(slots, first + part.values, group - part.choices) }

  /// What a part holds that is a route by itself, with a row of its own.
  func captures(of template: Template) -> Captures {
    let values = template.parameters.enumerated().map { index, parameter in
      parameter.type.isArray
        ? Captured.list(slots.texts(first + index).map(\.string))
        : slots.text(first + index).map { Captured.text($0.string) } ?? .absent
    }
    return Captures(values: values, choices: (0..<template.groupCount).map { after(Extent(choices: $0)).choice })
  }
}

extension SlotWriter {
  /// Leaves out a branch that is not taken; a choice of −1 lets the table choose the branch.
  mutating func skip(_ extent: Extent, choice: Int = 0) { skip(extent.values, choices: extent.choices, choice) }
}
