// Tuples of any arity, made of their elements and taken apart into them. The layout is what the language's runtime says of
// the tuple's type: its metadata holds the type and the offset of each element (stable where Swift's ABI is).

/// The elements of a flat tuple type; of `Void` none, of any other type the one that it is.
enum TupleElements {
  /// The types of the elements, from the left.
  static func types<Value>(of type: Value.Type) -> [Any.Type] {
    layout(of: type)?.map(\.type) ?? [type]
  }

  /// The value that has these elements; nil unless there are as many as wanted, each of its type.
  static func compose<Value>(_ type: Value.Type, of elements: some Collection<Any>) -> Value? {
    guard let layout = layout(of: type) else {
      return elements.count == 1 ? elements.first.flatMap { cast($0, to: type) } : nil
    }
    guard layout.count == elements.count else { return nil }
    guard zip(layout, elements).allSatisfy({ isValue($1, of: $0.type) }) else { return nil }
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(1, MemoryLayout<Value>.size), alignment: MemoryLayout<Value>.alignment)
    defer { unsafe memory.deallocate() }
    // Every element is known to be of its type, so that all are stored, or none.
    for (place, element) in zip(layout, elements) {
      unsafe store(element, as: place.type, at: memory + place.offset)
    }
    return unsafe memory.assumingMemoryBound(to: Value.self).move()
  }

  /// The elements of a value; inverse of ``compose(_:of:)``.
  static func decompose<Value>(_ value: Value) -> [Any] {
    guard let layout = layout(of: Value.self) else { return [value] }
    return unsafe withUnsafePointer(to: value) { pointer in
      layout.map { unsafe load($0.type, at: UnsafeRawPointer(pointer) + $0.offset) }
    }
  }

  /// The elements of a value whose type is only known at run time, one labelled one included.
  static func decompose(any value: Any) -> [Any] {
    func elements<Value>(_ value: Value) -> [Any] { decompose(value) }
    return elements(value)
  }

  private struct Element {
    let type: Any.Type
    let offset: Int
  }

  /// Where each element lies; nil for what is no tuple.
  private static func layout(of type: Any.Type) -> [Element]? {
    if type == Void.self { return [] }
    let word = MemoryLayout<UInt>.size
    let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    let tupleKind: UInt = 0x301
    guard unsafe metadata.load(as: UInt.self) == tupleKind else { return nil }
    let count = unsafe metadata.load(fromByteOffset: word, as: Int.self)
    return (0..<count).map { index in
      let element = unsafe metadata + (3 + 2 * index) * word
      return unsafe Element(
        type: element.load(as: Any.Type.self),
        offset: Int(element.load(fromByteOffset: word, as: UInt32.self)))
    }
  }

  private static func isValue(_ element: Any, of type: Any.Type) -> Bool {
    func check<T>(_: T.Type) -> Bool { cast(element, to: T.self) != nil }
    return check(type)
  }

  private static func cast<T>(_ element: Any, to type: T.Type) -> T? { element as? T }

  private static func store(_ element: Any, as type: Any.Type, at pointer: UnsafeMutableRawPointer) {
    func initialize<T>(_: T.Type) {
      if let value = cast(element, to: T.self) { unsafe pointer.initializeMemory(as: T.self, to: value) }
    }
    initialize(type)
  }

  private static func load(_ type: Any.Type, at pointer: UnsafeRawPointer) -> Any {
    func value<T>(_: T.Type) -> Any { unsafe pointer.assumingMemoryBound(to: T.self).pointee }
    return value(type)
  }
}
