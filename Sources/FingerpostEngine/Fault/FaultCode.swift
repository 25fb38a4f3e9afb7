/// The code of a fault, by which people find its cause and its fix: `FP0312` on the page `Documentation/errors.md`.
///
///     do { _ = try table.match("app://users/%zz") } catch { print(error.code) }   // FP0312
///
/// A code keeps its meaning in all versions. The same fault has the same code in the compiler's messages, in those of the command
/// line, and at run time. More codes may come: compare, and keep a default.
public struct FaultCode: Sendable, Hashable, CustomStringConvertible {
  package let kind: FaultKind

  package init(_ kind: FaultKind) { self.kind = kind }

  /// The digits behind `FP`, from 1 to 9999; the hundreds tell the area.
  public var number: Int { Int(kind.rawValue) }

  /// `FP0312`
  public var description: String {
    let digits = String(number)
    return "FP" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// Where the code is explained, from the root of this package: `Documentation/errors.md#fp0312`.
  public var page: String { "Documentation/errors.md#\(description.lowercased())" }
}

extension FaultCode: Comparable {
  /// By number.
  public static func < (left: FaultCode, right: FaultCode) -> Bool { left.number < right.number }
}

/// What is wrong, in words and with a code.
public protocol CodedFault: CustomStringConvertible, CustomDebugStringConvertible {
  /// What sort of fault it is: where its cause and its fix are explained.
  var code: FaultCode { get }
}

extension CodedFault {
  /// The description and the code: `no route has this shape (at byte 6) [FP0301]`.
  public var debugDescription: String { "\(description) [\(code)]" }
}
