import FingerpostCore

// The states of patterns: the type of a pattern decides what may follow it.

/// A pattern of a path: a segment or a query item may follow.
public typealias Path = PatternPath

/// A pattern with a query: a query item may follow.
public typealias Query = PatternQuery

/// A wildcard that still needs the part that ends it: `any`.
public enum AnyStart {}

/// A pattern that ends in a wildcard: a segment, a query item or nothing may follow.
public enum AnyEnd {}

/// The state of a pattern, which decides what may follow it.
public protocol PatternState {}

/// A complete pattern.
public protocol ClosedPatternState: PatternState {}

/// An incomplete pattern, which still needs its next part: no route can be made of it.
public protocol OpenPatternState: PatternState {}

/// A complete pattern of a path.
public protocol ClosedPathPatternState: ClosedPatternState, PathPatternState {}

/// A pattern that a segment may follow.
public protocol PathPatternState: PatternState {}

extension PatternPath: ClosedPathPatternState {}
extension AnyEnd: ClosedPathPatternState {}
extension AnyStart: OpenPatternState, PathPatternState {}
extension PatternQuery: ClosedPatternState {}
