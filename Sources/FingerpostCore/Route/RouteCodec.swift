/// The two directions between links and the values of an enum, as `@Routes` writes them: by the number of a case, and element by
/// element of its payload.
public struct RouteCodec<Destination: Sendable>: Sendable {
  /// Makes the value of a case's number; false where there is none.
  let read: @Sendable (Int, SlotReader, inout Destination?) -> Bool
  /// Puts the elements of a value's payload, and gives the number of its case; −1 for one without a route.
  let write: @Sendable (Destination, inout SlotWriter) -> Int
  /// Makes a value, and puts it again.
  let rewrite: @Sendable (Int, SlotReader, inout SlotWriter) -> Int

  /// - Parameters:
  ///   - read: makes the value of a case's number.
  ///   - write: puts the elements of a value's payload, and gives the number of its case; −1 for one without a route.
  @inlinable  // what is known of the enum where it is declared makes these three direct
  public init(
    read: @escaping @Sendable (Int, SlotReader) throws(RouteRefusal) -> Destination,
    write: @escaping @Sendable (Destination, inout SlotWriter) -> Int
  ) {
    self.init { number, reader, value in
      value = try? read(number, reader)
      return value != nil
    } write: {
      write($0, &$1)
    } rewrite: { number, reader, writer in
      (try? read(number, reader)).map { write($0, &writer) } ?? -1
    }
  }

  @usableFromInline
  init(
    _ read: @escaping @Sendable (Int, SlotReader, inout Destination?) -> Bool,
    write: @escaping @Sendable (Destination, inout SlotWriter) -> Int,
    rewrite: @escaping @Sendable (Int, SlotReader, inout SlotWriter) -> Int
  ) {
    (self.read, self.write, self.rewrite) = (read, write, rewrite)
  }

  /// The value of a case's number.
  func value(_ number: Int, _ reader: SlotReader) -> Destination? {
    var value: Destination?
    return read(number, reader, &value) ? value : nil
  }
}

// What generated code calls, by the type of an element: of an alias only the compiler knows whether it is an optional.

extension SlotReader {
  /// A value.
  @_disfavoredOverload  // an optional may be made a parameter, and is first what a link may leave out
  @inlinable
  public func callAsFunction<Value: RouteParameter>(_ element: Int) throws(RouteRefusal) -> Value {
    guard let text = text(element), let value = Value._read(text) else { throw RouteRefusal() }
    return value
  }

  /// What a link may leave out.
  @inlinable
  public func callAsFunction<Value: RouteParameter>(_ element: Int) throws(RouteRefusal) -> Value? {
    guard let text = text(element) else { return nil }
    guard let value = Value._read(text) else { throw RouteRefusal() }
    return value
  }

  /// Several values.
  @inlinable
  public func callAsFunction<Value: RouteParameter>(_ element: Int) throws(RouteRefusal) -> [Value] {
    var values: [Value] = []
    for index in 0..<count(element) {
      guard let value = Value._read(text(element, at: index)) else { throw RouteRefusal() }
      values.append(value)
    }
    return values
  }

  /// One of two values, or of more.
  public func callAsFunction<Left, Right>(_ element: Int) throws(RouteRefusal) -> Either<Left, Right> {
    typealias Whole = Either<Left, Right>
    guard case .either(let sides)? = PayloadElement(Whole.self) else { throw RouteRefusal() }
    var entry = 0
    for (index, coding) in sides.enumerated() {
      guard let coding else { continue }
      defer { entry += 1 }
      guard let text = text(element, side: entry) else { continue }
      let value = coding.value(of: .text(text.string))
      guard let whole = value.flatMap({ EitherSide.make(Whole.self, side: index, of: $0) }) as? Whole else {
        throw RouteRefusal()
      }
      return whole
    }
    let none = sides.firstIndex { $0 == nil }
    guard let whole = none.flatMap({ EitherSide.make(Whole.self, side: $0, of: ()) }) as? Whole else {
      throw RouteRefusal()
    }
    return whole
  }

  /// A type that no link can hold, of which the compiler is told elsewhere.
  @_disfavoredOverload
  public func callAsFunction<Value>(_ element: Int) throws(RouteRefusal) -> Value { throw RouteRefusal() }

  /// What another router makes.
  public func mounted<Value: Routable>() throws(RouteRefusal) -> Value {
    if let mounted {
      guard let value = mounted as? Value else { throw RouteRefusal() }
      return value
    }
    let router = Value.router
    guard innerRow >= 0, let rows = router.rows, innerRow < rows.count,
      let value = router.codec?.value(rows.number(of: innerRow), mounted(in: rows))
    else { throw RouteRefusal() }
    return value
  }

  /// A type that cannot be mounted, of which the compiler is told elsewhere.
  @_disfavoredOverload
  public func mounted<Value>() throws(RouteRefusal) -> Value { throw RouteRefusal() }
}

extension SlotWriter {
  /// A value.
  @_disfavoredOverload
  @inlinable
  public mutating func callAsFunction<Value: RouteParameter>(_ value: Value) { value._write(into: &self) }

  /// What a link may leave out.
  @inlinable
  public mutating func callAsFunction<Value: RouteParameter>(_ value: Value?) {
    if let value { value._write(into: &self) } else { putAbsent() }
  }

  /// Several values.
  @inlinable
  public mutating func callAsFunction<Value: RouteParameter>(_ values: [Value]) { put(values.map(\.parameter)) }

  /// One of two values, or of more.
  public mutating func callAsFunction<Left, Right>(_ value: Either<Left, Right>) {
    guard case .either(let sides)? = PayloadElement(Either<Left, Right>.self) else { return }
    let (taken, held) = EitherSide.take(value)
    for (index, coding) in sides.enumerated() {
      guard let coding else { continue }
      if index == taken, case .text(let text)? = coding.capture(of: held) { put(text) } else { putAbsent() }
    }
  }

  /// A type that no link can hold, of which the compiler is told elsewhere.
  @_disfavoredOverload
  public mutating func callAsFunction<Value>(_ value: Value) { putAbsent() }

  /// What another router makes.
  public mutating func mounted<Value: Routable>(_ value: Value) {
    if keepsMounted {
      mounted = value
    } else if let codec = Value.router.codec {
      putMounted(codec.write(value, &self))
    } else {
      isIncomplete = true
    }
  }

  /// A type that cannot be mounted, of which the compiler is told elsewhere.
  @_disfavoredOverload
  public mutating func mounted<Value>(_ value: Value) { isIncomplete = true }
}
