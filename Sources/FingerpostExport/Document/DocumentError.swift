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
  /// FP0911 of what does not read; of what reads, FP0912 if it should be written otherwise, FP0917 if it is left out of the
  /// comparison, FP0918 if it claims nothing.
  public private(set) var code = FaultCode(.documentUnreadable)

  /// What may be said of what reads.
  enum Remark {
    /// It should be written otherwise.
    case oldForm
    /// It is not compared.
    case leftOut
    /// It claims no links.
    case noClaims
  }

  /// The same of what reads.
  func asRemark(_ remark: Remark) -> DocumentError {
    var error = self
    error.code =
      switch remark {
      case .oldForm: FaultCode(.documentOldForm)
      case .leftOut: FaultCode(.documentLeftOut)
      case .noClaims: FaultCode(.documentNoClaims)
      }
    return error
  }

  /// The position, what is wrong, and in which value.
  public var description: String { "\(line):\(column): \(message)" + (path.isEmpty ? "" : " (in \(path))") }
}

/// The steps from the outermost value of a document to another.
package struct DocumentPath: Sendable, Hashable, CustomStringConvertible {
  package enum Step: Sendable, Hashable {
    case key(String)
    case index(Int)
  }

  package private(set) var steps: [Step] = []

  package init() {}

  package mutating func append(_ step: Step) { steps.append(step) }
  mutating func removeLast() { _ = steps.popLast() }

  package func appending(_ step: Step) -> DocumentPath {
    var longer = self
    longer.append(step)
    return longer
  }

  /// `paths./users/{id}.get.tags[0]`
  package var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index(let index): text += "[\(index)]"
      }
    }
  }
}
