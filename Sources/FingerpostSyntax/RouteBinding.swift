import FingerpostEngine

/// Which parameters of a template the elements of a payload are, told from the source alone: the rules are those of
/// `PayloadBinding` in FingerpostCore, which binds again when the router is built.
struct RouteBinding {
  enum Fault {
    case payloadWithoutParameter(payload: Int)
    case parameterWithoutPayload(String, nearest: String?)
    case typeMismatch(String, stated: ParameterType, payload: Int)
    /// The template has no place for the type where the parameter stands.
    case misplacedType(String, TemplateError, payload: Int)
    case unfitType(payload: Int)
    case mustBeOptional(String, payload: Int)
    case cannotBeOptional(String, payload: Int)
    case eitherSides(payload: Int, EitherFault)
  }

  /// What keeps the parameters of an `Either` from being one or the other.
  enum EitherFault {
    case severalVoids
    case together([String])
    case nothing([String])
    /// There are not as many parameters as sides.
    case count(sides: Int, parameters: Int)
  }

  private(set) var faults: [Fault] = []
  /// The template with the types of the payload, and its defaults.
  private(set) var template: Template
  /// The template as it is written, with the defaults of the case.
  private(set) var written: Template
  /// The elements that a link may leave out, and of whose types only the compiler knows whether they are optional.
  private(set) var leftOut: Set<Int> = []
  /// The optional elements that stand in every link, so that nil has none.
  private(set) var neverNil: Set<Int> = []
  private var claimed: Set<String> = []

  init(_ untyped: Template, to payload: [RoutesEnum.Payload]) {
    (template, written) = (untyped, untyped)
    let names = untyped.parameters.enumerated().map { $1.name ?? String($0 + 1) }
    let unnamed = Set(zip(untyped.parameters, names).filter { $0.0.name == nil }.map(\.1))
    var bound = Array(repeating: [String](), count: payload.count)
    var misnamed: [Int] = []
    for (index, element) in payload.enumerated() {
      if element.type == .unfit {
        faults.append(.unfitType(payload: index))
        if let label = element.label { claimed.insert(label) }
      } else if let label = element.label, !element.type.isEither {
        if names.contains(label) {
          claimed.insert(label)
          bound[index] = [label]
        } else if unnamed.isEmpty {
          misnamed.append(index)
        }
      }
    }
    let renamed = pair(misnamed, of: payload, with: names)
    misnamed.removeAll { renamed.values.contains($0) }
    for index in payload.indices where bound[index].isEmpty && payload[index].type != .unfit {
      if misnamed.contains(index) || renamed.values.contains(index) { continue }
      let isLabelled = payload[index].label != nil && !payload[index].type.isEither
      // A label that names no parameter cannot mean one of another name.
      let left = unclaimed(names).filter { renamed[$0] == nil && (!isLabelled || unnamed.contains($0)) }
      let count = payload[index].type.parameters.count
      if left.count >= count {
        bound[index] = Array(left.prefix(count))
        claimed.formUnion(bound[index])
      } else {
        misnamed.append(index)
      }
    }
    let left = unclaimed(names).filter { renamed[$0] == nil }
    for name in names where renamed[name] != nil && claimed.insert(name).inserted {
      let label = renamed[name].flatMap { payload[$0].label }
      faults.append(.parameterWithoutPayload(name, nearest: label))
    }
    // An element that no link can hold, or an Either of another count, may be what a parameter without a payload is there for.
    for index in misnamed where payload[index].type.isEither {
      let sides = payload[index].type.parameters.count
      faults.append(.eitherSides(payload: index, .count(sides: sides, parameters: left.count)))
    }
    misnamed.removeAll { payload[$0].type.isEither }
    if !faults.contains(where: \.isOfAnElement) {
      if left.count == 1, misnamed.count == 1, let label = payload[misnamed[0]].label, !unnamed.contains(left[0]) {
        faults.append(.parameterWithoutPayload(left[0], nearest: label))
        misnamed = []
      } else {
        faults += left.map { .parameterWithoutPayload($0, nearest: nil) }
      }
    }
    faults += misnamed.sorted().map { .payloadWithoutParameter(payload: $0) }
    guard faults.isEmpty else { return }
    type(payload, bound, names)
  }

