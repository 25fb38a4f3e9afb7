/// Types of a library that may change without a new build of those who use it: their layout is known at run time alone.
public struct Ticket: Sendable, Hashable {
  public let text: String
  public let number: Int

  public init(text: String, number: Int) { (self.text, self.number) = (text, number) }
}

/// One that may gain cases.
public enum Place: Sendable, Hashable {
  case nowhere
  case seat(row: Int, String)
  indirect case beside(Place)
  case marked(String, String?)
}
