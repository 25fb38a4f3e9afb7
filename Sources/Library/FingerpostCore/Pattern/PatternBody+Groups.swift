import FingerpostEngine

// Optional and either groups, both ways: a choice, and then what the branch taken holds.

extension PatternBody {
  /// `(inner)`
  package static func optional<Wrapped>(_ inner: PatternBody, of wrapped: Wrapped.Type) -> PatternBody {
    guard Wrapped.self != Void.self else { return spellings([inner]) }
    var group = group([inner])
    let value = TypedBody<Wrapped>(body: inner)
    group.read = { reader, elements in
      guard reader.choice == 1 else { return elements.put(Optional<Wrapped>.none) }
      return value.read(reader.after(.choice)).map { elements.put(Optional.some($0)) } ?? false
    }
    group.write = { (elements, writer) throws(PrintError) in
      guard let wrapped = elements.take(Wrapped?.self) else { throw PrintError(.readsDifferently) }
      writer.put(choice: wrapped == nil ? 0 : 1)
      if let wrapped { try value.write(wrapped, &writer) } else { writer.skip(inner.extent) }
    }
    return group
  }

  /// `(left|right)`; a left branch that is an either group itself stands flat in the template, with the first choices.
  @_optimize(size)
  package static func either<Left, Right>(
    _ left: PatternBody, _: Left.Type, _ right: PatternBody, _: Right.Type
  ) -> PatternBody {
    let isFlat = left.alternatives != nil
    let branches = left.alternatives ?? [left]
    guard Left.self != Void.self || Right.self != Void.self else { return spellings(branches + [right]) }
    // A flat left branch reads and writes the choice itself.
    let leftExtent = Extent(values: left.extent.values, choices: left.extent.choices - (isFlat ? 1 : 0))
    let (leftValue, rightValue) = (TypedBody<Left>(body: left), TypedBody<Right>(body: right))
    var group = group(branches + [right])
    group.read = { reader, elements in
      let value: EitherBranch<Left, Right>? =
        reader.choice < branches.count
        ? leftValue.read(isFlat ? reader : reader.after(.choice)).map { .left($0) }
        : rightValue.read(reader.after(.choice + leftExtent)).map { .right($0) }
      return value.map { elements.put($0) } ?? false
    }
    group.write = { (elements, writer) throws(PrintError) in
      switch elements.take(EitherBranch<Left, Right>.self) {
      case nil: throw PrintError(.readsDifferently)
      case .left(let value)?:
        if !isFlat { writer.put(choice: 0) }
        try leftValue.write(value, &writer)
        writer.skip(right.extent)
      case .right(let value)?:
        writer.put(choice: branches.count)
        writer.skip(leftExtent)
        try rightValue.write(value, &writer)
      }
    }
    return group
  }

  /// A group that captures nothing: its branches, or the group and its absence, are spellings of one link; the table chooses.
  private static func spellings(_ branches: [PatternBody]) -> PatternBody {
    var group = group(branches)
    let extent = branches.reduce(.choice) { $0 + $1.extent }
    group.write = { (_, writer) throws(PrintError) in writer.skip(extent, choice: -1) }
    return group
  }

  /// The template of a group; a single branch makes an optional group.
  @_optimize(size)
  static func group(_ branches: [PatternBody]) -> PatternBody {
    var group = PatternBody(types: branches.flatMap(\.types), problems: branches.flatMap(\.problems))
    group.isPartial = branches.contains(where: \.isPartial)
    if branches.count == 1, branches[0].path.isEmpty, branches[0].query.isEmpty,
      let fragment = branches[0].fragment, !fragment.isOptional
    {
      group.fragment = fragment
      group.fragment?.isOptional = true
      return group
    }
    let hasFragment = branches.contains { $0.fragment != nil }
    if hasFragment { group.problems.append("a fragment cannot be in a group") }
    if branches.contains(where: { !$0.path.isEmpty }) {
      let branches = branches.map { Template.Branch(path: $0.path, query: $0.query) }
      group.path = [branches.count == 1 ? .optional(branches[0]) : .either(branches)]
    } else {
      let items = branches.compactMap { branch in
        if branch.query.count == 1, case .item(let item)? = branch.query.first { item } else { nil }
      }
      if items.count < branches.count, !hasFragment {
        group.problems.append("each branch of a group in a query must have one item")
      }
      group.query = items.count == 1 ? [.optional(items[0])] : [.either(items)]
    }
    group.alternatives = branches.count == 1 ? nil : branches
    return group
  }
}
