import FingerpostEngine

// An element of a payload, and the default that only running code knows. Overloads choose by its type, because only the compiler
// knows whether an alias is an optional. A template states the default of a single value, which its reader and writer need not know.

extension SlotReader {
  /// A value.
  @_disfavoredOverload  // an optional may be made a parameter, and is first what a link may leave out
  @inlinable
  public func callAsFunction<Value: RouteParameter>(
    _ element: Int, or _: @autoclosure () -> Value? = nil
  ) throws(RouteRefusal) -> Value {
    guard let text = text(element), let value = Value._read(text) else { throw RouteRefusal() }
    return value
  }

  /// A value that a link may leave out; with a default, it is nil for no link.
  @inlinable
  public func callAsFunction<Value: RouteParameter>(
    _ element: Int, or _: @autoclosure () -> Value? = nil
  ) throws(RouteRefusal) -> Value? {
    guard let text = text(element) else { return nil }
    guard let value = Value._read(text) else { throw RouteRefusal() }
    return value
  }

  /// Several values, which are the default where a link leaves them out.
  @inlinable
  public func callAsFunction<Value: RouteParameter>(
    _ element: Int, or defaultValue: @autoclosure () -> [Value] = []
  ) throws(RouteRefusal) -> [Value] {
    let texts = texts(element)
    if texts.count == 0 { return defaultValue() }
    var values: [Value] = []
    values.reserveCapacity(texts.count)
    for index in 0..<texts.count {
      guard let value = Value._read(texts[index]) else { throw RouteRefusal() }
      values.append(value)
    }
    return values
  }

  /// One of two values.
  @inlinable
  public func callAsFunction<Left: RouteParameter, Right: RouteParameter>(
    _ element: Int
  ) throws(RouteRefusal) -> EitherBranch<Left, Right> {
    if let text = text(element, side: 0) {
      guard let value = Left._read(text) else { throw RouteRefusal() }
      return .left(value)
    }
    guard let text = text(element, side: 1), let value = Right._read(text) else { throw RouteRefusal() }
    return .right(value)
  }

  /// One of more values, or one that may be nothing.
  public func callAsFunction<Left, Right>(_ element: Int) throws(RouteRefusal) -> EitherBranch<Left, Right> {
    var (entry, empty) = (0, Int?.none)
    for (side, type) in EitherBranch<Left, Right>.sides.enumerated() {
      guard let type = type as? any RouteParameter.Type else {
        empty = side
        continue
      }
      defer { entry += 1 }
      guard let text = text(element, side: entry) else { continue }
      guard let value = type._read(text), let either = EitherBranch<Left, Right>.of(value, side: side) else {
        throw RouteRefusal()
      }
      return either
    }
    guard let either = empty.flatMap({ EitherBranch<Left, Right>.of((), side: $0) }) else { throw RouteRefusal() }
    return either
  }

  /// A type that no link can hold: `PayloadTypes` makes the compiler report it.
  @_disfavoredOverload
  public func callAsFunction<Value>(
    _ element: Int, or _: @autoclosure () -> Value? = nil
  ) throws(RouteRefusal) -> Value {
    throw RouteRefusal()
  }
}

extension SlotWriter {
  /// A value.
  @_disfavoredOverload
  @inlinable
  public mutating func callAsFunction<Value: RouteParameter>(_ value: Value, or _: @autoclosure () -> Value? = nil) {
    value._write(into: &self)
  }

  /// A value that a link may leave out; with a default, no link is nil.
  @inlinable
  public mutating func callAsFunction<Value: RouteParameter>(
    _ value: Value?, or defaultValue: @autoclosure () -> Value? = nil
  ) {
    if let value {
      value._write(into: &self)
    } else {
      putAbsent()
      if defaultValue() != nil { refuseLeftOut() }
    }
  }

  /// Several values; with a default, an empty list stands for that, and has no link of its own.
  @inlinable
  public mutating func callAsFunction<Value: RouteParameter>(
    _ values: [Value], or defaultValue: @autoclosure () -> [Value] = []
  ) {
    let left = defaultValue()
    if !left.isEmpty {
      assert(values.allSatisfy { compares($0) })
      return put(values.map(\.parameter), or: left.map(\.parameter))
    }
    let first = beginList()
    for value in values { value._write(into: &self) }
    endList(from: first)
  }

  /// One of two values.
  @inlinable
  public mutating func callAsFunction<Left: RouteParameter, Right: RouteParameter>(_ value: EitherBranch<Left, Right>) {
    switch value {
    case .left(let value):
      value._write(into: &self)
      putAbsent()
    case .right(let value):
      putAbsent()
      value._write(into: &self)
    }
  }

  /// One of more values, or one that may be nothing.
  public mutating func callAsFunction<Left, Right>(_ value: EitherBranch<Left, Right>) {
    let (taken, held) = value.held
    for (side, type) in EitherBranch<Left, Right>.sides.enumerated() where type is any RouteParameter.Type {
      if side == taken, let held = held as? any RouteParameter { held._write(into: &self) } else { putAbsent() }
    }
  }

  /// A type that no link can hold: `PayloadTypes` makes the compiler report it.
  @_disfavoredOverload
  public mutating func callAsFunction<Value>(_ value: Value, or _: @autoclosure () -> Value? = nil) { putAbsent() }

  /// Puts a list, or nothing where it is the default.
  @usableFromInline
  mutating func put(_ texts: [String], or left: [String]) {
    if texts.isEmpty {
      putAbsent()
      return refuseLeftOut()
    }
    let isLeft = texts.count == left.count && zip(texts, left).allSatisfy { $0.isIdentical(to: $1) }
    put(isLeft ? [] : texts)
  }

  /// Refuses a value whose link would read as the default: its entry is absent, and its route names it.
  @usableFromInline
  mutating func refuseLeftOut() { refuse(PrintError(.readsDifferently)) }
}

extension Template {
  /// The error for the first absent entry of a payload whose parameter has a default; nil if there is none.
  func leftOut(_ entries: some Sequence<Captured>, _ shape: PayloadShape) -> PrintError? {
    let parameters = parameters
    let absent = zip(entries, shape.entries).filter { $0.0 == .absent }.flatMap { $0.1.map(Int.init) }
    return absent.filter(parameters.indices.contains).map { parameters[$0] }.firstResult { parameter in
      parameter.defaultValue == nil ? nil : parameter.name.map { PrintError(.leftOut($0, parameter)) }
    }
  }
}
