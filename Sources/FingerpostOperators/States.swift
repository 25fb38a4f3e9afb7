// What a pattern is, and so what may follow it: decided by its type.

/// A pattern of a path: a segment or a query item may follow.
public typealias Path = PatternPath

/// A pattern with a query: a query item may follow.
public typealias Query = PatternQuery

/// A wildcard that waits for the part that it ends before: `any`.
public enum AnyStart {}

/// A pattern that ends in a wildcard: a segment or a query item may follow, and so may nothing.
public enum AnyEnd {}

/// What a pattern can be.
public protocol PatternState {}

/// A pattern that may stand as it is.
public protocol ClosedPatternState: PatternState {}

/// A pattern that still waits for its next part: no route can be made of it.
public protocol OpenPatternState: PatternState {}

/// A pattern of a path that may stand as it is.
public protocol ClosedPathPatternState: ClosedPatternState, PathPatternState {}

/// A pattern after which a segment may stand.
public protocol PathPatternState: PatternState {}

extension PatternPath: ClosedPathPatternState {}
extension AnyEnd: ClosedPathPatternState {}
extension AnyStart: OpenPatternState, PathPatternState {}
extension PatternQuery: ClosedPatternState {}
