extension On {
  /// An old shape of link, which is read as a destination that another route prints, and is never printed itself.
  ///
  ///     On("people/{id}", reading: { (id: Int) in id > 0 ? .user(id: id) : nil })
  ///
  /// If `make` gives nil, another route may read the link.
  ///
  /// - Parameters:
  ///   - template: the shape of the link.
  ///   - labels: the labels of the payload's elements, nil for an element without one. Names bind to them.
  ///   - make: the destination of a payload; nil if it has none.
  ///   - fileID: the file that declares the route, for messages.
  ///   - line: its line there.
  public convenience init<Payload: Sendable>(
    _ template: String, labels: [String?]? = nil, reading make: @escaping @Sendable (Payload) -> Destination?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(template, DeclarationLocation(fileID, line)) { (_) throws(PatternFaults) in
      let elements = TupleElements<Payload>()
      let binding = try PayloadBinding(try Template(reading: template), to: elements.types, labels: labels)
      var codec = RouteCodec<Destination>(
        template: binding.template, types: binding.types, isPartial: true, row: binding.row,
        read: { reader in elements.compose { binding.read(reader, &$0) }.flatMap(make) }, write: { _, _ in false })
      codec.row.isReadOnly = true
      if codec.template.flags.deprecation == nil { codec.template.flags.deprecation = "" }
      return [codec]
    }
  }
}
