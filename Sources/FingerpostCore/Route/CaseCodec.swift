/// Reads and writes the values of an enum: each is the number of its case, and the elements of its payload. `@Routes`
/// writes one for its enum.
public struct CaseCodec<Destination: Sendable>: Sendable {
  /// Makes the value of a case's number; false where there is none.
  let read: @Sendable (Int, SlotReader, inout Destination?) -> Bool
  /// Puts the elements of a value's payload, and gives the number of its case; −1 for one without a route.
  let write: @Sendable (Destination, inout SlotWriter) -> Int

  /// A codec of two functions, which are each other's inverse.
  ///
  /// - Parameters:
  ///   - read: makes the value of a case's number.
  ///   - write: puts the elements of a value's payload, and gives the number of its case; −1 for one without a route.
  @inlinable  // the module that declares the enum calls both functions directly
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
