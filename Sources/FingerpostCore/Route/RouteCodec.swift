/// The two directions between links and the values of an enum, as `@Routes` writes them: by the number of a case, and element by
/// element of its payload.
public struct RouteCodec<Destination: Sendable>: Sendable {
  /// Makes the value of a case's number; false where there is none.
  let read: @Sendable (Int, SlotReader, inout Destination?) -> Bool
  /// Puts the elements of a value's payload, and gives the number of its case; −1 for one without a route.
  let write: @Sendable (Destination, inout SlotWriter) -> Int

  /// - Parameters:
  ///   - read: makes the value of a case's number.
  ///   - write: puts the elements of a value's payload, and gives the number of its case; −1 for one without a route.
  @inlinable  // what is known of the enum where it is declared makes these two direct
  public init(
    read: @escaping @Sendable (Int, SlotReader) throws(RouteRefusal) -> Destination,
    write: @escaping @Sendable (Destination, inout SlotWriter) -> Int
  ) {
    self.init { number, reader, value in
      value = try? read(number, reader)
      return value != nil
    } write: {
      write($0, &$1)
    }
  }

  @usableFromInline
  init(
    _ read: @escaping @Sendable (Int, SlotReader, inout Destination?) -> Bool,
    write: @escaping @Sendable (Destination, inout SlotWriter) -> Int
  ) {
    (self.read, self.write) = (read, write)
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
    var (entry, empty) = (0, Int?.none)
    for (side, type) in Either<Left, Right>.sides.enumerated() {
      guard let type = type as? any RouteParameter.Type else {
        empty = side
        continue
      }
      defer { entry += 1 }
      guard let text = text(element, side: entry) else { continue }
      guard let value = type._read(text), let either = Either<Left, Right>(value, side: side) else {
        throw RouteRefusal()
      }
      return either
    }
    guard let either = empty.flatMap({ Either<Left, Right>((), side: $0) }) else { throw RouteRefusal() }
    return either
  }

  /// A type that no link can hold, of which the compiler is told elsewhere.
  @_disfavoredOverload
  public func callAsFunction<Value>(_ element: Int) throws(RouteRefusal) -> Value { throw RouteRefusal() }

  /// What another router makes.
  public func mounted<Value: Routable>() throws(RouteRefusal) -> Value {
    let contents = Value.router.contents
    guard innerRow >= 0, innerRow < contents.rows.count,
      let value = contents.codec.value(contents.rows.number(of: innerRow), mounted(in: contents.rows))
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
    let (taken, held) = value.held
    for (side, type) in Either<Left, Right>.sides.enumerated() where type is any RouteParameter.Type {
      if side == taken, let held = held as? any RouteParameter { held._write(into: &self) } else { putAbsent() }
    }
  }

  /// A type that no link can hold, of which the compiler is told elsewhere.
  @_disfavoredOverload
  public mutating func callAsFunction<Value>(_ value: Value) { putAbsent() }

  /// What another router makes: by the row that is asked for, or by whichever writes it.
  public mutating func mounted<Value: Routable>(_ value: Value) {
    let contents = Value.router.contents
    var row = innerRow
    innerRow = -1
    if row < 0 {
      row = contents.rows.firstPrinting(contents.codec.write(value, &self), self) ?? -1
      if row < 0 { refuse() }
    } else {
      do throws(PrintError) {
        if row >= contents.drafts.count { refuse() } else if try !contents.drafts[row].write(value, &self) { refuse() }
      } catch {
        refuse(error)
      }
    }
    innerRow = row
  }

  /// A type that cannot be mounted, of which the compiler is told elsewhere.
  @_disfavoredOverload
  public mutating func mounted<Value>(_ value: Value) { refuse() }
}
