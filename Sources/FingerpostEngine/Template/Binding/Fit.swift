/// A template that elements are compared with, each with the parameters that it got.
struct Fit {
  typealias Fault = TemplateBinding.Fault
  private let template: Template
  private let parameters: [Template.Parameter]
  private let names: [String]
  /// The names that every link has; nil for all of them.
  private let always: Set<String>?

  init(_ template: Template, _ parameters: [Template.Parameter], _ names: [String]) {
    (self.template, self.parameters, self.names) = (template, parameters, names)
    always = template.groupCount == 0 ? nil : template.alwaysPresent(names)
  }

  /// Whether the template says what a parameter stands for where a link leaves it out.
  func hasDefault(_ target: TemplateBinding.Target) -> Bool {
    target.slots.contains { parameters[$0].defaultText != nil }
  }

  /// What is wrong with the types of an element, and with what may be left out.
  func faults(
    of element: TemplateBinding.Element, _ index: Int, _ targets: [TemplateBinding.Target]
  ) -> [Fault] {
    guard targets.count == element.parameters.count else { return [] }
    var faults: [Fault] = []
    for (place, target) in targets.enumerated() {
      let stated = target.slots.lazy.map { parameters[$0] }.first {
        $0.statesType && !element.fits(place, stated: $0.type)
      }
      if let stated {
        let colonName = if case .custom(let word) = stated.type, stated.name == nil { word } else { String?.none }
        let kind = colonName.map { .colonName($0) } ?? Fault.Kind.typeMismatch(stated: stated.type)
        faults.append(Fault(kind, target.name, index))
      }
      switch element.type {
      case .one where element.standard.text == nil && !element.mayBeAlias && always?.contains(target.name) == false:
        faults.append(Fault(.mustBeOptional(element.standard), target.name, index))
      case .optional where hasDefault(target): faults.append(Fault(.cannotBeOptional, target.name, index))
      default: break
      }
    }
    if case .either(let sides) = element.type, let kind = misfit(sides, targets.map(\.name)) {
      faults.append(Fault(kind, element.label, index))
    }
    return faults
  }

  /// What keeps the parameters of an `Either` from being one or the other.
  private func misfit(_ sides: [ParameterType?], _ own: [String]) -> Fault.Kind? {
    let voids = sides.count { $0 == nil }
    if voids > 1 { return .severalVoids }
    let isOwn = names.map(own.contains)
    if template.mostPresent(isOwn) > 1 { return .together(own) }
    // Of names made one, one is there always where one of them is.
    let joined = zip(names, isOwn).map { $1 ? "|" : $0 }
    return voids > 0 || template.alwaysPresent(joined).contains("|") ? nil : .noneOf(own)
  }
}

extension TemplateBinding.Element.Default {
  /// A literal's text.
  fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
}
