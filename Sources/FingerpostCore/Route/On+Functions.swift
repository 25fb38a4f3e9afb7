// A route of two functions, each the other's inverse. Nothing is asked of the destination's type: neither its layout nor its
// reflection metadata.

extension On {
  /// A link whose parameters are the values that a function makes a destination of, and another one finds again.
  ///
  ///     On("users/{userId}/tweets/{tweetId}", make: SocialRoute.showUserTweet) {
  ///       if case .showUserTweet(let userId, let tweetId) = $0 { (userId, tweetId) } else { nil }
  ///     }.named("showUserTweet")
  ///
  /// The parameters of the template are the values in their order, and get their types from them. Building the router tries both
  /// functions with examples: `take` must give back what `make` was given; for a destination that `make` does not make, it gives nil.
  /// Without ``named(_:)`` the route has its template as name.
  public convenience init<each Value: Sendable>(
    _ template: String, make: @escaping @Sendable (repeat each Value) -> Destination,
    fileID: StaticString = #fileID, line: UInt = #line,
    take: @escaping @Sendable (Destination) -> (repeat each Value)?
  ) {
    self.init(template, DeclarationLocation(fileID, line)) { (_) throws(PatternFaults) in
      var types: [Any.Type] = []
      repeat types.append((each Value).self)
      let binding = try PayloadBinding(try Template(reading: template), to: types, labels: nil)
      let codec = RouteCodec<Destination>(
        template: binding.template, types: binding.types, row: binding.row,
        read: { reader in
          guard let values: (repeat each Value) = binding.values(reader) else { return nil }
          return make(repeat each values)
        },
        write: { destination, writer in
          guard let values = take(destination) else { return false }
          return binding.write(repeat each values, to: &writer)
        })
      for index in 0..<RouteTrial.count {
        let isTakenAgain = codec.sample(from: index)?.read(codec.row) { reader -> Bool? in
          guard let values: (repeat each Value) = binding.values(reader) else { return nil }
          let texts = SlotWriter.texts { binding.write(repeat each values, to: &$0) }
          guard let taken = take(make(repeat each values)) else { return false }
          return SlotWriter.texts { binding.write(repeat each taken, to: &$0) } == texts
        }
        if isTakenAgain == false {
          throw PatternFaults(problems: ["take: does not give back the values that make: was given"])
        }
      }
      return [codec]
    }
  }
}

extension PayloadBinding {
  /// The values that a link holds; nil where one of them does not read.
  fileprivate func values<each Value>(_ reader: SlotReader) -> (repeat each Value)? {
    var index = 0
    do throws(RouteRefusal) {
      return (repeat try value(&index, reader, (each Value).self))
    } catch {
      return nil
    }
  }

  private func value<Value>(
    _ index: inout Int, _ reader: SlotReader, _ type: Value.Type
  ) throws(RouteRefusal) -> Value {
    defer { index += 1 }
    let value = TupleElements(element: type).compose { elements[index].read(reader, index, &$0) }
    guard let value else { throw RouteRefusal() }
    return value
  }

  /// Writes values; false where one of them is of another type. Inverse of ``values(_:)``.
  fileprivate func write<each Value>(_ values: repeat each Value, to writer: inout SlotWriter) -> Bool {
    var (index, isWritten) = (0, true)
    repeat isWritten = write(each values, &index, &writer) && isWritten
    return isWritten
  }

  private func write<Value>(_ value: Value, _ index: inout Int, _ writer: inout SlotWriter) -> Bool {
    defer { index += 1 }
    return TupleElements(element: Value.self).decompose(value) { elements[index].write(&$0, &writer) }
  }
}
