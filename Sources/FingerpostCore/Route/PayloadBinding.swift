/// A template bound to a payload of Swift types: how captures become its elements and back.
struct PayloadBinding: Sendable {
  /// The template, its parameters of the payload's types.
  let template: Template
  /// The Swift types of the parameters.
  let types: [any RouteParameter.Type]
  private let elements: [Bound]
  private let parameters: [Template.Parameter]
  /// What finds out which branches are taken; nil where each value has one parameter and there is nothing to choose.
  private let names: NamedValues?

  /// An element, with the parameters that it is.
  struct Bound: Sendable {
    let element: PayloadElement
    let type: Any.Type
    let targets: [TemplateBinding.Target]
    /// Whether a link may leave it out.
    let mayBeAbsent: Bool

    var slots: [[Int]] { targets.map(\.slots) }
  }

  /// - Throws: ``PatternFaults`` with all that keeps the template and the payload from fitting each other.
  init(_ untyped: Template, to types: [Any.Type], labels: [String?]?) throws(PatternFaults) {
    let payload = types.map { PayloadElement($0) }
    let binding = TemplateBinding(
      untyped,
      to: payload.enumerated().map { index, element in
        element.operand(labels.flatMap { $0.indices.contains(index) ? $0[index] : nil })
      })
    guard binding.faults.isEmpty else {
      throw PatternFaults(problems: binding.faults.map { $0.message { PayloadElement.swiftName(of: types[$0]) } })
    }
    template = binding.template
    elements = payload.enumerated().compactMap { index, element in
      element.map {
        Bound(
          element: $0, type: types[index], targets: binding.targets[index],
          mayBeAbsent: binding.leftOut.contains(index))
      }
    }
    self.types = elements.flatMap { $0.element.codings.map(\.element) }
    parameters = template.parameters
    let isStraight = template.groupCount == 0 && parameters.allSatisfy { $0.defaultText == nil }
    names = isStraight ? nil : NamedValues(template, types: self.types.customTypes)
  }

  /// Puts the elements that captures hold; false where one of them reads as no value.
  func read(_ captures: Captures, _ values: inout ElementSink) -> Bool {
    for bound in elements where !Self.read(bound, captures, &values) { return false }
    return true
  }

  /// The captures that hold elements; inverse of ``read(_:_:)``.
  func write(_ values: inout ElementSource) throws(PrintError) -> Captures {
    var entries: [Captured] = []
    for bound in elements {
      guard let captures = Self.write(bound.element, &values) else { throw PrintError(.readsDifferently) }
      entries += captures
    }
    return try captures(entries)
  }

  /// The captures that hold elements: for each its one entry, or one for each side of an `Either` that holds something.
  func captures(_ entries: [Captured]) throws(PrintError) -> Captures {
    var given: [String: Captured] = [:]
    var straight = Captures(values: Array(repeating: .absent, count: parameters.count), choices: [])
    var rest = entries[...]
    for bound in elements {
      for target in bound.targets {
        guard let capture = rest.popFirst() else { throw PrintError(.readsDifferently) }
        if names == nil {
          for slot in target.slots { straight.values[slot] = capture }
        } else {
          // What may be left out is left out where it is empty.
          given[target.name] = capture == .list([]) && bound.mayBeAbsent ? .absent : capture
        }
      }
    }
    return try names?.captures(given) ?? straight
  }

  /// How the elements bind, for generated code.
  var shape: PayloadShape {
    var shape = PayloadShape()
    for bound in elements { shape.add(bound.slots) }
    return shape
  }

  /// Whether the text of every parameter is the text of its element: no type of the template's spells it otherwise.
  var readsAsSpelled: Bool {
    elements.allSatisfy { bound in
      zip(bound.targets, bound.element.codings).allSatisfy { target, coding in
        target.slots.allSatisfy { slot in
          let type = parameters[slot].type.element
          if case .custom = type { return true }
          return type.isSpelledOneWay || coding.element is any OwnParameter.Type && coding.element.parameterType == type
        }
      }
    }
  }

  /// Whether all elements are of this library's types, which read what they write.
  var isTrusted: Bool { types.allSatisfy { $0 is any OwnParameter.Type } }

  private static func read(_ bound: Bound, _ captures: Captures, _ values: inout ElementSink) -> Bool {
    switch bound.element {
    case .coding(let coding):
      guard let slots = bound.targets.first?.slots, let capture = captures.held(slots) else {
        // A rest in a group that is left out holds no segment.
        return coding.read(coding.form == .list ? .list([]) : .absent, &values)
      }
      return coding.read(capture, &values)
    case .either(let sides):
      return side(sides, bound, captures).map { values.put(any: $0) } ?? false
    }
  }

  /// The `Either` of the side that holds something, or of the one that is `Void`.
  private static func side(_ sides: [CaptureCoding?], _ bound: Bound, _ captures: Captures) -> Any? {
    var targets = bound.targets[...]
    for (index, coding) in sides.enumerated() {
      guard let coding, let capture = targets.popFirst().flatMap({ captures.held($0.slots) }) else { continue }
      return coding.value(of: capture).flatMap { EitherSide.make(bound.type, side: index, of: $0) }
    }
    return sides.firstIndex { $0 == nil }.flatMap { EitherSide.make(bound.type, side: $0, of: ()) }
  }

  private static func write(_ element: PayloadElement, _ values: inout ElementSource) -> [Captured]? {
    switch element {
    case .coding(let coding):
      return coding.write(&values).map { [$0] }
    case .either(let sides):
      guard let (taken, value) = values.takeAny().map(EitherSide.take) else { return nil }
      var captures: [Captured] = []
      for (index, coding) in sides.enumerated() {
        guard let coding else { continue }
        guard index == taken else {
          captures.append(.absent)
          continue
        }
        guard let capture = coding.capture(of: value) else { return nil }
        captures.append(capture)
      }
      return captures
    }
  }
}

extension Captures {
  /// What the first of some slots holds that holds anything.
  fileprivate func held(_ slots: [Int]) -> Captured? {
    for slot in slots {
      if case .absent = values[slot] { continue }
      return values[slot]
    }
    return nil
  }
}
