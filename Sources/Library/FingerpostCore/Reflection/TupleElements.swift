// Tuples of any arity, made of their elements and taken apart into them. The layout is what the language's runtime says of
// the tuple's type: its metadata holds the type and the offset of each element (stable where Swift's ABI is).

/// The elements of a flat tuple type, found once: `Void` has none, and any type that is not a tuple has itself.
struct TupleElements<Value>: Sendable {
  private let layout: [ElementLayout]

  init() { layout = TupleLayout.elements(of: Value.self) ?? [ElementLayout(type: Value.self, offset: 0)] }

  /// The elements of a tuple whose types the compiler knows, each behind the one before it: the runtime is not asked.
  init<each Element>(_: repeat (each Element).Type) where Value == (repeat each Element) {
    var (layout, end) = ([ElementLayout](), 0)
    func add<Next>(_ type: Next.Type) {
      let alignment = MemoryLayout<Next>.alignment
      layout.append(ElementLayout(type: type, offset: (end + alignment - 1) / alignment * alignment))
      end = layout[layout.count - 1].offset + MemoryLayout<Next>.size
    }
    repeat add((each Element).self)
    self.layout = layout
  }

  /// The types of the elements, from the left.
  var types: [Any.Type] { layout.map(\.type) }

  /// Makes a value of the elements that `fill` puts, and passes it to `use`; nil if `fill` returns false, or puts too few elements.
  func compose<Result>(_ fill: (inout ElementSink) -> Bool, _ use: (Value) -> Result) -> Result? {
    unsafe withUnsafeTemporaryAllocation(
      byteCount: max(1, MemoryLayout<Value>.size), alignment: MemoryLayout<Value>.alignment
    ) { memory in
      guard let base = memory.baseAddress else { return nil }
      var sink = unsafe ElementSink(layout: layout, memory: base)
      guard fill(&sink), sink.count == layout.count else {
        sink.empty()
        return nil
      }
      return use(unsafe base.assumingMemoryBound(to: Value.self).move())
    }
  }

  /// The same, returning the value.
  func compose(_ fill: (inout ElementSink) -> Bool) -> Value? { compose(fill) { $0 } }

  /// Passes the elements of a value to `use`; inverse of ``compose(_:)``.
  func decompose<Result, Failure: Error>(
    _ value: Value, _ use: (inout ElementSource) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe withUnsafePointer(to: value) { (pointer) throws(Failure) in
      var source = unsafe ElementSource(layout: layout, memory: UnsafeRawPointer(pointer))
      return try use(&source)
    }
  }
}

/// One element, and its offset in the memory of a tuple.
struct ElementLayout: Sendable {
  let type: Any.Type
  let offset: Int
}

/// Where the elements of a value are put, from the left; safe for as long as ``TupleElements/compose(_:)`` lends it.
@safe struct ElementSink {
  fileprivate let layout: [ElementLayout]
  fileprivate let memory: UnsafeMutableRawPointer
  fileprivate var count = 0

  /// Puts the next element; false, and nothing is put, if there is none of this type.
  mutating func put<Element>(_ element: Element) -> Bool {
    guard count < layout.count, layout[count].type == Element.self else { return false }
    unsafe (memory + layout[count].offset).initializeMemory(as: Element.self, to: element)
    count += 1
    return true
  }

  /// Puts this many elements of another value.
  mutating func put(_ count: Int, of source: inout ElementSource) -> Bool {
    (0..<count).allSatisfy { _ in source.takeAny().map { put($0) } ?? false }
  }

  fileprivate func empty() {
    func destroy<Element>(_ type: Element.Type, at offset: Int) {
      unsafe (memory + offset).assumingMemoryBound(to: type).deinitialize(count: 1)
    }
    for element in layout.prefix(count) { destroy(element.type, at: element.offset) }
  }
}

/// The elements of a value, taken from the left; safe for as long as ``TupleElements/decompose(_:_:)`` lends it.
@safe struct ElementSource {
  fileprivate let layout: [ElementLayout]
  fileprivate let memory: UnsafeRawPointer
  fileprivate var count = 0

  /// The next element; nil, and nothing is taken, if there is none of this type.
  mutating func take<Element>(_ type: Element.Type) -> Element? {
    guard count < layout.count, layout[count].type == type else { return nil }
    defer { count += 1 }
    return unsafe (memory + layout[count].offset).assumingMemoryBound(to: type).pointee
  }

  /// The next element, whose type is only known at run time; nil if there is none.
  mutating func takeAny() -> Any? {
    guard count < layout.count else { return nil }
    func open<Element>(_ type: Element.Type) -> Any? { take(type) }
    let type = layout[count].type
    return open(type)
  }
}

/// What the runtime says of a tuple's type.
enum TupleLayout {
  /// The type and the offset of each element; nil if it is not a tuple.
  static func elements(of type: Any.Type) -> [ElementLayout]? {
    if type == Void.self { return [] }
    let word = MemoryLayout<UInt>.size
    let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    let tupleKind: UInt = 0x301
    guard unsafe metadata.load(as: UInt.self) == tupleKind else { return nil }
    let count = unsafe metadata.load(fromByteOffset: word, as: Int.self)
    return (0..<count).map { index in
      let element = unsafe metadata + (3 + 2 * index) * word
      return unsafe ElementLayout(
        type: element.load(as: Any.Type.self), offset: Int(element.load(fromByteOffset: word, as: UInt32.self)))
    }
  }

  /// The labels of the elements, nil for each without one; nil if it is not a tuple.
  static func labels(of type: Any.Type) -> [String?]? {
    guard let count = elements(of: type)?.count, count > 0 else { return nil }
    let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    let text = unsafe metadata.load(fromByteOffset: 2 * MemoryLayout<UInt>.size, as: UnsafePointer<CChar>?.self)
    // A space follows each label, the empty ones too; there is no text if there is no label.
    guard let text = unsafe text.map({ unsafe String(cString: $0) }) else { return Array(repeating: nil, count: count) }
    return text.parts(between: " ").prefix(count).map { $0.isEmpty ? nil : $0 }
  }

  /// The elements of a value whose type is only known at run time, that of a one-element labelled tuple included.
  static func decompose<Value>(_ value: Value) -> [Any] {
    TupleElements<Value>().decompose(value) { source in
      var elements: [Any] = []
      while let element = source.takeAny() { elements.append(element) }
      return elements
    }
  }
}
