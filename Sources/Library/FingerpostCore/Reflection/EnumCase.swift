// What the language's runtime knows of an enum's value: which case it is, the case's name, and what it holds. None of it
// asks the value's own `==`, `description` or `customMirror`, which may say anything.

/// The number and name of an enum value's case, and what the case holds.
enum EnumCase {
  /// The number of the case; nil for a value that is not an enum's.
  ///
  /// Each case has its own, overloaded names included, whether or not reflection metadata was compiled.
  static func tag<Value>(of value: Value) -> UInt32? { isKnown ? number(of: value) : nil }

  /// Whether the runtime's tables are laid out as they are read here (stable where Swift's ABI is). It is tried out once, with an enum
  /// whose cases are known; if they come out otherwise, no value has a number.
  private static let isKnown: Bool = {
    enum Known { case first(String), second(Int), third, fourth }
    let values: [Known] = [.first(""), .second(0), .third, .fourth]
    return values.map { number(of: $0) } == [0, 1, 2, 3] && holdingCount(Known.self) == 2
  }()

  private static func number<Value>(of value: Value) -> UInt32? {
    guard let metadata = unsafe metadata(of: Value.self) else { return nil }
    let witnesses = unsafe metadata.load(fromByteOffset: -MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
    guard let getTag = unsafe tagWitness(in: witnesses, of: Value.self) else { return nil }
    return unsafe withUnsafePointer(to: value) { unsafe getTag(UnsafeRawPointer($0), metadata) }
  }

  /// Reads the number of a value's case, of the type with this metadata.
  typealias GetTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32

  /// The witness in a type's value witness table that reads the number of a case; nil if the table says another size, stride or
  /// alignment than the compiler, or that it has no witnesses of an enum: then it is laid out in another way.
  static func tagWitness<Value>(in table: UnsafeRawPointer, of _: Value.Type) -> GetTag? {
    // Eight functions come before the size and the stride, and two 32-bit fields after them.
    let word = MemoryLayout<UInt>.size
    let flags = unsafe table.load(fromByteOffset: 10 * word, as: UInt32.self)
    let (alignmentMask, hasEnumWitnesses): (UInt32, UInt32) = (0xFF, 0x20_0000)
    guard unsafe table.load(fromByteOffset: 8 * word, as: Int.self) == MemoryLayout<Value>.size,
      unsafe table.load(fromByteOffset: 9 * word, as: Int.self) == MemoryLayout<Value>.stride,
      flags & alignmentMask == MemoryLayout<Value>.alignment - 1, flags & hasEnumWitnesses != 0
    else { return nil }
    let witness = unsafe table.load(fromByteOffset: 10 * word + 8, as: UnsafeRawPointer.self)
    return unsafe unsafeBitCast(witness, to: GetTag.self)
  }

  /// Whether a type is an enum, `Optional` included.
  static func isEnum(_ type: Any.Type) -> Bool { unsafe metadata(of: type) != nil }

  /// Whether the case holds something of any size, which can be said without reflection metadata, too.
  ///
  /// The cases that do have the first numbers; how many they are is in the type's descriptor.
  static func isHolding<Value>(_ value: Value) -> Bool {
    guard let tag = tag(of: value), let count = holdingCount(Value.self) else { return false }
    return tag < count
  }

  /// How many cases hold something; nil for no enum.
  private static func holdingCount(_ type: Any.Type) -> UInt32? {
    guard let metadata = unsafe metadata(of: type) else { return nil }
    let descriptor = unsafe metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
    // Five 32-bit fields come before the count, which shares its word with an offset of eight bits.
    return unsafe descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
  }

  /// The runtime's metadata of an enum's type; nil for any other type.
  private static func metadata(of type: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    let kind = unsafe metadata.load(as: UInt.self)
    let (enumKind, optionalKind): (UInt, UInt) = (0x201, 0x202)
    return unsafe kind == enumKind || kind == optionalKind ? metadata : nil
  }

  /// The name of the case, without labels; nil for no enum, or where reflection metadata was not compiled.
  static func name<Value>(of value: Value) -> String? {
    guard tag(of: value) != nil, let name = unsafe caseName(value) else { return nil }
    return unsafe String(cString: name)
  }

  /// What a value's case holds, as it is written in the case: with its labels, if any; nil if it holds nothing.
  static func payload<Value>(of value: Value) -> Any? {
    guard tag(of: value) != nil, childCount(value, type: Value.self) > 0 else { return nil }
    var name: UnsafePointer<CChar>?
    var free: FreeName?
    defer { if let name = unsafe name { unsafe free?(name) } }
    return unsafe child(of: value, type: Value.self, index: 0, name: &name, free: &free)
  }
}

/// The runtime's own entry point for the name of a case.
@_silgen_name("swift_EnumCaseName")
private func caseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

private typealias FreeName = @convention(c) (UnsafePointer<CChar>?) -> Void

/// What `Mirror` is made of, past the value's own mirror: one child where the case holds something.
@_silgen_name("swift_reflectionMirror_count")
private func childCount<Value>(_ value: Value, type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func child<Value>(
  of value: Value, type: Any.Type, index: Int, name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  free: UnsafeMutablePointer<FreeName?>
) -> Any
