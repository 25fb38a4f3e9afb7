// The routes that `@Routes` writes: data alone. What reads and writes the payloads is the enum's one ``RouteCodec``.

/// An element of a payload, as generated code names it.
public struct PayloadPart: Sendable {
  let label: String?
  let type: Any.Type

  /// An element with its label, nil for none.
  public static func of<Value>(_ label: String?, _ type: Value.Type) -> PayloadPart {
    PayloadPart(label: label, type: type)
  }
}

extension On {
  /// A link of a case.
  ///
  /// - Parameters:
  ///   - number: what the codec knows the case by.
  ///   - isReadOnly: whether the codec reads it as another case, and writes it never.
  public init(
    case number: Int, _ template: String, _ payload: [PayloadPart] = [], isReadOnly: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    source = SourcePlace(fileID, line)
    text = template
    drafts = { (codec) throws(PatternFaults) in
      [try RouteDraft(number, template, payload, try codec.known(), isReadOnly: isReadOnly)]
    }
  }

  /// The links of a case that holds the value of another router, which is the last element of its payload.
  public init<Inner>(
    case number: Int, at prefix: String, _ router: Router<Inner>, _ payload: [PayloadPart] = [],
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    source = SourcePlace(fileID, line)
    text = prefix
    drafts = { (codec) throws(PatternFaults) in
      try RouteDraft.mounted(number, at: prefix, router, payload, try codec.known())
    }
  }
}

extension Optional {
  fileprivate func known<Destination>() throws(PatternFaults) -> Wrapped where Wrapped == RouteCodec<Destination> {
    guard let self else { throw PatternFaults(problems: ["a route of generated code needs the codec of its enum"]) }
    return self
  }
}

extension RouteDraft {
  /// More than any enum has that a compiler takes.
  private static var mostCases: Int { 1 << 16 }

  fileprivate init(
    _ number: Int, _ text: String, _ payload: [PayloadPart], _ codec: RouteCodec<Destination>, isReadOnly: Bool
  ) throws(PatternFaults) {
    guard (0..<Self.mostCases).contains(number) else {
      throw PatternFaults(problems: ["\(number) is no case's number"])
    }
    let binding = try PayloadBinding(
      try Template(reading: text), to: payload.map(\.type), labels: payload.map(\.label))
    let shape = binding.shape
    self.init(
      template: binding.template, types: binding.types,
      read: { captures in captures.read(shape) { reader in codec.value(number, reader) } },
      write: { (value) throws(PrintError) in
        let written = SlotWriter.written { codec.write(value, &$0) }
        return written.number == number ? try binding.captures(written.entries) : nil
      })
    row = TypedRows.Row(
      number: number, shape: shape, readsAsSpelled: binding.readsAsSpelled, isTrusted: binding.isTrusted,
      isReadOnly: isReadOnly)
    (isPartial, self.isReadOnly) = (isReadOnly, isReadOnly)
    if isReadOnly {
      write = { _ in nil }
      template.flags.deprecation = template.flags.deprecation ?? ""
    } else {
      tag = UInt32(truncatingIfNeeded: number)
    }
  }

  fileprivate static func mounted<Inner>(
    _ number: Int, at text: String, _ router: Router<Inner>, _ payload: [PayloadPart],
    _ codec: RouteCodec<Destination>
  ) throws(PatternFaults) -> [RouteDraft] {
    guard (0..<mostCases).contains(number) else { throw PatternFaults(problems: ["\(number) is no case's number"]) }
    let prefix = try Template(prefix: text)
    let binding = try PayloadBinding(prefix, to: payload.map(\.type), labels: payload.map(\.label))
    let extent = Extent(binding.template)
    let shape = binding.shape
    return try router.drafts.indices.map { (index) throws(PatternFaults) in
      let inner = router.drafts[index]
      var draft = RouteDraft(
        template: try inner.template.mounted(below: binding.template), types: binding.types + inner.types,
        renamed: inner.renamed,
        read: { captures in
          var reader = CaptureReader(captures)
          let prefix = reader.take(extent)
          guard let value = inner.read(reader.take(Extent(inner.template))) else { return nil }
          return prefix.read(shape, mounted: value) { reader in codec.value(number, reader) }
        },
        write: { (value) throws(PrintError) in
          let written = SlotWriter.written { codec.write(value, &$0) }
          guard written.number == number, let last = written.mounted as? Inner, let captures = try inner.write(last)
          else { return nil }
          var writer = CaptureWriter()
          writer.put(try binding.captures(written.entries))
          writer.put(captures)
          return writer.captures
        })
      draft.innerName = inner.fullName
      draft.origins = inner.origins
      draft.place = inner.place
      draft.tag = UInt32(truncatingIfNeeded: number)
      (draft.isPartial, draft.isReadOnly) = (inner.isPartial, inner.isReadOnly)
      if let row = inner.row, router.codec != nil {
        var whole = shape
        whole.mount(row.shape, shift: extent.values)
        draft.row = TypedRows.Row(
          number: number, shape: whole,
          inner: (index, extent.values, [row.number] + (row.inner?.numbers ?? [])),
          readsAsSpelled: binding.readsAsSpelled && row.readsAsSpelled,
          isTrusted: binding.isTrusted && row.isTrusted, isReadOnly: row.isReadOnly)
      }
      return draft
    }
  }
}
