import Testing

@testable import FingerpostCore

/// What the runtime says of an enum's values, and that nothing is read of tables that are laid out in another way.
@Suite struct EnumCaseTests {
  enum Link: Sendable { case user(String), page(Int), home, help }

  @Test func `cases that hold something have the first numbers`() {
    let values: [Link] = [.user(""), .page(7), .home, .help]
    #expect(values.map { EnumCase.tag(of: $0) } == [0, 1, 2, 3])
    #expect(values.map { EnumCase.isHolding($0) } == [true, true, false, false])
    #expect(values.map { EnumCase.name(of: $0) } == ["user", "page", "home", "help"])
    #expect(EnumCase.tag(of: "no enum") == nil)
  }

  /// A change of the table's words, and whether the number of a case is read of it.
  static let tables: [(String, Bool, @Sendable (inout [UInt]) -> Void)] = [
    ("as it is", true, { _ in }),
    ("another size", false, { $0[8] += 1 }),
    ("another stride", false, { $0[9] += 8 }),
    ("another alignment", false, { $0[10] ^= 1 }),
    ("no witnesses of an enum", false, { $0[10] &= ~0x20_0000 }),
    ("a word more before the size", false, { $0.insert(0, at: 0) }),
    ("a word less before the size", false, { $0.removeFirst() }),
  ]

  @Test(arguments: tables.indices) func `a table that says other than the compiler is not read`(index: Int) {
    let metadata = unsafeBitCast(Link.self as Any.Type, to: UnsafeRawPointer.self)
    let table = metadata.load(fromByteOffset: -MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
    var words = (0..<14).map { table.load(fromByteOffset: $0 * MemoryLayout<UInt>.size, as: UInt.self) }
    let (name, isRead, change) = Self.tables[index]
    change(&words)
    words.withUnsafeBytes { copy in
      #expect(copy.baseAddress.map { EnumCase.tagWitness(in: $0, of: Link.self) != nil } == isRead, "\(name)")
    }
  }
}