  /// The parameters that are labels misspelled, with the element of each: a pair is one fault, and not two.
  private mutating func pair(_ misnamed: [Int], of payload: [RoutesEnum.Payload], with names: [String]) -> [String: Int]
  {
    var pairs: [String: Int] = [:]
    for index in misnamed {
      let free = unclaimed(names).filter { pairs[$0] == nil }
      if let near = payload[index].label.flatMap({ nearest(to: $0, among: free) }) { pairs[near] = index }
    }
    return pairs
  }

  private func unclaimed(_ names: [String]) -> [String] {
    var seen = claimed
    return names.filter { seen.insert($0).inserted }
  }

  /// Compares the types, and gives the template those of the payload where it says none.
  private mutating func type(_ payload: [RoutesEnum.Payload], _ bound: [[String]], _ names: [String]) {
    let always = template.alwaysPresent(names)
    var types: [String: ParameterType] = [:]
    var defaults: [String: String] = [:]
    var optional: Set<String> = []
    for (index, element) in payload.enumerated() {
      for (name, type) in zip(bound[index], element.type.parameters) {
        types[name] = type
        for (parameter, own) in zip(template.parameters, names) where own == name {
          let statesType = parameter.type != .string || parameter.name == nil
          if statesType, !type.fits(stated: parameter.type), !faults.contains(where: { $0.isMismatch(of: name) }) {
            faults.append(.typeMismatch(name, stated: parameter.type, payload: index))
          }
        }
        let hasDefault = zip(template.parameters, names).contains { $1 == name && $0.defaultText != nil }
        switch element.type {
        case .one where !always.contains(name):
          if let text = element.defaultText {
            defaults[name] = text
          } else if !element.mayBeAlias {
            faults.append(.mustBeOptional(name, payload: index))
          }
        case .one:
          if let text = element.defaultText, !hasDefault { defaults[name] = text }
        case .optional:
          if hasDefault { faults.append(.cannotBeOptional(name, payload: index)) }
          optional.insert(name)
        case .list, .either, .unfit: break
        }
      }
      if let fault = sides(element.type, bound[index], names) {
        faults.append(.eitherSides(payload: index, fault))
      }
    }
    guard faults.isEmpty else { return }
    // A literal may be one of another type than the payload's, to which only the compiler takes it.
    defaults = defaults.filter { name, text in types[name].map { $0.isCustom || $0.canonical(text) != nil } ?? false }
    let optionals = template.withOptionalItems(named: optional)
    do throws(TemplateError) {
      template = try optionals.typed(types, names).withDefaults(defaults)
    } catch {
      // One of them by itself has the same fault.
      for (index, name) in bound.enumerated().flatMap({ index, names in names.map { (index, $0) } }) {
        do throws(TemplateError) { _ = try optionals.typed(types.filter { $0.key == name }, names) } catch {
          faults.append(.misplacedType(name, error, payload: index))
        }
      }
      if faults.isEmpty { faults.append(.misplacedType(names.first ?? "", error, payload: 0)) }
      return
    }
    written = written.leavingTypes(types).withDefaults(defaults)
    // A default that is no literal, or stands where a template can have none, leaves a link without the parameter no value.
    let held = template.alwaysPresent(names)
    for (index, element) in payload.enumerated() {
      if case .optional = element.type, let name = bound[index].first, held.contains(name) { neverNil.insert(index) }
      guard case .one = element.type, let name = bound[index].first, !held.contains(name) else { continue }
      if element.mayBeAlias {
        leftOut.insert(index)
      } else {
        faults.append(.mustBeOptional(name, payload: index))
      }
    }
  }

  private func sides(_ type: PayloadType, _ bound: [String], _ names: [String]) -> EitherFault? {
    guard case .either(let sides) = type else { return nil }
    let voids = sides.count { $0 == nil }
    if voids > 1 { return .severalVoids }
    let isOwn = names.map(bound.contains)
    if template.mostPresent(isOwn) > 1 { return .together(bound) }
    // Of names made one, one is there always where one of them is.
    let joined = zip(names, isOwn).map { $1 ? "|" : $0 }
    return voids > 0 || template.alwaysPresent(joined).contains("|") ? nil : .nothing(bound)
  }
}

extension RouteBinding.Fault {
  fileprivate var isOfAnElement: Bool {
    switch self {
    case .unfitType, .eitherSides: true
    default: false
    }
  }

  fileprivate func isMismatch(of name: String) -> Bool {
    if case .typeMismatch(name, _, _) = self { true } else { false }
  }
}

extension PayloadType {
  var isEither: Bool { if case .either = self { true } else { false } }
}
