extension PrintError {
  /// What a link of the same fault is called: a value that breaks a rule of syntax makes a malformed link, one that does not read for
  /// its type, or is missing, a link that no route has the shape of.
  package var kind: LinkError.Kind {
    switch reason {
    case .empty, .unprintable, .unprintableValue, .inexact, .foreign: .malformed
    case .tooLong: .tooLong
    case .tooManySegments: .tooManySegments
    case .tooManyQueryItems: .tooManyQueryItems
    case .method: .methodNotAllowed
    default: .notFound
    }
  }
}
