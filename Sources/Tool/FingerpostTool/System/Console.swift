import FingerpostInput
import FingerpostProof

/// Everything that the command line touches outside of itself; tests replace it with memory.
struct Console {
  var files: Files
  var write: (_ bytes: [UInt8]) throws(SystemError) -> Void
  /// Writes all of the bytes to the standard error; a failure is ignored.
  var complain: (_ bytes: [UInt8]) -> Void
  var isTerminal = false
  var isErrorTerminal = false
  /// How many columns the terminal has; nil if that is not known.
  var terminalColumns: Int?
  var variable: (_ name: String) -> String? = { _ in nil }
  /// What one command may cost: what takes more is unfinished.
  var budget = Work.Budget.standard
}

extension Console {
  /// The process's own input, output and files.
  static var system: Console {
    SystemProcess.ignoreClosedPipes()
    return Console(
      files: .system,
      write: Descriptor.output.put,
      complain: { try? Descriptor.errors.put($0) },
      isTerminal: Descriptor.output.isTerminal,
      isErrorTerminal: Descriptor.errors.isTerminal,
      terminalColumns: Descriptor.output.columns,
      variable: SystemProcess.variable)
  }
}

enum Executable {
  static let name = "fingerpost"
  static let version = "0.1.0"
}
