import FingerpostEngine

/// A template bound to a payload of Swift types: how what a link holds becomes its elements and back.
struct PayloadBinding: Sendable {
  /// The template, its parameters of the payload's types.
  var template: Template
  /// The Swift types of the parameters; nil for one without an element.
  var types: [(any RouteParameter.Type)?]
  /// How the elements bind to the parameters, and what is known of their texts.
  var row: TypedRows.Row
  /// Puts the elements that a link holds; false if one of them reads as no value.
  var read: @Sendable (SlotReader, inout ElementSink) -> Bool
  /// Writes the elements; false if they are of other types. Inverse of `read`.
  var write: @Sendable (inout ElementSource, inout SlotWriter) throws(PrintError) -> Bool

  /// - Parameters:
  ///   - defaults: those of the elements; empty if there are none.
  ///   - leavesRest: whether a parameter without an element is read and ignored.
  ///   - isGenerated: whether it is for generated code, which trusts custom types to read what they write.
  /// - Throws: ``RouterError`` with all that keeps the template and the payload from fitting each other.
  @_optimize(size)
  init(
    _ untyped: Template, to types: [Any.Type], labels: [String?]?, defaults: [Template.Default?] = [],
    leavesRest: Bool = false, isGenerated: Bool = false
  ) throws(RouterError) {
    let payload = types.map { PayloadElement($0) }
    let binding = TemplateBinding(
      untyped,
      to: payload.enumerated().map { index, element in
        TemplateBinding.Element(
          label: labels.flatMap { $0.indices.contains(index) ? $0[index] : nil }, element?.payloadType ?? .unfit,
          defaultValue: defaults.isEmpty ? nil : defaults[index]
        ) { side, text in element?.parameters[side].init(parameter: text) != nil }
      }, leavesRest: leavesRest)
    guard binding.faults.isEmpty else {
      throw RouterError(
        faults: binding.faults.map { .init($0.message { PayloadElement.swiftName(of: types[$0]) }, $0.code) })
    }
    template = binding.template
    let elements = payload.compactMap { $0 }
    read = { reader, values in
      for (index, element) in elements.enumerated() where !element.read(reader, index, &values) { return false }
      return true
    }
    write = { (values, writer) throws(PrintError) in
      for element in elements where !element.write(&values, &writer) { return false }
      return true
    }
    let parameters = template.parameters
    self.types = parameters.map { _ in nil }
    var shape = PayloadShape()
    for targets in binding.targets { shape.add(targets.map(\.slots)) }
    row = TypedRows.Row(shape: shape)
    for (index, element) in elements.enumerated() {
      guard case .optional = element.payloadType else { continue }
      row.optionals |= 1 << index
      if !defaults.isEmpty, defaults[index] != nil { row.defaulted |= 1 << index }
    }
    row.writesItsTypes = true
    for (target, type) in zip(binding.targets.joined(), elements.flatMap(\.parameters)) {
      for slot in target.slots {
        self.types[slot] = type
        let isCertain = isGenerated && parameters[slot].type.element.isCustom
        if !isCertain, !type.readsAsSpelled(parameters[slot].type) { row.readsAsSpelled = false }
        // The text of a double that is not finite does not read.
        let own = type.parameterType
        if parameters[slot].type.element != own || own == .double { row.writesItsTypes = false }
      }
    }
  }

  /// The binding of a pattern, whose every parameter is an element.
  init(_ body: PatternBody) throws(RouterError) {
    template = try body.template()
    (types, row) = (body.types, body.row(template))
    read = { [extent = body.extent] slots, elements in body.read(PatternReader(slots, extent), &elements) }
    write = { (elements, writer) throws(PrintError) in
      try body.write(&elements, &writer)
      return true
    }
  }
}
