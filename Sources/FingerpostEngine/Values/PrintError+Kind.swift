extension PrintError {
  /// The kind of error for a link with the same fault: a value that breaks a rule of syntax makes a malformed link. One that is
  /// missing, or does not read as its type, makes a link that no route has the shape of.
  package var kind: LinkError.Kind {
    switch reason {
    case .empty, .unprintable, .unprintableValue, .inexact, .foreign: .malformed
    case .tooLong(.bytes, _, _): .tooLong
    case .tooLong(.segments, _, _): .tooManySegments
    case .tooLong(.queryItems, _, _): .tooManyQueryItems
    case .method: .methodNotAllowed
    case .gone: .gone
    default: .notFound
    }
  }
}
