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

  /// The elements that captures hold; nil where one of them reads as no value.
  func read(_ captures: Captures) -> [Any]? {
    var values: [Any] = []
    values.reserveCapacity(elements.count)
    for bound in elements {
      let held = bound.slots.map { slots in
        slots.first { captures.values[$0] != .absent }.map { captures.values[$0] } ?? .absent
      }
      guard let value = Self.read(bound.element, bound.type, held) else { return nil }
      values.append(value)
    }
    return values
  }

  /// The captures that hold elements; inverse of ``read(_:)``.
  func write(_ values: some Collection<Any>) throws(PrintError) -> Captures {
    var given: [String: Captured] = [:]
    var straight = Captures(values: names.isStraight ? names.blank : [], choices: [])
    for (value, bound) in zip(values, elements) {
      guard let captures = Self.write(bound.element, value) else { throw PrintError(.readsDifferently) }
      for (index, capture) in captures.enumerated() {
        if names.isStraight {
          for slot in bound.slots[index] { straight.values[slot] = capture }
        } else {
          // What may be left out is left out where it is empty.
          given[bound.names[index]] = capture == .list([]) && bound.mayBeAbsent ? .absent : capture
        }
      }
    }
    return names.isStraight ? straight : try names.captures(given)
  }

  private static func read(_ element: PayloadElement, _ type: Any.Type, _ captures: [Captured]) -> Any? {
    switch element {
    case .coding(let coding):
      // A rest in a group that is left out holds no segment.
      let capture = captures.first ?? .absent
      return coding.read(coding.form == .list && capture == .absent ? .list([]) : capture)
    case .either(let sides):
      var place = 0
      for (index, coding) in sides.enumerated() {
        guard let coding else { continue }
        defer { place += 1 }
        guard captures[place] != .absent else { continue }
        return coding.read(captures[place]).flatMap { EitherSide.make(type, side: index, of: $0) }
      }
      return sides.firstIndex { $0 == nil }.flatMap { EitherSide.make(type, side: $0, of: ()) }
    }
  }

  private static func write(_ element: PayloadElement, _ value: Any) -> [Captured]? {
    switch element {
    case .coding(let coding):
      return coding.write(value).map { [$0] }
    case .either(let sides):
      let (taken, value) = EitherSide.take(value)
      var captures: [Captured] = []
      for (index, coding) in sides.enumerated() {
        guard let coding else { continue }
        guard index == taken else {
          captures.append(.absent)
          continue
        }
        guard let capture = coding.write(value) else { return nil }
        captures.append(capture)
      }
      return captures
    }
  }
}
