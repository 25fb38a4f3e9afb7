// A function of several parameters as one of one parameter after another, from the first or from the last.

/// `curry(f)(a)(b)` is `f(a, b)`.
public func curry<A: Sendable, B: Sendable, Result>(
  _ function: @escaping @Sendable (A, B) -> Result
) -> @Sendable (A) -> @Sendable (B) -> Result {
  { a in { b in function(a, b) } }
}

/// `curry(f)(a)(b)` is `f(a, b)`.
public func curry<A: Sendable, B: Sendable, C: Sendable, Result>(
  _ function: @escaping @Sendable (A, B, C) -> Result
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> Result {
  { a in { b in { c in function(a, b, c) } } }
}

/// `curry(f)(a)(b)` is `f(a, b)`.
public func curry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, Result>(
  _ function: @escaping @Sendable (A, B, C, D) -> Result
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) -> Result {
  { a in { b in { c in { d in function(a, b, c, d) } } } }
}

/// `curry(f)(a)(b)` is `f(a, b)`.
public func curry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, Result>(
  _ function: @escaping @Sendable (A, B, C, D, E) -> Result
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) -> @Sendable (E) -> Result {
  { a in { b in { c in { d in { e in function(a, b, c, d, e) } } } } }
}

/// `curry(f)(a)(b)` is `f(a, b)`.
public func curry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, Result>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) -> Result
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) -> @Sendable (E) -> @Sendable (F) -> Result {
  { a in { b in { c in { d in { e in { f in function(a, b, c, d, e, f) } } } } } }
}

/// `flipCurry(f)(b)(a)` is `f(a, b)`.
public func flipCurry<A: Sendable, B: Sendable, Result>(
  _ function: @escaping @Sendable (A, B) -> Result
) -> @Sendable (B) -> @Sendable (A) -> Result {
  { b in { a in function(a, b) } }
}

/// `flipCurry(f)(b)(a)` is `f(a, b)`.
public func flipCurry<A: Sendable, B: Sendable, C: Sendable, Result>(
  _ function: @escaping @Sendable (A, B, C) -> Result
) -> @Sendable (C) -> @Sendable (B) -> @Sendable (A) -> Result {
  { c in { b in { a in function(a, b, c) } } }
}

/// `flipCurry(f)(b)(a)` is `f(a, b)`.
public func flipCurry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, Result>(
  _ function: @escaping @Sendable (A, B, C, D) -> Result
) -> @Sendable (D) -> @Sendable (C) -> @Sendable (B) -> @Sendable (A) -> Result {
  { d in { c in { b in { a in function(a, b, c, d) } } } }
}

/// `flipCurry(f)(b)(a)` is `f(a, b)`.
public func flipCurry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, Result>(
  _ function: @escaping @Sendable (A, B, C, D, E) -> Result
) -> @Sendable (E) -> @Sendable (D) -> @Sendable (C) -> @Sendable (B) -> @Sendable (A) -> Result {
  { e in { d in { c in { b in { a in function(a, b, c, d, e) } } } } }
}

/// `flipCurry(f)(b)(a)` is `f(a, b)`.
public func flipCurry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, Result>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) -> Result
) -> @Sendable (F) -> @Sendable (E) -> @Sendable (D) -> @Sendable (C) -> @Sendable (B) -> @Sendable (A) -> Result {
  { f in { e in { d in { c in { b in { a in function(a, b, c, d, e, f) } } } } } }
}
