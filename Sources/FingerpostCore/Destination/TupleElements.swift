// Tuples of any arity, made of their elements and taken apart into them. The layout is what the language's runtime says of
// the tuple's type: its metadata holds the type and the offset of each element (stable where Swift's ABI is).

/// The elements of a flat tuple type, found once; of `Void` none, of any other type the one that it is.
struct TupleElements<Value>: Sendable {
  private let elements: [Element]
  private let isTuple: Bool

  init() {
    let layout = TupleLayout.elements(of: Value.self)
    isTuple = layout != nil
    elements = (layout ?? [(Value.self, 0)]).map { Element($0.type, at: $0.offset) }
  }

  /// The types of the elements, from the left.
  var types: [Any.Type] { elements.map(\.type) }

  /// The value that has these elements; nil unless there are as many as wanted, each of its type.
  func compose(_ values: some Collection<Any>) -> Value? {
    guard values.count == elements.count else { return nil }
    guard isTuple else { return values.first.flatMap { $0 as? Value } }
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(1, MemoryLayout<Value>.size), alignment: MemoryLayout<Value>.alignment)
    defer { unsafe memory.deallocate() }
    var stored = 0
    for value in values {
      guard unsafe elements[stored].store(value, memory) else {
        for element in elements.prefix(stored) { unsafe element.destroy(memory) }
        return nil
      }
      stored += 1
    }
    return unsafe memory.assumingMemoryBound(to: Value.self).move()
  }

  /// The elements of a value; inverse of ``compose(_:)``.
  func decompose(_ value: Value) -> [Any] {
    guard isTuple else { return [value] }
    return unsafe withUnsafePointer(to: value) { pointer in
      elements.map { unsafe $0.load(UnsafeRawPointer(pointer)) }
    }
  }

  /// One element, and its place in the memory of a tuple; safe with the memory of its own tuple alone.
  @safe private struct Element: Sendable {
    let type: Any.Type
    /// Puts a value there; false, and nothing is put, where it is of another type.
    let store: @Sendable (Any, UnsafeMutableRawPointer) -> Bool
    let load: @Sendable (UnsafeRawPointer) -> Any
    let destroy: @Sendable (UnsafeMutableRawPointer) -> Void

    init(_ type: Any.Type, at offset: Int) {
      func make<T>(_ type: T.Type) -> Element { Element(of: type, at: offset) }
      self = make(type)
    }

    private init<T>(of type: T.Type, at offset: Int) {
      self.type = type
      unsafe store = { value, memory in
        guard let value = value as? T else { return false }
        unsafe (memory + offset).initializeMemory(as: T.self, to: value)
        return true
      }
      unsafe load = { memory in unsafe (memory + offset).assumingMemoryBound(to: T.self).pointee }
      unsafe destroy = { memory in unsafe (memory + offset).assumingMemoryBound(to: T.self).deinitialize(count: 1) }
    }
  }
}

/// What the runtime says of a tuple's type.
enum TupleLayout {
  /// The type and the offset of each element; nil for what is no tuple.
  static func elements(of type: Any.Type) -> [(type: Any.Type, offset: Int)]? {
    if type == Void.self { return [] }
    let word = MemoryLayout<UInt>.size
    let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    let tupleKind: UInt = 0x301
    guard unsafe metadata.load(as: UInt.self) == tupleKind else { return nil }
    let count = unsafe metadata.load(fromByteOffset: word, as: Int.self)
    return (0..<count).map { index in
      let element = unsafe metadata + (3 + 2 * index) * word
      return unsafe (
        element.load(as: Any.Type.self), Int(element.load(fromByteOffset: word, as: UInt32.self))
      )
    }
  }

  /// The labels of the elements, nil for each without one; nil for what is no tuple.
  static func labels(of type: Any.Type) -> [String?]? {
    guard let count = elements(of: type)?.count, count > 0 else { return nil }
    let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    let text = unsafe metadata.load(fromByteOffset: 2 * MemoryLayout<UInt>.size, as: UnsafePointer<CChar>?.self)
    // A space follows each label, the empty ones too; there is no text where there is no label.
    guard let text = unsafe text.map({ unsafe String(cString: $0) }) else { return Array(repeating: nil, count: count) }
    return text.split(separator: " ", omittingEmptySubsequences: false).prefix(count).map { label in
      label.isEmpty ? nil : String(label)
    }
  }

  /// The elements of a value whose type is only known at run time, that of a one-element labelled tuple included.
  static func decompose(_ value: Any) -> [Any] {
    func elements<Value>(_ value: Value) -> [Any] { TupleElements<Value>().decompose(value) }
    return elements(value)
  }
}
