/// Which parameters of a template the elements of a payload are, and so how captures become elements and back.
///
/// Elements with a label bind to the parameter of that name; the others to what is left, in order. An `Either` binds to as
/// many parameters as it has sides that hold something.
struct PayloadBinding: Sendable {
  /// The template, its parameters of the payload's types.
  let template: Template
  /// The Swift types of the parameters.
  let types: [any RouteParameter.Type]
  private let elements: [Bound]
  private let names: NamedValues

  /// An element, with what its parameters go by, and where each of those stands in the template.
  struct Bound: Sendable {
    let element: PayloadElement
    let type: Any.Type
    var names: [String]
    /// Whether it is one parameter, and has a label.
    let isLabelled: Bool
    /// Whether a link may leave it out.
    var mayBeAbsent = false
    var slots: [[Int]] = []
  }

  /// - Throws: ``PatternFaults`` with all that keeps the template and the payload from fitting each other.
  init(_ template: Template, to types: [Any.Type], labels: [String?]?) throws(PatternFaults) {
    var problems: [String] = []
    let untyped = NamedValues(template, types: [])
    var binder = Binder(template: template, names: untyped.names)
    var elements: [Bound] = []
    for (type, label) in zip(types, labels ?? types.map { _ in nil }) {
      guard let element = PayloadElement(type) else {
        problems.append("\(type) is not a RouteParameter, nor an optional, an array or an Either of one")
        binder.skip(label)
        continue
      }
      let isLabelled = if case .coding = element { label != nil } else { false }
      elements.append(
        Bound(element: element, type: type, names: binder.claim(label, for: element), isLabelled: isLabelled))
    }
    binder.bindRest(&elements)
    problems += binder.problems
    // A payload without a parameter says the same of the parameter without a payload.
    if problems.isEmpty { problems = binder.unclaimed.map { "the parameter \"\($0)\" has no payload" } }
    problems += binder.misfits(elements)
    guard problems.isEmpty else { throw PatternFaults(problems: problems) }
    let always = template.alwaysPresent(untyped.names)
    self.elements = elements.map { bound in
      var bound = bound
      bound.mayBeAbsent = !always.isSuperset(of: bound.names)
      bound.slots = bound.names.map { name in binder.names.indices.filter { binder.names[$0] == name } }
      return bound
    }
    self.types = elements.flatMap { $0.element.codings.map(\.element) }
    do throws(TemplateError) {
      self.template = try binder.typed(elements)
    } catch {
      throw PatternFaults(error)
    }
    names = NamedValues(self.template, types: self.types.customTypes)
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
    var straight = Captures(values: names.isStraight ? names.blank : [], choices: [])
    var rest = entries[...]
    for bound in elements {
      for (name, slots) in zip(bound.names, bound.slots) {
        guard let capture = rest.popFirst() else { throw PrintError(.readsDifferently) }
        if names.isStraight {
          for slot in slots { straight.values[slot] = capture }
        } else {
          // What may be left out is left out where it is empty.
          given[name] = capture == .list([]) && bound.mayBeAbsent ? .absent : capture
        }
      }
    }
    return names.isStraight ? straight : try names.captures(given)
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
      zip(bound.slots, bound.element.codings).allSatisfy { slots, coding in
        slots.allSatisfy { slot in
          let type = template.parameters[slot].type.element
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
      guard let slots = bound.slots.first, let capture = captures.held(slots) else {
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
    var slots = bound.slots[...]
    for (index, coding) in sides.enumerated() {
      guard let coding, let capture = slots.popFirst().flatMap(captures.held) else { continue }
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
