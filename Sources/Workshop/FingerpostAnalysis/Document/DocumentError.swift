public import FingerpostEngine

/// Why a document does not read, or one thing that is wrong in it.
///
///     4:17: ":" is expected (in paths./users/{id})
public struct DocumentError: Error, Sendable, Hashable, CodedFault {
  /// What is wrong.
  public let message: String
  /// In bytes from the start of the document.
  public let offset: Int
  /// From 1.
  public let line: Int
  /// In Unicode scalars, from 1.
  public let column: Int
  /// The keys from the outermost value to this one: `paths./users/{id}.get.tags[0]`. Empty for the document itself.
  public let path: String
  /// FP0911 for an error, FP0912 for an old form, FP0917 for a part that is not compared, FP0918 for a file that claims nothing.
  public private(set) var code = FaultCode(.documentUnreadable)

  /// The same as a remark about a document that reads.
  package func asRemark(_ kind: FaultKind) -> DocumentError {
    var error = self
    error.code = FaultCode(kind)
    return error
  }

  /// The position, what is wrong, and in which value.
  public var description: String { "\(line):\(column): \(message)" + (path.isEmpty ? "" : " (in \(path))") }
}

/// Everything that is wrong in a document, in the order of the text.
public struct DocumentErrors: Error, Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  /// What is wrong; never empty.
  public let errors: [DocumentError]

  package init(_ errors: [DocumentError]) { self.errors = errors.sorted { $0.offset < $1.offset } }

  /// A line each.
  public var description: String { errors.map(\.description).joined(separator: "\n") }

  /// A line each, with its code.
  public var debugDescription: String { errors.map(\.debugDescription).joined(separator: "\n") }
}

/// A position in a document.
package struct DocumentPosition: Sendable, Hashable {
  /// In bytes from the start of the document.
  package let offset: Int
  /// From 1.
  package let line: Int
  /// In Unicode scalars, from 1.
  package let column: Int

  package func error(_ message: String, in path: DocumentPath = DocumentPath()) -> DocumentError {
    DocumentError(message: message, offset: offset, line: line, column: column, path: path.description)
  }
}

/// The bytes of a document, and where its lines begin.
package struct DocumentLines: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// How many scalars precede each block of bytes: a document may be one line, of which no position may take long.
  private let counts: [Int]
  private static let block = 256

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var (starts, counts, count) = ([0], [0], 0)
    for (offset, byte) in bytes.enumerated() {
      if Self.beginsScalar(byte) { count += 1 }
      if offset % Self.block == Self.block - 1 { counts.append(count) }
      if byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    }
    (self.starts, self.counts) = (starts, counts)
  }

  package func position(of offset: Int) -> DocumentPosition {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return DocumentPosition(
      offset: offset, line: low + 1, column: scalarCount(before: offset) - scalarCount(before: starts[low]) + 1)
  }

  private func scalarCount(before offset: Int) -> Int {
    let block = offset / Self.block
    Work.current?.spend(offset - block * Self.block)
    return counts[block] + bytes[(block * Self.block)..<offset].count(where: Self.beginsScalar)
  }

  /// Whether a byte continues no scalar.
  private static func beginsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

  /// What is wrong with the document at an offset.
  package func error(_ message: String, at offset: Int, in path: DocumentPath = DocumentPath()) -> DocumentError {
    position(of: offset).error(message, in: path)
  }
}
