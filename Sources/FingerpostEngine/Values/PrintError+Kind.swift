extension PrintError {
  /// What a link of the same fault is called: a value that breaks a rule of syntax makes a malformed link, one that does not read for
  /// its type, or is missing, a link that no route has the shape of.
  package var kind: LinkError.Kind {
    switch reason {
    case .empty, .unprintable, .unprintableValue, .inexact, .foreign: .malformed
    case .tooLong(.bytes, _, _): .tooLong
    case .tooLong(.segments, _, _): .tooManySegments
    case .tooLong(.queryItems, _, _): .tooManyQueryItems
    case .method: .methodNotAllowed
    default: .notFound
    }
  }
}
