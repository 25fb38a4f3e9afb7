/// Hands the parameters of a template out to the elements of a payload.
///
/// A label never takes a parameter of another name. If the two may be a misspelling, they are reported as one fault.
struct Handout {
  typealias Fault = TemplateBinding.Fault
  /// The parameters that each element got.
  private(set) var bound: [[TemplateBinding.Target]]
  private(set) var faults: [Fault] = []
  private let elements: [TemplateBinding.Element]
  /// The parameters, each name once.
  private let targets: [TemplateBinding.Target]
  /// The parameters that no element has yet.
  private var free: [Int]
  /// The elements whose labels are near the names of parameters.
  private var misspelt: Set<Int> = []
  /// The other elements that got no parameter.
  private var without: [Int] = []

  /// - Parameter leavesRest: whether parameters may be left over, unless they are of a custom type.
  init(
    _ parameters: [Template.Parameter], _ names: [String], _ elements: [TemplateBinding.Element],
    leavesRest: Bool = false
  ) {
    self.elements = elements
    var targets: [TemplateBinding.Target] = []
    for (slot, name) in names.enumerated() {
      if let known = targets.firstIndex(where: { $0.name == name }) {
        targets[known].slots.append(slot)
      } else {
        targets.append(TemplateBinding.Target(name: name, slots: [slot], isUnnamed: parameters[slot].name == nil))
      }
    }
    self.targets = targets
    free = Array(targets.indices)
    bound = Array(repeating: [], count: elements.count)
    takeLabelled()
    takeMisspelt()
    takeRest()
    if leavesRest {
      free.removeAll { targets[$0].slots.allSatisfy { !parameters[$0].type.element.isCustom } }
    }
    tellOfRest()
  }

  /// Each label takes the parameter with its name.
  private mutating func takeLabelled() {
    let hasUnnamed = targets.contains(where: { $0.isUnnamed })
    for (index, element) in elements.enumerated() {
      let named = element.label.flatMap { label in targets.firstIndex { $0.name == label } }
      if element.type == .unfit {
        faults.append(Fault(.unfitType, element.label, index))
        free.removeAll { $0 == named }
      } else if element.label != nil, !element.type.isEither {
        if let named {
          free.removeAll { $0 == named }
          bound[index] = [targets[named]]
        } else if !hasUnnamed {
          without.append(index)
        }
      }
    }
  }

  /// Each other label takes the parameter with the nearest name, which is a fault.
  @_optimize(size)
  private mutating func takeMisspelt() {
    for index in without {
      guard let label = elements[index].label, let near = nearestWord(to: label, among: free.map { targets[$0].name }),
        let target = free.first(where: { targets[$0].name == near })
      else { continue }
      free.removeAll { $0 == target }
      misspelt.insert(index)
      faults.append(Fault(.parameterWithoutPayload(nearest: label), near, nil))
    }
    without.removeAll(where: misspelt.contains)
  }

  /// The remaining parameters go to the elements without one, in order. An element with a label takes unnamed ones only.
  private mutating func takeRest() {
    let done = misspelt.union(without)
    for (index, element) in elements.enumerated() where bound[index].isEmpty && !done.contains(index) {
      let isLabelled = element.label != nil && !element.type.isEither
      let left = free.filter { !isLabelled || targets[$0].isUnnamed }.prefix(element.parameters.count)
      guard left.count == element.parameters.count else {
        without.append(index)
        continue
      }
      free.removeAll(where: left.contains)
      bound[index] = left.map { targets[$0] }
    }
  }

  /// Reports the parameters and the elements that are left.
  private mutating func tellOfRest() {
    // A parameter without a payload may belong to an unfit element, or to an EitherBranch of another count: it is not reported as well.
    let eithers = without.filter { elements[$0].type.isEither }
    faults += eithers.map {
      Fault(.sideCount(elements[$0].parameters.count, parameters: free.count), elements[$0].label, $0)
    }
    without = without.filter { !elements[$0].type.isEither }.sorted { [.number($0)] }
    if eithers.isEmpty, !elements.contains(where: { $0.type == .unfit }) {
      if free.count == 1, without.count == 1, let label = elements[without[0]].label, !targets[free[0]].isUnnamed {
        faults.append(Fault(.parameterWithoutPayload(nearest: label), targets[free[0]].name, nil))
        return
      }
      faults += free.map { Fault(.parameterWithoutPayload(nearest: nil), targets[$0].name, nil) }
    }
    faults += without.map { Fault(.payloadWithoutParameter, elements[$0].label, $0) }
  }
}
