/// Types of a library that may change without a new build of those who use it: their layout is known at run time alone.
public struct Ticket: Sendable, Hashable {
  /// What is printed on it.
  public let text: String
  /// Which one it is.
  public let number: Int

  /// One of a text and a number.
  public init(text: String, number: Int) { (self.text, self.number) = (text, number) }
}

/// One that may gain cases.
public enum Place: Sendable, Hashable {
  case nowhere
  case seat(row: Int, String)
  indirect case beside(Place)
  case marked(String, String?)
}
