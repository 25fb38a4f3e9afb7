import FingerpostEngine

// The last element of a mount's payload: what another router makes. Generated code calls these functions.

extension SlotReader {
  /// A value of another router.
  public func mounted<Value: Routable>() throws(RouteRefusal) -> Value {
    let contents = Value.router.contents
    guard innerRow >= 0, innerRow < contents.rows.count,
      let value = contents.caseCodec.value(contents.rows.number(of: innerRow), mounted(in: contents.rows))
    else { throw RouteRefusal() }
    return value
  }

  /// A type that cannot be mounted: `PayloadTypes` makes the compiler report it.
  @_disfavoredOverload
  public func mounted<Value>() throws(RouteRefusal) -> Value { throw RouteRefusal() }
}

extension SlotWriter {
  /// A value of another router, written by the row that is asked for, or else by the first that can.
  public mutating func mounted<Value: Routable>(_ value: Value) {
    let contents = Value.router.contents
    var row = innerRow
    innerRow = -1
    if row < 0 {
      row = contents.rows.firstPrinting(contents.caseCodec.write(value, &self), self) ?? -1
      if row < 0 { refuse() }
    } else {
      do throws(PrintError) {
        if row >= contents.codecs.count { refuse() } else if try !contents.codecs[row].write(value, &self) { refuse() }
      } catch {
        refuse(error)
      }
    }
    innerRow = row
  }

  /// A type that cannot be mounted: `PayloadTypes` makes the compiler report it.
  @_disfavoredOverload
  public mutating func mounted<Value>(_ value: Value) { refuse() }
}
